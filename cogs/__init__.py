"""What people can do in Discord, one module a subject: parse, ask the table, reply."""
