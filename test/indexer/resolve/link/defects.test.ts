import { describe, expect, it } from 'vitest';
import type { FileFacts } from '../../../../src/indexer/facts/facts.ts';
import { BindingColumn } from '../../../../src/indexer/facts/tables.ts';
import { resolve, type Linked } from '../../../../src/indexer/resolve/resolve.ts';
import { memorySource } from '../../../support/memory-source.ts';
import { linkInputOf } from '../order/link-input.ts';

const files = {
  'broken.ts':
    "import { kept } from './kept';\nfunction other() {}\nother();\nconst made = kept();\nmade.kept();\nkept();\n",
  'kept.ts': 'export function kept() {}\nkept();\n',
};

/** Links the files after a change to the facts of one that no parser makes. */
async function linkBroken(breakFacts: (facts: FileFacts) => void): Promise<Linked> {
  const input = await linkInputOf(memorySource(files));
  const broken = input.records.find(({ path }) => path === 'broken.ts')?.tables;
  if (broken === undefined || typeof broken === 'string' || !broken.facts) throw new Error('no facts');
  breakFacts(broken.facts);
  const readText = (path: string) => Promise.resolve(input.texts.get(path));
  return (await resolve({ ...input, readText })).linked;
}

const rowsOf = ({ program, links }: Linked, path: string): number =>
  links[program.fileAt(path)?.index ?? -1]?.rows.length ?? -1;

function setColumn(table: Int32Array, width: number, column: number, value: number): void {
  for (let at = column; at < table.length; at += width) table[at] = value;
}

describe('a defect that one file meets', () => {
  it('costs that file its links, with a finding that says so; others are linked', async () => {
    const linked = await linkBroken(({ bindings }) => {
      setColumn(bindings, BindingColumn.Width, BindingColumn.Target, 1_000_000);
    });
    expect(linked.findings).toEqual([
      expect.objectContaining({ code: 'linking-failed', severity: 'error', path: 'broken.ts' }),
    ]);
    expect(linked.findings[0]?.message).toMatch(/RangeError: no file .*References in it are missing/);
    expect(rowsOf(linked, 'broken.ts')).toBe(0);
    expect(rowsOf(linked, 'kept.ts')).toBeGreaterThan(0);
  });

  it('in its types alone costs it those, and leaves what names tell', async () => {
    const linked = await linkBroken((facts) => {
      Object.defineProperty(facts, 'conditions', {
        get: () => {
          throw new TypeError('no conditions');
        },
      });
    });
    expect(linked.findings[0]?.message).toMatch(
      /TypeError: no conditions.*resolved by scope, imports and names alone/,
    );
    expect(rowsOf(linked, 'broken.ts')).toBeGreaterThan(0);
  });
});
