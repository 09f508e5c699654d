"""Five moves in five languages: the messages' variables are enough for each language's own way of wording them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine import events as happened
from bot.engine.events import Event
from bot.language import words as module
from bot.language.words import Words, words
from bot.wording.reports import report

NAMES = {0: "Ada", 1: "Bo"}
MOVES: dict[str, tuple[Event, ...]] = {
    "gather": (
        happened.WorkerPlaced(0, 5, "generator"),
        happened.GoodsGained(0, {"energy": 2}, "generator"),
        happened.KnowledgeChanged(0, 1, 4, "generator"),
    ),
    "bump": (
        happened.WorkerPlaced(0, 3, "euphorian_tunnel"),
        happened.WorkerBumped(0, 1, 5, "euphorian_tunnel", 3),
        happened.Paid(0, {"energy": 1}, (), "euphorian_tunnel"),
        happened.GoodsGained(0, {"gold": 1}, "euphorian_tunnel"),
    ),
    "home": (
        happened.WorkersRetrieved(0, ("generator",), "free", (5,)),
        happened.DiceRolled(0, (2,), "retrieved"),
        happened.MoraleChanged(0, -1, 1, "retrieved"),
    ),
    "allegiance": (
        happened.WorkerPlaced(0, 1, "generator"),
        happened.GoodsGained(0, {"energy": 1}, "generator"),
        happened.AllegianceAdvanced(0, "icarite", 3),
    ),
    "token": (happened.TokenPlaced(0, "territory_icarus", 0),),
}

TEXTS = {
    "ru": """
space-generator = Генератор
    .to = на Генератор
    .from = с Генератора
space-euphorian_tunnel = Тоннель эйфорийцев
    .to = в Тоннель эйфорийцев
territory-icarus = Территория Икара
    .to = на территорию Икара
faction-icarite = Икариты
    .of = икаритов
good-energy = энергия
    .count = { $n ->
        [one] { $n } энергия
       *[other] { $n } энергии
    }
good-gold = золото
    .count = { $n } золото
thing-morale = мораль
    .count = { $n } мораль
thing-knowledge = знание
    .count = { $n ->
        [one] { $n } знание
        [few] { $n } знания
       *[other] { $n } знаний
    }
told = **{ $name }** { $deeds }.
told-deeds = { SIZE($changes) ->
    [0] { LIST($deeds, with: "; ") }
   *[other] { LIST($deeds, with: "; ") }: { LIST($changes, with: "; ") }
}
told-together = { LIST($sentences, with: " ") }
change-gain = +{ COUNT($thing, $n) }
change-loss = −{ COUNT($thing, $n) }
change-all = { LIST($changes, with: ", ") }
did-placed = ставит работника ({ $knowledge }) { THING($space, "to") }
did-bumped = выталкивает работника ({ $knowledge }) игрока { $victim }
did-retrieved = возвращает { LIST($workers) }
did-retrieved-worker = работника ({ $knowledge }) { THING($space, "from") }
did-rolled = бросает: { LIST($dice) }
did-rolled-die = { $knowledge }
did-allegiance = преданность { THING($faction, "of") } растёт до { $level }
news-token = ⭐ **{ $name }** выкладывает фишку влияния { THINGS($places, "to") } ({ $placed }/10).
""",
    "fr": """
space-generator = Générateur
    .on = sur le générateur
    .of = du générateur
space-euphorian_tunnel = Tunnel euphorien
    .on = dans le tunnel euphorien
territory-icarus = Territoire d’Icarus
    .on = sur le territoire d’Icarus
faction-icarite = Icarite
    .adj-f = icarite
good-energy = énergie
    .count = { $n } énergie
good-gold = or
    .count = { $n } or
thing-morale = moral
    .count = { $n } moral
thing-knowledge = lucidité
    .count = { $n } lucidité
