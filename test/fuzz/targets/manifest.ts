import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import type { Source } from '../../../src/indexer/source/source.ts';
import { openWorkingTree } from '../../../src/indexer/source/working-tree.ts';
import { memorySource } from '../../support/memory-source.ts';
import { editedBytes } from '../inputs/byte-edits.ts';
import { jsonEdits, withEdits } from '../inputs/json-edits.ts';
import { expectSoundIndex } from '../oracles/sound-index.ts';
import { withFolder } from '../scratch.ts';
import { defineTarget, invariant } from '../target.ts';

const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'manifests');
const rules =
  '# Made by tools.\ndist/\n/config/*.js\n!config/node.js\n*.py[co]\n**/cache/**\npython/*/stock.py\n\\#a\ntests/ \n';

/** A repository with one of each project file; its `.gitignore` stands here, where git does not heed it. */
const repository: Readonly<Record<string, Uint8Array>> = {
  ...Object.fromEntries(
    globSync('**/*.*', { cwd: folder })
      .sort()
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]),
  ),
  '.gitignore': Buffer.from(rules),
  'packages/.gitignore': Buffer.from('util/\n!*.ts\n'),
};

interface Format {
  manifests: RegExp;
  /** The files that these say something of. */
  code: RegExp;
}

const formats: Readonly<Record<string, Format>> = {
  json: { manifests: /\.json$/, code: /\.[jt]s$/ },
  yaml: { manifests: /\.yaml$/, code: /\.[jt]s$/ },
  toml: { manifests: /\.toml$/, code: /\.py$/ },
  ini: { manifests: /\.(ini|cfg)$/, code: /\.py$/ },
  gitignore: { manifests: /\.gitignore$/, code: /\.py$/ },
};

/** A project file that is damaged or means ill: the repository is read, and what cannot be is told as a finding. */
export const manifestTargets = Object.entries(formats).map(([format, { manifests, code }]) => {
  const paths = Object.keys(repository).filter((path) => manifests.test(path));
  const others = Object.entries(repository).filter(([path]) => manifests.test(path) || code.test(path));
  const edited = editedBytes(paths.length, (at) => repository[paths[at]!]!).map(({ file, bytes }) => ({
    path: paths[file]!,
    bytes,
  }));
  const changed = fc
    .tuple(fc.constantFrom(...paths), jsonEdits(Object.keys(repository)))
    .map(([path, edits]) => ({
      path,
      bytes: Buffer.from(JSON.stringify(withEdits(dataOf(path), edits))),
    }));
  return defineTarget({
    name: `manifest:${format}`,
    inputs: format === 'json' ? fc.oneof(edited, changed) : edited,
    async check({ path, bytes }: { path: string; bytes: Uint8Array }, scratch) {
      const files = { ...Object.fromEntries(others), [path]: bytes };
      const { shards, findings } =
        format === 'gitignore'
          ? await onDisk(files, scratch, (source) => expectSoundIndex(source, scratch))
          : await expectSoundIndex(memorySource(files), scratch);
      invariant(shards.length > 0 || format === 'gitignore', 'no file is left');
      const edges = shards.reduce((sum, shard) => sum + shard.edges.length, 0);
      return `${edges} edges ${findings}`;
    },
  });
});

/** Rules of what to ignore are read by who lists a folder. */
function onDisk<Result>(
  files: Readonly<Record<string, Uint8Array>>,
  scratch: string,
  use: (source: Source) => Promise<Result>,
): Promise<Result> {
  return withFolder(scratch, async (root) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    return use(await openWorkingTree(root, { git: null }));
  });
}

/** As JSON, comments and commas at the end left out. */
function dataOf(path: string): unknown {
  const text = Buffer.from(repository[path]!).toString('utf8');
  return JSON.parse(text.replace(/^\s*\/\/.*$/gm, '').replace(/,(\s*[}\]])/g, '$1'));
}
