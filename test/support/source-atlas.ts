import { LayeredStore } from '../../src/derive/layered-store.ts';
import { layers } from '../../src/features/layers.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { afterFile } from './after-file.ts';
import { indexMemory } from './index-memory.ts';
import { memorySource } from './memory-source.ts';

/** Atlases by their files. Tests that ask several questions of the same files, one each, index them once. */
const atlases = new Map<string, Promise<LayeredStore>>();

/** The atlas of files that a test wrote down. Nothing may change it. */
export function sourceAtlas(files: Readonly<Record<string, string>>): Promise<LayeredStore> {
  const key = JSON.stringify(files);
  const known = atlases.get(key);
  if (known) return known;
  if (atlases.size === 0) afterFile(clearAtlases);
  const atlas = makeAtlas(files);
  atlases.set(key, atlas);
  return atlas;
}

function clearAtlases(): void {
  atlases.clear();
}

async function makeAtlas(files: Readonly<Record<string, string>>): Promise<LayeredStore> {
  return new LayeredStore((await indexMemory(memorySource(files))).artifacts, layers);
}

/** The same without what layers make. */
export async function bareAtlas(files: Readonly<Record<string, string | Uint8Array>>): Promise<MemoryStore> {
  return new MemoryStore((await indexMemory(memorySource(files))).artifacts);
}
