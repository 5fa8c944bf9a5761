import { columnOf, lineOf, placeOf, type FileSyntax, type Place } from '../syntax/file-syntax.ts';
import type { Occurrence, ScipDocument } from './decode.ts';
import { parseSymbol, type SymbolName } from './symbol.ts';

/** A definition in the repository. Overloads, merged declarations and constructors with their class are one. */
export interface Entity {
  key: string;
  path: string;
  /** Owner chain and name, dotted; for what the index names by number, its name in the source. */
  name: string;
  places: Set<Place>;
}

/** What the oracle says of a name. */
export type Answer =
  | { kind: 'unknown' }
  /** In a package, the standard library or the language. */
  | { kind: 'outside' }
  /** A module as a whole. */
  | { kind: 'module'; paths: string[] }
  /** Any of these; `open` when there are others that it cannot name. */
  | { kind: 'definitions'; entities: Entity[]; open: boolean };

const unknown: Answer = { kind: 'unknown' };

/**
 * A compiler's index, asked by place. Lines and columns of both indexers count from 0, and columns in UTF-16 code
 * units, although neither says so in `position_encoding`: both take them from their compiler as they are.
 */
export class OracleIndex {
  private readonly uses = new Map<string, Map<Place, string[]>>();
  private readonly byPlace = new Map<string, Map<Place, Entity>>();
  private readonly byChain = new Map<string, Entity>();
  private readonly bySymbol = new Map<string, Set<Entity>>();
  private readonly modules = new Map<string, Set<string>>();
  private readonly byModule = new Map<string, string[]>();
  private readonly ownPackages = new Set<string>();
  private readonly names = new Map<string, SymbolName>();
  private readonly targets = new Map<Entity, Entity[]>();
  private readonly syntaxes: ReadonlyMap<string, FileSyntax>;

  constructor(documents: readonly ScipDocument[], syntaxes: ReadonlyMap<string, FileSyntax>) {
    this.syntaxes = syntaxes;
    for (const document of documents) this.addDefinitions(document);
    for (const document of documents) this.addUses(document);
  }

  /** The files that it knows. */
  get paths(): Iterable<string> {
    return this.uses.keys();
  }

  /** Every definition that it knows. */
  *entities(): Generator<Entity> {
    for (const places of this.byPlace.values()) yield* new Set(places.values());
  }

  /** The places of a file at which something is used. */
  placesOf(path: string): Iterable<Place> {
    return this.uses.get(path)?.keys() ?? [];
  }

  knows(path: string): boolean {
    return this.uses.has(path);
  }

  entityAt(path: string, place: Place): Entity | undefined {
    return this.inSource(this.byPlace.get(path)?.get(place));
  }

  entityNamed(path: string, chain: readonly string[]): Entity | undefined {
    return this.inSource(this.byChain.get(`${path}|${chain.join('.')}`));
  }

  /** What a declaration file says at its top of the source beside it is the definition there. */
  private inSource(entity: Entity | undefined): Entity | undefined {
    const source = entity && sourceOf(entity.path);
    if (!source) return entity;
    const names = new Set(entity.key.slice(entity.key.indexOf('|') + 1).split('.'));
    const [name] = names;
    return (names.size === 1 ? this.byChain.get(`${source}|${name ?? ''}`) : undefined) ?? entity;
  }

  /** The files of a module by its dotted name or path, as the index names it. */
  filesOfModule(name: string): readonly string[] {
    return this.byModule.get(name) ?? [];
  }

  /** Whether the index takes the name at a place for that of a module, known or not. */
  isModuleName(path: string, place: Place): boolean {
    const symbols = this.uses.get(path)?.get(place) ?? [];
    return symbols.some((symbol) => this.nameOf(symbol).module !== undefined);
  }

