import {
  outsideNumber,
  externalIndex,
  isDefinition,
  type DefinitionNumber,
  type LinkEnd,
} from '../../../facts/ids.ts';
import { isCandidateRow, linkCell, misfitCell, packageReferenceCell } from '../edges.ts';
import { LinkColumn as L, MisfitColumn as M, PackageReferenceColumn as P, type FileLinks } from '../links.ts';
import { givenUpScopes } from '../given-up.ts';
import type { Program } from '../../bind/program.ts';
import type { External } from '../../types/values.ts';
import { saveQuestions, type KeepableQuestions } from './saved-questions.ts';
import { listAt, packLists, type Ragged } from './ragged.ts';

/** Links of a whole repository as they are kept for the next run, with what they rest on. */
export interface SavedLinks {
  /** Tells all that every link rests on: see `ResolveInput.keep`. */
  world: string;
  /** Tells all that answers to `Module` questions rest on. */
  modules: string;
  /** Of the files, in order. */
  paths: string[];
  /** Identify the facts of each file. */
  factsKeys: string[];
  /** Number of the first definition of each file, and of the first that there is not. */
  bases: Int32Array;
  /** Package and symbol, package and symbol … */
  externals: string[];
  strings: string[];
  /** Rows of `SavedQuestionColumn`. */
  questions: Int32Array;
  /** The others by index of the file. Numbers of questions. */
  asked: Ragged;
  rows: Ragged;
  packageReferences: Ragged;
  /** Each set after its length. */
  candidates: Ragged;
  /** `NOWHERE` for null. */
  imports: Ragged;
  /** String and count, string and count … */
  unresolved: Ragged;
  unresolvedUses: Ragged;
  knownCallees: Ragged;
  /** Certain, candidate, unresolved. */
  counts: Ragged;
  /** Scope, line, definition and number of definitions, and again. */
  givenUp: Ragged;
  misfits: Ragged;
  /** Strings. */
  misfitDetails: Ragged;
}

type Table = 'rows' | 'packageReferences' | 'unresolvedUses' | 'knownCallees' | 'misfits';

/** Less than the number of any external. */
export const NOWHERE = -(2 ** 31);

export interface Keepable extends KeepableQuestions {
  world: string;
  modules: string;
  program: Program;
  links: readonly FileLinks[];
  externals: readonly External[];
  factsKeys: ReadonlyMap<string, string>;
  before: { saved: SavedLinks; answers: ReadonlyMap<number, string> } | undefined;
}

/** The links have views of the packed rows afterwards: millions of rows must not be in memory twice. */
export function saveLinks(all: Keepable): SavedLinks {
  const { world, modules, program, links, externals } = all;
  const { rows: questions, asked, string, strings } = saveQuestions(all);
  const packed = (listOf: (links: FileLinks) => ArrayLike<number>): Ragged => packLists(links.map(listOf));
  const moved = (table: Table): Ragged => {
    const all = packed((each) => each[table]);
    links.forEach((each, index) => (each[table] = listAt(all, index)));
    return all;
  };
  return {
    world,
    modules,
    paths: program.files.map(({ path }) => path),
    factsKeys: program.files.map(({ path }) => all.factsKeys.get(path) ?? ''),
    bases: Int32Array.from([...program.files.map(({ base }) => base), program.definitionCount]),
    externals: externals.flatMap((external) => [external.package, external.symbol]),
    questions,
    asked: packLists(asked),
    rows: moved('rows'),
    packageReferences: moved('packageReferences'),
    candidates: packed(({ candidates }) => candidates.flatMap((set) => [set.length, ...set])),
    imports: packed(({ imports }) => imports.map((number) => number ?? NOWHERE)),
    unresolved: packed(({ unresolved }) => [...unresolved].flatMap(([name, count]) => [string(name), count])),
    unresolvedUses: moved('unresolvedUses'),
    knownCallees: moved('knownCallees'),
    counts: packed(({ counts }) => [counts.certain, counts.candidate, counts.unresolved]),
    givenUp: packed(({ givenUp }) =>
      givenUp.flatMap(({ scope, line, definition, definitionCount }) => [
        givenUpScopes.indexOf(scope),
        line,
        definition,
        definitionCount,
      ]),
    ),
    misfits: moved('misfits'),
    misfitDetails: packed(({ misfitDetails }) => misfitDetails.map(string)),
    strings,
  };
}

/** How the numbers in links change. */
export interface Renumbering {
  definition(number: DefinitionNumber): DefinitionNumber;
  external(index: number): number;
}

/** Changes the numbers in links, in place. */
export function renumber(links: FileLinks, { definition, external }: Renumbering): void {
  const { rows, candidates, imports, misfits, packageReferences } = links;
  const end = (number: LinkEnd): LinkEnd =>
    isDefinition(number) ? definition(number) : outsideNumber(external(externalIndex(number)));
  for (let row = 0; row < rows.length / L.Width; row++) {
    rows[row * L.Width + L.From] = definition(linkCell(rows, row, L.From));
    if (!isCandidateRow(rows, row)) rows[row * L.Width + L.To] = end(linkCell(rows, row, L.To));
  }
  for (let row = 0; row < misfits.length / M.Width; row++) {
    misfits[row * M.Width + M.From] = definition(misfitCell(misfits, row, M.From));
    misfits[row * M.Width + M.To] = end(misfitCell(misfits, row, M.To));
  }
  for (let row = 0; row < packageReferences.length / P.Width; row++) {
    const at = row * P.Width;
    packageReferences[at + P.From] = definition(packageReferenceCell(packageReferences, row, P.From));
    packageReferences[at + P.To] = end(packageReferenceCell(packageReferences, row, P.To));
  }
  for (const set of candidates) set.forEach((number, index) => (set[index] = definition(number)));
  imports.forEach((number, index) => {
    if (number !== null) imports[index] = end(number);
  });
}
