import type { LanguageManifest } from '../../grammar/manifest.ts';
import type { Visibility } from '../../model/kinds.ts';

const accessModifiers: readonly string[] = ['private', 'protected', 'public', 'overload'];

/** Returns the visibility and the other modifiers of a definition. `isOfContract` says that it is public unless something else is said: a member of an interface, an enum member, or a file. */
export type VisibilityOf = (
  modifiers: readonly string[],
  name: string,
  isOfContract: boolean,
) => { visibility: Visibility; modifiers: string[] };

/** Reads modifiers and names as a language does. */
export function visibilityReader({ scoping }: LanguageManifest): VisibilityOf {
  const { defaultVisibility, privateNames, publicNames } = scoping;
  const hidden = privateNames ? new RegExp(privateNames, 'u') : undefined;
  const shown = publicNames ? new RegExp(publicNames, 'u') : undefined;
  const implied = (modifiers: readonly string[], name: string, isOfContract: boolean): Visibility => {
    if (modifiers.includes('private')) return 'private';
    if (modifiers.includes('protected')) return 'protected';
    if (defaultVisibility !== 'public' && !isOfContract && !modifiers.includes('public'))
      return defaultVisibility;
    return hidden?.test(name) && !shown?.test(name) ? 'private' : 'public';
  };
  return (modifiers, name, isOfContract) => ({
    visibility: implied(modifiers, name, isOfContract),
    modifiers: modifiers.filter((each) => !accessModifiers.includes(each)).sort(),
  });
}
