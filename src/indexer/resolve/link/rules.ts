import { isNone, type RowIndex } from '../../facts/ids.ts';
import { contractKinds, ownerKinds } from '../../../model/kinds.ts';
import { Op } from '../../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Role } from '../../facts/tables.ts';
import { linkRules, type LinkRule } from './links.ts';
import type { Evaluator } from '../infer/evaluator.ts';
import { tagOf, ValueTag, definitionNumberOf } from '../types/values.ts';
import { lookUpRow } from '../bind/lookup.ts';
import type { ProgramFile } from '../bind/program.ts';
import { bindingCell, expressionCell, text, rowOperand } from '../bind/tables.ts';

const TYPE = linkRules.indexOf('type');

/** Through how many parentheses and names a receiver is followed. */
const MAX_STEPS = 8;

/** Code of the evidence by which the type of the receiver in a row was known. */
export function receiverRule(file: ProgramFile, row: RowIndex): number {
  return linkRules.indexOf(ruleOf(file, row, MAX_STEPS));
}

/** Code of the evidence for the member that a row names. */
export function memberRule(evaluator: Evaluator, file: ProgramFile, row: RowIndex): number {
  const receiver = rowOperand(file.facts, row, E.A);
  // Who is given a method reference calls it on any instance.
  const isPassed = (expressionCell(file.facts, row, E.Role) & Role.Function) !== 0;
  return !isPassed && namesType(evaluator, file, receiver) ? TYPE : receiverRule(file, receiver);
}

/** Whether a receiver is the name of a type that is no contract: a member of it is that of the type, whatever overrides it. */
function namesType(evaluator: Evaluator, file: ProgramFile, receiver: RowIndex): boolean {
  const op = isNone(receiver) ? -1 : expressionCell(file.facts, receiver, E.Op);
  if (op !== Op.Name && op !== Op.Member) return false;
  if (op === Op.Member && isInstanceMember(file, receiver)) {
    const instances = evaluator.evaluate(file, receiver);
    const { space } = evaluator;
    return (
      instances.length > 0 && instances.every((each) => tagOf(space.unbind(each).value) === ValueTag.Instance)
    );
  }
  const [value, ...others] = evaluator.evaluate(file, receiver);
  if (value === undefined || others.length > 0 || tagOf(value) !== ValueTag.Definition) return false;
  const { kind } = evaluator.program.definition(definitionNumberOf(value));
  if (!ownerKinds.has(kind) || contractKinds.has(kind)) return false;
  const denoted = evaluator.denotations.of(file, receiver);
  return denoted.length === 1 && denoted[0]?.value === value;
}

/** Whether a row names what the instances of a type have, as the type itself has it. */
function isInstanceMember({ facts, grammar }: ProgramFile, row: RowIndex): boolean {
  const { instanceMember } = grammar.manifest.scoping;
  return instanceMember !== undefined && text(facts, expressionCell(facts, row, E.B)) === instanceMember;
}

function ruleOf(file: ProgramFile, row: RowIndex, steps: number): LinkRule {
  if (isNone(row) || steps === 0) return '';
  const { facts } = file;
  const a = rowOperand(facts, row, E.A);
  switch (expressionCell(facts, row, E.Op)) {
    case Op.Self:
      return 'self';
    case Op.Super:
      return 'super';
    case Op.Same:
    case Op.Either:
    case Op.And:
    case Op.Or:
      return ruleOf(file, a, steps - 1);
    case Op.Await:
    case Op.Call:
      return 'result';
    case Op.New:
      return 'constructor';
    case Op.Cast:
      return 'cast';
    case Op.Element:
    case Op.Iterated:
    case Op.Rest:
    case Op.At:
      return 'element';
    case Op.Entered:
      return 'context';
    case Op.Parameter:
      return 'callback';
    case Op.Member:
      return 'member';
    case Op.Literal:
    case Op.Text:
    case Op.Object:
      return 'literal';
    case Op.Name:
      return ruleOfName(file, row, steps);
    default:
      return 'other';
  }
}

function ruleOfName(file: ProgramFile, row: RowIndex, steps: number): LinkRule {
  const { facts } = file;
  const binding = lookUpRow(file, row, false);
  if (isNone(binding)) return 'global';
  switch (bindingCell(facts, binding, B.Kind)) {
    case BindingKind.Receiver:
    case BindingKind.ReceiverType:
      return 'self';
    case BindingKind.Import:
      return 'import';
  }
  if (!isNone(bindingCell(facts, binding, B.Type))) return 'annotation';
  const value = bindingCell(facts, binding, B.Value);
  if (!isNone(value)) return ruleOf(file, value, steps - 1);
  return bindingCell(facts, binding, B.Kind) === BindingKind.Parameter ? 'callback' : 'scope';
}
