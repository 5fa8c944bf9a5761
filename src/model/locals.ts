import * as z from 'zod';

/**
 * The local names of a file, such as parameters, variables of functions and type parameters, in the order of their first
 * occurrences. Each is a list of numbers: the distance from the first occurrence of the local before, in UTF-16 units of
 * the source; the length of the name; which of its occurrences declares it, from 0; and the distances between its
 * occurrences.
 */
export const PackedLocals = z.array(z.array(z.int().nonnegative()));
export type PackedLocals = z.infer<typeof PackedLocals>;

/** A local name, with UTF-16 offsets into the source. */
export interface Local {
  length: number;
  declaration: number;
  /** All occurrences in ascending order, the declaration included. */
  occurrences: readonly number[];
}

export function packLocals(locals: readonly Local[]): PackedLocals {
  let last = 0;
  return [...locals]
    .sort((a, b) => (a.occurrences[0] ?? 0) - (b.occurrences[0] ?? 0))
    .map(({ length, declaration, occurrences }) => {
      const [first = 0, ...others] = occurrences;
      const gap = first - last;
      last = first;
      let at = first;
      const gaps = others.map((offset) => {
        const distance = offset - at;
        at = offset;
        return distance;
      });
      return [gap, length, occurrences.indexOf(declaration), ...gaps];
    });
}

export function unpackLocals(packed: PackedLocals): Local[] {
  let last = 0;
  return packed.map(([gap = 0, length = 0, declared = 0, ...gaps]) => {
    last += gap;
    let at = last;
    const occurrences = [at, ...gaps.map((distance) => (at += distance))];
    return { length, declaration: occurrences[declared] ?? at, occurrences };
  });
}
