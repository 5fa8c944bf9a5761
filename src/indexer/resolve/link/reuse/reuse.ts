import type { FileFacts } from '../../../facts/facts.ts';
import {
  definitionNumber,
  NONE,
  FILE_DEFINITION,
  linkEnds,
  definitionIndexIn,
  definitionNumberIn,
  isNone,
  definitionNumbers,
  isDefinition,
  type DefinitionNumber,
  type LinkEnd,
} from '../../../facts/ids.ts';
import { isCandidateRow, linkCell, misfitCell, packageReferenceCell } from '../edges.ts';
import { givenUpScopes, type GivenUp } from '../given-up.ts';
import { LinkColumn as L, MisfitColumn as M, PackageReferenceColumn as P, type FileLinks } from '../links.ts';
import type { ProgramFile } from '../../bind/program.ts';
import type { External } from '../../types/values.ts';
import { FactsChange } from './facts-change.ts';
import { questionAt, type QuestionRows } from './question-table.ts';
import { answer, isAboutFacts, QuestionKind, type Question, type Sources } from './questions.ts';
import { listAt } from './ragged.ts';
import { NOWHERE, type SavedLinks } from './saved-links.ts';
import { SavedQuestionColumn as Q } from './saved-questions.ts';

/** Links of a file that are as linking it would make them, numbered as in the earlier run. */
export interface Reused {
  links: FileLinks;
  /** Numbers of the questions that they rest on, in the earlier run. */
  asked: Int32Array;
}

/** Reads the facts of a file from the cache by what tells them from all others; undefined if they are gone. */
export type FactsBefore = (factsKey: string, path: string) => FileFacts | undefined;

/** Links of an earlier run, as far as nothing has changed that they depend on. */
export class Reuse {
  /** The answers of this run that are not those of the earlier one, by number of the question. */
  readonly answers = new Map<number, string>();
  readonly #saved: SavedLinks;
  readonly #places: ReadonlyMap<string, number>;
  readonly #hasChanged: Uint8Array;
  readonly #sources: Sources;
  readonly #factsBefore: FactsBefore;
  readonly #changes = new Map<string, FactsChange | undefined>();
  /** By definition of the earlier run: its number now, or -1; undefined when all numbers are the same. */
  readonly #numbers: Int32Array | undefined;

  constructor(saved: SavedLinks, modules: string, sources: Sources, factsBefore: FactsBefore) {
    this.#saved = saved;
    this.#sources = sources;
    this.#factsBefore = factsBefore;
    this.#places = new Map(saved.paths.map((path, index) => [path, index]));
    this.#hasChanged = new Uint8Array(saved.questions.length / Q.Width);
    const questions: QuestionRows = { strings: saved.strings, rows: saved.questions, width: Q.Width };
    for (let number = 0; number < this.#hasChanged.length; number++) {
      const question = questionAt(questions, number);
      // They have no other sources.
      if (question.kind === QuestionKind.Module && saved.modules === modules) continue;
      if (this.#isChanged(number, question, this.#string(number, Q.Answer))) this.#hasChanged[number] = 1;
    }
    this.#numbers = this.#numbersNow();
  }

  #isChanged(number: number, question: Question, before: string): boolean {
    const now = answer(question, this.#sources);
    if (now === before) return false;
    this.answers.set(number, now);
    const change =
      now === this.#sources.factsKeys.get(question.subject) ? this.#changeOf(question, before) : undefined;
    return change ? isAffected(question, change) : true;
  }

  /** The difference between the facts of a file and those of the earlier run; undefined if these are not known. */
  #changeOf({ kind, subject }: Pick<Question, 'kind' | 'subject'>, before: string): FactsChange | undefined {
    if (!isAboutFacts(kind) || kind === QuestionKind.Facts) return undefined;
    return this.#change(subject, before);
  }

  #change(path: string, before: string): FactsChange | undefined {
    const key = `${path}\n${before}`;
    if (this.#changes.has(key)) return this.#changes.get(key);
    const now = this.#sources.program.fileAt(path)?.facts;
    const language = before.slice(0, before.indexOf(' ') + 1);
    const isSameLanguage =
      language !== '' && this.#sources.factsKeys.get(path)?.startsWith(language) === true;
    const facts = isSameLanguage ? this.#factsBefore(before, path) : undefined;
    const change = now && facts && new FactsChange(facts, now);
    this.#changes.set(key, change);
    return change;
  }

  get fileCount(): number {
    return this.#saved.paths.length;
  }

  get questionCount(): number {
    return this.#hasChanged.length;
  }

