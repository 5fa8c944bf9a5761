import { BindingColumn as B } from '../../facts/tables.ts';
import { bindingCell, text } from '../bind/tables.ts';
import type { ProgramFile } from '../bind/program.ts';
import { indexOf, tagOf, toValue, ValueTag, type Value, type Values } from '../types/values.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * Returns the values by position into which a value is taken apart: those that its deconstructing method gives to its parameters, or the
 * properties that the parameters of its constructor or of its head declare. Undefined if the language or the type has nothing of the kind.
 */
export function deconstructed(
  evaluator: Evaluator,
  file: ProgramFile,
  value: Value,
): readonly Values[] | undefined {
  const { deconstruct, deconstructsHead } = file.grammar.manifest.scoping.protocols;
  const { space, members, access, program } = evaluator;
  const { value: bare } = space.unbind(value);
  if ((deconstruct === undefined && !deconstructsHead) || tagOf(bare) !== ValueTag.Instance) return undefined;
  const [method] = deconstruct === undefined ? [] : members.of(value, deconstruct, 'call');
  if (method?.target !== undefined && tagOf(method.target) === ValueTag.Definition)
    return parametersOf(evaluator, indexOf(method.target)).map(({ type }) =>
      space.substitute(type, method.environment),
    );
  const named = deconstructsHead
    ? parametersIn(evaluator, program.fileOf(indexOf(bare)), program.definition(indexOf(bare)).scope)
    : parametersOfConstructor(evaluator, indexOf(bare));
  const isProperty = (name: string): boolean =>
    program.membersNamed(indexOf(bare), name).some((each) => program.definition(each).kind === 'property');
  return named.length > 0 && named.every(({ name }) => isProperty(name))
    ? named.map(({ name }) => access.values([value], name, 'value'))
    : undefined;
}

function parametersOfConstructor(evaluator: Evaluator, type: number): { name: string; type: Values }[] {
  const [constructor] = evaluator.overloads.constructorsOf(type);
  return constructor === undefined ? [] : parametersOf(evaluator, constructor);
}

function parametersOf(evaluator: Evaluator, callable: number): { name: string; type: Values }[] {
  const signature = evaluator.signatures.of(toValue(ValueTag.Definition, callable));
  return signature ? parametersIn(evaluator, signature.file, signature.scope) : [];
}

function parametersIn(
  evaluator: Evaluator,
  file: ProgramFile,
  scope: number,
): { name: string; type: Values }[] {
  return (evaluator.numbered(file).parameters.get(scope) ?? []).map((binding) => ({
    name: text(file.facts, bindingCell(file.facts, binding, B.Name)),
    type: evaluator.types.evaluate(file, bindingCell(file.facts, binding, B.Type)),
  }));
}
