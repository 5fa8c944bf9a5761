import type { DefinitionNumber, ScopeIndex } from '../../../facts/ids.ts';
import { BindingColumn as B } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, text } from '../../bind/tables.ts';
import { tagOf, toValue, ValueTag, definitionNumberOf, type Value, type Values } from '../../types/values.ts';
import type { ExpressionEvaluator } from '../algebra/expression-evaluator.ts';
import type { InferenceState } from '../algebra/inference-state.ts';
import type { MemberValues, MemberFinder } from './member.ts';
import type { Overloads } from './overloads.ts';
import type { Signatures } from './signatures.ts';

/** What taking values apart uses. */
export interface DeconstructionContext extends Pick<InferenceState, 'numbered' | 'program' | 'space'> {
  readonly access: MemberValues;
  readonly expressions: ExpressionEvaluator;
  readonly members: MemberFinder;
  readonly overloads: Pick<Overloads, 'constructorsOf'>;
  readonly signatures: Pick<Signatures, 'of'>;
}

/**
 * Returns the values by position into which a value is taken apart: those that its deconstructing method gives to its parameters, or the
 * properties that the parameters of its constructor or of its head declare. Undefined if the language or the type has nothing of the kind.
 */
export function deconstructed(
  context: DeconstructionContext,
  file: ProgramFile,
  value: Value,
): readonly Values[] | undefined {
  const { deconstruct, deconstructsHead } = file.grammar.manifest.scoping.protocols;
  const { space, members, access, program } = context;
  const { value: bare } = space.unbind(value);
  if ((deconstruct === undefined && !deconstructsHead) || tagOf(bare) !== ValueTag.Instance) return undefined;
  const [method] = deconstruct === undefined ? [] : members.of(value, deconstruct, 'call');
  if (method?.target !== undefined && tagOf(method.target) === ValueTag.Definition)
    return parametersOf(context, definitionNumberOf(method.target)).map(({ type }) =>
      space.substitute(type, method.environment),
    );
  const named = deconstructsHead
    ? parametersIn(
        context,
        program.fileOf(definitionNumberOf(bare)),
        program.definition(definitionNumberOf(bare)).scope,
      )
    : parametersOfConstructor(context, definitionNumberOf(bare));
  const isProperty = (name: string): boolean =>
    program
      .membersNamed(definitionNumberOf(bare), name)
      .some((each) => program.definition(each).kind === 'property');
  return named.length > 0 && named.every(({ name }) => isProperty(name))
    ? named.map(({ name }) => access.values([value], name, 'value'))
    : undefined;
}

function parametersOfConstructor(
  context: DeconstructionContext,
  type: DefinitionNumber,
): { name: string; type: Values }[] {
  const [constructor] = context.overloads.constructorsOf(type);
  return constructor === undefined ? [] : parametersOf(context, constructor);
}

function parametersOf(
  context: DeconstructionContext,
  callable: DefinitionNumber,
): { name: string; type: Values }[] {
  const signature = context.signatures.of(toValue(ValueTag.Definition, callable));
  return signature ? parametersIn(context, signature.file, signature.scope) : [];
}

function parametersIn(
  context: DeconstructionContext,
  file: ProgramFile,
  scope: ScopeIndex,
): { name: string; type: Values }[] {
  return (context.numbered(file).parameters.get(scope) ?? []).map((binding) => ({
    name: text(file.facts, bindingCell(file.facts, binding, B.Name)),
    type: context.expressions.evaluateType(file, bindingCell(file.facts, binding, B.Type)),
  }));
}
