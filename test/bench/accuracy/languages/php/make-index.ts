import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { run } from '../../../support/fetch/run.ts';
import { toolFolder } from '../../oracle/install-npm.ts';
import { decodeLines } from '../../scip/decode-lines.ts';
import { encodeIndex } from '../../scip/encode.ts';
import type { IndexJob, Tool } from '../language.ts';

/** The type checker of Mago, asked by the program in `oracle`. */
export const tool: Tool = { name: 'mago', version: '1.29.0' };

const PROGRAM = join(import.meta.dirname, 'oracle');

export const Settings = z.strictObject({});

/** Indexes every source below the copy. Names whose types are missing have no entry. */
export async function indexPhp({ copy, index, folder, say }: IndexJob): Promise<void> {
  const lines = `${index}.jsonl`;
  const printed = await run(await installOracle(folder), [copy, lines]);
  const errors = printed.split('\n').filter(Boolean);
  if (errors.length > 0) say(`${errors.length} files have errors, such as "${errors[0]}"`);
  await writeFile(index, encodeIndex(decodeLines(await readFile(lines, 'utf8'))));
  await rm(lines);
}

/** Returns the path of the compiled program, which is compiled again when its sources change. */
async function installOracle(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of ['Cargo.toml', 'Cargo.lock', ...(await sources())])
    hash.update(await readFile(join(PROGRAM, path)));
  const home = await installOnce(
    `${toolFolder(tool, folder)}-${hash.digest('hex').slice(0, 12)}`,
    async (temporary) => {
      // Its dependencies are compiled once for all versions of its sources.
      const target = `${toolFolder(tool, folder)}-target`;
      await run(
        'cargo',
        [
          'build',
          '--release',
          '--locked',
          '--manifest-path',
          join(PROGRAM, 'Cargo.toml'),
          '--target-dir',
          target,
        ],
        { cwd: PROGRAM },
      );
      await cp(join(target, 'release', 'php-oracle'), join(temporary, 'php-oracle'));
    },
  );
  return join(home, 'php-oracle');
}

async function sources(): Promise<string[]> {
  const names = await readdir(join(PROGRAM, 'src'));
  return names.sort().map((name) => join('src', name));
}
