import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileShard } from '../../src/model/file-shard.ts';
import { bundledGrammarFolder } from '../../src/grammar/load-grammars.ts';
import { checkExpectations } from '../support/check-expectations.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { outlineOf } from '../support/outline.ts';

/**
 * `grammars/<language>/samples/<topic>/`: some files, indexed as a repository of their own, and beside them
 * `expected.txt`, the outline and the edges that a person has found right.
 */
const EXPECTED = 'expected.txt';
const update = process.env.UPDATE_SAMPLES === '1';

const folder = bundledGrammarFolder();
const languages = readdirSync(folder).filter((language) => existsSync(join(folder, language, 'samples')));

describe.each(languages)('samples of %s', (language) => {
  const samples = join(folder, language, 'samples');
  it.each(readdirSync(samples))('%s', async (topic) => {
    const shards = await indexSample(join(samples, topic));
    expect(checkExpectations(shards), 'the comments of a sample state where its references lead').toEqual([]);
    const actual = shards.map(outlineOf).join('\n');
    const expected = join(samples, topic, EXPECTED);
    if (update) writeFileSync(expected, actual);
    const known = existsSync(expected) ? readFileSync(expected, 'utf8') : '';
    expect(
      actual,
      `${language}/samples/${topic}/${EXPECTED} differs. If the new outline is right, run UPDATE_SAMPLES=1 npx vitest run test/grammar/samples.test.ts and review the change.`,
    ).toBe(known);
  });
});

async function indexSample(sample: string): Promise<FileShard[]> {
  const files = readdirSync(sample, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== EXPECTED)
    .map((entry) => join(entry.parentPath, entry.name));
  const source = memorySource(
    Object.fromEntries(
      files.map((file) => [file.slice(sample.length + 1).replaceAll('\\', '/'), readFileSync(file)]),
    ),
  );
  const { shards } = await indexMemory(source);
  return [...shards.values()].filter(({ language }) => language !== null);
}
