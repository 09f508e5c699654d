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
command-profile-digest = The hour of a daily list of all that waits for you, by direct message, such as 8:00, or off
    .name = digest
command-profile-next-up = Whether I tell you, without a sound, that your turn is the next
    .name = next_up
command-profile-standing = Whether you are rated, and who sees your rating and how reliable you are
    .name = standing
command-profile-forget = Delete what I know about you; your seats in games become anonymous
    .name = forget
command-games = Your games, and games with a seat for you
    .name = games
command-games-list = All your games, and where you are waited for
    .name = list

profile-title = **Your settings**
profile-change = Change
profile-form = Your settings
profile-form-language = Language
profile-form-zone = Time zone
    .about = Such as Europe/Berlin; empty for UTC.
profile-form-quiet = Quiet hours
    .about = No reminders and no sound then, such as 22:00-08:00; empty for none.
profile-form-reach = Reminders
profile-form-palette = Pictures for you alone
profile-language = • Language: { $language }
profile-as-discord = As my Discord
profile-zone = • Time zone: { $zone }; it is { $time } there
profile-no-zone = Not set, so UTC
profile-quiet = • Quiet hours: { $hours }{ $on ->
        [True] . I do not remind you then, and what I write to you comes without a sound.
       *[other] {""}
    }
profile-off = Off
profile-reach = • Reminders: { $reach }
profile-palette = • Pictures for you alone: { $palette }
profile-digest = • Daily list of all that waits for you: at { $time }, instead of reminders before your time is up
profile-next-up = • I tell you, without a sound, when your turn is the next
profile-standing = • Rating: { $standing }
profile-no-such-hour = I can't read “{ $typed }” as an hour. Write for example 8 or 18:30, or off.
profile-digest-needs-dm = The daily list comes by direct message only. Choose to be reached by direct message to get it; until then I remind you as usual.
profile-dm-closed = My last direct message to you came back. Open direct messages for this server, then set how you are reached again.
profile-zone-first = Your quiet hours count in UTC until you set a time zone.
profile-nothing = Say what you want to change: choose at least one of the options. /profile show lists them.
profile-no-such-zone = I don't know a time zone called “{ $typed }”. Choose one from the list, such as Europe/Berlin.
profile-no-such-hours = I can't read “{ $typed }” as hours. Write for example 22:00-08:00, or off.
profile-forget-ask = I would delete your settings, your notes, your plans, what you follow and your statistics. In games you played or play, your seat stays without your name; in running games a computer goes on with it. This cannot be taken back.
profile-forget-sure = Forget me
profile-forgotten = Done: I know nothing about you any more.
profile-forgotten-notice = A player has asked to be forgotten. A computer player goes on in that seat.
profile-anonymous = Somebody

reach-dm = By direct message
reach-channel = In the game's channel
reach-both = Both
reach-none = Not at all
rated-off = Off
rated-me = On, for me alone
rated-everybody = On, and everybody may see it
palette-printed = As printed
palette-colour_blind = Colour-blind friendly
palette-none = No pictures for me

games-title = **Your games**
games-lobby = No. { $game } in { $channel }: in the lobby
games-paused = No. { $game } in { $channel }: paused
games-kept = No. { $game } in { $channel }: a computer keeps your seat; any command there hands it back
games-waiting = No. { $game } in { $channel }: waiting for { $names }
