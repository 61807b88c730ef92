-- Which process that is, and by which connection it writes (pg_backend_pid): who is gone leaves no table locked.
ALTER TABLE writers ADD COLUMN process TEXT NOT NULL DEFAULT '';
ALTER TABLE writers ADD COLUMN session INTEGER NOT NULL DEFAULT 0;
