import { givenUpKinds, type GivenUp } from '../given-up.ts';
import type { FileLinks } from '../links.ts';
import type { Program, ProgramFile } from '../program.ts';
import type { External } from '../values.ts';
import { QuestionKind, type Question } from './questions.ts';
import { listAt } from './ragged.ts';
import { NOWHERE, SavedQuestionColumn as Q, type SavedLinks } from './saved-links.ts';

/** Links of a file that are as linking it would make them, numbered as in the earlier run. */
export interface Reused {
  links: FileLinks;
  /** Numbers of the questions that they rest on, in the earlier run. */
  asked: Int32Array;
}

/** What an earlier run kept, as far as it still holds. */
export class Reuse {
  readonly #saved: SavedLinks;
  readonly #places: ReadonlyMap<string, number>;
  readonly #hasChanged: Uint8Array;
  /** By definition of the earlier run: what is added to its number; undefined when nothing is. */
  readonly #shifts: Int32Array | undefined;

  constructor(
    saved: SavedLinks,
    modules: string,
    program: Program,
    answerTo: (question: Question) => string,
  ) {
    this.#saved = saved;
    this.#places = new Map(saved.paths.map((path, index) => [path, index]));
    this.#hasChanged = new Uint8Array(saved.questions.length / Q.Width);
    for (let number = 0; number < this.#hasChanged.length; number++) {
      const question = this.question(number);
      // They have no other sources.
      if (question.kind === QuestionKind.Module && saved.modules === modules) continue;
      if (answerTo(question) !== this.#string(number, Q.Answer)) this.#hasChanged[number] = 1;
    }
    this.#shifts = shiftsBetween(saved, program);
  }

  get fileCount(): number {
    return this.#saved.paths.length;
  }

  question(number: number): Question {
    const kind = (this.#saved.questions[number * Q.Width + Q.Kind] ?? 0) as QuestionKind;
    return { kind, subject: this.#string(number, Q.Subject), name: this.#string(number, Q.Name) };
  }

  #string(question: number, column: number): string {
    return this.#saved.strings[this.#saved.questions[question * Q.Width + column] ?? -1] ?? '';
  }

  /** The links of a file; undefined when anything that they rest on has changed. */
  of({ path }: ProgramFile): Reused | undefined {
    const at = this.#places.get(path);
    if (at === undefined) return undefined;
    const asked = listAt(this.#saved.asked, at);
    for (const question of asked) if (this.#hasChanged[question] !== 0) return undefined;
    return { links: this.#linksAt(at), asked };
  }

  #linksAt(at: number): FileLinks {
    const { rows, candidates, imports, unresolved, unresolvedRows, counts, givenUp, strings } = this.#saved;
    const [certain = 0, candidate = 0, open = 0] = listAt(counts, at);
    const names = listAt(unresolved, at);
    const byName = new Map<string, number>();
    for (let index = 0; index < names.length; index += 2)
      byName.set(strings[names[index] ?? -1] ?? '', names[index + 1] ?? 0);
    return {
      rows: listAt(rows, at),
      candidates: splitSets(listAt(candidates, at)),
      imports: Array.from(listAt(imports, at), (number) => (number === NOWHERE ? null : number)),
      unresolved: byName,
      unresolvedRows: [...listAt(unresolvedRows, at)],
      counts: { certain, candidate, unresolved: open },
      givenUp: givenUpIn(listAt(givenUp, at)),
    };
  }

  /** What a definition is numbered now that had a number in the earlier run. */
  definition(number: number): number {
    return this.#shifts ? number + (this.#shifts[number] ?? 0) : number;
  }

  external(index: number): External {
    const [name = '', symbol = ''] = this.#saved.externals.slice(index * 2, index * 2 + 2);
    return { package: name, symbol };
  }
}

function splitSets(lists: Int32Array): number[][] {
  const sets: number[][] = [];
  for (let at = 0; at < lists.length; at += 1 + (lists[at] ?? 0))
    sets.push([...lists.subarray(at + 1, at + 1 + (lists[at] ?? 0))]);
  return sets;
}

function givenUpIn(list: Int32Array): GivenUp[] {
  const found: GivenUp[] = [];
  for (let at = 0; at < list.length; at += 4) {
    const [kind = 0, line = 1, definition = 0, definitionCount = 0] = list.subarray(at, at + 4);
    found.push({ kind: givenUpKinds[kind] ?? 'inference', line, definition, definitionCount });
  }
  return found;
}

/** How far the definitions of each file have moved; those of files that are gone are in no links that still hold. */
function shiftsBetween({ paths, bases }: SavedLinks, program: Program): Int32Array | undefined {
  const shifts = new Int32Array(bases.at(-1) ?? 0);
  let hasMoved = false;
  for (const [index, path] of paths.entries()) {
    const now = program.fileAt(path)?.base;
    const before = bases[index] ?? 0;
    if (now === undefined || now === before) continue;
    shifts.fill(now - before, before, bases[index + 1]);
    hasMoved = true;
  }
  return hasMoved ? shifts : undefined;
}
