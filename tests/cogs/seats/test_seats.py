"""Seats that change hands: kept by a computer, handed back, taken over, left."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.engine.prompts import NO, YES, Prompt
from bot.engine.state import Game
from bot.language.words import words
from bot.store.records import Kind
from bot.wording import reports
from tests.cogs.durations import DAY, MINUTE
from tests.cogs.fast_forward import play_on, set_position
from tests.cogs.table import Table, Unrefreshed, custom_id, offers, press, said, shown, verbs

pytestmark = pytest.mark.slow

W = words("en")


async def gone(table: Table) -> tuple[str, str, int]:
    """The player on turn, who does not answer for long; the other player; and the first one's seat."""
    position = await table.position()
    seat = position.game.seats[position.turn]
    other = next(name for name in table.people if name != seat.name)
    return seat.name, other, seat.seat


async def offered(table: Table) -> tuple[str, str, int]:
    """The absent player's seat is offered to anybody."""
    absent, present, seat = await gone(table)
    await table.env.advance_time(DAY)
    await table.people[present].slash(table.channel, "game vote", what="replace", player=absent)
    return absent, present, seat


async def keep(table: Table) -> tuple[str, str, int]:
    """The absent player's seat is kept by a computer, which has made its moves."""
    absent, present, seat = await gone(table)
    await table.env.advance_time(DAY)
    await table.people[present].slash(table.channel, "game vote", what="keep", player=absent)
    await table.env.advance_time(MINUTE)
    return absent, present, seat


async def test_a_computer_keeps_the_seat_and_the_channel_is_told(playing: Table) -> None:
    before = await playing.position()
    absent, present, seat = await keep(playing)
    position = await playing.position()
    assert position.game.seats[seat].kept and position.length > before.length
    texts = [m.content for m in playing.messages]
    assert any(f"took over the seat of **{absent} 🤖**" in text for text in texts)
    assert playing.pinged(playing.newest) == [playing.people[present].id]
    assert f"{absent} 🤖" in playing.newest.content


async def test_a_computer_plays_several_turns_of_a_kept_seat(playing: Table) -> None:
    absent, present, seat = await keep(playing)
    before = len(playing.private(playing.people[absent]))
    chance = Random(3)
    for _ in range(6):
        assert (await playing.position()).waiting != (seat,)
        await playing.follow(playing.people[present], chance.choice)
        await playing.env.advance_time(MINUTE)
    rows = await playing.bot.games.log.rows((await playing.position()).game.id)
    assert [row.source for row in rows if row.seat == seat and row.user_id is None and row.source != "chance"]
    assert not any("You were asked" in m.content for m in playing.private(playing.people[absent])[before:])


async def test_the_next_command_hands_the_seat_back_with_a_recap(playing: Table) -> None:
    absent, _present, seat = await keep(playing)
    actor = playing.people[absent]
    result = await actor.slash(playing.channel, "hand")
    await playing.env.advance_time(5)
    position = await playing.position()
    assert not position.game.seats[seat].kept
    assert any(f"{actor.mention} is back" in m.content for m in playing.messages)
    told = said(result) + "\n".join(m.content for m in playing.private(actor))
    assert "While you were away" in told


