import { createYielder } from '../../../base/create-yielder.ts';
import type { DefinitionNumber } from '../../facts/ids.ts';
import { FileLinker, type LinkedFile } from './file-linker.ts';
import { takeNext, type LinkStart } from './link-messages.ts';
import { LinkThreads, type TakeLinked } from './link-threads.ts';
import type { FileLinks } from './links.ts';
import type { OpenProgram, ProgramInput } from './open-program.ts';
import type { ProgramFile } from '../bind/program.ts';
import type { Journal } from './reuse/journal.ts';
import type { QuestionRows } from './reuse/question-table.ts';
import type { Reuse } from './reuse/reuse.ts';
import { renumber } from './reuse/saved-links.ts';
import { shareFacts } from './share-facts.ts';
import { sortRows } from './edges.ts';
import { Interner, type External } from '../types/values.ts';

export interface LinkProgramInput {
  open: OpenProgram;
  /** What the program was built from, for threads. */
  input: ProgramInput;
  /** Undefined: dependencies are not recorded. */
  journal: Journal | undefined;
  /** Undefined: all files are linked. */
  reuse: Reuse | undefined;
  /** Links that other jobs found, by path: then all files have some. */
  given?: ReadonlyMap<string, UnrecordedLinks> | undefined;
  /** The maximum number of threads, this one included. */
  workers: number;
  /** The number of expressions for which another thread is started. */
  expressionsPerThread?: number | undefined;
  onProgress(done: number, total: number): void;
  signal?: AbortSignal | undefined;
}

export interface LinkedFiles {
  /** By index of the file. */
  links: FileLinks[];
  /** Numbered in the order in which links refer to them, so the numbers do not depend on what was reused. */
  externals: readonly External[];
  /**
   * By index of the file: the recorded dependencies of its links, as numbers of questions: first those of the reused links,
   * then those of the journal.
   */
  asked: Int32Array[];
  linkedCount: number;
}

/** Links of one file, whoever found them, without their dependencies. Externals are numbered by `externals`. */
export type UnrecordedLinks = Pick<LinkedFile, 'links' | 'externals'>;

/** Links of a file, and what their numbers refer to. */
interface Numbered {
  links: FileLinks;
  asked: Int32Array;
  /** The questions of a thread; undefined for those of the journal and of an earlier run. */
  questions: QuestionRows | undefined;
  numbers: Numbers;
}

/** What the numbers of one source of links refer to: of an earlier run, or of a file's own evaluator. */
interface Numbers {
  definition(number: DefinitionNumber): DefinitionNumber;
  external(index: number): External;
}

/**
 * A thread takes half a second of processor time to start and to warm up, and evaluates again much of what another thread knows: in a
 * repository of 440,000 expressions, a second one costs 1.5 s and ends no earlier.
 */
const EXPRESSIONS_WORTH_A_THREAD = 500_000;

/** Links every file whose links cannot be reused. Large repositories are linked by several threads. */
export async function linkProgram(options: LinkProgramInput): Promise<LinkedFiles> {
  const { open, journal, reuse, given } = options;
  const { program } = open;
  const results: (Numbered | undefined)[] = [];
  const stale: ProgramFile[] = [];
  const take: TakeLinked = (file, { links, externals, asked }, questions) => {
    const external = (index: number): External => required(externals[index]);
    results[file] = { links, asked, questions, numbers: { definition: (number) => number, external } };
  };
  for (const file of program.files) {
    const reused = reuse?.of(file);
    const known = given?.get(file.path);
    if (reuse && reused) results[file.index] = { ...reused, questions: undefined, numbers: reuse };
    else if (known) take(file.index, { ...known, asked: new Int32Array() }, undefined);
    else stale.push(file);
  }
  await linkStale(options, stale, take);
  return { ...combine(results, journal, reuse), linkedCount: stale.length };
}

