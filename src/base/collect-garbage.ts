import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage now and gives free memory back to the system. V8 collects when a thread allocates: what a thread leaves behind before it waits
 * for others stays in memory until then, and its empty pages for ten seconds more. Node has no other way to ask for it.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  collect({ type: 'major', flavor: 'last-resort' });
}

/** Makes all threads collect garbage when their old objects have grown by this percentage, instead of up to 300. */
export function limitGarbage(percentage: number): void {
  setFlagsFromString(`--heap-growing-percent=${percentage}`);
}
