"""What the network sees: requests, sockets, the checks that every request passes, the client's files."""
