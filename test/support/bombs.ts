import { javascript, tsx } from './bombs/javascript.ts';
import { textsOfPython } from './bombs/python-texts.ts';
import { valuesOfPython } from './bombs/python-values.ts';
import type { Bomb } from './bombs/recipe.ts';
import { textsOfTypescript } from './bombs/typescript-texts.ts';
import { typesOfTypescript } from './bombs/typescript-types.ts';
import { valuesOfTypescript } from './bombs/typescript-values.ts';

export const allBombs: readonly Bomb[] = [
  ...valuesOfTypescript,
  ...typesOfTypescript,
  ...textsOfTypescript,
  ...tsx,
  ...javascript,
  ...valuesOfPython,
  ...textsOfPython,
];

/** Throws for a name that there is none of. */
export function bombNamed(name: string): Bomb {
  const found = allBombs.find((bomb) => bomb.name === name);
  if (!found) throw new Error(`There is no bomb ${name}.`);
  return found;
}
