# Игровое поле и то, что на нём. Значение сообщения — имя само по себе, как на ярлыке; атрибуты — формы, нужные русским фразам:
#   места и заведения (для работников): .to «на Ферму»  .in «на Ферме»  .from «с Фермы»  .short «Ферма» (для кнопок)
#   заведения, территории, рекруты, дилемма: .token «на Спа …», «на карту …» (куда выкладывают фишку влияния)
#   части поля: .in «в Эйфории»  .of «Эйфории»
#   товары, ресурсы, артефакты: .acc «энергию»  .of «энергии»  .count «1 энергия»  .count-acc «1 энергию»
#   фракции: .of «эйфорийцев»  .recruit «рекрут-эйфориец»  .recruit-with «рекрутом-эйфорийцем»
#            .recruits «рекруты-эйфорийцы»

language-name = Русский

## Goods: four commodities, three resources, and "any"

good-energy = энергия
    .typed = электричество, электричества, ток
    .title = Энергия
    .acc = энергию
    .of = энергии
    .count = { $n ->
        [one] { $n } { ICON("energy") } энергия
        [few] { $n } { ICON("energy") } энергии
       *[many] { $n } { ICON("energy") } энергии
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("energy") } энергию
        [few] { $n } { ICON("energy") } энергии
       *[many] { $n } { ICON("energy") } энергии
    }
good-water = вода
    .typed = водичка, водички, водичку
    .title = Вода
    .acc = воду
    .of = воды
    .count = { $n ->
        [one] { $n } { ICON("water") } вода
        [few] { $n } { ICON("water") } воды
       *[many] { $n } { ICON("water") } воды
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("water") } воду
        [few] { $n } { ICON("water") } воды
       *[many] { $n } { ICON("water") } воды
    }
good-food = еда
    .typed = пища, пищи, пищу, еде, продукты, провиант, провизия, провизии, провизию, морковь, морковка, морковку
    .title = Еда
    .acc = еду
    .of = еды
    .count = { $n ->
        [one] { $n } { ICON("food") } еда
        [few] { $n } { ICON("food") } еды
       *[many] { $n } { ICON("food") } еды
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("food") } еду
        [few] { $n } { ICON("food") } еды
       *[many] { $n } { ICON("food") } еды
    }
good-bliss = блаженство
    .typed = счастье, счастья, радость, таблетка, таблетку, таблетки, таблеток
    .title = Блаженство
    .acc = блаженство
    .of = блаженства
    .count = { $n ->
        [one] { $n } { ICON("bliss") } блаженство
        [few] { $n } { ICON("bliss") } блаженства
       *[many] { $n } { ICON("bliss") } блаженства
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("bliss") } блаженство
        [few] { $n } { ICON("bliss") } блаженства
       *[many] { $n } { ICON("bliss") } блаженства
    }
good-gold = золото
    .typed = золотой, золотых, золотые, золотой слиток, слиток, слитка, слитков, золотишко
    .title = Золото
    .acc = золото
    .of = золота
    .count = { $n ->
        [one] { $n } { ICON("gold") } золото
        [few] { $n } { ICON("gold") } золота
       *[many] { $n } { ICON("gold") } золота
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("gold") } золото
        [few] { $n } { ICON("gold") } золота
       *[many] { $n } { ICON("gold") } золота
    }
good-stone = камень
    .typed = камни, камешек, камешка, камешков, камушек
    .title = Камень
    .acc = камень
    .of = камня
    .count = { $n ->
        [one] { $n } { ICON("stone") } камень
        [few] { $n } { ICON("stone") } камня
       *[many] { $n } { ICON("stone") } камней
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("stone") } камень
        [few] { $n } { ICON("stone") } камня
       *[many] { $n } { ICON("stone") } камней
    }
good-clay = глина
    .typed = кирпич, кирпича, кирпичей, кирпичи
    .title = Глина
    .acc = глину
    .of = глины
    .count = { $n ->
        [one] { $n } { ICON("clay") } глина
        [few] { $n } { ICON("clay") } глины
       *[many] { $n } { ICON("clay") } глины
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("clay") } глину
        [few] { $n } { ICON("clay") } глины
       *[many] { $n } { ICON("clay") } глины
    }
