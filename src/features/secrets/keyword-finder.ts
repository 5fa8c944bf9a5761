const NO_WORDS: readonly number[] = [];

/**
 * Finds words in texts, ignoring the case of ASCII letters, in one pass for any number of words (Aho and Corasick,
 * "Efficient string matching", 1975).
 */
export class KeywordFinder {
  readonly #words: readonly string[];
  /** By character code: the column in the table; 0 for characters that are in no word. */
  readonly #columns = new Uint8Array(128);
  readonly #width: number;
  /** By row of a state plus column: the row of the next state, or its complement if a word ends in that state. */
  readonly #next: Int32Array;
  /** By state: the indexes of the words that end in it, longest first. */
  readonly #ends: number[][] = [[]];

  /** Words must be ASCII in lower case, and not empty. */
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

  /** Calls `found` for every occurrence of a word, with the index of the word and the offset after the occurrence. */
  find(text: string, found: (word: number, end: number) => void): void {
    const next = this.#next;
    const columns = this.#columns;
    let row = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      // Codes beyond the table have no column: they count as characters that are in no word.
      row = next[row + (columns[code] ?? 0)] ?? 0;
      if (row >= 0) continue;
      row = ~row;
      for (const word of this.#endsIn(row / this.#width)) found(word, at + 1);
    }
  }

  #endsIn(state: number): readonly number[] {
    return this.#ends[state] ?? NO_WORDS;
  }

  /** The words as a trie: by state and column, the next state or -1. */
  #trie(): Int32Array {
    const maxStates = this.#words.reduce((sum, word) => sum + word.length, 1);
    const trie = new Int32Array(maxStates * this.#width).fill(-1);
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

  /**
   * Fills the empty cells of the trie with the transition of the longest suffix of the input that begins a
   * word.
   */
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
