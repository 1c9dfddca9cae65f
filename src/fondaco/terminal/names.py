"""What players are called who have not said their names."""

from __future__ import annotations

from typing import Final

PLAYER_NAMES: Final = ("Anke", "Bernd", "Claudia", "Daniel", "Eva")  # by seat
