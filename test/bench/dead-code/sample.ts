// `npm run bench:deadcode`: draws findings of dead code at random, with what a person needs to check each by hand.
import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { task } from '../../../src/dev/process.ts';
import { Severity, type Severity as SeverityName } from '../../../src/model/dead-code.ts';
import type { DeadSymbol } from '../../../src/features/dead-code/dead-code-answer.ts';
import { allDeadCode } from '../../../src/features/dead-code/dead-code.ts';
import { readFile } from '../../../src/query/read.ts';
import { walkFiles } from '../../../src/query/walk.ts';
import type { Store } from '../../../src/store/store.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { withAtlas } from '../support/open-atlas.ts';
import { drawEvenly } from './draw.ts';

const help = `npm run bench:deadcode -- [options]

Draws findings of dead code at random, evenly over the repositories, and prints each with its source and with all other
places of its name, so that a person can tell whether it is right.

  --repository DIR  look at this folder (may be given again); without it, at all that the benchmark has fetched
  --count N         how many to draw (default 50)
  --seed N          another seed draws others; the same draws the same (default 1)
  --severity NAME   of which severity (default HIGH)
  --help            this text
`;

/** More other places of a name say nothing more. */
const MAX_PLACES = 8;
const MAX_LINES = 6;

await task(async () => {
  const { values } = parseArgs({
    options: {
      repository: { type: 'string', multiple: true },
      count: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
      severity: { type: 'string', default: 'HIGH' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const severity = Severity.parse(values.severity);
  const found: { store: Store; name: string; symbols: DeadSymbol[] }[] = [];
  for (const folder of values.repository?.map((path) => resolve(path)) ?? fetched()) {
    const name = basename(folder);
    const { store, symbols } = await deadCodeIn(folder, severity);
    console.error(`${name}: ${symbols.length} of ${severity}`);
    if (symbols.length > 0) found.push({ store, name, symbols });
  }
  const drawn = drawEvenly(
    found.map(({ symbols }) => symbols),
    Number(values.count),
    Number(values.seed),
  );
  for (const [at, symbols] of drawn.entries()) {
    const { store, name } = found[at] ?? {};
    if (store && name !== undefined) for (const symbol of symbols) await show(store, name, symbol);
  }
});

function fetched(): string[] {
  const folder = join(benchFolder, 'repositories');
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}

function deadCodeIn(
  folder: string,
  severity: SeverityName,
): Promise<{ store: Store; symbols: DeadSymbol[] }> {
  return withAtlas(folder, async (store) => ({
    store,
    symbols: (await allDeadCode(store, { severity: [severity] })).symbols,
  }));
}

async function show(store: Store, repository: string, symbol: DeadSymbol): Promise<void> {
  const shard = await readFile(store, symbol.path);
  const lines = shard?.source.split('\n') ?? [];
  const last = symbol.qualifiedName.slice(symbol.qualifiedName.lastIndexOf('.') + 1).replace(/~\d+$/, '');
  const places = await placesOf(store, last, symbol);
  console.log(
    `\n${repository} | ${symbol.path}:${symbol.line} | ${symbol.kind} ${symbol.qualifiedName} | ${symbol.reason}`,
  );
  console.log(
    lines
      .slice(symbol.line - 1, symbol.line - 1 + MAX_LINES)
      .map((line) => `    ${line}`)
      .join('\n'),
  );
  if (symbol.usedByDead.total > 0) console.log(`  used by dead: ${symbol.usedByDead.ids.join(', ')}`);
  for (const place of places.slice(0, MAX_PLACES)) console.log(`  also ${place}`);
  if (places.length > MAX_PLACES) console.log(`  and ${places.length - MAX_PLACES} more places`);
}

/** Lines of any file with the name as a word, its own apart. */
async function placesOf(store: Store, name: string, symbol: DeadSymbol): Promise<string[]> {
  const word = new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}(?![\\w$])`, 'u');
  const places: string[] = [];
  for await (const { path } of walkFiles(store, '')) {
    const source = (await readFile(store, path))?.source ?? '';
    if (!source.includes(name)) continue;
    source.split('\n').forEach((text, at) => {
      if (word.test(text) && (path !== symbol.path || at + 1 !== symbol.line))
        places.push(`${path}:${at + 1}: ${text.trim().slice(0, 120)}`);
    });
  }
  return places;
}
