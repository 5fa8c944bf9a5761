import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { artifactPath } from '../../src/model/artifact.ts';
import { AtlasIndex } from '../../src/model/atlas-index.ts';
import { InterfaceIndex } from '../../src/model/interface.ts';
import { sourceAtlas } from './source-atlas.ts';

/** Writes what a hub reads of the atlas of files that a test wrote down. */
export async function writeAtlas(
  folder: string,
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const store = await sourceAtlas(files);
  const index = AtlasIndex.parse(await store.read(artifactPath.index));
  const tables = InterfaceIndex.parse(await store.read(artifactPath.interface('index')));
  const paths = [
    artifactPath.packages,
    artifactPath.interface('index'),
    ...tables.exports.shards.map((_, number) => artifactPath.interfaceExports(number)),
    ...tables.uses.shards.map((_, number) => artifactPath.interfaceUses(number)),
  ];
  const repository = { ...index.repository, name };
  writeJson(folder, artifactPath.index, { ...index, repository, project: undefined });
  for (const path of paths) writeJson(folder, path, await store.read(path));
}

export function writeJson(folder: string, path: string, value: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
