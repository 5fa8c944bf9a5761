import { callableKinds, typeKinds } from '../../model/kinds.ts';
import { containsSpan, type Span } from '../../model/position.ts';
import type { DefinitionTable } from '../facts/facts.ts';
import { FILE_DEFINITION, type DefinitionIndex } from '../facts/ids.ts';

/**
 * Returns a function for the index of the innermost definition around a span to which references belong: see `isContainer`. It must be
 * called with spans in source order, so that a long file is read once.
 */
export function createContainerFinder(definitions: DefinitionTable): (span: Span) => DefinitionIndex {
  const containers = definitions
    .map(({ span, kind }, index) => ({ span, kind, index }))
    .filter(
      ({ kind, index }) =>
        index > 0 && (callableKinds.has(kind) || typeKinds.has(kind) || kind === 'namespace'),
    )
    .sort((a, b) => compareStarts(a.span, b.span) || b.span[2] - a.span[2] || b.span[3] - a.span[3]);
  const open: typeof containers = [];
  let next = 0;
  return (span) => {
    for (
      let each = containers[next];
      each && compareStarts(each.span, span) <= 0;
      each = containers[++next]
    ) {
      while (open.length > 0 && !containsSpan(open.at(-1)?.span ?? span, each.span)) open.pop();
      open.push(each);
    }
    while (open.length > 0 && !containsSpan(open.at(-1)?.span ?? span, span)) open.pop();
    return open.at(-1)?.index ?? FILE_DEFINITION;
  };
}

function compareStarts(a: Span, b: Span): number {
  return a[0] - b[0] || a[1] - b[1];
}
