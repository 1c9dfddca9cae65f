"""What mypyc makes slow, written the way it makes fast: done to a module before it is compiled.

So the rules themselves can stay plain. What is changed stays on its line, so tracebacks fit the source.
"""

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

KIND = re.compile(r"(\b(?:tell|asked|parts|answer)\(\s*)shape\.(\w+)")  # how rules name a kind of the shape
TELLING = ("tell", "confide")  # methods of a state that do nothing while it has no log
# Builtins that mypyc makes a loop of, if they are given a generator. Bots add fractions, which newer Pythons
# add more exactly than such a loop does.
LOOPS = {"kernel": ("any", "all", "sum"), "games": ("any", "all", "sum"), "bots": ("any", "all")}
OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitOr: "|", ast.BitAnd: "&"}


class Edit(NamedTuple):
    """New text in place of a stretch of the source, in bytes as `ast` counts them."""

    start: int
    end: int
    text: str


def rewritten(source: str, part: str) -> str:
    """The same module of the kernel, the games or the bots, but faster when it is compiled."""
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    edits = [edit for node in ast.walk(ast.parse(source)) for edit in edits_of(node, source, starts, part)]
    text = b"".join(lines)
    for edit in sorted(edits, reverse=True):
        text = text[: edit.start] + edit.text.encode() + text[edit.end :]
    return bound_kinds(text.decode()) if part == "games" else text.decode()


def edits_of(node: ast.AST, source: str, starts: list[int], part: str) -> Iterator[Edit]:
    """What is to be changed at one node of the tree."""
    match node:
        case ast.Expr(ast.Call(ast.Attribute(ast.Name(state), verb))) if part == "games" and verb in TELLING:
            yield insertion(begin(node, starts), f"if {state}.log is not None: ")
        case ast.Call(ast.Name(name), [things], []) if name in LOOPS[part] and not is_generator(things):
            yield insertion(begin(things, starts), "each_ for each_ in (")
            yield insertion(end(things, starts), ")")
        case ast.AugAssign(ast.Subscript() as target, operator, value):
            if type(operator) in OPERATORS and not calls_anything(target):
                item = ast.get_source_segment(source, target)
                text = f" = {item} {OPERATORS[type(operator)]} ("
                yield Edit(end(target, starts), begin(value, starts), text)
                yield insertion(end(value, starts), ")")


def insertion(at: int, text: str) -> Edit:
    return Edit(at, at, text)


def begin(node: ast.expr | ast.stmt, starts: list[int]) -> int:
    return starts[node.lineno - 1] + node.col_offset


def end(node: ast.expr | ast.stmt, starts: list[int]) -> int:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return starts[node.end_lineno - 1] + node.end_col_offset


def is_generator(node: ast.expr) -> bool:
    """It is a loop already, or no iterable that could become one."""
    return isinstance(node, ast.GeneratorExp | ast.Starred)


def calls_anything(node: ast.expr) -> bool:
    """Then it may not be written twice."""
    return any(isinstance(part, ast.Call | ast.NamedExpr | ast.Await) for part in ast.walk(node))


def bound_kinds(source: str) -> str:
    """The same module with a constant for every kind of the shape that it names.

    A constant is a C variable, `shape.Name` two look-ups: over whole games that is 5 to 9 % of the time.
    """
    names = sorted({match[2] for match in KIND.finditer(source)})
    if not names:
        return source
    bound = KIND.sub(r"\1_\2", source)
    constants = "".join(f"_{name}: Final = shape.{name}\n" for name in names)
    return f"{bound}\nfrom typing import Final\n\n{constants}"