good-commodity = любой товар
    .title = Любой товар
    .acc = любой товар
    .of = любого товара
    .count = { $n ->
        [one] { $n } { ICON("commodity") } любой товар
        [few] { $n } { ICON("commodity") } любых товара
       *[many] { $n } { ICON("commodity") } любых товаров
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("commodity") } любой товар
        [few] { $n } { ICON("commodity") } любых товара
       *[many] { $n } { ICON("commodity") } любых товаров
    }
good-resource = любой ресурс
    .title = Любой ресурс
    .acc = любой ресурс
    .of = любого ресурса
    .count = { $n ->
        [one] { $n } { ICON("resource") } любой ресурс
        [few] { $n } { ICON("resource") } любых ресурса
       *[many] { $n } { ICON("resource") } любых ресурсов
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("resource") } любой ресурс
        [few] { $n } { ICON("resource") } любых ресурса
       *[many] { $n } { ICON("resource") } любых ресурсов
    }

## Factions, areas, territories

faction-euphorian = { ICON("euphorian") } Эйфорийцы
    .of = { ICON("euphorian") } эйфорийцев
    .recruit = { ICON("euphorian") } рекрут-эйфориец
    .recruit-with = { ICON("euphorian") } рекрутом-эйфорийцем
    .recruits = { ICON("euphorian") } рекруты-эйфорийцы
faction-subterran = { ICON("subterran") } Подземляне
    .of = { ICON("subterran") } подземлян
    .recruit = { ICON("subterran") } рекрут-подземлянин
    .recruit-with = { ICON("subterran") } рекрутом-подземлянином
    .recruits = { ICON("subterran") } рекруты-подземляне
faction-wastelander = { ICON("wastelander") } Пустынники
    .of = { ICON("wastelander") } пустынников
    .recruit = { ICON("wastelander") } рекрут-пустынник
    .recruit-with = { ICON("wastelander") } рекрутом-пустынником
    .recruits = { ICON("wastelander") } рекруты-пустынники
faction-icarite = { ICON("icarite") } Икариты
    .of = { ICON("icarite") } икаритов
    .recruit = { ICON("icarite") } рекрут-икарит
    .recruit-with = { ICON("icarite") } рекрутом-икаритом
    .recruits = { ICON("icarite") } рекруты-икариты

area-euphoria = Эйфория
    .in = в Эйфории
    .of = Эйфории
area-subterra = Подземля
    .in = в Подземле
    .of = Подземли
area-wastelands = Пустошь
    .in = в Пустоши
    .of = Пустоши
area-icarus = Икар
    .in = в Икаре
    .of = Икара

territory-euphoria = Территория Эйфории
    .token = на территорию Эйфории
territory-subterra = Территория Подземли
    .token = на территорию Подземли
territory-wastelands = Территория Пустоши
    .token = на территорию Пустоши
territory-icarus = Территория Икара
    .token = на территорию Икара
place-dilemma = Этическая дилемма
    .token = на карту дилеммы

## Spaces

space-generator = Генератор
    .short = Генератор
    .to = на Генератор
    .in = на Генераторе
    .from = с Генератора
space-aquifer = Аквифер
    .short = Аквифер
    .to = на Аквифер
    .in = на Аквифере
    .from = с Аквифера
space-farm = Ферма
    .short = Ферма
    .to = на Ферму
    .in = на Ферме
    .from = с Фермы
space-cloud_mine = Облачная Шахта
    .short = Облачная Шахта
    .to = на Облачную Шахту
    .in = на Облачной Шахте
    .from = с Облачной Шахты

space-euphorian_tunnel = Тоннель эйфорийцев
    .short = Тоннель эйфорийцев
    .to = на Тоннель эйфорийцев
    .in = в Тоннеле эйфорийцев
    .from = из Тоннеля эйфорийцев
space-subterran_tunnel = Тоннель подземлян
    .short = Тоннель подземлян
    .to = на Тоннель подземлян
    .in = в Тоннеле подземлян
    .from = из Тоннеля подземлян
