import { expect, test } from 'vitest';
import { defaultModules } from '../../src/publish/worker-context.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { fakeModules, publishTo, temporaryFolder } from './support/folders.ts';

const NAME = 'a-directory';

/** Bytes of JSON and Markdown of an atlas of one file in so many folders, one in the other. */
async function bytesAt(depth: number): Promise<number> {
  const path = `${`${NAME}/`.repeat(depth)}a.txt`;
  const { artifacts } = await indexMemory(memorySource({ [path]: 'text\n' }));
  const modules = { ...fakeModules, operations: defaultModules.operations };
  const { bytes, failures } = await publishTo(temporaryFolder(), { artifacts, modules });
  expect(failures).toEqual([]);
  return bytes.json + bytes.markdown;
}

test('a directory in a deep place costs what any other does, and its own path a few times', async () => {
  const step = 60;
  const [one, two, three] = [await bytesAt(step), await bytesAt(2 * step), await bytesAt(3 * step)];
  // What grows faster than the depth are the paths of the directories: together, for each step, so many characters.
  const paths = (NAME.length + 1) * step * step;
  const timesNamed = (three - 2 * two + one) / paths;
  expect(timesNamed).toBeGreaterThan(1);
  expect(timesNamed).toBeLessThan(4);
  expect((three - two) / step).toBeLessThan(10_000);
});
