-- The third form: every row of what is remembered has a seal over its other columns, so that a flipped bit in a name
-- is found like one in a line. Rows there are already are sealed as they are.
ALTER TABLE setting ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE person ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE place ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE circle ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE circle_member ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE seat ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE margin ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE mark ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE pause ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE batch ADD COLUMN seal BLOB CHECK (length(seal) = 32);
ALTER TABLE origin ADD COLUMN seal BLOB CHECK (length(seal) = 32);