/** Links some files of the program and no others. */
export async function linkOnly(
  options: LinkProgramInput,
  paths: ReadonlySet<string>,
): Promise<Map<string, UnrecordedLinks>> {
  const { program } = options.open;
  const linked = new Map<string, UnrecordedLinks>();
  const files = program.files.filter(({ path }) => paths.has(path));
  await linkStale(options, files, (file, { links, externals }) => {
    linked.set(program.file(file).path, { links, externals });
  });
  return linked;
}

async function linkStale(
  options: LinkProgramInput,
  stale: readonly ProgramFile[],
  taken: TakeLinked,
): Promise<void> {
  const { open, journal, signal } = options;
  const { program, names } = open;
  let done = program.files.length - stale.length;
  const take: TakeLinked = (...linked) => {
    taken(...linked);
    options.onProgress(++done, program.files.length);
  };
  const threadsBeside = threadCount(stale, options);
  const start = startOf(options, stale, threadsBeside > 0);
  const threads = new LinkThreads(start, threadsBeside, take);
  try {
    const linker = new FileLinker(program, names, journal);
    const pause = createYielder(signal);
    for (let index = takeNext(start); index !== undefined; index = takeNext(start)) {
      await pause();
      program.trim();
      take(index, linker.link(program.file(index)), undefined);
    }
    await threads.finish();
    signal?.throwIfAborted();
  } finally {
    await threads.close();
  }
}

/** A file with more than this share of all expressions is linked early, so that no thread is left alone with it at the end. */
const LARGE_SHARE = 1 / 200;

/** The others come in the order of their paths: they read the facts of files near them, of which few are in memory. */
function startOf(
  { input, journal }: LinkProgramInput,
  stale: readonly ProgramFile[],
  hasThreads: boolean,
): LinkStart {
  const sizeOf = ({ declarations }: ProgramFile): number => declarations.expressionCount;
  const limit = stale.reduce((sum, file) => sum + sizeOf(file), 0) * LARGE_SHARE;
  const early = (file: ProgramFile): number => (sizeOf(file) > limit ? sizeOf(file) : 0);
  const files = [...stale].sort((a, b) => early(b) - early(a) || a.index - b.index);
  return {
    input: hasThreads ? { ...input, records: shareFacts(input.records) } : input,
    files: files.map(({ index }) => index),
    taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
    isRecording: journal !== undefined,
  };
}

/** The number of threads beside this one. */
function threadCount(
  stale: readonly ProgramFile[],
  { workers, expressionsPerThread = EXPRESSIONS_WORTH_A_THREAD }: LinkProgramInput,
): number {
  const expressions = stale.reduce((sum, { declarations }) => sum + declarations.expressionCount, 0);
  return Math.max(0, Math.min(workers, Math.floor(expressions / expressionsPerThread)) - 1);
}

/** Numbers externals and questions by the order of the files, so that numbers do not depend on who linked which file. */
function combine(
  results: readonly (Numbered | undefined)[],
  journal: Journal | undefined,
  reuse: Reuse | undefined,
): Omit<LinkedFiles, 'linkedCount'> {
  const externals = new Interner<External>((external) => `${external.package}\n${external.symbol}`);
  const links: FileLinks[] = [];
  const asked: Int32Array[] = [];
  const externalsOf = new Map<Numbers, number[]>();
  const numberings = new Map<QuestionRows, (number: number) => number>();
  for (const result of results) {
    const { links: own, asked: numbersAsked, questions, numbers } = required(result);
    const known = externalsOf.get(numbers) ?? [];
    externalsOf.set(numbers, known);
    renumber(own, {
      definition: (number) => numbers.definition(number),
      external: (index) => (known[index] ??= externals.index(numbers.external(index))),
    });
    own.rows = sortRows(own.rows);
    links.push(own);
    if (!journal) continue;
    if (numbers === reuse) {
      asked.push(numbersAsked);
      continue;
    }
    const numbering = questions && (numberings.get(questions) ?? journal.questions.numbering(questions));
    if (questions && numbering) numberings.set(questions, numbering);
    const first = reuse?.questionCount ?? 0;
    asked.push(numbersAsked.map((number) => first + (numbering ? numbering(number) : number)));
  }
  return { links, externals: externals.list, asked };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('a file has no links');
  return value;
}
