import { nameAt, placeOf, type FileSyntax, type Place } from '../syntax/file-syntax.ts';
import type { Language } from '../languages/language.ts';
import type { Answer, Entity } from './answer.ts';
import { mapIn } from './collections.ts';
import type { ScipDocument } from './decode.ts';
import { Definitions } from './definitions.ts';
import type { SymbolName } from './symbol.ts';

const unknown: Answer = { kind: 'unknown' };

/**
 * A compiler's index, asked by place. Lines and columns count from 0, and columns in UTF-16 code units: the adapters
 * see to it.
 */
export class OracleIndex {
  private readonly definitions: Definitions;
  private readonly uses = new Map<string, Map<Place, string[]>>();
  private readonly targets = new Map<Entity, Entity[]>();
  private readonly syntaxes: ReadonlyMap<string, FileSyntax>;

  private readonly language: Language;

  constructor(
    language: Language,
    documents: readonly ScipDocument[],
    syntaxes: ReadonlyMap<string, FileSyntax>,
  ) {
    this.language = language;
    this.syntaxes = syntaxes;
    this.definitions = new Definitions(language, documents, syntaxes);
    for (const document of documents) this.addUses(document);
  }

  /** The files that it knows. */
  get paths(): Iterable<string> {
    return this.uses.keys();
  }

  knows(path: string): boolean {
    return this.uses.has(path);
  }

  /** Every definition that it knows. */
  entities(): Iterable<Entity> {
    return this.definitions.entities();
  }

  /** Types of the repository with the interfaces of it that they implement. */
  implementations(): Iterable<{ type: Entity; of: Entity }> {
    return this.definitions.implementations();
  }

  entityAt(path: string, place: Place): Entity | undefined {
    return this.definitions.at(path, place);
  }

  entityNamed(path: string, chain: readonly string[]): Entity | undefined {
    return this.definitions.named(path, chain);
  }

  /** The files of a module by its dotted name or path, as the index names it. */
  filesOfModule(name: string): readonly string[] {
    return this.definitions.filesOfModule(name);
  }

  /** The places of a file at which something is used. */
  placesOf(path: string): Iterable<Place> {
    return this.uses.get(path)?.keys() ?? [];
  }

  /** Whether the index takes the name at a place for that of a module, known or not. */
  isModuleName(path: string, place: Place): boolean {
    const symbols = this.uses.get(path)?.get(place) ?? [];
    return symbols.some((symbol) => this.definitions.nameOf(symbol).module !== undefined);
  }

  /** The answer for a place. */
  answerAt(path: string, place: Place): Answer {
    const entities = new Set<Entity>();
    const modules = new Set<string>();
    let open = false;
    let outside = false;
    for (const symbol of this.uses.get(path)?.get(place) ?? []) {
      const found = this.definitions.meantBy(symbol, path, place);
      const name = this.definitions.nameOf(symbol);
      if (found) for (const entity of found) entities.add(entity);
      else if (name.isAugmentation) continue;
      else if (this.isMistaken(name, path, place)) open = true;
      else if (this.definitions.isOutside(name)) outside = true;
      else {
        const files = this.definitions.filesOfSymbol(symbol);
        for (const file of files ?? []) modules.add(this.sourceFile(file));
        const imported = this.starImported(name, files ?? [], path, place);
        if (imported) entities.add(imported);
        else if (!files) open = true;
      }
    }
    for (const entity of [...entities]) for (const target of this.passedOn(entity)) entities.add(target);
    if (entities.size > 0) return { kind: 'definitions', entities: [...entities], open };
    if (modules.size > 0) return { kind: 'module', paths: [...modules] };
    if (this.isUniversal(path, place)) return { kind: 'outside' };
    return outside && !open ? { kind: 'outside' } : unknown;
  }

  private isUniversal(path: string, place: Place): boolean {
    const { universe } = this.language.known;
    if (!universe || this.uses.get(path)?.has(place)) return false;
    return universe.has(nameAt(this.syntaxes.get(path), place) ?? '');
  }

  /** Whether a member has the name of a builtin class, which the index takes it for. */
  private isMistaken(name: SymbolName, path: string, place: Place): boolean {
    if (!name.isBuiltin || name.chain.length !== 1) return false;
    const shape = this.syntaxes.get(path)?.shapes.get(place);
    return shape?.startsWith('member of') === true;
  }

  /** The definition that an import of everything brings, where the index names its module instead. */
  private starImported(
    { module }: SymbolName,
    files: Iterable<string>,
    path: string,
    place: Place,
  ): Entity | undefined {
    if (!this.language.known.starImports) return undefined;
    const text = nameAt(this.syntaxes.get(path), place);
    if (!text || module?.split('.').at(-1) === text) return undefined;
    for (const file of files) {
      const found = this.definitions.named(file, [text]);
      if (found) return found;
    }
    return undefined;
  }

  /**
   * Further definitions of a name that an export only passes on: `exports.a = b`. Following it is right, as with
   * `export { b as a }`.
   */
  private passedOn(entity: Entity): Entity[] {
    const known = this.targets.get(entity);
    if (known) return known;
    const found: Entity[] = [];
    // Before they are looked for, because a name can be passed on in a circle.
    this.targets.set(entity, found);
    const { path, places } = entity;
    for (const place of places) found.push(...this.passedOnAt(path, place));
    return found;
  }

  /** The definitions that the name of an export at a place only passes on; none when it defines something. */
  passedOnAt(path: string, place: Place): Entity[] {
    const value = this.syntaxes.get(path)?.passedOn.get(place);
    if (value === undefined) return [];
    const answer = this.answerAt(path, value);
    if (answer.kind === 'definitions') return answer.entities;
    return answer.kind === 'module' ? answer.paths.flatMap((each) => this.exportedWhole(each)) : [];
  }

  private exportedWhole(path: string): Entity[] {
    const places = this.syntaxes.get(path)?.defaults.flat() ?? [];
    return places.map((place) => this.entityAt(path, place)).filter((entity) => entity !== undefined);
  }

  private sourceFile(path: string): string {
    const source = this.language.known.sourceOf?.(path);
    return source !== undefined && this.uses.has(source) ? source : path;
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
}
