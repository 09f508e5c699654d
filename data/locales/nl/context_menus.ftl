# De menu’s die Discord bij een persoon of een bericht opent, onder “Apps”.

## Their entries: at most 32 characters, capitals and spaces as Discord's own have them

context-mat = Spelersmat
context-trade = Ruil
context-happened = Wat hier gebeurde

context-no-seat = { $name } speelt niet mee in het spel van dit kanaal. Kies iemand die meespeelt.
context-no-trade = Je kunt nu alleen ruilen met { $names }: een ruil is tussen de speler aan de beurt en een andere speler.

## What happened here, on a message with a game's board; $what is a line for each move

happened-before = **Wat tot dit bord leidde:**
    { $what }
happened-after = **Wat er daarna gedaan werd:**
    { $what }
happened-taken-back = Een deel van wat dit bericht vertelt, is sindsdien teruggenomen.
happened-unknown = Ik weet niet wat dit bericht vertelt. Kies een bericht van mij dat het bord na een beurt toont; /logboek vertelt het hele spel.
