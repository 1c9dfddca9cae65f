"""The console on which a command prints its result."""

from __future__ import annotations

from rich.console import Console


class ResultConsole(Console):
    """A console that survives a reader who stops reading, as in `fondaco replay … | head`."""

    def on_broken_pipe(self) -> None:
        """Raise what `main` turns into exit code 0; rich would exit with 1, which means a bad result."""
        raise BrokenPipeError
