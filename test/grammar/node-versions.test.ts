import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundledGrammarFolder } from '../../src/grammar/load-grammars.ts';

it('expressions of grammars need no syntax that the oldest supported Node lacks', () => {
  const folder = bundledGrammarFolder();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/\\]+[/\\][^/\\]+\.(?:scm|json)$/.test(file),
  );
  // Flags for a part of an expression came with Node 23: `(?i:…)`.
  const newer = files.filter((file) => /\(\?[ims-]+:/.test(readFileSync(join(folder, file), 'utf8')));
  expect(files.length).toBeGreaterThan(50);
  expect(newer).toEqual([]);
});
