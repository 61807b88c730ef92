"""Artifacts of History."""
