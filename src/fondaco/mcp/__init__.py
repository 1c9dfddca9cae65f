"""A language model at the table, by the Model Context Protocol: the extra `fondaco[mcp]`.

`text` writes down what a seat may see, `table` is a game of one model against bots, `server` the tools by
which a model plays it. docs/models.md tells it to those who bring a model.
"""
