"""Running a server: settings, log, metrics, background work."""
