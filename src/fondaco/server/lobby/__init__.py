"""The list of tables, as each visitor sees it."""
