"""Whole games through the panel, from the lobby to the winner, while every public message is checked for secrets."""

from __future__ import annotations

from random import Random

import discord
import pytest

from bot.engine.board import RECRUITS
from bot.language.words import words
from tests.cogs.table import Table, shown, verbs
from tests.databases import Place


class Watch:
    """Checks that no public message contains a hidden card."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read: set[tuple[int, str]] = set()
        self.off_turn = 0

    async def look(self) -> None:
        position = await self.table.position()
        if position.over:
            return
        view = await self.table.bot.games.view(position.game.id, None)
        up = {card for player in view.players for card in player.recruits}
        secret = {words("en").recruit(card) for card in RECRUITS if card not in up}
        for message in self.table.messages:
            if (message.id, message.content) in self.read:
                continue
            self.read.add((message.id, message.content))
            told = everything_in(message)
            assert not [name for name in secret if name in told], told
        table_message = self.table.newest
        for seat in position.waiting:
            asked = position.game.seats[seat]
            if asked.user_id is None:
                continue
            assert f"<@{asked.user_id}>" in table_message.content, (table_message.content, position.prompts)
            if seat != position.turn and position.prompts[0].ask != "recruits":
                self.off_turn += 1
                actor = self.table.people[asked.name]
                assert "turn" in verbs(self.table.private(actor)[-1]), (
                    "a player asked off turn must also get a direct message with a button"
                )


def everything_in(message: discord.Message) -> str:
    alt = "".join(attachment.description or "" for attachment in message.attachments)
    return message.content + alt + str([row.to_dict() for row in message.components])


@pytest.mark.slow
@pytest.mark.parametrize(("place", "seed"), [("sqlite", 1), ("postgres", 2)], indirect=["place"])
async def test_two_people_and_two_computers_play_to_the_end(place: Place, seed: int) -> None:
    table = await Table.create(place, seed=seed)
    try:
        chance = Random(seed)
        watch = Watch(table)
        ada = table.people["Ada"]
        lobby = await table.open_lobby(pace="none")
        for level in ("normal", "normal"):
            await ada.click(shown(await ada.click(lobby, label="Add a computer player")), label=level.title())
        await ada.click(lobby, label="Start")
        moves = 0
        while not (await table.position()).over:
            await watch.look()
            await table.follow(chance.choice(await table.asked()), chance.choice)
            moves += 1
            if moves % 20 == 0:
                await table.restart()
            assert moves < 1000
        last = table.newest
        assert "won" in last.content and verbs(last) == ["rematch"]
        for seat in (await table.position()).game.seats:
            assert seat.name in last.content or f"<@{seat.user_id}>" in last.content
        assert not [m for m in table.messages if "turn" in verbs(m)], (
            "all buttons of the finished game must be removed"
        )
        await ada.click(last, label="Rematch")
        game = await table.bot.games.records.open_in(table.channel.id)
        assert game is not None and game.status == "lobby"
        assert [seat.user_id for seat in game.seats] == [ada.id, None, None], (
            "Bo is invited, but does not have a seat yet"
        )
        print(moves, "moves,", watch.off_turn, "questions off turn")
    finally:
        await table.clear()
