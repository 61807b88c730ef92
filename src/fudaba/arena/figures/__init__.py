"""Figures of simulated games."""
