# О чём спрашивают игроков и как называются варианты. Предметы приходят по id: о THING и прочем см. board.ftl.

## Questions

ask-act = Ваш ход. Что вы делаете?
ask-act-double = Можно поставить ещё одного работника ({ $knowledge }) или закончить ход.
ask-act-recruit = { THING($recruit) }: на новом работнике выпало { $knowledge }. Поставить его сразу?
ask-retrieve = Каких работников вы возвращаете? Их кубики бросают вместе.
ask-retrieve_pay = Чем вы платите за возвращение?
ask-price = Чем вы платите { THING($space, "in") }?
ask-price-recruit = { THING($recruit) }: чем вы платите?
ask-price-dilemma = Чем вы платите, чтобы разрешить дилемму? Цена: { COUNT($artifact, 1) } или 2 любых артефакта.
ask-benefit = Что вы берёте { THING($space, "in") }?
ask-authority = Куда вы выкладываете фишку влияния?
ask-discard = { $count ->
    [1] Мораль { $limit } позволяет держать { $limit ->
        [one] { $limit } артефакт
        [few] { $limit } артефакта
       *[many] { $limit } артефактов
    }, а у вас { $hand }. Какой артефакт вы сбрасываете?
   *[other] Мораль { $limit } позволяет держать { $limit ->
        [one] { $limit } артефакт
        [few] { $limit } артефакта
       *[many] { $limit } артефактов
    }, а у вас { $hand }. Какие артефакты вы сбрасываете ({ $count })?
}
ask-discard-recruit = { $count ->
    [1] { THING($recruit) }: какой артефакт вы сбрасываете?
   *[other] { THING($recruit) }: какие артефакты вы сбрасываете ({ $count })?
}
ask-penalty = { THING($tile) }: на кубике выпало { $rolled }, а вашей фишки там нет. Какой товар или ресурс вы теряете?
ask-keep = Какого рекрута вы оставляете себе? Другой выбывает из игры, его никто не увидит.
ask-keep-card = Какой артефакт вы оставляете?
ask-order = Срабатывают сразу несколько ваших рекрутов. Кто первый?
ask-trade = { $name } предлагает { AMOUNTS($give, "acc") } и просит за это { AMOUNTS($get, "acc") }. Вы согласны?
ask-recruits = Выберите двух рекрутов: один активен с самого начала, другой пока остаётся скрытым.
ask-lead = Какой рекрут будет активным с самого начала?
ask-hide = Активный рекрут: { THING($recruit) }. Какого рекрута вы пока оставляете скрытым?
ask-recruit_draft = Возьмите одного рекрута; остальных передают налево. Из 4 взятых вы потом выберете 2.
ask-market_draft = Выберите тайл заведения для этой игры. Он ляжет к остальным лицом вниз.
ask-track_draft = С какого деления морали или знания вы начинаете? Высокая мораль — хорошо, низкое знание — тоже.

# Gifts of another player's recruit.
ask-gift-jacko = { $name } использует карту «Архивариус Джако», поэтому вы можете взять 1 артефакт. Взять?
ask-gift-zong = { $name } использует карту «Астроном Зонг», поэтому вы можете получить 1 блаженство. Получить?

## A recruit asks: its name, what it does, why now, and its price

ask-ability = { THING($recruit) }: { $ability }
# Two sentences: a `why-…` and one of the following.
ask-ability-why = { $why } { $ask }
ask-ability-use = Использовать способность?
ask-ability-morale = { $morale ->
    [one] Потерять { $morale } мораль ради этого?
    [few] Потерять { $morale } морали ради этого?
   *[many] Потерять { $morale } морали ради этого?
}
ask-ability-knowledge = Повысить ради этого своё знание на { $knowledge }?
ask-ability-goods = Потратить { AMOUNTS($goods, "acc") } ради этого?
ask-ability-choose = Что вы выбираете?

why-my_worker_bumped = Вашего работника вытолкнули.
why-bumping = Вы выталкиваете работника.
why-bumped = Вы вытолкнули работника.
why-commodity = Ваш работник поставлен в зону товаров.
why-tunnel_benefit = Ваш работник поставлен на тоннель.
why-tunnel = Ваш работник поставлен на тоннель.
why-site = Ваш работник поставлен на строительную площадку.
why-market = Вы посетили заведение или рынок артефактов и выложили фишку влияния.
why-token = Вы выложили фишку влияния.
why-rolled = У другого игрока на кубиках дубль.
why-deserted = Один из ваших работников сбежал.
why-draw = Сейчас вы возьмёте артефакт.
why-new_worker = У вас новый работник.
why-retrieving = Вы возвращаете работников; кубики ещё не брошены.
why-retrieved = Вы вернули работников.
why-retrieve_gain = Вы заплатили за возвращение работников.

## Choices

