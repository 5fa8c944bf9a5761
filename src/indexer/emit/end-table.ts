import type { End } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import type { LinkEnd } from '../facts/ids.ts';
import { declarationCount } from '../files/declarations.ts';
import type { ProgramFile } from '../resolve/bind/program.ts';
import { standardPackages } from '../resolve/modules/standard-modules.ts';
import type { Naming } from './atlas.ts';

/** Maps definitions and externals, by number, to indexes in a shard. */
export interface EndTable {
  /** The ends outside the file, sorted by id. */
  ends: End[];
  indexOf(number: number): number;
}

/** Builds the table. `numbers` are those of all ends in the shard. `file` is the number of a file without facts. */
export function endTable(
  numbers: Iterable<LinkEnd>,
  file: ProgramFile | number | undefined,
  naming: Naming,
): EndTable {
  const isPlain = typeof file !== 'object';
  const count = isPlain ? 1 : declarationCount(file.declarations);
  const first = isPlain ? file : file.base;
  const indexOf = new Map<number, number>();
  if (first !== undefined) for (let index = 0; index < count; index++) indexOf.set(first + index, index);
  const others = new Set<LinkEnd>();
  const isStandard = isPlain ? undefined : standardPackages(file.grammar);
  const marked = (end: End): End =>
    end.kind === 'package' && isStandard?.(end.path) ? { ...end, standard: true } : end;
  for (const number of numbers) if (!indexOf.has(number)) others.add(number);
  const ends = [...others]
    .map((number) => ({ number, end: marked(naming.end(number)) }))
    .sort((a, b) => compareText(a.end.id, b.end.id));
  ends.forEach(({ number }, index) => indexOf.set(number, count + index));
  return { ends: ends.map(({ end }) => end), indexOf: (number) => indexOf.get(number) ?? -1 };
}
