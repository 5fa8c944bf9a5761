import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { delimiter, join } from 'node:path';
import * as z from 'zod';
import { runMaven } from '../../../support/fetch/maven.ts';
import { run } from '../../../support/fetch/run.ts';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { encodeIndex } from '../../scip/encode.ts';
import type { IndexJob, Tool } from '../language.ts';
import { decodeLines } from '../../scip/decode-lines.ts';

/** The compiler of a JDK, asked by `Oracle.java`. The version is that of the language, which newer ones know too. */
export const tool: Tool = { name: 'javac', version: '17' };

const PROGRAM = join(import.meta.dirname, 'Oracle.java');
/** The packages of the compiler that the program reads. */
const packages = ['tree', 'code', 'util'].map((name) => `jdk.compiler/com.sun.tools.javac.${name}`);

export const Settings = z.strictObject({
  /** Artifacts that the sources import, as `group:name:version`. Those that they need in turn are not fetched. */
  dependencies: z.array(z.string().regex(/^[^:]+:[^:]+:\d[^:]*$/)).default([]),
});
type Settings = z.infer<typeof Settings>;

/** Indexes every source below the copy. Names whose types are missing have no entry. */
export async function indexJava(
  { copy, index, folder, say }: IndexJob,
  { dependencies }: Settings,
): Promise<void> {
  const classPath = await fetchDependencies(dependencies, folder);
  const lines = `${index}.jsonl`;
  const printed = await run('java', [
    '-Xmx4g',
    ...packages.flatMap((each) => ['--add-exports', `${each}=ALL-UNNAMED`]),
    ...[PROGRAM, copy, tool.version, lines, classPath.join(delimiter)],
  ]);
  const errors = printed.split('\n').filter(Boolean);
  if (errors.length > 0) say(`${tool.name} has errors, such as "${errors[0]}"`);
  await writeFile(index, encodeIndex(decodeLines(await readFile(lines, 'utf8'))));
  await rm(lines);
}

async function fetchDependencies(dependencies: readonly string[], folder: string): Promise<string[]> {
  if (dependencies.length === 0) return [];
  const hash = createHash('sha256').update(dependencies.join(' ')).digest('hex').slice(0, 12);
  const home = await installOnce(join(folder, 'oracle', 'jars', hash), async (temporary) => {
    await mkdir(temporary, { recursive: true });
    for (const artifact of dependencies)
      await runMaven('copy', [`-Dartifact=${artifact}`, `-DoutputDirectory=${temporary}`], folder);
  });
  return (await readdir(home)).sort().map((jar) => join(home, jar));
}
