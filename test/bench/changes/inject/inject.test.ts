import { describe, expect, test } from 'vitest';
import type { Definition, Parameter, Range } from '../definition.ts';
import { applyEdits } from './edits.ts';
import { inject } from './inject.ts';
import type { ChangeKind } from './kinds.ts';
import { styles, type LanguageName } from './styles.ts';

/** A definition in a source, whose parts are given as texts. */
interface Given extends Partial<Omit<Definition, 'parameters' | 'result'>> {
  name: string;
  /** Each as written, in order: `name: type`. */
  parameters?: string[];
  separator?: string;
  result?: string;
  export?: string;
  body?: string;
}

function change(
  language: LanguageName,
  kind: ChangeKind,
  source: string,
  { parameters, result, separator, ...given }: Given,
  choice = 0,
): string | undefined {
  const rangeOf = (text: string, from = 0): Range => {
    const start = source.indexOf(text, from);
    if (start < 0) throw new Error(`"${text}" is not in the source.`);
    return [start, start + text.length];
  };
  const nameRange = rangeOf(given.name);
  const open = source.indexOf('(', nameRange[1]) + 1;
  let at = open;
  const list = (parameters ?? []).map((text): Parameter => {
    const range = rangeOf(text, at);
    at = range[1];
    const [name = '', type = ''] = text.split('=')[0]?.split(/[: ]+/) ?? [];
    return { range, name, type, isOptional: /[=?]/.test(text), isPlain: true };
  });
  const definition: Definition = {
    path: 'file',
    kind: 'function',
    isMember: false,
    isExported: true,
    range: [0, source.length],
    nameRange,
    placeholder: '',
    ...given,
    ...(parameters && { parameters: { range: [open, open], list, separator: separator ?? '' } }),
    ...(result !== undefined && { result: { range: rangeOf(result, at), text: result } }),
    ...(given.export !== undefined && { exportRange: rangeOf(given.export) }),
    ...(given.body !== undefined && { bodyRange: rangeOf(given.body) }),
  };
  const edits = inject(styles[language], kind, definition, source, () => choice);
  return edits && applyEdits(source, edits).text;
}

describe('a parameter that callers must give is added', () => {
  const source = 'function area(width: number, height = 1) {}';
  const definition = { name: 'area', parameters: ['width: number', 'height = 1'] };

  test('in front', () => {
    expect(change('typescript', 'parameter added', source, definition, 0)).toBe(
      'function area(addedByBenchmark: number, width: number, height = 1) {}',
    );
  });

  test('before those that may be left out', () => {
    expect(change('typescript', 'parameter added', source, definition, 0.9)).toBe(
      'function area(width: number, addedByBenchmark: number, height = 1) {}',
    );
  });

  test('at the end', () => {
    const go = 'func area(width int) int { return width }';
    expect(change('go', 'parameter added', go, { name: 'area', parameters: ['width int'] }, 0.9)).toBe(
      'func area(width int, addedByBenchmark int) int { return width }',
    );
  });

  test('where there were none', () => {
    expect(change('java', 'parameter added', 'void run() {}', { name: 'run', parameters: [] })).toBe(
      'void run(int addedByBenchmark) {}',
    );
  });

  test('after the receiver', () => {
    const source = 'def run(self): ...';
    const at: Range = [source.indexOf(')'), source.indexOf(')')];
    const definition: Definition = {
      path: 'file',
      name: 'run',
      kind: 'method',
      isMember: true,
      isExported: true,
      range: [0, source.length],
      nameRange: [4, 7],
      placeholder: '',
      parameters: { range: at, list: [], separator: ', ' },
    };
    const edits = inject(styles.python, 'parameter added', definition, source, () => 0) ?? [];
    expect(applyEdits(source, edits).text).toBe('def run(self, added_by_benchmark: int): ...');
  });
});

describe('a parameter is removed', () => {
  const source = 'func area(width int,\n\theight int) int {}';
  const definition = { name: 'area', parameters: ['width int', 'height int'] };

  test('with its comma, and without moving a line', () => {
    expect(change('go', 'parameter removed', source, definition, 0)).toBe('func area(\nheight int) int {}');
    expect(change('go', 'parameter removed', source, definition, 0.9)).toBe('func area(width int\n) int {}');
  });

  test('only if there is one', () => {
    expect(
      change('go', 'parameter removed', 'func area() {}', { name: 'area', parameters: [] }),
    ).toBeUndefined();
  });
});

describe('parameters are reordered', () => {
  test('if their types differ and callers must give both', () => {
    const source = 'function pad(text: string, width: number, fill?: string) {}';
    const parameters = ['text: string', 'width: number', 'fill?: string'];
    expect(change('typescript', 'parameters reordered', source, { name: 'pad', parameters }, 0.9)).toBe(
      'function pad(width: number, text: string, fill?: string) {}',
    );
  });

  test('but not those of one type', () => {
    const source = 'function area(width: number, height: number) {}';
    const parameters = ['width: number', 'height: number'];
    expect(
      change('typescript', 'parameters reordered', source, { name: 'area', parameters }),
    ).toBeUndefined();
  });
});

