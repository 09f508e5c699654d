# Слова на картинке поля и сама картинка словами — для тех, кто её не видит.

picture-tank = Пункт Активации Работников
picture-allegiance = Преданность
picture-profits = Кому на пользу
picture-site-upper = Верхняя площадка
picture-site-lower = Нижняя площадка
picture-turn = Ходит { $name }
picture-setup = Подготовка
picture-over = Победа: { LIST($names) }

# The picture in words. $who is a player's name; short sentences, each true by itself.

picture-alt-board = Игровое поле, ход { $number }. { $state }.
picture-alt-forgotten = Поле. В описании был назван игрок, который попросил его забыть.
picture-alt-close-up = Крупно: { THING($area) }, ход { $number }. { $state }.
picture-alt-area = Крупно: { THING($area) }. { $state }.
picture-alt-numbered = Клетки на выбор: { LIST($spaces) }.
picture-alt-number = { $number } { THING($space) }
picture-alt-player = { $who } ({ $letter }, { THING($colour) }): фишек { $tokens } из 10, мораль { $morale }, знание { $knowledge }, { SIZE($goods) ->
        [0] нет ни товаров, ни ресурсов
       *[other] { AMOUNTS($goods) }
    }.
picture-alt-player-things = { $who }: артефактов — { $cards }.
picture-alt-player-workers = { $who }, работники: { SIZE($home) ->
        [0] доступных нет
       *[other] доступны — { LIST($home) }
    }, на поле — { $away }.
picture-alt-player-recruits = { $who }, активные рекруты: { SIZE($recruits) ->
        [0] нет
       *[other] { THINGS($recruits) }
    }; скрытые: { $hidden }.
picture-alt-dilemma-fight = { $who }, дилемма: сражение с системой.
picture-alt-dilemma-serve = { $who }, дилемма: содействие антиутопии, на карте лежит фишка.
picture-alt-allegiance = Преданность, из 11 делений: { LIST($tracks) }.
picture-alt-track = { THING($faction) } { $level }
picture-alt-miners = Шахтёры, из 9 делений: { LIST($tracks) }.
picture-alt-markets = Заведения: { LIST($markets) }.
picture-alt-market = { SIZE($owners) ->
        [0] { THING($tile) } (фишек нет)
       *[other] { THING($tile) } ({ LIST($owners) })
    }
picture-alt-site = { THING($space) }: { LIST($workers) } ({ $n } из { $needed } нужных).
picture-alt-space = { THING($space) }: { LIST($workers) }.
picture-alt-total = { THING($space) }: { LIST($workers) }, в сумме { $total }.
picture-alt-worker = { $letter } { $knowledge }
picture-alt-territory = { THING($territory) }: { LIST($owners) } ({ $n } из { $most } мест).

# What a market forbids or costs whoever has no token on it, in two or three words beside its signs.

picture-penalty-laboratory = без 3-го работника
picture-penalty-spa = не выталкивать своих
picture-penalty-courthouse = без пары артефактов
picture-penalty-plaza = только с вашей фишкой
picture-penalty-fountain = 1 работник за ход
picture-penalty-lounge = не строить с другими
picture-penalty-academy = без способностей рекрутов
picture-penalty-cafeteria = даром — дороже
picture-penalty-apothecary = без Икара
picture-penalty-theater = за каждую фишку
picture-penalty-registry = без уровней 1 и 2
picture-penalty-arena = 1 работник на зону
picture-penalty-teddy_bear_shop = за каждую единицу
picture-penalty-clinic = за каждую двойку
picture-penalty-bemusement_park = за каждую тройку
picture-penalty-bonfire = за каждую четвёрку
picture-penalty-stadium = за каждую пятёрку
picture-penalty-literacy_center = за каждую шестёрку
