import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage now and gives free memory back to the system. V8 collects when a thread allocates: what a thread leaves behind before it waits
 * for others stays in memory until then, and its empty pages for ten seconds more. Node has no other way to ask for it.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options?: object) => void;
  // Node 20 does nothing if there are options, and gives no memory back.
  if (process.versions.node.startsWith('20.')) collect();
  else collect({ type: 'major', flavor: 'last-resort' });
}

/** Percentage. Threads that render pages take 100 MB less each than with the default, for no time that could be measured. */
const GARBAGE = 50;

/** The same where memory counts more than time. */
export const LEAN_GARBAGE = 25;

let limit = Infinity;

/**
 * Makes all threads collect garbage when their old objects have grown by a percentage, by default a half, instead of up to three times. It holds until
 * the process ends; a later call with a higher percentage has no effect. Call it in the main thread.
 */
export function limitGarbage(percent = GARBAGE): void {
  if (percent >= limit) return;
  limit = percent;
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
