class A { m() {} }
class B { m() {} }
class Box<T> { get(): T { return null as never; } }
interface Config { db: A; web: B }
declare function read<K extends keyof Config>(key: K): Config[K];
type Boxed<T> = { [K in keyof T]: Box<T[K]> };
type Unbox<T> = T extends Box<infer U> ? U : never;
type Fulfilled<T> = T extends Promise<infer U> ? U : T;
type Result<F> = F extends (...args: never[]) => infer R ? R : never;
type For<T> = T extends A2 ? Box<A> : T extends B2 ? Box<B> : never;
class A2 { a = 1 }
class B2 { b = 1 }
interface Events { open: A; close: B }
class Emitter<E> { on<K extends keyof E>(name: K, listener: (event: E[K]) => void): void {} }
type Handlers = { [K in keyof Config]?: (it: Config[K]) => void };
type Handler<P> = (path: P) => void;
type Visitor = { [K in keyof Config]?: Handler<Config[K]> } & { [K in 'x' | 'y']?: Handler<A> };
function visit(visitor: Visitor): void {}
declare function unbox<T>(box: T): Unbox<T>;
declare function run<T>(make: () => T): Fulfilled<T>;
function makeA() { return new A(); }
declare const boxed: Boxed<Config>;
declare const made: Result<typeof makeA>;
declare const forA: For<A2>;
declare const forB: For<B2>;

export function use(emitter: Emitter<Events>, row: Config['db']) {
  read('db').m(); // A.m
  read('web').m(); // B.m
  boxed.web.get().m(); // B.m
  unbox(new Box<A>()).m(); // A.m
  run(async () => new B()).m(); // B.m
  run(() => new A()).m(); // A.m
  made.m(); // A.m
  forA.get().m(); // A.m
  forB.get().m(); // B.m
  row.m(); // A.m
  emitter.on('close', (event) => event.m()); // B.m
  const handlers: Handlers = { db(it) { it.m(); }, web: (it) => it.m() }; // A.m, B.m
  visit({ db(path) { path.m(); }, web: (path) => path.m(), x(path) { path.m(); } }); // A.m, B.m, A.m
  const handler: Visitor['web'] = (path) => path.m(); // B.m
}
