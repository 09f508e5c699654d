# Ход игрока: личная панель, те же ходы командами и подсказки.

## Commands: descriptions, at most 100 characters

command-turn = Сделать ход или ответить на вопрос
    .name = ход
command-undo = Отменить последний выбор, если с тех пор ничего не бросали и не раскрывали
    .name = отменить
command-place = Поставить работника
    .name = поставить
command-place-worker = Знание работника
    .name = работник
command-place-space = Куда его поставить
    .name = клетка
command-retrieve = Вернуть работников с поля
    .name = вернуть
command-retrieve-workers = Каких работников, через запятую, или всех
    .name = работники
command-retrieve-pay = Чем вы платите; или ничем, теряя мораль
    .name = плата
command-dilemma = Разрешить этическую дилемму
    .name = дилемма
command-dilemma-choose = Какую сторону вы выбираете
    .name = выбор
command-dilemma-pay = Какие артефакты вы сбрасываете
    .name = плата
command-done = Закончить ход, в котором ещё можно ставить работников дубля
    .name = готово
command-hint = Что сделал бы на вашем месте компьютерный игрок и почему; только для вас
    .name = подсказка

dilemma-side-fight = Сражаться с системой
dilemma-side-serve = Содействовать антиутопии

panel-you = Работники: { SIZE($workers) ->
        [0] все на поле
       *[other] { LIST($workers) }
    } · { SIZE($goods) ->
        [0] нет ни товаров, ни ресурсов
       *[other] { AMOUNTS($goods) }
    } · { $artifacts ->
        [0] нет артефактов
        [one] { $artifacts } артефакт
        [few] { $artifacts } артефакта
       *[many] { $artifacts } артефактов
    } · мораль { $morale } · знание { $knowledge } · ⭐ { $tokens }/10
# One of the workers in that list.
panel-die = { ICON("die", $knowledge) } { $knowledge }
# A die, as the button of a worker.
panel-worker = { $knowledge ->
        [1] ⚀ 1
        [2] ⚁ 2
        [3] ⚂ 3
        [4] ⚃ 4
        [5] ⚄ 5
       *[6] ⚅ 6
    }
panel-where = **Куда поставить работника ({ ICON("die", $knowledge) } { $knowledge })?**
panel-last-worker = -# Это ваш последний доступный работник: если ни один не вернётся, в следующий ход можно будет только возвращать.
panel-space = { $n }. { THING($space, "short") }
panel-more-spaces = Другие клетки
panel-on-board = Показать на поле
panel-numbered = Куда можно поставить работника ({ $knowledge }); номера — как на кнопках.
panel-question = **{ $question }**
panel-bullet = • { $line }
# Above the panel of a player who last acted more than a day ago.
since-last = **После вашего прошлого хода** ({ $time }):
since-note = 📝 Ваша последняя заметка: { $note }
# What a choice is called, and what it costs and brings.
panel-option = **{ $label }** · { $detail }
panel-retrieve-all = { $n ->
        [1] Вернуть работника
        [2] Вернуть обоих
       *[other] Вернуть всех ({ $n })
    }
panel-retrieve-all-paid = { $n ->
        [1] Вернуть · { $pay }
       *[other] Вернуть всех · { $pay }
    }
retrieve-which = Каких работников вернуть
retrieve-pay = Чем заплатить
panel-retrieve-rest = Всех, кроме строителей
panel-retrieve-rest-paid = Всех, кроме строителей · { $pay }
panel-retrieve-some = Выбрать, кого вернуть
panel-retrieve-all-told = **Вернуть { $n ->
        [1] работника
       *[other] всех работников
    }:** { LIST($workers) }
panel-retrieve-rest-told = **Всех, кроме строителей:** { LIST($workers) }
panel-choose = Выбрать
panel-choose-several = { $ask ->
        [retrieve] { $most ->
            [2] Выберите 1 или 2 работников
           *[other] Выберите работников: от 1 до { $most }
        }
        [discard] Выберите { COUNT("artifact", $most, "acc") }
       *[other] { $exactly ->
            [True] Выберите { $most }
           *[other] Выберите от { $least } до { $most }
        }
    }
