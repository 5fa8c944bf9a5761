import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPORARY_SUFFIX } from '../../base/write-atomically.ts';
import { readSealed, writeSealed } from '../../indexer/cache/sealed-file.ts';
import { InputError } from '../input-error.ts';
import { shardName, type Shard } from './shard.ts';

/** The stages whose jobs leave a part each, in the order of their runs. */
export type PartStage = 'index' | 'link' | 'render';

interface SealedPart {
  /** Identifies the plan. */
  plan: string;
  value: unknown;
}

/**
 * The folder in which jobs leave what they made for those after them. Each part is one file, written when all else of it is there, so a job that was
 * killed has left no part and one that is repeated replaces it.
 */
export class WorkFolder {
  readonly root: string;
  readonly #plan: string;

  /** `plan` identifies the plan of the jobs. */
  constructor(root: string, plan: string) {
    this.root = root;
    this.#plan = plan;
  }

  /** The folder for files of a part. */
  filesOf(stage: PartStage, shard: Shard): string {
    return join(this.root, stage, `${nameOf(shard)}.files`);
  }

  /** Removes a part and its files, before it is made again. */
  clear(stage: PartStage, shard: Shard): void {
    rmSync(this.#file(stage, shard), { force: true });
    rmSync(this.filesOf(stage, shard), { recursive: true, force: true });
  }

  write(stage: PartStage, shard: Shard, value: unknown): void {
    writeSealed(this.#file(stage, shard), { plan: this.#plan, value } satisfies SealedPart);
  }

  /** Reads the parts of all shards in their order. Throws `InputError` if one is missing, damaged, or of another plan. */
  readAll(stage: PartStage, count: number): unknown[] {
    const shards = Array.from({ length: count }, (_, at): Shard => ({ number: at + 1, of: count }));
    this.#refuseOthers(stage, new Set(shards.map(nameOf)));
    const missing = shards.filter((shard) => !existsSync(this.#file(stage, shard)));
    if (missing.length > 0)
      throw new InputError(
        `${missing.length} of ${count} parts of "${stage}" are missing: ${listOf(missing)}. Run these jobs, again if they failed: treeatlas ${stage} --shard ${shardName(missing[0] ?? { number: 1, of: count })}.`,
      );
    return shards.map((shard) => this.#read(stage, shard));
  }

  #read(stage: PartStage, shard: Shard): unknown {
    const part = readSealed(this.#file(stage, shard)) as Partial<SealedPart> | undefined;
    if (part?.plan === this.#plan) return part.value;
    const why = part === undefined ? 'is damaged' : 'was made for another plan';
    throw new InputError(
      `The part of "${stage}" for shard ${shardName(shard)} ${why}. Run its job again: treeatlas ${stage} --shard ${shardName(shard)}.`,
    );
  }

  /** A part of another number of shards has files that these have, too. */
  #refuseOthers(stage: PartStage, names: ReadonlySet<string>): void {
    const folder = join(this.root, stage);
    const others = (existsSync(folder) ? readdirSync(folder) : []).filter(
      (name) =>
        !name.startsWith('.') &&
        !name.endsWith(TEMPORARY_SUFFIX) &&
        !names.has(name.replace(/\.[a-z]+$/, '')),
    );
    if (others.length === 0) return;
    throw new InputError(
      `${folder} has parts that do not belong to this plan: ${others.slice(0, 3).join(', ')}. Parts of different plans cannot be mixed: empty the work folder but for "facts", make the plan and run its jobs again.`,
    );
  }

  #file(stage: PartStage, shard: Shard): string {
    return join(this.root, stage, `${nameOf(shard)}.sealed`);
  }
}

function nameOf({ number, of }: Shard): string {
  return `${number}-of-${of}`;
}

/** Names that are shown of many. */
const MAX_LISTED = 8;

function listOf(shards: readonly Shard[]): string {
  const names = shards.slice(0, MAX_LISTED).map(shardName);
  return names.join(', ') + (shards.length > MAX_LISTED ? ' and others' : '');
}
