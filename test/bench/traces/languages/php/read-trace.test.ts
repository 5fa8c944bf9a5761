import { expect, test } from 'vitest';
import { isOfRepository, placeCalls, readPlaces } from './place-calls.ts';
import { TraceReader } from './read-trace.ts';

const places = readPlaces(
  [
    'App\\A::run\t/repo/src/A.php\t4\t',
    'App\\A::__call\t/repo/src/A.php\t9\t',
    'App\\A::__destruct\t/repo/src/A.php\t11\t',
    'App\\A::each\t/repo/src/A.php\t13\tgenerator',
    'App\\help\t/repo/src/help.php\t3\t',
    'Lib\\B::go\t/repo/vendor/B.php\t2\t',
  ].join('\n'),
);

const lines: Record<string, string> = {
  '/repo/src/A.php:5': '$this->each()',
  '/repo/src/A.php:6': 'foreach',
};

/** An entry of a trace: level, name, file and line of the call; of a function of the language with `false`. */
const enters = (level: number, name: string, site: string, isWritten = true, included = ''): string => {
  const [, file, line] = /^(.*):(\d+)$/.exec(site) ?? [];
  return [level, 1, 0, 0.1, 1000, name, isWritten ? 1 : 0, included, file, line, 1, 'NULL'].join('\t');
};

function callsIn(...trace: string[]): string[] {
  const reader = new TraceReader((file) => isOfRepository('/repo', file));
  for (const line of trace) reader.read(line);
  const calls = placeCalls(reader.calls(), places, {
    root: '/repo',
    sourceLine: (file, line) => lines[`${file}:${line}`] ?? '',
  });
  return calls.map(({ caller, callee, at, viaLibrary }) => {
    const [from, to] = [caller, callee].map(({ path, line, name }) => `${path}:${line}:${name}`);
    return `${from} -> ${to} at ${at}${viaLibrary ? ' via library' : ''}`;
  });
}

test('a function calls another, and the code of a file calls', () => {
  expect(
    callsIn(
      enters(1, '{main}', '/usr/bin/phpunit:0'),
      enters(2, 'require', '/usr/bin/phpunit:9', true, '/repo/src/A.php'),
      enters(3, 'App\\A->run', '/repo/src/A.php:20'),
      enters(4, 'App\\help', '/repo/src/A.php:5'),
      '4\t1\t1\t0.2\t1000',
    ),
  ).toEqual(['src/A.php:1: -> src/A.php:4:run at 20', 'src/A.php:4:run -> src/help.php:3:help at 5']);
});

test('a closure has no name, and a function of the language is a library', () => {
  expect(
    callsIn(
      enters(1, 'App\\A->run', '/usr/share/php/Case.php:1'),
      enters(2, 'array_map', '/repo/src/A.php:5', false),
      enters(3, 'App\\{closure:/repo/src/A.php:5-6}', '/repo/src/A.php:5'),
    ),
  ).toEqual(['src/A.php:4:run -> src/A.php:5: at 5 via library']);
});

test('a call by another package belongs to the nearest function of the repository', () => {
  expect(
    callsIn(
      enters(1, 'App\\A->run', '/usr/share/php/Case.php:1'),
      enters(2, 'Lib\\B->go', '/repo/src/A.php:6'),
      enters(3, 'App\\help', '/repo/vendor/B.php:7'),
    ),
  ).toEqual(['src/A.php:4:run -> src/help.php:3:help at 6 via library']);
});

test('a call that `__call` takes is one of the caller', () => {
  expect(
    callsIn(
      enters(1, 'App\\help', '/usr/share/php/Case.php:1'),
      enters(2, 'App\\A->unknown', '/repo/src/help.php:4'),
      enters(3, 'App\\A->__call', '/repo/src/help.php:4'),
    ),
  ).toEqual(['src/help.php:3:help -> src/A.php:9:__call at 4']);
});

test('a generator is called where it is named and not where it goes on', () => {
  expect(
    callsIn(
      enters(1, 'App\\A->run', '/usr/share/php/Case.php:1'),
      enters(2, 'App\\A->each', '/repo/src/A.php:5'),
      enters(2, 'App\\A->each', '/repo/src/A.php:6'),
    ),
  ).toEqual(['src/A.php:4:run -> src/A.php:13:each at 5']);
});

test('no call says that an object is destroyed', () => {
  expect(
    callsIn(
      enters(1, 'App\\A->run', '/usr/share/php/Case.php:1'),
      enters(2, 'App\\A->__destruct', '/repo/src/A.php:7'),
    ),
  ).toEqual(['src/A.php:4:run -> src/A.php:11:__destruct at 7 via library']);
});

test('code that is made at run time has no place', () => {
  const reader = new TraceReader(() => true);
  reader.read(enters(1, 'App\\A->run', '/repo/src/A.php:20'));
  reader.read(enters(2, 'eval', '/repo/src/A.php:5', true, "'code'"));
  reader.read(enters(3, 'App\\help', "/repo/src/A.php(5) : eval()'d code:1"));
  expect([reader.withoutPlace(), reader.calls().length]).toEqual([1, 0]);
});
