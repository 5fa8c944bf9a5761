import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactPath } from '../../../../src/model/artifact.ts';
import { AtlasIndex } from '../../../../src/model/atlas-index.ts';
import { FileStore } from '../../../../src/store/file-store.ts';
import type { Corpus } from '../../support/corpora.ts';
import { copyRepository, prepareRepository } from '../../support/fetch/repository.ts';
import { checkout, forget, productOf, runProduct } from '../../support/measure/product.ts';
import { repeat } from '../measure/repeat.ts';
import type { GrowthResult } from '../result.ts';
import { multiply } from './multiply.ts';

const TIMES = 10;

/** Builds one repository and ten copies of it as one, both cold. */
export async function measureGrowth(corpus: Corpus, folder: string, runs: number): Promise<GrowthResult> {
  const pinned = await prepareRepository(corpus, folder);
  const work = join(folder, 'work', 'growth');
  const many = join(work, 'many');
  await multiply(pinned, TIMES, many);
  const small = await measureCold(pinned, work, runs);
  const large = await measureCold(many, work, runs);
  await rm(work, { recursive: true, force: true });
  return { name: `${corpus.name} x ${TIMES}`, small, large };
}

async function measureCold(repository: string, work: string, runs: number): Promise<GrowthResult['small']> {
  const copy = join(work, 'copy');
  const output = join(work, 'site');
  const product = productOf(checkout, join(work, 'cache'));
  const build = await repeat(
    runs,
    () => runProduct(product, ['build', copy, '--out', output], copy),
    async () => {
      await rm(output, { recursive: true, force: true });
      await forget(product);
      await copyRepository(repository, copy);
    },
  );
  const { counts } = AtlasIndex.parse(await new FileStore(output).read(artifactPath.index));
  return { lines: counts.lines, build };
}
