import { Op } from '../facts/operations.ts';
import { Role } from '../facts/tables.ts';
import type { Found } from './collect.ts';

const ops: Record<string, number> = {
  module: Op.Module,
  member: Op.Member,
  qualified: Op.Name,
  label: Op.Name,
  'type.member': Op.Member,
  call: Op.Call,
  new: Op.New,
  await: Op.Await,
  same: Op.Same,
  'type.same': Op.Same,
  self: Op.Self,
  super: Op.Super,
  overridden: Op.Member,
  passed: Op.Member,
  sent: Op.Member,
  either: Op.Either,
  'type.union': Op.AnyOf,
  element: Op.Element,
  'type.element': Op.Element,
  literal: Op.Literal,
  'type.builtin': Op.Literal,
  function: Op.Function,
  reference: Op.Member,
  'new.passed': Op.New,
  'type.function': Op.Function,
  class: Op.Class,
  object: Op.Object,
  'type.object': Op.Object,
  cast: Op.Cast,
  'type.generic': Op.Generic,
  generic: Op.Generic,
  method: Op.Named,
  component: Op.Call,
  host: Op.Host,
  attribute: Op.Named,
  'type.array': Op.Array,
  'type.optional': Op.Optional,
  'type.query': Op.Query,
  'type.predicate': Op.Predicate,
  named: Op.Named,
  'type.named': Op.Named,
  spread: Op.Spread,
  tuple: Op.Tuple,
  'type.tuple': Op.Tuple,
  and: Op.And,
  or: Op.Or,
  not: Op.Not,
  test: Op.Test,
  operator: Op.Operator,
  entered: Op.Entered,
  text: Op.Text,
  'type.inferred': Op.Name,
  'type.lookup': Op.Lookup,
  'type.keys': Op.Keys,
  'type.conditional': Op.Conditional,
};

const roles: Record<string, number> = {
  attribute: Role.Asked,
  method: Role.Asked,
  reference: Role.Function,
  overridden: Role.Callee,
  'new.passed': Role.Function,
};

/** Kinds that stand where their key does, without quotes. */
export const keyedKinds: ReadonlySet<string> = new Set(['attribute', 'method', 'host', 'element']);

/** What an expression of a kind becomes. */
export interface Form {
  op: number;
  isNamed: boolean;
  role: number;
}

function formOf(kind: string, op: number): Form {
  const isType = kind.startsWith('type.') && kind !== 'type.query';
  const declares = op === Op.Name && kind !== 'label' && kind !== 'qualified' ? Role.Defining : 0;
  return {
    op,
    isNamed: op === Op.Member || op === Op.Name,
    role: declares | (isType ? Role.Type : (roles[kind] ?? 0)),
  };
}

const forms = new Map(Object.entries(ops).map(([kind, op]) => [kind, formOf(kind, op)]));
const otherForm = formOf('', Op.Same);
/** A reference to a constructor: without a property it names no member. */
const newReference = formOf('reference', Op.Function);

/** Returns what an expression becomes. */
export function formIn(kind: string, attributes: Found['attributes']): Form {
  if (kind === 'reference' && !attributes.property) return newReference;
  return forms.get(kind) ?? otherForm;
}
