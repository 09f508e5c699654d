"""The board in a real browser: whole games by taps alone, connections that break, and what a page must not do."""

from __future__ import annotations

import re
from itertools import cycle
from random import Random

import pytest
from playwright.async_api import expect

from bot.games import Games
from bot.language.words import LANGUAGES
from bot.page import Visitor
from renderers.board import draw_board
from tests.databases import on_a_file
from tests.games.helpers import USERS, play_on, seat_at, start_game
from tests.ports import free_port

from .pages import serving
from .touching import DESK, PHONE, chromium_at, picture_of, touch

ANY = re.compile(".")

pytestmark = pytest.mark.slow

SMALL = """() => [...document.querySelectorAll("#spots .legal, #sheet button, #areas button, #zoom button")]
  .filter((one) => {
    const [box, after] = [one.getBoundingClientRect(), getComputedStyle(one, "::after")];
    const [wide, high] = [parseFloat(after.width) || 0, parseFloat(after.height) || 0];
    return Math.min(Math.max(box.width, wide), Math.max(box.height, high)) < 44;
  }).map((one) => one.outerHTML)"""
"""Whatever is smaller than a finger; a place's target may be larger than the place."""

A_WHILE = 25
"""After so many answers both players reload the page, in another language."""


@on_a_file
async def test_a_whole_game_is_played_by_taps_on_a_desk_and_a_phone_in_every_language(
    games: Games, chromium: str
):
    rng, spoken, speaking = Random(5), cycle(LANGUAGES), "en"
    game = (await start_game(games)).game.id
    async with (
        serving(games, port=free_port(), language=lambda: speaking) as served,
        chromium_at(chromium) as browser,
    ):
        players = [await touch(browser, DESK), await touch(browser, PHONE)]
        position, answers, read = await games.position(game), 0, set()
        while not position.over:
            if answers % A_WHILE == 0:
                speaking = next(spoken)
                read.add(speaking)
                for seat, player in enumerate(players):
                    await player.open(served, Visitor(USERS[seat], game))
            answers += 1
            asked = position.prompts[0].seat
            await players[asked].answer(rng)
            position = await games.position(game)
            drawn = draw_board(await games.view(game, None), language=speaking)
            picture = picture_of(drawn)
            for player in players:
                await player.shows((position.revision, position.question))
                assert await player.picture() == picture
        for player in players:
            await expect(player.body).to_have_attribute("data-state", "over")
        assert read == set(LANGUAGES)


@on_a_file
async def test_a_lost_connection_comes_back_and_a_move_counts_once(games: Games, chromium: str):
    """The bot stops between *Confirm* and its answer; the page sends the move again when it is back."""
    game, port = await seat_at(games), free_port()
    async with chromium_at(chromium) as browser:
        player = await touch(browser)
        async with serving(games, port=port) as served:
            tickets = served.page.tickets
            await player.open(served, Visitor(USERS[0], game))
            await player.press(player.page.locator("#spots [data-place=generator]"))
            await player.settled()
        await expect(player.body).to_have_attribute("data-state", "lost")
        await player.page.locator("[data-key=confirm]").click()
        await expect(player.body).to_have_attribute("data-busy", "1")
        before = await games.log.length(game)
        async with serving(games, port=port) as served:
            served.page.tickets = tickets  # signed with the same token
            await expect(player.body).to_have_attribute("data-told", "1")
            position = await games.position(game)
            await expect(player.body).to_have_attribute("data-version", f"0.{position.question}")
            assert await games.log.length(game) == before + 1


@on_a_file
async def test_two_tabs_of_one_player_show_the_same(games: Games, chromium: str):
    game, port = await seat_at(games), free_port()
    async with serving(games, port=port) as served, chromium_at(chromium) as browser:
        one, other = await touch(browser), await touch(browser, PHONE)
        for tab in (one, other):
            await tab.open(served, Visitor(USERS[0], game))
            await tab.press(tab.page.locator("#spots [data-place=generator]"))
            await tab.settled()
        await one.page.locator("[data-key=confirm]").dblclick()
        position = await games.position(game)
        for tab in (one, other):
            await expect(tab.page.locator("[data-key=confirm]")).to_have_count(0)
            await tab.shows((position.revision, position.question))
        assert [len(moved.events) > 0 for moved in served.announced] == [True]
        await one.page.locator("#told [data-key=undo]").click()
        for tab in (one, other):
            await expect(tab.body).to_have_attribute("data-state", "asked")


@on_a_file
async def test_everything_can_be_tapped_with_a_finger_and_has_a_name(games: Games, chromium: str):
    game = await play_to_a_turn(games)
    async with serving(games, port=free_port()) as served, chromium_at(chromium) as browser:
        player = await touch(browser, PHONE)
        seat = (await games.position(game)).waiting[0]
        await player.open(served, Visitor(USERS[seat], game))
        assert await player.page.evaluate(
            """() => [...document.querySelectorAll("button, a, canvas[role], input")]
              .filter((one) => !(one.getAttribute("aria-label") || one.innerText).trim()).map((one) => one.outerHTML)"""
        ) == []  # fmt: skip
        assert await player.page.evaluate(SMALL) == []
        wide = await player.page.evaluate("() => [document.scrollingElement.scrollWidth, innerWidth]")
        assert wide[0] == wide[1]
        assert await player.page.evaluate("() => document.getElementById('board').clientWidth") >= 1000


async def play_to_a_turn(games: Games) -> int:
    moved = await start_game(games)
    moved = await play_on(games, moved, Random(3), 30)
    return moved.game.id


@on_a_file
async def test_a_finished_game_is_looked_at_again(games: Games, chromium: str):
    moved = await play_on(games, await start_game(games), Random(3), 2000)
    assert moved.over
    game = moved.game.id
    async with serving(games, port=free_port()) as served, chromium_at(chromium) as browser:
        watcher = await touch(browser)
        await watcher.page.goto(served.page.link_to_watch(game))
        await watcher.settled()
        await expect(watcher.body).to_have_attribute("data-state", "over")
        await watcher.page.locator("[data-key='tool film']").click()
        film, slider = watcher.page.locator("#look img"), watcher.page.locator("#turns")
        await expect(film).to_have_attribute("alt", ANY)
        last = await film.get_attribute("alt")
        await slider.fill("3")
        await expect(film).not_to_have_attribute("alt", last or "")
        views = await games.views_by_turn(game, None)
        shown = await film.evaluate("(image) => image.naturalWidth")
        assert shown == 1600 and len(views) > 3


@on_a_file
async def test_a_spent_link_says_what_to_do(games: Games, chromium: str):
    game = await seat_at(games)
    async with serving(games, port=free_port()) as served, chromium_at(chromium) as browser:
        link = served.page.link(Visitor(USERS[0], game))
        first, second = await touch(browser), await touch(browser)
        await first.page.goto(link)
        await first.settled()
        assert "#" not in first.page.url
        await second.page.goto(link)
        await expect(second.body).to_have_attribute("data-state", "ticket")
        await expect(second.page.get_by_role("alert")).to_contain_text("Open the board again from Discord")
        await first.page.reload()  # its session goes on
        await first.settled()