  /** What is used at a place. */
  answerAt(path: string, place: Place): Answer {
    const symbols = this.uses.get(path)?.get(place);
    if (!symbols) return unknown;
    const entities = new Set<Entity>();
    const modules = new Set<string>();
    let open = false;
    let outside = false;
    for (const symbol of symbols) {
      const slot = this.slotAt(symbol, path, place);
      const found = slot ? [slot] : this.bySymbol.get(keyOf(symbol, path));
      if (found) for (const entity of found) entities.add(this.inSource(entity) ?? entity);
      else {
        const name = this.nameOf(symbol);
        if (name.isAugmentation || this.isMistaken(name, path, place)) {
          open ||= !name.isAugmentation;
        } else if (name.module !== undefined && !this.isOutside(name)) {
          for (const each of this.modules.get(symbol) ?? []) modules.add(each);
          const imported = this.starImported(symbol, name, path, place);
          if (imported) entities.add(imported);
          else if (!this.modules.has(symbol)) open = true;
        } else if (this.isOutside(name)) outside = true;
        else open = true;
      }
    }
    for (const entity of [...entities]) for (const target of this.passedOn(entity)) entities.add(target);
    if (entities.size > 0) return { kind: 'definitions', entities: [...entities], open: open || outside };
    if (modules.size > 0) return { kind: 'module', paths: [...modules].map((each) => this.sourceFile(each)) };
    return outside && !open ? { kind: 'outside' } : unknown;
  }

  /**
   * Of an attribute that `__slots__` names, the index of Python names the class. It is the member of the class with
   * the name that stands there.
   */
  private slotAt(symbol: string, path: string, place: Place): Entity | undefined {
    const name = this.nameOf(symbol);
    if (!name.isType) return undefined;
    const [owner] = this.bySymbol.get(symbol) ?? [];
    const text = this.textAt(path, place);
    if (!owner || !text || text === name.chain.at(-1) || !this.byChain.has(`${owner.key}.__slots__`))
      return undefined;
    const key = `${owner.key}.${text}`;
    const known = this.byChain.get(key);
    if (known) return known;
    const entity: Entity = { key, path: owner.path, name: `${owner.name}.${text}`, places: new Set() };
    this.byChain.set(key, entity);
    return entity;
  }

  /** A member with the name of a builtin class is taken for it by the index of Python. */
  private isMistaken(name: SymbolName, path: string, place: Place): boolean {
    if (!name.isBuiltin || name.chain.length !== 1) return false;
    const shape = this.syntaxes.get(path)?.shapes.get(place);
    return shape?.startsWith('member of') === true;
  }

  /**
   * What else a name means that an export only passes on: `exports.a = b`. Whoever follows it is right, as with
   * `export { b as a }`.
   */
  private passedOn(entity: Entity): Entity[] {
    const known = this.targets.get(entity);
    if (known) return known;
    const found: Entity[] = [];
    // Before they are looked for, because a name can be passed on in a circle.
    this.targets.set(entity, found);
    const { path, places } = entity;
    for (const place of places) {
      const value = this.syntaxes.get(path)?.passedOn.get(place);
      if (value === undefined) continue;
      const answer = this.answerAt(path, value);
      if (answer.kind === 'definitions') found.push(...answer.entities);
      if (answer.kind === 'module') found.push(...answer.paths.flatMap((each) => this.exportedWhole(each)));
    }
    return found;
  }

  private exportedWhole(path: string): Entity[] {
    const places = this.syntaxes.get(path)?.defaults.flat() ?? [];
    return places.map((place) => this.entityAt(path, place)).filter((entity) => entity !== undefined);
  }

  private sourceFile(path: string): string {
    const source = sourceOf(path);
    return source !== undefined && this.uses.has(source) ? source : path;
  }

  private isOutside(name: SymbolName): boolean {
    return !name.local && !this.ownPackages.has(name.package);
  }

  /**
   * For a name that came by `from m import *`, the index of Python names the module in place of the definition.
   * When the module defines that name, that is what is meant.
   */
  private starImported(symbol: string, name: SymbolName, path: string, place: Place): Entity | undefined {
    if (!/\.pyi?$/.test(path)) return undefined;
    const text = this.textAt(path, place);
    if (!text || name.module?.split('.').at(-1) === text) return undefined;
    for (const module of this.modules.get(symbol) ?? []) {
      const found = this.byChain.get(`${module}|${text}`);
      if (found) return found;
    }
    return undefined;
  }

