import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage now. V8 collects when a thread allocates: what a thread leaves behind before it waits for others stays in memory until then. Node has
 * no other way to ask for it.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
