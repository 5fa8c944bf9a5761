import type { MacroNames } from '../../bind/macro-namespaces.ts';
import { sha256 } from '../../../../base/sha256.ts';
import type { LinkedFiles } from '../link-program.ts';
import type { Journal } from './journal.ts';
import { answer, type Question, type Sources } from './questions.ts';
import { Reuse, type FactsBefore } from './reuse.ts';
import { saveLinks, type SavedLinks } from './saved-links.ts';

export interface Keep {
  /** Tells all that links rest on besides the repository. */
  world: string;
  /** The links that an earlier run kept in this world. */
  kept: SavedLinks | undefined;
  /** Reads facts of an earlier run. */
  factsBefore: FactsBefore;
}

/** Brings what an earlier run kept together with what this run asks. */
export class Keeper {
  /** Undefined when nothing was kept that could be used. */
  readonly reuse: Reuse | undefined;
  readonly #keep: Keep;
  readonly #modules: string;
  readonly #sources: Sources;
  readonly #saved: SavedLinks | undefined;

  /** `modules` tells all that the resolvers of modules go by. */
  constructor(keep: Keep, modules: string, sources: Sources) {
    this.#keep = keep;
    this.#modules = modules;
    this.#sources = sources;
    this.#saved = keep.kept;
    this.reuse = this.#saved && new Reuse(this.#saved, modules, sources, keep.factsBefore);
  }

  readonly #answerTo = (question: Question): string => answer(question, this.#sources);

  /** What to keep for the next run; undefined when that is kept already. */
  toKeep(linked: LinkedFiles, journal: Journal): SavedLinks | undefined {
    const { program, factsKeys } = this.#sources;
    const isKept =
      linked.linkedCount === 0 &&
      program.files.every(({ path }, index) => this.#saved?.factsKeys[index] === factsKeys.get(path)) &&
      this.#saved?.modules === this.#modules &&
      this.#saved.paths.length === program.files.length;
    if (isKept) return undefined;
    return saveLinks({
      ...linked,
      world: this.#keep.world,
      modules: this.#modules,
      program,
      factsKeys,
      before: this.reuse && this.#saved && { saved: this.#saved, answers: this.reuse.answers },
      questions: journal.questions,
      answerTo: this.#answerTo,
    });
  }
}

/**
 * Returns what was kept if it is of this world: otherwise it is of no use, and would only take memory while files are linked. Whoever knows the world has
 * written all of it: its key is a hash of the code that does.
 */
export function linksOfWorld(kept: unknown, world: string): SavedLinks | undefined {
  const isOfWorld = (value: unknown): value is SavedLinks =>
    typeof value === 'object' && value !== null && 'world' in value && value.world === world;
  return isOfWorld(kept) ? kept : undefined;
}

/** Tells all that resolvers of modules go by. */
export function modulesDigest(
  paths: readonly string[],
  texts: ReadonlyMap<string, string>,
  namespaces: ReadonlyMap<string, ReadonlySet<string>>,
  macros: MacroNames,
): string {
  const names = [...namespaces].map(([family, each]) => [family, ...[...each].sort()]);
  return sha256(JSON.stringify([paths, [...texts], names, macros.entries()]));
}
