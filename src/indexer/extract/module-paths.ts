import { FILE_SCOPE, isInnerScope, type ScopeIndex } from '../facts/ids.ts';
import { ScopeKind } from '../facts/tables.ts';
import type { Structure } from './structure.ts';

/** Returns the path of a module as the file as a whole would write it. */
type PathReader = (path: string, scope: ScopeIndex) => string;

/**
 * Reads paths that begin with words for the own module or the one around it: in a block of a file that is a module, these are
 * parts of the file.
 */
export function pathReader({ definitions, scopes, manifest: { scoping } }: Structure): PathReader {
  const { pathWords: words, namespaceSeparator: separator } = scoping;
  if (!words) return (path) => path;
  return (path, scope) => {
    const blocks: string[] = [];
    for (let at = scope; isInnerScope(at); at = scopes[at]?.parent ?? FILE_SCOPE) {
      const definition =
        scopes[at]?.kind === ScopeKind.Namespace ? definitions[scopes[at]?.definition ?? -1] : undefined;
      if (definition) blocks.unshift(definition.name);
    }
    let rest = path.split(separator).map((part) => part.trim());
    if (blocks.length === 0 || (rest[0] !== words.own && rest[0] !== words.above)) return path;
    if (rest[0] === words.own) rest = rest.slice(1);
    while (rest[0] === words.above && blocks.length > 0) {
      blocks.pop();
      rest = rest.slice(1);
    }
    return (rest[0] === words.above ? rest : [words.own, ...blocks, ...rest]).join(separator);
  };
}
