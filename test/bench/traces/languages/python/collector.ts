import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import * as z from 'zod';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { run } from '../../../support/fetch/run.ts';
import type { Collector, Trace } from '../../collector.ts';
import { runTests } from '../../run-tests.ts';

const Settings = z.strictObject({
  /** Packages that the tests need, with their versions. */
  packages: z.array(z.string()),
  /** Folders that imports start from. */
  path: z.array(z.string()).default([]),
  /** Arguments of pytest. */
  tests: z.array(z.string()),
  seconds: z.int().positive().default(300),
});

/** From this version a class knows its first line, without which constructors that are not written have no place. */
const OLDEST = '3.13';

export const python: Collector = {
  language: 'python',
  name: 'Python',
  revision: 2,
  async collect({ copy, settings, folder, say }) {
    const { packages, path, tests, seconds } = Settings.parse(settings);
    const program = await findPython();
    const key = createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 12);
    say('installing what its tests need');
    const installed = await installOnce(join(folder, 'traces', 'python', key), async (temporary) => {
      await run(program, [
        ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--target', temporary],
        ...packages,
      ]);
    });
    const out = join(copy, '..', 'trace.json');
    say('running its tests');
    const output = await runTests(
      [program, '-m', 'pytest', '-p', 'treeatlas_trace', '-p', 'no:cacheprovider', '-q', ...tests],
      {
        cwd: copy,
        seconds,
        env: {
          PYTHONPATH: [import.meta.dirname, ...path.map((each) => join(copy, each)), installed].join(
            delimiter,
          ),
          PYTHONDONTWRITEBYTECODE: '1',
          TREEATLAS_TRACE_ROOT: copy,
          TREEATLAS_TRACE_OUT: out,
        },
      },
    );
    const text = await readFile(out, 'utf8').catch(() => {
      throw new Error(`pytest recorded nothing:\n${output.trim().slice(-2000)}`);
    });
    return JSON.parse(text) as Trace;
  },
};

/** The first Python on the path that is new enough. Throws an Error that says which is needed. */
async function findPython(): Promise<string> {
  const newEnough = `import sys; sys.exit(sys.version_info < (${OLDEST.replace('.', ', ')}))`;
  for (const program of ['python3', 'python3.14', 'python3.13']) {
    const found = await run(program, ['-c', newEnough]).then(
      () => true,
      () => false,
    );
    if (found) return program;
  }
  throw new Error(`Traces of Python need Python ${OLDEST} or newer on the path.`);
}
