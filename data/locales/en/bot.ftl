# What the bot says around the game: commands, the lobby, the panel, announcements, errors.

## Commands: descriptions, at most 100 characters

command-game = Open, run and close games in this channel
command-game-new = Open a lobby for a new game in this channel
command-game-new-pace = How long a question may stay open
command-turn = Take your turn, or answer what you are asked
command-hand = Show your recruits, artifacts and dilemma, to you alone
command-undo = Take back your last choice, as far as nothing was rolled or revealed since
command-place = Place a worker
command-place-worker = The worker's knowledge
command-place-space = Where it goes
command-retrieve = Retrieve workers from the board
command-retrieve-workers = Which workers, separated by commas, or all
command-retrieve-pay = What you pay, or nothing and lose morale
command-dilemma = Complete your ethical dilemma
command-dilemma-choose = Which side you take
command-dilemma-pay = Which artifacts you discard
command-done = End a turn in which more doubles could be placed
command-status = The state of the game in words, to you alone
command-board = Show the board, to you alone unless you post it
command-board-post = Show it to everybody in the channel
command-trade = Offer a trade to the player on turn, or as that player to anybody
command-trade-player = Whom to trade with
command-trade-give = What you give, such as: 2 energy, book
command-trade-get = What you get for it, such as: 1 gold

dilemma-side-fight = Fight the system
dilemma-side-serve = Serve the system

## How fast

pace-live = Live
    .about = Ten minutes for each question: everybody is here.
pace-day = A day
    .about = A day for each question, with reminders.
pace-three_days = Three days
    .about = Three days for each question, with reminders.
pace-none = No hurry
    .about = No time limit and no reminders.

level-easy = Easy
    .about = Plays by feel and makes mistakes.
level-normal = Normal
    .about = Looks a little ahead.
level-hard = Hard
    .about = Thinks longer before it moves.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files

## The lobby

lobby-title = ## Euphoria: a game is being set up (no. { $game })
lobby-seat = • { $name }, { $colour }{ $host ->
        [True] {" "}· host
       *[other] {""}
    }
lobby-computer = • **{ $name }**, { $colour } · computer player, { $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }
lobby-seats = { $n ->
        [1] One of { $most } seats is taken; two are needed to start.
       *[other] { $n } of { $most } seats are taken.
    }
lobby-how = { $edition } · variants: { $variants } · time for a question: { $pace }
lobby-no-variants = none
lobby-join = Join
lobby-leave = Leave
lobby-colour = Colour
lobby-start = Start
lobby-close = Close
lobby-edition = Printing
lobby-variants = Variants: none
lobby-pace = Time for a question
lobby-add-computer = Add a computer player
lobby-remove-computer = Remove a computer player
lobby-level = How well it plays
lobby-which-level = How well should the computer player play?
lobby-computer-added = { $name } sits at the table: { $personality }. { $about }
lobby-which-colour = Which colour do you want?
lobby-colour-set = You play { $colour }.
lobby-no-colour = Every colour is taken. Ask somebody to choose another first.
lobby-join-first = Take a seat first: press Join.
lobby-host-only = Only the host, { $host }, or whoever manages this channel can do that.
lobby-closed = This lobby was closed. Open another with /game new.
lobby-stale = Nobody came for two days, so this lobby closed itself. Open another with /game new.
lobby-started = The game begins: { $names }.
lobby-rematch = The lobby for the rematch is open.
lobby-welcome = You have a seat in a game of Euphoria in { $channel }. What only you may see of it will come here; /hand shows it at any time.
lobby-missing = I cannot run a game here: I lack the permission { $permissions } in this channel. Ask somebody who manages the server to give it to me, then try again.
lobby-here = this channel
lobby-taken = { $status ->
        [lobby] A lobby is open here already: { $link }. Join it, or let its host close it first.
        [paused] A game is paused here: { $link }. Resume it with /game resume, or play the new one in another channel or thread.
       *[running] A game is running here: { $link }. Play the new one in another channel or thread, or finish this one first.
    }

## Who may do what

game-none-here = There is no game in this channel. Open one with /game new.
game-none = You are in no running game. Open one with /game new in a channel.
game-which = You are in several games: use this command in the channel of the one you mean.
game-not-started = This game has not begun: it is still in the lobby.
game-spectator = You are watching this game. Only its players can do that; /board and /status are for everybody.
rematch-old = Another game was played here since. Open a new one with /game new.
game-elsewhere = That belongs to the game in { $channel }. Use it there.
game-over = This game is over. Open another with /game new.
game-paused = This game is paused. It goes on with /game resume.
game-not-asked = It is not your move: the table waits for { $names }.

## The private panel

