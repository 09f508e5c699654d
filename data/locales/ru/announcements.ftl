# Что канал читает об игре: чей ход, конец и новости для тех, кто следит.

## Commands: descriptions, at most 100 characters

command-game-follow = Следить за важными событиями этой игры или перестать
    .name = следить

announce-take-turn = Сделать ход
announce-choose = Выбрать
announce-answer = Ответить
announce-recap = Сводка
announce-board = Всё поле
announce-zoom = Рассмотреть поближе
announce-turn = **Ход { $number }**: { $player }, ваша очередь.
    .others = **Ход { $number }**: ходит { $player }.
announce-choosing = { $what ->
        [market_draft] Все тайно выбирают тайл заведения.
        [recruit_draft] Идёт тайный драфт рекрутов.
       *[other] Все тайно выбирают рекрутов.
    } Ещё выбирают: { $players }.
announce-asked = { $ask ->
        [ability] { $player }, решите, используете ли вы рекрута; ход игрока { $turn } ждёт.
        [discard] { $player }, сбросьте лишние артефакты; ход игрока { $turn } ждёт.
        [penalty] { $player }, выберите, что забирает заведение; ход игрока { $turn } ждёт.
        [trade] { $player }, ответьте на предложение обмена; ход игрока { $turn } ждёт.
        [track_draft] { $player }, выберите деление на треке; ход игрока { $turn } ждёт.
        [authority] { $player }, выложите фишку влияния; ход игрока { $turn } ждёт.
        [order] { $player }, решите, какая способность сработает первой; ход игрока { $turn } ждёт.
       *[other] { $player }, вам нужно кое-что выбрать; ход игрока { $turn } ждёт.
    }
    .others = Ход игрока { $turn } ждёт ответа игрока { $player }.
announce-starts = { $player }, выберите начальный уровень.
    .others = { $player } выбирает начальный уровень.
announce-began = -# { $number ->
        [0] Здесь шла подготовка к игре.
       *[other] Здесь начался ход { $number }.
    }
announce-folded = -# { $what }
announce-chosen = -# Все сделали выбор.
announce-replaced = -# Об этом — в следующем сообщении.
# What a player did, in small print; markets, tokens, recruits and the end are larger.
announce-routine = -# { $line }
# The race at the end of every message: the players, whoever has placed most tokens first.
race = ⭐ { LIST($players, with: " · ") }
race-player = { $name } **{ $tokens }**
# A player, behind the sign of their pieces.
player-signed = { ICON("player", $colour) } { $name }
announce-due = Срок: { $time }.
announce-taken-back = { $name } отменяет выбор.
announce-no-picture = (Мне нельзя приложить поле: дайте мне право «Прикреплять файлы». Словами о нём расскажет /состояние.)

end-won = { $n ->
        [1] 🏆 **{ $players } побеждает!**
       *[other] 🏆 **{ $players } побеждают вместе!**
    }
end-standings = **Итоги игры**
end-player = • **{ $name }**: ⭐ { $tokens }/10, мораль { $morale }, знание { $knowledge }. Рекруты: { SIZE($recruits) ->
        [0] нет
       *[other] { THINGS($recruits) }
    }; остались скрытыми: { SIZE($hidden) ->
        [0] никто
       *[other] { THINGS($hidden) }
    }; артефакты: { SIZE($artifacts) ->
        [0] нет
       *[other] { AMOUNTS($artifacts) }
    }; карта дилеммы: { SIZE($dilemma) ->
        [0] нет
       *[other] { THINGS($dilemma) }
    }
end-rematch = Реванш
end-place = { $tokens ->
        [one] { $rank }. { $player }: выложена { $tokens } фишка
        [few] { $rank }. { $player }: выложено { $tokens } фишки
       *[many] { $rank }. { $player }: выложено { $tokens } фишек
    }
end-secrets = **Что у кого было в руке**
end-replay = Вся игра, ход за ходом:

follow-now = Вы следите за этой игрой: я сообщу о новых заведениях, об игроках, которым до победы осталась фишка-другая, и об окончании игры. Чтобы перестать, введите ту же команду ещё раз.
follow-no-more = Вы больше не следите за этой игрой.
follow-player = Вы участвуете в этой игре: вам и так сообщают обо всём.
follow-news = Новости из { $channel }:
follow-look = { $names } В игре, за которой вы следите, кое-что произошло.
