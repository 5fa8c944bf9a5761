import { endAt, type FileShard } from '../../model/file-shard.ts';
import type { SymbolChange } from '../../model/changes.ts';
import { canBreak } from './broken-places.ts';
import type { NewMisfit } from './new-misfits.ts';

type Change = Pick<SymbolChange, 'id' | 'change' | 'parts' | 'path' | 'symbol'>;

/** Finds the change that is the reason why a place does not fit. */
export class MisfitCauses {
  readonly #ids: ReadonlySet<string>;
  /** Ids of changes that can break what uses them. */
  readonly #breaking: ReadonlySet<string>;
  /** The only change that can break others: then it is the reason of whatever does not fit any more. */
  readonly #only: string | undefined;
  /** The first change inside of a symbol, by path and name of the symbol. */
  readonly #inside = new Map<string, string>();
  /** The only change inside of types of a name. */
  readonly #insideNamed = new Map<string, string | undefined>();

  constructor(changes: readonly Change[]) {
    this.#ids = new Set(
      changes.filter((each) => canBreak(each) || each.change === 'added').map(({ id }) => id),
    );
    this.#breaking = new Set(changes.filter(canBreak).map(({ id }) => id));
    const [only, ...others] = this.#breaking;
    this.#only = others.length === 0 ? only : undefined;
    for (const { id, path, symbol } of changes) {
      const owner = `${path}\0${symbol.slice(0, Math.max(0, symbol.lastIndexOf('.')))}`;
      if (symbol.includes('.') && this.#ids.has(id) && !this.#inside.has(owner)) this.#inside.set(owner, id);
      const [type = ''] = symbol.split('.').slice(-2);
      if (!symbol.includes('.') || !this.#breaking.has(id)) continue;
      this.#insideNamed.set(type, this.#insideNamed.has(type) ? undefined : id);
    }
  }

  /** Returns a function that finds the reasons of the misfits of one file. */
  in(head: FileShard): (misfit: NewMisfit) => string | undefined {
    const byLine = new Map<number, string>();
    const byContainer = new Map<string, string>();
    for (const { from, to, sites } of head.edges) {
      const source = head.nodes[from];
      const { id } = endAt(head, to);
      if (!source || !this.#breaking.has(id)) continue;
      if (!byContainer.has(source.id)) byContainer.set(source.id, id);
      for (const [line] of sites) if (!byLine.has(line)) byLine.set(line, id);
    }
    return ({ toId, fromId, span, detail }) =>
      (this.#ids.has(toId) ? toId : undefined) ??
      this.#inside.get(ownerKey(toId)) ??
      byLine.get(span[0]) ??
      this.#ofTypes(detail) ??
      byContainer.get(fromId) ??
      (this.#ids.has(fromId) ? fromId : undefined) ??
      this.#inside.get(ownerKey(fromId)) ??
      this.#only;
  }

  /** The change of a member of one of two types that do not fit each other, as a misfit names them. */
  #ofTypes(detail: string | undefined): string | undefined {
    const [given, wanted, ...others] = detail?.split(' is not ') ?? [];
    if (given === undefined || wanted === undefined || others.length > 0) return undefined;
    return this.#insideNamed.get(given) ?? this.#insideNamed.get(wanted);
  }
}

/** The path and the name in an id: `method:src/a.ts:A.b`. */
function ownerKey(id: string): string {
  const [, path = '', symbol = ''] = id.split(':');
  return `${path}\0${symbol}`;
}
