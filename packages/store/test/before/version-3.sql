-- A database of version 3 of the schema, as a server left it that was killed while a match ran.
PRAGMA page_size = 2048;
PRAGMA application_id = 1383425132;
PRAGMA user_version = 3;
CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  invite TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  listed INTEGER NOT NULL DEFAULT 0,
  closed INTEGER NOT NULL DEFAULT 0,
  entries_count INTEGER NOT NULL DEFAULT 0,
  last_hash TEXT NOT NULL,
  deadline INTEGER,
  created INTEGER
) STRICT;
CREATE INDEX tables_on_the_list ON tables (number) WHERE listed = 1 AND closed = 0;
CREATE TABLE entries (
  table_number INTEGER NOT NULL REFERENCES tables,
  n INTEGER NOT NULL,
  text ANY NOT NULL,
  person TEXT,
  command TEXT,
  at INTEGER NOT NULL,
  deadline INTEGER,
  hash TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX entries_by_command ON entries (table_number, person, command);
CREATE TABLE tokens (
  table_number INTEGER NOT NULL REFERENCES tables,
  person TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (table_number, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE secrets (
  table_number INTEGER NOT NULL REFERENCES tables,
  match INTEGER NOT NULL,
  secret TEXT NOT NULL,
  PRIMARY KEY (table_number, match)
) STRICT, WITHOUT ROWID;
CREATE TABLE journal (
  number INTEGER PRIMARY KEY,
  body TEXT NOT NULL
) STRICT;
CREATE TABLE talk (
  table_number INTEGER NOT NULL REFERENCES tables,
  n INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_number, n)
) STRICT, WITHOUT ROWID;
INSERT INTO tables (number, id, invite, code, listed, closed, entries_count, last_hash, deadline, created) VALUES (1, 'lobby', 'invite of lobby', 'code of lobby', 1, 0, 2, 'f96d5a5bd4fbfef46e195edcea9ad2c9', NULL, 1000);
INSERT INTO tables (number, id, invite, code, listed, closed, entries_count, last_hash, deadline, created) VALUES (2, 'closed', 'invite of closed', 'code of closed', 0, 1, 1, '302e2d1ff30a8d770a7742708465039b', NULL, 3000);
INSERT INTO tables (number, id, invite, code, listed, closed, entries_count, last_hash, deadline, created) VALUES (3, 'playing', 'invite of playing', 'code of playing', 0, 0, 2, 'ce66cbacc0795bd9df06f1d7f5cf0caa', NULL, 4000);
INSERT INTO entries (table_number, n, text, person, command, at, deadline, hash) VALUES (1, 1, 'created dog/1', 'p1', 'c1', 1000, NULL, '625a7b915880df23490b385befbb1f0f');
INSERT INTO entries (table_number, n, text, person, command, at, deadline, hash) VALUES (1, 2, X'6f0064006400200000002000680061006c00660020003dd8', NULL, NULL, 2000, NULL, 'f96d5a5bd4fbfef46e195edcea9ad2c9');
INSERT INTO entries (table_number, n, text, person, command, at, deadline, hash) VALUES (2, 1, 'created dog/1', NULL, NULL, 3000, NULL, '302e2d1ff30a8d770a7742708465039b');
INSERT INTO entries (table_number, n, text, person, command, at, deadline, hash) VALUES (3, 1, 'created dog/1', NULL, NULL, 4000, NULL, '0801a4a22fca78022d0afac5e3919a89');
INSERT INTO entries (table_number, n, text, person, command, at, deadline, hash) VALUES (3, 2, 'started 1', NULL, NULL, 4000, NULL, 'ce66cbacc0795bd9df06f1d7f5cf0caa');
INSERT INTO tokens (table_number, person, hash) VALUES (1, 'p1', 'h1');
INSERT INTO tokens (table_number, person, hash) VALUES (1, 'p2', 'h2');
INSERT INTO secrets (table_number, match, secret) VALUES (1, 1, 's1');
INSERT INTO secrets (table_number, match, secret) VALUES (3, 1, 's2');
INSERT INTO journal (number, body) VALUES (1, '[[3,3,"act 0 move 7","p3","c2",5000,65000,"b44ef5fe1e97ae9fbd9c0460cf6d3763"]]');
INSERT INTO talk (table_number, n, text) VALUES (1, 1, 'anybody?');
INSERT INTO talk (table_number, n, text) VALUES (3, 1, 'hello');
