import type { Found } from './collect.ts';
import { nameOf } from './definition-names.ts';

/** Whether a definition is a type without a name, which is declared where its only instance is made. */
export function isAnonymousType({ attributes }: Found): boolean {
  return attributes.base !== undefined;
}

/**
 * Returns the name under which a type without a name is a symbol, such as `new-Listener`: its keyword and what it is
 * derived from. The hyphen keeps it apart from all names that code can write, and needs no quotes in a shell.
 */
export function anonymousName({ attributes: { name, base } }: Found, source: string): string {
  return name && base ? `${nameOf(name, source)}-${nameOf(base, source)}` : '';
}
