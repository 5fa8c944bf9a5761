class T { m(): void {} }
class U { m(): void {} }
interface Visitor { row(t: T): void; cell: (u: U) => void; }
type Handler = (t: T) => void;
function f(): (t: T) => void { return (t) => t.m(); } // T.m
function f2(): Handler { return (t) => { t.m(); }; } // T.m
const f3 = (): Handler => (t) => t.m(); // T.m
const h: Visitor['row'] = (row) => row.m(); // T.m
const c: Visitor['cell'] = (cell) => cell.m(); // U.m
function obj(): Visitor {
  return {
    row(t) { t.m(); }, // T.m
    cell: (u) => u.m(), // U.m
  };
}
const arrowObj = (): Visitor => ({ row(t) { t.m(); }, cell: (u) => u.m() }); // T.m, U.m
const sat = { row(t) { t.m(); }, cell: (u) => u.m() } satisfies Visitor; // T.m, U.m
const as = ((t) => t.m()) as Handler; // T.m
const list: Handler[] = [(t) => t.m(), function (t) { t.m(); }]; // T.m
declare const flag: boolean;
const tern: Handler = flag ? (t) => t.m() : (t) => t.m(); // T.m
const nul: Handler = undefined ?? ((t) => t.m()); // T.m
function def(handler: Handler = (t) => t.m()) {} // T.m
function def2({ handler = (t) => t.m() }: { handler?: Handler }) {} // T.m
let later: Handler;
later = (t) => t.m(); // T.m
class Holder {
  handler: Handler = (t) => t.m(); // T.m
  visitor?: Visitor;
  set() { this.handler = (t) => t.m(); this.visitor = { row(t) { t.m(); }, cell() {} }; } // T.m
  make(): Handler { return (t) => t.m(); } // T.m
  get prop(): Handler { return (t) => t.m(); } // T.m
  async load(): Promise<Handler> { return (t) => t.m(); } // T.m
  *gen(): Generator<Handler> { yield (t) => t.m(); } // T.m
}
const map: Record<string, Handler> = { a: (t) => t.m() }; // T.m
const nested: { deep: { handler: Handler } } = { deep: { handler: (t) => t.m() } }; // T.m
const tuple: [Handler, (u: U) => void] = [(t) => t.m(), (u) => u.m()]; // T.m, U.m
function opts(o: { on: Handler; visitor?: Visitor }) {}
opts({ on: (t) => t.m(), visitor: { row: (t) => t.m(), cell: (u) => u.m() } }); // T.m, U.m
const iife = ((t: T) => t)(new T()).m(); // T.m
function higher<A>(make: () => A, use: (a: A) => void) {}
higher(() => new T(), (a) => a.m()); // T.m
const declared: Handler = function (t) { t.m(); }; // T.m
function ret(): Visitor { const v: Visitor = { row(t) { t.m(); }, cell(u) { u.m(); } }; return v; } // T.m, U.m
const typed: (t: T) => (u: U) => void = (t) => (u) => u.m(); // U.m
const prom: () => Promise<T> = async () => new T();
prom().then((t) => t.m()); // T.m
