"""Everything that a browser and a server exchange: messages, their structs, and the texts in them."""
