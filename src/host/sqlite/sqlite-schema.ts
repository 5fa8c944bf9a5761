/**
 * The tables of the SQLite export. Positions are 1-based; columns count UTF-16 code units, and the end is exclusive. Numbers of rows follow the order
 * of the atlas, so the same atlas gives the same content.
 */
export const sqliteTables = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE files (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  language TEXT,
  status TEXT NOT NULL,
  hash TEXT NOT NULL,
  lines INTEGER NOT NULL,
  bytes INTEGER NOT NULL
);
CREATE TABLE nodes (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  symbol TEXT NOT NULL,
  file INTEGER REFERENCES files (id),
  package TEXT,
  parent INTEGER REFERENCES nodes (id),
  line INTEGER,
  column INTEGER,
  start_line INTEGER,
  start_column INTEGER,
  end_line INTEGER,
  end_column INTEGER,
  signature TEXT,
  doc TEXT,
  visibility TEXT,
  exported INTEGER,
  complexity INTEGER,
  rank REAL
);
CREATE TABLE edges (
  id INTEGER PRIMARY KEY,
  source INTEGER NOT NULL REFERENCES nodes (id),
  target INTEGER NOT NULL REFERENCES nodes (id),
  type TEXT NOT NULL,
  how TEXT NOT NULL,
  certain INTEGER NOT NULL,
  rule TEXT
);
CREATE TABLE sites (
  edge INTEGER NOT NULL REFERENCES edges (id),
  file INTEGER NOT NULL REFERENCES files (id),
  line INTEGER NOT NULL,
  column INTEGER NOT NULL,
  end_line INTEGER NOT NULL,
  end_column INTEGER NOT NULL
);
CREATE TABLE imports (
  id INTEGER PRIMARY KEY,
  file INTEGER NOT NULL REFERENCES files (id),
  source TEXT NOT NULL,
  target INTEGER REFERENCES nodes (id),
  line INTEGER NOT NULL,
  column INTEGER NOT NULL
);
CREATE TABLE import_names (import INTEGER NOT NULL REFERENCES imports (id), name TEXT NOT NULL);
CREATE TABLE unresolved (
  file INTEGER NOT NULL REFERENCES files (id),
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (file, name)
) WITHOUT ROWID;
CREATE TABLE findings (
  file INTEGER NOT NULL REFERENCES files (id),
  code TEXT NOT NULL,
  severity TEXT NOT NULL,
  message TEXT NOT NULL,
  line INTEGER
);
`;

/** Made after the rows, which is faster than keeping them up to date. */
export const sqliteIndexes = `
CREATE INDEX nodes_by_name ON nodes (name);
CREATE INDEX nodes_by_file ON nodes (file, start_line);
CREATE INDEX nodes_by_parent ON nodes (parent);
CREATE INDEX edges_by_source ON edges (source, type);
CREATE INDEX edges_by_target ON edges (target, type);
CREATE INDEX sites_by_edge ON sites (edge);
CREATE INDEX sites_by_file ON sites (file, line);
CREATE INDEX imports_by_file ON imports (file);
CREATE INDEX imports_by_target ON imports (target);
CREATE INDEX import_names_by_import ON import_names (import);
CREATE INDEX unresolved_by_name ON unresolved (name);
CREATE INDEX findings_by_file ON findings (file);
`;
