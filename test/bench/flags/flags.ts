// `npm run bench:flags`: whether a sample fails without each flag of `Scoping`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { task } from '../../../src/dev/process.ts';
import { loadGrammars } from '../../../src/grammar/load-grammars.ts';
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
    writeGrammarsWithout(flag.path, folder);
    for (const language of languagesWith(flag)) {
      const sample = await firstFailure(language, folder);
      if (sample === undefined) passing.push(language);
      else failing.push(`${language}/${sample}`);
      if (sample !== undefined && !isForEach) break;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { failing, passing };
}

function languagesWith({ path, default: value }: Flag): string[] {
  return loadGrammars()
    .filter(({ manifest }) => !isDeepStrictEqual(valueAt(manifest.scoping, path), value))
    .map(({ name }) => name)
    .filter((name) => languagesWithSamples.includes(name));
}

async function firstFailure(language: string, grammarFolder: string): Promise<string | undefined> {
  for (const { topic, sample } of samplesIn(language))
    if (!(await holds(sample, grammarFolder))) return topic;
  return undefined;
}

async function holds(sample: string, grammarFolder: string): Promise<boolean> {
  const shards = await indexSample(sample, { grammarFolder });
  const expected = readFileSync(join(sample, EXPECTED), 'utf8');
  return checkExpectations(shards).length === 0 && shards.map(outlineOf).join('\n') === expected;
}
