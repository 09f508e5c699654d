# Terugkijken: /log en /recap.

## Commands: descriptions, at most 100 characters

command-log = Lees wat er onlangs gebeurde, alleen jij ziet het
    .name = logboek
command-log-n = Hoeveel beurten terug, hoogstens 200
    .name = aantal
command-log-file = Het hele spel als bestand: om te lezen, of als JSON om te bewaren, na te spelen en te controleren
    .name = bestand
command-recap = Lees wat er sinds je laatste beurt veranderde, in woorden en als plaatje
    .name = overzicht

history-log = { $n ->
        [one] **De laatste beurt:**
       *[other] **De laatste { $n } beurten**, de nieuwste onderaan:
    }
history-turn = **{ $number }** { $time } { $what }
history-setup = **0** { $time } { $what }
log-file-text = Tekst
log-file-json = JSON
history-file = { $all ->
        [yes] Het hele spel, met alles wat geheim was.
       *[no] Het spel tot nu toe, voor zover jij het mag weten. Na afloop staat alles in het bestand.
    }
history-nothing = Er is nog niets gebeurd.
history-cut = Alleen het nieuwste deel past hier; alles staat in het bijgevoegde bestand.
history-recap = **Sinds je laatste beurt:**
history-recap-watching = **De laatste ronde:**
history-recap-nothing = Sinds je laatste beurt is er niets gebeurd.
history-move = **{ $number }** { $what }
history-earlier = { $n ->
        [one] … en één eerdere zet. Ze staan allemaal in /logboek.
       *[other] … en { $n } eerdere zetten. Ze staan allemaal in /logboek.
    }
