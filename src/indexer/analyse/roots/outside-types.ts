import { typeKinds } from '../../../model/kinds.ts';
import { type DefinitionNumber, isDefinition, isNone, NONE } from '../../facts/ids.ts';
import { isCandidateRow, linkCell, noEdges, type EdgeRun } from '../../resolve/link/edges.ts';
import { BindingColumn as B, BindingKind } from '../../facts/tables.ts';
import { typeName } from '../../files/type-facts.ts';
import { LinkColumn as L, typeCode } from '../../resolve/link/links.ts';
import type { Program, ProgramFile } from '../../resolve/bind/program.ts';
import { bindingCell } from '../../resolve/bind/tables.ts';
import type { Analysis } from '../analyse.ts';
import type { RootRecipe } from './root-recipe.ts';

const heritage: ReadonlySet<number> = new Set([typeCode('EXTENDS'), typeCode('IMPLEMENTS')]);
const MAX_DEPTH = 30;

/** The supertypes of a type that are outside the repository. */
export interface Outside {
  /** Whether some supertypes are unknown: they may call any member. */
  unknown: boolean;
  /** Names of the members of supertypes in the language's library. */
  members: ReadonlySet<string>;
  /** Whether a supertype registers the type, or its creation has other effects. */
  registered: boolean;
}

/** The rules for types in a grammar's `roots`. */
export type TypeRules = Pick<RootRecipe, 'registeringMembers' | 'inertMetatypes' | 'plainTypes'>;

/** Finds the supertypes outside the repository, following supertypes inside it. */
export class OutsideTypes {
  readonly #analysis: Analysis;
  readonly #known = new Map<number, Outside>();
  readonly #library = new Map<string, ReadonlySet<string> | null>();
  /** By file: the edges to supertypes, by type. */
  readonly #runs = new Map<number, ReadonlyMap<number, { rows: Int32Array; run: EdgeRun }[]>>();

  readonly #registering: readonly string[];
  readonly #inertMetatypes: ReadonlySet<string>;
  readonly #plain: readonly RegExp[];

  constructor(analysis: Analysis, { registeringMembers, inertMetatypes, plainTypes }: TypeRules) {
    this.#analysis = analysis;
    this.#registering = registeringMembers;
    this.#inertMetatypes = new Set(inertMetatypes);
    this.#plain = plainTypes.map((text) => new RegExp(text, 'u'));
  }

  /** `number` is the number of a type. */
  outsideOf(number: DefinitionNumber, depth = 0): Outside {
    const known = this.#known.get(number);
    if (known) return known;
    // A cycle of supertypes adds nothing.
    this.#known.set(number, { unknown: depth >= MAX_DEPTH, members: new Set(), registered: false });
    const found = this.#find(number, depth);
    this.#known.set(number, found);
    return found;
  }

  #find(number: DefinitionNumber, depth: number): Outside {
    const { program, externals } = this.#analysis.linked;
    const file = program.fileOf(number);
    const fact = program.definition(number);
    const members = new Set<string>();
    const sites = new Set<string>();
    let unknown = false;
    let registered = fact.metatypes.some((row) => !this.#inertMetatypes.has(typeName(file.facts, row)));
    for (const { rows, run } of this.#heritageOf(file).get(number) ?? []) {
      for (let row = run.start; row < run.end; row++)
        sites.add(`${linkCell(rows, row, L.Line)}:${linkCell(rows, row, L.Column)}`);
      const to = linkCell(rows, run.start, L.To);
      if (isDefinition(to)) {
        if (!typeKinds.has(program.definition(to).kind)) continue;
        const above = this.outsideOf(to, depth + 1);
        // The meaning of a name that is also imported depends on whether the import succeeds.
        unknown ||= above.unknown || isAlsoImported(program.fileOf(to), program.definition(to).name);
        registered ||= above.registered || this.#learns(program.fileOf(to));
        for (const name of above.members) members.add(name);
        continue;
      }
      const external = externals[-1 - to];
      const names = external && this.#libraryMembers(file, external.package, external.symbol);
      if (names) for (const name of names) members.add(name);
      else unknown = true;
    }
    // A type may be both, by its name and by its place.
    const written = new Set([...fact.extends, ...fact.implements]).size;
    return { unknown: unknown || sites.size < written || fact.mixins.length > 0, members, registered };
  }

