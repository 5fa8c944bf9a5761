import { z } from 'zod';

/** What a node of the atlas can be. `module` is a file, `directory` only appears in trees. */
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

/** Kinds that can be called, and so have callers, callees and a complexity. */
export const callableKinds: ReadonlySet<NodeKind> = new Set(['function', 'method', 'constructor', 'macro']);

/** Kinds whose members live in the scope of the type, not of the file. */
export const typeKinds: ReadonlySet<NodeKind> = new Set(['class', 'interface', 'struct', 'trait', 'enum']);

/**
 * `IMPLEMENTS` leads from a type to an interface and from its member to the interface's; `OVERRIDES` from a member
 * to the one of a parent class that it takes the place of.
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

/**
 * The rule that resolved an edge.
 *
 * Certain: `scope` (lexical scope of the same file), `import` (import and export bindings, re-exports
 * included), `member` (the receiver's type), `package` (leads out of the repository).
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

export const Visibility = z.enum(['public', 'protected', 'private']);
export type Visibility = z.infer<typeof Visibility>;
