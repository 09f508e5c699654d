# De menu’s die Discord bij een persoon of een bericht opent, onder “Apps”.

## Their entries: at most 32 characters, capitals and spaces as Discord's own have them

context-mat = Spelersmat
context-trade = Ruil
context-happened = Wat hier gebeurde

context-no-seat = { $name } speelt niet mee in het spel van dit kanaal. Kies iemand die meespeelt.
context-no-trade = Je kunt nu alleen ruilen met { $names }: je ruilt altijd met de speler die aan de beurt is, of in je eigen beurt met wie je wilt.

## What happened here, on a message with a game's board; $what is a line for each move

happened-before = **Wat tot dit bord leidde:**
    { $what }
happened-after = **Wat er daarna gebeurde:**
    { $what }
happened-taken-back = Een deel van wat in dit bericht staat, is sindsdien ongedaan gemaakt.
happened-unknown = Ik weet niet wat er bij dit bericht hoort. Kies een bericht van mij met het bord na een beurt; in /logboek staat het hele spel.
