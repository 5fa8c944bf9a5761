import type { Grammar } from '../grammar/load-grammars.ts';
import { GrammarError } from '../grammar/grammar-error.ts';
import { analysisOutcomes } from './analysis-outcomes.ts';
import type { FileRecord } from './facts/facts.ts';
import type { Source } from './source/source.ts';

export interface TextToParse {
  path: string;
  language: string;
  text: string;
}

/**
 * Parses a text that is not in a source. Returns undefined if no facts can be extracted. The text is not searched for
 * secrets. Throws `GrammarError` if the grammar has an error.
 */
export async function parseText(
  { path, language, text }: TextToParse,
  grammars: ReadonlyMap<string, Grammar>,
  { signal, userGrammarFolder }: { signal?: AbortSignal; userGrammarFolder?: string | undefined } = {},
): Promise<FileRecord | undefined> {
  const bytes = Buffer.from(text, 'utf8');
  const file = { path, language, size: bytes.length, stamp: '' };
  const setup = { grammarFolder: undefined, userGrammarFolder, factsFolder: undefined, secrets: undefined };
  const options = { source: singleFileSource(bytes), grammarsByName: grammars, workers: 1, signal };
  for await (const outcome of analysisOutcomes([file], setup, options)) {
    if (outcome.failed) continue;
    const { response } = outcome;
    if (response.kind === 'grammar-mistake') throw new GrammarError(response.file, response.reason);
    if (response.kind === 'record' && response.record.facts !== null) return response.record;
  }
  return undefined;
}

function singleFileSource(bytes: Uint8Array): Source {
  return {
    repository: { name: '', commit: null, branch: null, dirty: false },
    seenAt: 0,
    findings: [],
    list: () => Promise.resolve([]),
    read: () => Promise.resolve(bytes),
    close: () => Promise.resolve(),
  };
}
