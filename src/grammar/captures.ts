import { highlightClasses } from '../model/highlight.ts';
import { nodeKinds } from '../model/kinds.ts';

/**
 * The vocabulary of grammar queries. A pattern has one *main* capture, which names a construct, and captures
 * for attributes of it. Patterns with the same main node are merged; the last one wins in a conflict.
 * Captures that begin with `_` are for predicates only. `content/docs/grammars.md` explains each capture.
 */
const mains = {
  tags: [
    /** `definition` without a kind adds attributes to a definition; `file` is the file itself. */
    'definition',
    'definition.file',
    /** Declares a member of the enclosing type from inside a method. */
    'definition.self_member',
    /** The value of a member that the enclosing type declares without one. */
    'definition.self_value',
    ...nodeKinds.map((kind) => `definition.${kind}`),
    /** Names a parent, or a mixin, of the type `@member_of`. */
    'lineage.parent',
    'lineage.mixin',
    /** Another name for the owner of members, `@value`. */
    'lineage.alias',
    /** The namespace or package of which the file declares itself part. */
    'namespace',
    /** A comment that may say to which builds the file belongs: see `scoping.builds`. */
    'build_constraint',
    /** The node that encloses `@inner` and is the start of its displayed range. */
    'outer',
    /** A sibling directly before a definition that is displayed with it, such as a decorator. */
    'prefix',
  ],
  scopes: [
    'scope.function',
    /** A function that has the instance (`this`) of the enclosing function. */
    'scope.lambda',
    /** A block in a type that is run for the type itself. */
    'scope.static',
    /** A function that sees no variables of the code around it, unless it names them. */
    'closed',
    'scope.type',
    'scope.namespace',
    'scope.block',
    'scope.object',
    'scope.signature',
    'binding.parameter',
    'binding.receiver',
    'binding.receiver_type',
    'binding.variable',
    /** A keyword of a function that has a parameter without declaring it: see `scoping.impliedNames`. */
    'binding.implied',
    'binding.hoisted',
    'binding.inner',
    /** Binds the name `@name` in a branch, in which it has the type `@type`. */
    'binding.case',
    'binding.global',
    'binding.nonlocal',
    'binding.type_parameter',
    /** A type parameter that a conditional type declares in its condition. */
    'binding.inferred',
    'expression.name',
    'expression.member',
    /** A name with the namespace in front of it; `@property` is its last part. */
    'expression.qualified',
    /** A name that is a member of the type of `@object`, if that has it, and otherwise one in scope. */
    'expression.label',
    'expression.call',
    'expression.new',
    /** A constructor that is passed on as a function. */
    'expression.new.passed',
    'expression.await',
    'expression.wrapped',
    'expression.same',
    'expression.self',
    'expression.super',
    /** The member of the parents that has the name of the method around it. */
    'expression.overridden',
    /** The member `@property` of the first argument of the function that the node is. */
    'expression.passed',
    /** The member `@property` of the instance, or of instances of the type around it, by a text that names it. */
    'expression.sent',
    'expression.either',
    'expression.element',
    'expression.literal',
    /** A string whose content is known. */
    'expression.text',
    'expression.function',
    /** A callable that is passed on: the `@property` of `@object`, or what constructs a `@type`. */
    'expression.reference',
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
    /** Enters `@operand` as a context, without a name for what that gives. */
    'expression.entered',
    'expression.generic',
    'expression.method',
    /** Calls a component with one object of all its attributes. */
    'expression.component',
    /** An element of the host of the program: its `@key`, and one object of all its attributes. */
    'expression.host',
    'expression.attribute',
    'type.name',
    'type.member',
    'type.generic',
    'type.array',
    'type.optional',
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
    'by_reference',
    /** A destructuring pattern. */
    'pattern',
    /** A statement in which names may be members of the `@object`. */
    'within',
    /** The same, in which a name that is declared anywhere is none of them. */
    'within.unbound',
    /** A condition of a branch. */
    'condition',
    /** A block that runs or does not run as a whole. */
    'region',
    /** A block that may run repeatedly. */
    'loop',
    /** A part of the head of a scope whose names are looked up outside its body. */
    'outside',
    /** A function in the value of a variable or field: its references belong to that. */
    'deferred',
    /** Leaves the enclosing function. */
    'exit',
    /** Leaves at most the enclosing loop. */
    'exit.loop',
    /** A block that is left like a loop, but runs once. */
    'loop.once',
    /** A block whose exits may continue in the enclosing code. */
    'attempt',
    'yielded',
    /** Yields all elements of a value. */
    'yielded.all',
    'assignment',
    'decorator',
    /** An element of a value that is put there, or removed. */
    'stored',
    /** A member or element that is read and then put there, as with `+=`. */
    'updated',
    /** The code of a property that runs when it is read, assigned or deleted. */
    'accessor.get',
    'accessor.set',
    'accessor.delete',
    /** The name of a property whose accessors another one has too, unless it declares its own. */
    'accessor.inherited',
    /** Code that names things and evaluates none of them. */
    'unevaluated',
    /** A value of which the code allows that there is none. */
    'guarded',
    'removed',
    /** A member that holds functions, to which an assignment adds one. */
    'added',
    /** A value that is entered as a context and waited for. */
    'entered.async',
    'element',
    'applied',
    /** A name in an object that also names a member of the type that is asked for there. */
    'asked',
    'extends',
    'implements',
    /** The metaclass of a type. */
    'metatype',
    'returned',
    /** The type of the values under any key of the enclosing type. */
    'indexed',
    /** The type of a call signature, or a construct signature, of the enclosing type. */
    'called',
    'constructed',
    'branch',
    'ignore',
  ],
  imports: [
    'import',
    'import.default',
    'import.named',
    'import.namespace',
    /** Binds the name by which the module calls itself. */
    'import.package',
    'import.module',
    'import.star',
    /** A star import that holds for all files. */
    'import.shared',
    /** A group of imports whose modules are all below the `@prefix`. */
    'import.group',
    'import.dynamic',
    'import.required',
    /** A call by which the code of the file gets a stand-in for a module, if there is one in `scoping.standInFolder`. */
    'import.replaced',
    /** An expression for a file beside this one: its literals are the parts of the path. */
    'path',
    /** The same for a file beside the folder of this one. */
    'path.above',
    /** A comment with globs, which are its words behind the first. */
    'path.globs',
    /** A declaration of what a language of another family defines; `@name` is its name there if that differs. */
    'foreign.declaration',
    /** A definition that other languages know by `@name`, or an entry that gives the function `@value` that name. */
    'foreign.export',
    /** `@name` is the module that other languages import for the exports of the file. */
    'foreign.module',
    'export.named',
    'export.default',
    'export.star',
    'export.namespace',
    'export.assign',
    /** A name in the list of names that a star import takes. */
    'listed',
    /** A module whose listed names are part of this list. */
    'listed.module',
    /** A part of the list that cannot be evaluated. */
    'listed.open',
    'exported',
    /** Code that is gone when the program runs, such as a block for type checkers alone. Its imports load nothing. */
    'erased',
    /** An import whose names other files and packages can import from this one, too. */
    'reexported',
    'discarded',
  ],
  highlights: highlightClasses,
} as const;

