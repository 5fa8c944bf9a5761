import type { Grammar } from '../grammar/load-grammars.ts';
import { analyseFiles } from './analyse-files.ts';
import type { FileRecord } from './facts.ts';
import type { Source } from './source/source.ts';

export interface TextToParse {
  path: string;
  language: string;
  text: string;
}

/** Parses a text that is not in a source. Returns undefined if the grammar finds no facts. */
export async function parseText(
  { path, language, text }: TextToParse,
  grammars: ReadonlyMap<string, Grammar>,
  signal?: AbortSignal,
): Promise<FileRecord | undefined> {
  const bytes = Buffer.from(text, 'utf8');
  const file = { path, language, size: bytes.length, stamp: '' };
  const { records } = await analyseFiles({
    source: sourceOf(bytes),
    files: [file],
    grammars,
    cacheFolder: undefined,
    secrets: undefined,
    signal,
  });
  return records.find(({ facts }) => facts !== null);
}

function sourceOf(bytes: Uint8Array): Source {
  return {
    repository: { name: '', commit: null, branch: null, dirty: false },
    seenAt: 0,
    findings: [],
    list: () => Promise.resolve([]),
    read: () => Promise.resolve(bytes),
    close: () => Promise.resolve(),
  };
}
