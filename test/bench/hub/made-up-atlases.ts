import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from '../../../src/base/digest.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { bucketOfPath } from '../../../src/model/digests.ts';
import type {
  ExportedSymbol,
  ExportsShard,
  InterfaceIndex,
  PackageUse,
} from '../../../src/model/interface.ts';
import type { Packages } from '../../../src/model/packages.ts';
import { randomFrom } from '../support/random.ts';

/** Sizes of the tables of an atlas: about the medians of the real ones of this benchmark. */
const EXPORTS = 250;
const USES = 150;
const DEPENDENCIES = 12;

const words =
  'parse read write open close get set make find list map node value index path name type key'.split(' ');

/** Writes `count` atlases below `folder`, each with only the files that a hub reads. `example` is a real one, for the index. Returns their folders. */
export async function makeAtlases(count: number, example: string, folder: string): Promise<string[]> {
  const index = JSON.parse(await readFile(join(example, artifactPath.index), 'utf8')) as {
    repository: object;
  };
  const random = randomFrom(1);
  const folders: string[] = [];
  for (let number = 0; number < count; number++) {
    const out = join(folder, packageName(number));
    await makeAtlas({ number, index, out, random });
    folders.push(out);
  }
  return folders;
}

/** Adds an export to one of these atlases. */
export async function changeAtlas(out: string): Promise<void> {
  const path = join(out, artifactPath.interfaceExports(0));
  const shard = JSON.parse(await readFile(path, 'utf8')) as ExportsShard;
  shard.files[0]?.symbols.push(exported('addedLater', 'src/file0.ts', 9999));
  const indexPath = join(out, artifactPath.interface('index'));
  const index = JSON.parse(await readFile(indexPath, 'utf8')) as InterfaceIndex;
  index.exports.shards[0] = digest(JSON.stringify(shard));
  await writeFile(path, JSON.stringify(shard));
  await writeFile(indexPath, JSON.stringify(index));
}

interface Made {
  number: number;
  index: { repository: object };
  out: string;
  random: () => number;
}

async function makeAtlas({ number, index, out, random }: Made): Promise<void> {
  const name = packageName(number);
  const required = new Set<number>();
  // Few packages are required by most others.
  for (let at = 0; number > 0 && at < DEPENDENCIES; at++) required.add(Math.floor(number * random() ** 3));
  const files = Array.from({ length: EXPORTS / 10 }, (_, file) => ({
    path: `src/file${file}.ts`,
    symbols: Array.from({ length: 10 }, (_each, line) =>
      exported(symbolName(number, file * 10 + line), `src/file${file}.ts`, line + 1),
    ),
  }));
  const uses: PackageUse[] = [...required].flatMap((other) =>
    Array.from({ length: Math.ceil(USES / required.size) }, () => ({
      package: packageName(other),
      symbol: symbolName(other, Math.floor(EXPORTS * random() ** 2)),
      places: Array.from({ length: 3 }, (_, at) => ({
        ...{ path: `src/file${at}.ts`, line: at + 5, address: `src/file${at}.ts~/user` },
      })),
      total: 3,
    })),
  );
  const inOrder = [...new Map(uses.map((use) => [`${use.package} ${use.symbol}`, use])).values()];
  const shards: [string, unknown][] = [
    [artifactPath.interfaceExports(0), { files }],
    [artifactPath.interfaceUses(0), { uses: inOrder }],
  ];
  const packages: Packages = {
    total: 1,
    packages: [
      {
        ...{ path: '', name, manager: 'npm', version: `1.${number % 10}.0` },
        dependencies: [...required].map((other) => ({ name: packageName(other), wanted: '^1.0.0' })),
      },
    ],
  };
  const tables: InterfaceIndex = {
    exports: { total: EXPORTS, shards: [digest(JSON.stringify({ files }))] },
    uses: { total: inOrder.length, shards: [digest(JSON.stringify({ uses: inOrder }))] },
  };
  const written: [string, unknown][] = [
    ...shards,
    [artifactPath.packages, packages],
    [artifactPath.interface('index'), tables],
    [
      artifactPath.index,
      { ...index, project: { name, description: null }, repository: { ...index.repository, name } },
    ],
  ];
  for (const folder of ['exports', 'uses'])
    await mkdir(join(out, artifactPath.interface(folder).replace(/\.json$/, '')), { recursive: true });
  for (const [path, value] of written) await writeFile(join(out, path), JSON.stringify(value));
}

function exported(symbol: string, path: string, line: number): ExportedSymbol {
  return {
    symbol,
    kind: 'function',
    address: `${path}~/${symbol}`,
    line,
    signature: `function ${symbol}(value: string): number`,
  };
}

function packageName(number: number): string {
  return `package-${number}`;
}

/** Names are shared by many packages, as real ones are. */
function symbolName(atlas: number, at: number): string {
  const word = (salt: string): string => words[bucketOfPath(`${salt}${atlas}.${at}`, 16)] ?? '';
  const last = word('b');
  return `${word('a')}${last.slice(0, 1).toUpperCase()}${last.slice(1)}${at}`;
}
