# Что произошло — для канала и журнала, и что сделал бы ход. Имя игрока стоит первым и не склоняется; время настоящее,
# поэтому пол игрока нигде не виден.

told = **{ $name }** { $deeds }.
    .you = Вы { $deeds }.
    .done = Вы { $deeds }.
told-deeds = { SIZE($changes) ->
    [0] { LIST($deeds) }
   *[other] { LIST($deeds) }: { LIST($changes, with: "; ") }
}
# Two or more workers placed in one turn: what the next one did.
told-then = { $before }; затем { $deeds }
# Somebody who did nothing, but gained or lost.
told-changes = **{ $name }**: { LIST($changes, with: "; ") }.
    .you = Вы: { LIST($changes, with: "; ") }.
    .done = Вы: { LIST($changes, with: "; ") }.
# Several sentences in a row.
told-together = { LIST($sentences, with: " ") }

## Gained, paid and lost: goods, artifacts, morale, knowledge

change-gain = +{ COUNT($thing, $n) }
change-loss = −{ COUNT($thing, $n) }
change-all = { LIST($changes, with: ", ") }
change-because = { LIST($changes, with: ", ") } ({ THING($why) })
did-because = { $deed } ({ THING($why) })

## Workers

did-placed = ставит работника ({ ICON("die", $knowledge) } { $knowledge }) { THING($space, "to") }
    .you = ставите работника ({ ICON("die", $knowledge) } { $knowledge }) { THING($space, "to") }
    .done = ставите работника ({ ICON("die", $knowledge) } { $knowledge }) { THING($space, "to") }
did-bumped = выталкивает работника ({ ICON("die", $knowledge) } { $knowledge }) игрока { $victim }
    .you = выталкиваете работника ({ ICON("die", $knowledge) } { $knowledge }) игрока { $victim }
    .done = выталкиваете работника ({ ICON("die", $knowledge) } { $knowledge }) игрока { $victim }
did-bumped-own = выталкивает своего работника ({ ICON("die", $knowledge) } { $knowledge })
    .you = выталкиваете своего работника ({ ICON("die", $knowledge) } { $knowledge })
    .done = выталкиваете своего работника ({ ICON("die", $knowledge) } { $knowledge })
did-retrieved = { $pay ->
    [free] { SIZE($workers) ->
        [1] бесплатно возвращает работника ({ LIST($workers) })
       *[other] бесплатно возвращает работников ({ LIST($workers, with: "; ") })
    }
   *[other] { SIZE($workers) ->
        [1] возвращает работника ({ LIST($workers) })
       *[other] возвращает работников ({ LIST($workers, with: "; ") })
    }
}
    .you = { $pay ->
        [free] { SIZE($workers) ->
            [1] бесплатно возвращаете работника ({ LIST($workers) })
           *[other] бесплатно возвращаете работников ({ LIST($workers, with: "; ") })
        }
       *[other] { SIZE($workers) ->
            [1] возвращаете работника ({ LIST($workers) })
           *[other] возвращаете работников ({ LIST($workers, with: "; ") })
        }
    }
    .done = { $pay ->
        [free] { SIZE($workers) ->
            [1] бесплатно возвращаете работника ({ LIST($workers) })
           *[other] бесплатно возвращаете работников ({ LIST($workers, with: "; ") })
        }
       *[other] { SIZE($workers) ->
            [1] возвращаете работника ({ LIST($workers) })
           *[other] возвращаете работников ({ LIST($workers, with: "; ") })
        }
    }
