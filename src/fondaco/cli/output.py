"""Where a command writes its result."""

from __future__ import annotations

from rich.console import Console


class ResultConsole(Console):
    """A console whose reader may have had enough, as in `fondaco replay … | head`."""

    def on_broken_pipe(self) -> None:
        """Leave that to the command: rich would exit with 1, which here means a bad result."""
        raise BrokenPipeError
