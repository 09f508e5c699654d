"""The process that runs the bot.

app              the bot: starting, stopping, and what every cog needs
serving          running it until it is told to stop, through failed starts
heartbeat        a beat of the event loop every second, for the service manager
settings         the host's settings
errors           errors that the host can fix
logs             logging without secrets
metrics          counters for Prometheus; health serves them
health           /healthz and /metrics
housekeeping     what is done once an hour with games that are over
network          retries after a lost connection
outage           waiting while Discord is down
stopping         finishing or cancelling what goes on before the database closes
retries          repeating what could not be shown in a channel
press_limits     how often one user may press
shards           which servers this process is connected to
single_instance  one bot for each SQLite file
memory           returning memory after drawing
local            the table in the browser; browser_page is its page
"""
