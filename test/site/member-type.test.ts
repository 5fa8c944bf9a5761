import { expect, it } from 'vitest';
import { memberType } from '../../src/site/reference/member-type.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

const typesOf = async (path: string, source: string): Promise<string[]> => {
  const { shards } = await indexMemory(memorySource({ [path]: source }));
  const nodes = shards.get(path)?.nodes ?? [];
  return nodes.filter(({ parent }) => parent === 1).map((node) => `${node.name}: ${memberType(node)}`);
};

it('members of Java have the type in front of their name', async () => {
  const source = `class Writer {
  private static final int[] NAMES = new int[3];
  private final Map<String, /* any */ Object> out;
  int in = 1, at;
  Writer(String text) {}
  @Override public <T> List<T> list(Class<T> list) throws IOException { return null; }
  void close() {}
}
`;
  expect(await typesOf('Writer.java', source)).toEqual([
    'NAMES: int[] = new int[3]',
    'out: Map<String, Object>',
    'in: int = 1',
    'at: int',
    'Writer: (String text)',
    'list: List<T> (Class<T> list) throws IOException',
    'close: void ()',
  ]);
});

it('members of C# have the type in front of their name', async () => {
  const source = `class Writer {
  const int Size = 3;
  private readonly List<string> names = new();
  public string Name { get; set; }
  public event Action Done;
  public Writer(int size) {}
  public async Task<int> Read(string path) { return 1; }
  int this[int at] { get { return at; } }
}
`;
  expect(await typesOf('Writer.cs', source)).toEqual([
    'Size: int = 3',
    'names: List<string> = new()',
    'Name: string',
    'Done: Action',
    'Writer: (int size)',
    'Read: Task<int> (string path)',
    'this: int [int at]',
  ]);
});

it.each([
  [
    'writer.go',
    'package writer\ntype Writer struct {\n\tin int\n\tnames []string\n}\nfunc (w *Writer) Write(w2 *Writer) (int, error) { return 0, nil }\n',
    ['in: int', 'names: []string', 'Write: (w2 *Writer) (int, error)'],
  ],
  [
    'writer.ts',
    'class Writer {\n  private out: number;\n  get text(): string { return ""; }\n  size = 1;\n  constructor(text: string) {}\n  async read(path: string): Promise<void> {}\n}\n',
    [
      'out: number',
      'text: (): string',
      'size: = 1',
      'constructor: (text: string)',
      'read: (path: string): Promise<void>',
    ],
  ],
  [
    'writer.py',
    'class Writer:\n    size: int = 1\n    def __init__(self, text: str) -> None: ...\n    def de(self, path: str) -> bytes: ...\n',
    ['size: int = 1', '__init__: (self, text: str) -> None', 'de: (self, path: str) -> bytes'],
  ],
])('members of %s have the type behind their name', async (path, source, expected) => {
  expect(await typesOf(path, source)).toEqual(expected);
});

it('types that begin alike show their end', async () => {
  const type = (end: string) =>
    `HandlerInterface<Environment, Schema, BasePath, CurrentPath, Method, '${end}'>`;
  const source = `class App {\n  get!: ${type('the first of them')};\n  put!: ${type('the second of them')};\n}\n`;
  const [get = '', put = ''] = await typesOf('app.ts', source);
  expect(get).toMatch(/^get: HandlerInterface<.* … .*the first of them'>$/);
  expect(put).toMatch(/ … .*the second of them'>$/);
  expect(get.length).toBeLessThan(80);
});
