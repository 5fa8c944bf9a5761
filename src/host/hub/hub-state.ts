import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeDigest } from '../../base/code-digest.ts';
import { makeFolder } from '../../base/make-folder.ts';
import { writeAtomically } from '../../base/write-atomically.ts';
import type { HubExchanges } from '../../features/hub/build/hub-lists.ts';
import type { HubSummary } from '../../features/hub/build/hub-source.ts';
import { openCacheFolder } from '../../indexer/cache/cache-folder.ts';
import { FileExchange, type ExchangeState } from './file-exchange.ts';
import type { MadeUnit } from './hub-writer.ts';

/** An atlas as the last run read it. */
export interface KnownAtlas {
  /** Identifies the files that name its tables; undefined if only reading it can find out. */
  stamp: string | undefined;
  summary: HubSummary;
}

const exchangeNames = ['atlases', 'packages', 'users', 'names'] as const;

interface Content {
  code: string;
  /** The edition of the output that this describes. */
  generation: string;
  /** Number of partitions. */
  count: number;
  atlases: [address: string, KnownAtlas][];
  /** Keys of the rows that atlases have sent, by slug. */
  sent: [slug: string, key: string][];
  joined: [partition: string, digest: string][];
  units: [id: string, MadeUnit][];
  exchanges: Record<(typeof exchangeNames)[number], ExchangeState>;
}

/**
 * The state that a run leaves to the next, in the cache of the user. It is used only if the output still is what that run wrote; without it, the hub is made
 * from the copies of the tables.
 */
export class HubState {
  readonly #folder: string;
  readonly #isTemporary: boolean;
  readonly #before: string | undefined;
  readonly atlases = new Map<string, KnownAtlas>();
  readonly sent: Map<string, string>;
  readonly joined: Map<string, string>;
  readonly units: ReadonlyMap<string, MadeUnit>;
  readonly known: ReadonlyMap<string, KnownAtlas>;
  readonly #exchanges: { [Name in keyof HubExchanges]: FileExchange<never> };
  #count: number;

  private constructor(
    folder: string,
    isTemporary: boolean,
    text: string | undefined,
    content: Content | undefined,
  ) {
    this.#folder = folder;
    this.#isTemporary = isTemporary;
    this.#before = text;
    this.sent = new Map(content?.sent);
    this.joined = new Map(content?.joined);
    this.units = new Map(content?.units);
    this.known = new Map(content?.atlases);
    this.#count = content?.count ?? 0;
    this.#exchanges = this.#open(content?.exchanges);
  }

  /** Opens the state of a hub. It is empty if `generation` is not that of the last run. */
  static open(hubFolder: string, generation: string | undefined): HubState {
    const cache = openCacheFolder(hubFolder);
    const folder = cache === undefined ? mkdtempSync(join(tmpdir(), 'treeatlas-hub-')) : join(cache, 'hub');
    const text = readText(join(folder, 'state'));
    const content = text === undefined ? undefined : parse(text);
    const isValid = content?.code === ownCode() && content.generation === generation;
    if (!isValid) rmSync(folder, { recursive: true, force: true });
    makeFolder(folder);
    return new HubState(folder, cache === undefined, text, isValid ? content : undefined);
  }

  get exchanges(): HubExchanges {
    return this.#exchanges;
  }

  /** Sets the number of partitions. With another one than before, all rows have to be sent again. */
  divide(count: number): void {
    if (this.#count === count) return;
    this.#count = count;
    this.sent.clear();
    this.joined.clear();
    for (const name of exchangeNames) this.#exchanges[name].retain(new Set());
  }

  /** Saves the state for the next run. Errors are ignored: the hub is in place, and can be made from the copies of the tables. */
  save(generation: string, units: ReadonlyMap<string, MadeUnit>): void {
    if (this.#isTemporary) return;
    try {
      this.#write(generation, units);
    } catch {
      // The state of the run before is of another generation, which the next run does not use.
    }
  }

  #write(generation: string, units: ReadonlyMap<string, MadeUnit>): void {
    for (const name of exchangeNames) this.#exchanges[name].flush();
    const states = exchangeNames.map((name) => [name, this.#exchanges[name].state]);
    const content: Content = {
      ...{ code: ownCode(), generation, count: this.#count },
      ...{ atlases: [...this.atlases], sent: [...this.sent], joined: [...this.joined], units: [...units] },
      exchanges: Object.fromEntries(states) as Content['exchanges'],
    };
    const text = JSON.stringify(content);
    if (text !== this.#before) writeAtomically(join(this.#folder, 'state'), text);
    for (const name of exchangeNames) this.#exchanges[name].compact();
  }

  /** Forgets everything, so that the next run makes the hub from the copies of the tables. */
  discard(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  close(): void {
    if (this.#isTemporary) this.discard();
  }

  #open(states: Partial<Content['exchanges']> = {}): { [Name in keyof HubExchanges]: FileExchange<never> } {
    const open = (name: keyof HubExchanges): FileExchange<never> =>
      new FileExchange<never>(join(this.#folder, name), states[name]);
    return {
      atlases: open('atlases'),
      packages: open('packages'),
      users: open('users'),
      names: open('names'),
    };
  }
}

let code: string | undefined;

function ownCode(): string {
  return (code ??= codeDigest('features/hub', 'host/hub', 'model'));
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Content | undefined {
  try {
    return JSON.parse(text) as Content;
  } catch {
    return undefined;
  }
}
