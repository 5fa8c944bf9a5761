import { appendFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { artifactPath } from '../../../../src/model/artifact.ts';
import { AtlasIndex } from '../../../../src/model/atlas-index.ts';
import { FileStore } from '../../../../src/store/file-store.ts';
import type { Corpus } from '../../support/corpora.ts';
import { copyRepository } from '../../support/fetch/repository.ts';
import { forget, runProduct, type Product } from '../../support/measure/product.ts';
import { repeat, type Timing } from './repeat.ts';

export interface Builds {
  /** `index --dry-run`: parsing and linking alone, nothing kept from before. */
  index: Timing;
  /** The first question to a repository, nothing kept from before. */
  firstAnswer: Timing;
  /** `index`, which stores the atlas with its history and layers for all later questions; nothing kept from before. */
  whole: Timing;
  /** The same in one process. */
  wholeAlone: Timing;
  /** `build`, nothing kept from before, no output. */
  cold: Timing;
  /** `build` again, nothing changed. */
  warm: Timing;
  /** `build` after a function was added to one file. */
  changed: Timing;
  /** The same for the file on which most of the code depends. */
  popular: Timing;
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
  product: Product,
  runs: number,
): Promise<Builds> {
  const fresh = async () => {
    await rm(output, { recursive: true, force: true });
    await forget(product);
    await copyRepository(pinned, copy);
  };
  const build = () => runProduct(product, ['build', copy, '--out', output], copy);
  // Without storing the atlas, which is as much work as the JSON of a build.
  const index = await repeat(runs, () => runProduct(product, ['index', '--dry-run', copy], copy), fresh);
  const ask = ['find-references', corpus.change.path, '--repo', copy];
  const firstAnswer = await repeat(runs, () => runProduct(product, ask, copy), fresh);
  const whole = await repeat(runs, () => runProduct(product, ['index', copy], copy), fresh);
  const wholeAlone = await repeat(
    runs,
    () => runProduct(product, ['index', '--workers', '1', copy], copy),
    fresh,
  );
  const cold = await repeat(runs, build, fresh);
  const warm = await repeat(runs, build);
  const popularFile = await findPopularFile(output, corpus.change.path);
  let edits = 0;
  const edit = async (path: string) => {
    // Another name each time, or the second run would find what the first one kept.
    await appendFile(join(copy, path), corpus.change.append.replaceAll('$N', String(++edits)));
  };
  const changed = await repeat(runs, build, () => edit(corpus.change.path));
  const popular = await repeat(runs, build, () => edit(popularFile));
  return { index, firstAnswer, whole, wholeAlone, cold, warm, changed, popular };
}

/** The highest ranked file of the language in which the change is written. */
async function findPopularFile(output: string, changed: string): Promise<string> {
  const { topModules } = AtlasIndex.parse(await new FileStore(output).read(artifactPath.index));
  return topModules.find(({ path }) => extname(path) === extname(changed))?.path ?? changed;
}
