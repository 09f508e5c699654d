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

The private panel: panel/
    panel               what is chosen so far, and what is asked next
    progress            the same, written into a custom id
    prompt_views        the layout of each shape of question
    turn_view           the layout of a turn
    parts               what the layouts have in common
    planning            the panel before one's turn
    answering           giving the answers to the game, and what follows

Messages:
    messages            to players, in the channel or as they wish
    direct_messages     cards, and questions off turn
    layouts             text, pictures and controls in one container
    public_text         what happened, and whose turn it is
    lobby_message       a lobby
    vote_message        a vote
    recap               what happened, turn by turn
    waiting             everything that waits for one user
    retired_buttons     old messages lose their buttons
    quiet_hours         when messages are silent
    discord_timestamps  moments in every reader's time zone

Pictures and files:
    pictures            boards, hands, standings, films
    emoji               our icons in texts and on buttons
    colours             of players, areas and the game
    files               a game as a file

What several cogs do:
    decisions           carry out what the players or a manager decided
    absences            players who are away
    missed_players      players who do not answer, or have left
    new_player          somebody who takes over a seat
    free_seats          seats of a running game that others may take
    open_seats          announcements of open seats
    open_seats_text     what they say
    forum_posts         announcements as posts in a forum
    server_rules        who may open games, and where
    standing_answers    trades that are always declined
    plans               plans in words, for their owner
    proof               the secret of a game's rolls, once it is over
"""
