// Draws calls of a repository at random, to be checked by hand: `node draw-calls.ts FOLDER SEED COUNT`. Prints the
// columns of a list of checked calls, without targets. The same seed draws the same calls.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnOf, lineOf, nameAt, type FileSyntax } from '../../syntax/file-syntax.ts';
import { parseSyntax } from '../../syntax/read-syntax.ts';

/** No file gives more calls than this, so that the list covers many. */
const MAX_CALLS_PER_FILE = 4;

const [folder = '.', seed = '1', count = '200'] = process.argv.slice(2);
const syntaxes: FileSyntax[] = [];
for (const path of globSync('**/*.cs', { cwd: folder }).sort())
  syntaxes.push(await parseSyntax(path, readFileSync(join(folder, path), 'utf8')));

const defined = new Set<string>(['base', 'this']);
for (const syntax of syntaxes)
  for (const place of syntax.definitions)
    if (!syntax.isLocal(place)) defined.add(nameAt(syntax, place) ?? '');

const calls = syntaxes.flatMap((syntax) =>
  [...syntax.calls.keys()]
    .map((place) => ({ syntax, place, name: nameAt(syntax, place) ?? '' }))
    // A call of a name that nothing in the repository has leads out of it.
    .filter(({ name }) => defined.has(name)),
);
const drawn: typeof calls = [];
const perFile = new Map<string, number>();
for (const call of shuffle(calls, randomNumbers(Number(seed)))) {
  if (drawn.length === Number(count)) break;
  const used = perFile.get(call.syntax.path) ?? 0;
  if (used === MAX_CALLS_PER_FILE) continue;
  perFile.set(call.syntax.path, used + 1);
  drawn.push(call);
}
for (const { syntax, place, name } of drawn)
  console.log(`${syntax.path}:${lineOf(place) + 1}:${columnOf(place) + 1}\t${name}`);

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** Numbers from 0 to 1, the same for the same seed: a linear congruential generator (Numerical Recipes). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
