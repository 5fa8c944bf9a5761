import { ExpressionColumn as E, Op, type DefinitionFact, type FileFacts } from '../../facts.ts';
import { expressionCell, text } from '../../resolve/tables.ts';

/** Longer chains of members were made to overflow a stack. */
const MAX_PARTS = 20;

/** The dotted names of what decorates a definition; `?` stands for what is no name. */
export function decoratorNames(facts: FileFacts, { decorators }: DefinitionFact): string[] {
  return decorators.map((row) => dottedName(facts, row));
}

function dottedName(facts: FileFacts, row: number): string {
  const parts: string[] = [];
  let at = row;
  while (at >= 0 && parts.length < MAX_PARTS) {
    const a = expressionCell(facts, at, E.A);
    switch (expressionCell(facts, at, E.Op)) {
      case Op.Name:
        return [text(facts, a), ...parts].join('.');
      case Op.Member:
        parts.unshift(text(facts, expressionCell(facts, at, E.B)));
        at = a;
        break;
      case Op.Call:
      case Op.New:
      case Op.Same:
      case Op.Generic:
        at = a;
        break;
      default:
        at = -1;
    }
  }
  return ['?', ...parts].join('.');
}
