import type { LanguageManifest } from '../../grammar/manifest.ts';
import { type DefinitionIndex, definitionIndexIn, NONE, type ScopeIndex } from '../facts/ids.ts';
import type { Collected, SyntaxNode } from './collect.ts';
import { buildDefinitions, type Definition } from './definitions.ts';
import { docReader } from './docs.ts';
import { macroNamespacesIn, type MacroNamespace } from './macro-namespaces.ts';
import type { OwnerNames } from './owner-names.ts';
import { buildScopes, scopesByNode, scopeTable, type ScopeTable } from './scopes.ts';
import type { Lines } from './text.ts';

/** The scopes and definitions of a file. Made once: no later step of the extraction changes them. */
export interface Structure {
  readonly collected: Collected;
  readonly source: string;
  readonly lines: Lines;
  readonly manifest: LanguageManifest;
  /** Outer before inner; the first is the file. */
  readonly scopes: ScopeTable;
  /** Local ones included; the first is the file. */
  readonly definitions: readonly Readonly<Definition>[];
  /** The definitions to which members may be assigned from outside. */
  readonly owners: Pick<OwnerNames, 'ownerOf'>;
  readonly macroNamespaces: readonly MacroNamespace[];
  /** Offset of the first scope that is nested too deep to be told apart; undefined when there is none. */
  readonly tooDeep: number | undefined;
  /** Index of the scope that a node is; -1 if it is none. */
  scopeOf(node: SyntaxNode): ScopeIndex;
  /** Index of a definition among the facts; -1 for a local one. */
  factIndex(definition: number): DefinitionIndex;
}

/** Builds the scopes and definitions of a file from what the queries of its language found. */
export function buildStructure(
  collected: Collected,
  source: string,
  lines: Lines,
  manifest: LanguageManifest,
): Structure {
  const macroNamespaces = macroNamespacesIn(source, manifest.macroNamespaces);
  const { scopes, tooDeep } = buildScopes(collected, source.length, macroNamespaces);
  const scopeByNode = scopesByNode(scopes);
  const scopeOf = (node: SyntaxNode): ScopeIndex => scopeByNode.get(node.id) ?? NONE;
  const docOf = docReader(source, manifest, collected.comments);
  const { definitions, owners } = buildDefinitions(collected, { scopes, scopeOf, source, manifest, docOf });
  const facts = new Int32Array(definitions.length).fill(-1);
  let next = 0;
  definitions.forEach(({ local }, index) => {
    if (!local) facts[index] = next++;
  });
  const factIndex = (definition: number): DefinitionIndex => definitionIndexIn(facts, definition);
  return {
    collected,
    source,
    lines,
    manifest,
    scopes: scopeTable(scopes),
    definitions,
    owners,
    macroNamespaces,
    tooDeep,
    scopeOf,
    factIndex,
  };
}
