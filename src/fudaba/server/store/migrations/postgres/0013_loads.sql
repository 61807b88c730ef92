-- tables: how many of a process's tables go on, as it said last; NULL where it takes none from others.
ALTER TABLE processes ADD COLUMN tables INTEGER;
-- given: its holder has been given it by the one before, and need not know yet.
ALTER TABLE leases ADD COLUMN given BOOLEAN NOT NULL DEFAULT FALSE;
