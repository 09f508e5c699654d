# Plans: moves decided on before one's turn. Only their owner reads any of this.

## Commands: descriptions, at most 100 characters

command-plan = Plan your next turns in secret: I play them for you, or ask if they no longer work
    .name = plan

## Buttons: 80 characters at most

plan-ahead = Plan ahead
plan-button = My plans
plan-keep = Keep this plan
plan-this-turn = { $n ->
        [0] Plan my next turn
        [1] Plan the turn after it
       *[other] Plan one more turn
    }
plan-another = Turn { $turn }: if that fails …
plan-change = Turn { $turn }: change plan { $n }
plan-another-move = Choose another move
plan-first = Try this one first
plan-drop = Drop this plan
plan-drop-all = Drop all

## The panel

plan-intro = **Plan ahead.** Choose as if it were your turn now. When it comes, I make your move at once and let you know silently; if it can't be made, or something else comes up, I ask you. No one else finds out.
plan-question = What will you do on turn { $turn }?
plan-anew = The game has moved on. This is how it stands now: choose again.
plan-too-long = That's too many answers for one plan. Plan fewer, and I'll ask you for the rest.
plan-would = As the game stands now, this would happen:
plan-then-unknown = Then dice are rolled, cards are drawn or something hidden is revealed. If you have to choose something after that, I'll ask you.
plan-only-if = Only if … (you may choose several)
# Conditions; they stand after “only if”, and in a menu.
plan-only = { $what ->
        [free] the space is still free
        [cost] it costs no more than now
        [gain] it brings no less than now
       *[any] that worker is there, else with another one
    }
plan-only-keep = you keep at least { COUNT($thing, $n) }
plan-only-morale = your morale stays at { $n } or higher

## What is planned

plan-title = **Your plans.** Only you can see them.
plan-none = No plans yet.
plan-turn = **{ $n ->
        [0] Your next turn
        [1] The turn after it
       *[other] One more turn
    }** (turn { $turn })
plan-line = { $n }. { $plan }
plan-else = If none of this works, I'll ask you.
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
plan-kept = Your plan is saved. The others won't know.
plan-changed = Changed.
plan-dropped = Dropped.

## What became of a plan

plan-played = Your plan for turn { $turn } was played:
plan-stopped = Then it couldn't continue, so it's up to you:
plan-asked = It's your turn, and your plan couldn't be played. Your later plans are dropped too.
plan-gone = The game went back to before you made some of your plans, so those are gone. /plan shows what's left.

plan-why-asked = { $ask ->
        [price] There are several ways to pay now, and you planned none of them.
        [benefit] There are several things to take now, and you planned none of them.
        [authority] Your token could go to several places, and you planned none of them.
        [discard] You have to discard artifacts, which you didn't plan.
        [penalty] A market takes something of yours, and you didn't plan what.
        [ability] You could use one of your recruits, and you didn't plan whether to.
       *[other] You have to choose something you didn't plan.
    }
plan-why-choice = { $ask ->
        [price] You can't pay as you planned.
        [retrieve_pay] You can't pay as you planned.
        [retrieve] Some of the workers you planned to retrieve aren't there anymore.
        [authority] Your token can't go where you planned.
       *[other] What you planned is no longer one of the choices.
    }
plan-why-worker = You no longer have an available worker with knowledge { $knowledge }.
plan-why-free = Another worker is in the way: { THING($space) }.
plan-why-cost = It costs more than when you planned it.
plan-why-gain = It brings less than when you planned it.
plan-why-keep = You'd be left with less than { COUNT($thing, $least) }.
plan-why-morale = Your morale would drop below { $least }.

## Refusals

plan-own-turn = It's your turn: take it first. You can plan the next one when it's over.
plan-set-up = The game is still being set up. You can plan as soon as the first turn has begun.
plan-kept-seat = A computer is keeping your seat. Come back with /turn first; then you can plan.
plan-too-late = That's no longer one of your next turns. /plan shows which ones you can plan.
plan-one-before = Plan the turn before it first.
plan-not-after = Your first plan reveals something hidden, so you can't plan beyond it yet. Plan again once it's played.
plan-full = You have { $most } plans for that turn, and that's the limit. Change one of them, or drop one.
plan-not-there = That plan is gone. /plan shows what's planned.
