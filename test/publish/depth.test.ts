import { expect, test } from 'vitest';
import { defaultModules } from '../../src/publish/worker-context.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { fakeModules, publishTo, temporaryFolder } from './support/folders.ts';

const NAME = 'a-directory';

/** Returns the bytes of JSON and Markdown in an atlas of one file inside `depth` nested folders. */
async function bytesAt(depth: number): Promise<number> {
  const path = `${`${NAME}/`.repeat(depth)}a.txt`;
  const { artifacts } = await indexMemory(memorySource({ [path]: 'text\n' }));
  const modules = { ...fakeModules, operations: defaultModules.operations };
  const { bytes, failures } = await publishTo(temporaryFolder(), { artifacts, modules });
  expect(failures).toEqual([]);
  return bytes.json + bytes.markdown;
}

test('the size of a directory artifact does not grow with depth, apart from its own path', async () => {
  const step = 60;
  const [one, two, three] = [await bytesAt(step), await bytesAt(2 * step), await bytesAt(3 * step)];
  // Only the paths of the directories grow faster than the depth.
  const paths = (NAME.length + 1) * step * step;
  const timesNamed = (three - 2 * two + one) / paths;
  expect(timesNamed).toBeGreaterThan(1);
  expect(timesNamed).toBeLessThan(4);
  expect((three - two) / step).toBeLessThan(10_000);
});
