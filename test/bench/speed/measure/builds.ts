import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Corpus } from '../../support/corpora.ts';
import { copyRepository } from '../../support/fetch/repository.ts';
import { runProduct } from './product.ts';
import { repeat, type Timing } from './repeat.ts';

export interface Builds {
  /** `index` alone, nothing kept from before. */
  index: Timing;
  /** `build`, nothing kept from before, no output. */
  cold: Timing;
  /** `build` again, nothing changed. */
  warm: Timing;
  /** `build` after a function was added to one file. */
  changed: Timing;
}

export interface Workplace {
  /** The repository as it was pinned. */
  pinned: string;
  /** The copy that is measured. Its folder is made anew for every cold run. */
  copy: string;
  /** Where the site goes. */
  output: string;
}

/** Leaves the copy and the output of the last build behind, for what is measured next. */
export async function measureBuilds(
  corpus: Pick<Corpus, 'change'>,
  { pinned, copy, output }: Workplace,
  runs: number,
): Promise<Builds> {
  const fresh = async () => {
    await rm(output, { recursive: true, force: true });
    await copyRepository(pinned, copy);
  };
  const build = () => runProduct(['build', copy, '--out', output], copy);
  const index = await repeat(runs, () => runProduct(['index', copy], copy), fresh);
  const cold = await repeat(runs, build, fresh);
  const warm = await repeat(runs, build);
  let edits = 0;
  const changed = await repeat(runs, build, async () => {
    // Another name each time, or the second run would find what the first one kept.
    const text = corpus.change.append.replaceAll('$N', String(++edits));
    await appendFile(join(copy, corpus.change.path), text);
  });
  return { index, cold, warm, changed };
}
