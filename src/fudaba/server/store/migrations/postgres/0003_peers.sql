-- Where a process can be spoken to by the others, and what only they know.
ALTER TABLE processes ADD COLUMN address TEXT NOT NULL DEFAULT '';
CREATE TABLE peers (secret TEXT NOT NULL);
INSERT INTO peers VALUES (gen_random_uuid()::text || gen_random_uuid()::text);
