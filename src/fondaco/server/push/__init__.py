"""Web Push: telling a visitor whose pages are all closed that it is their turn, if the operator wants it."""
