import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest } from '../../../src/base/digest.ts';
import { readAtlasList } from '../../../src/host/hub/atlas-list.ts';
import { buildHub, type BuiltHub } from '../../../src/host/hub/build-hub.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { HubLinks, HubUsers } from '../../../src/model/hub.ts';
import { ExportsShard, InterfaceIndex } from '../../../src/model/interface.ts';
import { writeAtlas, writeJson } from '../../support/write-atlas.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-hub-')));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));

const tax = (version: string, more = ''): Record<string, string> => ({
  'package.json': JSON.stringify({ name: 'tax', version, exports: './index.ts' }),
  'index.ts': `export function rate(country: string) { return 0; }\n${more}`,
});
const shop = {
  'package.json': JSON.stringify({
    ...{ name: '@shop/cart', version: '1.0.0', exports: './cart.ts' },
    dependencies: { tax: '^2.0.0' },
  }),
  'cart.ts':
    "import { rate } from 'tax';\nexport class Cart {\n  total() {\n    return rate('ch') + rate('de');\n  }\n}\n",
};
const till = {
  'package.json': JSON.stringify({
    ...{ name: 'till', version: '0.1.0', exports: './till.ts' },
    dependencies: { '@shop/cart': '1.0.0' },
  }),
  'till.ts': "import { Cart } from '@shop/cart';\nexport const till = new Cart();\n",
};

const at = (name: string): string => join(root, name);

async function build(names: readonly string[], out = 'hub'): Promise<BuiltHub> {
  const places = names.map((name) => ({ place: name.startsWith('http') ? name : at(name) }));
  return buildHub({ atlases: places, outputFolder: at(out) });
}

function read(path: string, out = 'hub'): unknown {
  return JSON.parse(readFileSync(join(at(out), path), 'utf8'));
}

function hubFiles(built: BuiltHub): string[] {
  return built.written.flatMap((path) =>
    path.startsWith('api/v1/hub/') ? path.slice('api/v1/hub/'.length) : [],
  );
}

beforeAll(async () => {
  await writeAtlas(at('tax'), 'tax', tax('2.1.0'));
  await writeAtlas(at('shop'), 'shop', shop);
  await writeAtlas(at('till'), 'till', till);
  await build(['tax', 'shop', 'till']);
});

it('lists who uses an export in all atlases, and links packages at their versions', () => {
  const { uses } = HubUsers.parse(read(artifactPath.hubUsers(0)));
  const rate = uses.find(({ symbol }) => symbol === 'rate');
  expect(rate).toMatchObject({ package: 'tax', total: 3, atlasTotal: 1 });
  expect(rate?.atlases[0]).toMatchObject({ slug: 'shop', wanted: '^2.0.0' });
  expect(rate?.atlases[0]?.places.map(({ line }) => line)).toEqual([1, 4, 4]);
  expect(HubLinks.parse(read(artifactPath.hubLinks('shop'))).links).toEqual([
    {
      ...{ package: 'tax', wanted: '^2.0.0', places: 4 },
      target: { slug: 'tax', version: '2.1.0', page: '../tax/index.html', match: 'compatible' },
    },
  ]);
  expect(HubLinks.parse(read(artifactPath.hubLinks('till'))).links[0]?.target?.match).toBe('exact');
});

it('gives the same bytes whatever the order of the atlases', async () => {
  await build(['till', 'shop', 'tax'], 'other');
  for (const path of [artifactPath.hub, artifactPath.hubUsers(0), artifactPath.digests])
    expect(read(path, 'other')).toEqual(read(path));
  expect((await build(['shop', 'till', 'tax'], 'other')).written).toEqual([]);
});

