"""The site: many tables, played at from browsers. It knows no game.

`run` serves an `app`, whose requests and sockets (`http/`) act on a `site`. `table/` is one table: the only
writer of its game, and everybody who looks at it. `lobby/` lists the tables, `store/` keeps them on disk,
`bots/` lets other processes think. `wire` and `forms` are what goes over the network.
"""
