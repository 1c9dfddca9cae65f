"""Processes in which bots think, so that a slow or broken bot delays nobody."""
