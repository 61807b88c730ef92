"""One page with the plots of a contest: ratings, who beats whom, and how it was on each kingdom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fudaba.arena.contest import Contest
from fudaba.arena.standing import interval


def write(found: Contest, to: Path) -> None:
    """Write the page: it has all it needs in it, and needs no network."""
    plot(found).save(str(to), format="html", inline=True)


def plot(found: Contest) -> Any:
    """The plots, one below the other."""
    import altair as alt

    parts = [_ratings(alt, found), _pairs(alt, found)]
    if len(found.kingdoms) > 1:
        parts.append(_kingdoms(alt, found))
    title = f"{found.game}: {len(found.games)} games on {len(found.kingdoms)} kingdoms"
    return alt.vconcat(*parts).properties(title=title).configure_view(strokeWidth=0)


def _ratings(alt: Any, found: Contest) -> Any:
    rows: list[dict[str, Any]] = [
        {"bot": name, "rating": one.elo, "least": one.elo - one.error, "most": one.elo + one.error}
        for name, one in zip(found.bots, found.ratings().bots, strict=True)
    ]
    rows.sort(key=lambda row: -row["rating"])
    order = [row["bot"] for row in rows]
    base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("bot:N", sort=order, title=None))
    bars = base.mark_rule().encode(x=alt.X("least:Q", title="rating, with its 95 % interval"), x2="most:Q")
    tips = ["bot:N", alt.Tooltip("rating:Q", format="+.0f")]
    points = base.mark_point(filled=True, size=80).encode(x="rating:Q", tooltip=tips)
    return (bars + points).properties(width=520)


def _pairs(alt: Any, found: Contest) -> Any:
    rows = []
    for one, name in enumerate(found.bots):
        for other, rival in enumerate(found.bots):
            won, played = found.won(one, other)
            if one == other or not played:
                continue
            least, most = interval(won, played)
            said = f"{won / played:.0%} ({least:.0%}\N{EN DASH}{most:.0%}), {played} games"
            rows.append({"bot": name, "against": rival, "share": won / played, "said": said})
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("against:N", sort=found.bots), y=alt.Y("bot:N", sort=found.bots, title=None)
    )
    scale = alt.Scale(scheme="redblue", domain=[0, 1])
    cells = base.mark_rect().encode(color=alt.Color("share:Q", scale=scale, title="won"), tooltip="said:N")
    return (cells + base.mark_text().encode(text=alt.Text("share:Q", format=".0%"))).properties(
        width=90 * len(found.bots), height=44 * len(found.bots)
    )


def _kingdoms(alt: Any, found: Contest) -> Any:
    rows = [
        {"bot": name, "kingdom": number + 1, "share": won / played, "cards": found.kingdoms[number]}
        for one, name in enumerate(found.bots)
        for number, (won, played) in enumerate(found.by_kingdom(one))
        if played
    ]
    return (
        alt.Chart(alt.Data(values=rows))
        .mark_circle(opacity=0.7)
        .encode(
            x=alt.X("kingdom:O"),
            y=alt.Y("share:Q", title="won on it, against all", scale=alt.Scale(domain=[0, 1])),
            color=alt.Color("bot:N", sort=found.bots),
            tooltip=["bot:N", alt.Tooltip("share:Q", format=".0%"), "cards:N"],
        )
        .properties(width=max(520, 16 * len(found.kingdoms)), height=180)
    )
