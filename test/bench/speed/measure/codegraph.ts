import { rm } from 'node:fs/promises';
import { ownNode } from '../../support/codegraph.ts';
import { copyRepository } from '../../support/fetch/repository.ts';
import { measureCommand } from '../../support/measure/command.ts';
import { repeat, type Timing } from './repeat.ts';

/** The time of its whole build of a repository from nothing. */
export function measureCodegraph(
  binary: string,
  pinned: string,
  copy: string,
  runs: number,
): Promise<Timing> {
  return repeat(
    runs,
    () => measureCommand([binary, 'build', copy], { cwd: copy, env: ownNode() }),
    async () => {
      await rm(copy, { recursive: true, force: true });
      await copyRepository(pinned, copy);
    },
  );
}
