import { readFileSync } from 'node:fs';
import { programFile } from '../../base/program-files.ts';
import { Accuracy } from '../../model/accuracy.ts';

const file = programFile('quality/accuracy.json');

/** Returns the measured accuracy of this version, which every atlas contains. */
export function shippedAccuracy(): Accuracy {
  return Accuracy.parse(JSON.parse(readFileSync(file, 'utf8')));
}
