"""From content to boxes: type is measured first, then its size is chosen; what does not fit goes to a further face."""
