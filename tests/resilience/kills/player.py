"""A player on the fake Discord of `wire`, whose bot is a process that can be killed."""

from __future__ import annotations

import asyncio
import random
import re
from contextlib import suppress
from pathlib import Path

from bot.engine.events import Event, TurnStarted
from bot.games import Games
from bot.language.words import words
from bot.store import Store
from bot.wording import reports
from tests.databases import Place
from tests.resilience.wire.bot_process import BotProcess, Killed
from tests.resilience.wire.wire import Click, Fault, Wire
from tests.resilience.wire.wire_shapes import CHANNEL, MOVES, Payload, control, leads_on, parts, text_of

KILLS = 10


class Player(BotProcess):
    """Players who press random buttons they are offered."""

    def __init__(self, wire: Wire, path: Place, seed: int, log: Path | None = None) -> None:
        hurried = ["hurried"] if isinstance(path, str) else []
        super().__init__(wire, path, "warm", *hurried, log=log)
        self.random = random.Random(seed)
        self.acknowledged: set[int] = set()
        """Ids of the clicks whose move was confirmed to the player."""
        self.lost: list[Payload] = []
        """Messages that were deleted."""

    # Playing

    async def answered(self, click: Click) -> Click:
        try:
            return await super().answered(click)
        finally:
            if click.changed and moved_on(click):
                self.acknowledged.add(click.id)

    async def move(self) -> None:
        """One answer by a player whom the newest message asks, through the panel."""
        table_message = await self.wire.until(lambda: self.wire.table_message)
        user = self.random.choice([int(found) for found in re.findall(r"<@(\d+)>", text_of(table_message))])
        click = await self.answered(
            await self.wire.press(user, table_message, str(control(table_message, "turn")))
        )
        for _ in range(20):
            panel = click.panel
            if panel is None or click.id in self.acknowledged or not (offered := offers(panel)):
                return
            identity, values = self.random.choice(offered)
            click = await self.answered(await self.wire.press(user, panel, identity, values))

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            await self.move()
            await self.caught_up()

    async def play_until_killed(self, moves: int, delay: float) -> None:
        """Play some moves, then kill the bot in the middle of the next one."""
        await self.play(moves)
        going_on = asyncio.create_task(self.move())
        await asyncio.sleep(delay)
        self.kill()
        with suppress(Killed):
            await going_on

    async def play_until_killed_before_it_is_shown(self, moves: int) -> None:
        """Play some moves, then kill the bot while it sends the next message to the channel, after the commit."""
        await self.play(moves)
        self.wire.faults = [Fault("POST", rf"/channels/{CHANNEL}/messages", do="drop", then=self.kill)]
        with suppress(Killed):
            for _ in range(50):
                await self.move()
        await self.wire.until(lambda: not self.alive)
        self.wire.faults = []

    # The database

    def look(self) -> tuple[int, int, set[int]]:
        """The length of the log, how much of it was shown, and the clicks in it, read directly from the database."""
        sequence = [row[0] for row in self.rows("SELECT seq FROM answers ORDER BY seq")]
        assert sequence == list(range(len(sequence))), "the log has a gap"
        shown = self.rows("SELECT length FROM table_messages")
        clicks = {row[0] for row in self.rows("SELECT interaction_id FROM clicks")}
        return len(sequence), shown[0][0] if shown else 0, clicks

    def wipe(self) -> None:
        """Delete every message of the channel."""
        for message in self.wire.channel:
            self.lost.append(self.wire.messages.pop(int(message["id"])))
        self.wire.nonces.clear()


def moved_on(click: Click) -> bool:
    """Whether the pressed panel asks something else now, or nothing, because the choice was committed."""
    _, verb, _, *question = click.custom_id.split(":")[:5]
    assert click.panel is not None
    asks = [part["custom_id"].split(":")[3:5] for part in parts(click.panel) if part.get("custom_id")]
    return verb in MOVES and question not in asks


def offers(panel: Payload) -> list[tuple[str, list[str] | None]]:
    found: list[tuple[str, list[str] | None]] = []
    for part in parts(panel):
        identity = part.get("custom_id", "")
        if not leads_on(part):
            continue
        if part["type"] != 3:
            found.append((identity, None))
            continue
        values = [option["value"] for option in part["options"]]
        least = part.get("min_values", 1)
        found += [(identity, [value, *[v for v in values if v != value][: least - 1]]) for value in values]
    return found


async def everything_was_told_once(player: Player, turns: int = KILLS) -> None:
    texts = [text_of(message) for message in (*player.lost, *player.wire.channel)]
    lasting = [text_of(message) for message in player.wire.channel]
    assert len(lasting) == len(set(lasting)), "a message was posted twice"
    store = await Store.open(player.path)
    games = Games(store)
    [game] = await store.games.running()
    names = dict(enumerate(game.names))
    built = (await games.view(game.id, None)).built
    told_turns: list[list[Event]] = [[]]
    for row in await games.log.rows(game.id):
        for event in row.seen_by(None):
            if isinstance(event, TurnStarted):
                told_turns.append([])
            told_turns[-1].append(event)
    await store.close()
    assert len(told_turns) > turns

    def lines(events: list[Event]) -> list[str]:
        return reports.report(events, words("en"), names, built=built)

    def told(events: list[Event]) -> bool:
        return all(any(line in text for text in texts) for line in lines(events))

    for turn in told_turns[1:-1]:
        # A message posted late or again in the middle of a turn tells the turn so far; the rest follows separately.
        reached = {0}
        for end in range(1, len(turn) + 1):
            if any(told(turn[start:end]) for start in reached):
                reached.add(end)
        assert len(turn) in reached, f"a turn was not fully announced: {lines(turn)}, messages: {texts}"
