import { QuestionColumn, QuestionTable, type QuestionRows } from './question-table.ts';
import type { Question } from './questions.ts';

/** Columns of a row of saved questions; all but the first are indexes of strings. */
export const SavedQuestionColumn = { ...QuestionColumn, Answer: 4, Width: 5 } as const;
const Q = SavedQuestionColumn;

/** Questions that nobody asks any more are removed once they are more than this share of all. */
const MAX_UNUSED = 1 / 3;

export interface KeepableQuestions {
  /** The links of the earlier run, of which some are reused, and the answers to their questions that have changed. */
  before:
    | {
        saved: Pick<SavedQuestions, 'strings'> & { questions: Int32Array };
        answers: ReadonlyMap<number, string>;
      }
    | undefined;
  questions: QuestionTable;
  answerTo(question: Question): string;
  /** By index of the file: numbers of questions, first those of `before`, then those of `questions`. */
  asked: readonly Int32Array[];
}

export interface SavedQuestions {
  /** Rows of `SavedQuestionColumn`. */
  rows: Int32Array;
  asked: readonly Int32Array[];
  strings: string[];
  /** The index of a string, which is added if it is new. */
  string(text: string): number;
}

/**
 * Puts the new questions behind those of the earlier run. Finding the questions that both have would take longer than
 * linking a file.
 */
export function saveQuestions(all: KeepableQuestions): SavedQuestions {
  const { before, questions: added, asked } = all;
  const earlier = before?.saved.questions ?? new Int32Array();
  const strings = [...(before?.saved.strings ?? [])];
  const first = strings.length;
  for (const text of added.strings) strings.push(text);
  const string = (text: string): number => {
    const index = first + added.string(text);
    strings[index] ??= text;
    return index;
  };
  const rows = new Int32Array(earlier.length + added.count * Q.Width);
  rows.set(earlier);
  for (const [number, answer] of before?.answers ?? []) rows[number * Q.Width + Q.Answer] = string(answer);
  const addedRows = added.rowsFrom(0);
  for (let number = 0; number < added.count; number++) {
    const from = number * QuestionColumn.Width;
    const to = earlier.length + number * Q.Width;
    rows[to + Q.Kind] = addedRows[from + Q.Kind] ?? 0;
    for (const column of [Q.Subject, Q.Key, Q.Name])
      rows[to + column] = first + (addedRows[from + column] ?? 0);
    rows[to + Q.Answer] = string(all.answerTo(added.at(number)));
  }
  const isUsed = new Uint8Array(rows.length / Q.Width);
  for (const list of asked) for (const number of list) isUsed[number] = 1;
  const unused = isUsed.reduce((sum, used) => sum - used, isUsed.length);
  const saved = { rows, asked, strings, string };
  return unused > isUsed.length * MAX_UNUSED ? withoutUnused(saved) : saved;
}

/** Returns the questions that are asked, each once. */
function withoutUnused({ rows, asked, strings }: SavedQuestions): SavedQuestions {
  const table = new QuestionTable();
  const all: QuestionRows = { strings, rows, width: Q.Width };
  const numbering = table.numbering(all);
  const answers: number[] = [];
  const number = (old: number): number => {
    const found = numbering(old);
    answers[found] ??= table.string(strings[rows[old * Q.Width + Q.Answer] ?? -1] ?? '');
    return found;
  };
  const renumbered = asked.map((list) => list.map(number));
  const kept = table.rowsFrom(0);
  const compact = new Int32Array(table.count * Q.Width);
  for (let each = 0; each < table.count; each++) {
    compact.set(
      kept.subarray(each * QuestionColumn.Width, (each + 1) * QuestionColumn.Width),
      each * Q.Width,
    );
    compact[each * Q.Width + Q.Answer] = answers[each] ?? -1;
  }
  return { rows: compact, asked: renumbered, strings: table.strings, string: (text) => table.string(text) };
}