told = **{ $name }** { $deeds }.
told-deeds = { SIZE($changes) ->
    [0] { LIST($deeds) }
   *[other] { LIST($deeds) } : { LIST($changes, with: " ; ") }
}
told-together = { LIST($sentences, with: " ") }
change-gain = +{ COUNT($thing, $n) }
change-loss = −{ COUNT($thing, $n) }
change-all = { LIST($changes, with: ", ") }
did-placed = a placé un ouvrier ({ $knowledge }) { THING($space, "on") }
did-bumped = a remplacé l’ouvrier ({ $knowledge }) du joueur { $victim }
did-retrieved = a rapatrié { LIST($workers) } sans payer
did-retrieved-worker = un ouvrier ({ $knowledge }) { THING($space, "of") }
did-rolled = a obtenu { LIST($dice) }
did-rolled-die = { $knowledge }
did-allegiance = a porté l’allégeance { THING($faction, "adj-f") } au niveau { $level }
news-token = ⭐ **{ $name }** a placé un marqueur d’autorité { THINGS($places, "on") } ({ $placed }/10).
""",
    "ja": """
space-generator = 発電機
space-euphorian_tunnel = ユーフォリア坑道
territory-icarus = イカルスの領地
faction-icarite = イカルス
good-energy = エネルギー
    .count = エネルギー{ $n }個
good-gold = 金
    .count = 金{ $n }個
thing-morale = モラル
thing-knowledge = 知識
told = **{ $name }**：{ $deeds }。
told-deeds = { SIZE($changes) ->
    [0] { LIST($deeds, with: "、") }
   *[other] { LIST($deeds, with: "、") }（{ LIST($changes, with: "、") }）
}
told-together = { LIST($sentences, with: "") }
change-gain = { THING($thing) }+{ $n }
change-loss = { THING($thing) }−{ $n }
change-all = { LIST($changes, with: "、") }
did-placed = { $position ->
    [last] 知識{ $knowledge }のワーカーを{ THING($space) }に配置しました
    [only] 知識{ $knowledge }のワーカーを{ THING($space) }に配置しました
   *[other] 知識{ $knowledge }のワーカーを{ THING($space) }に配置し
}
did-bumped = { $victim }の{ $knowledge }を押し出しました
did-retrieved = { LIST($workers) }を回収し
did-retrieved-worker = { THING($space) }の{ $knowledge }
did-rolled = 出目は{ LIST($dice) }でした
did-rolled-die = { $knowledge }
did-allegiance = { THING($faction) }の勢力レベルが{ $level }に上昇しました
news-token = ⭐ **{ $name }**が{ THINGS($places) }に権利トークンを置きました（{ $placed }/10）。
""",
    "nl": """
space-generator = Generator
    .on = op de Generator
    .the = de Generator
space-euphorian_tunnel = Euphorian Tunnel
    .on = in de Euphorian Tunnel
territory-icarus = Territorium van Icarus
    .the = het territorium van Icarus
faction-icarite = Icarite
good-energy = energie
    .count = { $n } energie
good-gold = goud
    .count = { $n } goud
thing-morale = moraal
    .count = { $n } moraal
thing-knowledge = kennis
    .count = { $n } kennis
