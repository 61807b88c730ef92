"""Figures as tables, plots, pages and files."""
