// A process that parses what it is sent and does nothing else: the floor that the indexer is measured against.
import { readFile } from 'node:fs/promises';
import { Language, Parser } from 'web-tree-sitter';
import type { Job, Parsed } from './jobs.ts';

const parsers = new Map<string, Promise<Parser>>();

await Parser.init();
process.on('message', (jobs: Job[]) => {
  void parseAll(jobs).then((parsed) => process.send?.(parsed));
});
process.send?.({ files: 0, bytes: 0 } satisfies Parsed);

async function parseAll(jobs: readonly Job[]): Promise<Parsed> {
  let bytes = 0;
  for (const job of jobs) {
    const parser = await parserFor(job.wasm);
    const content = await readFile(job.path);
    bytes += content.length;
    parser.parse(content.toString('utf8'))?.delete();
  }
  return { files: jobs.length, bytes };
}

function parserFor(wasm: string): Promise<Parser> {
  const known = parsers.get(wasm);
  if (known) return known;
  const made = Language.load(wasm).then((language) => new Parser().setLanguage(language));
  parsers.set(wasm, made);
  return made;
}
