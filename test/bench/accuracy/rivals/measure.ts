import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRepository } from '../../support/fetch/repository.ts';
import type { Tally } from '../judge/pairs.ts';
import type { World } from '../judge/world.ts';
import { colbymchenry } from './colbymchenry.ts';
import { optave } from './optave.ts';
import { scoreRival } from './score.ts';

export interface RivalScore {
  name: string;
  version: string;
  calls: Tally;
}

/** Runs each of the other tools on a copy of the repository at `root`; one that fails is told to `say` and left out. */
export async function measureRivals(
  world: World,
  root: string,
  folder: string,
  say: (text: string) => void,
): Promise<RivalScore[]> {
  const scores: RivalScore[] = [];
  for (const rival of [colbymchenry, optave]) {
    say(`${rival.name} reads it`);
    const work = await mkdtemp(join(folder, 'rivals', 'work-'));
    try {
      const copy = join(work, 'copy');
      await copyRepository(root, copy);
      const graph = await rival.index(copy, folder);
      scores.push({ name: rival.name, version: rival.version, calls: scoreRival(world, graph) });
    } catch (error) {
      say(`${rival.name} failed: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }
  return scores;
}
