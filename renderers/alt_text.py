"""Alt texts of the pictures. They are made from the same view, so they reveal no more than the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.board import AREAS, FACTIONS, LOTS, MARKET_ON, SPACES, TUNNEL_FACTIONS, called, lot_of
from bot.engine.view import PlayerView, View, printed_at
from bot.language.words import Words, words

from .close_up import Scope
from .kit.pieces import LETTERS

LONGEST = 1024
"""Discord's limit for the alt text of an image."""


def board_alt(view: View, language: str = "en") -> str:
    """The board in at most 1024 characters: whole sentences, the most important ones first."""
    _only_views(view)
    w = words(language)
    return _as_many_as_fit([_head(view, w), *_short(view, w), *_spaces(view, w), *_territories(view, w)], w)


def close_up_alt(view: View, scope: Scope, language: str = "en") -> str:
    """An area, and the possessions of the players shown under it."""
    _only_views(view)
    w, area = words(language), scope.area
    head = w("picture-alt-close-up", area=area, number=view.turn_number, state=state(view, w))
    players = [
        sentence
        for seat in scope.seats
        for sentence in (_player(view.players[seat], w), *_belongings(view.players[seat], w))
    ]
    return _as_many_as_fit(
        [head, *_spaces(view, w, area), _markets(view, w, area), *players, *_territories(view, w, area)], w
    )


def numbered_alt(view: View, numbered: Mapping[str, int], language: str = "en") -> str:
    """The board with these spaces numbered; the meaning of the numbers comes first."""
    _only_views(view)
    w = words(language)
    named = [
        w("picture-alt-number", number=number, space=called(space, view.built))
        for space, number in sorted(numbered.items(), key=lambda one: one[1])
    ]
    chosen = w("picture-alt-numbered", spaces=named) if named else ""
    return _as_many_as_fit([_head(view, w), chosen, *_short(view, w), *_spaces(view, w)], w)


def area_alt(view: View, area: str, language: str = "en") -> str:
    """One enlarged area in at most 1024 characters."""
    _only_views(view)
    w = words(language)
    head = w("picture-alt-area", area=area, state=state(view, w))
    return _as_many_as_fit(
        [head, *_spaces(view, w, area), _markets(view, w, area), *_territories(view, w, area)], w
    )


def state(view: View, w: Words) -> str:
    """Whose turn it is, or who won."""
    if view.over:
        return w("picture-over", names=[view.players[seat].name for seat in view.winners])
    if view.phase == "setup":
        return w("picture-setup")
    return w("picture-turn", name=view.players[view.turn].name)


def _only_views(view: View) -> None:
    if not isinstance(view, View):
        raise TypeError(f"words tell what a person may see: they take a View, not a {type(view).__name__}")


def _as_many_as_fit(sentences: Sequence[str], w: Words) -> str:
    text, kept = "", []
    for sentence in filter(None, sentences):
        kept.append(sentence)
        longer = w("told-together", sentences=kept)
        if len(longer) > LONGEST:
            break
        text = longer
    return text


def _head(view: View, w: Words) -> str:
    return w("picture-alt-board", number=view.turn_number, state=state(view, w))


def _short(view: View, w: Words) -> Iterator[str]:
    for player in view.players:
        yield _player(player, w)
    yield from _tracks(view, w)
    yield _markets(view, w)


def _player(player: PlayerView, w: Words) -> str:
    return w(
        "picture-alt-player",
        who=player.name,
        letter=LETTERS[player.seat],
        colour=player.colour,
        tokens=player.tokens_placed,
        morale=player.morale,
        knowledge=player.knowledge,
        goods=player.goods,
    )


def _belongings(player: PlayerView, w: Words) -> Iterator[str]:
    yield w("picture-alt-player-things", who=player.name, cards=player.artifact_count)
    away = player.workers - len(player.available)
    yield w("picture-alt-player-workers", who=player.name, home=player.available, away=away)
    yield w(
        "picture-alt-player-recruits", who=player.name, recruits=player.recruits, hidden=player.hidden_count
    )
    if player.dilemma_choice == "fight":
        yield w("picture-alt-dilemma-fight", who=player.name)
    elif player.dilemma_choice == "serve":
        yield w("picture-alt-dilemma-serve", who=player.name)


def _tracks(view: View, w: Words) -> Iterator[str]:
    def told(levels: dict[str, int]) -> list[str]:
        return [w("picture-alt-track", faction=faction, level=level) for faction, level in levels.items()]

    yield w("picture-alt-allegiance", tracks=told({f: view.allegiance[f] for f in FACTIONS}))
    yield w("picture-alt-miners", tracks=told({f: view.miner[f] for f in TUNNEL_FACTIONS}))


def _letters(seats: Sequence[int]) -> list[str]:
    return [LETTERS[seat] for seat in seats]


def _markets(view: View, w: Words, area: str = "") -> str:
    told = []
    for lot in LOTS:
        if lot in view.built and lot.startswith(area):
            seats = [player.seat for player in view.players if MARKET_ON[lot] in player.tokens]
            told.append(w("picture-alt-market", tile=view.built[lot], owners=_letters(seats)))
    return w("picture-alt-markets", markets=told) if told else ""


def _territories(view: View, w: Words, only: str = "") -> Iterator[str]:
    for area in AREAS:
        seats = view.territory[area]
        if seats and only in ("", area):
            place, owners, most = f"territory_{area}", _letters(seats), view.territory_size
            yield w("picture-alt-territory", territory=place, owners=owners, n=len(seats), most=most)


def _spaces(view: View, w: Words, area: str = "") -> Iterator[str]:
    """The workers on each space, as the letter of the owner and the knowledge."""
    for space, found in SPACES.items():
        here = sorted(view.workers.get(space, ()))
        # A market built by the last move of a game still has its builders: they stay on the site under it.
        printed = printed_at(space)
        under = printed.construction and lot_of(space) in view.built
        if not here or under or (area and found.area != area):
            continue
        dice = [w("picture-alt-worker", letter=LETTERS[d.seat], knowledge=d.knowledge) for d in here]
        if printed.construction:
            yield w("picture-alt-site", space=space, workers=dice, n=len(here), needed=view.spaces_needed)
        elif printed.totals:
            total = sum(worker.knowledge for worker in here)
            yield w("picture-alt-total", space=space, workers=dice, total=total)
        else:
            yield w("picture-alt-space", space=called(space, view.built), workers=dice)
