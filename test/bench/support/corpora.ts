import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/**
 * The source of an archive, always with the machine's own client and its own configuration: `npm pack` of one
 * version; the wheel or the source archive that `pip download` gives; a commit of a repository on GitHub (`owner/name`);
 * the archive of a Go module; a crate of crates.io; the source jar of a Maven artifact (`group:name`); and `apt-get source` of a package, of which only the upstream archive is taken, because the packaging
 * around it changes with every security update and the archive does not.
 */
const Archive = z.strictObject({
  kind: z.enum([
    'npm',
    'pypi',
    'pypi-source',
    'github',
    'go-module',
    'crate',
    'maven-sources',
    'debian-source',
  ]),
  package: z.string(),
  version: z.string(),
});

export type Archive = z.infer<typeof Archive>;

/** Packages of npm that come from one monorepo, put together again: each in `packages/`, with `files` beside. */
const Workspaces = z.strictObject({
  kind: z.literal('npm-workspaces'),
  package: z.string(),
  version: z.string(),
  members: z.array(z.strictObject({ package: z.string(), version: z.string() })),
  /** Files of the root that the registry does not have, path by path. */
  files: z.record(z.string(), z.string()),
});
export type Workspaces = z.infer<typeof Workspaces>;

/** A commit of a repository on GitHub (`owner/name`) with all commits before it, for what depends on a long history. */
const History = z.strictObject({
  kind: z.literal('github-history'),
  package: z.string(),
  version: z.string().regex(/^[0-9a-f]{40}$/),
});
export type History = z.infer<typeof History>;

const Origin = z.discriminatedUnion('kind', [Archive, Workspaces, History]);
export type Origin = z.infer<typeof Origin>;

/** A real repository at a version that never changes. */
export const Pinned = z.strictObject({
  /** Name of its folder, and what `--only` takes. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  origin: Origin,
  /** SHA-256 of the archive, in hex; of a history, that of the archive of its last commit. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** SPDX. Archives are only read on the machine that measures; nothing of them is published. */
  licence: z.string(),
  /**
   * Paths that are kept, below the top folder of the archive; empty for everything, and for a history, whose commits name all its files.
   * Excludes compiled output.
   */
  keep: z.array(z.string()),
});
export type Pinned = z.infer<typeof Pinned>;

/** A repository that times and sizes are measured on. */
const Corpus = Pinned.extend({
  /** Its role in the tables: a language, or `large`. */
  role: z.string(),
  /** Measured when nothing is asked for. The others vary size and style: `--only NAME` or `--all`. */
  main: z.boolean(),
  /** The measure "one change": what is appended to a file of middling size. */
  change: z.object({ path: z.string(), append: z.string() }),
});
export type Corpus = z.infer<typeof Corpus>;

/** The list in `corpora.json`. Throws when it breaks the schema. */
export async function readCorpora(): Promise<Corpus[]> {
  const text = await readFile(new URL('corpora.json', import.meta.url), 'utf8');
  return z.array(Corpus).parse(JSON.parse(text));
}

/** Those asked for by name, all, or the main ones. Throws an Error that names the choices. */
export function chooseCorpora(
  corpora: readonly Corpus[],
  { only, all }: { only: readonly string[]; all: boolean },
): Corpus[] {
  checkNames(
    only,
    corpora.map(({ name }) => name),
  );
  if (only.length > 0) return corpora.filter((corpus) => only.includes(corpus.name));
  return corpora.filter((corpus) => all || corpus.main);
}

/** Those of a set, or of all: the ones asked for by name, to measure or to look into, if any. Throws an Error that names the choices. */
export function chooseOfSet<C extends { name: string; set: string }>(
  corpora: readonly C[],
  { only, errors, set }: { only: readonly string[]; errors: readonly string[]; set: string | undefined },
): C[] {
  const wanted = [...errors, ...only];
  checkNames(
    wanted,
    corpora.map(({ name }) => name),
  );
  const ofSet = corpora.filter((corpus) => set === undefined || corpus.set === set);
  return wanted.length > 0 ? ofSet.filter(({ name }) => wanted.includes(name)) : ofSet;
}

/** Throws an Error that names the choices if one of the wanted names is none of them. */
export function checkNames(wanted: readonly string[], names: readonly string[]): void {
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`No repository is called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
}
