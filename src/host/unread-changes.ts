/** The files that have changed since the current atlas was read. */
export class UnreadChanges {
  /** Those that the next reading will read. */
  #noted = new Set<string>();
  /** Those that are being read. */
  #reading = new Set<string>();
  #isExpected = false;
  #waiting: (() => void)[] = [];

  /** Their paths. Changes of git's state are left out. */
  get paths(): string[] {
    return [...this.#noted, ...this.#reading].filter((path) => !path.startsWith('.git/'));
  }

  /** Whether a reading is in progress or about to begin. */
  get isExpected(): boolean {
    return this.#isExpected;
  }

  note(path: string): void {
    this.#noted.add(path);
    this.#isExpected = true;
  }

  /** Call this before files are read: later changes are not in the new atlas. Returns whether any are known. */
  begin(): boolean {
    this.#reading = this.#noted;
    this.#noted = new Set();
    this.#isExpected = true;
    return this.#reading.size > 0;
  }

  /** Call this when the new atlas is the current one. */
  end(): void {
    this.#reading = new Set();
    this.#settle();
  }

  /** Call this when the files could not be read. They are read again after the next change. */
  fail(): void {
    const later = this.#noted.size > 0;
    this.#noted = new Set([...this.#noted, ...this.#reading]);
    this.#reading = new Set();
    this.#settle(later);
  }

  /** Settles when a reading has ended. */
  settled(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #settle(isExpected = this.#noted.size > 0): void {
    this.#isExpected = isExpected;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
