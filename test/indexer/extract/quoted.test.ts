import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuotedType, type QuotedType } from '../../../src/indexer/extract/quoted.ts';

function show(type: QuotedType | undefined): string | undefined {
  if (!type) return undefined;
  if (type.kind === 'union') return `(${type.of.map(show).join(' | ')})`;
  const name = type.parts.map(({ text }) => text).join('.');
  return type.arguments.length === 0 ? name : `${name}<${type.arguments.map(show).join(', ')}>`;
}

describe('parseQuotedType', () => {
  it.each([
    ['Node', 'Node'],
    [' a.b.Node ', 'a.b.Node'],
    ['Node | None', '(Node | None)'],
    ['t.Optional[Node]', 't.Optional<Node>'],
    ['dict[str, list[Node | None]]', 'dict<str, list<(Node | None)>>'],
    ['Callable[[int, Node], None]', 'Callable<(int | Node), None>'],
    ['Callable[[], Node]', 'Callable<(), Node>'],
    ['tuple[Node, ...]', 'tuple<Node>'],
  ])('reads %j', (text, expected) => {
    expect(show(parseQuotedType(text))).toBe(expected);
  });

  it.each(['', 'two words', 'a.', '|', 'a |', 'a[', 'a[b', 'a]', '1', 'a-b', 'a[]', 'a, b'])(
    'does not take %j for a type',
    (text) => {
      expect(parseQuotedType(text)).toBeUndefined();
    },
  );

  it('says where each name stands', () => {
    const text = 'a.B | list[C]';
    const names: string[] = [];
    const visit = (type: QuotedType): void => {
      if (type.kind === 'union') {
        type.of.forEach(visit);
        return;
      }
      for (const part of type.parts) names.push(text.slice(part.offset, part.offset + part.text.length));
      type.arguments.forEach(visit);
    };
    const type = parseQuotedType(text);
    if (type) visit(type);
    expect(names).toEqual(['a', 'B', 'list', 'C']);
  });

  it('ends on whatever stands in quotes', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '[', ']', '|', '.', ',', ' ', '...') });
    fc.assert(fc.property(text, (quoted) => void parseQuotedType(quoted)));
    expect(parseQuotedType('a['.repeat(10_000))).toBeUndefined();
  });
});
