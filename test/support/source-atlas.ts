import { LayeredStore } from '../../src/derive/layered-store.ts';
import { layers } from '../../src/features/layers.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { indexMemory } from './index-memory.ts';
import { memorySource } from './memory-source.ts';

/** The atlas of files that a test wrote down. */
export async function sourceAtlas(files: Readonly<Record<string, string>>): Promise<LayeredStore> {
  return new LayeredStore((await indexMemory(memorySource(files))).artifacts, layers);
}

/** The same without what layers make. */
export async function bareAtlas(files: Readonly<Record<string, string>>): Promise<MemoryStore> {
  return new MemoryStore((await indexMemory(memorySource(files))).artifacts);
}
