import { highlightClasses } from '../model/highlight.ts';
import { nodeKinds } from '../model/kinds.ts';

/**
 * The vocabulary of grammar queries. A pattern has one *main* capture, which names a thing, and attributes of
 * that thing; patterns with the same main node add up, and where they contradict each other the last one holds.
 * Captures that begin with `_` are for predicates only. `content/docs/grammars.md` explains each.
 */
const mains = {
  tags: [
    /** A definition of that kind; plain `definition` adds attributes to one; `file` is the file itself. */
    'definition',
    'definition.file',
    /** Declares a member of the enclosing type from inside a method. */
    'definition.self_member',
    /** The value of a member that the enclosing type declares without one. */
    'definition.self_value',
    ...nodeKinds.map((kind) => `definition.${kind}`),
    /** Says of the type `@member_of` what it is made from, or whose members it is given. */
    'lineage.parent',
    'lineage.mixin',
    /** The node that encloses `@inner` and begins what is shown of it. */
    'outer',
    /** Stands right before a definition, beside it in the tree, and is shown with it. */
    'prefix',
  ],
  scopes: [
    'scope.function',
    /** A function in which the instance is that of the function around it. */
    'scope.lambda',
    /** Stands in a type and is run for the type itself. */
    'scope.static',
    'scope.type',
    'scope.namespace',
    'scope.block',
    'scope.object',
    'scope.signature',
    'binding.parameter',
    'binding.receiver',
    'binding.receiver_type',
    'binding.variable',
    'binding.hoisted',
    'binding.inner',
    'binding.global',
    'binding.nonlocal',
    'binding.type_parameter',
    /** A type parameter that a choice of types declares where it asks for it. */
    'binding.inferred',
    'expression.name',
    'expression.member',
    'expression.call',
    'expression.new',
    'expression.await',
    'expression.same',
    'expression.self',
    'expression.super',
    'expression.either',
    'expression.element',
    'expression.literal',
    /** A text whose content is known. */
    'expression.text',
    'expression.function',
    'expression.class',
    'expression.object',
    'expression.module',
    'expression.cast',
    'expression.named',
    'expression.spread',
    'expression.tuple',
    'expression.and',
    'expression.or',
    'expression.not',
    'expression.test',
    'expression.operator',
    'expression.generic',
    'expression.method',
    /** Calls a component with one object of all its attributes. */
    'expression.component',
    'expression.attribute',
    'type.name',
    'type.member',
    'type.generic',
    'type.array',
    'type.union',
    'type.tuple',
    'type.object',
    'type.named',
    'type.function',
    'type.predicate',
    'type.element',
    'type.same',
    'type.query',
    /** A type parameter that is declared where it is used: `infer T`. */
    'type.inferred',
    'type.lookup',
    'type.keys',
    'type.conditional',
    'type.builtin',
    'type.quoted',
    'type.position',
    /** Takes a value apart, or is one that does. */
    'pattern',
    /** Decides what is done next. */
    'condition',
    /** What is done or not, as a whole. */
    'region',
    /** What is done again and again. */
    'loop',
    /** A part of the head of a scope, looked up outside of its body. */
    'outside',
    /** Leaves what is around it. */
    'exit',
    'yielded',
    'assignment',
    'decorator',
    'element',
    'extends',
    'implements',
    'returned',
    /** The type of what stands under any key of the type around it. */
    'indexed',
    'branch',
    'ignore',
  ],
  imports: [
    'import',
    'import.default',
    'import.named',
    'import.namespace',
    'import.module',
    'import.star',
    'import.dynamic',
    'import.required',
    'export.named',
    'export.default',
    'export.star',
    'export.namespace',
    'export.assign',
    'exported',
  ],
  highlights: highlightClasses,
} as const;

const attributes = {
  tags: ['name', 'value', 'body', 'type', 'doc', 'member_of', 'item', 'inner'],
  scopes: [
    'type',
    'value',
    'key',
    'iterated',
    'entered',
    'caught',
    'whole',
    'rest',
    'named',
    'separator',
    'default',
    'parameters',
    'then',
    'else',
    'async',
    'item',
    'object',
    'property',
    'callee',
    'operand',
    'other',
    'base',
    'argument',
    'operator',
    'text',
    'target',
  ],
  imports: ['module', 'name', 'alias', 'value'],
  highlights: [],
} as const;

export type QueryKind = keyof typeof mains;
export const queryKinds = Object.keys(mains) as QueryKind[];
export type MainCapture = (typeof mains)[QueryKind][number];
export type AttributeCapture = (typeof attributes)[QueryKind][number] | 'modifier';

/** Whether a capture names the thing a pattern is about. */
export function isMainCapture(kind: QueryKind, name: string): boolean {
  return (mains[kind] as readonly string[]).includes(name);
}

/** The captures that a query of this kind may use, or undefined when `name` is among them. */
export function allowedInstead(kind: QueryKind, name: string): readonly string[] | undefined {
  if (name.startsWith('_') || isMainCapture(kind, name)) return undefined;
  if ((attributes[kind] as readonly string[]).includes(name)) return undefined;
  if (kind === 'tags' && /^modifier\.[a-z]+$/.test(name)) return undefined;
  return [...mains[kind], ...attributes[kind], ...(kind === 'tags' ? ['modifier.<name>'] : [])];
}
