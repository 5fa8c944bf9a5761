import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { delimiter, join } from 'node:path';
import * as z from 'zod';
import { runMaven } from '../../../support/fetch/maven.ts';
import { run } from '../../../support/fetch/run.ts';
import { installOnce } from '../../../support/fetch/install-once.ts';
import type { Collector, Trace } from '../../collector.ts';
import { runTests } from '../../run-tests.ts';
import { readRecordedLines } from '../recorded-lines.ts';
import { readCalls } from './read-calls.ts';

const artifact = z.string().regex(/^[^:]+:[^:]+:\d[^:]*$/);

const Settings = z.strictObject({
  /** Folders of Java sources, tests included. */
  sources: z.array(z.string()),
  /** Folders with files that the tests read from the class path. */
  resources: z.array(z.string()).default([]),
  /** Artifacts that sources and tests import, as `group:name:version`. Those that they need in turn are fetched too. */
  dependencies: z.array(artifact),
  /** Paths below which sources are not compiled: they need more than the dependencies. */
  without: z.array(z.string()).default([]),
  /** Class names of tests, as a regular expression. */
  tests: z.string().default('^.*Tests?$'),
  seconds: z.int().positive().default(300),
});

const asm = 'org.ow2.asm:asm:9.8';
const launcher = 'org.junit.platform:junit-platform-console-standalone:1.11.4';

export const java: Collector = {
  language: 'java',
  name: 'Java',
  revision: 1,
  async collect({ copy, settings, folder, say }) {
    const { sources, resources, dependencies, without, tests, seconds } = Settings.parse(settings);
    say('fetching what its tests need');
    const libraries = await fetchArtifacts(dependencies, folder);
    const [console = ''] = await fetchArtifacts([launcher], folder);
    const agent = await buildAgent(folder);

    say('compiling it');
    const files = (await Promise.all(sources.map((each) => javaFiles(copy, each))))
      .flat()
      .filter((path) => !without.some((each) => path.startsWith(each)));
    const work = join(copy, '..');
    const classes = join(work, 'classes');
    const listed = join(work, 'files.txt');
    await writeFile(listed, files.map((path) => `"${join(copy, path)}"\n`).join(''));
    const compile = ['-g', '-proc:none', '-nowarn', '-encoding', 'UTF-8', '-d', classes];
    await run('javac', [...compile, '-cp', [...libraries, console].join(delimiter), `@${listed}`]);

    say('running its tests');
    const texts = new Map<string, string>();
    for (const path of files) texts.set(path, await readFile(join(copy, path), 'utf8'));
    const sourceList = join(work, 'sources.tsv');
    await writeFile(
      sourceList,
      [...texts].map(([path, text]) => `${classPathOf(path, text)}\t${path}\n`).join(''),
    );
    const reports = join(work, 'reports');
    const out = join(work, 'calls');
    await mkdir(out);
    const classPath = [classes, ...resources.map((each) => join(copy, each)), ...libraries];
    const output = await runTests(
      [
        ...['java', `-javaagent:${agent}/agent.jar=${agent}/recorder.jar|${sourceList}|${out}`, '-Xmx3g'],
        // Old tests look into classes of the run-time.
        ...['java.lang', 'java.util', 'java.text', 'java.time'].flatMap((each) => [
          '--add-opens',
          `java.base/${each}=ALL-UNNAMED`,
        ]),
        ...['-jar', console, 'execute', '--disable-banner', '--details=summary'],
        ...['--class-path', classPath.join(delimiter), '--scan-class-path', classes],
        ...['--include-classname', tests, '--reports-dir', reports],
      ],
      { cwd: copy, seconds, env: {} },
    );
    const recorded = await readRecordedLines(out);
    if (recorded.length === 0) throw new Error(`The tests recorded nothing:\n${output.trim().slice(-2000)}`);
    return { ...readCalls(recorded, texts), tests: await countTests(reports) };
  },
};

/** Counts the tests in the reports of the launcher. A test that closes the standard output hides the printed summary. */
async function countTests(reports: string): Promise<NonNullable<Trace['tests']>> {
  const tests = { passed: 0, failed: 0 };
  for (const name of await readdir(reports).catch(() => [])) {
    const [suite = ''] = /<testsuite [^>]*>/.exec(await readFile(join(reports, name), 'utf8')) ?? [];
    const count = (attribute: string) => Number(new RegExp(` ${attribute}="(\\d+)"`).exec(suite)?.[1] ?? 0);
    const failed = count('failures') + count('errors');
    tests.failed += failed;
    tests.passed += count('tests') - count('skipped') - failed;
  }
  return tests;
}

/** The name under which a class file knows its source: the folder of its package and the name of the file. */
function classPathOf(path: string, text: string): string {
  const named = /^\s*package\s+([\w.]+)\s*;/m.exec(text)?.[1];
  const file = path.slice(path.lastIndexOf('/') + 1);
  return named === undefined ? file : `${named.replaceAll('.', '/')}/${file}`;
}

async function javaFiles(copy: string, folder: string): Promise<string[]> {
  const names = await readdir(join(copy, folder), { recursive: true });
  return names
    .filter((name) => name.endsWith('.java') && !name.endsWith('module-info.java'))
    .map((name) => `${folder}/${name}`)
    .sort();
}

/** The jars of artifacts and of all that they need, fetched once. */
async function fetchArtifacts(artifacts: readonly string[], folder: string): Promise<string[]> {
  const key = createHash('sha256').update(artifacts.join(' ')).digest('hex').slice(0, 12);
  const home = await installOnce(join(folder, 'traces', 'java', key), async (temporary) => {
    const dependencies = artifacts.map((each) => {
      const [group, name, version] = each.split(':');
      return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`;
    });
    const pom = join(temporary, 'pom.xml');
    await writeFile(
      pom,
      '<project><modelVersion>4.0.0</modelVersion><groupId>traces</groupId><artifactId>traces</artifactId>' +
        `<version>1</version><packaging>pom</packaging><dependencies>${dependencies.join('')}</dependencies></project>`,
    );
    await runMaven('copy-dependencies', ['-f', pom, `-DoutputDirectory=${temporary}`], folder);
  });
  const names = (await readdir(home)).filter((name) => name.endsWith('.jar'));
  return names.sort().map((name) => join(home, name));
}

/** A folder with the agent and, on its own, the recorder that instrumented classes call. */
async function buildAgent(folder: string): Promise<string> {
  const library = await fetchArtifacts([asm], folder);
  const programs = ['Agent.java', 'Recorder.java'].map((name) => join(import.meta.dirname, name));
  const hash = createHash('sha256');
  for (const program of programs) hash.update(await readFile(program));
  const key = hash.digest('hex').slice(0, 12);
  return installOnce(join(folder, 'traces', 'java', `agent-${key}`), async (temporary) => {
    const [agent, recorder] = [join(temporary, 'agent'), join(temporary, 'recorder')];
    await run('javac', ['-d', recorder, programs[1] ?? '']);
    await run('javac', ['-d', agent, '-cp', [...library, recorder].join(delimiter), programs[0] ?? '']);
    for (const jar of library) await run('jar', ['--extract', '--file', jar, 'org'], { cwd: agent });
    const manifest = join(temporary, 'manifest.txt');
    await writeFile(manifest, 'Premain-Class: Agent\n');
    await run('jar', ['--create', '--file', `${agent}.jar`, '--manifest', manifest, '-C', agent, '.']);
    await run('jar', ['--create', '--file', `${recorder}.jar`, '-C', recorder, '.']);
  });
}
