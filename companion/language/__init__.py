"""What people read: words in every language, numbers, lengths and units, text on its way in and out.

    typed by people, read from files ──► incoming: no control characters, nothing that turns or hides writing
                                             │
                        stored: ids, figures, messages (a key and its arguments), English where it was ever kept
                                             │
    tr("{unit} fires", unit=…) ──► tongue ── catalogue (gettext) ──► lengths, figures ──► escaping, one way a medium

English is the key of every word and loads no catalogue. `tongue` is the one place that all words pass, `lengths` the
one that all distances of the miniatures table pass: rules and what is stored have inches. A message is put into words
where it is read, in the reader's language, and no words are ever parsed back.

It may know no game and no file of the program; `kernel.languages` finds the catalogues and starts a language.
"""
