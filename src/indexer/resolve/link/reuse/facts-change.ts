import type { FileFacts } from '../../../facts/facts.ts';
import type { DefinitionIndex } from '../../../facts/ids.ts';
import { indexByKey } from './definition-keys.ts';
import { outlineOf, type NameOutline, type Outline } from './outline.ts';
import { bodyOf, hasBody, headOf } from './regions.ts';

/** The difference between two versions of the facts of a file, for those who have read the earlier one. */
export class FactsChange {
  /** By number in the earlier version: the index of the same definition now, or -1. */
  readonly definitions: Int32Array;
  readonly #before: FileFacts;
  readonly #now: FileFacts;
  readonly #old: Outline;
  readonly #new: Outline;
  readonly #indexes: ReadonlyMap<string, DefinitionIndex>;
  readonly #oldIndexes: ReadonlyMap<string, DefinitionIndex>;
  readonly #isReordered: boolean;
  readonly #changedNames = new Set<string>();
  readonly #changedRegions: Uint8Array;

  constructor(before: FileFacts, now: FileFacts) {
    this.#before = before;
    this.#now = now;
    this.#old = outlineOf(before);
    this.#new = outlineOf(now);
    this.#indexes = indexByKey(this.#new.keys);
    this.#oldIndexes = indexByKey(this.#old.keys);
    this.definitions = Int32Array.from(this.#old.keys, (key) => this.#indexes.get(key) ?? -1);
    this.#isReordered = this.#findsOtherOrder();
    this.#changedRegions = new Uint8Array(this.#new.contents.length);
    if (!this.#isReordered) this.#compare();
  }

  /** Whether anything has changed that everyone reads who looks into the file. */
  get module(): boolean {
    return this.#isReordered || this.#changedRegions[0] === 1;
  }

  /** Whether anything has changed that those read who read a definition. */
  definition(key: string): boolean {
    const index = this.#indexes.get(key);
    const before = this.#oldIndexes.get(key);
    if (this.#isReordered || index === undefined || before === undefined) return true;
    const fact = this.#now.definitions[index];
    // A definition in a callable is part of that, which is read with it.
    const isWhole = fact === undefined || !hasBody(fact);
    return this.#isChanged(headOf(index)) || (isWhole && this.#isChanged(bodyOf(index)));
  }

  /** Whether the file binds or exports anything else under a name. */
  name(name: string): boolean {
    return this.#isReordered || this.#changedNames.has(name);
  }

  /** Whether a definition has other members of a name. */
  member(key: string, name: string): boolean {
    return this.#membersBefore(key)?.get(name)?.join() !== this.#membersNow(key)?.get(name)?.join();
  }

  /** Whether a definition has other members. */
  members(key: string): boolean {
    const text = (members: ReadonlyMap<string, readonly string[]> | undefined): string =>
      JSON.stringify([...(members ?? [])]);
    return text(this.#membersBefore(key)) !== text(this.#membersNow(key));
  }

  /** Whether a definition has members and had none, or the other way round. */
  hasMembers(key: string): boolean {
    return (this.#membersBefore(key)?.size ?? 0) > 0 !== (this.#membersNow(key)?.size ?? 0) > 0;
  }

  #membersBefore(key: string): ReadonlyMap<string, readonly string[]> | undefined {
    return this.#old.members[this.#oldIndexes.get(key) ?? -1];
  }

  #membersNow(key: string): ReadonlyMap<string, readonly string[]> | undefined {
    return this.#new.members[this.#indexes.get(key) ?? -1];
  }

  #isChanged(region: number): boolean {
    return this.#changedRegions[region] === 1;
  }

  /** Whether definitions stand in another order, or have no names by which they can be compared. */
  #findsOtherOrder(): boolean {
    const isUnique =
      this.#indexes.size === this.#new.keys.length && this.#oldIndexes.size === this.#old.keys.length;
    if (!isUnique) return true;
    let last = -1;
    for (const index of this.definitions) {
      if (index < 0) continue;
      if (index < last) return true;
      last = index;
    }
    return false;
  }

  #compare(): void {
    const changed: number[] = [];
    const mark = (region: number): void => {
      if (this.#changedRegions[region] === 1) return;
      this.#changedRegions[region] = 1;
      changed.push(region);
    };
    const { contents, reads, mentions, names, keys } = this.#new;
    const readers: Set<number>[] = contents.map(() => new Set<number>());
    for (const [region, others] of reads.entries()) for (const other of others) readers[other]?.add(region);
    this.#compareNames();
    contents.forEach((content, region) => {
      const before = this.#oldIndexes.get(keys[region >> 1] ?? '');
      if (before === undefined || content !== this.#old.contents[before * 2 + (region % 2)]) mark(region);
      for (const name of mentions[region] ?? []) {
        if (this.#changedNames.has(name)) mark(region);
        for (const other of names.get(name)?.reads ?? []) readers[other]?.add(region);
      }
    });
    // Grows while it is walked.
    for (const region of changed) for (const reader of readers[region] ?? []) mark(reader);
    // Values that others see under a name are part of it.
    for (const [name, outline] of names)
      if ([...outline.reads].some((region) => this.#isChanged(region))) this.#changedNames.add(name);
    this.#addExportNames(names);
  }

  #compareNames(): void {
    const { names } = this.#new;
    for (const name of new Set([...names.keys(), ...this.#old.names.keys()]))
      if (names.get(name)?.texts.join('\n') !== this.#old.names.get(name)?.texts.join('\n'))
        this.#changedNames.add(name);
    this.#addExportNames(names);
  }

  /** Adds the names of exports whose names in the file mean something else. */
  #addExportNames(names: ReadonlyMap<string, NameOutline>): void {
    for (const [name, { locals }] of names)
      if ([...locals].some((local) => this.#changedNames.has(local))) this.#changedNames.add(name);
  }

  /** Whether the definitions of the earlier version are those that links were numbered by. */
  fits(count: number): boolean {
    return this.#before.definitions.length === count;
  }
}
