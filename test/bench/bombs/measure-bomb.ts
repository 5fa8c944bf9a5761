import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../src/dev/process.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import type { Findings } from '../../../src/model/quality.ts';
import type { Bomb } from '../../support/bombs/recipe.ts';
import { measureCommand } from '../support/measure/command.ts';

export interface Run {
  seconds: number;
  /** Processor time of all processes; undefined where the system does not tell. */
  cpuSeconds: number | undefined;
}

export interface BombResult {
  name: string;
  bytes: number;
  index: Run;
  /** The same again, with what the first run has kept. */
  again: Run;
  /** Undefined when only the index was asked for, or when the build failed. */
  build: Run | undefined;
  /** Highest sum over the process and its children, in bytes; of the dearer of the runs. */
  peakMemory: number;
  /** Of the page of the file. */
  pageBytes: number | undefined;
  /** Status of the file and the codes of its findings; or how the run failed. */
  outcome: string;
}

/** A definition and a use of it beside the bomb: they have to be in the atlas whatever becomes of the bomb. */
const kept: Record<Bomb['extension'], string> = {
  ts: 'export function kept() { kept(); }\n',
  tsx: 'export function kept() { kept(); }\n',
  js: 'export function kept() { kept(); }\n',
  py: 'def kept():\n  kept()\n',
};

/** Indexes, and builds, a repository of one bomb and one ordinary file, in a folder of its own. */
export async function measureBomb(bomb: Bomb, size: number, withBuild: boolean): Promise<BombResult> {
  const folder = await mkdtemp(join(tmpdir(), 'treeatlas-bomb-'));
  try {
    const repository = join(folder, 'repository');
    const out = join(folder, 'out');
    await mkdir(repository);
    const text = bomb.make(size);
    await writeFile(join(repository, `bomb.${bomb.extension}`), text);
    await writeFile(join(repository, `kept.${bomb.extension}`), kept[bomb.extension]);
    const env = { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') };
    const program = [process.execPath, join(root, 'src', 'bin.ts')];
    const index = await measureCommand([...program, 'index', repository], { env });
    const again = await measureCommand([...program, 'index', repository], { env });
    const result = {
      name: bomb.name,
      bytes: text.length,
      index,
      again,
      build: undefined,
      peakMemory: index.peakMemory ?? 0,
      pageBytes: undefined,
      outcome: '–',
    };
    if (!withBuild) return result;
    const build = await measureCommand([...program, 'build', repository, '--out', out], {
      env: { ...env, XDG_CACHE_HOME: join(folder, 'cache-of-build') },
    });
    return {
      ...result,
      build,
      peakMemory: Math.max(result.peakMemory, build.peakMemory ?? 0),
      pageBytes: (await stat(join(out, 'file', `bomb.${bomb.extension}.html`))).size,
      outcome: await outcomeIn(out, bomb.extension),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function outcomeIn(out: string, extension: string): Promise<string> {
  const read = async <T>(path: string): Promise<T> =>
    JSON.parse(await readFile(join(out, 'api', 'v1', path), 'utf8')) as T;
  const { status } = await read<FileShard>(`file/bomb.${extension}.json`);
  const neighbour = await read<FileShard>(`file/kept.${extension}.json`);
  if (!neighbour.edges.some(({ type }) => type === 'CALLS')) throw new Error('The file beside it was lost.');
  const { findings } = await read<Findings>('quality/findings.json');
  const codes = new Set(findings.filter(({ path }) => path.startsWith('bomb.')).map(({ code }) => code));
  return [status, ...codes].join(', ');
}
