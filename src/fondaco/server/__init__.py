"""The site: tables, sockets, storage and bots. It knows no game."""
