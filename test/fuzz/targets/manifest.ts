import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Source } from '../../../src/indexer/source/source.ts';
import { openWorkingTree } from '../../../src/indexer/source/working-tree.ts';
import { memorySource } from '../../support/memory-source.ts';
import { editedBytes } from '../inputs/byte-edits.ts';
import { jsonEdits, withEdits } from '../inputs/json-edits.ts';
import { expectSoundIndex } from '../oracles/sound-index.ts';
import { withFolder, writeFiles } from '../scratch.ts';
import { defineTarget, invariant } from '../target.ts';

const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'manifests');
const rules =
  '# Made by tools.\ndist/\n/config/*.js\n!config/node.js\n*.py[co]\n**/cache/**\npython/*/stock.py\n\\#a\ntests/ \n';

/** A repository with one of each project file. Its `.gitignore` is text here, so that git does not apply it. */
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
  /** The code that these describe. */
  code: RegExp;
}

const formats: Readonly<Record<string, Format>> = {
  json: { manifests: /\.json$/, code: /\.[jt]s$/ },
  yaml: { manifests: /\.yaml$/, code: /\.[jt]s$/ },
  toml: { manifests: /\.toml$/, code: /\.py$/ },
  ini: { manifests: /\.(ini|cfg)$/, code: /\.py$/ },
  gitignore: { manifests: /\.gitignore$/, code: /\.py$/ },
};

/** A damaged or hostile project file: the repository is indexed, and what cannot be read becomes a finding. */
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

/** Ignore rules apply where a folder is listed. */
function onDisk<Result>(
  files: Readonly<Record<string, Uint8Array>>,
  scratch: string,
  use: (source: Source) => Promise<Result>,
): Promise<Result> {
  return withFolder(scratch, async (root) => {
    writeFiles(root, Object.entries(files));
    return use(await openWorkingTree(root, { git: null }));
  });
}

/** The value of a JSON file with comments and trailing commas. */
function dataOf(path: string): unknown {
  const text = Buffer.from(repository[path]!).toString('utf8');
  return JSON.parse(text.replace(/^\s*\/\/.*$/gm, '').replace(/,(\s*[}\]])/g, '$1'));
}
