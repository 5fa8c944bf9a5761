import { type DefinitionNumber, isNone } from '../../../facts/ids.ts';
import { pickBinding } from '../../bind/lookup.ts';
import { nothing, type Values } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';

/** What a block of a file that is a module imports under a name, and so gives to others. */
export function importedByBlock(
  { program, expressions }: Pick<InferenceState, 'program'> & { readonly expressions: ExpressionEvaluator },
  number: DefinitionNumber,
  name: string,
): Values {
  const { kind, scope } = program.definition(number);
  const file = program.fileOf(number);
  if (kind !== 'namespace' || isNone(scope) || !file.grammar.manifest.scoping.pathWords) return nothing;
  const index = program.nameIn(file, name);
  if (index === undefined || program.membersNamed(number, name).length > 0) return nothing;
  const binding = pickBinding(file, scope * file.facts.strings.length + index, false, true);
  return isNone(binding) ? nothing : expressions.denotationsAtEnd(file, binding).map(({ value }) => value);
}
