import { FILE_DEFINITION, type DefinitionIndex } from '../../facts/ids.ts';
import { declarationCount, DeclarationColumn as D, declaredText } from '../../files/declarations.ts';
import type { ProgramFile } from './program-file.ts';

/** Definitions of a file that name an owner which the file does not declare. */
export function* orphansOf({
  declarations,
}: ProgramFile): Iterable<{ index: DefinitionIndex; owner: string; source: string }> {
  for (let index = FILE_DEFINITION; index < declarationCount(declarations); index++) {
    const owner = declaredText(declarations, index, D.Owner);
    if (owner !== '') yield { index, owner, source: declaredText(declarations, index, D.OwnerSource) };
  }
}
