# Plans: moves decided on before one's turn. Only their owner reads any of this.

## Commands: descriptions, at most 100 characters

command-plan = Plan your next turns in secret: they are played when they come, or you are asked
    .name = plan

## Buttons: 80 characters at most

plan-ahead = Plan ahead
plan-button = My plans
plan-keep = Keep this plan
plan-this-turn = { $n ->
        [0] Plan my next turn
        [1] Plan the turn after it
       *[other] Plan one turn more
    }
plan-another = Turn { $turn }: if that fails …
plan-change = Turn { $turn }: change plan { $n }
plan-another-move = Choose another move
plan-first = Try this one first
plan-drop = Drop this plan
plan-drop-all = Drop all

## The panel

plan-intro = **Plan ahead.** Choose as if it were your turn now. When it comes, your move is made at once and I tell you without a sound; if it can't be made, or something else is asked, I ask you. Nobody else learns of it.
plan-question = What will you do on turn { $turn }?
plan-anew = The game has gone on meanwhile. This is how it stands now: choose again.
plan-too-long = So many answers in one turn don't fit a plan. Plan fewer, and I ask you for the rest.
plan-would = As the game stands now, this would happen:
plan-then-unknown = Then dice are rolled, cards drawn or hidden things shown. If something is asked after that, I ask you.
plan-only-if = Only if … (you may choose several)
# Conditions; they stand after “only if”, and in a menu.
plan-only = { $what ->
        [free] the space is still free
        [cost] it costs no more than now
        [gain] it brings no less than now
       *[any] that worker is there, else with another one
    }
plan-only-keep = you keep at least { COUNT($thing, $n) }
plan-only-morale = your morale stays at { $n } or more

## What is planned

plan-title = **Your plans.** Only you can see them.
plan-none = Nothing is planned.
plan-turn = **{ $n ->
        [0] Your next turn
        [1] The turn after it
       *[other] One turn more
    }** (turn { $turn })
plan-line = { $n }. { $plan }
plan-else = If none of this can be done, I ask you.
# A move with its answers, and the conditions, each as plan-only… has it.
plan-move = { SIZE($conditions) ->
        [0] { LIST($steps, with: " · ") }
       *[other] { LIST($steps, with: " · ") }, only if { LIST($conditions) }
    }
plan-retrieve-all = Retrieve all workers
plan-retrieve = Retrieve { LIST($workers) }
plan-step = { $ask ->
        [price] Pay: { LIST($choices) }
        [retrieve_pay] Pay: { LIST($choices) }
        [benefit] Take: { LIST($choices) }
        [authority] Token: { LIST($choices) }
        [order] First: { LIST($choices) }
        [discard] Discard: { LIST($choices) }
       *[other] { LIST($choices) }
    }
plan-kept = Your plan is kept. The others are not told.
plan-changed = Changed.
plan-dropped = Dropped.

## What became of a plan

plan-played = Your plan for turn { $turn } was played:
plan-stopped = Then it could not go on, and it is up to you:
plan-asked = It is your turn, and your plan could not be played. What was planned after it is dropped too.
plan-gone = The game went back to before you made some of your plans, so those are gone. /plan shows what is left.

plan-why-asked = { $ask ->
        [price] There are several ways to pay now, and you planned none of them.
        [benefit] There are several things to take now, and you planned none of them.
        [authority] Your token could go to several places, and you planned none of them.
        [discard] You have to discard artifacts, which you did not plan.
        [penalty] A market takes something of yours, and you did not plan what.
        [ability] One of your recruits could be used, and you did not plan whether.
       *[other] Something is asked that you did not plan.
    }
plan-why-choice = { $ask ->
        [price] You can't pay as you planned.
        [retrieve_pay] You can't pay as you planned.
        [retrieve] The workers you planned to retrieve are not all there any more.
        [authority] Your token can't go where you planned.
       *[other] What you planned is not one of the choices any more.
    }
plan-why-worker = You have no available worker with knowledge { $knowledge } any more.
plan-why-free = Another worker is in the way: { THING($space) }.
plan-why-cost = It costs more than when you planned it.
plan-why-gain = It brings less than when you planned it.
plan-why-keep = You would keep less than { COUNT($thing, $least) }.
plan-why-morale = Your morale would fall below { $least }.

## Refusals

plan-own-turn = It is your turn: take it first. You can plan the next one when it is over.
plan-set-up = The game is still being set up. You can plan as soon as the first turn has begun.
plan-kept-seat = A computer keeps your seat. Come back with /turn first; then you can plan.
plan-too-late = That turn is not one of your next turns any more. /plan shows which ones can be planned.
plan-one-before = Plan the turn before it first.
plan-not-after = Your first plan brings something hidden to light, so what follows can't be planned yet. Plan again when it is played.
plan-full = You have { $most } plans for that turn, and more do not fit. Change one of them, or drop one.
plan-not-there = That plan is not there any more. /plan shows what is planned.
