import { describe, expect, it } from 'vitest';
import { parameterTypes } from '../../src/query/parameter-types.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import {
  labelOfId,
  labelWithoutTypes,
  memberLabel,
  nameWithoutNumber,
  symbolLabel,
} from '../../src/query/symbol-label.ts';
import { sourceAtlas } from '../support/source-atlas.ts';

describe('the types of parameters', () => {
  it.each([
    ['public <T> TypeAdapter<T> getAdapter(TypeToken<T> type)', 'getAdapter', ['TypeToken<T>']],
    [
      '@SuppressWarnings("x(y") public JsonWriter value(final boolean value) throws IOException',
      'value',
      ['boolean'],
    ],
    [
      'void put(Map<String, List<int[]>> map, @Nullable String... rest)',
      'put',
      ['Map<String, List<int[]>>', 'String...'],
    ],
    ['Gson()', 'Gson', []],
    [
      'void get(@Param(value = ")", any = {@Of(1)}) final @Valid List<String> names, @Size(max = (2)) int[] n)',
      'get',
      ['List<String>', 'int[]'],
    ],
    [
      'constructor(name: string, done: (error: Error, at: number) => void = () => {})',
      'constructor',
      ['string', '(error: Error, at: number) => void'],
    ],
    ['def add(self, item: Item, *, key: str = "a,b") -> None', 'add', ['self', 'Item', '*', 'str']],
    [
      "std::string join(const std::vector<std::string>& parts, char separator = ',', int* n)",
      'join',
      ['const std::vector<std::string>&', 'char', 'int*'],
    ],
    ['void fill(int a[], int n)', 'fill', ['int[]', 'int']],
    ['fun <T> map(value: T?, transform: (T) -> R): R', 'map', ['T?', '(T) -> R']],
    ["fn get<K>(key: &'a K, other: &'a str) -> V", 'get', ["&'a K", "&'a str"]],
    ['void write(byte[] bytes, int…', 'write', ['byte[]', 'int…']],
  ])('are read from %s', (signature, name, types) => {
    expect(parameterTypes(signature, name)).toEqual(types);
  });

  it('are unknown of what takes no parameters', () => {
    expect(parameterTypes('class Box extends List', 'Box')).toBeUndefined();
  });
});

describe('the label of a symbol', () => {
  it('has the types of the parameters only if it has overloads, and the line where they do not differ', async () => {
    const store = await sourceAtlas({
      'src/Writer.java': [
        'class Writer {',
        '  Writer value(boolean value) { return this; }',
        '  Writer value(String text, java.util.Map<String, java.util.List<Long>> more, int number) { return this; }',
        '  void close() { value(true); }',
        '}',
      ].join('\n'),
      'src/twice.py': 'if x:\n    def f(a):\n        return 1\nelse:\n    def f(a):\n        return 2\n',
    });
    const labels = async (path: string) => {
      const shard = (await store.read(artifactPath.file(path))) as FileShard;
      return shard.nodes.slice(1).map((node) => [symbolLabel(shard, node), memberLabel(shard, node)]);
    };
    expect(await labels('src/Writer.java')).toEqual([
      ['Writer', 'Writer'],
      ['Writer.value(boolean)', 'value(boolean)'],
      ['Writer.value(String, …)', 'value(String, …)'],
      ['Writer.close', 'close'],
    ]);
    expect(await labels('src/twice.py')).toEqual([
      ['f (line 2)', 'f (line 2)'],
      ['f (line 5)', 'f (line 5)'],
    ]);
  });

  it('has no number, and its line, where only the name is known', () => {
    expect(nameWithoutNumber('Gson.toJson~2.inner~11')).toBe('Gson.toJson.inner');
    expect(labelWithoutTypes('Gson.toJson~2', 590)).toBe('Gson.toJson (line 590)');
    expect(labelWithoutTypes('Gson.toJson', 565)).toBe('Gson.toJson');
    expect(labelOfId({ id: 'method:a.java:A.b~2', name: 'b' })).toBe('A.b');
    expect(labelOfId({ id: 'file:a.java', name: 'a.java' })).toBe('a.java');
  });
});