panel-page = Страница { $page } из { $pages }
panel-these = Выбрать эти ({ $n })
panel-chosen = Ваш выбор: { LIST($choices) }.
panel-then-chance = Затем бросают кубики или берут карты; после этого отменить уже нельзя.
panel-then-roll = { $n ->
        [one] Затем вы бросаете { $n } кубик; после этого отменить уже нельзя.
        [few] Затем вы бросаете { $n } кубика; после этого отменить уже нельзя.
       *[many] Затем вы бросаете { $n } кубиков; после этого отменить уже нельзя.
    }
panel-then-roll-risk = { $n ->
        [one] Затем вы бросаете { $n } кубик; вероятность побега работника — { $risk }. После этого отменить уже нельзя.
        [few] Затем вы бросаете { $n } кубика; вероятность побега работника — { $risk }. После этого отменить уже нельзя.
       *[many] Затем вы бросаете { $n } кубиков; вероятность побега работника — { $risk }. После этого отменить уже нельзя.
    }
panel-then-rolls = Затем кубик бросает { $name }; после этого отменить уже нельзя.
panel-then-draw = Затем вы берёте { COUNT("artifact", $n) }; после этого отменить уже нельзя.
panel-then-draws = Затем карты берёт { $name }; после этого отменить уже нельзя.
panel-then-recruits = { $n ->
        [one] Затем вы берёте { $n } рекрута; после этого отменить уже нельзя.
        [few] Затем вы берёте { $n } рекрутов и оставляете одного; после этого отменить уже нельзя.
       *[many] Затем вы берёте { $n } рекрутов и оставляете одного; после этого отменить уже нельзя.
    }
panel-then-market = Затем открывается тайл заведения; после этого отменить уже нельзя.
panel-then-reveal = { $what ->
        [recruits] Затем раскрываются активные рекруты всех игроков; после этого отменить уже нельзя.
        [recruit_draft] Затем рекруты передаются дальше; после этого отменить уже нельзя.
        [market_draft] Затем выбранные заведения замешиваются; после этого отменить уже нельзя.
        [dilemma] Затем раскрывается ваша дилемма; после этого отменить уже нельзя.
       *[other] Затем раскрывается что-то скрытое; после этого отменить уже нельзя.
    }
panel-then-other = Затем выбирают другие.
panel-then-computer = { SIZE($names) ->
        [1] Затем сразу ходит { LIST($names) }; после этого отменить уже нельзя.
       *[other] Затем сразу ходят { LIST($names) }; после этого отменить уже нельзя.
    }
panel-no-worker-left = -# После этого у вас не останется доступных работников: в следующий ход можно будет только возвращать.
panel-undoable = Отменить можно, пока не ответит кто-то другой.
panel-then-over = На этом игра окончена.
panel-confirm = Подтвердить
# Plays the only possible move, now and in every such turn.
panel-forced = Всегда ходить так за меня
panel-back = Назад
panel-trade = Обмен
panel-undo = Отменить
panel-hand = Мои карты
panel-hint = Подсказка
panel-reset = Исправление правил изменило этот ход: сыграйте его ещё раз. Всё, что было раньше, остаётся в силе.
panel-recruit = **{ THING($recruit) }** ({ THING($faction) }): { $ability }

play-over = Игра окончена.
play-your-turn = Ваш ход: кнопка — в новом сообщении в канале.
play-done = { $who ->
        [computer] Готово. Дальше: { $names }.
       *[person] Готово. Ждём: { $names }.
    }
play-next = Ваша следующая игра: { $channel }
play-go-there = Перейти
play-undone = { $n ->
        [1] Ваш последний выбор отменён.
        [one] Отменены ваши последние решения: { $n }.
        [few] Отменены ваши последние решения: { $n }.
       *[many] Отменены ваши последние решения: { $n }.
    }

moves-all = Всех
# The second or third worker with the same knowledge on the same space.
moves-worker-twin = { $knowledge } · { THING($space, "short") } № { $n }
moves-answer-first = Сначала нужно ответить на другой вопрос: его покажет /ход.
# A space in the list of /place, with its price and result: 100 characters at most.
moves-space = { THING($space, "short") }: { $brings }
moves-no-space = Клетки «{ $typed }» я не знаю. Выберите из списка или откройте /ход.
moves-no-such-worker = На поле нет вашего работника «{ $typed }». Выберите из списка или откройте /ход.
moves-cannot-pay = Заплатить «{ $typed }» нельзя. Выберите из списка или откройте /ход.

hint-take-turn = Показать мои ходы
