import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { digest } from '../../base/digest.ts';
import { errorMessage } from '../../base/error-message.ts';
import { writeAtomically } from '../../base/write-atomically.ts';
import type { Exchange, Partitioned, PartitionState } from '../../features/hub/build/exchange.ts';
import { addToList } from '../../model/group-by.ts';
import { compareText } from '../../model/order.ts';

/** Rows of a contributor in a partition: their digest and number. */
type Block = readonly [digest: string, rows: number];
export type ExchangeState = readonly [partition: string, blocks: readonly [from: string, ...Block][]][];

/** Characters that are kept in memory before they are written. */
const MAX_PENDING = 32_000_000;

/** The kept rows are damaged or lost, so the hub has to be made from the tables again. */
export class LostRows extends Error {
  override name = 'LostRows';
}

/**
 * An exchange in files, which the next run continues with. Each partition is a file to which rows are only appended: a line with the contributor and the digest,
 * and a line with the rows. A run that dies leaves lines that no state names, and they are skipped.
 */
export class FileExchange<Row> implements Exchange<Row> {
  readonly #prefix: string;
  readonly #partitions: Map<string, Map<string, Block>>;
  readonly #partitionsOf = new Map<string, Set<string>>();
  readonly #pending = new Map<string, string[]>();
  #pendingLength = 0;
  readonly #wasteful = new Set<string>();

  /** `prefix` is the beginning of the paths of the files. */
  constructor(prefix: string, state: ExchangeState = []) {
    this.#prefix = prefix;
    this.#partitions = new Map(
      state.map(([name, blocks]) => [
        name,
        new Map(blocks.map(([from, hash, rows]) => [from, [hash, rows] as const])),
      ]),
    );
    for (const [name, blocks] of this.#partitions) for (const from of blocks.keys()) this.#note(from, name);
  }

  get state(): ExchangeState {
    return [...this.#partitions]
      .filter(([, { size }]) => size > 0)
      .map(([name, blocks]) => [
        name,
        [...blocks].map(([from, [hash, rows]]) => [from, hash, rows] as const),
      ]);
  }

  send(from: string, rows: Partitioned<Row>): void {
    for (const name of this.#partitionsOf.get(from) ?? [])
      if (!rows.get(name)?.length) this.#drop(from, name);
    for (const [name, own] of rows) {
      if (own.length === 0) continue;
      const text = JSON.stringify(own);
      const hash = digest(text);
      const blocks = this.#partitions.get(name) ?? new Map<string, Block>();
      if (blocks.get(from)?.[0] === hash) continue;
      this.#partitions.set(name, blocks.set(from, [hash, own.length]));
      this.#note(from, name);
      this.#append(name, `${from}\t${hash}\n${text}\n`);
    }
  }

  retain(contributors: ReadonlySet<string>): void {
    for (const [from, names] of this.#partitionsOf) {
      if (contributors.has(from)) continue;
      for (const name of names) this.#drop(from, name);
      this.#partitionsOf.delete(from);
    }
  }

  partitions(): PartitionState[] {
    const found: PartitionState[] = [];
    for (const [name, blocks] of this.#partitions) {
      if (blocks.size === 0) continue;
      const sorted = [...blocks].sort(([a], [b]) => compareText(a, b));
      const rows = sorted.reduce((sum, [, [, own]]) => sum + own, 0);
      found.push({
        name,
        rows,
        digest: digest(sorted.map(([from, [hash]]) => `${from}\t${hash}`).join('\n')),
      });
    }
    return found.sort((a, b) => compareText(a.name, b.name));
  }

  read(partition: string): Row[] {
    const blocks = [...this.#texts(partition)].sort(([a], [b]) => compareText(a, b));
    try {
      return blocks.flatMap(([, text]) => JSON.parse(text) as Row[]);
    } catch (cause) {
      throw new LostRows(errorMessage(cause), { cause });
    }
  }

  /** Writes the rows that are still in memory. */
  flush(): void {
    for (const [name, texts] of this.#pending) appendFileSync(this.#fileOf(name), texts.join(''));
    this.#pending.clear();
    this.#pendingLength = 0;
  }

  /** Writes files again of which most is out of date, and removes those without rows. To be called after the state was saved. */
  compact(): void {
    this.#removeEmpty();
    for (const name of this.#wasteful) {
      const lines = [...this.#texts(name)].map(
        ([from, text]) => `${from}\t${this.#partitions.get(name)?.get(from)?.[0] ?? ''}\n${text}\n`,
      );
      writeAtomically(this.#fileOf(name), lines.join(''));
    }
    this.#wasteful.clear();
  }

  /** Removes the files of partitions without rows, also those that a run left which died before it did so. */
  #removeEmpty(): void {
    for (const [name, { size }] of this.#partitions) {
      if (size > 0) continue;
      this.#partitions.delete(name);
      this.#pending.delete(name);
      this.#wasteful.delete(name);
    }
    const [folder, beginning] = [dirname(this.#prefix), `${basename(this.#prefix)}-`];
    for (const file of readdirSync(folder)) {
      if (file.startsWith(beginning) && !this.#partitions.has(file.slice(beginning.length)))
        rmSync(join(folder, file), { force: true });
    }
  }

  /** Returns the rows of a partition as JSON, by contributor. */
  #texts(partition: string): Map<string, string> {
    if (this.#pending.has(partition)) this.flush();
    const blocks = this.#partitions.get(partition) ?? new Map<string, Block>();
    if (blocks.size === 0) return new Map();
    const texts = new Map<string, string>();
    let lines: string[];
    try {
      lines = readFileSync(this.#fileOf(partition), 'utf8').split('\n');
    } catch (cause) {
      throw new LostRows(errorMessage(cause), { cause });
    }
    for (let at = 0; at + 1 < lines.length; at += 2) {
      const [from = '', hash] = (lines[at] ?? '').split('\t');
      if (blocks.get(from)?.[0] === hash) texts.set(from, lines[at + 1] ?? '');
    }
    if (texts.size < blocks.size) throw new LostRows(`${this.#fileOf(partition)} is damaged`);
    if (lines.length > 4 * blocks.size + 1) this.#wasteful.add(partition);
    return texts;
  }

  #append(name: string, text: string): void {
    addToList(this.#pending, name, text);
    this.#pendingLength += text.length;
    if (this.#pendingLength > MAX_PENDING) this.flush();
  }

  #drop(from: string, name: string): void {
    this.#partitions.get(name)?.delete(from);
    this.#partitionsOf.get(from)?.delete(name);
  }

  #note(from: string, name: string): void {
    const names = this.#partitionsOf.get(from);
    if (names) names.add(name);
    else this.#partitionsOf.set(from, new Set([name]));
  }

  #fileOf(partition: string): string {
    return `${this.#prefix}-${partition}`;
  }
}
