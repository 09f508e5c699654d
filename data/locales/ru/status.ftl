# Игра как она есть, словами: /status, /board и планшет игрока.

## Commands: descriptions, at most 100 characters

command-status = Состояние игры словами, только для вас
    .name = состояние
command-board = Показать поле: только вам или всем в канале
    .name = поле
command-board-post = Показать всем в канале
    .name = показать_всем
command-board-area = Только эта часть поля, крупно
    .name = часть
command-board-player = Что лежит перед этим игроком
    .name = игрок

status-title = ## Ход { $number }
status-player = ### { $name }, { THING($colour) }
    Выложено фишек: { $tokens } из 10. Мораль { $morale }, знание { $knowledge }.
    Товары и ресурсы: { SIZE($goods) ->
        [0] нет
       *[other] { AMOUNTS($goods) }
    }. Артефакты: { $artifacts }.
    Доступные работники: { SIZE($available) ->
        [0] нет
       *[other] { LIST($available) }
    }. На поле: { SIZE($placed) ->
        [0] никого
       *[other] { LIST($placed) }
    }.
    Рекруты: { SIZE($recruits) ->
        [0] нет
       *[other] { THINGS($recruits) }
    }.
# A worker on the board, in lists.
status-worker = { $knowledge } { THING($space, "in") }
status-board = ### Игровое поле
status-allegiance = Преданность: { LIST($tracks) }.
status-miners = Шахтёры: { LIST($tracks) }.
status-level = { THING($faction) } { $level }
status-markets = Построенные заведения: { SIZE($markets) ->
        [0] нет
       *[other] { LIST($markets) }
    }.
status-market = { THING($tile) } ({ THING($area) })
status-territories = Фишки на территориях: { LIST($territories) }.
status-territory = { THING($area) } { $n } из { $most }
status-untold = Сейчас Discord не принимает сообщения для этого канала, поэтому там видно ещё не всё. Ничего не потеряно: всё появится, как только Discord снова станет их принимать, а `/ход` тем временем работает.

look-one-thing = Выберите часть поля или игрока, но не то и другое сразу.
look-no-player = Игрока «{ $typed }» здесь нет. Выберите из списка.

mat-title = ## { ICON("player", $colour) } { $name } ({ THING($colour) })
mat-tokens = { SIZE($places) ->
        [0] • { ICON("token") } Влияние: выложено фишек — { $placed } из 10.
       *[other] • { ICON("token") } Влияние: выложено фишек — { $placed } из 10 ({ LIST($places) }).
    }
# Several tokens at one place, in that list.
mat-token-times = { THING($place) } ×{ $n }
mat-tracks = • { ICON("morale") } Мораль { $morale } · { ICON("knowledge") } знание { $knowledge }
mat-goods = { SIZE($goods) ->
        [0] • Товары и ресурсы: нет
       *[other] • Товары и ресурсы: { AMOUNTS($goods) }
    }
mat-workers = • Доступные работники: { SIZE($home) ->
        [0] нет
       *[other] { LIST($home) }
    }; на поле: { SIZE($away) ->
        [0] никого
       *[other] { LIST($away) }
    }
mat-cards = • { ICON("artifact") } Карты артефактов: { $artifacts } · { ICON("recruit") } скрытые рекруты: { $hidden }
mat-recruit = { $fresh ->
        [yes] • **{ THING($recruit) }** ({ THING($faction) }) — со следующего хода: { $ability }
       *[no] • **{ THING($recruit) }** ({ THING($faction) }): { $ability }
    }
mat-dilemma = • { ICON("dilemma") } Дилемма: { $choice ->
        [fight] сражение с системой ({ THING($dilemma, "fight") })
        [serve] содействие антиутопии ({ THING($dilemma, "serve") })
       *[open] ещё не разрешена
    }
mat-suffers = • Действуют штрафы: { THINGS($tiles) }
