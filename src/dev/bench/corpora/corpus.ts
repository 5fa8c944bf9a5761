/** What a repository stands for in the tables. */
export type CorpusRole = 'TypeScript' | 'TSX' | 'JavaScript' | 'Python' | 'large';

/**
 * Where an archive comes from. Both kinds use the machine's own client with its own configuration: `npm pack`
 * of one version, and `apt-get source` of a package, of which only the upstream archive is taken, because the
 * packaging around it changes with every security update and the archive does not.
 */
export type CorpusOrigin =
  | { kind: 'npm'; package: string; version: string }
  | { kind: 'debian-source'; package: string; version: string };

/** A real repository at a version that never changes. */
export interface Corpus {
  /** Name of its folder, and what `--only` takes. */
  name: string;
  role: CorpusRole;
  origin: CorpusOrigin;
  /** SHA-256 of the archive, in hex. */
  sha256: string;
  /** SPDX. The archives are only read on the machine that measures; nothing of them is published. */
  licence: string;
  /** What is kept, below the top folder of the archive; empty for everything. Leaves compiled output out. */
  keep: readonly string[];
  /** Measured when nothing is asked for. The others vary size and style and are run with `--only` or `--all`. */
  main: boolean;
  /** A file of middling size and a line behind which a function is inserted for the measure "one change". */
  change: { path: string };
}
