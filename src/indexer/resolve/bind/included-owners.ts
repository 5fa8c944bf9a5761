import { ownerKinds } from '../../../model/kinds.ts';
import {
  definitionNumber,
  FIRST_DEFINITION,
  type DefinitionIndex,
  type DefinitionNumber,
} from '../../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  declaredText,
  hasDeclarationFlag,
} from '../../files/declarations.ts';
import { hasIncludes, type IncludeGraph } from './include-graph.ts';
import { namespacesAround } from './namespaces.ts';
import { orphansOf } from './orphans.ts';
import type { ProgramFile } from './program-file.ts';

interface DeclaredType {
  file: ProgramFile;
  number: DefinitionNumber;
}

/**
 * Yields the types of members that stand in other files, where files include those whose types they see. A name of a type may have those
 * of types and namespaces around it in front.
 */
export function* includedOwners(
  files: readonly ProgramFile[],
  includes: IncludeGraph,
): Iterable<{ file: ProgramFile; index: DefinitionIndex; type: DefinitionNumber }> {
  const including = files.filter(({ grammar }) => hasIncludes(grammar));
  const byName = typesByName(including);
  for (const file of including) {
    const opened = file.declarations.stars.flatMap((specifier) => {
      const target = file.modules.resolve(file.path, specifier);
      return target.kind === 'unit' ? [target.name] : [];
    });
    for (const { index, owner } of orphansOf(file)) {
      const namespace = declaredText(file.declarations, index, D.Namespace);
      const around = [...namespacesAround(namespace), ...opened];
      const candidates = around.flatMap((each) => byName.get(each === '' ? owner : `${each}.${owner}`) ?? []);
      const seen = includes.reachedFrom(file.index);
      const found = candidates.find((each) => seen.has(each.file.index));
      const only = candidates.length === 1 ? candidates[0] : undefined;
      const type = found ?? only;
      if (type) yield { file, index, type: type.number };
    }
  }
}

/** The types of files by their names, with those of the types and namespaces around them in front. */
function typesByName(files: readonly ProgramFile[]): ReadonlyMap<string, readonly DeclaredType[]> {
  const found = new Map<string, DeclaredType[]>();
  for (const file of files) {
    const { declarations, base } = file;
    const names: string[] = [];
    for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++) {
      const parent = declaredParent(declarations, index);
      const around = parent > 0 ? names[parent] : declaredText(declarations, index, D.Namespace);
      const own = declaredText(declarations, index, D.Name);
      const name = around ? `${around}.${own}` : own;
      names[index] = name;
      const isType = ownerKinds.has(declaredKind(declarations, index));
      if (!isType || hasDeclarationFlag(declarations, index, DeclarationFlag.Forward)) continue;
      if (hasDeclarationFlag(declarations, index, DeclarationFlag.Nested)) continue;
      const known = found.get(name);
      const type = { file, number: definitionNumber(base, index) };
      if (known) known.push(type);
      else found.set(name, [type]);
    }
  }
  return found;
}
