"""Looking things up: /card, /rules, /help and /tutorial, for anybody, with or without a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot import __version__
from bot.engine.board import MARKETS, REVISED
from bot.language.folding import folded
from bot.language.words import LANGUAGES, words
from cogs.kit import completion
from cogs.lookup import rules_search
from cogs.lookup.card_sheets import choices, sheet
from cogs.lookup.cards import CARDS, Card
from cogs.lookup.reference import STEPS
from cogs.lookup.rules_search import find
from tests.cogs.table import Table, custom_id, offers, parts, said, shown, verbs

pytestmark = pytest.mark.slow

LONGEST_MESSAGE = 2000


# The texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_space_has_a_sheet_that_fits_a_message(language):
    w = words(language)
    for card in CARDS:
        for edition in ("classic", "revised"):
            text = sheet(card, w, edition)
            assert text.startswith("## ") and "\n" in text
            assert len(text) <= LONGEST_MESSAGE
    names = [name for name, _ in choices(language)]
    assert len(set(names)) == len(names) == 48 + 18 + 6 + 6 + 31
    assert max(map(len, names)) <= 100


def test_the_printing_in_play_comes_first():
    w = words("en")
    card = Card("recruit", "julia")
    classic, revised = sheet(card, w, "classic"), sheet(card, w, "revised")
    assert classic.index(w.ability("julia", "classic")) < classic.index(w.ability("julia", "revised"))
    assert revised.index(w.ability("julia", "revised")) < revised.index(w.ability("julia", "classic"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_every_step_of_the_tutorial_fit_a_message(language):
    w = words(language)
    assert len(w("help-text")) <= LONGEST_MESSAGE - 300
    for step in range(1, 10):
        assert len(w(f"tutorial-{step}")) <= LONGEST_MESSAGE - 100


# /card


async def test_a_card_is_found_by_its_name_without_any_game(table: Table) -> None:
    result = await table.watcher.slash(table.channel, "card", name="Spa of Fleeting Pleasure")
    assert shown(result).ephemeral
    assert "4 water and 1 artifact" in said(result)
    picture = shown(result).attachments[0]
    assert picture.filename == "market.png" and "Spa of Fleeting Pleasure" in (picture.description or "")
    assert not table.messages


async def test_the_list_of_cards_fits_discords_limit(table: Table) -> None:
    found = await table.watcher.autocomplete(table.channel, "card", "name", "")
    assert len(found) == 25
    found = await table.watcher.autocomplete(table.channel, "card", "name", "teddy")
    assert {one["name"] for one in found} >= {
        "Teddy bear (artifact)",
        "The dilemma of the teddy bear (dilemma)",
    }
    assert not await table.watcher.autocomplete(table.channel, "card", "name", "zzz")


async def test_a_chosen_entry_and_a_space_are_looked_up(table: Table) -> None:
    assert "1 energy" in said(await table.watcher.slash(table.channel, "card", name="space:generator"))
    result = await table.watcher.slash(table.channel, "card", name="dilemma:book")
    assert "Burn a book" in said(result)


async def test_every_kind_of_card_has_a_picture_and_a_space_none_without_a_game(table: Table) -> None:
    for name in ("recruit:julia", "market:spa", "dilemma:bat", "artifact:bat"):
        result = await table.watcher.slash(table.channel, "card", name=name)
        picture = shown(result).attachments[0]
        assert picture.filename == f"{name.split(':')[0]}.png" and picture.description
    result = await table.watcher.slash(table.channel, "card", name="space:tank_water")
    assert not shown(result).attachments


async def test_an_unknown_card_is_answered_with_what_to_do(table: Table) -> None:
    result = await table.watcher.slash(table.channel, "card", name="Excalibur **")
    assert "Choose one from the list" in said(result)
    assert result.ephemeral


async def test_a_card_can_be_shown_to_everybody(table: Table) -> None:
    await table.watcher.slash(table.channel, "card", name="recruit:julia", post=True)
    assert "Julia the Thought Inspector" in table.messages[-1].content


async def test_a_card_shows_its_state_in_the_running_game(playing: Table) -> None:
    position = await playing.position()
    view = await playing.bot.games.view(position.game.id, None)
    active = view.players[0].recruits[0]
    result = await playing.watcher.slash(playing.channel, "card", name=f"recruit:{active}")
    assert f"an active recruit of {view.players[0].name}" in said(result)
    hidden = (await playing.bot.games.view(position.game.id, 0)).me.hidden
    assert hidden
    for actor in (playing.watcher, playing.people["Ada"], playing.people["Bo"]):
        result = await actor.slash(playing.channel, "card", name=f"recruit:{hidden[0]}")
        assert "In this game" not in said(result)
    result = await playing.watcher.slash(playing.channel, "card", name="space:market_euphoria_upper")
    assert "No market is constructed there yet" in said(result)
    assert shown(result).attachments[0].filename == "euphoria.png"


# /rules


async def test_rules_are_shown_topic_by_topic(table: Table) -> None:
    result = await table.watcher.slash(table.channel, "rules", topic="bumping")
    assert "## Bumping" in said(result) and result.ephemeral
    menu = next(part for part in parts(shown(result)) if part.get("options"))
    assert len(menu["options"]) <= 25
    result = await table.watcher.select(
        shown(result), ["doubles"], custom_id=custom_id(shown(result), "rules")
    )
    assert "## Doubles" in said(result)
    assert len(said(result)) <= LONGEST_MESSAGE


async def test_rules_without_a_topic_begin_with_the_first(table: Table) -> None:
    assert "## The goal" in said(await table.watcher.slash(table.channel, "rules"))


async def test_topics_are_completed_and_unknown_ones_refused(table: Table) -> None:
    found = await table.watcher.autocomplete(table.channel, "rules", "topic", "tun")
    assert [one["value"] for one in found] == ["tunnels"]
    assert len(await table.watcher.autocomplete(table.channel, "rules", "topic", "")) <= 25
    assert "Choose one from the list" in said(
        await table.watcher.slash(table.channel, "rules", topic="taxes **")
    )


@pytest.mark.parametrize(
    ("command", "option"), [("card", "name"), ("rules", "topic"), ("profile set", "time_zone")]
)
async def test_names_are_prepared_once_not_for_each_letter(
    table: Table, monkeypatch: pytest.MonkeyPatch, command: str, option: str
) -> None:
    folding: list[str] = []

    def fold(text: str) -> str:
        folding.append(text)
        return folded(text)

    for module in (completion, rules_search):
        monkeypatch.setattr(module, "folded", fold)
    actor = table.watcher
    await actor.autocomplete(table.channel, command, option, "t")
    for typed in ("tr", "xyz"):
        folding.clear()
        await actor.autocomplete(table.channel, command, option, typed)
        assert set(folding) == {typed}, "only what was typed is new"


LOOKED_FOR = {
    "trade": "trading",
    "Trades": "trading",
    "retrieve": "retrieving",
    "place": "placing",
    "penalty": "penalties",
    "token": "tokens",
    "territory": "tokens",
    "territories": "tokens",
    "tier": "allegiance",
    "miner": "tunnels",
    "hidden": "recruits",
    "sacrifice": "sacrifice",
    "draft": "variants",
    "hand limit": "morale",
    "icon": "icons",
    "glossary": "glossary",
    "revised": "revised",
    "clock": "clocks",
    "deadline": "clocks",
    "undo": "undo",
    "leave": "undo",
    "tips": "tips",
    "beginner": "tips",
    "dice": "rolling",
    "rulebook": "readings",
    "NIMBUS": "icarus",
    "win": "goal",
    "double": "doubles",
    "desert": "knowledge",
    "build": "construction",
    "steal": "bumping",
    "vote": "voting",
    "kick a player": "voting",
    "end of game": "ending",
    "skip turn": "turn",
    "how to win": "goal",
    "how do i win": "goal",
    "lose dice": "knowledge",
    "lose a die": "knowledge",
    "more dice": "tank",
    "get dice back": "retrieving",
    "points": "tokens",
    "game over": "ending",
    "first player": "setup",
    "afk": "clocks",
    "give up": "undo",
    "what can i do": "turn",
    "swap": "trading",
    "power": "recruits",
}


@pytest.mark.parametrize(("typed", "topic"), LOOKED_FOR.items())
def test_a_word_finds_its_topic(typed, topic):
    assert find(typed, words("en"))[0] == topic


async def test_a_name_that_fits_several_cards_is_not_guessed(table: Table) -> None:
    result = await table.watcher.slash(table.channel, "card", name="jonathan")
    assert "More than one name fits “jonathan”" in said(result)


async def test_a_search_opens_the_best_topic(table: Table) -> None:
    result = await table.watcher.slash(table.channel, "rules", topic="retrieves")
    assert "## Retrieving" in said(result)
    found = await table.watcher.autocomplete(table.channel, "rules", "topic", "hand limit")
    assert found[0]["value"] == "morale"
    # A word that only occurs in the text is found, too.
    assert "## The end and ties" in said(await table.watcher.slash(table.channel, "rules", topic="repeat"))


async def test_every_topic_can_be_opened(table: Table) -> None:
    for topic in words("en").topics:
        result = await table.watcher.slash(table.channel, "rules", topic=topic)
        assert said(result).startswith(f"## {words('en').topic(topic)}")
        assert len(said(result)) <= LONGEST_MESSAGE
        menus = [part for part in parts(shown(result)) if part.get("options")]
        assert all(len(menu["options"]) <= 25 for menu in menus)


def test_all_penalties_and_revisions_are_listed():
    w = words("en")
    listed = w.rules("penalties")
    for tile in MARKETS:
        assert any(re.search(rf"\b{word}\b", listed) for word in re.findall(r"[A-Z]\w+", w.market(tile))), (
            tile
        )
    for recruit in REVISED:
        assert any(name in w.rules("revised") for name in re.findall(r"[A-Z]\w{2,}", w.recruit(recruit)))


# /help


async def test_help_explains_how_to_begin(table: Table) -> None:
    result = await table.watcher.slash(table.channel, "help")
    assert "/game new" in said(result) and "Take your turn" in said(result) and result.ephemeral
    assert verbs(shown(result)) == ["tutorial", "help"]
    assert f"Version {__version__}" in said(result)


async def test_help_lists_every_command_there_is(table: Table) -> None:
    result = await table.watcher.slash(table.channel, "help")
    result = await table.watcher.click(shown(result), label="All commands")
    texts = [said(result)]
    while (more := [p for p in parts(shown(result)) if p.get("label") == str(len(texts) + 1)]) and len(
        texts
    ) < 9:
        result = await table.watcher.click(shown(result), custom_id=more[0]["custom_id"])
        texts.append(said(result))
    assert all(len(text) <= LONGEST_MESSAGE for text in texts)
    everything = "\n".join(texts)
    for name in table.watcher.available_commands(table.channel):
        assert f"/{name}" in everything
    result = await table.watcher.click(shown(result), label="Back")
    assert "Take your turn" in said(result)


async def test_help_says_whose_move_it_is_here(playing: Table) -> None:
    mover = (await playing.asked())[0]
    other = next(actor for actor in playing.people.values() if actor is not mover)
    assert "your move in this channel" in said(await mover.slash(playing.channel, "help"))
    result = await other.slash(playing.channel, "help")
    assert "your move in this channel" not in said(result)
    assert "is waiting for" in said(result)
    assert "is waiting for" in said(await playing.watcher.slash(playing.channel, "help"))


# /tutorial


async def test_the_tutorial_goes_forward_and_back_with_pictures(table: Table) -> None:
    result = await table.watcher.slash(table.channel, "tutorial")
    page = shown(result)
    assert page.ephemeral and "Step 1 of 9" in page.content
    assert not page.attachments and "recruits" in page.content
    assert next(p for p in parts(page) if p.get("label") == "Back")["disabled"]
    seen = [page.content]
    for step in range(2, 10):
        result = await table.watcher.click(page, label="Next")
        page = shown(result)
        assert f"Step {step} of 9" in page.content
        assert bool(page.attachments) == (step in (2, 5, 6))
        if step == 2:
            assert page.attachments[0].filename == "recap.png" and page.attachments[0].description
        seen.append(page.content)
    assert len(set(seen)) == 9
    result = await table.watcher.click(page, label="Back")
    assert "Step 8 of 9" in shown(result).content
    result = await table.watcher.click(page, label="Next")
    result = await table.watcher.click(page, label="From the start")
    assert "Step 1 of 9" in shown(result).content
    assert not table.messages


async def last_step(actor: MemberActor, page: Any) -> Any:
    for _ in range(STEPS - 1):
        page = shown(await actor.click(page, label="Next"))
    return page


async def test_newcomers_find_the_tutorial_in_the_lobby_and_go_back_to_it(table: Table) -> None:
    lobby = await table.open_lobby()
    bo = table.people["Bo"]
    welcome = next(m for m in table.private(bo) if "You have a seat" in m.content)
    assert verbs(welcome) == ["tutorial"]
    page = shown(await bo.click(lobby, label="New here? Two minutes"))
    assert page.ephemeral and f"Step 1 of {STEPS}" in page.content
    page = await last_step(bo, page)
    back = next(part for part in parts(page) if part.get("label") == "Back to the game")
    assert back["url"].endswith(f"/{table.channel.id}")


async def test_newcomers_find_the_tutorial_on_the_first_panel_and_go_back_to_it(table: Table) -> None:
    await table.start()
    ada = table.people["Ada"]
    panel = shown(await table.take_turn(ada))
    page = await last_step(ada, shown(await ada.click(panel, label="New here? Two minutes")))
    panel = shown(await ada.click(page, label="Back to the game"))
    assert "Which recruit do you lead with?" in panel.content and offers(panel)
    await table.choose_recruits()
    assert "tutorial" not in verbs(shown(await table.take_turn((await table.asked())[0])))


async def test_the_tutorial_opens_from_help_and_works_after_a_restart(table: Table) -> None:
    helped = await table.watcher.slash(table.channel, "help")
    result = await table.watcher.click(shown(helped), label="Show me a first turn")
    page = shown(result)
    await table.restart()
    result = await table.watcher.click(page, label="Next")
    assert "Step 2 of 9" in shown(result).content


async def test_everything_here_works_in_a_direct_message(table: Table) -> None:
    user = table.watcher.user
    for command, options, expected in (
        ("help", {}, "/game new"),
        ("card", {"name": "market:spa"}, "Spa of Fleeting Pleasure"),
        ("rules", {"topic": "tank"}, "Worker Activation Tank"),
        ("tutorial", {}, "Step 1 of 9"),
        ("stats", {}, "hasn't finished"),
        ("log", {}, "You aren't in a running game"),
    ):
        result = await user.slash(command, **options)
        assert expected in said(result), command
