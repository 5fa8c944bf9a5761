import { expect, test } from 'vitest';
import { segmentsOfSourceMap, SourceMapping } from './virtual-code.ts';

test('a name is found in the source in the spelling of an attribute, and nowhere else', () => {
  const source = '<Child my-prop="a" @pick="b" :count="n"/>';
  const generated = 'Child({ myProp: "a", onPick: b, count: n })';
  const segment = (name: string, written: string, length: number) => ({
    generated: generated.indexOf(name),
    source: source.indexOf(written),
    length,
  });
  const mapping = new SourceMapping(source, [
    segment('Child', 'Child', 5),
    segment('myProp', 'my-prop', 2),
    segment('onPick', 'pick', 0),
    segment('count', 'my-prop', 5),
  ]);
  const sourceOf = (name: string) => mapping.sourceOf(name, generated.indexOf(name));
  expect(sourceOf('Child')).toBe(1);
  expect(sourceOf('myProp')).toBe(source.indexOf('my-prop'));
  expect(sourceOf('onPick')).toBe(source.indexOf('pick'));
  // The compiler made it of something else.
  expect(sourceOf('count')).toBeUndefined();
  // Behind the end of a segment that is mapped.
  expect(mapping.sourceOf('Child', generated.indexOf('Child') + 5)).toBeUndefined();
});

test('a long segment is found although shorter ones begin behind it', () => {
  const source = 'const first = 1; const second = first;';
  const mapping = new SourceMapping(source, [
    { generated: 100, source: 0, length: source.length },
    { generated: 107, source: 30, length: 1 },
  ]);
  expect(mapping.sourceOf('second', 100 + source.indexOf('second'))).toBe(source.indexOf('second'));
});

test('a source map says for each character where it comes from', () => {
  const source = '<p>\n{name}';
  const generated = ';\nname;';
  const segments = segmentsOfSourceMap([[[0]], [[0, 0, 1, 1]]], generated, source);
  expect(segments).toEqual([{ generated: 2, source: 5, length: 5 }]);
  expect(new SourceMapping(source, segments).sourceOf('name', 2)).toBe(5);
});