told = **{ $name }** { $deeds }.
told-deeds = { SIZE($changes) ->
    [0] { LIST($deeds) }
   *[other] { LIST($deeds) }: { LIST($changes, with: "; ") }
}
told-together = { LIST($sentences, with: " ") }
change-gain = +{ COUNT($thing, $n) }
change-loss = −{ COUNT($thing, $n) }
change-all = { LIST($changes, with: ", ") }
did-placed = plaatste een werker ({ $knowledge }) { THING($space, "on") }
did-bumped = duwde de { $knowledge } van { $victim } weg
did-retrieved = haalde { LIST($workers) } terug zonder te betalen
did-retrieved-worker = een { $knowledge } van { THING($space, "the") }
did-rolled = rolde een { LIST($dice) }
did-rolled-die = { $knowledge }
did-allegiance = bracht de { THING($faction) }-alliantie op { $level }
news-token = ⭐ **{ $name }** legde een prestigesteen op { THINGS($places, "the") } ({ $placed }/10).
""",
}

TOLD = {
    "en": (
        "**Ada** placed a 5 on the Generator: +2 energy, +1 knowledge.",
        "**Ada** placed a 3 in the Euphorian Tunnel and bumped Bo’s 5: −1 energy, +1 gold.",
        "**Ada** retrieved a 5 (Generator) without paying and rolled a 2: −1 morale.",
        "**Ada** placed a 1 on the Generator and raised Icarite allegiance to level 3: +1 energy.",
        "⭐ **Ada placed an authority token** on the Territory of Icarus (10/10).",
    ),
    "ru": (
        "**Ada** ставит работника (5) на Генератор: +2 энергии, +1 знание.",
        "**Ada** ставит работника (3) в Тоннель эйфорийцев; выталкивает работника (5) игрока Bo:"
        " −1 энергия, +1 золото.",
        "**Ada** возвращает работника (5) с Генератора; бросает: 2: −1 мораль.",
        "**Ada** ставит работника (1) на Генератор; преданность икаритов растёт до 3: +1 энергия.",
        "⭐ **Ada** выкладывает фишку влияния на территорию Икара (10/10).",
    ),
    "fr": (
        "**Ada** a placé un ouvrier (5) sur le générateur : +2 énergie, +1 lucidité.",
        "**Ada** a placé un ouvrier (3) dans le tunnel euphorien et a remplacé l’ouvrier (5) du joueur Bo :"
        " −1 énergie, +1 or.",
        "**Ada** a rapatrié un ouvrier (5) du générateur sans payer et a obtenu 2 : −1 moral.",
        "**Ada** a placé un ouvrier (1) sur le générateur et a porté l’allégeance icarite au niveau 3 :"
        " +1 énergie.",
        "⭐ **Ada** a placé un marqueur d’autorité sur le territoire d’Icarus (10/10).",
    ),
    "ja": (
        "**Ada**：知識5のワーカーを発電機に配置しました（エネルギー+2、知識+1）。",
        "**Ada**：知識3のワーカーをユーフォリア坑道に配置し、Boの5を押し出しました（エネルギー−1、金+1）。",
        "**Ada**：発電機の5を回収し、出目は2でした（モラル−1）。",
        "**Ada**：知識1のワーカーを発電機に配置し、イカルスの勢力レベルが3に上昇しました（エネルギー+1）。",
        "⭐ **Ada**がイカルスの領地に権利トークンを置きました（10/10）。",
    ),
    "nl": (
        "**Ada** plaatste een werker (5) op de Generator: +2 energie, +1 kennis.",
        "**Ada** plaatste een werker (3) in de Euphorian Tunnel en duwde de 5 van Bo weg: −1 energie, +1 goud.",
        "**Ada** haalde een 5 van de Generator terug zonder te betalen en rolde een 2: −1 moraal.",
        "**Ada** plaatste een werker (1) op de Generator en bracht de Icarite-alliantie op 3: +1 energie.",
        "⭐ **Ada** legde een prestigesteen op het territorium van Icarus (10/10).",
    ),
}


@pytest.fixture
def language(tmp_path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Words]:
    english = words("en")
    monkeypatch.setattr(module, "LOCALES", tmp_path)

    def speaking(code: str) -> Words:
        if code not in TEXTS:
            return english
        (tmp_path / code).mkdir()
        (tmp_path / code / "all.ftl").write_text(TEXTS[code], "utf-8")
        return Words(code)  # without falling back to English

    return speaking


@pytest.mark.parametrize("code", TOLD)
def test_each_language_words_a_move_in_its_own_way(language, code):
    w = language(code)
    told = [" ".join(report(move, w, NAMES)) for move in MOVES.values()]
    assert tuple(told) == TOLD[code]
