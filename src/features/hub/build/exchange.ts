import { digest } from '../../../base/digest.ts';
import { compareText } from '../../../model/order.ts';

/** Rows by the partition that they belong to. */
export type Partitioned<Row> = ReadonlyMap<string, readonly Row[]>;

/**
 * Rows on their way from one step of making a hub to the next, by contributor and partition. A contributor is an atlas or a partition of the step before.
 * The next step reads one partition at a time, so only that is in memory, and a partition whose digest is unchanged need not be read.
 */
export interface Exchange<Row> {
  /** Replaces all rows of a contributor. */
  send(from: string, rows: Partitioned<Row>): void;
  /** Removes the rows of all other contributors. */
  retain(contributors: ReadonlySet<string>): void;
  /** Returns the partitions that have rows, sorted by name. */
  partitions(): PartitionState[];
  /** Returns the rows of a partition, sorted by contributor. */
  read(partition: string): Row[];
}

export interface PartitionState {
  name: string;
  /** Identifies the rows. */
  digest: string;
  /** Number of rows. */
  rows: number;
}

/** An exchange in memory, for few atlases. */
export class MemoryExchange<Row> implements Exchange<Row> {
  readonly #partitions = new Map<string, Map<string, readonly Row[]>>();

  send(from: string, rows: Partitioned<Row>): void {
    for (const blocks of this.#partitions.values()) blocks.delete(from);
    for (const [name, own] of rows) {
      const blocks = this.#partitions.get(name) ?? new Map<string, readonly Row[]>();
      this.#partitions.set(name, blocks.set(from, own));
    }
  }

  retain(contributors: ReadonlySet<string>): void {
    for (const blocks of this.#partitions.values())
      for (const from of blocks.keys()) if (!contributors.has(from)) blocks.delete(from);
  }

  partitions(): PartitionState[] {
    return [...this.#partitions.keys()].sort(compareText).flatMap((name) => {
      const rows = this.read(name);
      return rows.length === 0 ? [] : [{ name, rows: rows.length, digest: digest(JSON.stringify(rows)) }];
    });
  }

  read(partition: string): Row[] {
    const blocks = [...(this.#partitions.get(partition) ?? [])];
    return blocks.sort(([a], [b]) => compareText(a, b)).flatMap(([, rows]) => rows);
  }
}
