"""Several servers on one database: who owns which table, and how tables move between them."""