choice-place = { $knowledge } → { THING($space, "short") }
choice-retrieve = Вернуть работников
choice-dilemma-fight = Сражаться: { THING($dilemma, "fight") }
choice-dilemma-serve = Содействовать: { THING($dilemma, "serve") }
choice-stop = Закончить ход
choice-worker = { $knowledge } · { THING($space, "short") }
choice-free = Бесплатно
choice-yes = Да
choice-use = Использовать: { THINGS($recruits) }
choice-decline = Нет, спасибо
choice-accept = Согласиться
choice-refuse = Отказаться
choice-knowledge-less = Потерять 1 знание
choice-morale-more = Получить 1 мораль
choice-set = Выбрать { $knowledge }
choice-recruit = { THING($recruit) } ({ THING($faction) })
choice-recruits = Активный — { THING($active) }, скрытый — { THING($hidden) }
choice-track = { $track ->
    [morale] Мораль { $level }
   *[knowledge] Знание { $level }
}
# On a construction site: what pays, and the price printed on the space it fills.
choice-instead = { AMOUNTS($goods) } на клетку «{ THING($price) }»
# Goods and artifacts; anything else by name; and either with the recruits it makes use of.
choice-goods = { AMOUNTS($goods) }
choice-things = { THINGS($things, "title") }
choice-with = { $choice } ({ THINGS($recruits) })

## What a choice would bring, from what the rules would do

# Several parts in a row, and the sign that not all of them fitted.
would-and = { $before } · { $part }
would-more = { $before } …
# The price; what is paid; one of several prices; and a part that is certain besides one of several.
would-price = цена: { $price }
would-pay = { AMOUNTS($goods) }
would-pay-or = { LIST($options, style: "or") }
would-pay-and-or = { AMOUNTS($goods) } и { LIST($options, style: "or") }
would-pair = 2 одинаковых артефакта
# What is gained, and alternatives of gains and losses (`change-gain` and `change-loss` in events.ftl).
would-gain = +{ AMOUNTS($goods) }
would-all = { LIST($changes) }
would-either = { LIST($options, style: "or") }
# A gain from the deck.
would-drawn = +{ COUNT("artifact", $n) } из колоды
would-bump = вытолкнуть: { $victim } ({ ICON("die", $knowledge) } { $knowledge })
would-bump-own = вытолкнуть своего ({ ICON("die", $knowledge) } { $knowledge })
would-allegiance = преданность { THING($faction, "of") } +{ $n }
would-miner = шахтёр { THING($faction, "of") } +{ $n }
would-token = ⭐ { THING($place) }
would-token-choose = ⭐ место на выбор
would-site = работник { $n } из { $needed }
would-when-full = ⭐ каждому строителю после постройки
# The track on which less is better.
would-knowledge-more = знание +{ $n } (плохо)
would-knowledge-less = знание −{ $n } (хорошо)
would-set = знание работника: { $knowledge }
would-add = новый работник
would-sacrifice = минус работник
would-complete = Тоннель { THING($faction, "of") } завершён
would-called = активируются скрытые { THING($faction, "recruits") }
would-hidden = пока скрытый рекрут
would-active = сразу активный рекрут
# A recruit that can be used on the way, and somebody else who chooses something on it.
would-may = { THING($recruit, "short") } может помочь
would-other = { SIZE($names) ->
    [1] { LIST($names) } выбирает
   *[other] { LIST($names) } выбирают
}
would-question = затем выбираете вы
would-which = затем выбираете, кого именно
would-look = { $n ->
    [one] взять { $n } артефакт
    [few] взять { $n } артефакта
   *[many] взять { $n } артефактов
}
would-discard = затем сбросить { $n }
# A builder that comes home, and the resource that was paid for it.
would-lost = { $resource ->
    [any] всё уплаченное там потеряно
   *[other] ресурс потерян: { THING($resource) }
}
# Workers that come home.
retrieve-worker = работник ({ ICON("die", $knowledge) } { $knowledge }) { THING($space, "from") }
retrieve-builder = { $resource ->
    [any] работник ({ ICON("die", $knowledge) } { $knowledge }) { THING($space, "from") } (всё уплаченное там потеряно)
   *[other] работник ({ ICON("die", $knowledge) } { $knowledge }) { THING($space, "from") } (ресурс потерян: { THING($resource) })
}
# The rest of a double, or a worker just added.
would-again = затем можно поставить ещё
would-roll = { $n ->
    [one] затем бросок: { $n } кубик
    [few] затем бросок: { $n } кубика
   *[many] затем бросок: { $n } кубиков
}
# How likely it is that the cleverest worker runs away: $risk is a percentage, with its sign.
would-roll-risk = { $n ->
    [one] затем бросок ({ $n } кубик): побег — { $risk }
    [few] затем бросок ({ $n } кубика): побег — { $risk }
   *[many] затем бросок ({ $n } кубиков): побег — { $risk }
}
would-build = заведение построено: ⭐ каждому строителю
would-recruits = { $n ->
    [one] взять { $n } рекрута и оставить его
    [few] взять { $n } рекрутов, оставить 1
   *[many] взять { $n } рекрутов, оставить 1
}
would-over = игра окончена
would-cost = { AMOUNTS($price) }. Без фишки: { THING($tile, "penalty") }
