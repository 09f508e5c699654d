# Меню, которые Discord открывает на человеке или сообщении, под «Приложения».

## Their entries: at most 32 characters, capitals and spaces as Discord's own have them

context-mat = Планшет игрока
context-trade = Обмен
context-happened = Что здесь произошло

context-no-seat = { $name } не участвует в игре этого канала. Выберите кого-нибудь из игроков.
context-no-trade = Сейчас обменяться можно только с этими игроками: { $names }. Обмен — между тем, чей сейчас ход, и другим игроком.

## What happened here, on a message with a game's board; $what is a line for each move

happened-before = **Что привело к этому полю:**
    { $what }
happened-after = **Что было дальше:**
    { $what }
happened-taken-back = Часть того, о чём говорит это сообщение, с тех пор отменена.
happened-unknown = О чём это сообщение, я не знаю. Выберите одно из моих, где поле показано после хода; всю игру расскажет /журнал.
