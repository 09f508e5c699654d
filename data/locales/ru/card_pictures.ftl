# Слова на картах, планшетах, руке, итогах и повторах и те же картинки словами.

## Cards

drawn-card-classic = Классическое издание
drawn-card-revised = Обновлённое издание
drawn-card-without-token = Действует на всех, у кого здесь нет фишки
drawn-card-fight = Сражаться с системой
    .gain = Взять 2 рекрутов, оставить 1
drawn-card-serve = Содействовать антиутопии
    .gain = Выложить фишку влияния на эту карту
drawn-card-artifact = На рынках артефактов платят 3 артефактами или 2 одинаковыми картами. Ещё эта карта входит в цену: { THINGS($things) }.
drawn-card-alt = { $kind ->
    [recruit] Карта рекрута: { THING($card) }
    [market] Тайл заведения: { THING($card) }
    [artifact] Карта артефакта: { THING($card) }
   *[dilemma] Карта этической дилеммы: { THING($card) }
}

## Mats

drawn-to-move = Ходит
drawn-asked = Отвечает
drawn-won = Победа
drawn-times = { THING($place) } (× { $n })
drawn-mat-tokens = Фишки влияния: выложено { $placed } из { $total }
drawn-mat-workers = Работники: { $n }, доступны: { $ready }
drawn-mat-fresh = Со следующего хода
drawn-mat-where = Здесь лежат фишки
drawn-mat-no-goods = Нет ни товаров, ни ресурсов
drawn-mat-penalties = Без фишки: действуют штрафы
drawn-dilemma-open = Дилемма не разрешена
drawn-dilemma-done = { $choice ->
    [fight] Дилемма: сражение. { THING($dilemma, "fight") }
   *[serve] Дилемма: содействие. { THING($dilemma, "serve") }
}
drawn-mat-alt = { $name } ({ THING($colour) }): выложено фишек влияния — { $tokens } из 10, мораль { $morale }, знание { $knowledge }, { SIZE($goods) ->
    [0] нет ни товаров, ни ресурсов
   *[other] { AMOUNTS($goods) }
}.

## Hands

drawn-hand-title = Это видите только вы
drawn-hand-artifacts = Артефакты в руке: { $n } из { $most } (предел — ваша мораль)
drawn-hand-no-artifacts = У вас нет карт артефактов.
drawn-hand-hidden = Скрыт
drawn-hand-active = Активен
drawn-hand-alt = Рука игрока { $name }: { $artifacts ->
    [one] { $artifacts } артефакт
    [few] { $artifacts } артефакта
   *[many] { $artifacts } артефактов
}, { $hidden ->
    [one] { $hidden } скрытый рекрут
    [few] { $hidden } скрытых рекрута
   *[many] { $hidden } скрытых рекрутов
} и карта дилеммы.

## Recruits to choose from

drawn-choice-have = У вас есть:
drawn-choice-alt = Рекруты на выбор.
drawn-choice-recruit = { $number }. { THING($recruit) } ({ THING($faction) }): { $ability }
drawn-choice-together = Одна фракция ({ THING($faction) }): { THINGS($recruits) }.
drawn-choice-have-alt = У вас есть: { THINGS($recruits) }.

## Final standings

drawn-final-title = Победа: { LIST($names) }
drawn-final-so-far = { $number ->
    [one] Положение после { $number } хода
    [few] Положение после { $number } ходов
   *[many] Положение после { $number } ходов
}
drawn-final-place = { $n ->
    [one] { $rank }. { $name }: выложена { $n } фишка
    [few] { $rank }. { $name }: выложено { $n } фишки
   *[many] { $rank }. { $name }: выложено { $n } фишек
} (заведения { $markets }, территории { $territories }, рекруты { $recruits }, дилемма { $dilemma }; мораль { $morale }, знание { $knowledge })
drawn-final-alt = { $title }. { LIST($places, with: "; ") }.

## Replays

drawn-replay-alt = Повтор игры: { LIST($players) }. Самые важные ходы из { $n }. { SIZE($names) ->
    [0] Игра продолжается.
   *[other] Победа: { LIST($names) }.
}
drawn-replay-begins = Игра начинается.
drawn-replay-turn = Ход { $number }: { LIST($news, with: " ") }
drawn-replay-built = Построено заведение «{ THING($tile) }».
drawn-replay-recruit = { $name } получает нового активного рекрута: { THING($recruit) }.
drawn-replay-token = { $name } выкладывает фишку { THING($place, "token") }.

## Labels of the standings

drawn-final-markets = Заведения
drawn-final-territories = Территории
drawn-final-recruits = Рекруты
drawn-final-artifacts = Артефакты
drawn-final-ties = При равенстве
drawn-final-dilemma = { $choice ->
    [fight] Дилемма: сражение
    [serve] Дилемма: содействие
   *[open] Дилемма не разрешена
}
