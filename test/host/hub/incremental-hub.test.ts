import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listFiles } from '../../../src/base/list-files.ts';
import { buildHub, type BuiltHub } from '../../../src/host/hub/build-hub.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { writeAtlas } from '../../support/write-atlas.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-hub-')));
const at = (name: string): string => join(root, name);
/** More atlases than fit into one partition. */
const others = Array.from({ length: 40 }, (_, number) => `other-${number}`);
const all = ['tax', 'shop', ...others];

function project(name: string, requires: readonly string[], code: string): Record<string, string> {
  const dependencies = Object.fromEntries(requires.map((each) => [each, '^1.0.0']));
  const description = { name, version: '1.0.0', exports: './index.ts', dependencies };
  return { 'package.json': JSON.stringify(description), 'index.ts': code };
}

const tax = (more = ''): Record<string, string> =>
  project('tax', [], `export function rate() {}\nexport class Tariff {\n  of() {}\n}\n${more}`);
const shop = (name: string): Record<string, string> =>
  project('shop', ['tax'], `import { ${name} } from 'tax';\nexport const cart = ${name};\n`);

async function build(names: readonly string[], out: string): Promise<BuiltHub> {
  const atlases = names.map((name) => ({ place: at(name) }));
  return buildHub({ atlases, outputFolder: at(out) });
}

function bytesOf(out: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(at(out)).map((path) => [path, readFileSync(join(at(out), path), 'utf8')]),
  );
}

async function expectSameAsNew(names: readonly string[]): Promise<void> {
  rmSync(at('new'), { recursive: true, force: true });
  await build(names, 'new');
  expect(bytesOf('hub')).toEqual(bytesOf('new'));
}

beforeAll(async () => {
  vi.stubEnv('XDG_CACHE_HOME', at('cache'));
  for (const name of others)
    await writeAtlas(
      at(name),
      name,
      project(
        name,
        ['tax'],
        `import { rate } from 'tax';\nexport const ${name.replace('-', '')} = rate();\n`,
      ),
    );
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true, maxRetries: 3 });
});
beforeEach(async () => {
  await writeAtlas(at('tax'), 'tax', tax());
  await writeAtlas(at('shop'), 'shop', shop('rate'));
  await build(all, 'hub');
});

it('has the bytes of a new hub after an atlas is changed, removed and added', async () => {
  await writeAtlas(at('tax'), 'tax', tax('export function exempt() {}\n'));
  await writeAtlas(at('shop'), 'shop', shop('Tariff'));
  const changed = await build(all, 'hub');
  expect(changed.written).toContain(artifactPath.hubTables('shop', 'uses/0'));
  expect(changed.written).not.toContain(artifactPath.hubLinks('other-1'));
  await expectSameAsNew(all);

  const less = all.filter((name) => name !== 'tax' && name !== 'other-3');
  await build(less, 'hub');
  await expectSameAsNew(less);

  await build(all, 'hub');
  await expectSameAsNew(all);
});

it('resolves the uses of unchanged atlases again if a package appears or leaves', async () => {
  await writeAtlas(at('rival'), 'rival', {
    ...tax(),
    'package.json': JSON.stringify({ name: 'tax', version: '1.4.0' }),
  });
  await build([...all, 'rival'], 'hub');
  const links = (): string => readFileSync(join(at('hub'), artifactPath.hubLinks('other-1')), 'utf8');
  const before = links();
  await expectSameAsNew([...all, 'rival']);
  const without = [...all.filter((name) => name !== 'tax'), 'rival'];
  await build(without, 'hub');
  expect(links()).not.toBe(before);
  await expectSameAsNew(without);
});

it('reads no table of an unchanged atlas, neither there nor in the hub', async () => {
  const kept = [artifactPath.interfaceExports(0), artifactPath.interfaceUses(0)];
  const tables = kept.map((path) => join(at('other-2'), path));
  const texts = tables.map((file) => readFileSync(file, 'utf8'));
  for (const file of tables) writeFileSync(file, 'damaged');
  writeFileSync(join(at('hub'), artifactPath.hubTables('other-2', 'uses/0')), 'damaged');
  const built = await build(all, 'hub');
  expect(built.problems).toEqual([]);
  expect(built.written).toEqual([]);
  for (const [number, file] of tables.entries()) writeFileSync(file, texts[number] ?? '');
});

it('is made from the tables again if its state is lost or damaged, or files of it are missing', async () => {
  const state = listFiles(at('cache')).filter((path) => path.includes('/hub/'));
  for (const path of state.filter((each) => !each.endsWith('/state')))
    appendFileSync(join(at('cache'), path), 'x', { flag: 'w' });
  await writeAtlas(at('tax'), 'tax', tax('export function exempt() {}\n'));
  await build(all, 'hub');
  await expectSameAsNew(all);

  rmSync(at('cache'), { recursive: true });
  await writeAtlas(at('tax'), 'tax', tax());
  await build(all, 'hub');
  await expectSameAsNew(all);

  const lost = join(at('hub'), artifactPath.hubUsers(0));
  rmSync(lost);
  await build(all, 'hub');
  expect(existsSync(lost)).toBe(true);
  await expectSameAsNew(all);
});

it('keeps the state of the last run if a run fails', async () => {
  await writeAtlas(at('tax'), 'tax', tax('export function exempt() {}\n'));
  const atlases = all.map((name) => ({ place: at(name) }));
  const stop = new AbortController();
  const options = { atlases, outputFolder: at('hub'), hasPages: false, signal: stop.signal };
  const onProgress = ({ done, total }: { done: number; total: number }): void => {
    if (done === total) stop.abort();
  };
  await expect(buildHub({ ...options, onProgress })).rejects.toThrow();
  await build(all, 'hub');
  await expectSameAsNew(all);
});
