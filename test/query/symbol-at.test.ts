import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FileShard, ShardNode } from '../../src/model/file-shard.ts';
import type { Span } from '../../src/model/position.ts';
import { symbolAt } from '../../src/query/symbol-at.ts';

const place = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }));
const isBefore = ([line, column]: readonly number[], [otherLine, otherColumn]: readonly number[]): boolean =>
  line !== otherLine ? Number(line) < Number(otherLine) : Number(column) < Number(otherColumn);
const span = fc.tuple(place, place).map(([a, b]): Span => (isBefore(a, b) ? [...a, ...b] : [...b, ...a]));

// Members may stand outside of what they belong to (`Type.prototype.name = …`): spans need not be nested.
test('the last symbol whose span holds a place is the one that the place is in', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), place, (spans, at) => {
      const file = { parent: null, span: [1, 1, 9, 1] };
      const nodes = [file, ...spans.map((each) => ({ parent: 0, span: each }))] as unknown as ShardNode[];
      const holds = ({ span: [line, column, endLine, endColumn] }: ShardNode): boolean =>
        !isBefore(at, [line, column]) && isBefore(at, [endLine, endColumn]);
      const shard = { nodes } as unknown as FileShard;
      expect(symbolAt(shard, ...at)?.index).toBe(Math.max(0, nodes.findLastIndex(holds)));
    }),
  );
});
