import { linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { snapshot } from '../oracles/snapshot.ts';
import { byteEdits, withByteEdits, type ByteEdit } from './byte-edits.ts';
import { jsonEdits, withEdits, type JsonEdit } from './json-edits.ts';
import { share } from './share.ts';

/** Folders of a build, and the files in them to damage. */
const places = {
  site: /^\.treeatlas|^index\.html$|^api\/v1\/index\.json$/,
  state: /(?:)/,
  cache: /(?:)/,
} as const;

export interface Damage {
  place: keyof typeof places;
  how: string;
  /** A share of the files at the place. */
  at: number;
  /** The name of an added file. */
  name: string;
  forged: string;
  edits: ByteEdit[];
  json: JsonEdit[];
}

export interface DamagedOutput {
  /** False: the output came with a repository and is unknown to the state folder. */
  isOurs: boolean;
  damages: Damage[];
}

const ROOT = '{root}';
const outside = [
  '../victim',
  '../victim/a.txt',
  'link',
  'link/a.txt',
  '..',
  '.',
  '',
  'api/../../victim',
  '..\\victim',
  `${ROOT}/victim`,
];
const inside = ['index.html', 'api', 'CNAME', 'tree/index.html', '.git', 'API', 'index.html/', '/index.html'];
const someNames = fc.array(fc.constantFrom(...outside, ...inside), { maxLength: 3 });
/** Builds once believed such documents in an output folder. */
const forged = fc.oneof(
  fc.record({
    generator: fc.constant('treeatlas'),
    generation: fc.constantFrom('x', '../x', ''),
    entries: someNames,
  }),
  fc.record({ remove: someNames, put: someNames }),
  fc.record({
    pid: fc.constantFrom(1, -1, 0, 2 ** 40),
    host: fc.constantFrom('', 'elsewhere'),
    start: fc.constant(''),
  }),
);

/** Files that builds write, or once wrote, beside the pages. */
const names = [
  '.treeatlas-output',
  '.treeatlas-lock',
  '.treeatlas-staging/journal.json',
  '.treeatlas-staging/old/a.txt',
  '.treeatlas-staging/new/index.html',
];

/** Only the user writes to the state folder, so its files can be lost or damaged, but not forged. */
const isForgery = (how: string): boolean => !['bytes', 'json', 'remove'].includes(how);

const changes: Readonly<Record<string, (file: string, damage: Damage, root: string) => void>> = {
  bytes: (file, { edits }) => replace(file, withByteEdits(readFileSync(file), edits)),
  json: (file, { json }, root) => {
    const text = readFileSync(file, 'utf8');
    // The state of a build has a line before its JSON.
    const start = text.startsWith('{') ? 0 : text.indexOf('\n') + 1;
    const edited = JSON.stringify(withEdits(JSON.parse(text.slice(start) || '0'), json));
    replace(file, Buffer.from(text.slice(0, start) + edited.replaceAll(ROOT, root)));
  },
  forge: (file, damage, root) => replace(file, Buffer.from(damage.forged.replaceAll(ROOT, root))),
  remove: (file) => rmSync(file),
  link: (file, _damage, root) => {
    rmSync(file);
    symlinkSync(join(root, 'victim', 'a.txt'), file);
  },
  hardLink: (file, _damage, root) => {
    rmSync(file);
    linkSync(join(root, 'victim', 'a.txt'), file);
  },
  linkFolder: (file, _damage, root) => {
    rmSync(dirname(file), { recursive: true });
    symlinkSync(join(root, 'victim'), dirname(file));
  },
  folder: (file) => {
    rmSync(file);
    mkdirSync(join(file, 'inside'), { recursive: true });
  },
};

export const damagedOutputs: fc.Arbitrary<DamagedOutput> = fc.record({
  isOurs: fc.boolean(),
  damages: fc.array(
    fc.record<Damage>({
      place: fc.constantFrom('site', 'site', 'state', 'cache'),
      how: fc.constantFrom('add', 'add', ...Object.keys(changes)),
      at: share,
      name: fc.constantFrom(...names),
      forged: forged.map((value) => JSON.stringify(value)),
      edits: byteEdits,
      json: jsonEdits([...outside, ...inside]),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

/** Damages one file below `root`, which holds `site`, `state`, `cache` and `victim`. */
export function applyDamage(damage: Damage, root: string): void {
  if (damage.place === 'state' && isForgery(damage.how)) return;
  const folder = join(root, damage.place);
  const files = [...snapshot(folder, true).keys()].filter((path) => places[damage.place].test(path));
  const file = damage.how === 'add' ? damage.name : files[Math.floor(damage.at * files.length)];
  if (file === undefined) return;
  try {
    if (damage.how === 'add') mkdirSync(dirname(join(folder, file)), { recursive: true });
    changes[damage.how === 'add' ? 'forge' : damage.how]?.(join(folder, file), damage, root);
  } catch {
    // An earlier damage left something else there.
  }
}

/** Writes a new file: the old one may be a link. */
function replace(file: string, bytes: Uint8Array): void {
  rmSync(file, { force: true });
  writeFileSync(file, bytes);
}
