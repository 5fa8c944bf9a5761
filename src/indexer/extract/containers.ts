import { callableKinds, typeKinds } from '../../model/kinds.ts';
import type { Definition } from './definitions.ts';
import { compareStretches, InnermostCursor, type Stretch } from './nesting.ts';

/** Whether references inside a definition belong to it. Those in the values of variables and properties do not, unless the grammar calls the value a body. */
export function isContainer({ kind, local, found }: Definition): boolean {
  if (local) return false;
  if (kind === 'module' || kind === 'namespace' || callableKinds.has(kind) || typeKinds.has(kind))
    return true;
  // An accessor is a property with a body.
  return found.attributes.body !== undefined;
}

/** Gives functions in the value of a variable or field to it: they run when the value is used, and not where it is declared. */
export function deferCode(definitions: readonly Definition[], functions: readonly Stretch[]): void {
  if (functions.length === 0) return;
  const sorted = definitions.map((definition, index) => ({
    start: definition.start,
    end: definition.end,
    index,
  }));
  const around = new InnermostCursor(sorted.sort(compareStretches));
  for (const each of functions) {
    const definition = definitions[sorted[around.at(each.start)]?.index ?? 0];
    if (!definition || definition.local || isContainer(definition) || definition.kind === 'enum_member')
      continue;
    (definition.deferred ??= []).push(each);
  }
}
