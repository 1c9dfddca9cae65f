"""The tables on disk: one SQLite file, and the thread that alone writes to it."""
