# What people set for themselves, and where they play.

command-profile = Your own settings: language, time zone, quiet hours, how to be reached, colours
    .name = profile
command-profile-show = Show your settings
    .name = show
command-profile-set = Change some of your settings
    .name = set
command-profile-language = The language I speak to you
    .name = language
command-profile-zone = Your time zone, such as Europe/Berlin
    .name = time_zone
command-profile-quiet = When I do not remind you and write without a sound, such as 22:00-08:00, or off
    .name = quiet_hours
command-profile-reach = How I remind you
    .name = reach
command-profile-palette = How pictures that only you see are drawn, or none: then words tell it
    .name = palette
command-profile-forget = Delete what I know about you; your seats in games become anonymous
    .name = forget
command-games = All your games, and where you are waited for
    .name = games

profile-title = **Your settings** (change them with /profile set)
profile-language = • Language: { $language }
profile-as-discord = As my Discord
profile-zone = • Time zone: { $zone }; it is { $time } there
profile-no-zone = not set, so UTC
profile-quiet = • Quiet hours: { $hours }{ $on ->
        [True] . I do not remind you then, and what I write to you comes without a sound.
       *[other] {""}
    }
profile-off = off
profile-reach = • Reminders: { $reach }
profile-palette = • Pictures for you alone: { $palette }
profile-dm-closed = My last direct message to you came back. Open direct messages for this server, then set how you are reached again.
profile-zone-first = Your quiet hours count in UTC until you set a time zone.
profile-nothing = Say what you want to change: choose at least one of the options. /profile show lists them.
profile-no-such-zone = I don't know a time zone called “{ $typed }”. Choose one from the list, such as Europe/Berlin.
profile-no-such-hours = I can't read “{ $typed }” as hours. Write for example 22:00-08:00, or off.
profile-forget-ask = I would delete your settings, your notes, what you follow and your statistics. In games you played or play, your seat stays without your name; in running games a computer goes on with it. This cannot be taken back.
profile-forget-sure = Forget me
profile-forgotten = Done: I know nothing about you any more.
profile-forgotten-notice = A player has asked to be forgotten. A computer player goes on in that seat.
profile-anonymous = Somebody

reach-dm = By direct message
reach-channel = In the game's channel
reach-both = Both
reach-none = Not at all
palette-printed = As printed
palette-colour_blind = Colour-blind friendly
palette-none = No pictures for me

games-title = **Your games**
games-lobby = No. { $game } in { $channel }: in the lobby
games-paused = No. { $game } in { $channel }: paused
games-kept = No. { $game } in { $channel }: a computer keeps your seat; any command there hands it back
games-waiting = No. { $game } in { $channel }: waiting for { $names }
games-turn = **No. { $game } in { $channel }: waits for you** (asked { $since }).
games-due = Due { $time }.
