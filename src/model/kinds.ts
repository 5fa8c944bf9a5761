import * as z from 'zod';

/** The kinds of nodes. `module` is a file. Directories only appear in trees, with the type `directory`. */
export const nodeKinds = [
  'module',
  'namespace',
  'class',
  'interface',
  'struct',
  'trait',
  'enum',
  'enum_member',
  'type_alias',
  'function',
  'method',
  'constructor',
  'property',
  'field',
  'constant',
  'variable',
  'macro',
] as const;
export const NodeKind = z.enum(nodeKinds);
export type NodeKind = z.infer<typeof NodeKind>;

/** Kinds that can be called. They have callers, callees and a complexity. */
export const callableKinds: ReadonlySet<NodeKind> = new Set(['function', 'method', 'constructor', 'macro']);

/** Kinds whose members are in the scope of the type, not of the file. */
export const typeKinds: ReadonlySet<NodeKind> = new Set(['class', 'interface', 'struct', 'trait', 'enum']);

/** Kinds of types that say which members others have, and that other types implement. */
export const contractKinds: ReadonlySet<NodeKind> = new Set(['interface', 'trait']);

/** Kinds that say something about values and are none themselves: where a value has the same name, it is what runs. */
export const erasedKinds: ReadonlySet<NodeKind> = new Set(['interface', 'type_alias']);

/** Kinds that can have members: types, and names of types that languages let methods be declared for. */
export const ownerKinds: ReadonlySet<NodeKind> = new Set([...typeKinds, 'type_alias']);

/**
 * `IMPLEMENTS`: from a type to an interface, and from its member to that of the interface. `OVERRIDES`: from a member to
 * the member of a base class that it overrides, or from a function for another build to that of the usual one.
 */
export const edgeTypes = [
  'DEFINES',
  'CALLS',
  'IMPORTS',
  'EXPORTS',
  'EXTENDS',
  'IMPLEMENTS',
  'OVERRIDES',
  'REFERENCES_TYPE',
  'REFERENCES',
] as const;
export const EdgeType = z.enum(edgeTypes);
export type EdgeType = z.infer<typeof EdgeType>;

/** Whether it is the reference of an import or export statement. */
export function isImport(type: EdgeType): boolean {
  return type === 'IMPORTS' || type === 'EXPORTS';
}

/**
 * The evidence for an edge.
 *
 * Certain: `scope` (lexical scope of the same file), `import` (import and export bindings, re-exports
 * included), `member` (the receiver's type), `package` (refers to an external package).
 * Not certain: `name` (the only definition in reach with that name), `ambiguous` (several fit).
 */
export const certainHows = ['scope', 'import', 'member', 'package'] as const;
export const candidateHows = ['name', 'ambiguous'] as const;
export const CertainHow = z.enum(certainHows);
export const CandidateHow = z.enum(candidateHows);
export const hows = [...certainHows, ...candidateHows] as const;
export const How = z.enum(hows);
export type CertainHow = z.infer<typeof CertainHow>;
export type CandidateHow = z.infer<typeof CandidateHow>;
export type How = z.infer<typeof How>;

/** Rules of edges that lead to a member of the parent types, or of a type that is named: what overrides the member does not run. */
const exactRules: ReadonlySet<string> = new Set(['super', 'type']);

/** Whether a call runs exactly the member that it leads to, and nothing that overrides it. */
export function isExact({ rule }: { rule?: string | undefined }): boolean {
  return rule !== undefined && exactRules.has(rule);
}

/**
 * The code of a property that runs when it is read, assigned or deleted; `update` stands for reading and then assigning it, and `none` for
 * naming it only. The other ones are either of two.
 */
export const Accessor = z.enum(['get', 'set', 'delete', 'update', 'none', 'get_or_delete', 'set_or_delete']);
export type Accessor = z.infer<typeof Accessor>;

export const Visibility = z.enum(['public', 'protected', 'private']);
export type Visibility = z.infer<typeof Visibility>;
