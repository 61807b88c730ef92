"""A WebSocket connection: reading, commands, and the way to the server that owns a table."""