async def test_only_the_owner_sees_the_cards_that_the_computer_drew(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def change(game: Game) -> None:
        game.players[0].goods, game.players[0].morale = {"bliss": 1, "food": 1}, 6

    async def decide(view: Any, prompt: Prompt, *args: Any, **more: Any) -> Any:
        wanted = next((o.id for o in prompt.options if o.id.endswith(":breeze_bar")), None)
        return wanted or prompt.answers()[0]

    monkeypatch.setattr(playing.bot.thinking, "decide", decide)
    position = await set_position(playing, change)
    ada, bo = playing.people.values()
    await ada.slash(playing.channel, "away set", until="3 days")
    await bo.slash(playing.channel, "game vote", what="keep", player="Ada")
    await playing.env.advance_time(MINUTE)
    assert "+2 artifacts" in playing.newest.content
    view = await playing.bot.games.view(position.game.id, 0)
    cards = W("choice-goods", goods=Counter(view.me.artifacts or ()))
    text = said(await ada.slash(playing.channel, "turn"))
    assert f"+{cards}" in text.split("While you were away")[1]
    assert not any(cards in m.content for m in (*playing.messages, *playing.private(bo)))


async def test_a_long_recap_shows_the_newest_moves_and_counts_the_rest(playing: Table) -> None:
    position = await play_on(playing, turns=40)
    seat = position.game.seats[0]
    cog: Any = playing.bot.get_cog("Seats")
    text = await cog._recap(position.game, seat, 0, position.length)
    newest = next(
        line
        for row in reversed(await playing.bot.games.log.rows(position.game.id))
        for line in reports.report(row.seen_by(0), W, {0: "Ada", 1: "Bo"}, seat=0)
    )
    assert len(text) <= 2000 and "earlier moves" in text
    assert newest[-30:] in text.splitlines()[-1]


async def test_a_move_hands_the_seat_back(playing: Table) -> None:
    """The owner comes back just before the computer moves."""
    absent, _present, seat = await gone(playing)
    await playing.bot.games.seats.keep((await playing.position()).game.id, seat)
    position = await playing.position()
    assert position.game.seats[seat].kept and position.waiting == (seat,)
    await playing.follow(playing.people[absent], lambda options: options[0])
    await playing.env.advance_time(MINUTE)
    after = await playing.position()
    assert not after.game.seats[seat].kept
    rows = await playing.bot.games.log.rows(after.game.id, since=position.length)
    assert rows[0].user_id == playing.people[absent].id
    assert any("is back" in m.content for m in playing.messages)


async def test_a_command_in_another_channel_does_not_hand_the_seat_back(playing: Table) -> None:
    absent, _present, seat = await keep(playing)
    elsewhere = playing.guild.create_text_channel("elsewhere")
    await playing.env.settle()
    await playing.people[absent].slash(elsewhere, "games list")
    assert (await playing.position()).game.seats[seat].kept


async def test_a_kept_seat_is_handed_back_after_a_restart(playing: Table) -> None:
    absent, _present, seat = await keep(playing)
    await playing.restart()
    await playing.people[absent].slash(playing.channel, "hand")
    assert not (await playing.position()).game.seats[seat].kept


async def test_a_kept_seat_never_trades(playing: Table) -> None:
    """Even if the computer would accept the trade for itself."""
    _, _, seat = await keep(playing)
    position = await playing.position()
    cog: Any = playing.bot.get_cog("Computers")
    view = await playing.bot.games.view(position.game.id, seat)
    about = {"seat": 1 - seat, "give": {"gold": 4, "stone": 4, "bliss": 4}, "get": {"water": 1}}
    gift = Prompt(seat, "trade", "trade", (YES, NO), about=about)
    kept = position.game.seats[seat]
    assert await cog._think(position.game, view, gift, replace(kept, kept=False)) == "yes"
    assert await cog._think(position.game, view, gift, kept) == "no"


async def test_a_player_who_comes_back_during_the_vote_ends_it(three: Table) -> None:
    table = three
    absent, present, _seat = await gone(table)
    await table.people[present].slash(table.channel, "game vote", what="keep", player=absent)
    message = table.newest
    assert "vote" in verbs(message)
    await table.people[absent].slash(table.channel, "hand")
    assert not await table.bot.games.store.votes.open((await table.position()).game.id)
    assert "is back" in next(m for m in table.messages if m.id == message.id).content


async def test_nobody_loses_a_seat_for_thinking(playing: Table) -> None:
    absent, present, _ = await gone(playing)
    for what in ("replace", "keep"):
        result = await playing.people[present].slash(playing.channel, "game vote", what=what, player=absent)
        assert "still has time" in said(result)


async def test_a_player_who_plays_keeps_the_seat(playing: Table) -> None:
    absent, _present, seat = await offered(playing)
    free = next(m for m in reversed(playing.messages) if "seat" in verbs(m))
    on_screen = Unrefreshed(playing, free)
    panel = shown(await playing.people[absent].slash(playing.channel, "turn"))
    while seat in (await playing.position()).waiting:
        panel = shown(await press(playing.people[absent], panel, offers(panel)[0]))
    over = next(m for m in playing.messages if m.id == free.id)
    assert "is no longer free" in over.content and not over.components
    assert "no longer free" in said(await on_screen.click(playing.watcher, "Take the seat"))
    assert (await playing.position()).game.seats[seat].user_id == playing.people[absent].id


async def test_using_hand_counts_as_being_back(playing: Table) -> None:
    absent, _present, seat = await offered(playing)
    free = next(m for m in reversed(playing.messages) if "seat" in verbs(m))
    on_screen = Unrefreshed(playing, free)
    await playing.restart()
    await playing.people[absent].slash(playing.channel, "hand")
    assert "seat" not in verbs(next(m for m in playing.messages if m.id == free.id))
    assert "no longer free" in said(await on_screen.click(playing.watcher, "Take the seat"))
    assert (await playing.position()).game.seats[seat].user_id == playing.people[absent].id


async def test_an_offered_seat_is_withdrawn_after_a_while(playing: Table) -> None:
    await offered(playing)
    free = next(m for m in reversed(playing.messages) if "seat" in verbs(m))
    [right] = await playing.bot.store.database.rows("SELECT * FROM free_seats")
    assert f"<t:{right['until']}:f>" in free.content
    on_screen = Unrefreshed(playing, free)
    await playing.env.advance_time(3 * DAY + 60 * MINUTE)
    assert "seat" not in verbs(next(m for m in playing.messages if m.id == free.id))
    assert "no longer free" in said(await on_screen.click(playing.watcher, "Take the seat"))


async def test_a_free_seat_is_posted_again_if_its_message_was_not_recorded(playing: Table) -> None:
    _absent, _present, seat = await offered(playing)
    await playing.bot.games.messages.forget(1, Kind.FREE, about=seat)
    await playing.restart()
    free = [m for m in playing.messages if "seat" in verbs(m)][-1]
    await playing.watcher.click(free, custom_id=custom_id(free, "seat"))
    assert (await playing.position()).game.seats[seat].user_id == playing.watcher.id


async def test_the_table_votes_a_new_player_in(playing: Table) -> None:
    absent, present, seat = await offered(playing)
    free = next(m for m in reversed(playing.messages) if "seat" in verbs(m))
    assert "already" in said(await playing.people[present].click(free, custom_id=custom_id(free, "seat")))
    before = await playing.bot.games.view((await playing.position()).game.id, seat)
    await playing.watcher.click(free, custom_id=custom_id(free, "seat"))
    position = await playing.position()
    assert position.game.seats[seat].user_id == playing.watcher.id
    assert position.game.seats[seat].name == "Wim"
    after = await playing.bot.games.view(position.game.id, seat)
    assert after.me.recruits == before.me.recruits and after.me.goods == before.me.goods
    assert playing.pinged(playing.newest) == [playing.watcher.id]
    assert any("What you have" in m.content for m in playing.private(playing.watcher))
    result = await playing.people[absent].slash(playing.channel, "hand")
    assert "You're watching" in said(result)
    await playing.take_turn(playing.watcher)


async def test_a_seat_offered_to_one_person_is_not_taken_by_another(playing: Table) -> None:
    absent, present, seat = await gone(playing)
    await playing.env.advance_time(DAY)
    newcomer = playing.guild.add_member(playing.env.create_user("zed", global_name="Zed"))
    await playing.env.settle()
    await playing.people[present].slash(
        playing.channel, "game vote", what="replace", player=absent, newcomer=newcomer
    )
    free = next(m for m in reversed(playing.messages) if "seat" in verbs(m))
    assert playing.pinged(free) == [newcomer.id] and not free.flags.silent
    result = await playing.watcher.click(free, custom_id=custom_id(free, "seat"))
    assert "This seat is for the player named" in said(result)
    await newcomer.click(free, custom_id=custom_id(free, "seat"))
    assert (await playing.position()).game.seats[seat].user_id == newcomer.id


async def test_leaving_until_coming_back(playing: Table) -> None:
    absent, _present, seat = await gone(playing)
    result = await playing.people[absent].slash(playing.channel, "game leave", how="back")
    assert "is keeping your seat" in said(result)
    await playing.env.advance_time(MINUTE)
    position = await playing.position()
    assert position.game.seats[seat].kept and seat not in position.waiting
    await playing.people[absent].slash(playing.channel, "hand")
    assert not (await playing.position()).game.seats[seat].kept


async def test_leaving_for_good(playing: Table) -> None:
    absent, present, seat = await gone(playing)
    asking = await playing.people[absent].slash(playing.channel, "game leave", how="good")
    assert asking.response is not None
    assert (await playing.position()).game.seats[seat].user_id is not None
    await playing.people[absent].click(asking.response, label="Leave for good")
    await playing.env.advance_time(MINUTE)
    position = await playing.position()
    assert position.game.seats[seat].user_id is None
    assert position.game.seats[seat].name not in playing.people
    assert seat not in position.waiting
    message = next(m for m in playing.messages if "has left the game" in m.content)
    assert verbs(message) == ["propose", "propose"]
    await playing.people[present].click(message, label="Let someone else in")
    free = next(m for m in reversed(playing.messages) if "seat" in verbs(m))
    await playing.watcher.click(free, label="Take the seat")
    await playing.env.settle()
    past = next(m for m in playing.messages if m.id == message.id)
    assert past.content == f"-# **{playing.people[absent].mention}** had left the game." and not verbs(past)


async def test_the_last_person_to_leave_ends_the_game(playing: Table) -> None:
    for name in ("Ada", "Bo"):
        asking = await playing.people[name].slash(playing.channel, "game leave", how="good")
        assert asking.response is not None
        await playing.people[name].click(asking.response, label="Leave for good")
    game = await playing.bot.games.records.last_in(playing.channel.id)
    assert game is not None and game.status == "ended"


async def test_leaving_a_lobby(table: Table) -> None:
    await table.open_lobby()
    await table.people["Bo"].slash(table.channel, "game leave", how="good")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.names == ("Ada",)
    assert table.people["Bo"].mention not in table.messages[0].content


async def test_buttons_under_an_overdue_message_open_votes(playing: Table) -> None:
    await playing.env.advance_time(25 * 60 * MINUTE)
    absent, present, seat = await gone(playing)
    message = next(m for m in playing.messages if "hasn't answered in time" in m.content)
    assert "here yourself" in said(
        await playing.people[absent].click(message, label="Let a computer keep the seat")
    )
    assert "You're watching" in said(
        await playing.watcher.click(message, label="Let a computer keep the seat")
    )
    await playing.people[present].click(message, label="Let a computer keep the seat")
    assert (await playing.position()).game.seats[seat].kept


async def test_a_vote_about_an_unknown_player_is_refused(playing: Table) -> None:
    result = await playing.people["Ada"].slash(playing.channel, "game vote", what="keep", player="Zebra")
    assert "no other player" in said(result)
    result = await playing.people["Ada"].slash(playing.channel, "game vote", what="keep")
    assert "whose seat" in said(result)


# Standing answers


async def test_a_standing_answer_declines_all_trades_with_a_player(playing: Table) -> None:
    absent, present, _seat = await gone(playing)
    names = await playing.people[present].autocomplete(playing.channel, "standing decline", "player", "")
    assert {choice["name"] for choice in names} == {absent, "Everyone"}
    await playing.people[present].slash(playing.channel, "standing decline", player=absent)
    result = await playing.people[absent].slash(
        playing.channel, "trade", player=present, give="1 energy", get="1 gold"
    )
    assert "declines every trade" in said(result)
    listed = said(await playing.people[present].slash(playing.channel, "standing list"))
    assert f"Trades with {absent}: always declined" in listed
    assert "One standing answer" in said(
        await playing.people[present].slash(playing.channel, "standing clear")
    )
    assert "no standing answers" in said(
        await playing.people[present].slash(playing.channel, "standing list")
    )


async def test_a_standing_answer_to_a_recruits_question(playing: Table) -> None:
    position = await playing.position()
    view = await playing.bot.games.view(position.game.id, 0)
    card = view.me.recruits[0]
    await playing.people["Ada"].slash(playing.channel, "standing answer", question=card, answer="no")
    [standing] = await playing.bot.games.standing_answers.of(position.game.id, 0)
    assert (standing.ask, standing.key, standing.answer) == ("ability", card, "no")
    chance = Random(5)
    for _ in range(60):
        now = await playing.position()
        if now.over:
            break
        assert not any(
            p.seat == 0 and p.ask == "ability" and p.key == card and p.optional for p in now.prompts
        )
        await playing.follow((await playing.asked())[0], chance.choice)


async def test_questions_without_standing_answers(playing: Table) -> None:
    result = await playing.people["Ada"].slash(
        playing.channel, "standing answer", question="act", answer="no"
    )
    assert "can't set a standing answer" in said(result)
    assert "You're watching" in said(await playing.watcher.slash(playing.channel, "standing list"))