  private addDefinitions({ path, occurrences }: ScipDocument): void {
    const syntax = this.syntaxes.get(path);
    const defined = new Set<string>();
    for (const occurrence of occurrences) {
      if (!occurrence.isDefinition) continue;
      defined.add(occurrence.symbol);
      this.define(path, occurrence);
    }
    if (!syntax) return;
    for (const { line, column, symbol } of occurrences) {
      const place = placeOf(line, column);
      if (!syntax.definitions.has(place)) continue;
      const slot = this.slotAt(symbol, path, place);
      slot?.places.add(place);
      if (slot && !this.entityAt(path, place)) mapIn(this.byPlace, path).set(place, slot);
    }
    // Members that are made by assignment are used and never defined in the index of TypeScript.
    for (const occurrence of occurrences) {
      if (occurrence.isDefinition || defined.has(occurrence.symbol)) continue;
      if (syntax.assigned.has(placeOf(occurrence.line, occurrence.column)) && this.isOwn(occurrence.symbol)) {
        this.define(path, occurrence);
      }
    }
  }

  private isOwn(symbol: string): boolean {
    return symbol.startsWith('local ') || !this.isOutside(this.nameOf(symbol));
  }

  private define(path: string, { line, column, symbol }: Occurrence): void {
    const name = this.nameOf(symbol);
    if (!name.local) this.ownPackages.add(name.package);
    if (name.isAugmentation) return;
    if (name.module !== undefined) {
      if (line !== 0 || column !== 0) return;
      addTo(this.modules, symbol, path);
      this.byModule.set(name.module, [...this.filesOfModule(name.module), path]);
      return;
    }
    const place = placeOf(line, column);
    const key = name.local ? `${path}|${symbol}` : `${path}|${name.chain.join('.')}`;
    const places = mapIn(this.byPlace, path);
    const entity = this.byChain.get(key) ?? places.get(place) ?? this.newEntity(key, path, name, place);
    this.byChain.set(key, entity);
    entity.places.add(place);
    if (!places.has(place)) places.set(place, entity);
    addTo(this.bySymbol, keyOf(symbol, path), entity);
  }

  private newEntity(key: string, path: string, name: SymbolName, place: Place): Entity {
    const text = name.local ? (this.textAt(path, place) ?? '') : name.chain.join('.').replace(/@\d+/g, '');
    return { key, path, name: text, places: new Set() };
  }

  private addUses({ path, occurrences }: ScipDocument): void {
    const places = mapIn(this.uses, path);
    for (const { line, column, symbol, isDefinition } of occurrences) {
      if (isDefinition) continue;
      const place = placeOf(line, column);
      const symbols = places.get(place);
      if (!symbols) places.set(place, [symbol]);
      else if (!symbols.includes(symbol)) symbols.push(symbol);
    }
  }

  private textAt(path: string, place: Place): string | undefined {
    return nameAt(this.syntaxes.get(path), place);
  }

  private nameOf(symbol: string): SymbolName {
    let name = this.names.get(symbol);
    if (!name) {
      name = parseSymbol(symbol);
      this.names.set(symbol, name);
    }
    return name;
  }
}

/** The name that begins at a place. */
export function nameAt(syntax: FileSyntax | undefined, place: Place): string | undefined {
  const line = syntax?.lines[lineOf(place)];
  return line === undefined ? undefined : /^[#\w$\u0080-\uffff]+/.exec(line.slice(columnOf(place)))?.[0];
}

/** The file that a declaration file can stand for. */
function sourceOf(path: string): string | undefined {
  const [, base, kind = ''] = /^(.*)\.d\.([cm]?)ts$/.exec(path) ?? [];
  return base === undefined ? undefined : `${base}.${kind}js`;
}

/** Local symbols are numbered by file. */
function keyOf(symbol: string, path: string): string {
  return symbol.startsWith('local ') ? `${path}|${symbol}` : symbol;
}

function mapIn<Value>(maps: Map<string, Map<Place, Value>>, key: string): Map<Place, Value> {
  let map = maps.get(key);
  if (!map) {
    map = new Map();
    maps.set(key, map);
  }
  return map;
}

function addTo<Value>(sets: Map<string, Set<Value>>, key: string, value: Value): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}
