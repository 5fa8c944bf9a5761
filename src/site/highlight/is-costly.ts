/** Longer texts are shown without colours. */
const MAX_CHARACTERS = 150_000;
const MAX_LINE = 2000;
/** The sum of the squares of the lengths of what follows. Real files of the largest size have a third of it. */
const MAX_WORK = 30_000_000;
/** Words and spaces without a sign between them, over which expressions look again from each word. */
const plainRun = /[\w\s]+/g;
/** The same one to three characters, hundreds of times. */
const repetition = /([^]{1,3}?)\1{300}/;

/**
 * Whether the regular expressions of highlight.js could take seconds for a text: several of them take time quadratic in lines, in words without
 * signs and in repeated characters. Decided by the text alone, so the result is the same on every machine.
 */
export function isCostly(source: string): boolean {
  if (source.length > MAX_CHARACTERS) return true;
  let work = 0;
  for (const line of source.split('\n')) {
    if (line.length > MAX_LINE) return true;
    work += line.length ** 2;
  }
  for (const [run] of source.matchAll(plainRun)) work += run.length ** 2;
  return work > MAX_WORK || repetition.test(source);
}
