"""Limits on how often one user may press."""

from __future__ import annotations

from pathlib import Path

from bot.hosting.press_limits import A_SECOND, BURST, MOST_REMEMBERED, Posts, Presses


def test_fast_players_are_allowed_and_programs_are_stopped():
    time = 0.0
    presses = Presses(now=lambda: time)
    for _ in range(300):
        time += 0.4
        assert presses.allow(1), "two and a half presses a second must be allowed for two minutes"
    allowed = sum(presses.allow(2) for _ in range(1000))
    assert allowed == 30 and not presses.allow(2) and presses.allow(1), (
        "each user must have a separate limit of 30 presses"
    )
    time += 1
    assert [presses.allow(2) for _ in range(4)] == [True, True, True, False]


def test_users_who_pressed_longest_ago_are_forgotten():
    presses = Presses(now=lambda: 0.0)
    for user in range(MOST_REMEMBERED + 10):
        presses.allow(user)
    assert len(presses._left) == MOST_REMEMBERED


def test_the_host_is_told_how_many():
    settings = (Path(__file__).parents[2] / ".env.example").read_text("utf-8")
    assert f"{BURST} times at once, then {A_SECOND:.0f} times a second" in settings


def test_posts_are_limited_for_a_user_and_for_a_channel():
    time, channel, other_channel = 0.0, 7, 8
    posts = Posts(now=lambda: time)
    assert [posts.allow(1, channel) for _ in range(4)] == [True, True, True, False]
    assert [posts.allow(2, channel) for _ in range(4)] == [True, True, True, False]
    assert not posts.allow(3, channel) and posts.allow(3, other_channel)
    time += 30
    assert posts.allow(1, channel) and not posts.allow(1, channel)
