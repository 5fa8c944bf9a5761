import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { goEnvironment } from '../../../support/fetch/go-module.ts';
import { run } from '../../../support/fetch/run.ts';
import type { Collector, Trace } from '../../collector.ts';
import type { ObservedCall } from '../../observed-call.ts';
import { runTests } from '../../run-tests.ts';
import { readRecordedLines } from '../recorded-lines.ts';
import { functionName } from './function-name.ts';

const Settings = z.strictObject({
  /** Packages whose tests run. */
  packages: z.array(z.string()).default(['./...']),
  /** Arguments of `go test`, such as tests that take too long. */
  arguments: z.array(z.string()).default([]),
  seconds: z.int().positive().default(300),
});

/** Folder and package of the recorder in the copy of a module. */
const RECORDER = 'treeatlastrace';

export const go: Collector = {
  language: 'go',
  name: 'Go',
  revision: 1,
  async collect({ copy, settings, folder, say }) {
    const { packages, arguments: args, seconds } = Settings.parse(settings);
    const env = goEnvironment(folder);
    say('instrumenting its functions');
    const module = moduleOf(await readFile(join(copy, 'go.mod'), 'utf8'));
    await cp(join(import.meta.dirname, 'recorder'), join(copy, RECORDER), { recursive: true });
    const program = join(import.meta.dirname, 'instrument.go');
    await run('go', ['run', program, copy, `${module}/${RECORDER}`], { cwd: import.meta.dirname, env });
    const out = join(copy, '..', 'calls');
    await mkdir(out, { recursive: true });
    say('running its tests');
    const events = join(out, 'events.jsonl');
    const command = ['go', 'test', '-json', '-count=1', '-vet=off', ...args, ...packages];
    // A suite prints more events than are kept of an output.
    const output = await runTests(['sh', '-c', 'exec "$@" > "$0"', events, ...command], {
      cwd: copy,
      seconds,
      env: { ...env, TREEATLAS_TRACE_ROOT: copy, TREEATLAS_TRACE_OUT: out },
    });
    const printed = await readFile(events, 'utf8').catch(() => '');
    const calls = (await readRecordedLines(out)).map(callOf);
    if (calls.length === 0)
      throw new Error(`go test recorded nothing:\n${(output + printed).trim().slice(-2000)}`);
    return { calls, withoutPlace: 0, tests: countTests(printed) };
  },
};

/** Counts the tests in the events of `go test -json`, subtests included. */
function countTests(events: string): NonNullable<Trace['tests']> {
  const tests = events.split('\n').filter((line) => line.includes('"Test":'));
  const count = (action: string) => tests.filter((line) => line.includes(`"Action":"${action}"`)).length;
  return { passed: count('pass'), failed: count('fail') };
}

function moduleOf(goMod: string): string {
  const path = /^module\s+"?([^\s"]+)/m.exec(goMod)?.[1];
  if (path === undefined) throw new Error('The go.mod of the repository names no module.');
  return path;
}

function callOf([
  path = '',
  line,
  name = '',
  callerPath = '',
  at,
  callerName = '',
  how,
]: string[]): ObservedCall {
  const caller = { path: callerPath, line: Number(at), name: functionName(callerName) };
  return {
    caller: /(?:^|\.)init$/.test(callerName) ? { ...caller, kind: 'module' } : caller,
    callee: { path, line: Number(line), name: functionName(name) },
    at: Number(at),
    ...(how === 'library' ? { viaLibrary: true } : {}),
  };
}
