import { readdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { indexRepository, type Indexed } from '../../../src/indexer/index.ts';
import { memorySource } from '../../support/memory-source.ts';
import { scratchFolder } from '../source/scratch.ts';

const files = {
  'src/base.ts': 'export class Base {\n  id() {\n    return 1;\n  }\n}\n',
  'src/leaf.ts': "import { Base } from './base';\nexport const id = new Base().id();\n",
};

async function index(cacheFolder: string, texts: Record<string, string>): Promise<Indexed> {
  return indexRepository({ source: memorySource(texts), version: '0.0.0', cacheFolder, workers: 1 });
}

async function artifactsOf(indexed: Indexed): Promise<string[]> {
  const artifacts: string[] = [];
  for await (const { path, value } of indexed.artifacts()) artifacts.push(`${path} ${JSON.stringify(value)}`);
  return artifacts;
}

function damageFacts(cacheFolder: string): void {
  const entries = readdirSync(join(cacheFolder, 'facts'), { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isFile()) truncateSync(join(entry.parentPath, entry.name), 40);
}

it('files whose cached facts are damaged are parsed again', async () => {
  const folder = scratchFolder();
  await index(folder, files);
  damageFacts(folder);
  // Without links, all files are linked again, which reads their facts.
  rmSync(join(folder, 'links'));
  const artifacts = await artifactsOf(await index(folder, files));
  expect(artifacts).toEqual(await artifactsOf(await index(scratchFolder(), files)));
});

it('a run whose cached facts are damaged while artifacts are made says what to do', async () => {
  const folder = scratchFolder();
  await index(folder, files);
  // Nothing is linked again, so no facts are read before the artifacts are made.
  const indexed = await index(folder, files);
  damageFacts(folder);
  await expect(artifactsOf(indexed)).rejects.toThrow(/were removed or damaged.*Run the command again/);
  const repeated = await artifactsOf(await index(folder, files));
  expect(repeated).toEqual(await artifactsOf(await index(scratchFolder(), files)));
});
