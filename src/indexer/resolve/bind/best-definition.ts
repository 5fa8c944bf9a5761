import { erasedKinds } from '../../../model/kinds.ts';
import type { DefinitionNumber } from '../../facts/ids.ts';
import type { Program } from './program.ts';

/** Of definitions of one name, the one that people mean: what has a body or a value before what only types. */
export function bestDefinition(
  program: Program,
  numbers: readonly DefinitionNumber[],
): DefinitionNumber | undefined {
  const isType = (number: DefinitionNumber): boolean => erasedKinds.has(program.definition(number).kind);
  return numbers.find((number) => !isType(number)) ?? numbers[0];
}
