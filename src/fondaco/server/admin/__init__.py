"""The operator's hand on a running site: `fondaco admin` speaks to it over a Unix socket beside its data.

To add a command: write a form (a msgspec `Struct` with what the command takes) and a coroutine
`do(site, form)` that returns something JSON can hold and raises `CommandRefused` with a sentence; then list
the two in `commands.COMMANDS`. A command line asks for it with `wire.ask(socket_path(data), "name", form)`.
"""
