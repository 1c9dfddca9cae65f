"""What a visitor has here: games played, ways to come back from another device, and how it is deleted."""
