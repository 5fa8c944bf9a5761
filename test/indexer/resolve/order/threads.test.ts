import { expect, it } from 'vitest';
import { linkProgram, type LinkedFiles } from '../../../../src/indexer/resolve/link/link-program.ts';
import { openProgram, type ProgramInput } from '../../../../src/indexer/resolve/link/open-program.ts';
import { memorySource } from '../../../support/memory-source.ts';
import { linkInputOf } from './link-input.ts';
import { sampleTexts } from './sample-texts.ts';

function linkWithWorkers(input: ProgramInput, workers: number): Promise<LinkedFiles> {
  return linkProgram({
    open: openProgram(input, undefined),
    input,
    journal: undefined,
    reuse: undefined,
    workers,
    expressionsPerThread: 1,
    onProgress: () => undefined,
  });
}

it('links are the same with one worker and with four', async () => {
  const input = await linkInputOf(memorySource(sampleTexts()));
  const alone = await linkWithWorkers(input, 1);
  expect(alone.links.length).toBeGreaterThan(100);
  expect(await linkWithWorkers(input, 4)).toEqual(alone);
});
