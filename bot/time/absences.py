"""Absences: a player sets them once for all their games, and every deadline they affect is recomputed at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.engine.events import Refused
from bot.store import Store
from bot.store.records import Absence, AbsenceKind, Profile

from .hours import days_off
from .reminders import Reminders

KEPT = timedelta(days=60)
"""How long an expired rule is stored: longer than any question whose deadline it moved can stay open."""
MAX_ABSENCES = 10
"""How many upcoming absences a player may have."""
MAX_EXPIRED = 40
"""How many expired rules are stored, the newest ones: setting and cancelling an absence adds one every time."""

Rules = tuple[Absence, ...]


def ahead(profile: Profile, now: datetime) -> list[Absence]:
    """Current and future absences, earliest first."""
    return sorted(
        (rule for rule in profile.away if rule.ends is None or rule.ends > now), key=lambda r: r.begins
    )


class Absences:
    def __init__(self, store: Store, reminders: Reminders) -> None:
        self.store = store
        self.reminders = reminders

    async def add(self, user_id: int, begins: datetime, ends: datetime) -> Profile:
        """Add an absence; overlapping or adjacent ones are merged. Refused: refused-away-many."""

        def merged(rules: Rules) -> Rules:
            new, rest = Absence("once", begins, ends), []
            for rule in rules:
                if rule.kind == "once" and rule.ends and rule.begins <= new.ends and new.begins <= rule.ends:  # type: ignore[operator]
                    both = (new.ends, rule.ends)
                    new = Absence("once", min(new.begins, rule.begins), max(end for end in both if end))
                else:
                    rest.append(rule)
            return (*rest, new)

        return await self._change(user_id, merged)

    async def every_week(
        self, user_id: int, *, weekends: bool | None = None, not_before: int | None = None
    ) -> Profile:
        """Set absence on every weekend, and on every morning until `not_before` minutes after midnight (0: none). None
        leaves a rule unchanged."""
        profile = await self.store.profiles.get(user_id)
        if weekends is not None:
            profile = await self._change(
                user_id, lambda rules: self._with_weekly(rules, "weekends", int(weekends))
            )
        if not_before is not None:
            profile = await self._change(
                user_id, lambda rules: self._with_weekly(rules, "mornings", not_before)
            )
        return profile

    def _with_weekly(self, rules: Rules, kind: AbsenceKind, minute: int) -> Rules:
        """End the current rule of this kind and start a new one, unless `minute` is 0."""
        now = self.store.database.now()
        if any((rule.kind, rule.ends, rule.minute) == (kind, None, minute) for rule in rules):
            return rules
        rest = tuple(_ended(rule, now) if rule.kind == kind else rule for rule in rules)
        return (*rest, Absence(kind, now, None, minute)) if minute else rest

    async def back(self, user_id: int) -> Profile:
        """The player is back: absences that have begun end now. Future ones stay, including later weekends. Refused:
        refused-not-away."""
        now = self.store.database.now()
        profile = await self.store.profiles.get(user_id)
        if days_off(now, profile) is None:
            raise Refused("refused-not-away")
        return await self._change(
            user_id, lambda rules: tuple(part for rule in rules for part in _without_now(rule, now, profile))
        )

    async def drop(self, user_id: int, kind: AbsenceKind, begins: datetime) -> Profile:
        """Cancel one absence."""
        now = self.store.database.now()
        return await self._change(
            user_id,
            lambda rules: tuple(
                _ended(rule, now) if (rule.kind, rule.begins) == (kind, begins) else rule for rule in rules
            ),
        )

    async def _change(self, user_id: int, change: Callable[[Rules], Rules]) -> Profile:
        now = self.store.database.now()
        while True:
            before = await self.store.profiles.get(user_id)
            changed = change(before.away)
            rules = _worth_keeping(changed, now)
            if sum(rule.ends is not None and rule.ends > now for rule in rules) > MAX_ABSENCES:
                raise Refused("refused-away-many", most=MAX_ABSENCES)
            if await self.store.profiles.set_away(before, rules):
                break
        await self.reminders.recompute(user_id)
        return await self.store.profiles.get(user_id)


def _worth_keeping(rules: Rules, now: datetime) -> list[Absence]:
    """Current and future rules, and the newest of the expired ones."""
    lasting = [rule for rule in rules if rule.ends is None or rule.ends > rule.begins]
    over = [(rule.ends, rule) for rule in lasting if rule.ends is not None and now - KEPT < rule.ends <= now]
    newest = sorted(over)[-MAX_EXPIRED:]
    return [
        *(rule for rule in lasting if rule.ends is None or rule.ends > now),
        *(rule for _, rule in newest),
    ]


def _without_now(rule: Absence, now: datetime, profile: Profile) -> list[Absence]:
    """The rule without the absence that has begun; a weekly rule continues after the current weekend."""
    until = days_off(now, replace(profile, away=(rule,)))
    if until is None:
        return [rule]
    return [_ended(rule, now), rule._replace(begins=until)] if rule.ends is None else [_ended(rule, now)]


def _ended(rule: Absence, now: datetime) -> Absence:
    return rule if rule.ends is not None and rule.ends <= now else rule._replace(ends=max(now, rule.begins))
