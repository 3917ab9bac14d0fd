-- The second form: who sat at the tables, where, what was written in the margin, and which files were taken in.
-- Sessions and lines stay as they were; results that nobody refereed are sessions with lines of kind `result`.

-- `key` is the name as names are compared: two people never have the same one.
CREATE TABLE person (
    id          BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name        TEXT    NOT NULL,
    key         TEXT    NOT NULL UNIQUE,
    colour      TEXT,
    hidden      INTEGER NOT NULL CHECK (hidden IN (0, 1)),
    merged_into BLOB    REFERENCES person (id) CHECK (merged_into IS NOT id)
) STRICT, WITHOUT ROWID;

CREATE TABLE place (
    id     BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name   TEXT    NOT NULL,
    key    TEXT    NOT NULL UNIQUE,
    hidden INTEGER NOT NULL CHECK (hidden IN (0, 1))
) STRICT, WITHOUT ROWID;

-- People who play together. (GROUP is a word of SQL.)
CREATE TABLE circle (
    id   BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL,
    key  TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

CREATE TABLE circle_member (
    circle BLOB NOT NULL REFERENCES circle (id) ON DELETE CASCADE,
    person BLOB NOT NULL REFERENCES person (id),
    PRIMARY KEY (circle, person)
) STRICT, WITHOUT ROWID;

-- Who sat where. The name stands in the session itself; this says whose name it is.
CREATE TABLE seat (
    session BLOB    NOT NULL REFERENCES session (id),
    seat    INTEGER NOT NULL CHECK (seat >= 0),
    person  BLOB    NOT NULL REFERENCES person (id),
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_person ON seat (person);

CREATE TABLE margin (
    session    BLOB NOT NULL PRIMARY KEY REFERENCES session (id),
    place      BLOB REFERENCES place (id),
    note       TEXT NOT NULL,
    utc_offset INTEGER -- minutes by which the table's clock was ahead of UTC
) STRICT, WITHOUT ROWID;

CREATE TABLE mark (
    session BLOB    NOT NULL REFERENCES session (id),
    seq     INTEGER NOT NULL CHECK (seq >= 1),
    mark    TEXT    NOT NULL,
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE pause (
    session BLOB    NOT NULL REFERENCES session (id),
    from_at INTEGER NOT NULL, -- milliseconds since 1970, UTC
    to_at   INTEGER,
    PRIMARY KEY (session, from_at)
) STRICT, WITHOUT ROWID;

-- A file that was taken in. An undone one keeps its sessions, which then are in no list.
CREATE TABLE batch (
    id     BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    source TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    undone INTEGER NOT NULL CHECK (undone IN (0, 1))
) STRICT, WITHOUT ROWID;

-- What a session is called where it came from: by this the same file taken in twice is known.
CREATE TABLE origin (
    source     TEXT NOT NULL,
    foreign_id TEXT NOT NULL,
    session    BLOB NOT NULL UNIQUE REFERENCES session (id),
    batch      BLOB NOT NULL REFERENCES batch (id),
    PRIMARY KEY (source, foreign_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX origin_batch ON origin (batch);
