class A { m() {} x = 1 }
class B { m() {} y = 2 }
interface Executor<T> { (emitter: Emitter<T>): void }
class Emitter<T> { emit(value: T): void {} }
class Source<T> { constructor(executor: Executor<T>) {} }
interface Maker { new (size: number): A; readonly prototype: A }
declare const Made: Maker;
type Choice = { (text: string): A; (size: number): B };
declare const choice: Choice;
type Get = () => A;
class Table {
  look(key: string, type: typeof A): A;
  look(key: string, type: typeof B): B;
  look(key: string, type: unknown): unknown { return type; }
  on(name: 'a', listener: (it: A) => void): void;
  on(name: 'b', listener: (it: B) => void): void;
  on(name: string, listener: (it: never) => void): void {}
  static create = (): Table => null as never;
  get: Get = () => null as never;
}
const get: Get = () => null as never;
const holder = { of: (): B => null as never };

export function use(table: Table, all: { a?: A; size: number }) {
  new Source<A>((emitter) => emitter.emit(null as never)); // Emitter.emit
  new Made(1).m(); // A.m
  choice('').m(); // A.m
  choice(1).m(); // B.m
  table.look('', B).m(); // B.m
  table.look('', A).m(); // A.m
  table.on('b', (it) => it.m()); // B.m
  Table.create().look('', A); // Table.look
  table.get().m(); // A.m
  get().m(); // A.m
  holder.of().m(); // B.m
  const is = !all.a!.m() && all.size * all.a!.x; // A.m, A.x
  return is || !all.a!.m(); // A.m
}
