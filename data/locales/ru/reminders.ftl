# Напоминания о вопросе без ответа.

remind-turn = Ваш ход в { $channel }.
remind-asked = В { $channel } ждут вашего ответа.
remind-since = Вопрос задан { $time }.
remind-due = Срок: { $time }.
remind-late = Ваше время вышло { $time }.
remind-no-limit = Срока нет.
remind-later = Напомнить позже
remind-when = Когда напомнить?
remind-in-minutes = { $n ->
        [1] Через минуту
        [one] Через { $n } минуту
        [few] Через { $n } минуты
       *[many] Через { $n } минут
    }
remind-in-hours = { $n ->
        [1] Через час
        [24] Через день
        [one] Через { $n } час
        [few] Через { $n } часа
       *[many] Через { $n } часов
    }
remind-set = Напомню { $time }, если к тому времени не будет ответа.
remind-nothing = Сейчас вас там не ждут.
remind-past = -# Здесь было напоминание для игрока **{ $name }**.
remind-past-private = -# Здесь было напоминание для вас.
asked-past = -# Этот вопрос решён.

# All that waits for somebody: /games, the daily list, and reminders of several games.
digest-title = **Где сегодня ждут вас**
digest-past = -# Здесь был ваш дайджест.
waiting-line = { $kind ->
        [turn] **№ { $game } в { $channel }: ждут вашего хода** (вопрос задан { $since }).
        [asked] **№ { $game } в { $channel }: ждут вашего ответа** (вопрос задан { $since }).
        [vote] № { $game } в { $channel }: голосование ждёт вашего голоса (открыто { $since }).
        [offer] № { $game } в { $channel }: { $who } предлагает вам обмен ({ $since }).
       *[seat] № { $game } в { $channel }: для вас свободно место игрока { $who }.
    }{ $due ->
        [due] {" "}Срок: { $time }.
        [late] {" "}Ваше время вышло { $time }.
       *[none] {""}
    }
waiting-button = { $kind ->
        [turn] № { $game }: сделать ход
        [asked] № { $game }: ответить
        [vote] № { $game }: голосовать
        [offer] № { $game }: ответить на предложение обмена
       *[seat] № { $game }: посмотреть место
    }
next-up = Следующий ход в { $channel } — ваш.

live-now = Теперь вы все играете в реальном времени: десять минут на ответ, без упоминаний. Это закончится, когда кто-то уйдёт.
live-past = -# Часть игры прошла в реальном времени.
live-stop = Вернуть обычный темп
live-over = { $why ->
        [somebody] **{ $name }** больше не играет в реальном времени. Игра идёт дальше в обычном темпе, и у того, кто отвечает, снова полное время на ответ.
       *[nobody] Онлайн уже не все. Игра идёт дальше в обычном темпе, и у того, кто отвечает, снова полное время на ответ.
    }
