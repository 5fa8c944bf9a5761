import type { Inner, Opt, Shape, Wide } from './options';
const depth = 3;
const annotated: Opt = { depth: 1, nested: { level: 1 } };
const satisfied = { 'depth': 2 } satisfies Opt;
const asserted = { depth: 3 } as Opt;
const partial: Partial<Opt> = { depth: 4 };
const picked: Pick<Opt, 'depth'> = { depth: 5 };
const listed: Opt[] = [{ depth: 6 }];
const keyed: Record<string, Opt> = { a: { depth: 7 } };
const short: Opt = { depth };
const spread: Opt = { ...annotated, depth: 8 };
const method: Opt = { depth: 9, run() {} };
const either: Opt | undefined = Math.random() > 0.5 ? { depth: 10 } : undefined;
const arrow = (): Opt => ({ depth: 11 });
class Holder {
  constructor(readonly opt: Opt = { depth: 12 }) {}
  take(opt: Opt): Opt {
    this.take({ depth: 13 });
    return { depth: opt.depth };
  }
}
new Holder({ depth: 14 });
function generic<T extends Opt>(opt: T): T {
  return opt;
}
generic({ depth: 15 });
async function later(): Promise<Opt> {
  return { depth: 16 };
}
// The other keys say which of the types it is; where they do not, each is possible.
const circle: Shape = { kind: 'circle', radius: 1 };
const open: Wide = { level: 1 };
// No type is asked for.
const plain = { depth: 17, level: 2 };
plain.depth = 18;
export { satisfied, asserted, partial, picked, listed, keyed, short, spread, method, either, arrow, later, circle, open };
