import type { Definition } from './definitions.ts';

/**
 * Returns the dotted name of each definition in its file, with `~2` if an earlier one of the same kind has it; empty for
 * the file and for local definitions. Declarations of what is defined elsewhere are numbered after definitions, and definitions inside of
 * functions after all others, so that a helper in a callback never changes the id of a symbol that other files use.
 */
export function symbolNames(definitions: readonly Definition[]): readonly string[] {
  const symbols = definitions.map(() => '');
  const counts = new Map<string, number>();
  const isInFunction: boolean[] = [];
  definitions.forEach(({ nested, parent }, index) => {
    isInFunction[index] = nested || (isInFunction[parent] ?? false);
  });
  const ranks = definitions.map(({ found }, index) =>
    isInFunction[index] ? 2 : found.modifiers.includes('forward') ? 1 : 0,
  );
  for (const rank of [0, 1, 2])
    definitions.forEach(({ local, kind, name, owner, parent }, index) => {
      if (index === 0 || local || ranks[index] !== rank) return;
      const prefix = owner || (symbols[parent] ?? '');
      const wanted = prefix ? `${prefix}.${name}` : name;
      const key = `${kind}:${wanted}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      symbols[index] = count > 1 ? `${wanted}~${count}` : wanted;
    });
  return symbols;
}
