import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRepository, prepareRepository } from '../support/fetch/repository.ts';
import { startChecker } from './checkers/start-checker.ts';
import type { ChangesCorpus } from './corpora.ts';
import { drawChanges } from './draw.ts';
import { DrawnChanges } from './drawn-change.ts';

/** Increased when the injector or the checker of a language changes, so that its changes are drawn anew. */
const revisions: Record<ChangesCorpus['language'], number> = { typescript: 1, python: 2, go: 1, java: 1 };

export interface PreparedChanges extends DrawnChanges {
  /** The repository as it was fetched. */
  root: string;
}

/** The drawn changes of a repository with what the checker says of them; made once and kept below `folder`. */
export async function prepareChanges(
  corpus: ChangesCorpus,
  count: number,
  folder: string,
  say: (text: string) => void,
): Promise<PreparedChanges> {
  const root = await prepareRepository(corpus, folder);
  const home = join(folder, 'changes', 'drawn');
  const file = join(home, `${corpus.name}-${count}-${keyOf(corpus)}.json`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return { ...DrawnChanges.parse(JSON.parse(kept)), root };
  await mkdir(home, { recursive: true });
  const work = await mkdtemp(join(folder, 'changes', '.draw-'));
  try {
    const drawn = await draw(corpus, count, { root, work, folder, say });
    await writeFile(`${file}.new`, JSON.stringify(drawn, null, 1));
    await rename(`${file}.new`, file);
    return { ...drawn, root };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function draw(
  { name, language, packages }: ChangesCorpus,
  count: number,
  { root, work, folder, say }: { root: string; work: string; folder: string; say: (text: string) => void },
): Promise<DrawnChanges> {
  const copy = join(work, 'copy');
  await copyRepository(root, copy);
  const started = performance.now();
  const checker = await startChecker(language, { copy, packages, folder });
  const { errors, definitions, lines } = checker.start;
  say(
    `${checker.start.checker} finds ${errors.length} errors in ${lines} lines with ${definitions.length} definitions`,
  );
  for (const { path, line, message } of errors.slice(0, 5)) say(`  ${path}:${line}: ${message}`);
  try {
    const changes = await drawChanges(checker, {
      language,
      folder: root,
      seed: name,
      count,
      onProgress: say,
    });
    return {
      checker: checker.start.checker,
      lines,
      errorsBefore: errors.length,
      seconds: Math.round((performance.now() - started) / 1000),
      changes,
    };
  } finally {
    checker.close();
  }
}

function keyOf({ language, sha256, keep, packages }: ChangesCorpus): string {
  return createHash('sha256')
    .update(JSON.stringify([revisions[language], sha256, keep, packages]))
    .digest('hex')
    .slice(0, 12);
}
