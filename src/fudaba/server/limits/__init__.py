"""Limits for each address: connections, requests, bytes."""
