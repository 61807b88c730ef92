"""The card of a data set: what is in it, and how it was made."""

from __future__ import annotations

import shlex
from pathlib import Path

from fudaba.records.about import About
from fudaba.records.rows import COLUMNS
from fudaba.text import words


def card(folder: Path, about: About, failed: int, lang: str) -> str:
    """The card, as Markdown. failed: how many games stopped with an error."""
    import polars as pl

    say = words(lang).say
    rows = pl.scan_parquet(folder / "part-*.parquet")
    count = rows.select(pl.len()).collect().item()
    last = rows.group_by("game_id").agg(pl.col("turn").max(), pl.col("won").is_null().any().alias("open"))
    games = last.select(pl.len(), pl.col("turn").mean()).collect()
    per_player = (
        rows.group_by("game_id", "seat").agg(pl.col("player").first(), pl.col("won").first())
        .group_by("player").agg(pl.col("won").mean(), pl.len()).sort("player").collect()
    )  # fmt: skip
    options = [
        word for name, value in sorted(about.options.items()) for word in ("--option", f"{name}={value}")
    ]
    number = games.item(0, 0)
    command = ["fudaba", "records", "dataset", about.game, "--out", folder.name]
    command += [
        "--bots",
        ",".join(about.bots),
        "--seed",
        about.seed,
        "--games",
        str(number + failed),
        *options,
    ]
    lines = [
        f"# {say('records-card-title', game=say(f'{about.game}-title'), bots=', '.join(about.bots))}",
        say("records-card-what", games=number, rows=count, turns=f"{games.item(0, 1) or 0:.1f}"),
        f"```\n{shlex.join(command)}\n```",
        say("records-card-how", fudaba=about.fudaba, rules=about.rules, schema=about.schema, failed=failed),
        _table((say("records-card-player"), say("records-card-games"), say("records-card-won")), [
            (player, str(played), f"{won:.1%}") for player, won, played in per_player.iter_rows()
        ]),
        say("records-card-read"),
        f'```python\nimport polars as pl\n\nrows = pl.scan_parquet("{folder.name}/part-*.parquet")\n```',
        # text: records-column-*
        _table((say("records-card-column"), say("records-card-meaning")), [
            (f"`{name}`", say(f"records-column-{name}")) for name in COLUMNS
        ]),
        say("records-card-hidden"),
    ]  # fmt: skip
    return "\n\n".join(lines) + "\n"


def _table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