describe('a member', () => {
  test('is renamed at its declaration only', () => {
    const source = 'class A { size = 1; twice() { return this.size * 2; } }';
    expect(
      change('typescript', 'member renamed', source, { name: 'size', kind: 'field', isMember: true }),
    ).toBe('class A { sizeRenamed = 1; twice() { return this.size * 2; } }');
  });

  test('is removed, and leaves its lines', () => {
    const source = 'class A:\n    def run(self):\n        return 1\n';
    const range: Range = [source.indexOf('def'), source.length - 1];
    expect(
      change('python', 'member removed', source, {
        name: 'run',
        kind: 'method',
        isMember: true,
        range,
        placeholder: 'pass',
      }),
    ).toBe('class A:\n    pass\n\n');
  });

  test('is none at the top level', () => {
    expect(change('typescript', 'member renamed', 'function run() {}', { name: 'run' })).toBeUndefined();
  });
});

describe('another result keeps the body right', () => {
  test('TypeScript: it may be undefined, also when awaited', () => {
    const narrowed = (result: string, choice = 0): string | undefined =>
      change(
        'typescript',
        'result type changed',
        `function run(): ${result} {}`,
        { name: 'run', parameters: [], result },
        choice,
      );
    expect(narrowed('string')).toBe('function run(): string | undefined {}');
    expect(narrowed('Promise<string>')).toBe('function run(): Promise<string | undefined> {}');
    expect(narrowed('() => void')).toBe('function run(): (() => void) | undefined {}');
    expect(narrowed('string', 0.9)).toBe('function run(): unknown {}');
    expect(narrowed('void')).toBeUndefined();
    expect(narrowed('string | undefined')).toBeUndefined();
    expect(narrowed('value is string')).toBeUndefined();
  });

  test('Python: it may be None, quoted as names can be that are not defined yet', () => {
    const source = 'def run() -> "Text": ...';
    const definition = { name: 'run', parameters: [], result: '"Text"' };
    expect(change('python', 'result type changed', source, definition)).toBe(
      'def run() -> "Text | None": ...',
    );
  });

  test('Go: with an error beside it, the body becomes that of a function inside', () => {
    const source = 'func run() int {\n\treturn 1\n}';
    const definition = { name: 'run', parameters: [], result: 'int', body: '{\n\treturn 1\n}' };
    expect(change('go', 'result type changed', source, definition, 0.9)).toBe(
      'func run() (int, error) { return func() int {\n\treturn 1\n}(), nil }',
    );
    expect(change('go', 'result type changed', source, definition, 0)).toBe(
      'func run() any {\n\treturn 1\n}',
    );
  });

  test('Java: it is any object', () => {
    const source = 'String run() { return ""; }';
    const edits = inject(
      styles.java,
      'result type changed',
      {
        path: 'file',
        name: 'run',
        kind: 'method',
        isMember: true,
        isExported: true,
        range: [0, source.length],
        nameRange: [7, 10],
        placeholder: '',
        result: { range: [0, 6], text: 'String' },
      },
      source,
      () => 0,
    );
    expect(applyEdits(source, edits ?? []).text).toBe('Object run() { return ""; }');
  });
});

describe('an export is removed', () => {
  test.each([
    ['typescript', 'export function run() {}', { export: 'export ' }, 'function run() {}'],
    ['python', 'def run(): ...', {}, 'def _run(): ...'],
    ['go', 'func Run() {}', { name: 'Run' }, 'func run() {}'],
    ['java', 'public class run {}', { export: 'public ', kind: 'type' }, 'class run {}'],
    [
      'java',
      'public void run() {}',
      { export: 'public ', kind: 'method', isMember: true },
      'private void run() {}',
    ],
  ] as const)('%s: %s', (language, source, given, expected) => {
    expect(change(language, 'export removed', source, { name: 'run', ...given })).toBe(expected);
  });

  test('only from what other files can use', () => {
    expect(change('typescript', 'export removed', 'function run() {}', { name: 'run' })).toBeUndefined();
    expect(change('python', 'export removed', 'def _run(): ...', { name: '_run' })).toBeUndefined();
    expect(
      change('go', 'export removed', 'func run() {}', { name: 'run', isExported: false }),
    ).toBeUndefined();
  });
});

test('the lines of edits are those of the replaced texts', () => {
  const { text, lines } = applyEdits('a\nbc\nd\n', [
    { range: [2, 6], text: 'x' },
    { range: [0, 1], text: 'y' },
  ]);
  expect(text).toBe('y\nx\n\n');
  expect(lines).toEqual([
    [1, 1],
    [2, 3],
  ]);
});
