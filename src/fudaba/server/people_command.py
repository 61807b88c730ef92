"""The command `people`: who keeps a name, how good all are, and what a server's operator decides."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any, TextIO

from fudaba import arguments
from fudaba.arena.contest.arguments import add_contest, add_deals
from fudaba.text import words
from fudaba.text.visible import visible

if TYPE_CHECKING:
    from fudaba.server.accounts.ratings import Rating
    from fudaba.server.store import Store

DAY = 86_400


def add(
    subparsers: Any, add_where: Callable[[argparse.ArgumentParser], None], where: Callable[..., Any]
) -> None:
    """Add the command. add_where: adds the options that say which database; where: what they say."""
    from fudaba.server.operations.config import Days, typed

    parser = subparsers.add_parser("people")
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    listing = actions.add_parser("list")
    reports = actions.add_parser("reports")
    deeds = actions.add_parser("log")
    ratings = actions.add_parser("ratings")
    _add_rating_of_bots(actions, add_where)
    closing = actions.add_parser("close")
    closing.add_argument("table", metavar="TABLE", help=arguments.Help("cli-arg-people-table"))
    for kind in ("mute", "ban"):
        giving = actions.add_parser(kind)
        giving.add_argument("who", metavar="WHO", help=arguments.Help("cli-arg-people-who"))
        giving.add_argument(
            "--days", type=typed(Days), metavar="N", help=arguments.Help("cli-arg-people-days")
        )
        giving.set_defaults(kind=kind, run=_giving)
        add_where(giving)
        giving.add_argument("--reason", required=True, help=arguments.Help("cli-arg-people-reason"))
    lifting = actions.add_parser("lift")
    lifting.add_argument("kind", choices=("mute", "ban"), help=arguments.Help("cli-arg-people-kind"))
    lifting.add_argument("who", metavar="WHO", help=arguments.Help("cli-arg-people-who"))
    role = actions.add_parser("role")
    role.add_argument("who", metavar="NAME", help=arguments.Help("cli-arg-people-name"))
    role.add_argument("role", choices=("moderator", "none"), help=arguments.Help("cli-arg-people-role"))
    closing.add_argument("--reason", required=True, help=arguments.Help("cli-arg-people-reason-table"))
    for action, run in (
        (listing, _list),
        (reports, _reports),
        (deeds, _log),
        (ratings, _ratings),
        (closing, _close),
        (lifting, _lift),
        (role, _role),
    ):
        add_where(action)
        action.set_defaults(run=run)
    parser.set_defaults(where=where)


def _add_rating_of_bots(actions: Any, add_where: Callable[[argparse.ArgumentParser], None]) -> None:
    parser = actions.add_parser("rate-bots")
    add_contest(parser, arguments.Help("cli-arg-people-bots"))
    add_deals(parser)
    parser.add_argument("--seed", default="0", metavar="TEXT", help=arguments.Help("cli-arg-seed", usual="0"))
    arguments.add_workers(parser)
    add_where(parser)
    parser.set_defaults(run=_rate_bots)


@contextmanager
def _opened(args: argparse.Namespace) -> Iterator[Store]:
    from fudaba.server.store import opened

    with closing(opened(args.where(args), there=True)) as store:
        yield store


def _print(line: object, to: TextIO | None = None) -> None:
    """One line, whatever strangers have written in it."""
    print(visible(line), file=to)


def _list(args: argparse.Namespace) -> int:
    from fudaba.server.accounts.roles import moderators
    from fudaba.server.accounts.sanctions import PERSON, Sanctions

    with _opened(args) as store:
        held = Sanctions(store).all()
        roles = moderators(store)
        for id, name, since in store.rows("SELECT id, name, since FROM people ORDER BY since"):
            decided = [
                _sanction(args.lang, one.kind, one.until, one.reason)
                for one in held
                if one.who == PERSON + id
            ]
            role = [words(args.lang).say("cli-people-moderator")] if id in roles else []
            _print("  ".join([id, _day(since), name, *role, *decided]))
        for one in held:
            if not one.who.startswith(PERSON):
                _print(f"{one.who}  {_sanction(args.lang, one.kind, one.until, one.reason)}")
    return 0


def _giving(args: argparse.Namespace) -> int:
    from fudaba.server.accounts.sanctions import FOR_GOOD, Sanctions

    with _opened(args) as store:
        who = _whom(store, args.who, args.lang)
        if not who:
            return 1
        until = FOR_GOOD if args.days is None else time.time() + args.days * DAY
        Sanctions(store).give(args.kind, who, visible(args.reason), until)
        _print(f"{who}  {_sanction(args.lang, args.kind, until, args.reason)}")
    return 0


def _lift(args: argparse.Namespace) -> int:
    from fudaba.server.accounts.sanctions import Sanctions

    with _opened(args) as store:
        who = _whom(store, args.who, args.lang)
        if not who:
            return 1
        if not Sanctions(store).lift(args.kind, who):
            _print(words(args.lang).say("cli-people-none", kind=args.kind, who=args.who), to=sys.stderr)
            return 1
        _print(words(args.lang).say("cli-people-lifted", who=who, kind=args.kind))
    return 0


def _role(args: argparse.Namespace) -> int:
    from fudaba.server.accounts import roles
    from fudaba.server.accounts.sanctions import PERSON

    say = words(args.lang).say
    with _opened(args) as store:
        who = _whom(store, args.who, args.lang)
        if not who.startswith(PERSON):
            if who:
                _print(say("cli-people-no-name", who=args.who), to=sys.stderr)
            return 1
        roles.give(store, who.removeprefix(PERSON), args.role, time.time())
        _print(say("cli-people-role", who=who, role=args.role))
    return 0


def _close(args: argparse.Namespace) -> int:
    from fudaba.server.accounts.sanctions import TABLE, Sanctions
    from fudaba.server.store import Unreadable

    id, say = args.table.rpartition("/")[2], words(args.lang).say
    with _opened(args) as store:
        try:
            kept = store.kept(id)
        except Unreadable as error:
            _print(error, to=sys.stderr)
            return 1
        if kept is None or not kept.goes_on:
            if kept is None:
                _print(say("cli-people-no-table", table=id), to=sys.stderr)
            else:
                _print(say("cli-people-table-state", table=id, state=kept.state), to=sys.stderr)
            return 1
        Sanctions(store).give("close", TABLE + id, visible(args.reason))
        _print(say("cli-people-closing", table=id))
    return 0


def _reports(args: argparse.Namespace) -> int:
    from fudaba.server.accounts.friends import Company
    from fudaba.server.store import ReaderThread

    say = words(args.lang).say
    with _opened(args) as store, closing(ReaderThread()) as ask:
        names = dict(store.rows("SELECT id, name FROM people"))
        for one in Company(store, ask).reports():
            where = f"  {say('cli-people-at', table=one.table)}" if one.table else ""
            who = say("cli-people-report", by=names.get(one.by, "-"), against=names.get(one.against, "-"))
            _print(f"{_day(one.at)}  {who}{where}: {one.text}")
    return 0


def _log(args: argparse.Namespace) -> int:
    from fudaba.server.accounts.sanctions import PERSON, Sanctions

    operator = words(args.lang).say("cli-people-operator")
    with _opened(args) as store:
        names = dict(store.rows("SELECT id, name FROM people"))
        for deed in Sanctions(store).deeds():
            decider = names.get(deed.decider, PERSON + deed.decider) if deed.decider else operator
            decided = _sanction(args.lang, deed.deed, deed.until, deed.reason)
            _print(f"{_day(deed.at)}  {deed.who}  {decider}  {decided}")
    return 0


def _ratings(args: argparse.Namespace) -> int:
    from fudaba.server.accounts.ratings import Ratings
    from fudaba.server.store import ReaderThread

    with _opened(args) as store, closing(ReaderThread()) as ask:
        names = dict(store.rows("SELECT id, name FROM people"))
        for who, game, rating in Ratings(store, ask).all():
            _print(_rating(args.lang, names.get(who, who), game, rating))
    return 0


def _rate_bots(args: argparse.Namespace) -> int:
    from fudaba import games
    from fudaba.arena.contest.contest import contest
    from fudaba.bots import maker_of, names_in
    from fudaba.server.accounts.arena_results import results
    from fudaba.server.accounts.ratings import Ratings
    from fudaba.server.store import ReaderThread

    bots = names_in(args.bots)
    for name in bots:
        maker_of(name, games.named(args.game).name)  # no files: at tables bots are known by their names
    with _opened(args) as store, closing(ReaderThread()) as ask:
        found = contest(
            args.game,
            bots,
            max(0, args.kingdoms),
            seats=args.seats,
            deals=args.deals,
            seed=args.seed,
            workers=args.workers,
            cluster=args.cluster,
            until_settled=False,
        )
        if not found.ended:
            _print(words(args.lang).say("cli-people-none-rated"), to=sys.stderr)
            return 1
        after = Ratings(store, ask).add(list(results(found)))
        for who, rating in sorted(after.items(), key=lambda one: -one[1].mu):
            _print(_rating(args.lang, who, found.game, rating))
    failed = len(found.games) - len(found.ended)
    if failed:
        _print(words(args.lang).say("cli-people-left-out", games=failed), to=sys.stderr)
    return 1 if failed else 0


def _rating(lang: str, who: str, game: str, rating: Rating) -> str:
    """How good somebody is, how sure that is, and by how many games."""
    played = words(lang).say("cli-people-played", games=rating.played)
    return f"{game:12}  {rating.mu:5.0f} \N{PLUS-MINUS SIGN} {rating.sigma:3.0f}  {who}  {played}"


def _whom(store: Store, who: str, lang: str) -> str:
    """Whom that means: an address, else somebody by their name, or by `person:` and their id; "" for nobody,
    which is said.
    """
    import ipaddress

    from fudaba.server.accounts.sanctions import ADDRESS, PERSON
    from fudaba.server.limits.rate_limits import place_of
    from fudaba.server.table.names import alike

    try:
        return ADDRESS + place_of(str(ipaddress.ip_address(who)))
    except ValueError:
        by_id = who.startswith(PERSON)
        query = f"SELECT id FROM people WHERE {'id' if by_id else 'alike'} = ?"
        found = store.rows(query, who.removeprefix(PERSON) if by_id else alike(who))
    if not found:
        _print(words(lang).say("cli-people-nobody", who=who), to=sys.stderr)
        return ""
    return PERSON + str(found[0][0])


def _sanction(lang: str, kind: str, until: float, reason: str) -> str:
    texts = words(lang).say("cli-people-until", kind=kind, end=_day(until)) if until else kind
    return f"{texts}: {reason}" if reason else texts


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
