"""A forum channel: its tags, and posts, which begin with a message of the same id."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from .wire_answers import answer, error
from .wire_shapes import APPLICATION, GUILD, Payload

if TYPE_CHECKING:
    from .wire import Wire

FORUM = 9500
REQUIRE_TAG = 1 << 4


class Forum:
    def __init__(self, wire: Wire, *, require_tag: bool = False) -> None:
        self.wire = wire
        self.require_tag = require_tag
        self.tags: list[Payload] = []
        self.posts: dict[int, Payload] = {}
        self.on_post: Callable[[], object] | None = None
        """Called when a post has been created but the bot has not been told yet."""
        self._ids = itertools.count(8_000_000)

    def shape(self) -> Payload:
        return self.wire.channel_shape(FORUM) | {
            "type": 15, "name": "games", "available_tags": self.tags, "default_sort_order": None,
            "default_reaction_emoji": None, "default_forum_layout": 0, "default_thread_rate_limit_per_user": 0,
            "flags": REQUIRE_TAG if self.require_tag else 0, "topic": None, "rate_limit_per_user": 0,
        }  # fmt: skip

    @property
    def active(self) -> list[Payload]:
        return [post for post in self.posts.values() if not post["thread_metadata"]["archived"]]

    def starter(self, post: Payload) -> Payload:
        return self.wire.messages[int(post["id"])]

    def names(self, post: Payload) -> list[str]:
        known = {tag["id"]: tag["name"] for tag in self.tags}
        return sorted(known[tag] for tag in post["applied_tags"])

    def routes(self) -> list[tuple[str, str, Callable[..., web.Response]]]:
        return [
            ("GET", f"/channels/{FORUM}", lambda _: answer(self.shape())),
            ("PATCH", f"/channels/{FORUM}", self._change),
            ("POST", f"/channels/{FORUM}/threads", self._create),
            ("PATCH", r"/channels/(\d+)", self._change_post),
            (
                "GET",
                f"/guilds/{GUILD}/threads/active",
                lambda _: answer({"threads": self.active, "members": []}),
            ),
        ]

    def _change(self, body: Payload) -> web.Response:
        self.tags = [
            {"moderated": False, "emoji_id": None, "emoji_name": None, "id": str(next(self._ids))} | tag
            for tag in body["available_tags"]
        ]
        return answer(self.shape())

    def _create(self, body: Payload) -> web.Response:
        tags = body.get("applied_tags") or []
        if self.require_tag and not tags:
            return error(400, 40067, "A tag is required to create a forum post in this channel")
        if not {str(tag) for tag in tags} <= {tag["id"] for tag in self.tags}:
            return error(400, 50035, "Invalid Form Body")
        message = self.wire._message("0", body["message"])
        message["channel_id"] = message["id"]
        self.wire.messages[int(message["id"])] = message
        now = self.wire.now().isoformat()
        post: dict[str, Any] = {
            "id": message["id"], "type": 11, "guild_id": str(GUILD), "name": body["name"], "parent_id": str(FORUM),
            "owner_id": str(APPLICATION), "last_message_id": message["id"], "rate_limit_per_user": 0,
            "message_count": 0, "member_count": 1, "total_message_sent": 0, "flags": 0,
            "applied_tags": [str(tag) for tag in tags],
            "thread_metadata": {
                "archived": False, "auto_archive_duration": 10080, "archive_timestamp": now, "locked": False,
                "create_timestamp": now,
            },
        }  # fmt: skip
        self.posts[int(message["id"])] = post
        if self.on_post is not None:
            self.on_post()
        return answer(post | {"message": message}, status=201)

    def _change_post(self, body: Payload, post_id: str) -> web.Response:
        post = self.posts.get(int(post_id))
        if post is None:
            return error(404, 10003, "Unknown Channel")
        if "applied_tags" in body:
            post["applied_tags"] = [str(tag) for tag in body["applied_tags"]]
        if "archived" in body:
            post["thread_metadata"]["archived"] = body["archived"]
        return answer(post)
