"""What the bots have found out, in sentences: hints during a game, reviews after it."""
