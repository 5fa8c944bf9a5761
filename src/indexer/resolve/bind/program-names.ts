import { typeKinds } from '../../../model/kinds.ts';
import {
  definitionNumber,
  FIRST_DEFINITION,
  type DefinitionIndex,
  type DefinitionNumber,
} from '../../facts/ids.ts';
import {
  declarationCount,
  declaredSymbol,
  DeclarationColumn as D,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  declaredText,
  hasDeclarationFlag,
  type Declarations,
} from '../../files/declarations.ts';
import type { ProgramFile } from './program-file.ts';

/** Returns the dotted name of a definition in the program: declarations of one type that several files, or several places, have share it. */
export function pathInProgram(declarations: Declarations, index: DefinitionIndex): string {
  return declaredSymbol(declarations, index).replace(/~\d+/gu, '');
}

/**
 * Returns the names of a program whose files all see each other's: what stands at the top of a file by its name, types and constants in
 * types by their dotted name. Of several declarations of a name, those in a file that is named after it come first.
 */
export function namesInProgram(
  files: readonly ProgramFile[],
): ReadonlyMap<string, readonly DefinitionNumber[]> {
  const found = new Map<string, { number: DefinitionNumber; isNamedAfter: boolean }[]>();
  for (const file of files) {
    const { declarations, base, path } = file;
    for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++) {
      if (hasDeclarationFlag(declarations, index, DeclarationFlag.Nested)) continue;
      const kind = declaredKind(declarations, index);
      const hasOwner = declaredText(declarations, index, D.Owner) !== '';
      const isTop = declaredParent(declarations, index) === 0 && !hasOwner;
      if (!isTop && !typeKinds.has(kind) && kind !== 'constant') continue;
      const name = pathInProgram(declarations, index);
      const entry = { number: definitionNumber(base, index), isNamedAfter: isNamedAfter(path, name) };
      const known = found.get(name);
      if (known) known.push(entry);
      else found.set(name, [entry]);
    }
  }
  return new Map(
    [...found].map(([name, entries]) => [
      name,
      entries
        .sort((a, b) => Number(b.isNamedAfter) - Number(a.isNamedAfter) || a.number - b.number)
        .map(({ number }) => number),
    ]),
  );
}

/** Whether a file is named after a type, in whatever case: `http_client` after `Web.HTTPClient`. */
function isNamedAfter(path: string, name: string): boolean {
  const plain = (text: string): string => text.replace(/[_-]/gu, '').toLowerCase();
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/u, '');
  return plain(file) === plain(name.slice(name.lastIndexOf('.') + 1));
}
