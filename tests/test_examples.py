"""Every public name has a docstring with an example, and the example runs."""

from __future__ import annotations

import doctest
import importlib
import inspect

import pytest

PACKAGES = ["fondaco", "fondaco.kernel", "fondaco.bots", "fondaco.env", "fondaco.data", "fondaco.external"]


def public_names() -> list[tuple[str, str]]:
    found = [(package, name) for package in PACKAGES for name in importlib.import_module(package).__all__]
    assert len(found) > 100
    return found


def example_of(package: str, name: str) -> str:
    """The text that shows how a name is used. Values have no docstring: their package's shows them."""
    module = importlib.import_module(package)
    thing: object = getattr(module, name)
    if inspect.isclass(thing) or inspect.isfunction(thing):
        return inspect.getdoc(thing) or ""
    shown = [example.source for example in doctest.DocTestParser().get_examples(module.__doc__ or "")]
    return (module.__doc__ or "") if name in " ".join(shown) else ""


def test_every_public_name_has_an_example() -> None:
    assert [
        f"{package}.{name}" for package, name in public_names() if ">>>" not in example_of(package, name)
    ] == []


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    texts = {example_of(package, name): f"{package}.{name}" for package, name in public_names()}
    failed = [name for text, name in texts.items() if not is_true(text, name)]
    assert failed == [], capsys.readouterr().out


def is_true(text: str, name: str) -> bool:
    test = doctest.DocTestParser().get_doctest(text, {}, name, None, None)
    return doctest.DocTestRunner().run(test).failed == 0