const attributes = {
  tags: [
    'name',
    'value',
    'body',
    'type',
    'doc',
    'member_of',
    'item',
    'inner',
    'declaration',
    'keyword',
    /** The type that one without a name is derived from: `@name` is its keyword. */
    'base',
  ],
  scopes: [
    'name',
    'type',
    'value',
    'key',
    'iterated',
    'entered',
    'caught',
    'whole',
    'rest',
    'others',
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
    'declaration',
    /** The node whose scope binds a name that stands outside of it. */
    'binder',
  ],
  imports: [
    'module',
    'name',
    'alias',
    'value',
    'prefix',
    /** The name that identifies the interface by which a language uses an export. */
    'interface',
  ],
  highlights: [],
} as const;

export type QueryKind = keyof typeof mains;
export const queryKinds = Object.keys(mains) as QueryKind[];
export type MainCapture = (typeof mains)[QueryKind][number];
export type AttributeCapture = (typeof attributes)[QueryKind][number] | 'modifier';

/** Whether a capture names the construct of a pattern. */
export function isMainCapture(kind: QueryKind, name: string): boolean {
  return (mains[kind] as readonly string[]).includes(name);
}

/** Returns the captures that a query of this kind may use, or undefined when `name` is one of them. */
export function allowedInstead(kind: QueryKind, name: string): readonly string[] | undefined {
  if (name.startsWith('_') || isMainCapture(kind, name)) return undefined;
  if ((attributes[kind] as readonly string[]).includes(name)) return undefined;
  if (kind === 'tags' && /^modifier\.[a-z]+$/.test(name)) return undefined;
  return [...mains[kind], ...attributes[kind], ...(kind === 'tags' ? ['modifier.<name>'] : [])];
}
