import { type DefinitionIndex, FILE_DEFINITION, orFileScope, type ScopeIndex } from '../facts/ids.ts';
import { isAnonymousType } from './anonymous-types.ts';
import { isContainer } from './containers.ts';
import { compareStretches, InnermostCursor, type Stretch } from './nesting.ts';
import { scopeCursor, type Scope, type ScopeCursor } from './scopes.ts';
import type { Structure } from './structure.ts';

/**
 * Returns whether an offset is in the head of its scope (`@outside`), where names are looked up outside of it: the parent in `class A extends B`.
 * Offsets must be asked in ascending order.
 */
export function outsideFinder(
  nodes: readonly Stretch[],
  scopes: readonly Scope[],
): (offset: number, scope: ScopeIndex) => boolean {
  const cursor = new InnermostCursor(nodes);
  return (offset, scope) => {
    const head = nodes[cursor.at(offset)];
    return head !== undefined && (scopes[scope]?.start ?? 0) < head.start;
  };
}

/** Gives scope and container of offsets, each asked in ascending order. */
export class Places {
  readonly #containers: (Stretch & { index: DefinitionIndex })[] = [];
  readonly #innerScope: ScopeCursor;
  readonly #innerContainer: InnermostCursor;

  constructor({ definitions, scopes, factIndex }: Structure) {
    definitions.forEach((definition, index) => {
      const container = factIndex(index);
      for (const { start, end } of definition.deferred ?? [])
        this.#containers.push({ start, end, index: container });
      if (!isContainer(definition)) return;
      const end = definition.end + (index === 0 ? 1 : 0);
      const { body } = definition.found.attributes;
      // What makes the instance of an anonymous type belongs to the code around it.
      const start = body && isAnonymousType(definition.found) ? body.startIndex : definition.outerStart;
      this.#containers.push({ start, end, index: container });
      // The value of a name may stand behind it.
      if (body && body.startIndex >= end)
        this.#containers.push({ start: body.startIndex, end: body.endIndex, index: container });
    });
    this.#containers.sort(compareStretches);
    this.#innerScope = scopeCursor(scopes);
    this.#innerContainer = new InnermostCursor(this.#containers);
  }

  scope(offset: number): ScopeIndex {
    return orFileScope(this.#innerScope.at(offset));
  }

  /** Index of a definition among the facts. */
  container(offset: number): DefinitionIndex {
    return this.#containers[this.#innerContainer.at(offset)]?.index ?? FILE_DEFINITION;
  }
}
