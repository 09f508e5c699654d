# The page of the table in the browser

page-people = Who you're
page-table = Table
page-messages = Messages
page-unread = You have new private messages.
page-closed = The table is closed. This page continues by itself as soon as it opens again.
page-changed = That just changed. Look again, then press once more.
# As Discord says it under a message to one person, and beside one that was changed.
page-private = Only you can see this
page-edited = (edited)
# Discord's own words around messages and forms.
page-cancel = Cancel
page-submit = Submit
page-thinking = Thinking…
page-used = { $name } used { $command }
page-write = Message { $place }
page-older = Load earlier messages
page-newer = Newer messages
page-newest = New messages · jump to latest
page-empty = No messages here yet.
page-required = This field is required.
page-form = This form goes to the bot. Don't enter passwords or other sensitive information.
