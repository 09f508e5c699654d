# /standing: что игрок в этой игре отвечает всегда.

## Commands: descriptions, at most 100 characters

command-standing = Ответы, которые вы в этой игре даёте всегда, чтобы никто не ждал
    .name = автоответ
command-standing-decline = Отказываться от любого обмена с игроком до конца этой игры
    .name = отказ
command-standing-player = С кем вы не обмениваетесь
    .name = игрок
command-standing-answer = Всегда отвечать одинаково, когда спрашивает ваш рекрут или заведение
    .name = ответ
command-standing-question = Какой вопрос: вашего активного рекрута или заданный сейчас
    .name = вопрос
command-standing-what = Что вы всегда отвечаете
    .name = ответ
command-standing-list = Показать ваши постоянные ответы в этой игре
    .name = список
command-standing-clear = Убрать постоянный ответ: вас снова будут спрашивать
    .name = убрать
command-standing-which = Какой; если не указать — все
    .name = какой

standing-everybody = Все
standing-yes = Да
standing-no = Нет
standing-penalty = Что забирает заведение
standing-forced = Ходы без выбора
standing-line = { $what }: всегда «{ $answer }»
standing-line-trade = Обмен с игроком { $name }: всегда отказ
standing-line-everybody = Обмен с кем угодно: всегда отказ
standing-line-forced = Ходы без выбора: бот делает их за вас
standing-set = Отныне в этой игре: { $what }. Отменить: /автоответ убрать.
standing-yours = **Ваши постоянные ответы в этой игре**
standing-none = В этой игре у вас нет постоянных ответов.
standing-cleared = { $n ->
        [0] Отменять было нечего.
        [one] Убран { $n } постоянный ответ: вас снова будут спрашивать.
        [few] Убрано { $n } постоянных ответа: вас снова будут спрашивать.
       *[many] Убрано { $n } постоянных ответов: вас снова будут спрашивать.
    }
standing-declined = { $name } в этой игре отказывается от любого обмена с вами.
standing-no-such-player = Другого игрока «{ $typed }» здесь нет. Выберите из списка.
standing-no-such-question = Вопроса «{ $typed }», который вам задают снова и снова, нет. Выберите из списка.
standing-no-such-answer = «{ $typed }» — не ответ на это. Выберите из списка.
