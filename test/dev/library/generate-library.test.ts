import { describe, expect, it } from 'vitest';
import { generateLibrary, type LibrarySource } from '../../../src/dev/library/generate-library.ts';

const upstream = {
  name: 'stubs',
  commit: 'abc',
  package: 'stubs@1.0.0',
  sha256: '',
  folder: 'stdlib',
  licence: 'LICENSE',
};

function generate(
  source: Partial<LibrarySource>,
  files: Record<string, string>,
  patches: Record<string, string> = {},
): Map<string, string> {
  return generateLibrary(
    {
      upstream,
      files: {},
      omit: {},
      omitOverloads: {},
      trim: { methods: [], names: {}, lastOverloads: {} },
      ...source,
    },
    {
      upstream: (file) => files[file] ?? '',
      patch: (file) => patches[file] ?? '',
    },
  );
}

/** The declarations of a file, without the notice that stands above them. */
function linesOf(files: Map<string, string>, file: string): string[] {
  return (files.get(file) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .slice(2);
}

describe('a library made from upstream', () => {
  it('merges modules, with imports that lead to the files of the library', () => {
    const files = generate(
      { files: { 'io.pyi': ['_io.pyi', 'io.pyi'], 'user.pyi': ['user/__init__.pyi'] } },
      {
        '_io.pyi': 'from typing import Self\n\nclass Reader:\n    def read(self) -> Self: ...  # says more\n',
        'io.pyi': 'from _io import Reader as Reader\n\n__all__ = ["Reader"]\n\ndef open() -> Reader: ...\n',
        'user/__init__.pyi':
          'from _io import (\n    Reader,\n)\nfrom .part import Other, Part\n\nclass Mine(Reader, Part): ...\n',
      },
    );
    expect(linesOf(files, 'io.pyi')).toEqual([
      'from typing import Self',
      'class Reader:',
      '    def read(self) -> Self: ...',
      'def open() -> Reader: ...',
    ]);
    expect(linesOf(files, 'user.pyi')).toEqual([
      'from io import Reader',
      'from user.part import Part',
      'class Mine(Reader, Part): ...',
    ]);
  });

  it('takes the first branch of a condition that declares a name, and all overloads of it', () => {
    const files = generate(
      { files: { 'a.pyi': ['a.pyi'] } },
      {
        'a.pyi': [
          'if sys.version_info >= (3, 14):',
          '    @overload',
          '    def f(x: int) -> int: ...',
          '    @overload',
          '    def f(x: str) -> str: ...',
          'else:',
          '    def f(x): ...',
          '    def old(): ...',
        ].join('\n'),
      },
    );
    expect(linesOf(files, 'a.pyi')).toEqual([
      '@overload',
      'def f(x: int) -> int: ...',
      '@overload',
      'def f(x: str) -> str: ...',
      'def old(): ...',
    ]);
  });

  it('replaces what the patch declares or imports, and omits what the selection says', () => {
    const files = generate(
      {
        files: { 'a.pyi': ['a.pyi'] },
        omit: { 'a.pyi': { gone: 'for a reason' } },
        omitOverloads: { Literal: 'for a reason' },
      },
      {
        'a.pyi': [
          'path = _path',
          'gone: int',
          'class Box(Generic[_T]): ...',
          'class Text:',
          '    @overload',
          '    def f(self: Literal) -> Literal: ...',
          '    @overload',
          '    def f(self) -> str: ...',
        ].join('\n'),
      },
      { 'a.pyi': '# Said shorter.\nfrom os import path as path\nclass Box[T]:\n    held: T\n' },
    );
    expect(linesOf(files, 'a.pyi')).toEqual([
      'from os import path as path',
      'class Box[T]:',
      '    held: T',
      'class Text:',
      '    @overload',
      '    def f(self) -> str: ...',
    ]);
  });

  it('refuses a patch without a reason, and an omission that upstream no longer needs', () => {
    const files = { 'a.pyi': ['a.pyi'] };
    expect(() => generate({ files }, {}, { 'a.pyi': 'x: int\n' })).toThrow(/a\.pyi .*comment/);
    expect(() => generate({ files, omit: { 'a.pyi': { x: 'why' } } }, {})).toThrow(/a\.pyi declares x/);
  });
});
