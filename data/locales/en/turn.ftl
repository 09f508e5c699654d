# A player's turn: the private panel, the same moves as commands, and hints.

## Commands: descriptions, at most 100 characters

command-turn = Take your turn, or answer your question
    .name = turn
command-undo = Take back your last choice, if nothing has been rolled or revealed since
    .name = undo
command-place = Place a worker
    .name = place
command-place-worker = The worker's knowledge
    .name = worker
command-place-space = Where it goes
    .name = space
command-retrieve = Retrieve workers from the board
    .name = retrieve
command-retrieve-workers = Which workers, separated by commas, or all
    .name = workers
command-retrieve-pay = What you pay, or nothing and lose morale
    .name = pay
command-dilemma = Complete your ethical dilemma
    .name = dilemma
command-dilemma-choose = Which side you take
    .name = choose
command-dilemma-pay = Which artifacts you discard
    .name = pay
command-done = End your turn without placing the rest of a double
    .name = done
command-hint = What a computer player would do in your place, and why, to you alone
    .name = hint

dilemma-side-fight = Fight the system
dilemma-side-serve = Serve the system

panel-you = Workers: { SIZE($workers) ->
        [0] all on the board
       *[other] { LIST($workers) }
    } · { SIZE($goods) ->
        [0] no goods
       *[other] { AMOUNTS($goods) }
    } · { $artifacts ->
        [0] no artifacts
        [one] 1 artifact
       *[other] { $artifacts } artifacts
    } · morale { $morale } · knowledge { $knowledge } · ⭐ { $tokens }/10
# One of the workers in that list.
panel-die = a { ICON("die", $knowledge) } { $knowledge }
# A die, as the button of a worker.
panel-worker = { $knowledge ->
        [1] ⚀ 1
        [2] ⚁ 2
        [3] ⚂ 3
        [4] ⚃ 4
        [5] ⚄ 5
       *[6] ⚅ 6
    }
panel-where = **Where does the { ICON("die", $knowledge) } { $knowledge } go?**
panel-last-worker = -# It’s your last worker in hand: unless one comes back, you can only retrieve next turn.
panel-space = { $n }. { THING($space, "short") }
panel-more-spaces = More spaces
panel-on-board = Show on the board
panel-numbered = Where the { $knowledge } can go, numbered as the buttons are.
panel-question = **{ $question }**
panel-bullet = • { $line }
# Above the panel of a player who last acted more than a day ago.
since-last = **Since your last move** ({ $time }):
since-note = 📝 Your newest note: { $note }
# What a choice is called, and what it costs and brings.
panel-option = **{ $label }** · { $detail }
panel-retrieve-all = { $n ->
        [one] Retrieve your worker
        [2] Retrieve both
       *[other] Retrieve all { $n }
    }
panel-retrieve-all-paid = { $n ->
        [one] Retrieve · { $pay }
       *[other] Retrieve all · { $pay }
    }
panel-retrieve-rest = All but builders
panel-retrieve-rest-paid = All but builders · { $pay }
panel-retrieve-some = Choose which to retrieve
retrieve-which = Workers to retrieve
retrieve-pay = How you pay for it
panel-retrieve-all-told = **Retrieve { $n ->
        [one] your worker
       *[other] all your workers
    }:** { LIST($workers) }
panel-retrieve-rest-told = **All but builders:** { LIST($workers) }
panel-choose = Choose
panel-choose-several = { $ask ->
        [retrieve] { $most ->
            [2] Choose 1 or 2 workers
           *[other] Choose 1 to { $most } workers
        }
        [discard] { $most ->
            [one] Choose 1 artifact
           *[other] Choose { $most } artifacts
        }
       *[other] { $exactly ->
            [True] Choose { $most }
           *[other] Choose { $least } to { $most }
        }
    }
panel-page = Page { $page } of { $pages }
panel-these = These { $n }
panel-chosen = You choose: { LIST($choices) }.
panel-then-chance = Then dice are rolled or cards drawn; you can't take it back after that.
panel-then-roll = { $n ->
        [one] Then you roll; you can't take it back after that.
       *[other] Then you roll { $n } dice; you can't take it back after that.
    }
panel-then-roll-risk = { $n ->
        [one] Then you roll: { $risk } that a worker deserts. You can't take it back after that.
       *[other] Then you roll { $n } dice: { $risk } that a worker deserts. You can't take it back after that.
    }
panel-then-rolls = Then { $name } rolls; you can't take it back after that.
panel-then-draw = Then you draw { COUNT("artifact", $n) }; you can't take it back after that.
panel-then-draws = Then { $name } draws; you can't take it back after that.
panel-then-recruits = { $n ->
        [one] Then you draw 1 recruit; you can't take it back after that.
       *[other] Then you draw { $n } recruits and keep 1; you can't take it back after that.
    }
panel-then-market = Then the market tile is revealed; you can't take it back after that.
panel-then-reveal = { $what ->
        [recruits] Then everyone's active recruits are revealed; you can't take it back after that.
        [recruit_draft] Then the recruits are passed on; you can't take it back after that.
        [market_draft] Then the chosen market tiles are shuffled in; you can't take it back after that.
        [dilemma] Then your dilemma is revealed; you can't take it back after that.
       *[other] Then something hidden is revealed; you can't take it back after that.
    }
panel-then-other = Then the others choose.
panel-then-computer = { SIZE($names) ->
        [one] Then { LIST($names) } goes on at once; you can't take it back after that.
       *[other] Then { LIST($names) } go on at once; you can't take it back after that.
    }
panel-no-worker-left = -# After this you have no worker left to place: next turn you can only retrieve.
panel-undoable = You can take it back until someone else has acted.
panel-then-over = Then the game is over.
panel-confirm = Confirm
# Plays the only possible move, now and in every such turn.
panel-forced = Always play such turns
panel-back = Back
panel-trade = Trade
panel-undo = Undo
panel-hand = My cards
panel-hint = Hint
panel-reset = A rules fix changed this turn; please play it again. Everything before it stands.
panel-recruit = **{ THING($recruit) }** ({ THING($faction) }): { $ability }

play-over = The game is over.
play-your-turn = It's your turn: the new message in the channel has the button.
play-done = { $who ->
        [computer] { $n ->
            [one] Done. { $names } is next.
           *[other] Done. { $names } are next.
        }
       *[person] Done. The game is waiting for { $names }.
    }
play-next = Your next game: { $channel }
play-go-there = Go there
play-undone = { $n ->
        [one] Your last choice is taken back.
       *[other] Your last { $n } choices are taken back.
    }

moves-all = All of them
# The second or third worker with the same knowledge on the same space.
moves-worker-twin = { $knowledge } · { THING($space) } #{ $n }
moves-answer-first = You have something else to decide first: /turn shows it.
# A space in the list of /place, with its price and result: 100 characters at most.
moves-space = { THING($space) }: { $brings }
moves-no-space = I don't know a space called “{ $typed }”. Choose from the list, or use /turn.
moves-no-such-worker = You don't have a worker “{ $typed }” on the board. Choose from the list, or use /turn.
moves-cannot-pay = You can't pay with “{ $typed }”. Choose from the list, or use /turn.

hint-take-turn = Show my moves
