"""One table: its game, who sits there, who looks, how its bots move, and how it is told when it is over."""
