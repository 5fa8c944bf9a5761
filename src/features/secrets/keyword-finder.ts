/** No word ends in a state. */
const NONE: readonly number[] = [];

/**
 * Finds words in texts, whatever the case of ASCII letters, in one pass however many words there are (Aho and Corasick,
 * "Efficient string matching", 1975).
 */
export class KeywordFinder {
  readonly #words: readonly string[];
  /** By character code: its column in the table; 0 for all that no word has. */
  readonly #columns = new Uint8Array(128);
  readonly #width: number;
  /** By row of a state and column: the row of the next state, or its complement where a word ends there. */
  readonly #next: Int32Array;
  /** By state: the words that end in it, the longest first. */
  readonly #ends: number[][] = [[]];

  /** The words are ASCII in lower case, and not empty. */
  constructor(words: readonly string[]) {
    this.#words = words;
    const characters = [...new Set(words.join(''))];
    this.#width = characters.length + 1;
    for (const [at, character] of characters.entries()) {
      this.#columns[character.charCodeAt(0)] = at + 1;
      this.#columns[character.toUpperCase().charCodeAt(0)] = at + 1;
    }
    const states = this.#link(this.#trie());
    this.#next = states.map((state) =>
      this.#endsIn(state).length > 0 ? ~(state * this.#width) : state * this.#width,
    );
  }

  /** Calls `found` with the index of each word and the offset behind it, for every place where one stands. */
  find(text: string, found: (word: number, end: number) => void): void {
    const next = this.#next;
    const columns = this.#columns;
    let row = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      // Beyond the table there is nothing, which counts as the column of what no word has.
      row = next[row + (columns[code] ?? 0)] ?? 0;
      if (row >= 0) continue;
      row = ~row;
      for (const word of this.#endsIn(row / this.#width)) found(word, at + 1);
    }
  }

  #endsIn(state: number): readonly number[] {
    return this.#ends[state] ?? NONE;
  }

  /** The words as a tree: by state and column the next state, or -1. */
  #trie(): Int32Array {
    const most = this.#words.reduce((sum, word) => sum + word.length, 1);
    const trie = new Int32Array(most * this.#width).fill(-1);
    for (const [index, word] of this.#words.entries()) {
      let state = 0;
      for (let at = 0; at < word.length; at++) {
        const cell = state * this.#width + (this.#columns[word.charCodeAt(at)] ?? 0);
        if ((trie[cell] ?? -1) < 0) trie[cell] = this.#ends.push([]) - 1;
        state = trie[cell] ?? 0;
      }
      this.#ends[state]?.push(index);
    }
    return trie.slice(0, this.#ends.length * this.#width);
  }

  /** Fills what the tree leaves open: where no word goes on, the longest end of what was read that begins one does. */
  #link(trie: Int32Array): Int32Array {
    const fallbacks = new Int32Array(this.#ends.length);
    const queue = [0];
    for (const state of queue) {
      for (let column = 0; column < this.#width; column++) {
        const cell = state * this.#width + column;
        const child = trie[cell] ?? -1;
        const fallback = state === 0 ? 0 : (trie[(fallbacks[state] ?? 0) * this.#width + column] ?? 0);
        if (child < 0) {
          trie[cell] = fallback;
          continue;
        }
        fallbacks[child] = fallback;
        this.#ends[child]?.push(...this.#endsIn(fallback));
        queue.push(child);
      }
    }
    return trie;
  }
}
