import type { ProgramFile } from '../../bind/program.ts';

/** Names of the methods that reading a property of a name may call, where a language reads methods as properties. */
export function accessorNames({ grammar }: ProgramFile, name: string): readonly string[] {
  const { accessorPrefixes } = grammar.manifest.scoping;
  if (name === '' || accessorPrefixes.length === 0) return [];
  const rest = name.charAt(0).toUpperCase() + name.slice(1);
  return accessorPrefixes.flatMap((prefix) => {
    const isWhole = name.startsWith(prefix) && /^\p{Lu}/u.test(name.slice(prefix.length));
    return isWhole ? [name] : [prefix + rest];
  });
}
