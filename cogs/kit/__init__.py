"""What the cogs share. Nothing in here imports a cog.

Pressed and typed:
    dispatch            before every command: check it, acknowledge it
    controls            buttons and menus, whose meaning is in their custom ids
    forms               Discord's modals
    context             who is this, in which game
    replies             private answers, in the user's language
    apologies           replies to errors
    game_group          the command groups /game and /games
    command_texts       names and descriptions of commands in every language
    completion          autocompletion of names
    typed_words         words for numbers, days and hours
    typed_hours         hours of a day
    typed_things        amounts of goods and cards

Messages:
    messages            to players, in the channel or as they wish
    direct_messages     cards, and questions off turn
    layouts             text, pictures and controls in one container
    public_text         what happened, and whose turn it is
    lobby_message       a lobby
    vote_message        a vote
    waiting             everything that waits for one user
    retired_buttons     old messages lose their buttons
    ringing             pings, once for each thing
    quiet_hours         when messages are silent
    discord_timestamps  moments in every reader's time zone

Pictures and files:
    pictures            boards, hands, standings, films
    emoji               our icons in texts and on buttons
    colours             of players, areas and the game

What several cogs do:
    decisions           carry out what the players or a manager decided
    missed_players      players who do not answer, or have left
    new_player          somebody who takes over a seat
    free_seats          seats of a running game that others may take
    open_seats          announcements of open seats
    open_seats_text     what they say
    forum_posts         announcements as posts in a forum
    proof               messages about the secret of a game's rolls
"""
