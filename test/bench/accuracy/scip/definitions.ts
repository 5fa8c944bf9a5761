import { nameAt, placeOf, type FileSyntax, type Place } from '../syntax/file-syntax.ts';
import type { Language } from '../languages/language.ts';
import type { Entity } from './answer.ts';
import { addTo, mapIn } from './collections.ts';
import type { Implementation, Occurrence, ScipDocument } from './decode.ts';
import { parseSymbol, type SymbolName } from './symbol.ts';

/** Everything that an index defines. */
export class Definitions {
  private readonly byPlace = new Map<string, Map<Place, Entity>>();
  private readonly byChain = new Map<string, Entity>();
  private readonly bySymbol = new Map<string, Set<Entity>>();
  private readonly modules = new Map<string, Set<string>>();
  private readonly byModule = new Map<string, string[]>();
  private readonly ownPackages = new Set<string>();
  private readonly names = new Map<string, SymbolName>();
  private readonly listed: Implementation[] = [];
  private readonly syntaxes: ReadonlyMap<string, FileSyntax>;

  private readonly language: Language;

  constructor(
    language: Language,
    documents: readonly ScipDocument[],
    syntaxes: ReadonlyMap<string, FileSyntax>,
  ) {
    this.language = language;
    this.syntaxes = syntaxes;
    for (const document of documents) this.add(document);
  }

  *entities(): Generator<Entity> {
    for (const places of this.byPlace.values()) yield* new Set(places.values());
  }

  /** Types of the repository with the interfaces of it that they implement. */
  *implementations(): Generator<{ type: Entity; of: Entity }> {
    for (const { symbol, of } of this.listed)
      for (const type of this.bySymbol.get(symbol) ?? [])
        for (const target of this.bySymbol.get(of) ?? [])
          if (type.isType && target.isType) yield { type, of: target };
  }

  at(path: string, place: Place): Entity | undefined {
    return this.inSource(this.byPlace.get(path)?.get(place));
  }

  named(path: string, chain: readonly string[]): Entity | undefined {
    return this.inSource(this.byChain.get(`${path}|${chain.join('.')}`));
  }

  /** The definitions of a symbol that is used at a place; undefined when the index has none. */
  meantBy(symbol: string, path: string, place: Place): Entity[] | undefined {
    const slot = this.slotAt(symbol, path, place);
    if (slot) return [slot];
    const found = this.bySymbol.get(keyOf(symbol, path));
    return found && [...found].map((entity) => this.inSource(entity) ?? entity);
  }

  /** The files of the module that a symbol names; undefined when the index does not define it. */
  filesOfSymbol(symbol: string): ReadonlySet<string> | undefined {
    return this.modules.get(symbol);
  }

  /** The files of a module by its dotted name or path, as the index names it. */
  filesOfModule(name: string): readonly string[] {
    return this.byModule.get(name) ?? [];
  }

  nameOf(symbol: string): SymbolName {
    let name = this.names.get(symbol);
    if (!name) {
      name = parseSymbol(symbol, this.language.symbols);
      this.names.set(symbol, name);
    }
    return name;
  }

  isOutside(name: SymbolName): boolean {
    return !name.local && !this.ownPackages.has(name.package);
  }

  /** A definition at the top of a declaration file is the one in the source beside it. */
  private inSource(entity: Entity | undefined): Entity | undefined {
    const source = entity && this.language.known.sourceOf?.(entity.path);
    if (!source) return entity;
    const names = new Set(entity.key.slice(entity.key.indexOf('|') + 1).split('.'));
    const [name] = names;
    return (names.size === 1 ? this.byChain.get(`${source}|${name ?? ''}`) : undefined) ?? entity;
  }

  /** The member of a class that the index names the class for, by the name that stands there. */
  private slotAt(symbol: string, path: string, place: Place): Entity | undefined {
    const { slots } = this.language.known;
    const symbolName = this.nameOf(symbol);
    if (slots === undefined || !symbolName.isType) return undefined;
    const [owner] = this.bySymbol.get(symbol) ?? [];
    const text = nameAt(this.syntaxes.get(path), place);
    if (!owner || !text || text === symbolName.chain.at(-1)) return undefined;
    if (!this.byChain.has(`${owner.key}.${slots}`)) return undefined;
    const key = `${owner.key}.${text}`;
    const known = this.byChain.get(key);
    if (known) return known;
    const name = `${owner.name}.${text}`;
    const entity: Entity = {
      key,
      path: owner.path,
      name,
      places: new Set(),
      isLocal: false,
      isType: false,
      isValue: true,
      isConstructor: false,
    };
    this.byChain.set(key, entity);
    return entity;
  }

  private add({ path, occurrences, implementations = [] }: ScipDocument): void {
    this.listed.push(...implementations);
    const syntax = this.syntaxes.get(path);
    const defined = new Set<string>();
    for (const occurrence of occurrences) {
      if (!occurrence.isDefinition) continue;
      defined.add(occurrence.symbol);
      this.define(path, occurrence);
    }
    if (!syntax) return;
    for (const occurrence of occurrences) {
      const place = placeOf(occurrence.line, occurrence.column);
      if (syntax.definitions.has(place)) this.defineSlot(path, place, occurrence.symbol);
      // Members that are made by assignment are used and never defined in the index of TypeScript.
      const isNew = !occurrence.isDefinition && !defined.has(occurrence.symbol);
      if (isNew && syntax.assigned.has(place) && !this.isOutside(this.nameOf(occurrence.symbol)))
        this.define(path, occurrence);
    }
  }

  private defineSlot(path: string, place: Place, symbol: string): void {
    const slot = this.slotAt(symbol, path, place);
    if (!slot) return;
    slot.places.add(place);
    const places = mapIn(this.byPlace, path);
    if (!places.has(place)) places.set(place, slot);
  }

  private define(path: string, { line, column, symbol }: Occurrence): void {
    const name = this.nameOf(symbol);
    if (!name.local) this.ownPackages.add(name.package);
    if (name.isAugmentation) return;
    if (name.module !== undefined) {
      if (!this.language.symbols.declaredModules && (line !== 0 || column !== 0)) return;
      addTo(this.modules, symbol, path);
      this.byModule.set(name.module, [...this.filesOfModule(name.module), path]);
      return;
    }
    const place = placeOf(line, column);
    const key = name.local ? keyOf(symbol, path) : `${path}|${name.chain.join('.')}`;
    const places = mapIn(this.byPlace, path);
    const entity = this.byChain.get(key) ?? places.get(place) ?? this.newEntity(key, path, name, place);
    this.byChain.set(key, entity);
    entity.places.add(place);
    if (!places.has(place)) places.set(place, entity);
    addTo(this.bySymbol, keyOf(symbol, path), entity);
  }

  private newEntity(key: string, path: string, symbol: SymbolName, place: Place): Entity {
    const { local, chain, isType, isValue, isOverloadedConstructor } = symbol;
    // Symbols that the index numbers by their place have it in their name.
    const name = local
      ? (nameAt(this.syntaxes.get(path), place) ?? '')
      : chain.join('.').replace(/@\d+/g, '');
    return {
      key,
      path,
      name,
      places: new Set(),
      isLocal: local,
      isType,
      isValue: isValue || local,
      isConstructor: isOverloadedConstructor,
    };
  }
}

/** Local symbols are numbered by file. */
function keyOf(symbol: string, path: string): string {
  return symbol.startsWith('local ') ? `${path}|${symbol}` : symbol;
}
