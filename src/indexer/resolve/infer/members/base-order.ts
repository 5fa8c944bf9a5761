import { contractKinds } from '../../../../model/kinds.ts';
import type { DefinitionNumber } from '../../../facts/ids.ts';
import { definitionNumberOf, tagOf, ValueTag, type Value, type Values } from '../../types/values.ts';
import type { InferenceState } from '../algebra/inference-state.ts';

/** Of what a class is made from, interfaces come last in a language where their members are none of the class. */
export function classesFirst(
  { program, space }: Pick<InferenceState, 'program' | 'space'>,
  number: DefinitionNumber,
  bases: Values,
): Values {
  if (program.fileOf(number).grammar.manifest.scoping.interfaceMembers) return bases;
  const isInterface = (base: Value): boolean => {
    const { value } = space.unbind(base);
    if (tagOf(value) !== ValueTag.Instance) return false;
    return contractKinds.has(program.definition(definitionNumberOf(value)).kind);
  };
  return [...bases.filter((base) => !isInterface(base)), ...bases.filter(isInterface)];
}
