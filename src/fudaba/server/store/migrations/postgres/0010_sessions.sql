-- The number of the connection by which a process shows that it lives (pg_backend_pid); 0: it does not say.
ALTER TABLE processes ADD COLUMN session INTEGER NOT NULL DEFAULT 0;
