/** A cache that evicts the least recently used values when the total size exceeds `capacity`. */
export class LruCache<Value> {
  readonly #capacity: number;
  readonly #entries = new Map<string, { value: Value; size: number }>();
  #size = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps the order of insertion, so the first key is the least recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, size: number): void {
    this.#drop(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    this.#evict();
  }

  /** Adds to the size of a value that is still cached. */
  grow(key: string, value: Value, by: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    entry.size += by;
    this.#size += by;
    this.#evict();
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }

  #evict(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#capacity) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
