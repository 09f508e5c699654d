"""The animated replay of a whole game."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops
from PIL.GifImagePlugin import GifImageFile

from bot.commands.render import TO_THE_END, play
from bot.engine.view import View
from bot.language.words import words
from renderers.board import draw_board
from renderers.kit.palette import reduce
from renderers.replay import BAR, CAPTION, LIMIT, LONGEST, _scenes, draw_replay, replay_alt

from .positions import seen, table

pytestmark = pytest.mark.slow


def views(players, turns, seed=1):
    found: list[View] = []
    play(players, seed, turns, seen=found)
    return found


@pytest.mark.parametrize("thing", [[None], [{"seat": 0}], [table(2)], [seen(table(2), 0)]])
def test_only_views_of_spectators_are_accepted(thing):
    for use in (draw_replay, replay_alt):
        with pytest.raises(TypeError, match=r"takes a View|Views of spectators"):
            use(thing)
    with pytest.raises(ValueError, match="at least one view"):
        draw_replay([])


def test_a_long_game_of_six_fits_discord():
    film = views(6, TO_THE_END)
    assert film[-1].over
    gif = draw_replay(film)
    assert len(gif) < LIMIT
    image = GifImageFile(BytesIO(gif))
    assert image.is_animated
    assert image.width == 800
    assert 20 < image.n_frames < len(film), "the replay must leave out unimportant turns"
    lengths = []
    for frame in range(image.n_frames):
        image.seek(frame)
        lengths.append(image.info["duration"])
    assert sum(lengths) <= LONGEST and max(lengths) == lengths[-1]
    assert "loop" not in image.info, "the replay must stop at the last frame instead of looping"


def test_every_frame_is_the_board_of_its_turn_with_a_caption():
    film = views(2, 30)
    image = GifImageFile(BytesIO(draw_replay(film)))
    scenes = _scenes(film, words("en"))
    assert image.n_frames == len(scenes) and scenes[0].view is film[0] and scenes[-1].view is film[-1]
    assert all(scene.caption for scene in scenes) and any("token" in scene.caption for scene in scenes)
    captions = set()
    for number, (view, _) in enumerate(scenes):
        image.seek(number)
        band = (0, image.height - BAR - CAPTION, image.width, image.height - BAR)
        captions.add(image.convert("RGB").crop(band).tobytes())
        shown = image.convert("RGB").crop((0, 0, image.width, image.height - BAR - CAPTION))
        small = Image.open(BytesIO(draw_board(view))).convert("RGB").reduce(2)
        board = reduce(small.crop((0, 0, *shown.size)), "standard").convert("RGB")
        assert ImageChops.difference(shown, board).getbbox() is None, number
    assert len(captions) == len(scenes)


def test_the_same_views_are_the_same_bytes():
    film = views(3, 5)
    assert draw_replay(film) == draw_replay(film)
    assert draw_replay(film) != draw_replay(film[:-1])
    assert draw_replay(film) != draw_replay(film, palette="colour_blind")


def test_it_becomes_smaller_until_it_fits():
    film = views(2, 40)
    whole = draw_replay(film)
    smaller = draw_replay(film, limit=len(whole) - 1)
    assert len(smaller) < len(whole)
    assert Image.open(BytesIO(smaller)).width < 800
    least = draw_replay(film, limit=60_000)
    assert len(least) < 60_000
    assert GifImageFile(BytesIO(least)).n_frames < GifImageFile(BytesIO(whole)).n_frames


def test_the_alt_text_names_everybody(language):
    film = views(2, TO_THE_END)
    alt = replay_alt(film, language)
    assert all(player.name in alt for player in film[-1].players)
