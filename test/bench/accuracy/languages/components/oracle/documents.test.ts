import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { documentsOf, type VirtualFile } from './documents.ts';
import { SourceMapping } from './virtual-code.ts';

const folder = '/repository';

/** Documents of a program whose components are mapped wherever a text of the generated code stands in the source too. */
function documents(
  files: Record<string, string>,
  components: Record<string, [source: string, pieces: string[]]>,
) {
  const virtual = new Map<string, VirtualFile>();
  for (const [path, [text, pieces]] of Object.entries(components)) {
    const generated = files[`${path}.ts`] ?? '';
    const segments = pieces.map((piece) => ({
      generated: generated.indexOf(piece),
      source: text.indexOf(piece),
      length: piece.length,
    }));
    const start = text.indexOf('<script>');
    const scripts = start < 0 ? [] : [{ start, end: text.indexOf('</script>') }];
    virtual.set(join(folder, `${path}.ts`), {
      path,
      text,
      mapping: new SourceMapping(text, segments),
      scripts,
    });
  }
  const host = ts.createCompilerHost({});
  const textOf = (path: string) => files[path.slice(folder.length + 1)];
  host.fileExists = (path) => textOf(path) !== undefined;
  host.readFile = textOf;
  delete host.directoryExists;
  host.getSourceFile = (path, version) => {
    const text = textOf(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, version, true);
  };
  const roots = Object.keys(files).map((path) => join(folder, path));
  const program = ts.createProgram(
    roots,
    { noLib: true, types: [], module: ts.ModuleKind.Preserve, target: ts.ScriptTarget.ESNext },
    host,
  );
  const made = documentsOf(ts, program, virtual, (file) => file.slice(folder.length + 1));
  return (path: string, line: number, column: number) =>
    made
      .find((document) => document.path === path)
      ?.occurrences.filter((each) => each.line === line && each.column === column)
      .map(
        ({ symbol, isDefinition }) => `${isDefinition ? 'defines' : 'uses'} ${symbol.split(' . ')[1] ?? ''}`,
      );
}

test('names of markup lead through generated code to the components and their props', () => {
  const child = '<script>\nlet count = 1;\n</script>\n{count}';
  const parent = '<script>\nimport Child from "./Child.vue";\n</script>\n<Child count/>';
  const at = documents(
    {
      'Child.vue.ts':
        'let count = 1;\nconst props = { count: count } as { count: number };\nvoid count;\n' +
        'const made = (given: typeof props) => given;\nexport default made;\n',
      'Parent.vue.ts': 'import Child from "./Child.vue";\nChild({ count: 2 });\nexport {};\n',
      'plain.ts': 'import Child from "./Child.vue";\nChild;\n',
    },
    {
      'Child.vue': [child, ['let count = 1;']],
      'Parent.vue': [parent, ['import Child from "./Child.vue";', 'count']],
    },
  );
  expect(at('Child.vue', 0, 0)).toEqual(['defines `Child.vue`/', 'defines `Child.vue`/component.']);
  expect(at('Child.vue', 1, 4)).toEqual(['defines `Child.vue`/`count`.']);
  expect(at('Parent.vue', 1, 7)).toEqual(['uses `Child.vue`/component.']);
  expect(at('Parent.vue', 1, 18)).toEqual(['uses `Child.vue`/']);
  expect(at('Parent.vue', 3, 7)).toEqual(['uses `Child.vue`/`count`.']);
  expect(at('plain.ts', 0, 7)).toEqual(['uses `Child.vue`/component.']);
  expect(at('plain.ts', 1, 0)).toEqual(['uses `Child.vue`/component.']);
});
