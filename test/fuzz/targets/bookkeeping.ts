import { createHash } from 'node:crypto';
import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import type { Artifact } from '../../../src/model/artifact.ts';
import { PublishError } from '../../../src/publish/publish-error.ts';
import { publish } from '../../../src/publish/publish.ts';
import { editedArtifacts } from '../../publish/support/edited-artifacts.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';
import { byteEdits, withByteEdits, type ByteEdit } from '../inputs/byte-edits.ts';
import { jsonEdits, withEdits, type JsonEdit } from '../inputs/json-edits.ts';
import { withFolder } from '../scratch.ts';
import { defineTarget, invariant } from '../target.ts';

/** Where a build looks for what an earlier one left, and what stands there that is no page. */
const places = {
  site: /^\.treeatlas|^index\.html$|^api\/v1\/index\.json$/,
  state: /(?:)/,
  cache: /(?:)/,
} as const;

interface Damage {
  place: keyof typeof places;
  how: string;
  /** A share of the files of the place. */
  at: number;
  /** For a file that an attacker adds. */
  name: string;
  forged: string;
  edits: ByteEdit[];
  json: JsonEdit[];
}

interface Damaged {
  /** False: the folder came with a repository, and nothing of it is known. */
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
/** Documents of this kind once decided what a build removes and moves. */
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

/** Files of builds, present and past. */
const names = [
  '.treeatlas-output',
  '.treeatlas-lock',
  '.treeatlas-staging/journal.json',
  '.treeatlas-staging/old/a.txt',
  '.treeatlas-staging/new/index.html',
];

/** Nobody but the user writes to the folder of states: what is in it can be lost or torn, and is never forged. */
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

/** Files that builds leave for the next one, damaged or forged: the right atlas or an error, and nothing else changes. */
export const bookkeepingTarget = defineTarget<Damaged>({
  name: 'bookkeeping',
  inputs: fc.record({
    isOurs: fc.boolean(),
    damages: fc.array(
      fc.record<Damage>({
        place: fc.constantFrom('site', 'site', 'state', 'cache'),
        how: fc.constantFrom('add', 'add', ...Object.keys(changes)),
        at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        name: fc.constantFrom(...names),
        forged: forged.map((value) => JSON.stringify(value)),
        edits: byteEdits,
        json: jsonEdits([...outside, ...inside]),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  check: ({ isOurs, damages }, scratch) =>
    withFolder(scratch, async (root) => {
      mkdirSync(join(root, 'victim', 'deep'), { recursive: true });
      writeFileSync(join(root, 'victim', 'a.txt'), 'a');
      writeFileSync(join(root, 'victim', 'deep', 'b.txt'), 'b');
      const { first, second } = await cleanBuilds(scratch);
      if (isOurs) await build(root, tinyArtifacts());
      else cpSync(first.folder, join(root, 'site'), { recursive: true });
      symlinkSync('../victim', join(root, 'site', 'link'));
      for (const damage of damages) apply(damage, root);
      const [site, victim] = [snapshot(join(root, 'site')), snapshot(join(root, 'victim'))];
      const error = await build(root, edited()).then(
        () => undefined,
        (cause: unknown) => {
          if (cause instanceof PublishError) return cause;
          throw cause;
        },
      );
      invariant(same(snapshot(join(root, 'victim')), victim), 'a folder outside of the output has changed');
      const after = snapshot(join(root, 'site'));
      if (error === undefined) {
        for (const [path, hash] of second.files)
          invariant(after.get(path) === hash, `${path} is not what a clean build makes`);
        for (const path of after.keys())
          invariant(second.files.has(path) || site.has(path), `${path} is new`);
        return 'built';
      }
      invariant(error.next !== '' && error.message !== '', 'the error does not say what to do');
      invariant(same(after, site), `a build that was refused has changed the output: ${error.message}`);
      return error.message;
    }),
});

function apply(damage: Damage, root: string): void {
  if (damage.place === 'state' && isForgery(damage.how)) return;
  const folder = join(root, damage.place);
  const files = [...snapshot(folder, true).keys()].filter((path) => places[damage.place].test(path));
  const file = damage.how === 'add' ? damage.name : files[Math.floor(damage.at * files.length)];
  if (file === undefined) return;
  try {
    if (damage.how === 'add') mkdirSync(dirname(join(folder, file)), { recursive: true });
    changes[damage.how === 'add' ? 'forge' : damage.how]?.(join(folder, file), damage, root);
  } catch {
    // It does not fit what an earlier damage left there.
  }
}

/** By a new file: the old one may be a link. */
function replace(file: string, bytes: Uint8Array): void {
  rmSync(file, { force: true });
  writeFileSync(file, bytes);
}

function edited(): Artifact[] {
  return editedArtifacts('src/main.ts', 'main();\n').filter(({ path }) => !path.includes('money.ts'));
}

function build(root: string, artifacts: Artifact[]): Promise<unknown> {
  process.env['XDG_STATE_HOME'] = process.env['LOCALAPPDATA'] = process.env['HOME'] = join(root, 'state');
  const module = (name: string): string => new URL(`../../publish/support/${name}`, import.meta.url).href;
  return publish({
    artifacts,
    outputFolder: join(root, 'site'),
    cacheFolder: join(root, 'cache'),
    workers: 1,
    modules: { site: module('fake-site.ts'), operations: module('fake-operations.ts') },
  });
}

interface Clean {
  folder: string;
  files: ReadonlyMap<string, string>;
}

let clean: Promise<{ first: Clean; second: Clean }> | undefined;

/** What two builds make where nothing was before. */
function cleanBuilds(scratch: string): Promise<{ first: Clean; second: Clean }> {
  const make = async (name: string, artifacts: Artifact[]): Promise<Clean> => {
    const root = join(scratch, `${name}-${process.pid}`);
    await build(root, artifacts);
    return { folder: join(root, 'site'), files: snapshot(join(root, 'site')) };
  };
  clean ??= make('first', tinyArtifacts()).then(async (first) => ({
    first,
    second: await make('second', edited()),
  }));
  return clean;
}

/** Files and links below a folder with what is in them; without those at its root that are a build's own. */
function snapshot(folder: string, withOwn = false): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    const file = join(folder, path);
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (!stats || (!withOwn && path.startsWith('.treeatlas-'))) return;
    if (stats.isSymbolicLink()) found.set(path, `-> ${readlinkSync(file)}`);
    else if (stats.isFile()) found.set(path, createHash('sha256').update(readFileSync(file)).digest('hex'));
    else for (const name of readdirSync(file).sort()) visit(path === '' ? name : `${path}/${name}`);
  };
  visit('');
  return found;
}

function same(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([path, hash]) => b.get(path) === hash);
}