describe('after a change', () => {
  it('reads the tables of other atlases from the hub, and writes only what differs', async () => {
    for (const name of ['shop', 'till']) rmSync(join(at(name), artifactPath.interfaceUses(0)));
    await writeAtlas(at('tax'), 'tax', tax('2.2.0', 'export const free = 0;\n'));
    const built = await build(['tax', 'shop', 'till']);
    expect(built.problems).toEqual([]);
    expect(hubFiles(built)).toEqual([
      'index.json',
      'links/shop.json',
      'names/f.json',
      'packages/0.json',
      'tables/tax/exports/0.json',
      'tables/tax/index.json',
    ]);
    await writeAtlas(at('shop'), 'shop', shop);
    await writeAtlas(at('till'), 'till', till);
  });

  it('names the nearest version if none fits, and prefers one that does', async () => {
    await writeAtlas(at('tax'), 'tax', tax('5.0.0'));
    await build(['tax', 'shop'], 'versions');
    const target = () => HubLinks.parse(read(artifactPath.hubLinks('shop'), 'versions')).links[0]?.target;
    expect(target()).toMatchObject({ match: 'nearest', note: 'wants ^2.0.0, but the hub has 5.0.0' });
    await writeAtlas(at('tax2'), 'tax', tax('2.0.0'));
    await build(['tax', 'shop', 'tax2'], 'versions');
    expect(target()).toMatchObject({ slug: 'tax-2', version: '2.0.0', match: 'exact' });
    expect(target()).not.toHaveProperty('note');
  });
});

describe('an atlas that cannot be read', () => {
  it('keeps the tables of the last time that it could', async () => {
    await writeAtlas(at('gone'), 'gone', tax('2.0.0'));
    await build(['gone', 'shop'], 'kept');
    const links = read(artifactPath.hubLinks('shop'), 'kept');
    rmSync(at('gone'), { recursive: true });
    const built = await build(['gone', 'shop', 'http://127.0.0.1:9/atlas/'], 'kept');
    expect(built.problems.map(({ address }) => address)).toEqual(['../gone/', 'http://127.0.0.1:9/atlas/']);
    expect(built.index.atlases.map(({ slug, problem }) => [slug, problem !== undefined])).toEqual([
      ['gone', true],
      ['shop', false],
    ]);
    expect(read(artifactPath.hubLinks('shop'), 'kept')).toEqual(links);
  });

  it('is no reason to write an empty hub', async () => {
    await expect(build(['nothing'], 'empty')).rejects.toThrow(
      /None of the atlases can be read\. \.\.\/nothing\//,
    );
  });
});

describe('hostile tables', () => {
  const damage = async (change: (shard: ExportsShard, index: InterfaceIndex) => void): Promise<string> => {
    await writeAtlas(at('hostile'), 'hostile', tax('2.0.0'));
    const folder = at('hostile');
    const json = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
    const shard = ExportsShard.parse(json(artifactPath.interfaceExports(0)));
    const index = InterfaceIndex.parse(json(artifactPath.interface('index')));
    change(shard, index);
    writeJson(folder, artifactPath.interfaceExports(0), shard);
    writeJson(folder, artifactPath.interface('index'), index);
    const built = await build(['hostile', 'shop'], 'wary');
    expect(built.index.atlases.map(({ slug }) => slug)).toEqual(['shop']);
    return built.problems[0]?.message ?? '';
  };

  it.each(['../../../etc/passwd', '/etc/passwd', 'a//b', 'a/./b'])(
    'with the address %s are refused',
    async (address) => {
      const message = await damage((shard, index) => {
        const [first] = shard.files;
        if (first?.symbols[0]) first.symbols[0].address = address;
        index.exports.shards = [digest(JSON.stringify(shard))];
      });
      expect(message).toContain('leads out of the atlas');
    },
  );

  it('of another version than their list are refused', async () => {
    expect(await damage((shard) => (shard.files = []))).toContain('of another version');
  });

  it('that are too many or too large are refused', async () => {
    const digests = Array.from({ length: 9000 }, () => '47DEQpj8HBSa-_TImW-5JC');
    expect(await damage((_, index) => (index.exports.shards = digests))).toContain('9000 tables');
    const message = await damage((shard, index) => {
      const [first] = shard.files;
      if (first?.symbols[0]) first.symbols[0].signature = 'x'.repeat(5_000_000);
      index.exports.shards = [digest(JSON.stringify(shard))];
    });
    expect(message).toContain('larger than the tables of an atlas can be');
  });
});

it('reads a list of folders and addresses, with names', async () => {
  const file = join(at('tax'), 'list.txt');
  writeFileSync(file, '# atlases\n../shop The shop\n\nhttps://example.org/atlas/\n');
  expect(await readAtlasList(file)).toEqual([
    { place: at('shop'), name: 'The shop' },
    { place: 'https://example.org/atlas/', name: undefined },
  ]);
});
