import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRepository, prepareRepository } from '../../support/fetch/repository.ts';
import type { AccuracyCorpus } from '../corpora/corpora.ts';
import { documentPaths } from './documents.ts';

export interface PreparedOracle {
  /** Path of the index, in SCIP. */
  index: string;
  /** The repository as it was fetched, to which the paths in the index are relative. */
  root: string;
  /** Paths of the indexed files, relative to `root`, with `/`, in total order. */
  sourceFiles: string[];
}

/**
 * The compiler's index of a repository, made once for each version and settings and kept below `folder`. It is
 * made in a copy, so that what Treeatlas reads stays as it was fetched. Throws when a download or the tool fails.
 */
export async function prepareOracle(
  corpus: AccuracyCorpus,
  folder: string,
  say: (text: string) => void,
): Promise<PreparedOracle> {
  const root = await prepareRepository(corpus, folder);
  const { tool } = corpus.language.oracle;
  const home = join(folder, 'oracle', 'indexes', `${corpus.name}-${keyOf(corpus)}`);
  const index = join(home, 'index.scip');
  if (!(await isThere(index))) {
    say(`${tool.name} ${tool.version} reads ${corpus.name}`);
    await makeIndex(corpus, root, home, folder, say);
  }
  return { index, root, sourceFiles: documentPaths(await readFile(index)).sort() };
}

async function makeIndex(
  corpus: AccuracyCorpus,
  root: string,
  home: string,
  folder: string,
  say: (text: string) => void,
): Promise<void> {
  await mkdir(join(home, '..'), { recursive: true });
  const work = await mkdtemp(join(home, '..', '.make-'));
  try {
    const copy = join(work, 'copy');
    await copyRepository(root, copy);
    for (const path of corpus.remove) await rm(join(copy, path), { recursive: true });
    const made = join(work, 'made');
    await mkdir(made);
    const { name, origin, settings, language } = corpus;
    const index = join(made, 'index.scip');
    await language.oracle.makeIndex({ name, origin, settings, copy, index, folder, say });
    await access(index);
    await rename(made, home);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function keyOf({ sha256, keep, remove, settings, language }: AccuracyCorpus): string {
  const { revision, tool } = language.oracle;
  const parts = JSON.stringify([revision, sha256, keep, remove, settings, language.id, tool]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