panel-you = Workers: { $workers } · { $goods } · { $artifacts ->
        [one] 1 artifact
       *[other] { $artifacts } artifacts
    } · morale { $morale } · knowledge { $knowledge } · { $tokens ->
        [one] 1 authority token left
       *[other] { $tokens } authority tokens left
    }
panel-no-workers = all on the board
panel-no-goods = no goods
panel-worker = Place the worker with knowledge { $knowledge }
panel-where = Where does the { $knowledge } go?
panel-spaces = { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
panel-choose = Choose
panel-choose-several = { $most ->
        [1] Choose { $most }
       *[other] Choose from { $least } to { $most }
    }
panel-page = Page { $page } of { $pages }
panel-all = All of them
panel-these = These { $n }
panel-would = This would happen:
panel-chosen = You choose: { $choice }.
panel-then-chance = Then dice are rolled or cards drawn; you can't take it back after that.
panel-then-reveal = Then something hidden is revealed; you can't take it back after that.
panel-then-other = Then the others choose.
panel-then-over = Then the game is over.
panel-confirm = Confirm
panel-back = Back
panel-trade = Trade
panel-undo = Undo
panel-hand = My cards
panel-reset = A rules fix changed this turn; play it again. Everything before it stands.
panel-recruit = **{ $recruit }** ({ $faction }): { $ability }

play-over = The game is over.
play-your-turn = It is your turn: the new message in the channel has the button.
play-done = Done. The table waits for { $names }.
play-undone = { $n ->
        [one] Your last choice is taken back.
       *[other] Your last { $n } choices are taken back.
    }

moves-all = All of them
moves-answer-first = You are asked something else first: /turn shows it.
moves-no-space = “{ $typed }” is no space I know, or there are several of that name. Choose from the list, or use /turn.
moves-no-such-worker = You have no worker “{ $typed }” on the board. Choose from the list, or use /turn.
moves-cannot-pay = You cannot pay with “{ $typed }”. Choose from the list, or use /turn.

## In the channel

announce-take-turn = Take your turn
announce-choose = Choose
announce-answer = Answer
announce-turn = **Turn { $number }**: { $player }, it is your turn.
announce-choosing = { $what ->
        [market_draft] Everybody chooses a market tile, in secret.
        [recruit_draft] Everybody drafts recruits, in secret.
       *[other] Everybody chooses recruits, in secret.
    } Still choosing: { $players }.
announce-asked = { $player }, { $what } before { $turn }'s turn goes on.
    .what = { $ask ->
        [ability] say whether you use your recruit
        [discard] discard down to your hand limit
        [penalty] choose what the market takes
        [trade] answer the trade
        [track_draft] choose your place on a track
        [authority] place your authority token
        [order] say which ability comes first
       *[other] you have something to choose
    }
announce-due = Due { $time }.
trouble-locked = The thread { $channel } is locked, so I cannot post there. Your game goes on: /turn and /status still answer you, here too. Ask somebody who manages the server to unlock it; then the table is shown again.
announce-taken-back = { $name } took a choice back.
announce-no-picture = (I may not attach the board here: give me the permission Attach Files. /status tells it in words.)

## In private

private-closed = { $player }, your direct messages are closed to me, so I cannot send you your cards. Nothing is lost: /hand shows them here to you alone.
private-where = Euphoria in { $channel }:
hand-title = **What you have**
hand-recruits = • **{ $recruit }** ({ $faction }), active: { $ability }
hand-hidden = • **{ $recruit }** ({ $faction }), hidden: { $ability }
hand-artifacts = • Artifacts: { $cards }
hand-none = none
hand-active = • Active recruits: { $recruits }
hand-face-down = • Hidden recruits: { $recruits }
hand-dilemma-brief = • { $dilemma }: { $choice ->
        [fight] you fought
        [serve] you served
       *[open] open
    }
hand-more = -# /hand tells what they can do.
hand-dilemma = • **{ $dilemma }**{ $choice ->
        [fight] , completed: you fought ({ $fight }).
        [serve] , completed: you served ({ $serve }).
       *[open] , open. Once a game, as your whole turn, pay { $artifact } or any 2 artifacts, and fight ({ $fight }: draw 2 recruits, keep 1 hidden) or serve ({ $serve }: place an authority token).
    }

## The state in words

status-title = **Turn { $number }**
status-player = • **{ $name }** ({ $colour }): { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } left, morale { $morale }, knowledge { $knowledge }; goods: { $goods }; artifacts: { $artifacts }; available workers: { $available }; on the board: { $placed }; recruits: { $recruits }
status-allegiance = Allegiance: { $tracks }
status-miners = Miners: { $tracks }
status-markets = Constructed markets: { $markets }
status-territories = Territory tokens: { $territories }
status-untold = Discord does not take messages for this channel at the moment, so it does not show all of this yet. Nothing is lost: it will be shown as soon as Discord takes messages again, and `/turn` works meanwhile.

## The end

end-won = { $n ->
        [one] 🏆 **{ $players } has won!**
       *[other] 🏆 **{ $players } have won together!**
    }
end-standings = **The table at the end**
end-player = • **{ $name }**: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } left, morale { $morale }, knowledge { $knowledge }. Recruits: { $recruits }; still hidden: { $hidden }; artifacts: { $artifacts }; dilemma: { $dilemma }
end-rematch = Rematch

