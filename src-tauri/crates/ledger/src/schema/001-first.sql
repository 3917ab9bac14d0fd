-- The first form: sessions and their lines, what lists show of them, settings.
-- 'Parl': tells this file from any other SQLite file.
PRAGMA application_id = 1348563564;

-- Why the file has the form it has, step by step.
CREATE TABLE migration (
    id  INTEGER PRIMARY KEY,
    why TEXT NOT NULL,
    at  TEXT NOT NULL
) STRICT;

-- What a session is from its first moment on. Never changed, never deleted.
CREATE TABLE session (
    id            BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL CHECK (rules_version >= 0),
    seats         TEXT    NOT NULL,
    setup         TEXT    NOT NULL,
    options       TEXT    NOT NULL,
    begun_at      INTEGER NOT NULL, -- milliseconds since 1970, UTC
    hash          BLOB    NOT NULL CHECK (length(hash) = 32)
) STRICT, WITHOUT ROWID;

CREATE INDEX session_newest ON session (begun_at DESC, id DESC);

-- The log. The order is `seq`, never a time; `hash` chains each line to the one before.
CREATE TABLE line (
    session       BLOB    NOT NULL REFERENCES session (id),
    seq           INTEGER NOT NULL CHECK (seq >= 1),
    id            BLOB    NOT NULL UNIQUE CHECK (length(id) = 16),
    at            INTEGER NOT NULL, -- milliseconds since 1970, UTC
    kind          TEXT    NOT NULL,
    body          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL CHECK (rules_version >= 0),
    hash          BLOB    NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;

-- What lists show without replaying a session. Everything but `state` and `summary` can be counted
-- again from the lines; `seal` shows whether the row is as it was written.
CREATE TABLE standing (
    session BLOB    NOT NULL PRIMARY KEY REFERENCES session (id),
    state   TEXT    NOT NULL,
    lines   INTEGER NOT NULL CHECK (lines >= 0),
    last_at INTEGER NOT NULL,
    tip     BLOB    NOT NULL CHECK (length(tip) = 32),
    summary TEXT,
    seal    BLOB    NOT NULL CHECK (length(seal) = 32)
) STRICT, WITHOUT ROWID;

CREATE INDEX standing_state ON standing (state);

CREATE TABLE setting (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Recorded is recorded. The insert triggers are needed because INSERT OR REPLACE removes the row in
-- the way without firing a delete trigger.
CREATE TRIGGER session_never_replaced BEFORE INSERT ON session
WHEN EXISTS (SELECT 1 FROM session WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'a recorded session is never replaced'); END;

CREATE TRIGGER session_never_changed BEFORE UPDATE ON session
BEGIN SELECT RAISE(ABORT, 'a recorded session is never changed'); END;

CREATE TRIGGER session_never_deleted BEFORE DELETE ON session
BEGIN SELECT RAISE(ABORT, 'a recorded session is never deleted'); END;

CREATE TRIGGER line_only_next BEFORE INSERT ON line
WHEN EXISTS (SELECT 1 FROM line WHERE id = NEW.id)
    OR NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM line WHERE session = NEW.session)
BEGIN SELECT RAISE(ABORT, 'a line is only added after the last one'); END;

CREATE TRIGGER line_never_changed BEFORE UPDATE ON line
BEGIN SELECT RAISE(ABORT, 'a recorded line is never changed'); END;

CREATE TRIGGER line_never_deleted BEFORE DELETE ON line
BEGIN SELECT RAISE(ABORT, 'a recorded line is never deleted'); END;
