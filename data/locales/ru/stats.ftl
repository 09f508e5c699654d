# Итоги законченных игр: /stats и /leaderboard.

command-stats = Сколько игр сыграно и выиграно
    .name = статистика
command-stats-player = Чьи итоги; если не указать — ваши
    .name = игрок
command-leaderboard = Кто на этом сервере побеждает чаще всех
    .name = лидеры

stats-title = **{ $name }** { $where ->
        [server] на этом сервере
       *[everywhere] на всех серверах
    }
stats-played = { $played ->
        [one] Сыграна { $played } игра, побед: { $won } ({ $share } %)
        [few] Сыграно { $played } игры, побед: { $won } ({ $share } %)
       *[many] Сыграно { $played } игр, побед: { $won } ({ $share } %)
    }
stats-people = • С другими людьми за столом: игр { $played }, побед { $won }
stats-edition = • { $edition }: игр { $played }, побед { $won }
stats-tokens = • Выложено фишек влияния в среднем: { $tokens } из 10
stats-running = • Идут сейчас: { $n }
stats-none = У игрока { $name } ещё нет законченных игр.
stats-none-yet = Здесь ещё не закончена ни одна игра. Откройте её: /игра новая.
stats-board = ## Больше всего побед
stats-line = { $rank }. **{ $name }**: { $won } из { $played } ({ $share } %)
stats-computer = У компьютерных игроков нет статистики. Выберите кого-нибудь другого.

# What is shown to oneself, and to others only if one wants it.
stats-reliability = { $tier ->
        [reliable] • Надёжность: отвечает вовремя
        [mostly] • Надёжность: обычно отвечает вовремя
        [late] • Надёжность: часто опаздывает с ответом
       *[new] • Надёжность: вопросов пока слишком мало, чтобы судить
    }
stats-rating-off = Ваш рейтинг не ведётся. Включить его можно в /профиль настроить, параметр «рейтинг».
stats-rating-none = • Рейтинг: пока нет. Считаются игры, где до конца играют только люди.
stats-rating = { $n ->
        [one] • Рейтинг за столом на { $players } игроков: { $points } ± { $spread }, после { $n } игры
        [few] • Рейтинг за столом на { $players } игроков: { $points } ± { $spread }, после { $n } игр
       *[many] • Рейтинг за столом на { $players } игроков: { $points } ± { $spread }, после { $n } игр
    }
stats-against = { $n ->
        [one] • Против игрока { $name }: { $n } игра, выше по итогам — в { $ahead }
        [few] • Против игрока { $name }: { $n } игры, выше по итогам — в { $ahead }
       *[many] • Против игрока { $name }: { $n } игр, выше по итогам — в { $ahead }
    }
stats-against-you = { $n ->
        [one] • Против вас: { $n } игра, выше по итогам — в { $ahead }
        [few] • Против вас: { $n } игры, выше по итогам — в { $ahead }
       *[many] • Против вас: { $n } игр, выше по итогам — в { $ahead }
    }
stats-recruit = { $n ->
        [one] • { $recruit }: { $n } игра, побед: { $won }
        [few] • { $recruit }: { $n } игры, побед: { $won }
       *[many] • { $recruit }: { $n } игр, побед: { $won }
    }
