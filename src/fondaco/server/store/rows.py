"""Answers and set-ups as they are stored and handed to workers.

An Action is an AnswerRow and a SetUp is a SetUpRow; but where the kernel is compiled, its classes no longer
say what their entries are, and what is read back could not be checked.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from fondaco.kernel.action import Arg

AnswerRow: TypeAlias = tuple[int, str, tuple[Arg, ...]]
SetUpRow: TypeAlias = tuple[str, str, int, dict[str, str], dict[str, Any] | None]
