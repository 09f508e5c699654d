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
command-profile-quiet = When I don't remind you and only write silently, such as 22:00-08:00, or off
    .name = quiet_hours
command-profile-reach = How I remind you
    .name = reach
command-profile-palette = How to draw pictures only you see; none means words instead
    .name = palette
command-profile-digest = When to send you a daily list of what's waiting for you, such as 8:00, or off
    .name = digest
command-profile-next-up = Whether I tell you, silently, that you're up next
    .name = next_up
command-profile-standing = Whether you're rated, and who sees your rating and how reliable you're
    .name = rating
command-profile-forget = Delete what I know about you; your seats in games become anonymous
    .name = forget
command-games = Your games, and games with a seat for you
    .name = games
command-games-list = All your games, and the ones waiting for you
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
profile-zone = • Time zone: { $zone }; it's { $time } there
profile-no-zone = Not set, so UTC
profile-quiet = • Quiet hours: { $hours }{ $on ->
        [True] . I don't remind you then, and I only write to you silently.
       *[other] {""}
    }
profile-off = Off
profile-reach = • Reminders: { $reach }
profile-palette = • Pictures for you alone: { $palette }
profile-digest = • Daily list of what's waiting for you: at { $time }, instead of reminders before your time is up
profile-next-up = • I tell you, silently, when you're up next
profile-standing = • Rating: { $standing }
profile-no-such-hour = I can't read “{ $typed }” as a time. Try 8 or 18:30, or off.
profile-digest-needs-dm = The daily list only comes by direct message. Choose reminders by direct message to get it; until then I remind you as usual.
profile-dm-closed = My last direct message to you couldn't be delivered. Allow direct messages from this server, then choose how to be reminded again.
profile-zone-first = Your quiet hours count in UTC until you set a time zone.
profile-nothing = Choose at least one setting to change. /profile show lists them.
profile-no-such-zone = I don't know a time zone called “{ $typed }”. Choose one from the list, such as Europe/Berlin.
profile-no-such-hours = I can't read “{ $typed }” as hours. Try 22:00-08:00, or off.
profile-forget-ask = This deletes your settings, your notes, your plans, the games you follow and your statistics. In your games, past and present, your seat stays without your name; in running games a computer takes over. This can't be undone.
profile-forget-sure = Forget me
profile-forgotten = Done: I no longer know anything about you.
profile-forgotten-notice = A player asked to be forgotten. A computer player takes over that seat.
profile-anonymous = Someone

reach-dm = By direct message
reach-channel = In the game's channel
reach-both = Both
reach-none = Not at all
rated-off = Off
rated-me = On, for me alone
rated-everybody = On, and everyone can see it
palette-printed = As printed
palette-colour_blind = Colour-blind friendly
palette-none = No pictures for me

games-title = **Your games**
games-lobby = No. { $game } in { $channel }: in the lobby
games-paused = No. { $game } in { $channel }: paused
games-kept = No. { $game } in { $channel }: a computer is keeping your seat; any command there gives it back
games-waiting = No. { $game } in { $channel }: waiting for { $names }
