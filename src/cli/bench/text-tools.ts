import { estimateTokens } from '../../model/tokens.ts';

/** A line of a file; lines count from 1. */
export interface TextLine {
  path: string;
  line: number;
  text: string;
}

/** The files that a reader can search and read. */
export interface TextFiles {
  paths: readonly string[];
  lines(path: string): readonly string[];
}

/** A question to a tool with its answer, line by line. A line about a place has it, so that its use can be judged. */
export interface ToolCall {
  asked: string;
  lines: readonly { text: string; path?: string; line?: number }[];
}

/** The calls of one question, within a budget of tokens. */
export class Ledger {
  readonly calls: ToolCall[] = [];
  tokens = 0;
  readonly budget: number;

  constructor(budget: number) {
    this.budget = budget;
  }

  get isSpent(): boolean {
    return this.tokens >= this.budget;
  }

  add(call: ToolCall): void {
    this.calls.push(call);
    this.tokens += callTokens(call);
  }
}

export function callTokens({ asked, lines }: ToolCall): number {
  return estimateTokens(asked) + estimateTokens(lines.reduce((sum, { text }) => sum + text.length + 1, 0));
}

/** As many lines as a reader takes from one search. */
const MAX_HITS = 200;
/** Longer lines are cut, as in the terminal of a reader. */
const MAX_LINE = 200;

/** Search by word and reads of ranges, each entered in the ledger. */
export class TextTools {
  readonly files: TextFiles;
  readonly ledger: Ledger;
  readonly #seen = new Set<string>();
  readonly #answers = new Map<string, readonly TextLine[]>();

  constructor(files: TextFiles, ledger: Ledger) {
    this.files = files;
    this.ledger = ledger;
  }

  /** The lines that contain a word, as `grep -rnw` prints them; of a common word the first. */
  grepWord(word: string): readonly TextLine[] {
    return this.#once(`grep -rnw ${word} .`, () => this.#hits(word, this.files.paths));
  }

  grepWordIn(path: string, word: string): readonly TextLine[] {
    return this.#once(`grep -nw ${word} ${path}`, () => this.#hits(word, [path]));
  }

  /** An answer that was read before is not asked for again. */
  #once(asked: string, search: () => TextLine[]): readonly TextLine[] {
    const known = this.#answers.get(asked);
    if (known) return known;
    const hits = search();
    this.#answers.set(asked, hits);
    const lines = hits.map((hit) => ({ ...hit, text: `${hit.path}:${hit.line}:${hit.text}` }));
    this.ledger.add({ asked, lines });
    return hits;
  }

  #hits(word: string, paths: readonly string[]): TextLine[] {
    const pattern = new RegExp(`(?<![\\w$])${word.replace(/[$\\^.*+?()[\]{}|]/g, '\\$&')}(?![\\w$])`);
    const hits: TextLine[] = [];
    for (const path of paths)
      for (const [index, text] of this.files.lines(path).entries()) {
        if (!pattern.test(text)) continue;
        hits.push({ path, line: index + 1, text: text.slice(0, MAX_LINE) });
        if (hits.length === MAX_HITS) return hits;
      }
    return hits;
  }

  /** Reads a range of lines, both included; lines that were read before are not read again. */
  read(path: string, from: number, to: number): readonly string[] {
    const all = this.files.lines(path);
    const last = Math.min(to, all.length);
    const fresh: { text: string; path: string; line: number }[] = [];
    for (let line = Math.max(1, from); line <= last; line++) {
      const key = `${path}:${line}`;
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      fresh.push({ text: all[line - 1] ?? '', path, line });
    }
    if (fresh.length > 0) this.ledger.add({ asked: `sed -n ${from},${last}p ${path}`, lines: fresh });
    return all.slice(Math.max(0, from - 1), last);
  }
}
