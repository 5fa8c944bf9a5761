import type { Operation } from '../operation.ts';

/**
 * Rewrites absolute paths below the root of the repository as relative ones. Agents pass absolute paths as a rule. Other inputs are
 * returned as they are.
 */
export function withLocalPaths(operation: Operation, input: unknown, root: string): unknown {
  return mapPlaces(operation, input, (text) => {
    if (text === root) return '.';
    return text.startsWith(`${root}/`) ? text.slice(root.length + 1) : text;
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
