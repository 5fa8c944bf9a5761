/** The files that have changed since the current atlas was read. */
export class UnreadChanges {
  /** Those that the next reading will read. */
  #noted = new Set<string>();
  /** Those that are being read. */
  #reading = new Set<string>();
  /** The numbers of changes that are known, that are being read, and whose reading has ended. */
  #known = 0;
  #begun = 0;
  #ended = 0;
  #waiting: (() => void)[] = [];

  /** Their paths. Changes of git's state are left out. */
  get paths(): string[] {
    return [...this.#noted, ...this.#reading].filter((path) => !path.startsWith('.git/'));
  }

  note(path: string): void {
    this.#noted.add(path);
    this.#known++;
  }

  /** Call this for changes that need not be read. */
  drop(paths: Iterable<string>): void {
    for (const path of paths) this.#noted.delete(path);
    if (this.#noted.size > 0) return;
    // Nothing is left to read but what is being read.
    this.#begun = this.#known;
    if (this.#reading.size === 0) this.#settle();
  }

  /** Call this before files are read: later changes are not in the new atlas. Returns whether any are known. */
  begin(): boolean {
    this.#reading = this.#noted;
    this.#noted = new Set();
    this.#begun = this.#known;
    return this.#reading.size > 0;
  }

  /** Call this when the new atlas is the current one. */
  end(): void {
    this.#reading = new Set();
    this.#settle();
  }

  /** Call this when the files could not be read. They are read again after a while, or after the next change. */
  fail(): void {
    this.#noted = new Set([...this.#noted, ...this.#reading]);
    this.#reading = new Set();
    this.#settle();
  }

  /** Waits for the readings of the changes that are known now, and of no later ones: files may change all the time. */
  async settled(): Promise<void> {
    const known = this.#known;
    while (this.#ended < known) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #settle(): void {
    this.#ended = this.#begun;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
