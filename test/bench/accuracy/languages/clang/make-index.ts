import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { run } from '../../../support/fetch/run.ts';
import { decodeLines } from '../../scip/decode-lines.ts';
import { encodeIndex } from '../../scip/encode.ts';
import type { IndexJob, Tool } from '../language.ts';

/** The library of Clang with its binding, asked by `Oracle.py`. */
export const tool: Tool = { name: 'libclang', version: '18.1.1' };

const PROGRAM = join(import.meta.dirname, 'Oracle.py');

export const Settings = z.strictObject({
  /** Folders that includes start from, below the root. */
  include: z.array(z.string()).default([]),
  /** Macros that are defined: `A` or `A=1`. */
  define: z.array(z.string()).default([]),
  /** The version of the language, as the compiler calls it. */
  standard: z.string().optional(),
  /** Files that a build writes, path by path. */
  files: z.record(z.string(), z.string()).default({}),
});
type Settings = z.infer<typeof Settings>;

/** Indexes every translation unit with one of the `endings` below the copy, and the headers that they include. */
export async function indexWithClang(
  { copy, index, folder, say }: IndexJob,
  { include, define, standard, files }: Settings,
  endings: readonly string[],
): Promise<void> {
  for (const [path, text] of Object.entries(files)) await writeFile(join(copy, path), text);
  const lines = `${index}.jsonl`;
  const printed = await run(
    await installClang(folder),
    [
      PROGRAM,
      copy,
      lines,
      endings.join(','),
      ...(standard === undefined ? [] : [`-std=${standard}`]),
      // The library has no headers of its own compiler.
      ...(await builtinIncludes()).map((path) => `-isystem${path}`),
      ...include.map((path) => `-I${join(copy, path)}`),
      ...define.map((macro) => `-D${macro}`),
    ],
    { cwd: copy },
  );
  const errors = printed.split('\n').filter(Boolean);
  if (errors.length > 0) say(`${tool.name} has ${errors.length} errors, such as "${errors[0]}"`);
  const documents = decodeLines(await readFile(lines, 'utf8'));
  // What a build writes is not in the repository.
  await writeFile(index, encodeIndex(documents.filter(({ path }) => !Object.hasOwn(files, path))));
  await rm(lines);
}

/** Returns the Python of an environment that has the library. */
async function installClang(folder: string): Promise<string> {
  const home = await installOnce(
    join(folder, 'oracle', `${tool.name}-${tool.version}`),
    async (temporary) => {
      await mkdir(temporary, { recursive: true });
      // Into a folder and not an environment: paths of an environment do not survive being moved.
      const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', temporary];
      await run('python3', [...pip, `${tool.name}==${tool.version}`]);
      await writeFile(
        join(temporary, 'python'),
        `#!/bin/sh\nPYTHONPATH="$(dirname "$0")" exec python3 "$@"\n`,
        {
          mode: 0o755,
        },
      );
    },
  );
  return join(home, 'python');
}

/** The headers that belong to the compiler of the machine, such as those of `size_t`. */
async function builtinIncludes(): Promise<string[]> {
  const path = (await run('gcc', ['-print-file-name=include'])).trim();
  return path === 'include' ? [] : [path];
}
