import { readFileSync } from 'node:fs';
import { Accuracy } from '../../model/accuracy.ts';

const file = new URL('../../quality/accuracy.json', import.meta.url);

/** Returns the measured accuracy of this version, which every atlas contains. */
export function shippedAccuracy(): Accuracy {
  return Accuracy.parse(JSON.parse(readFileSync(file, 'utf8')));
}
