import type { Answer, Entity } from '../scip/answer.ts';
import { columnOf, lineOf, nameAt } from '../syntax/file-syntax.ts';
import { isLocal, type Claim, type World } from './world.ts';

const fields: ReadonlySet<string> = new Set(['property', 'field']);
const callables: ReadonlySet<string> = new Set(['function', 'method']);
const types: ReadonlySet<string> = new Set(['class', 'interface', 'enum', 'type']);

/**
 * Whether an edge says more than the name at its place, so that an index of names can neither confirm nor deny it: what a value that is
 * called makes (`cls()`, `self.parser_class()`) or is (`const f = run; f()`), and the field that a keyword sets beside the parameter that it names.
 */
export function isBeyondNames(world: World, { edge, node, path, place }: Claim, answer: Answer): boolean {
  if (answer.kind !== 'definitions') return false;
  const name = nameAt(world.syntaxes.get(path), place);
  if (fields.has(node.kind))
    return answer.entities.some((entity) => isLocal(world, entity) && lastOf(entity) === node.chain.at(-1));
  // A call of a name that holds a function: the edge says so by its rule.
  if (
    edge.how.endsWith('/result') &&
    callables.has(node.kind) &&
    answer.entities.every(({ isValue }) => isValue)
  )
    return true;
  const makes = node.isConstructor || types.has(node.kind);
  return makes && name !== node.chain.at(-1) && answer.entities.every(({ isValue }) => isValue);
}

/** Whether the name is called through a method that every function has, such as `f.call(…)`. */
export function isApplied({ syntaxes, language }: World, { path, place }: Claim): boolean {
  const { applied } = language.known;
  const syntax = syntaxes.get(path);
  const name = nameAt(syntax, place);
  if (!applied || name === undefined) return false;
  const line = syntax?.lines[lineOf(place)] ?? '';
  return applied.test(line.slice(columnOf(place) + name.length));
}

function lastOf({ name }: Entity): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
