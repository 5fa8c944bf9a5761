import { describe, expect, it } from 'vitest';
import { bareType } from '../../../src/indexer/extract/doc-tags.ts';
import { parseDocType, type DocType } from '../../../src/indexer/extract/doc-type.ts';

/** The names in a type, in order. */
function names(type: DocType | undefined): string[] {
  switch (type?.kind) {
    case undefined:
      return [];
    case 'named':
      return [type.parts.map(({ text }) => text).join('.'), ...type.arguments.flatMap(names)];
    case 'array':
      return names(type.of);
    case 'union':
      return type.of.flatMap(names);
    case 'object':
      return type.members.flatMap((member) => names(member.type));
  }
}

describe('a type in a comment', () => {
  it.each([
    ["Foo | 'auto'", ['Foo']],
    ['"left" | Foo | 3', ['Foo']],
    ['| Foo | Bar', ['Foo', 'Bar']],
    ['...!Foo', ['Foo']],
    ['?Foo=', ['Foo']],
    ["Map<'a' | Key, Value>", ['Map', 'Key', 'Value']],
    ["'auto'", []],
    ['import("./a").Foo', ['Foo']],
    ['import(foo).Foo', []],
  ])('%s has the names %j', (text, expected) => {
    expect(names(parseDocType(text))).toEqual(expected);
  });
});

describe('a type without braces', () => {
  it.each([
    ['Foo $x', 'Foo'],
    ['Foo|Bar $x', 'Foo|Bar'],
    ['Foo | Bar $x', 'Foo | Bar'],
    ['Foo |Bar $x', 'Foo |Bar'],
    ['Foo| Bar $x', 'Foo| Bar'],
    ['Foo &$x', 'Foo'],
    ['Foo the sum', 'Foo'],
  ])('ends before the name: %s', (text, expected) => {
    expect(bareType(text, 0)).toBe(expected);
  });
});
