import { expect, test } from 'vitest';
import { readCalls, testCounts } from './read-calls.ts';

/** Shows calls as `caller -> callee at line`, each function as `path:line:name`. */
function callsIn(...lines: string[][]): string[] {
  return readCalls(lines).map(({ caller, callee, at, viaLibrary }) => {
    const [from, to] = [caller, callee].map(
      ({ path, line, name, kind, calledAs }) =>
        `${path}:${line}:${name}${kind ? ` (${kind})` : ''}${calledAs ? ` as ${calledAs}` : ''}`,
    );
    return `${from} -> ${to} at ${at}${viaLibrary ? ' via library' : ''}`;
  });
}

test('a caller starts at the nearest line above the call where a method of its name was called', () => {
  expect(
    callsIn(
      ['lib/a.rb', '7', 'run', 'lib/b.rb', '3', 'help', '', ''],
      ['test/a.rb', '9', 'test_run', 'lib/a.rb', '4', 'run', '', ''],
      ['test/a.rb', '9', 'test_run', 'lib/a.rb', '20', 'run', '', ''],
    ),
  ).toEqual([
    'lib/a.rb:4:run -> lib/b.rb:3:help at 7',
    'test/a.rb:9:test_run -> lib/a.rb:4:run at 9',
    'test/a.rb:9:test_run -> lib/a.rb:20:run at 9',
  ]);
});

test('a block belongs to the method around it, and otherwise to what is written around its line', () => {
  const help = ['lib/b.rb', '3', 'help', '', ''];
  expect(
    callsIn(
      ['lib/a.rb', '5', 'block (2 levels) in run', ...help],
      ['lib/a.rb', '6', 'rescue in block in run', ...help],
      ['lib/a.rb', '7', 'block in <class:A>', ...help],
      ['test/a.rb', '8', 'block (3 levels) in <top (required)>', ...help],
    ),
  ).toEqual([
    'lib/a.rb:5:run -> lib/b.rb:3:help at 5',
    'lib/a.rb:6:run -> lib/b.rb:3:help at 6',
    'lib/a.rb:7: -> lib/b.rb:3:help at 7',
    'test/a.rb:8: -> lib/b.rb:3:help at 8',
  ]);
});

test('code of files and classes calls, and so does a library', () => {
  const help = ['lib/b.rb', '3', 'help'];
  expect(
    callsIn(
      ['lib/a.rb', '5', '<top (required)>', ...help, '', ''],
      ['lib/a.rb', '6', '<class:A>', ...help, '', ''],
      ['lib/a.rb', '7', 'singleton class', ...help, '', ''],
      ['lib/a.rb', '8', 'run', ...help, 'assist', 'library'],
    ),
  ).toEqual([
    'lib/a.rb:1: (module) -> lib/b.rb:3:help at 5',
    'lib/a.rb:6:A -> lib/b.rb:3:help at 6',
    'lib/a.rb:7: -> lib/b.rb:3:help at 7',
    'lib/a.rb:8:run -> lib/b.rb:3:help as assist at 8 via library',
  ]);
});

test('counts of minitest and RSpec', () => {
  const minitest = '1578 runs, 2637 assertions, 3 failures, 1 errors, 2 skips\n\nYou have skipped tests.';
  expect(testCounts(minitest)).toEqual({ passed: 1572, failed: 4 });
  expect(testCounts('Finished\n12 examples, 1 failure, 2 pending\n')).toEqual({ passed: 9, failed: 1 });
  expect(testCounts('nothing')).toBeUndefined();
});
