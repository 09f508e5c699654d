# Собственные карты игрока: /hand и личные сообщения.

## Commands: descriptions, at most 100 characters

command-hand = Показать ваших рекрутов, артефакты и дилемму, только вам
    .name = рука

private-closed = { $player }, ваши личные сообщения для меня закрыты, поэтому прислать вам карты не получится. Ничего не потеряно: /рука покажет их здесь только вам.
private-where = «Эйфория» в { $channel }:

hand-title = **Что у вас есть**
hand-recruits = • **{ THING($recruit) }** ({ THING($faction) }) — активный рекрут: { $ability }
hand-hidden = • **{ THING($recruit) }** ({ THING($faction) }) — скрытый рекрут: { $ability }
hand-artifacts = { SIZE($cards) ->
        [0] • { ICON("artifact") } Артефакты: нет
       *[other] • { ICON("artifact") } Артефакты: { AMOUNTS($cards) }
    }
hand-active = { SIZE($recruits) ->
        [0] • Активные рекруты: нет
       *[other] • Активные рекруты: { THINGS($recruits) }
    }
hand-face-down = • Скрытые рекруты: { THINGS($recruits) }
hand-dilemma-brief = { $choice ->
        [fight] • { ICON("dilemma") } { THING($dilemma) }: сражение с системой
        [serve] • { ICON("dilemma") } { THING($dilemma) }: содействие антиутопии
       *[open] • { ICON("dilemma") } { THING($dilemma) }: не разрешена
    }
hand-more = -# Что они умеют, расскажет /рука.
hand-dilemma = { $choice ->
        [fight] • { ICON("dilemma") } **{ THING($dilemma) }** разрешена: сражение с системой ({ THING($dilemma, "fight") }).
        [serve] • { ICON("dilemma") } **{ THING($dilemma) }** разрешена: содействие антиутопии ({ THING($dilemma, "serve") }).
       *[open] • { ICON("dilemma") } **{ THING($dilemma) }** не разрешена. Один раз за игру, вместо обычного хода, заплатите { COUNT($artifact, 1, "acc") } или 2 любых артефакта и сражайтесь ({ THING($dilemma, "fight") }: взять 2 рекрутов, оставить 1 скрытым) или содействуйте ({ THING($dilemma, "serve") }: выложить фишку влияния).
    }
