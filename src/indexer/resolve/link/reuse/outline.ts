import type { DefinitionFact, FileFacts } from '../../../facts/facts.ts';
import {
  type BindingIndex,
  type DefinitionIndex,
  FILE_SCOPE,
  FIRST_BINDING,
  isNone,
  type ScopeIndex,
  FIRST_ROW,
  type RowIndex,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import {
  BindingColumn as B,
  BindingKind,
  ConditionColumn as C,
  ExpressionColumn as E,
  ScopeColumn as S,
} from '../../../facts/tables.ts';
import type { ImportFact } from '../../../facts/module-facts.ts';
import { variableKinds } from '../../bind/program.ts';
import {
  bindingCell,
  conditionCell,
  expressionCell,
  scopeCell,
  scopeOperand,
  targetDefinition,
  targetImport,
} from '../../bind/tables.ts';
import { definitionKeys } from './definition-keys.ts';
import { operandsOf } from './operands.ts';
import { bodyOf, hasBody, headOf, offsetOf, Regions, definitionOfRegion } from './regions.ts';

/** The facts of a file in terms that can be compared with another version of it: no positions and no numbers of rows. */
export interface Outline {
  /** Keys of definitions in their order. */
  keys: readonly string[];
  /** By region: its content. */
  contents: readonly string[];
  /** By region: others that are read with it. */
  reads: readonly ReadonlySet<number>[];
  /** By region: names that are looked up from it. */
  mentions: readonly ReadonlySet<string>[];
  /** What the file binds or exports under a name, outside its functions. */
  names: ReadonlyMap<string, NameOutline>;
  /** Members of each definition: keys by name. */
  members: readonly ReadonlyMap<string, readonly string[]>[];
}

export interface NameOutline {
  texts: string[];
  /** Regions of the rows of its values and types. */
  reads: Set<number>;
  /** Names in the file under which exports find it. */
  locals: Set<string>;
}

/** Describes the facts of a file without positions. */
export function outlineOf(facts: FileFacts): Outline {
  return new OutlineBuilder(facts).build();
}

class OutlineBuilder {
  readonly #facts: FileFacts;
  readonly #regions: Regions;
  readonly #contents: string[][];
  readonly #reads: Set<number>[];
  readonly #mentions: Set<string>[];
  readonly #names = new Map<string, NameOutline>();
  /** By row: its place among those of its region. */
  readonly #places: Int32Array;
  readonly #scopes: string[] = [];

  constructor(facts: FileFacts) {
    this.#facts = facts;
    this.#regions = new Regions(facts);
    const count = facts.definitions.length * 2;
    this.#contents = Array.from({ length: count }, () => []);
    this.#reads = Array.from({ length: count }, () => new Set());
    this.#mentions = Array.from({ length: count }, () => new Set());
    const sizes = new Int32Array(count);
    this.#places = this.#regions.ofRow.map((region) => {
      sizes[region] = (sizes[region] ?? 0) + 1;
      return (sizes[region] ?? 0) - 1;
    });
    this.#nameScopes();
  }

  build(): Outline {
    const facts = this.#facts;
    facts.definitions.forEach((fact, index) => {
      this.#addDefinition(fact, index);
    });
    for (let row = FIRST_ROW; row < this.#places.length; row++) this.#addRow(row);
    for (let binding = FIRST_BINDING; binding < facts.bindings.length / B.Width; binding++)
      this.#addBinding(binding);
    for (let at = 0; at < facts.conditions.length / C.Width; at++) this.#addCondition(at);
    this.#addModule();
    return {
      keys: definitionKeys(facts).keys,
      contents: this.#contents.map((lines) => lines.join('\n')),
      reads: this.#reads,
      mentions: this.#mentions,
      names: this.#names,
      members: membersByName(facts),
    };
  }

  /** Names scopes by what they belong to, and by their order among those of the same. */
  #nameScopes(): void {
    const facts = this.#facts;
    const functions = new Map<ScopeIndex, RowIndex>();
    for (let row = FIRST_ROW; row < this.#places.length; row++)
      if (expressionCell(facts, row, E.Op) === Op.Function) functions.set(scopeOperand(facts, row), row);
    const counts = new Map<string, number>();
    for (let scope = FILE_SCOPE; scope < facts.scopes.length / S.Width; scope++) {
      const definition = scopeCell(facts, scope, S.Definition);
      const row = functions.get(scope);
      const parent = this.#scopes[scopeCell(facts, scope, S.Parent)] ?? '';
      const owner =
        row !== undefined ? this.#row(row) : !isNone(definition) ? this.#key(definition) : `${parent}/`;
      const name = [
        owner,
        scopeCell(facts, scope, S.Kind),
        scopeCell(facts, scope, S.Open),
        row === undefined ? '' : parent,
      ].join(' ');
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      this.#scopes.push(`${name} ${count}`);
    }
  }

  #addDefinition(fact: DefinitionFact, index: DefinitionIndex): void {
    const head = headOf(index);
    const [line, column, endLine, endColumn] = fact.span;
    const around = isNone(fact.parent) ? undefined : this.#facts.definitions[fact.parent];
    const isOwn = hasBody(fact);
    this.#contents[head]?.push(
      [
        fact.kind,
        fact.name,
        this.#key(index),
        fact.owner,
        fact.visibility,
        fact.exported,
        ...fact.modifiers,
        around?.kind,
        isNone(fact.parent) ? '' : this.#key(fact.parent),
        index === 0 ? '' : this.#regions.rank(offsetOf(this.#facts, line, column)),
        index === 0 ? '' : this.#regions.rank(offsetOf(this.#facts, endLine, endColumn)),
        this.#scopes[fact.scope],
        ...[fact.type, fact.whole, fact.element].map((row) => this.#read(head, row)),
        ...fact.overloads.map(({ scope, type }) => `${this.#scopes[scope]} ${this.#read(head, type)}`),
        ...[fact.values, fact.called, fact.constructed, fact.decorators].map((rows) =>
          this.#readAll(head, rows),
        ),
        ...[fact.extends, fact.implements, fact.mixins, fact.metatypes].map((rows) =>
          this.#readAll(head, rows),
        ),
        // Of a declared result, bodies only tell whether they yield.
        isOwn
          ? fact.returns.some((row) => expressionCell(this.#facts, row, E.Op) === Op.Yielded)
          : this.#readAll(head, fact.returns),
      ].join('|'),
    );
    if (isOwn) this.#contents[bodyOf(index)]?.push(this.#readAll(bodyOf(index), fact.returns));
    if (fact.parent > 0) this.#reads[head]?.add(headOf(fact.parent));
    // A body is read together with its head.
    if (isOwn) this.#reads[bodyOf(index)]?.add(head);
    this.#mentions[head]?.add(fact.name);
  }

  #addRow(row: RowIndex): void {
    const region = this.#regions.ofRow[row] ?? 0;
    const facts = this.#facts;
    const { rows, texts, scopes, definitions, imports } = operandsOf(facts, row);
    const op = expressionCell(facts, row, E.Op);
    const name = op === Op.Name ? facts.strings[expressionCell(facts, row, E.A)] : undefined;
    if (name !== undefined) this.#mentions[region]?.add(name);
    const scope = expressionCell(facts, row, E.Scope);
    this.#contents[region]?.push(
      [
        op,
        expressionCell(facts, row, E.Role),
        this.#scopes[scope],
        this.#key(expressionCell(facts, row, E.Container)),
        this.#regions.rank(expressionCell(facts, row, E.Offset)),
        ...rows.map((each) => this.#read(region, each)),
        ...texts,
        ...scopes.map((each) => this.#scopes[each] ?? '-'),
        ...definitions.map((each) => this.#key(each)),
        ...imports.map((each) => importText(facts.imports[each])),
      ].join('|'),
    );
    for (const each of definitions) if (!isNone(each)) this.#reads[region]?.add(headOf(each));
    for (const each of [scope, ...scopes])
      this.#readTogether(region, isNone(each) ? -1 : this.#regionOfInner(each));
  }

  /** The region of a scope in a function; -1 for one that is shared, whose names are looked up one by one. */
  #regionOfInner(scope: ScopeIndex): number {
    return this.#regions.isShared[scope] === 1 ? -1 : (this.#regions.ofScope[scope] ?? -1);
  }

  #addBinding(binding: BindingIndex): void {
    const facts = this.#facts;
    const scope = bindingCell(facts, binding, B.Scope);
    const kind = bindingCell(facts, binding, B.Kind);
    const name = facts.strings[bindingCell(facts, binding, B.Name)] ?? '';
    const type = bindingCell(facts, binding, B.Type);
    const value = bindingCell(facts, binding, B.Value);
    const definition = targetDefinition(facts, binding);
    const fact = kind === BindingKind.Definition ? facts.definitions[definition] : undefined;
    const texts = [
      this.#scopes[scope],
      name,
      kind,
      fact &&
        [this.#key(definition), fact.kind, fact.exported, !isNone(fact.type), this.#endOf(fact, scope)].join(
          ' ',
        ),
      kind === BindingKind.Import ? importText(facts.imports[targetImport(facts, binding)]) : '',
      bindingCell(facts, binding, B.Position),
      ...[B.From, B.Until, B.Again, B.Gone, B.Back].map((column) =>
        this.#regions.rank(bindingCell(facts, binding, column)),
      ),
      this.#row(type),
      this.#row(value),
    ].join('|');
    if (this.#regions.isShared[scope] === 1) {
      const outline = this.#named(name);
      outline.texts.push(texts);
      for (const row of [type, value]) if (!isNone(row)) outline.reads.add(this.#regions.ofRow[row] ?? 0);
      // Reading a callable or a type is recorded by itself.
      if (fact && variableKinds.has(fact.kind)) outline.reads.add(headOf(definition));
    } else {
      const region = this.#regions.ofBinding(binding);
      this.#contents[region]?.push(texts);
      this.#read(region, type);
      this.#read(region, value);
      this.#mentions[region]?.add(name);
    }
    if (!isNone(type) && !isNone(value))
      this.#readTogether(this.#regions.ofRow[value] ?? 0, this.#regions.ofRow[type] ?? 0);
  }

  /** The place where a definition in the body of a type ends: statements after it can use it. */
  #endOf({ span: [, , line, column] }: DefinitionFact, scope: ScopeIndex): string {
    return scope === FILE_SCOPE ? '' : this.#regions.rank(offsetOf(this.#facts, line, column));
  }

  #addCondition(at: number): void {
    const facts = this.#facts;
    const row = conditionCell(facts, at, C.Row);
    const region = this.#regions.ofRow[row] ?? 0;
    const [from, until] = [conditionCell(facts, at, C.From), conditionCell(facts, at, C.Until)];
    this.#contents[region]?.push(
      [
        'if',
        this.#row(row),
        conditionCell(facts, at, C.Holds),
        this.#regions.rank(from),
        this.#regions.rank(until),
      ].join('|'),
    );
  }

  /** Adds what everyone sees who looks into the file at all, and its exports. */
  #addModule(): void {
    const { namespace, otherBuild, listing, imports, exports } = this.#facts;
    const whole = this.#contents[0];
    whole?.push(JSON.stringify([namespace, otherBuild, listing?.names, listing?.open]));
    for (const row of listing?.modules ?? []) whole?.push(this.#read(0, row));
    for (const fact of imports)
      if (fact.local === '' || !boundKinds.has(fact.kind)) whole?.push(importText(fact));
    for (const { name, kind, local, value, definition, from } of exports) {
      const texts = [
        kind,
        name,
        local,
        this.#row(value),
        isNone(definition) ? '' : this.#key(definition),
        isNone(from) ? '' : importText(imports[from]),
      ].join('|');
      if (kind === 'star' || kind === 'assign') {
        whole?.push(texts);
        this.#read(0, value);
        if (!isNone(definition)) this.#reads[0]?.add(headOf(definition));
        if (local !== '') this.#mentions[0]?.add(local);
        continue;
      }
      const outline = this.#named(name);
      outline.texts.push(texts);
      if (local !== '') outline.locals.add(local);
      if (!isNone(value)) outline.reads.add(this.#regions.ofRow[value] ?? 0);
    }
  }

  #named(name: string): NameOutline {
    const known = this.#names.get(name);
    if (known) return known;
    const added: NameOutline = { texts: [], reads: new Set(), locals: new Set() };
    this.#names.set(name, added);
    return added;
  }

  /** Notes that a region refers to a row, which may be read from either side. Returns the row's name. */
  #read(region: number, row: RowIndex): string {
    if (!isNone(row)) this.#readTogether(region, this.#regions.ofRow[row] ?? 0);
    return this.#row(row);
  }

  #readAll(region: number, rows: readonly RowIndex[]): string {
    return rows.map((row) => this.#read(region, row)).join(',');
  }

  #readTogether(first: number, second: number): void {
    // A head is read without its body.
    if (second < 0 || first === second || second === first + 1 - (first % 2) * 2) return;
    this.#reads[first]?.add(second);
    this.#reads[second]?.add(first);
  }

  #row(row: RowIndex): string {
    return isNone(row) ? '-' : `${this.#regionName(this.#regions.ofRow[row] ?? 0)}#${this.#places[row] ?? 0}`;
  }

  #regionName(region: number): string {
    return `${this.#key(definitionOfRegion(region))}${region % 2 === 0 ? '' : '{'}`;
  }

  #key(definition: DefinitionIndex): string {
    return definitionKeys(this.#facts).keys[definition] ?? '-';
  }
}

/** Imports that do nothing but bind a name: they count for those who look it up. */
const boundKinds: ReadonlySet<ImportFact['kind']> = new Set(['named', 'default', 'namespace', 'module']);

function importText(fact: ImportFact | undefined): string {
  if (!fact) return '-';
  const { kind, source, imported, local, reexport, erased, replaced = false, reexported = false } = fact;
  return [kind, source, imported, local, reexport, erased, replaced, reexported].join(' ');
}

/** Keys of the members of each definition, by name. */
function membersByName(facts: FileFacts): ReadonlyMap<string, readonly string[]>[] {
  const members = facts.definitions.map(() => new Map<string, string[]>());
  const { keys } = definitionKeys(facts);
  facts.definitions.forEach(({ name, parent }, index) => {
    const key = keys[index] ?? '';
    const known = members[parent]?.get(name);
    if (known) known.push(key);
    else members[parent]?.set(name, [key]);
  });
  return members;
}
