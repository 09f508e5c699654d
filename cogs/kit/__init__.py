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
    limits              Discord's limits
    typed_words         words for numbers, days and hours
    typed_hours         hours of a day
    typed_things        amounts of goods and cards

Messages:
    layouts             text, pictures and controls in one container
    public_text         what happened, and whose turn it is
    ringing             pings, once for each thing
    discord_timestamps  moments in every reader's time zone

Pictures and files:
    pictures            boards, hands, standings, films
    emoji               our icons in texts and on buttons
    colours             of players, areas and the game
"""
