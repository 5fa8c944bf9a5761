import { expect, it } from 'vitest';
import { createTablesReader, readWithFacts } from '../../../../src/indexer/files/tables-reader.ts';
import { openProgram } from '../../../../src/indexer/resolve/link/open-program.ts';
import { outlineOf, type Outline } from '../../../../src/indexer/resolve/link/reuse/outline.ts';
import { memorySource } from '../../../support/memory-source.ts';
import { linkInputOf } from './link-input.ts';
import { linkAll } from './link-with.ts';
import { sampleTexts } from './sample-texts.ts';

/** A line of code by the end of the path. It has rows, strings, and a definition, so that it renumbers all others. */
const lines: Readonly<Record<string, string>> = {
  js: "function lineAbove() { const [at] = ['above']; return at.length; }\n",
  ts: "function lineAbove() { const [at] = ['above']; return at.length; }\n",
  tsx: "function lineAbove() { const [at] = ['above']; return at.length; }\n",
  py: "def line_above(): return 'above'.upper()\n",
};
const texts = sampleTexts();
const lineAbove = (path: string): string => {
  const text = new TextDecoder().decode(texts[path]);
  // Only the first line can name an interpreter.
  return text.startsWith('#!') ? '' : (lines[path.slice(path.lastIndexOf('.') + 1)] ?? '');
};
const lowered = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path, Buffer.concat([Buffer.from(lineAbove(path)), text])]),
);
const reader = createTablesReader(undefined);
const [before, after] = [await linkInputOf(memorySource(texts)), await linkInputOf(memorySource(lowered))];

/** The parts of an outline by the key of the definition, without the file itself, which has one more now. */
function byDefinition({ keys, contents, reads, mentions, members }: Outline): Map<string, unknown> {
  const regions = keys.flatMap((key) => [key, `${key}{`]);
  return new Map(
    keys.slice(1).map((key, index) => {
      const [head, body] = [index * 2 + 2, index * 2 + 3];
      const of = (region: number): unknown => [
        contents[region],
        [...(reads[region] ?? [])].map((each) => regions[each]).sort(),
        mentions[region],
      ];
      return [key, { head: of(head), body: of(body), members: members[index + 1] }];
    }),
  );
}

it('a line above changes the outline of nothing below', () => {
  const outlines = ({ records }: typeof before): Map<string, Map<string, unknown>> =>
    new Map(
      records.map((record) => [record.path, byDefinition(outlineOf(readWithFacts(reader, record).facts))]),
    );
  const now = outlines(after);
  let compared = 0;
  for (const [path, definitions] of outlines(before))
    for (const [key, outline] of definitions) {
      expect(now.get(path)?.get(key), `${path} ${key}`).toEqual(outline);
      if (lineAbove(path) !== '') compared++;
    }
  expect(compared).toBeGreaterThan(1000);
});

it('a line above moves links down, and changes no other thing of them', () => {
  const moved = linkAll(openProgram(before, undefined)).map((text) =>
    text.replace(/^(\S+?):(\d+):/, (place, path: string, line: string) =>
      lineAbove(path) === '' ? place : `${path}:${Number(line) + 1}:`,
    ),
  );
  const now = linkAll(openProgram(after, undefined)).filter((text) => !/line_?above/i.test(text));
  expect(now).toEqual(moved.sort());
});
