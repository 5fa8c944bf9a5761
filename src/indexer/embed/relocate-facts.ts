import { decodeHighlights, highlightClasses } from '../../model/highlight.ts';
import { flattenHighlights } from '../extract/highlights.ts';
import type { DefinitionFact, FileFacts } from '../facts/facts.ts';
import { BindingColumn, ConditionColumn, ExpressionColumn } from '../facts/tables.ts';
import type { Embedded } from './embed.ts';
import type { EmbeddedCode } from './embedded-code.ts';

/** Gives facts about the code of a file their places in the file. Places that are lines and columns are there already. */
export function relocateFacts(facts: FileFacts, { code, component, span, length }: Embedded): void {
  Object.assign(facts.definitions[0] ?? {}, { span, length });
  relocate(facts.bindings, BindingColumn.Width, bindingOffsets, code);
  relocate(facts.conditions, ConditionColumn.Width, [ConditionColumn.From, ConditionColumn.Until], code);
  const { expressions } = facts;
  for (let row = 0; row < expressions.length; row += ExpressionColumn.Width) {
    const start = expressions[row + ExpressionColumn.Offset] ?? 0;
    const [from, to] = code.rangeInFile(start, start + (expressions[row + ExpressionColumn.Length] ?? 0));
    expressions[row + ExpressionColumn.Offset] = from;
    expressions[row + ExpressionColumn.Length] = to - from;
  }
  if (component !== undefined) giveToComponent(facts, component);
}

const bindingOffsets = [
  BindingColumn.From,
  BindingColumn.Until,
  BindingColumn.Again,
  BindingColumn.Gone,
  BindingColumn.Back,
  BindingColumn.Start,
];

/** Offsets behind the code, of which some mean that there is no end, stay behind the file. */
function relocate(rows: Int32Array, width: number, columns: readonly number[], code: EmbeddedCode): void {
  for (let row = 0; row < rows.length; row += width)
    for (const column of columns) {
      const offset = rows[row + column] ?? -1;
      if (offset > 0) rows[row + column] = code.startOf(offset) + Math.max(0, offset - code.text.length);
    }
}

/**
 * A component is the whole file: its code runs when the component is made, and not when the file is loaded. The facts know
 * the component as the function of that name, which has no place of its own.
 */
function giveToComponent({ definitions, expressions }: FileFacts, name: string): void {
  const index = definitions.findIndex((each) => each.parent === 0 && each.name === name && each.exported);
  const [file] = definitions;
  const component = definitions[index];
  if (!file || !component || index <= 0) return;
  Object.assign(component, {
    span: file.span,
    nameSpan: [1, 1, 1, 1],
    length: file.length,
    signature: name,
  } satisfies Partial<DefinitionFact>);
  for (let row = 0; row < expressions.length; row += ExpressionColumn.Width)
    if (expressions[row + ExpressionColumn.Container] === 0)
      expressions[row + ExpressionColumn.Container] = index;
}

/** Joins the highlighting of the code with that of the text around it, as triples of `model/highlight.ts`. */
export function joinHighlights(
  ofCode: Int32Array,
  code: EmbeddedCode,
  around: readonly number[],
): Int32Array {
  const tokens: [start: number, end: number, index: number][] = [];
  for (let at = 0; at < around.length; at += 3)
    tokens.push([around[at] ?? 0, around[at + 1] ?? 0, around[at + 2] ?? 0]);
  for (const { start, end, class: name } of decodeHighlights([...ofCode])) {
    const [from, to] = code.rangeInFile(start, end);
    if (to > from) tokens.push([from, to, highlightClasses.indexOf(name)]);
  }
  tokens.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return flattenHighlights(tokens.flat());
}
