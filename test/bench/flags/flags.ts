// `npm run bench:flags`: whether a sample fails without each flag of `Scoping`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { task } from '../../../src/dev/process.ts';
import { loadGrammars } from '../../../src/grammar/load-grammars.ts';
import type { IndexOptions } from '../../../src/indexer/index.ts';
import { checkExpectations } from '../../support/check-expectations.ts';
import { EXPECTED, indexSample, languagesWithSamples, samplesIn } from '../../support/grammar-samples.ts';
import { outlineOf } from '../../support/outline.ts';
import { allFlags, valueAt, type Flag } from '../../support/scoping-flags.ts';
import { writeGrammarsWithout } from './grammars-without.ts';

const help = `npm run bench:flags -- [options] [FLAG...]

Removes each flag of Scoping (or those given, as in protocols.call) from all manifests and presets, and runs the samples of the
languages that set it. A sample should fail in one of them.

  --each  all languages that set a flag, and not only until one has a failing sample
  --help  this text
`;

/** With a cache, the libraries of the changed grammars are parsed once for all samples. Each sample has its own track. */
type Options = Pick<IndexOptions, 'grammarFolder' | 'cacheFolder' | 'cacheTrack'>;

await task(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { each: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const flags = allFlags.filter(
    ({ path }) => positionals.length === 0 || positionals.includes(path.join('.')),
  );
  const without: string[] = [];
  for (const flag of flags) {
    const name = flag.path.join('.');
    const { failing, passing } = await removeFlag(flag, values.each);
    console.log(
      `${name}: ${failing.join(', ') || 'NO SAMPLE'}${passing.length > 0 ? ` (none in ${passing.join(', ')})` : ''}`,
    );
    if (failing.length === 0) without.push(name);
  }
  if (without.length > 0) throw new Error(`No sample fails without ${without.join(', ')}.`);
});

/** Returns the first sample that fails in each language that sets the flag, and the languages in which none does. */
async function removeFlag(flag: Flag, isForEach: boolean): Promise<{ failing: string[]; passing: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-flags-'));
  const failing: string[] = [];
  const passing: string[] = [];
  try {
    const options = { grammarFolder: join(folder, 'grammars'), cacheFolder: join(folder, 'cache') };
    writeGrammarsWithout(flag.path, options.grammarFolder);
    for (const language of languagesWith(flag)) {
      const sample = await firstFailure(language, options);
      if (sample === undefined) passing.push(language);
      else failing.push(`${language}/${sample}`);
      if (sample !== undefined && !isForEach) break;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { failing, passing };
}

/** The languages that set a flag. Those of files with code between other text come last: they inherit their flags. */
function languagesWith({ path, default: value }: Flag): string[] {
  return loadGrammars()
    .toSorted((a, b) => Number(a.container !== undefined) - Number(b.container !== undefined))
    .filter(({ manifest }) => !isDeepStrictEqual(valueAt(manifest.scoping, path), value))
    .map(({ name }) => name)
    .filter((name) => languagesWithSamples.includes(name));
}

async function firstFailure(language: string, options: Options): Promise<string | undefined> {
  for (const { topic, sample } of samplesIn(language))
    if (!(await holds(sample, { ...options, cacheTrack: `${language}-${topic}` }))) return topic;
  return undefined;
}

async function holds(sample: string, options: Options): Promise<boolean> {
  const shards = await indexSample(sample, options);
  const expected = readFileSync(join(sample, EXPECTED), 'utf8');
  return checkExpectations(shards).length === 0 && shards.map(outlineOf).join('\n') === expected;
}
