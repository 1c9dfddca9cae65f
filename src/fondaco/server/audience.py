"""The pages that look at one table."""

from __future__ import annotations

from fondaco.server import wire
from fondaco.server.about import about
from fondaco.server.head import Head
from fondaco.server.news import News, encoder
from fondaco.server.page import Page


class Audience:
    """Who looks, and who wishes that a bot plays for somebody who does not."""

    def __init__(self) -> None:
        self.pages: list[Page] = []
        self.wishes: dict[int, list[str]] = {}  # by seat: the visitors who wish it

    def info(self, head: Head, visitor: str) -> wire.TableInfo:
        return about(head, visitor, self.online(), self.spectators(), self.wishes)

    def spectators(self) -> int:
        return sum(not page.seats for page in self.pages)

    def online(self) -> list[str]:
        """The visitors who look."""
        return list(dict.fromkeys(page.visitor for page in self.pages))

    @property
    def has_players(self) -> bool:
        return any(page.seats for page in self.pages)

    def enter(self, head: Head, page: Page) -> None:
        page.seats = head.seats_of(page.visitor)
        self.pages.append(page)
        for seat in page.seats:
            self.wishes.pop(seat, None)  # the owner is here after all
        page.tell(encoder.encode(wire.TableNews(self.info(head, page.visitor))))

    def leave(self, page: Page) -> None:
        if page in self.pages:
            self.pages.remove(page)

    def reseat(self, head: Head) -> None:
        """Seats have changed hands: a page that plays others now is told everything anew, as they know it."""
        for page in self.pages:
            seats = head.seats_of(page.visitor)
            if seats != page.seats:
                page.seats, page.seen = seats, -1

    def announce(self, head: Head) -> None:
        """Tell every page how the table stands; those of one visitor are told the same."""
        online, spectators = self.online(), self.spectators()
        messages: dict[str, bytes] = {}
        for page in self.pages:
            visitor = page.visitor
            if visitor not in messages:
                table = about(head, visitor, online, spectators, self.wishes)
                messages[visitor] = encoder.encode(wire.TableNews(table))
            page.tell(messages[visitor])

    def prepare(self, news: News) -> None:
        """Encode what the pages will be shown: if the rules fail at that, it is before anything counts."""
        for page in self.pages:
            if not page.is_behind:
                news.message(page.seats, page.first(news))

    def show(self, news: News) -> None:
        for page in self.pages:
            page.show(news)