  #string(question: number, column: number): string {
    return this.#saved.strings[this.#saved.questions[question * Q.Width + column] ?? -1] ?? '';
  }

  /** The links of a file; undefined when anything that they depend on has changed. */
  of({ path }: ProgramFile): Reused | undefined {
    const at = this.#places.get(path);
    if (at === undefined) return undefined;
    const asked = listAt(this.#saved.asked, at);
    for (const question of asked) if (this.#hasChanged[question] !== 0) return undefined;
    const links = this.#linksAt(at);
    // The message of a defect is not kept.
    if (links.givenUp.some(({ scope }) => scope === 'defect')) return undefined;
    return this.#areThere(links) ? { links, asked } : undefined;
  }

  /** Whether all definitions still exist to which links refer. */
  #areThere({ rows, candidates, imports, misfits, packageReferences }: FileLinks): boolean {
    const numbers = this.#numbers;
    if (!numbers) return true;
    const isThere = (number: LinkEnd | null): boolean =>
      number === null || !isDefinition(number) || (numbers[number] ?? -1) >= 0;
    for (let row = 0; row < rows.length / L.Width; row++) {
      if (!isThere(linkCell(rows, row, L.From))) return false;
      if (!isCandidateRow(rows, row) && !isThere(linkCell(rows, row, L.To))) return false;
    }
    for (let row = 0; row < misfits.length / M.Width; row++)
      if (!isThere(misfitCell(misfits, row, M.From)) || !isThere(misfitCell(misfits, row, M.To)))
        return false;
    for (let row = 0; row < packageReferences.length / P.Width; row++)
      if (!isThere(packageReferenceCell(packageReferences, row, P.From))) return false;
    return candidates.every((set) => set.every(isThere)) && imports.every(isThere);
  }

  #linksAt(at: number): FileLinks {
    const { rows, candidates, imports, unresolved, unresolvedUses, knownCallees, counts, givenUp, strings } =
      this.#saved;
    const { misfits, misfitDetails, packageReferences } = this.#saved;
    const [certain = 0, candidate = 0, open = 0] = listAt(counts, at);
    const names = listAt(unresolved, at);
    const byName = new Map<string, number>();
    for (let index = 0; index < names.length; index += 2)
      byName.set(strings[names[index] ?? -1] ?? '', names[index + 1] ?? 0);
    return {
      rows: listAt(rows, at),
      packageReferences: listAt(packageReferences, at),
      candidates: splitSets(listAt(candidates, at)),
      imports: linkEnds(listAt(imports, at), NOWHERE),
      unresolved: byName,
      unresolvedUses: listAt(unresolvedUses, at),
      knownCallees: listAt(knownCallees, at),
      counts: { certain, candidate, unresolved: open },
      givenUp: givenUpIn(listAt(givenUp, at)),
      misfits: listAt(misfits, at),
      misfitDetails: [...listAt(misfitDetails, at)].map((index) => strings[index] ?? ''),
    };
  }

  /** What a definition is numbered now that had a number in the earlier run. */
  definition(number: DefinitionNumber): DefinitionNumber {
    return this.#numbers ? definitionNumberIn(this.#numbers, number) : number;
  }

  /** The numbers of all definitions now; undefined when they are the same. */
  #numbersNow(): Int32Array | undefined {
    const { paths, bases, factsKeys } = this.#saved;
    const { program } = this.#sources;
    const numbers = new Int32Array(bases.at(-1) ?? 0).fill(-1);
    let hasMoved = false;
    for (const [index, path] of paths.entries()) {
      const base = program.fileAt(path)?.base;
      const before = bases[index] ?? 0;
      const count = (bases[index + 1] ?? before) - before;
      const key = factsKeys[index] ?? '';
      const change = key === this.#sources.factsKeys.get(path) ? undefined : this.#change(path, key);
      const isSame = key === this.#sources.factsKeys.get(path);
      if (base !== before || !isSame) hasMoved = true;
      if (base === undefined) continue;
      for (let definition = FILE_DEFINITION; definition < count; definition++) {
        const now = isSame ? definition : change ? definitionIndexIn(change.definitions, definition) : NONE;
        numbers[before + definition] = isNone(now) ? NONE : definitionNumber(base, now);
      }
    }
    return hasMoved ? numbers : undefined;
  }

  external(index: number): External {
    const [name = '', symbol = ''] = this.#saved.externals.slice(index * 2, index * 2 + 2);
    return { package: name, symbol };
  }
}

function splitSets(lists: Int32Array): DefinitionNumber[][] {
  const sets: DefinitionNumber[][] = [];
  for (let at = 0; at < lists.length; at += 1 + (lists[at] ?? 0))
    sets.push(definitionNumbers(lists.subarray(at + 1, at + 1 + (lists[at] ?? 0))));
  return sets;
}

function givenUpIn(list: Int32Array): GivenUp[] {
  const found: GivenUp[] = [];
  for (let at = 0; at < list.length; at += 4) {
    const [scope = 0, line = 1, , definitionCount = 0] = list.subarray(at, at + 4);
    const definition = definitionIndexIn(list, at + 2);
    found.push({ scope: givenUpScopes[scope] ?? 'expressions', line, definition, definitionCount });
  }
  return found;
}

/** Whether the answer to a question is another one after a change of the facts that it is about. */
function isAffected({ kind, key, name }: Question, change: FactsChange): boolean {
  switch (kind) {
    case QuestionKind.File:
      return change.module;
    case QuestionKind.Definition:
      return change.definition(key);
    case QuestionKind.FileName:
      return change.name(name);
    case QuestionKind.DefinitionMember:
      return change.member(key, name);
    case QuestionKind.DefinitionMembers:
      return change.members(key);
    case QuestionKind.HasMembers:
      return change.hasMembers(key);
    default:
      return true;
  }
}
