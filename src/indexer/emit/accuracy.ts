import { readFileSync } from 'node:fs';
import { Accuracy } from '../../model/accuracy.ts';

const file = new URL('../../quality/accuracy.json', import.meta.url);

/** How accurate this version was found to be: shipped with it, and so in every atlas it makes. */
export function shippedAccuracy(): Accuracy {
  return Accuracy.parse(JSON.parse(readFileSync(file, 'utf8')));
}
