"""A battle of miniatures at a plain prompt, and the demonstration that types its commands by itself.

    a line: a command as JSON, or a word ──► the session: done, or refused with reasons ──► status in words

It may know the terminal, the session and the words of the game; it has no rule of its own.
"""
