# До игры: /game new, лобби и что в нём выбирают.

## Commands: descriptions, at most 100 characters

command-game = Открывать, вести и закрывать игры в этом канале
    .name = игра
command-game-new = Открыть лобби новой игры в этом канале
    .name = новая
command-game-new-pace = Сколько времени есть на вопрос
    .name = темп

command-game-language = Выбрать язык игры в этом канале
    .name = язык
command-game-language-which = Личные ответы каждый читает на своём языке
    .name = язык

pace-live = Вживую
    .about = Десять минут на вопрос: все здесь.
    .time = десять минут
pace-day = День
    .about = День на вопрос, с напоминаниями.
    .time = один день
pace-three_days = Три дня
    .about = Три дня на вопрос, с напоминаниями.
    .time = три дня
pace-none = Не спеша
    .about = Без срока и без напоминаний.
    .time = не ограничено

level-easy = Лёгкий
    .about = Играет по наитию и ошибается.
level-normal = Обычный
    .about = Смотрит немного вперёд.
level-hard = Сильный
    .about = Дольше думает, прежде чем сделать ход.

permission-view_channel = «Просматривать канал»
permission-send_messages = «Отправлять сообщения»
permission-send_messages_in_threads = «Отправлять сообщения в ветках»
permission-attach_files = «Прикреплять файлы»
permission-manage_channels = «Управлять каналами»

lobby-title = ## «Эйфория»: собирается игра (№ { $game })
lobby-seat = • { $name }, { $colour }{ $host ->
        [True] {" "}· ведущий
       *[other] {""}
    }
lobby-computer = • **{ $name }**, { $colour } · компьютерный игрок, { $level ->
        [easy] лёгкий
        [hard] сильный
       *[normal] обычный
    }
lobby-seats = { $n ->
        [1] Занято одно место из { $most }; чтобы начать, нужно два.
       *[other] Занято мест: { $n } из { $most }.
    }
lobby-how = { $edition } · дополнительные правила: { $variants } · время на вопрос: { $pace } · язык: { $language }
lobby-how-else = { $folded ->
        [yes] Старые поля убираются
       *[no] Старые поля остаются
    } · { $hints ->
        [yes] Подсказки разрешены
       *[no] Без подсказок
    }
lobby-no-variants = нет
lobby-join = Присоединиться
lobby-leave = Выйти
lobby-colour = Цвет
lobby-start = Начать
lobby-close = Закрыть
lobby-edition = Издание
lobby-edition-choice = Издание: { $edition }
lobby-variants = Дополнительные правила: нет
lobby-variants-title = Дополнительные правила
lobby-pace = Время на вопрос
lobby-pace-choice = Время на вопрос: { $pace }
lobby-add-computer = Добавить компьютерного игрока
lobby-remove-computer = Убрать компьютерного игрока
lobby-level = • **{ $level }**: { $about }
lobby-which-level = Насколько хорошо должен играть компьютерный игрок?
lobby-computer-added = { $name } за столом: { $personality }. { $about }
lobby-which-colour = Какой цвет вы хотите?
lobby-colour-set = Ваш цвет: { $colour }.
lobby-no-colour = Все цвета заняты. Попросите кого-нибудь сначала выбрать другой.
lobby-join-first = Сначала займите место: нажмите «Присоединиться».
lobby-host-only = Это могут сделать только ведущий ({ $host }) и те, кому можно управлять этим каналом.
lobby-closed = Это лобби закрыто. Откройте новое: /игра новая.
lobby-stale = Два дня никого не было, и лобби закрылось само. Откройте новое: /игра новая.
lobby-started = Игра начинается: { $names }.
lobby-rematch = Лобби для реванша открыто, остальные приглашены.
lobby-invited = • Приглашены на реванш: { $names }. Нажмите «Присоединиться», чтобы сыграть снова.
lobby-welcome = У вас есть место в игре «Эйфория» в { $channel }. То, что в ней видите только вы, придёт сюда; в любое время это покажет /рука.
lobby-missing = Здесь я не могу вести игру, потому что в этом канале мне не хватает прав: { $permissions }. Попросите тех, кто управляет сервером, дать их мне, и попробуйте ещё раз.
lobby-here = этот канал
lobby-boards = Старые поля: { $folded ->
        [yes] убирать
       *[no] оставлять
    }
lobby-language = Язык: { $language }
lobby-which-language = На каком языке вести игру в этом канале? То, что видите только вы, приходит на вашем языке.
lobby-language-set = Язык игры в этом канале теперь: { $language }.
lobby-hints = Подсказки: { $on ->
        [yes] разрешены
       *[no] нет
    }
lobby-absence = { $days ->
        [0] Отсутствие: не ждать
        [one] Отсутствие: ждать { $days } день
        [few] Отсутствие: ждать { $days } дня
       *[many] Отсутствие: ждать { $days } дней
    }
lobby-absence-title = Пока кто-то отсутствует, игра
lobby-absence-choice = { $days ->
        [0] идёт дальше, не дожидаясь
        [one] ждёт каждого игрока { $days } день
        [few] ждёт каждого игрока { $days } дня
       *[many] ждёт каждого игрока { $days } дней
    }
lobby-options = Параметры игры
lobby-also = Ещё
lobby-also-fold_boards = Убирать старые поля
    .about = Картинка остаётся только в самом новом сообщении; прежние сжимаются до строки.
lobby-also-hints = Разрешить подсказки
    .about = Любой может узнать командой /подсказка, как сходил бы компьютерный игрок.
lobby-taken = { $status ->
        [lobby] Здесь уже открыто лобби: { $link }. Присоединитесь или пусть его сначала закроет ведущий.
        [paused] Здесь игра на паузе: { $link }. Продолжите её — /игра продолжить — или начните новую в другом канале или ветке.
       *[running] Здесь идёт игра: { $link }. Начните новую в другом канале или ветке или сначала закончите эту.
    }

rematch-there = { $status ->
        [lobby] Реванш собирается: { $link }. Чтобы играть, нажмите там «Присоединиться».
       *[other] Реванш этой игры уже начат: { $link }.
    }
rematch-old = С тех пор здесь сыграли другую игру. Откройте новую: /игра новая.
local-welcome = Добро пожаловать за стол в вашем браузере. Вверху страницы выберите, кто вы, затем наберите здесь **/игра новая**. Вверху же, в разделе *Сообщения*, — то, что бот пишет только вам.
