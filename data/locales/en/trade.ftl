# Trades between players.

## Commands: descriptions, at most 100 characters

command-trade = Offer a trade to the player on turn, or to anyone on your own turn
    .name = trade
command-trade-player = Who to trade with
    .name = player
command-trade-give = What you give, such as: 2 energy, book
    .name = give
command-trade-get = What you get for it, such as: 1 gold
    .name = get

trade-title = Trade
trade-with = With whom
trade-give = You give
trade-get = You get
trade-several = Everything you pick counts together.
trade-offer = { $seat } offers { $to } a trade: { AMOUNTS($give) } for { AMOUNTS($get) }.
# The same, to the player who has to answer.
trade-to-you = **{ $name }** offers you a trade.
    You give: **{ AMOUNTS($give) }**
    You get: **{ AMOUNTS($get) }**
trade-made = { $name } has your offer: you give { AMOUNTS($give) } and get { AMOUNTS($get) }.
trade-answer = Answer the offer
trade-accept = Accept
trade-decline = Decline
trade-counter = Other offer
trade-withdraw = Withdraw
trade-accepted = The trade is done.
trade-declined = The offer was declined.
trade-countered = The offer was answered with another offer.
trade-withdrawn = The offer was withdrawn.
trade-expired = The offer ended with the turn.
# To the player who made the offer.
trade-was-accepted = **{ $name } accepted your trade.** You gave { AMOUNTS($give) } and got { AMOUNTS($get) }.
trade-was-declined = **{ $name } declined your trade:** your { AMOUNTS($give) } for { AMOUNTS($get) }.
trade-back = Back to your turn
# What everybody knows that a player has.
trade-has = Has { AMOUNTS($things) }
trade-has-nothing = Has nothing to trade
trade-you-declined = You declined the offer.
trade-you-withdrew = Your offer is withdrawn.
trade-what = You can't trade “{ $typed }”. Write for example: 2 energy, book.
trade-nothing = Both sides give something: write for example “2 energy, book”.
trade-nobody = There's no one you can trade with now: a trade needs the player on turn and another person.
trade-computer = { $name } is a computer player: offer it a trade on your own turn, between two actions.
trade-no-such-player = You can't trade with “{ $typed }” now. Choose from the list.
trade-empty = { $whose ->
        [yours] You have nothing to trade with: no goods and no artifacts.
       *[theirs] There's nothing to ask for: they have no goods and no artifacts.
    }
trade-not-yours = This offer is between two others.
trade-wait = { $name } hasn't answered yet. You can withdraw the offer until then.
