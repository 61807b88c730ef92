"""The addresses of a server: pages, files, JSON, and how the server runs."""