# One of them: what it showed (0: not known) and where it was.
did-retrieved-worker = { $resource ->
    [none] { $knowledge ->
        [0] { THING($space, "from") }
       *[other] { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") }
    }
    [any] { $knowledge ->
        [0] { THING($space, "from") }, потеряв всё уплаченное там
       *[other] { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") }, потеряв всё уплаченное там
    }
   *[other] { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") }, потеряв { THING($resource, "acc") }
}
did-returned = { $n ->
    [one] получает обратно { $n } работника { THING($space, "from") }
    [few] получает обратно { $n } работников { THING($space, "from") }
   *[many] получает обратно { $n } работников { THING($space, "from") }
}
did-rolled = { SIZE($dice) ->
    [1] бросает кубик ({ LIST($dice) })
   *[other] бросает кубики ({ LIST($dice) })
}
    .done = { SIZE($dice) ->
        [1] бросаете кубик ({ LIST($dice) })
       *[other] бросаете кубики ({ LIST($dice) })
    }
# One of the dice in that list.
did-rolled-die = { ICON("die", $knowledge) } { $knowledge }
did-rolled-tie = бросает кубики при ничьей ({ LIST($dice) })
    .done = бросаете кубики при ничьей ({ LIST($dice) })
did-set = выбирает для работника знание { $knowledge }
    .you = выбираете для работника знание { $knowledge }
    .done = выбираете для работника знание { $knowledge }
did-deserted = лишается работника ({ $knowledge }) из-за проверки знаний
    .done = лишаетесь работника ({ $knowledge }) из-за проверки знаний
did-sacrificed = жертвует работником
    .you = жертвуете работником
    .done = жертвуете работником
did-added = получает нового работника
    .you = получаете нового работника
    .done = получаете нового работника

## Goods, cards and tracks

did-gave = отдаёт игроку { $to } { AMOUNTS($goods, "acc") }
    .you = отдаёте игроку { $to } { AMOUNTS($goods, "acc") }
    .done = отдаёте игроку { $to } { AMOUNTS($goods, "acc") }
did-showed = показывает { AMOUNTS($cards, "acc") }
    .you = показываете { AMOUNTS($cards, "acc") }
    .done = показываете { AMOUNTS($cards, "acc") }
did-discarded = сбрасывает { AMOUNTS($cards, "acc") }
    .you = сбрасываете { AMOUNTS($cards, "acc") }
    .done = сбрасываете { AMOUNTS($cards, "acc") }
did-allegiance = поднимает преданность { THING($faction, "of") } до { $level }
    .you = поднимаете преданность { THING($faction, "of") } до { $level }
    .done = поднимаете преданность { THING($faction, "of") } до { $level }
did-mined = продвигает шахтёра { THING($faction, "of") } до { $level }
    .you = продвигаете шахтёра { THING($faction, "of") } до { $level }
    .done = продвигаете шахтёра { THING($faction, "of") } до { $level }
did-used = использует карту «{ THING($recruit) }»
    .you = используете карту «{ THING($recruit) }»
    .done = используете карту «{ THING($recruit) }»
did-suffered = попадает под штраф заведения «{ THING($tile) }»
    .you = попадаете под штраф заведения «{ THING($tile) }»
    .done = попадаете под штраф заведения «{ THING($tile) }»

## Setting up, the dilemma, trades

did-dealt-recruits = получает карты рекрутов ({ THINGS($recruits) })
    .done = получаете карты рекрутов ({ THINGS($recruits) })
did-dealt-dilemma = получает дилемму («{ THING($dilemma, "fight") }» или «{ THING($dilemma, "serve") }»)
    .done = получаете дилемму («{ THING($dilemma, "fight") }» или «{ THING($dilemma, "serve") }»)
did-dealt-tiles = получает тайлы заведений ({ THINGS($tiles) })
    .done = получаете тайлы заведений ({ THINGS($tiles) })
did-chose = выбирает рекрута ({ THING($recruit) })
    .you = выбираете рекрута ({ THING($recruit) })
    .done = выбираете рекрута ({ THING($recruit) })
did-chose-hidden = выбирает рекрутов (активный — { THING($recruit) }, скрытый — { THINGS($hidden) })
    .you = выбираете рекрутов (активный — { THING($recruit) }, скрытый — { THINGS($hidden) })
    .done = выбираете рекрутов (активный — { THING($recruit) }, скрытый — { THINGS($hidden) })
did-drafted = { $track ->
    [morale] начинает с морали { $level }
   *[knowledge] начинает со знания { $level }
}
    .you = { $track ->
        [morale] начинаете с морали { $level }
       *[knowledge] начинаете со знания { $level }
    }
    .done = { $track ->
        [morale] начинаете с морали { $level }
       *[knowledge] начинаете со знания { $level }
    }
did-dilemma = { $side ->
    [serve] разрешает дилемму и содействует антиутопии («{ THING($dilemma, "serve") }»)
   *[fight] разрешает дилемму и сражается с системой («{ THING($dilemma, "fight") }»)
}
    .you = { $side ->
        [serve] разрешаете дилемму и содействуете антиутопии («{ THING($dilemma, "serve") }»)
       *[fight] разрешаете дилемму и сражаетесь с системой («{ THING($dilemma, "fight") }»)
    }
    .done = { $side ->
        [serve] разрешаете дилемму и содействуете антиутопии («{ THING($dilemma, "serve") }»)
       *[fight] разрешаете дилемму и сражаетесь с системой («{ THING($dilemma, "fight") }»)
    }
did-kept = оставляет себе нового скрытого рекрута
    .done = оставляете себе нового скрытого рекрута
did-kept-seen = оставляет себе скрытого рекрута ({ THINGS($recruits) })
    .you = оставляете себе скрытого рекрута ({ THINGS($recruits) })
    .done = оставляете себе скрытого рекрута ({ THINGS($recruits) })
did-proposed = предлагает игроку { $to } обмен
    .you = предлагаете игроку { $to } обмен
    .done = предлагаете игроку { $to } обмен
did-traded = отдаёт игроку { $to } { AMOUNTS($give, "acc") } в обмен на { AMOUNTS($get, "acc") }
    .you = отдаёте игроку { $to } { AMOUNTS($give, "acc") } в обмен на { AMOUNTS($get, "acc") }
    .done = отдаёте игроку { $to } { AMOUNTS($give, "acc") } в обмен на { AMOUNTS($get, "acc") }
did-declined = получает от игрока { $to } отказ в обмене
    .done = получаете от игрока { $to } отказ в обмене

## News

news-first = Первым ходит игрок **{ $name }**.
    .done = Первый ход — ваш.
news-first-lot = Первым ходит игрок **{ $name }**: при ничьей решил жребий.
    .done = Первый ход — ваш: при ничьей решил жребий.
news-turn = Ход { $n }: **{ $name }**.
news-token = { $n ->
    [one] ⭐ **{ $name } выкладывает фишку влияния** { THINGS($places, "token") } ({ $placed }/10).
    [few] ⭐ **{ $name } выкладывает { $n } фишки влияния** { THINGS($places, "token") } ({ $placed }/10).
   *[many] ⭐ **{ $name } выкладывает { $n } фишек влияния** { THINGS($places, "token") } ({ $placed }/10).
}
    .you = { $n ->
        [one] ⭐ **Вы выкладываете фишку влияния** { THINGS($places, "token") } ({ $placed }/10).
        [few] ⭐ **Вы выкладываете { $n } фишки влияния** { THINGS($places, "token") } ({ $placed }/10).
       *[many] ⭐ **Вы выкладываете { $n } фишек влияния** { THINGS($places, "token") } ({ $placed }/10).
    }
    .done = { $n ->
        [one] ⭐ **Вы выкладываете фишку влияния** { THINGS($places, "token") } ({ $placed }/10).
        [few] ⭐ **Вы выкладываете { $n } фишки влияния** { THINGS($places, "token") } ({ $placed }/10).
       *[many] ⭐ **Вы выкладываете { $n } фишек влияния** { THINGS($places, "token") } ({ $placed }/10).
    }
# Several players at the same place, each with the tokens placed so far.
news-tokens = { $n ->
    [one] ⭐ **{ LIST($who) } выкладывают по фишке влияния** { THINGS($places, "token") }.
    [few] ⭐ **{ LIST($who) } выкладывают по { $n } фишки влияния** { THINGS($places, "token") }.
   *[many] ⭐ **{ LIST($who) } выкладывают по { $n } фишек влияния** { THINGS($places, "token") }.
}
news-token-of = { $name } ({ $placed }/10)
news-built = 🏗️ **Построено заведение: { THING($tile) }.** Строили: { LIST($builders) }. Штраф для всех, у кого там нет фишки: { THING($tile, "penalty") }
news-tier = { $tier ->
    [1] 📈 Преданность { THING($faction, "of") } достигает уровня 1: игроки с активным { THING($faction, "recruit-with") } теперь получают на { COUNT($good, 1, "acc") } больше, когда ставят работника { THING($space, "to") }.
    [2] 📈 Преданность { THING($faction, "of") } достигает уровня 2: игроки с активным { THING($faction, "recruit-with") } теперь берут в Тоннеле { THING($faction, "of") } и ресурс, и артефакт.
    [3] 📈 Преданность { THING($faction, "of") } достигает уровня 3: скрытые { THING($faction, "recruits") } становятся активными.
   *[4] 📈 Преданность { THING($faction, "of") } достигает деления 11: все активные { THING($faction, "recruits") } получают по фишке.
}
news-tier-icarus = 📈 Преданность икаритов достигает уровня 2: игроки с активным рекрутом-икаритом теперь берут артефакт за каждую фишку, выложенную в Икаре.
news-called = Скрытые { THING($faction, "recruits") } становятся активными.
news-tunnel = ⛏️ Тоннель { THING($faction, "of") } завершён: его конец открыт для игроков с активным { THING($faction, "recruit-with") }.
news-activated = 🃏 **{ $name } получает нового активного рекрута: { THING($recruit) }.**
    .done = 🃏 **Вы получаете нового активного рекрута: { THING($recruit) }.**
news-shuffled = { $n ->
    [1] { $n } сброшенный артефакт становится новой колодой.
    [one] { $n } сброшенный артефакт перемешан в новую колоду.
    [few] { $n } сброшенных артефакта перемешаны в новую колоду.
   *[many] { $n } сброшенных артефактов перемешаны в новую колоду.
}
news-tie = { LIST($names) } одновременно выкладывают десятую фишку; { $breaker ->
    [morale] решает более высокая мораль
    [knowledge] решает более низкое знание
    [markets] решают фишки на большем числе заведений
    [territories] решают фишки на большем числе территорий
   *[roll] решает самый низкий бросок
}.
news-won = 🏆 **{ $name } выкладывает десятую фишку и побеждает!**
    .you = 🏆 **Вы выкладываете десятую фишку и побеждаете!**
    .done = 🏆 **Вы выкладываете десятую фишку и побеждаете!**
