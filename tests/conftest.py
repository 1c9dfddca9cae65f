"""What all tests share: how golden files are made again."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--remake", action="store_true", help="write the golden files anew instead of comparing")


@pytest.fixture
def remake(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--remake"))
