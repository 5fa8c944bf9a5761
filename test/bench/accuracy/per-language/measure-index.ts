import { readdir, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { checkout, forget, productOf, runProduct } from '../../support/measure/product.ts';
import { median } from '../../support/report/statistics.ts';

/** The cost of an index from nothing. */
export interface IndexCost {
  /** Seconds of processor time of all processes. */
  cpuSeconds: number;
  /** Highest sum over all processes, in bytes. */
  peakMemory: number;
}

/** Indexes a repository from nothing with the compiled program, several times, and returns the medians. */
export async function measureIndex(repository: string, work: string, runs: number): Promise<IndexCost> {
  const product = productOf(checkout, join(work, 'cache'));
  const costs: IndexCost[] = [];
  for (let run = 0; run < runs; run++) {
    await forget(product);
    const { cpuSeconds, peakMemory } = await runProduct(product, ['index', repository], work);
    if (cpuSeconds === undefined || peakMemory === undefined)
      throw new Error('This system does not tell the processor time of a process. Run it on Linux.');
    costs.push({ cpuSeconds, peakMemory });
  }
  await forget(product);
  return {
    cpuSeconds: median(costs.map((cost) => cost.cpuSeconds)),
    peakMemory: median(costs.map((cost) => cost.peakMemory)),
  };
}

/** The bytes of the files below a folder whose names end in one of some endings; of all files if none is given. */
export async function sizeOf(folder: string, endings: readonly string[]): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, '.git')))
    .filter((file) => endings.length === 0 || endings.includes(extname(file)));
  const sizes = await Promise.all(files.map((file) => stat(file)));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** Removes a folder, whether it is there or not. */
export function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
