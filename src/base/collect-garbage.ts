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

/** Makes all threads collect garbage when their old objects have grown by a percentage, by default a half, instead of up to three times. It holds until the process ends. */
export function limitGarbage(percent = GARBAGE): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