space-wastelander_tunnel = Тоннель пустынников
    .short = Тоннель пустынников
    .to = на Тоннель пустынников
    .in = в Тоннеле пустынников
    .from = из Тоннеля пустынников
space-euphorian_tunnel_end = Конец Тоннеля эйфорийцев
    .short = Конец Тоннеля эйфорийцев
    .to = в конец Тоннеля эйфорийцев
    .in = в конце Тоннеля эйфорийцев
    .from = из конца Тоннеля эйфорийцев
space-subterran_tunnel_end = Конец Тоннеля подземлян
    .short = Конец Тоннеля подземлян
    .to = в конец Тоннеля подземлян
    .in = в конце Тоннеля подземлян
    .from = из конца Тоннеля подземлян
space-wastelander_tunnel_end = Конец Тоннеля пустынников
    .short = Конец Тоннеля пустынников
    .to = в конец Тоннеля пустынников
    .in = в конце Тоннеля пустынников
    .from = из конца Тоннеля пустынников

space-site_euphoria_upper = Верхняя строительная площадка, Эйфория
    .short = Верхняя площадка Эйфории
    .to = на верхнюю строительную площадку в Эйфории
    .in = на верхней строительной площадке в Эйфории
    .from = с верхней строительной площадки в Эйфории
space-site_euphoria_lower = Нижняя строительная площадка, Эйфория
    .short = Нижняя площадка Эйфории
    .to = на нижнюю строительную площадку в Эйфории
    .in = на нижней строительной площадке в Эйфории
    .from = с нижней строительной площадки в Эйфории
space-site_subterra_upper = Верхняя строительная площадка, Подземля
    .short = Верхняя площадка Подземли
    .to = на верхнюю строительную площадку в Подземле
    .in = на верхней строительной площадке в Подземле
    .from = с верхней строительной площадки в Подземле
space-site_subterra_lower = Нижняя строительная площадка, Подземля
    .short = Нижняя площадка Подземли
    .to = на нижнюю строительную площадку в Подземле
    .in = на нижней строительной площадке в Подземле
    .from = с нижней строительной площадки в Подземле
space-site_wastelands_upper = Верхняя строительная площадка, Пустошь
    .short = Верхняя площадка Пустоши
    .to = на верхнюю строительную площадку в Пустоши
    .in = на верхней строительной площадке в Пустоши
    .from = с верхней строительной площадки в Пустоши
space-site_wastelands_lower = Нижняя строительная площадка, Пустошь
    .short = Нижняя площадка Пустоши
    .to = на нижнюю строительную площадку в Пустоши
    .in = на нижней строительной площадке в Пустоши
    .from = с нижней строительной площадки в Пустоши

space-market_euphoria_upper = Верхнее заведение, Эйфория
    .short = Верхнее заведение Эйфории
    .to = в верхнее заведение в Эйфории
    .in = в верхнем заведении в Эйфории
    .from = из верхнего заведения в Эйфории
space-market_euphoria_lower = Нижнее заведение, Эйфория
    .short = Нижнее заведение Эйфории
    .to = в нижнее заведение в Эйфории
    .in = в нижнем заведении в Эйфории
    .from = из нижнего заведения в Эйфории
space-market_subterra_upper = Верхнее заведение, Подземля
    .short = Верхнее заведение Подземли
    .to = в верхнее заведение в Подземле
    .in = в верхнем заведении в Подземле
    .from = из верхнего заведения в Подземле
space-market_subterra_lower = Нижнее заведение, Подземля
    .short = Нижнее заведение Подземли
    .to = в нижнее заведение в Подземле
    .in = в нижнем заведении в Подземле
    .from = из нижнего заведения в Подземле
space-market_wastelands_upper = Верхнее заведение, Пустошь
    .short = Верхнее заведение Пустоши
    .to = в верхнее заведение в Пустоши
    .in = в верхнем заведении в Пустоши
    .from = из верхнего заведения в Пустоши
space-market_wastelands_lower = Нижнее заведение, Пустошь
    .short = Нижнее заведение Пустоши
    .to = в нижнее заведение в Пустоши
    .in = в нижнем заведении в Пустоши
    .from = из нижнего заведения в Пустоши