  /** Whether types of a file may require members of their subtypes. */
  #learns({ stringIndex }: ProgramFile): boolean {
    return this.#registering.some((name) => stringIndex.has(name));
  }

  #heritageOf({ index }: ProgramFile): ReadonlyMap<number, { rows: Int32Array; run: EdgeRun }[]> {
    const known = this.#runs.get(index);
    if (known) return known;
    const found = new Map<number, { rows: Int32Array; run: EdgeRun }[]>();
    const { rows, runs } = this.#analysis.edges[index] ?? noEdges;
    for (const run of runs) {
      // A possible supertype is not known to be one.
      if (!heritage.has(linkCell(rows, run.start, L.Type)) || isCandidateRow(rows, run.start)) continue;
      const from = linkCell(rows, run.start, L.From);
      const list = found.get(from);
      if (list) list.push({ rows, run });
      else found.set(from, [{ rows, run }]);
    }
    this.#runs.set(index, found);
    return found;
  }

  /** Returns the names of the members of a library type; undefined if no library declares it. */
  #libraryMembers({ grammar }: ProgramFile, name: string, symbol: string): ReadonlySet<string> | undefined {
    if (!this.#plain.some((each) => each.test(symbol))) return undefined;
    const { program } = this.#analysis.linked;
    const { family } = grammar.manifest;
    const key = `${family}\n${name}\n${symbol}`;
    const known = this.#library.get(key);
    if (known !== undefined) return known ?? undefined;
    const library = program.library(family, name === 'builtin' ? '' : name);
    const found = library && membersIn(program, library, symbol, 0);
    this.#library.set(key, found ?? null);
    return found;
  }
}

/** Returns the member names of all library types of a language family. */
export function libraryMemberNames({ linked: { program } }: Analysis, family: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { facts } of program.libraries(family)) {
    for (const { name, parent } of facts.definitions)
      if (typeKinds.has(facts.definitions[parent]?.kind ?? 'module')) names.add(name);
  }
  return names;
}

/** Whether a top-level name of a file is also bound by an import. */
export function isAlsoImported(
  { facts, stringIndex, firstBinding, nextBinding }: ProgramFile,
  name: string,
): boolean {
  const index = stringIndex.get(name);
  if (index === undefined) return false;
  let binding = firstBinding.get(index) ?? NONE;
  while (!isNone(binding) && bindingCell(facts, binding, B.Kind) !== BindingKind.Import)
    binding = nextBinding[binding] ?? NONE;
  return !isNone(binding);
}

/** Types that differ in their parameters only count as one. */
function plainSymbol(symbol: string): string {
  return symbol.replace(/~\d+$/, '');
}

function membersIn(
  program: Program,
  file: ProgramFile,
  symbol: string,
  depth: number,
): Set<string> | undefined {
  const { facts } = file;
  const at = facts.definitions.flatMap((fact, index) =>
    plainSymbol(fact.symbol) === plainSymbol(symbol) ? [index] : [],
  );
  if (at.length === 0 || symbol === '') return undefined;
  const names = new Set<string>();
  facts.definitions.forEach(({ name, parent }) => {
    if (at.includes(parent)) names.add(name);
  });
  if (depth > MAX_DEPTH) return names;
  for (const index of at) {
    const { extends: extended = [], implements: implemented = [] } = facts.definitions[index] ?? {};
    for (const row of [...extended, ...implemented]) {
      const parent = typeName(file.facts, row);
      const globals = program.library(file.grammar.manifest.family, '');
      const above =
        membersIn(program, file, parent, depth + 1) ??
        (globals && globals !== file ? membersIn(program, globals, parent, depth + 1) : undefined);
      for (const name of above ?? []) names.add(name);
    }
  }
  return names;
}
