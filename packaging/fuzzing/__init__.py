"""What `packaging/fuzz` is made of: mutations, targets, and the watch over a worker."""
