"""Bots that are programs of their own, in any language: they read questions and write answers line by line.

`messages` has the types of the protocol, `process` the program behind a limit of time and memory,
`command_bot` the bot that asks it, `conformance` what a program does right or wrong, `schema` all messages
as a JSON Schema. docs/bot-protocol.md tells it to authors of bots.
"""

from fondaco.external.command_bot import CommandBot
from fondaco.external.process import ProgramLimits

__all__ = ["CommandBot", "ProgramLimits"]
