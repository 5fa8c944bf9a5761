import { isNone, type RowIndex } from '../facts/ids.ts';
import { byStart } from './collect.ts';
import type { Expressions } from './expressions.ts';
import { compareStretches, InnermostCursor } from './nesting.ts';
import type { Structure } from './structure.ts';

/** Rows of decorators by index of the definition, outer before inner. */
export type Decorators = ReadonlyMap<number, readonly RowIndex[]>;

/**
 * Reads the decorators of each definition, which stand between the beginning of what is shown of it and its own beginning.
 * Annotations are metadata, and decorate nothing.
 */
export function readDecorators(
  { collected: { markers }, definitions, manifest }: Structure,
  { rowOf }: Expressions,
): Decorators {
  const found = new Map<number, RowIndex[]>();
  if (markers.decorator.length === 0 || manifest.scoping.annotations) return found;
  const decorated = definitions
    .map(({ outerStart, start }, index) => ({ start: outerStart, end: start, index }))
    .filter(({ start, end, index }) => index > 0 && end > start)
    .sort(compareStretches);
  const cursor = new InnermostCursor(decorated);
  for (const node of [...markers.decorator].sort(byStart)) {
    const index = decorated[cursor.at(node.startIndex)]?.index;
    const row = rowOf(node);
    if (index === undefined || isNone(row)) continue;
    const known = found.get(index);
    if (known) known.push(row);
    else found.set(index, [row]);
  }
  return found;
}
