"""The recruits to choose from are a picture in the private panel, or text for those who want no pictures."""

from __future__ import annotations

import pytest

from bot.engine.state import Game
from bot.language.words import words
from tests.cogs.fast_forward import set_position
from tests.cogs.table import Table, labels, offers, press, set_options, shown, was_ephemeral

pytestmark = pytest.mark.slow
W = words("en")


async def dealt(table: Table, seat: int) -> list[str]:
    """The recruits that this seat chooses from."""
    prompt = (await table.position()).prompt_for(seat)
    assert prompt is not None
    return [*dict.fromkeys(option.id.split("+")[0] for option in prompt.options)]


async def test_the_first_choice_is_a_private_picture_in_the_order_of_the_buttons(table: Table) -> None:
    await table.start()
    ada, recruits = table.people["Ada"], await dealt(table, 0)
    result = await table.take_turn(ada)
    panel = shown(result)
    (picture,) = panel.attachments
    assert was_ephemeral(result) and picture.filename == "recruits.png"
    alt = picture.description or ""
    names = [W.recruit(recruit) for recruit in recruits]
    assert all(W.ability(recruit, "classic") in alt for recruit in recruits)
    buttons = [label for label in labels(panel) if any(name in label for name in names)]
    assert [next(name for name in names if name in label) for label in buttons] == names
    for number, name in enumerate(names, 1):
        assert f"{number}. {name}" in alt
    assert not any(W.ability(recruit, "classic") in panel.content for recruit in recruits)
    assert not any(W.recruit(other) in alt for other in await dealt(table, 1))
    panel = shown(await press(ada, panel, offers(panel)[0]))
    assert len(panel.attachments) == 1, "it stays for the one to hide"
    panel = shown(await press(ada, panel, offers(panel)[0]))
    assert not panel.attachments, "it is gone from the result"


async def test_without_pictures_the_recruits_are_text(table: Table) -> None:
    await table.start()
    ada, recruits = table.people["Ada"], await dealt(table, 0)
    await ada.slash(table.channel, "profile set", palette="none")
    panel = shown(await table.take_turn(ada))
    assert not panel.attachments
    assert all(W.ability(recruit, "classic") in panel.content for recruit in recruits)


async def test_a_draft_shows_what_one_has(table: Table) -> None:
    lobby = await table.open_lobby(2)
    ada = table.people["Ada"]
    await set_options(ada, lobby, variants=["recruit_draft"])
    await ada.click(lobby, label="Start")
    first = (await dealt(table, 0))[0]
    for actor in table.people.values():
        await table.follow(actor, lambda options: options[0])
    (picture,) = shown(await table.take_turn(ada)).attachments
    assert f"You have: {W.recruit(first)}." in (picture.description or "")


async def test_a_recruit_to_keep_is_a_picture_with_those_one_has(playing: Table) -> None:
    def may_fight(game: Game) -> None:
        me = game.players[0]
        me.artifacts, me.dilemma, me.recruits, me.hidden = ["bat"], "bat", ["brian"], ["zong"]

    await set_position(playing, may_fight)
    ada = playing.people["Ada"]
    await playing.bot.games.play.answer(1, 0, ["dilemma:fight"], user_id=ada.id)
    drawn = [option.id for option in (await playing.position()).prompts[0].options]
    (picture,) = shown(await ada.slash(playing.channel, "turn")).attachments
    alt = picture.description or ""
    assert all(f"{number}. {W.recruit(recruit)}" in alt for number, recruit in enumerate(drawn, 1))
    assert "You have: Brian the Viticulturist and Zong the Astronomer." in alt


async def test_a_refused_picture_leaves_the_text(table: Table) -> None:
    """Discord has been seen to refuse pictures in a container."""
    await table.start()
    ada, recruits = table.people["Ada"], await dealt(table, 0)
    table.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035, times=1)
    panel = shown(await table.take_turn(ada))
    assert not panel.attachments and offers(panel)
    assert all(W.ability(recruit, "classic") in panel.content for recruit in recruits)
