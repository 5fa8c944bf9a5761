// `npm run bench:hub`: a hub over atlases of 40 real packages of four registries, or over made-up ones.
import { appendFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, task } from '../../../src/dev/process.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { measureCommand, type CommandRun } from '../support/measure/command.ts';
import { textTable } from '../support/report/table.ts';
import { countLinks } from './count-links.ts';
import { fetchPackage, folderOf } from './fetch-packages.ts';
import { changeAtlas, makeAtlases } from './made-up-atlases.ts';
import { hubPackages } from './packages.ts';

const help = `npm run bench:hub -- [options]

Fetches ten packages each of npm, PyPI, the Go module proxy and Maven at pinned versions, builds an atlas of each and a hub over
all, changes one, and makes the hub again. Prints how many uses of packages in the hub lead to an export.

  --atlases N  a hub over N made-up atlases instead, after the real ones were built once
  --unlinked   also print the uses that lead to no export
  --help       this text
`;

const folder = join(benchFolder, 'hub');
const program = [process.execPath, join(root, 'src', 'bin.ts')];

await task(async () => {
  const { values } = parseArgs({
    options: {
      atlases: { type: 'string' },
      unlinked: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  await mkdir(folder, { recursive: true });
  if (values.atlases !== undefined) return measureMadeUp(Number(values.atlases));
  await measureReal(values.unlinked);
});

async function measureReal(isUnlinkedShown: boolean): Promise<void> {
  const atlases: { slug: string; folder: string; registry: string; sources: string }[] = [];
  for (const origin of hubPackages) {
    const sources = await fetchPackage(origin, folder);
    const slug = folderOf(origin);
    const out = join(folder, 'atlases', slug);
    await buildAtlas(sources, out, slug);
    atlases.push({ slug, folder: out, registry: origin.kind.replace(/-.*/, ''), sources });
    console.log(`built ${slug}`);
  }
  const first = await makeHub(
    atlases.map(({ folder: out }) => out),
    'real',
  );
  const rows: string[][] = [];
  for (const registry of new Set(atlases.map((atlas) => atlas.registry))) {
    const own = atlases.filter((atlas) => atlas.registry === registry);
    const { packages, exports, used, linked, unlinked } = await countLinks(own);
    rows.push([registry, ...[own.length, packages, exports, used, linked, used - linked].map(String)]);
    if (isUnlinkedShown) for (const line of unlinked) console.log(`  ${line}`);
  }
  const head = ['registry', 'atlases', 'packages', 'exports', 'symbols used', 'with an export', 'without'];
  console.log(textTable({ head, rows }));
  const changed = atlases.find(({ slug }) => slug === 'npm-debug');
  if (!changed) throw new Error('The package that is changed is not in the list.');
  await appendFile(
    join(changed.sources, 'src', 'debug.js'),
    '\nexports.addedByTheBenchmark = function () {};\n',
  );
  await buildAtlas(changed.sources, changed.folder, changed.slug);
  const again = await makeHub(
    atlases.map(({ folder: out }) => out),
    'real',
  );
  await reportHubs({ new: first, 'one atlas changed': again }, 'real');
}

async function measureMadeUp(count: number): Promise<void> {
  const [example] = hubPackages;
  if (!example) throw new Error('There is no package.');
  const real = join(folder, 'atlases', folderOf(example));
  await buildAtlas(await fetchPackage(example, folder), real, folderOf(example));
  const made = await makeAtlases(count, real, join(folder, `made-up-${count}`));
  const first = await makeHub(made, 'made-up');
  const unchanged = await makeHub(made, 'made-up');
  await changeAtlas(made[Math.floor(count / 2)] ?? '');
  const changed = await makeHub(made, 'made-up');
  await reportHubs({ new: first, 'nothing changed': unchanged, 'one atlas changed': changed }, 'made-up');
}

async function buildAtlas(sources: string, out: string, name: string): Promise<void> {
  const options = ['--name', name, '--pages', 'none', '--no-markdown', '--no-blame'];
  await measureCommand([...program, 'build', sources, '--out', out, ...options]);
}

async function makeHub(atlases: readonly string[], name: string): Promise<CommandRun> {
  const list = join(folder, `${name}.txt`);
  await writeFile(list, atlases.join('\n'));
  return measureCommand([
    ...program,
    'hub',
    '--list',
    list,
    '--out',
    join(folder, `${name}-hub`),
    '--no-pages',
  ]);
}

async function reportHubs(runs: Record<string, CommandRun>, name: string): Promise<void> {
  const sizes = await sizesIn(join(folder, `${name}-hub`));
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  const row = (what: string, { cpuSeconds = 0, peakMemory = 0 }: CommandRun): string[] => [
    ...[what, `${cpuSeconds.toFixed(1)} s`, megabytes(peakMemory)],
  ];
  console.log(
    textTable({
      head: ['hub', 'processor', 'peak memory'],
      rows: Object.entries(runs).map(([what, run]) => row(what, run)),
    }),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${sizes.length} files, ${megabytes(total)}. The largest:`);
  for (const { path, bytes } of sizes.sort((a, b) => b.bytes - a.bytes).slice(0, 5))
    console.log(`  ${path}, ${megabytes(bytes)}`);
}

async function sizesIn(out: string): Promise<{ path: string; bytes: number }[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    files.map(async (path) => ({ path: path.slice(out.length + 1), bytes: (await stat(path)).size })),
  );
}
