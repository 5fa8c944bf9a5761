import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadGrammars } from '../../../../src/grammar/load-grammars.ts';
import { EXPECTED, languagesWithSamples, samplesIn } from '../../../support/grammar-samples.ts';
import { remove, sizeOf } from './measure-index.ts';

/** The languages that are read by name and have samples. */
export function languagesByName(): { id: string; title: string }[] {
  return loadGrammars()
    .filter((grammar) => grammar.isByName && languagesWithSamples.includes(grammar.name))
    .map(({ name, manifest }) => ({ id: name, title: manifest.title }));
}

/** Copies the samples of a language so often that they have a size in bytes, and returns their folder. */
export async function writeSamples(language: string, folder: string, size: number): Promise<string> {
  await remove(folder);
  await mkdir(folder, { recursive: true });
  const first = join(folder, '0');
  await copyInto(language, first);
  const copies = Math.ceil(size / Math.max(1, await sizeOf(first, [])));
  for (let copy = 1; copy < copies; copy++) await cp(first, join(folder, String(copy)), { recursive: true });
  return folder;
}

async function copyInto(language: string, folder: string): Promise<void> {
  for (const { topic, sample } of samplesIn(language))
    await cp(sample, join(folder, topic), { recursive: true, filter: (path) => !path.endsWith(EXPECTED) });
}
