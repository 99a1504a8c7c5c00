"""The table: the server at which people and bots meet. It decides, clients show. Knows no game."""
