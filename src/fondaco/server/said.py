"""Answers as they are stored and handed to workers."""

from __future__ import annotations

from typing import TypeAlias

from fondaco.kernel.action import Arg

# An Action is one; but where the kernel is compiled, it no longer says what its entries are.
Row: TypeAlias = tuple[int, str, tuple[Arg, ...]]