## Trades

trade-title = Trade
trade-with = With whom
trade-give = You give
trade-get = You get
trade-example-give = 2 energy, book
trade-example-get = 1 gold
trade-offer = { $seat } offers { $to } a trade: { $give } for { $get }.
trade-made = { $name } has your offer.
trade-answer = Answer the offer
trade-accept = Accept
trade-decline = Decline
trade-counter = Other offer
trade-withdraw = Withdraw
trade-accepted = The trade is done.
trade-declined = The offer was declined.
trade-countered = The offer was answered by another.
trade-withdrawn = The offer was withdrawn.
trade-expired = The offer ended with the turn.
trade-you-declined = You declined the offer.
trade-you-withdrew = Your offer is withdrawn.
trade-what = You can't trade “{ $typed }”. Write for example: 2 energy, book.
trade-nothing = Both sides give something: write for example “2 energy, book”.
trade-nobody = There is nobody you could trade with now: it takes the player on turn and another person.
trade-computer = { $name } is a computer player: offer it a trade on your own turn, between two actions.
trade-no-such-player = You cannot trade with “{ $typed }” now. Choose from the list.
trade-again = Write another
trade-form-old = This form is from before the bot was started anew, so it could not be read. Nothing happened: open another with /trade or the button Trade.
trade-not-yours = This offer is between two others.
trade-wait = { $name } has not answered yet. You can withdraw the offer meanwhile.

## When something goes wrong

button-old = This button is old and does nothing any more. The newest message of the game has the present ones; /turn opens what you are asked, and /status tells where the game stands.
error-unexpected = Something went wrong on my side (error { $code }). Your game is kept as it was; try again, and if it happens again, report it.
error-report = Report
error-reported = Thank you. The host of this bot has the game's number and where it happened, and nothing of your cards.
error-reported-log = Thank you. The host finds it in the log under { $code }.
error-host = Error { $code } was reported, game { $game }.
error-store-full = The disk of this bot is full: your move was not kept, and nothing half of it. Please tell the host, and try again later.
error-store = The database of this bot cannot be read or written at the moment: nothing was changed, and nothing is half done. Please tell the host, and try again later.
error-busy = I am busy at the moment, and nothing was changed. Press it again in a few seconds.
press-slower = That is more than anybody can play with, so nothing was done. Wait a few seconds, then press again.
menu-not-offered = That was not among what was offered, so nothing was changed. Choose again from what you see now.
typed-too-long = That is too long to read: use at most 200 characters, and nothing was changed.
error-discord = Discord did not take that. Your game is kept: look where it stands with /turn or /status, and try again if need be.

## What the tables refuse

refused-stale = That was answered already, or taken back. The newest message has the current question; /turn shows it too.
refused-channel-taken = There is a game in this channel already.
refused-lobby-closed = This lobby is closed, or its game has begun.
refused-seat-not-free = This seat is not free any more: its player is back, somebody else has it, or the time to take it is over.
refused-seat-for-another = The table offers this seat to the player named in the message. To play yourself, ask a player here to propose you with /game vote.
refused-already-seated = You have a seat already.
refused-table-full = All six seats are taken. Wait for somebody to leave, or open another game elsewhere.
refused-colour-taken = Somebody has that colour. Choose another.
refused-not-seated = You have no seat at this table.
refused-not-your-seat = That seat belongs to somebody else.
refused-no-such-seat = There is no such seat at this table.
refused-not-a-computer = That seat is not a computer player's.
refused-no-such-game = That game is no longer stored.
refused-not-started = This game has not begun: it is still in the lobby.
refused-paused = This game is paused. It goes on with /game resume.
refused-game-ended = This game was broken off. Open another with /game new.
refused-not-paused = This game is not paused.
refused-too-few = A game needs two seats at least. Wait for somebody to join, or add a computer player.
refused-roll-between = Those choices reach past a roll of the dice. Choose one after the other: /turn asks them.
refused-offer-spent = They no longer have all of what they offered. Decline, or make them another offer.
refused-offer-gone = That offer is over: it was answered, withdrawn, or ended with its turn.
refused-no-such-turn = There is no such turn to go back to.
refused-no-voice = You have no voice in this vote.
refused-vote-closed = This vote is decided.

## The table in the browser

local-welcome = Welcome to the table in your browser. Choose who you are at the top of the page, then type **/game new** here. Direct messages are not shown on this page; **/hand** shows your cards.
