import type { FileIndex } from '../../facts/ids.ts';
import type { LinkedFile } from './file-linker.ts';
import type { ProgramInput } from './open-program.ts';

/** What a thread that links files starts with. */
export interface LinkStart {
  input: ProgramInput;
  /** Indexes of the files to link. */
  files: readonly FileIndex[];
  /** How many of `files` were taken, by whatever thread: one shared number. */
  taken: Int32Array;
  /** Whether dependencies are recorded. */
  isRecording: boolean;
}

/** What a thread has linked since its last message. */
export interface LinkReply {
  linked: { file: FileIndex; result: LinkedFile }[];
  /** The questions that were new, and their new strings; numbers in `asked` count all questions of the thread, in order. */
  questions: Int32Array;
  strings: string[];
}

/** Takes the next file to link; undefined if all are taken. */
export function takeNext({ files, taken }: Pick<LinkStart, 'files' | 'taken'>): FileIndex | undefined {
  return files[Atomics.add(taken, 0, 1)];
}
