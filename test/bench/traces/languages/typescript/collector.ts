import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { installNpm } from '../../../support/fetch/install-npm.ts';
import type { Collector, Trace } from '../../collector.ts';
import type { ObservedCall } from '../../observed-call.ts';
import { runTests } from '../../run-tests.ts';

const Settings = z.strictObject({
  /** Packages that the tests need, with their versions. */
  packages: z.array(z.string()),
  /** Arguments of Node: a script of a package, such as `node_modules/mocha/bin/mocha.js`, with its arguments; or `--test` and files. */
  tests: z.array(z.string()),
  /** Modules by the file of the repository that stands for them. */
  aliases: z.record(z.string(), z.string()).default({}),
  /** How TypeScript is compiled: `commonjs` for sources that export types again as if they were values. */
  module: z.enum(['esm', 'commonjs']).default('esm'),
  seconds: z.int().positive().default(300),
});

export const typescript: Collector = {
  language: 'typescript',
  name: 'TypeScript and JavaScript',
  revision: 4,
  async collect({ copy, settings, folder, say }) {
    const { packages, tests, aliases, module, seconds } = Settings.parse(settings);
    const key = createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 12);
    say('installing what its tests need');
    const installed = await installNpm(join(folder, 'traces', 'npm', key), packages);
    await symlink(join(installed, 'node_modules'), join(copy, 'node_modules'));
    if (module === 'commonjs') await setModuleType(copy);
    const out = join(copy, '..', 'calls');
    await mkdir(out, { recursive: true });
    say('running its tests');
    const output = await runTests([process.execPath, ...tests], {
      cwd: copy,
      seconds,
      env: {
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'hooks.ts')}`,
        TREEATLAS_TRACE_ROOT: copy,
        TREEATLAS_TRACE_OUT: out,
        TREEATLAS_TRACE_MODULE: module,
        TREEATLAS_TRACE_ALIASES: JSON.stringify(aliases),
      },
    });
    const trace = await readTraces(out);
    if (trace.calls.length === 0)
      throw new Error(`The tests recorded nothing:\n${output.trim().slice(-2000)}`);
    const counts = testCounts(output);
    return { ...trace, ...(counts ? { tests: counts } : {}) };
  },
};

/** Node takes the kind of the modules from here, whatever the hooks compile them to. */
async function setModuleType(copy: string): Promise<void> {
  const path = join(copy, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  await writeFile(path, JSON.stringify({ ...manifest, type: 'commonjs' }));
}

/** Joins what the processes of a run wrote. */
async function readTraces(folder: string): Promise<Trace> {
  const calls = new Map<string, ObservedCall>();
  let withoutPlace = 0;
  for (const name of (await readdir(folder)).sort()) {
    const part = JSON.parse(await readFile(join(folder, name), 'utf8')) as Trace;
    for (const call of part.calls) calls.set(JSON.stringify(call), call);
    withoutPlace += part.withoutPlace;
  }
  return { calls: [...calls.values()], withoutPlace };
}

/** Reads the last lines of mocha and of Node's runner. */
export function testCounts(output: string): Trace['tests'] {
  const passed = /^\s*(\d+) passing/m.exec(output)?.[1] ?? /^\S* ?pass (\d+)$/m.exec(output)?.[1];
  if (passed === undefined) return undefined;
  const failed = /^\s*(\d+) failing/m.exec(output)?.[1] ?? /^\S* ?fail (\d+)$/m.exec(output)?.[1];
  return { passed: Number(passed), failed: Number(failed ?? 0) };
}