space-incinerator = Инсинератор Исторической Достоверности
    .short = Инсинератор
    .to = на рынок «Инсинератор Исторической Достоверности»
    .in = на рынке «Инсинератор Исторической Достоверности»
    .from = с рынка «Инсинератор Исторической Достоверности»
space-free_press = Свободная Пресса Жестокой Реальности
    .short = Свободная Пресса
    .to = на рынок «Свободная Пресса Жестокой Реальности»
    .in = на рынке «Свободная Пресса Жестокой Реальности»
    .from = с рынка «Свободная Пресса Жестокой Реальности»
space-ark = Ковчег Расколотых Воспоминаний
    .short = Ковчег
    .to = на рынок «Ковчег Расколотых Воспоминаний»
    .in = на рынке «Ковчег Расколотых Воспоминаний»
    .from = с рынка «Ковчег Расколотых Воспоминаний»

space-wind_saloon = Салон Ветров
    .short = Салон Ветров
    .to = в Салон Ветров
    .in = в Салоне Ветров
    .from = из Салона Ветров
space-nimbus_loft = Нимбус Лофт
    .short = Нимбус Лофт
    .to = в Нимбус Лофт
    .in = в Нимбус Лофте
    .from = из Нимбус Лофта
space-breeze_bar = Бар Бризов
    .short = Бар Бризов
    .to = в Бар Бризов
    .in = в Баре Бризов
    .from = из Бара Бризов
space-sky_lounge = Небесная Зала
    .short = Небесная Зала
    .to = в Небесную Залу
    .in = в Небесной Зале
    .from = из Небесной Залы

space-tank_energy = Пункт Активации Работников, энергия
    .short = Пункт Активации (энергия)
    .to = в Пункт Активации Работников (энергия)
    .in = в Пункте Активации Работников (энергия)
    .from = из Пункта Активации Работников (энергия)
space-tank_water = Пункт Активации Работников, вода
    .short = Пункт Активации (вода)
    .to = в Пункт Активации Работников (вода)
    .in = в Пункте Активации Работников (вода)
    .from = из Пункта Активации Работников (вода)

## Colours

colour-green = зелёный
colour-blue = синий
colour-red = красный
colour-white = белый
colour-black = чёрный
colour-purple = фиолетовый

## Tracks, tiers and other things a choice may stand for

thing-morale = мораль
    .title = Мораль
    .acc = мораль
    .of = морали
    .count = { $n ->
        [one] { $n } { ICON("morale") } мораль
        [few] { $n } { ICON("morale") } морали
       *[many] { $n } { ICON("morale") } морали
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("morale") } мораль
        [few] { $n } { ICON("morale") } морали
       *[many] { $n } { ICON("morale") } морали
    }
thing-knowledge = знание
    .title = Знание
    .acc = знание
    .of = знания
    .count = { $n ->
        [one] { $n } { ICON("knowledge") } знание
        [few] { $n } { ICON("knowledge") } знания
       *[many] { $n } { ICON("knowledge") } знаний
    }
    .count-acc = { $n ->
        [one] { $n } { ICON("knowledge") } знание
        [few] { $n } { ICON("knowledge") } знания
       *[many] { $n } { ICON("knowledge") } знаний
    }

## What is agreed before a game

edition-classic = Классические рекруты
    .text = Рекруты, какими они были в первом издании.
edition-revised = Обновлённые рекруты
    .text = Четырнадцать рекрутов действуют как в более позднем издании; остальные прежние.

variant-recruit_draft = Драфт рекрутов
    .text = Оставляйте по рекруту, остальных передавайте налево; из четырёх оставленных выберите двух.
variant-market_draft = Выбор заведений
    .text = Каждый получает два тайла заведений и тайно выбирает один для этой игры.
variant-track_draft = Драфт морали и знания
    .text = По очереди выбирайте начальные деления морали и знания; занятое деление выбрать нельзя.
variant-doubles_cost = Дубли за мораль
    .text = Каждый следующий работник дубля стоит 1 мораль: чтобы его поставить, нужна мораль не ниже 2.
