import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { delimiter, join } from 'node:path';
import * as z from 'zod';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { runMaven } from '../../../support/fetch/maven.ts';
import { run } from '../../../support/fetch/run.ts';
import { decodeLines } from '../../scip/decode-lines.ts';
import { encodeIndex } from '../../scip/encode.ts';
import type { IndexJob, Tool } from '../language.ts';

/** The compiler of Kotlin, asked by `Oracle.java`. It still has the front end that answers for each name (K1). */
export const tool: Tool = { name: 'kotlin-compiler', version: '2.1.21' };

const PROGRAM = join(import.meta.dirname, 'Oracle.java');
const COMPILER = 'org.jetbrains.kotlin:kotlin-compiler-embeddable';

export const Settings = z.strictObject({
  /** Folders below the root that packages start from. Those for all platforms begin with `common`. */
  folders: z.array(z.string()).default(['.']),
  /** Artifacts that the sources import and do not require, as `group:name:version`. */
  dependencies: z.array(z.string().regex(/^[^:]+:[^:]+:\d[^:]*$/)).default([]),
});
type Settings = z.infer<typeof Settings>;

/** Indexes every source below the copy. Names whose types are missing have no entry. */
export async function indexKotlin(
  { copy, index, folder, origin, say }: IndexJob,
  { folders, dependencies }: Settings,
): Promise<void> {
  const compiler = await fetchJars([`${COMPILER}:${tool.version}`], folder);
  const own = `${origin.package}:${origin.version}`;
  const classPath = await fetchJars([own, ...dependencies], folder, origin.package);
  const lines = `${index}.jsonl`;
  const printed = await run('java', [
    '-Xmx4g',
    ...['-cp', compiler.join(delimiter), PROGRAM],
    ...[copy, folders.join(','), lines, classPath.join(delimiter)],
  ]);
  const errors = printed.split('\n').filter(Boolean);
  if (errors.length > 0) say(`${tool.name} has ${errors.length} errors, such as "${errors[0]}"`);
  await writeFile(index, encodeIndex(decodeLines(await readFile(lines, 'utf8'))));
  await rm(lines);
}

/** The jars of artifacts and of all that they require, without that of the artifact `except`, `group:name`. */
async function fetchJars(artifacts: readonly string[], folder: string, except = ''): Promise<string[]> {
  const hash = createHash('sha256')
    .update([...artifacts, except].join(' '))
    .digest('hex')
    .slice(0, 12);
  const home = await installOnce(join(folder, 'oracle', 'jars', hash), async (temporary) => {
    await mkdir(temporary, { recursive: true });
    const project = join(temporary, 'pom.xml');
    await writeFile(project, projectOf(artifacts));
    await runMaven(
      'copy-dependencies',
      [
        ...['-f', project, '-DincludeScope=runtime', `-DoutputDirectory=${temporary}`],
        `-DexcludeArtifactIds=${except.split(':')[1] ?? ''}`,
      ],
      folder,
    );
  });
  const names = await readdir(home);
  return names
    .filter((name) => name.endsWith('.jar'))
    .sort()
    .map((jar) => join(home, jar));
}

/** A project that requires artifacts. */
function projectOf(artifacts: readonly string[]): string {
  const dependencies = artifacts.map((artifact) => {
    const [group, name, version] = artifact.split(':');
    return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`;
  });
  const head = ['groupId', 'artifactId', 'version'].map((tag) => `<${tag}>1</${tag}>`).join('');
  return `<project><modelVersion>4.0.0</modelVersion>${head}<dependencies>${dependencies.join('')}</dependencies></project>`;
}
