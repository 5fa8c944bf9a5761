import { expect, it } from 'vitest';
import { include, resolveAll, resolverFor, type Files } from './support.ts';

function expectTable(files: Files, more: readonly string[], table: Record<string, string>): void {
  expect(resolveAll(resolverFor(include, files, more), table)).toEqual(table);
}

it('looks beside the file, in usual directories, and for the only file of that name', () => {
  const paths = [
    'include/lib/api.h',
    'src/main.c',
    'src/own.h',
    'own.h',
    'a/deep/only.h',
    'a/twice.h',
    'b/twice.h',
    'src/string.h',
  ];
  expectTable({}, paths, {
    'src/main.c own.h': 'src/own.h',
    'src/main.c ../own.h': 'own.h',
    'src/main.c <own.h>': 'src/own.h',
    'src/main.c lib/api.h': 'include/lib/api.h',
    'src/main.c <lib/api.h>': 'include/lib/api.h',
    'src/main.c only.h': 'a/deep/only.h',
    'src/main.c deep/only.h': 'a/deep/only.h',
    'src/main.c twice.h': '-',
    'src/main.c <stdio.h>': 'package:stdio.h',
    'src/main.c <string.h>': 'package:string.h',
    'src/main.c string.h': 'src/string.h',
    'src/main.c <vendor/x.h>': 'package:vendor/x.h',
    'src/main.c gone.h': '-',
    'src/main.c /etc/own.h': '-',
  });
});

it('goes by the directories of the compilation database, as a command or as arguments', () => {
  const database = [
    {
      directory: '/home/me/project/build',
      file: '../src/main.c',
      command:
        'cc -I../first -isystem "/home/me/project/with blank" -iquote ../quoted -I/usr/include -c ../src/main.c',
    },
    {
      directory: '/home/me/project',
      file: '/home/me/project/src/other.c',
      arguments: ['cc', '-I', 'second', '-c', 'src/other.c'],
    },
  ];
  const paths = [
    'src/main.c',
    'src/other.c',
    'src/shared.h',
    'first/x.h',
    'second/x.h',
    'with blank/system.h',
    'with blank/shared.h',
    'quoted/q.h',
    'quoted/shared.h',
  ];
  expectTable({ 'build/compile_commands.json': database }, paths, {
    'src/main.c x.h': 'first/x.h',
    'src/other.c x.h': 'second/x.h',
    'src/main.c <system.h>': 'with blank/system.h',
    'src/main.c q.h': 'quoted/q.h',
    'src/main.c shared.h': 'src/shared.h',
    'src/main.c <shared.h>': 'with blank/shared.h',
    // A header is compiled with the files that include it.
    'src/shared.h x.h': 'first/x.h',
  });
});

it('says that directories are guessed where a build could say them', () => {
  const codes = (files: Files): string[] =>
    resolverFor(include, files, ['src/main.c']).findings.map(({ code, path }) => `${path} ${code}`);
  expect(codes({ 'CMakeLists.txt': '' })).toEqual(['CMakeLists.txt include-folders-guessed']);
  expect(codes({ 'CMakeLists.txt': '', 'compile_commands.json': [] })).toEqual([]);
  expect(codes({ 'compile_commands.json': '[{' })).toEqual(['compile_commands.json config-unreadable']);
  expect(codes({})).toEqual([]);
});
