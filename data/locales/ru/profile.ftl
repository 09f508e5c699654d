# Что люди настраивают для себя и где они играют.

command-profile = Ваши настройки: язык, часовой пояс, тихие часы, напоминания, цвета
    .name = профиль
command-profile-show = Показать ваши настройки
    .name = показать
command-profile-set = Изменить ваши настройки
    .name = настроить
command-profile-language = На каком языке мне с вами говорить
    .name = язык
command-profile-zone = Ваш часовой пояс, например Europe/Moscow
    .name = часовой_пояс
command-profile-quiet = Когда не напоминать и писать без звука, например 22:00-08:00, или «выкл»
    .name = тихие_часы
command-profile-reach = Как вам напоминать
    .name = напоминания
command-profile-digest = Во сколько присылать дайджест — всё, что вас ждёт, — личным сообщением: 8:00 или «выкл»
    .name = дайджест
command-profile-next-up = Сообщать ли без звука, что следующий ход — ваш
    .name = скоро_ход
command-profile-standing = Ведётся ли ваш рейтинг и кто видит его и вашу надёжность
    .name = рейтинг
command-profile-palette = Вид картинок для вас; без картинок — словами
    .name = цвета
command-profile-forget = Удалить всё, что я о вас знаю; ваши места в играх станут безымянными
    .name = забыть
command-games = Ваши игры и игры, где есть место для вас
    .name = игры
command-games-list = Все ваши игры и где вас ждут
    .name = мои

profile-title = **Ваши настройки**
profile-change = Изменить
profile-form = Ваши настройки
profile-form-language = Язык
profile-form-zone = Часовой пояс
    .about = Например, Europe/Moscow; пусто — UTC.
profile-form-quiet = Тихие часы
    .about = Без напоминаний и без звука, например 22:00-08:00; пусто — нет.
profile-form-reach = Напоминания
profile-form-palette = Картинки только для вас
profile-language = • Язык: { $language }
profile-as-discord = Как в моём Discord
profile-zone = • Часовой пояс: { $zone }; там сейчас { $time }
profile-no-zone = Не указан, поэтому UTC
profile-quiet = • Тихие часы: { $hours }{ $on ->
        [True] . В это время я не напоминаю и пишу вам без звука.
       *[other] {""}
    }
profile-off = Выкл
profile-reach = • Напоминания: { $reach }
profile-palette = • Картинки только для вас: { $palette }
profile-digest = • Ежедневный дайджест — всё, что вас ждёт: в { $time }, вместо напоминаний о сроке
profile-next-up = • Я сообщаю без звука, когда следующий ход — ваш
profile-standing = • Рейтинг: { $standing }
profile-no-such-hour = Не понимаю, какой час означает «{ $typed }». Напишите, например, 8, 18:30 или «выкл».
profile-digest-needs-dm = Дайджест приходит только личным сообщением. Чтобы получать его, выберите напоминания личным сообщением; а пока я напоминаю как обычно.
profile-dm-closed = Моё последнее личное сообщение до вас не дошло. Разрешите личные сообщения на этом сервере и укажите способ напоминаний ещё раз.
profile-zone-first = Ваши тихие часы считаются по UTC, пока не указан часовой пояс.
profile-nothing = Укажите, что изменить: выберите хотя бы один параметр. Их перечислит /профиль показать.
profile-no-such-zone = Часового пояса «{ $typed }» я не знаю. Выберите из списка, например Europe/Moscow.
profile-no-such-hours = Не понимаю, какие часы означает «{ $typed }». Напишите, например, 22:00-08:00 или «выкл».
profile-forget-ask = Я удалю ваши настройки, заметки, планы, то, за чем вы следите, и вашу статистику. В сыгранных и идущих играх ваше место останется без имени; в идущих дальше играет компьютер. Отменить это нельзя.
profile-forget-sure = Забыть меня
profile-forgotten = Готово: больше я о вас ничего не знаю.
profile-forgotten-notice = Один из игроков просит удалить всё о себе. Дальше на этом месте играет компьютер.
profile-anonymous = Кто-то

reach-dm = Личным сообщением
reach-channel = В канале игры
reach-both = И там и там
reach-none = Не напоминать
rated-off = Не ведётся
rated-me = Ведётся, видите только вы
rated-everybody = Ведётся, видят все
palette-printed = Как в печатной игре
palette-colour_blind = Для дальтоников
palette-none = Без картинок

games-title = **Ваши игры**
games-lobby = № { $game } в { $channel }: в лобби
games-paused = № { $game } в { $channel }: на паузе
games-kept = № { $game } в { $channel }: за вас играет компьютер; любая команда там вернёт вам место
games-waiting = № { $game } в { $channel }, ждём: { $names }
