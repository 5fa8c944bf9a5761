import type { ForeignUse } from '../../../../grammar/foreign.ts';
import { baseName } from '../../../../model/path.ts';
import type { DefinitionIndex } from '../../../facts/ids.ts';
import { FILE_DEFINITION } from '../../../facts/ids.ts';
import {
  DeclarationColumn as D,
  declaredParent,
  declaredSymbol,
  declaredText,
  type Declarations,
} from '../../../files/declarations.ts';

/** Returns the names that a declaration can have on the other side of an interface, by its templates. */
export function foreignSymbols(
  { names, escapes }: Pick<ForeignUse, 'names' | 'escapes'>,
  file: { path: string; declarations: Declarations },
  definition: DefinitionIndex,
): string[] {
  const parts = partsOf(file, definition);
  return names.flatMap((template) => {
    const needsOwner = template.includes('{owner}');
    if (needsOwner && parts.owner === '') return [];
    return template.replace(/\{(\w+)\}(.?)/gs, (_, name: string, next: string) => {
      const part = Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : '';
      return part === '' ? '' : escaped(part, escapes) + next;
    });
  });
}

function partsOf(
  { path, declarations }: { path: string; declarations: Declarations },
  definition: DefinitionIndex,
): Record<'name' | 'namespace' | 'owner' | 'file', string> {
  const parent = declaredParent(declarations, definition);
  const isMember = parent > FILE_DEFINITION;
  return {
    name: declaredText(declarations, definition, D.Name),
    namespace: declarations.namespace,
    owner: isMember ? declaredSymbol(declarations, parent).replaceAll('.', '/') : '',
    file: baseName(path).replace(/\.[^.]*$/, ''),
  };
}

function escaped(text: string, escapes: ForeignUse['escapes']): string {
  return [...text].map((each) => (Object.hasOwn(escapes, each) ? escapes[each] : each)).join('');
}
