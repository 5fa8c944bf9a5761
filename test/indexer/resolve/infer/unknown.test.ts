import { describe, expect, it } from 'vitest';
import { openProgram } from '../../../../src/indexer/resolve/link/open-program.ts';
import { memorySource } from '../../../support/memory-source.ts';
import { linkInputOf } from '../order/link-input.ts';
import { linkAll } from '../order/link-with.ts';

const classes = ['class A { m() {} }', 'class B { x() {} }'];

/** The targets of possible calls in a function of one parameter. */
async function possibleCalls(type: string, body: string): Promise<string[]> {
  const text = [...classes, `function f(a: ${type}) { ${body} }`].join('\n');
  const open = openProgram(await linkInputOf(memorySource({ 'a.ts': text })), undefined);
  return linkAll(open).flatMap((link) => / CALLS .* -> a\.ts:(\S+) \(name /.exec(link)?.[1] ?? []);
}

describe('a member that the known types of a value lack', () => {
  it.each(['A', 'A | undefined', 'A | null', 'A | void', 'A | never'])('of %s is none', async (type) => {
    expect(await possibleCalls(type, 'a.x();')).toEqual([]);
  });

  it.each(['any', 'unknown', 'object', 'A | any', 'A | Missing'])(
    'of %s may be any of that name',
    async (type) => {
      expect(await possibleCalls(type, 'a.x();')).toEqual(['B.x']);
    },
  );
});
