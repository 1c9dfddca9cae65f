"""A whole state as plain data, by reflection: of interpreted, slotted and compiled objects alike."""

from __future__ import annotations

import gc
import inspect
from collections.abc import Iterator
from hashlib import sha256
from types import FunctionType, ModuleType

from fondaco.kernel import State

PLAIN = {int, str, bool, type(None)}
HELD = (int, str, list, tuple, type(None))
CONSTANTS: dict[int, object] = {}  # by id; held here, so that no other object gets the id
DECLARED: dict[type, tuple[str, ...]] = {}  # so that each class is looked at once


def declared(kind: type) -> tuple[str, ...]:
    """The attributes a class has room for: by mypyc, by slots, or with a value to begin with."""
    if kind not in DECLARED:
        DECLARED[kind] = read_declared(kind)
    return DECLARED[kind]


def read_declared(kind: type) -> tuple[str, ...]:
    names: list[str] = []
    for base in kind.__mro__:
        names.extend(base.__dict__.get("__mypyc_attrs__", ()))
        slots = base.__dict__.get("__slots__", ())
        names.extend([slots] if isinstance(slots, str) else slots)
        kinds = inspect.get_annotations(base)
        names.extend([name for name in kinds if not str(kinds[name]).startswith("ClassVar")])
    return tuple([name for name in names if name not in {"__dict__", "__weakref__"}])


def attributes(thing: object) -> list[str]:
    """The names of what an object holds, in an order that does not depend on how it was compiled."""
    names = {*declared(type(thing)), *getattr(thing, "__dict__", ())}
    return sorted(name for name in names if hasattr(thing, name))


def dump(thing: object) -> object:
    """The whole of a thing as nested lists, which compare and print alike wherever they were made.

    The log of a state is left out: a copy tells nothing, and yet is the same state. Constants are only named.
    """
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list | tuple):
        return list(thing) if PLAIN.issuperset(map(type, thing)) else [dump(each) for each in thing]
    if id(thing) in CONSTANTS:
        return f"the {type(thing).__name__}"
    if isinstance(thing, dict):
        return [[dump(key), dump(value)] for key, value in thing.items()]
    if isinstance(thing, set | frozenset):
        return sorted([dump(each) for each in thing], key=repr)
    names = [name for name in attributes(thing) if not (name == "log" and isinstance(thing, State))]
    return [type(thing).__name__, *([name, dump(getattr(thing, name))] for name in names)]


def fix_constants(s: State) -> None:
    """Take for constant what a state itself holds, not in a list, and shares with its copies: an edition."""
    copy = s.copy()
    for name in attributes(s):
        value = getattr(s, name)
        if value is getattr(copy, name) and not isinstance(value, HELD):
            CONSTANTS[id(value)] = value


def dump_whole(thing: object) -> object:
    """A dump that looks into constants, too: to find out whether they are."""
    held = dict(CONSTANTS)
    CONSTANTS.clear()
    try:
        return dump(thing)
    finally:
        CONSTANTS.update(held)


def digest(thing: object) -> str:
    """A fingerprint of the whole of a thing."""
    return sha256(repr(dump(thing)).encode()).hexdigest()


def parts(thing: object) -> Iterator[object]:
    """A thing and everything in it that could change. Tuples cannot; what is in a log does not; a constant is
    one thing, whatever is in it."""
    if thing is None or isinstance(thing, int | str | tuple):
        return
    yield thing
    if id(thing) in CONSTANTS:
        return
    if isinstance(thing, dict):
        held = list(thing.values())
    elif isinstance(thing, list | set):
        held = list(thing)
    else:
        names = [name for name in attributes(thing) if not (name == "log" and isinstance(thing, State))]
        held = [getattr(thing, name) for name in names]
    for each in held:
        yield from parts(each)


def shared(one: object, other: object) -> list[object]:
    """What two things have both: the same, not just alike."""
    mine = {id(each) for each in parts(one)}
    return [each for each in parts(other) if id(each) in mine]


def reachable(thing: object) -> Iterator[object]:
    """Every object that can be got at from a thing, through attributes, containers and closures."""
    seen: dict[int, object] = {}
    todo = [thing]
    while todo:
        each = todo.pop()
        if id(each) in seen or isinstance(each, type | ModuleType):
            continue
        seen[id(each)] = each
        if isinstance(each, FunctionType):  # its globals are the module's, not its own
            todo.extend([each.__closure__, each.__defaults__, each.__kwdefaults__])
        else:
            todo.extend(gc.get_referents(each))
    yield from seen.values()
