import type { Operation } from '../operation.ts';

/**
 * Rewrites absolute paths below one of the roots as relative ones. Agents pass absolute paths as a rule. Other inputs are returned as
 * they are.
 */
export function withLocalPaths(operation: Operation, input: unknown, roots: readonly string[]): unknown {
  if (roots.length === 0) return input;
  return mapPlaces(operation, input, (text) => {
    const root = roots.find((each) => text === each || text.startsWith(`${each}/`));
    return root === undefined ? text : text.slice(root.length + 1) || '.';
  });
}

/** Rewrites the inputs that can be places. */
export function mapPlaces({ texts = [] }: Operation, input: unknown, map: (text: string) => string): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const mapOne = (value: unknown) => (typeof value === 'string' ? map(value) : value);
  return Object.fromEntries(
    Object.entries(input).map(([name, value]: [string, unknown]) => [
      name,
      texts.includes(name) ? value : Array.isArray(value) ? value.map(mapOne) : mapOne(value),
    ]),
  );
}
