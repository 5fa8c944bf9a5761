import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledGrammarFolder } from '../../../../src/grammar/load-grammars.ts';

/** The files of the samples of all languages, by their path in the folder of the grammars: `go/samples/flow/flow.go`. */
export function sampleTexts(): Record<string, Uint8Array> {
  const folder = bundledGrammarFolder();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'expected.txt')
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return Object.fromEntries(
    paths
      .filter((path) => /^[^/\\]+[/\\]samples[/\\]/.test(path))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]),
  );
}
