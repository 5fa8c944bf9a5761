import type { LanguageManifest } from '../../grammar/manifest.ts';
import { FILE_SCOPE, isInnerScope, type ScopeIndex } from '../facts/ids.ts';
import { byStart, type Collected, type SyntaxNode } from './collect.ts';
import { nameOf } from './definition-names.ts';
import { scopeCursor, type Scope } from './scopes.ts';

/** Through how many other names the owner of a member is followed. */
const MAX_STEPS = 4;

/** An owner of members that code names: the index of its definition, or -1 and its name if the file does not declare it. */
interface NamedOwner {
  index: number;
  name: string;
}

/** Knows the definitions to which members may be assigned from outside, and the other names that code gives them. */
export class OwnerNames {
  /** The definitions at the top of the file by name. */
  readonly byName = new Map<string, number>();
  /** In a language whose types are named by paths: those of types, by the index of the definition. */
  readonly paths = new Map<number, string>();
  readonly #byValue = new Map<number, number>();
  /** The types in modules that are blocks of the file, by scope and name. */
  readonly #inScopes = new Map<string, number>();
  /** The nodes that other names stand for, by scope and name. */
  readonly #aliases = new Map<string, SyntaxNode>();
  readonly #scopes: readonly Scope[];
  readonly #source: string;
  /** Separator of the parts of a name, if a member names its owner by a name of its own. */
  readonly #separator: string | undefined;
  /** Separator of the parts of paths by which types are named; undefined if they are named by names alone. */
  readonly #pathSeparator: string | undefined;

  constructor(
    { lineages }: Collected,
    scopes: readonly Scope[],
    source: string,
    {
      includes,
      namespaceSeparator,
      unit,
    }: Pick<LanguageManifest['scoping'], 'includes' | 'namespaceSeparator' | 'unit'>,
  ) {
    this.#separator = includes ? namespaceSeparator : undefined;
    this.#pathSeparator = unit === 'program' ? namespaceSeparator : undefined;
    this.#scopes = scopes;
    this.#source = source;
    const cursor = scopeCursor(scopes);
    for (const { kind, node, attributes } of [...lineages.values()].sort((a, b) => byStart(a.node, b.node)))
      if (kind === 'alias' && attributes.value)
        this.#aliases.set(aliasKey(cursor.at(node.startIndex), nameOf(node, source)), attributes.value);
  }

  /** Records the definition of a value, which another name may stand for. */
  addValue(value: SyntaxNode, index: number): void {
    this.#byValue.set(value.id, index);
  }

  /** Records a type that stands in a scope other than the file, for members that stand in that scope or inside of it. */
  addInScope(scope: ScopeIndex, name: string, index: number): void {
    const key = aliasKey(scope, name);
    if (!this.#inScopes.has(key)) this.#inScopes.set(key, index);
  }

  /** Returns the owner that a node names in a scope. */
  ownerOf(node: SyntaxNode, scope: ScopeIndex): NamedOwner {
    let name = this.#ownerIn(nameOf(node, this.#source));
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const value = this.#aliasIn(scope, name);
      if (!value) break;
      const index = this.#byValue.get(value.id);
      const valueName = nameOf(value, this.#source);
      if (index !== undefined) return { index, name: valueName };
      name = valueName;
    }
    return this.#pathSeparator === undefined
      ? { index: this.#indexIn(scope, name) ?? this.byName.get(name) ?? -1, name }
      : this.#byPath(name.replaceAll(this.#pathSeparator, '.'), scope);
  }

  /** Records the path of a type. */
  addPath(index: number, parent: number, name: string): void {
    if (this.#pathSeparator === undefined) return;
    const around = this.paths.get(parent);
    const path = around === undefined ? name : `${around}.${name}`;
    this.paths.set(index, path);
    if (!this.byName.has(path)) this.byName.set(path, index);
  }

  /** The type of a name in the innermost of the scopes around a scope that has one. */
  #indexIn(scope: ScopeIndex, name: string): number | undefined {
    if (this.#inScopes.size === 0) return undefined;
    for (let at = scope; isInnerScope(at); at = this.#scopes[at]?.parent ?? FILE_SCOPE) {
      const index = this.#inScopes.get(aliasKey(at, name));
      if (index !== undefined) return index;
    }
    return undefined;
  }

  /** The type that a path means in a scope: one in a type around it, or at the top. */
  #byPath(written: string, scope: ScopeIndex): NamedOwner {
    const name = written.replace(/^\./u, '');
    for (
      let at = name === written ? scope : FILE_SCOPE;
      isInnerScope(at);
      at = this.#scopes[at]?.parent ?? FILE_SCOPE
    ) {
      const around = this.paths.get(this.#scopes[at]?.definition ?? -1);
      const index = around === undefined ? undefined : this.byName.get(`${around}.${name}`);
      if (index !== undefined) return { index, name };
    }
    return { index: this.byName.get(name) ?? -1, name };
  }

  /** The dotted name of the owner, without type arguments, in the qualified name of a member. */
  #ownerIn(name: string): string {
    if (this.#separator === undefined || !name.includes(this.#separator)) return name;
    let bare = name;
    for (let shorter = ''; shorter !== bare;) [shorter, bare] = [bare, bare.replace(/<[^<>]*>/gu, '')];
    return bare
      .split(this.#separator)
      .slice(0, -1)
      .filter((part) => part !== '')
      .join('.');
  }

  /** The value of another name, which is known in its scope and those inside of it. */
  #aliasIn(scope: ScopeIndex, name: string): SyntaxNode | undefined {
    if (this.#aliases.size === 0) return undefined;
    for (let at = scope; isInnerScope(at); at = this.#scopes[at]?.parent ?? FILE_SCOPE) {
      const value = this.#aliases.get(aliasKey(at, name));
      if (value) return value;
    }
    return this.#aliases.get(aliasKey(FILE_SCOPE, name));
  }
}

function aliasKey(scope: ScopeIndex, name: string): string {
  return `${scope}.${name}`;
}
