# Обмены между игроками.

## Commands: descriptions, at most 100 characters

command-trade = Предложить обмен игроку, чей сейчас ход, а в свой ход — любому
    .name = обмен
command-trade-player = С кем вы хотите обменяться
    .name = игрок
command-trade-give = Что вы отдаёте, например: 2 энергии, книга
    .name = отдать
command-trade-get = Что вы за это получаете, например: 1 золото
    .name = получить

trade-title = Обмен
trade-with = С кем
trade-give = Вы отдаёте
trade-get = Вы получаете
trade-several = Всё, что вы выберете, считается вместе.
trade-offer = { $seat } предлагает обмен игроку { $to }: { AMOUNTS($give, "acc") } за { AMOUNTS($get, "acc") }.
# The same, to the player who has to answer.
trade-to-you = **{ $name }** предлагает вам обмен.
    Вы отдаёте: **{ AMOUNTS($give, "acc") }**
    Вы получаете: **{ AMOUNTS($get, "acc") }**
trade-made = Предложение отправлено игроку { $name }: вы отдаёте { AMOUNTS($give, "acc") } и получаете { AMOUNTS($get, "acc") }.
trade-answer = Ответить на предложение
trade-accept = Принять
trade-decline = Отказаться
trade-counter = Другое предложение
trade-withdraw = Отозвать
trade-accepted = Обмен состоялся.
trade-declined = Предложение отклонено.
trade-countered = В ответ сделано другое предложение.
trade-withdrawn = Предложение отозвано.
trade-expired = Предложение закончилось вместе с ходом.
# To the player who made the offer.
trade-was-accepted = **{ $name } принимает ваш обмен.** Вы отдали { AMOUNTS($give, "acc") } и получили { AMOUNTS($get, "acc") }.
trade-was-declined = **{ $name } отказывается от обмена:** { AMOUNTS($give, "acc") } за { AMOUNTS($get, "acc") }.
trade-back = Вернуться к ходу
# What everybody knows that a player has.
trade-has = Есть: { AMOUNTS($things) }
trade-has-nothing = Обменять нечего
trade-you-declined = Вы отклонили предложение.
trade-you-withdrew = Ваше предложение отозвано.
trade-what = «{ $typed }» обменять нельзя. Напишите, например: 2 энергии, книга.
trade-nothing = Отдать что-то должны обе стороны: напишите, например, «2 энергии, книга».
trade-nobody = Сейчас обмениваться не с кем: нужны игрок, чей сейчас ход, и ещё один человек.
trade-computer = { $name } — компьютерный игрок: предложите обмен в свой ход, между двумя действиями.
trade-no-such-player = Сейчас обменяться с «{ $typed }» нельзя. Выберите из списка.
trade-empty = { $whose ->
        [yours] Вам нечего обменивать: нет ни товаров, ни ресурсов, ни артефактов.
       *[theirs] Просить нечего: у этого игрока нет ни товаров, ни ресурсов, ни артефактов.
    }
trade-not-yours = Это предложение касается двух других игроков.
trade-wait = Ответа от игрока { $name } ещё нет. Пока предложение можно отозвать.
