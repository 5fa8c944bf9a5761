import { expect, test } from 'vitest';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { Complexity } from '../../../src/model/quality.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const decisions = (count: number) =>
  Array.from({ length: count }, (_, at) => `  if (x === ${at}) return ${at};\n`).join('');
const complex = (name: string) => `export function ${name}(x) {\n${decisions(8)}  return x;\n}\n`;

test('complex functions are those that people may make simpler: no tests, copies and minified code', async () => {
  const squeezed = `export function squeezed(x) { ${decisions(8).replaceAll('\n', ' ')} return x; }\n`;
  const store = await sourceAtlas({
    'src/a.js': complex('own'),
    'src/small.js': squeezed,
    'vendor/b.js': complex('copy'),
    'test/a.test.js': complex('tested'),
  });
  const { callables } = (await store.read(artifactPath.complexity)) as Complexity;
  expect(callables.map(({ name, complexity, lines }) => [name, complexity, lines])).toEqual([['own', 9, 11]]);
});
