import { Cat, Dog } from './animals.ts';

// Annotations, constructors, literals.
declare const declared: Cat;
declared.speak(); // Cat.speak
const built = new Dog();
built.speak(); // Dog.speak
const cast = JSON.parse('{}') as Cat;
cast.speak(); // Cat.speak
const held = [new Cat(), new Cat()];
held[0].speak(); // Cat.speak
const record = { first: new Cat(), second: { third: new Dog() } };
record.first.speak(); // Cat.speak
record.second.third.speak(); // Dog.speak

// Declared and inferred results.
function declaredResult(): Cat {
  return JSON.parse('{}');
}
declaredResult().speak(); // Cat.speak
function evident(flag: boolean) {
  if (flag) return new Cat();
  return new Cat();
}
evident(true).speak(); // Cat.speak
const arrow = () => new Dog();
arrow().speak(); // Dog.speak
declaredResult().friend().friend().speak(); // Cat.speak

// Later assignments, and assignments in branches.
function later(flag: boolean) {
  let one;
  one = new Cat();
  one.speak(); // Cat.speak
  let other;
  if (flag) {
    other = new Cat();
    other.speak(); // Cat.speak
  } else {
    other = new Dog();
    other.speak(); // Dog.speak
  }
  other.speak(); // Cat.speak | Dog.speak
}

// Destructuring and default values.
function apart(
  { first, second: { third } }: { first: Cat; second: { third: Dog } },
  [head, ...tail]: Dog[],
  given = new Cat(),
  { left = new Dog() } = {},
) {
  first.speak(); // Cat.speak
  third.speak(); // Dog.speak
  head.speak(); // Dog.speak
  tail[0].speak(); // Dog.speak
  given.speak(); // Cat.speak
  left.speak(); // Dog.speak
}
const {
  second: { third: renamed },
  ...others
} = record;
renamed.speak(); // Dog.speak
others.first.speak(); // Cat.speak
const [one, two] = [new Cat(), new Dog()] as const;
one.speak(); // Cat.speak
two.speak(); // Dog.speak
function pair(): [Cat, { inner: Dog }] {
  return [new Cat(), { inner: new Dog() }];
}
const [start, { inner }] = pair();
start.speak(); // Cat.speak
inner.speak(); // Dog.speak

// Promises.
async function load(): Promise<Cat> {
  return new Cat();
}
async function evidentLoad() {
  return new Dog();
}
async function wait() {
  (await load()).speak(); // Cat.speak
  const dog = await evidentLoad();
  dog.speak(); // Dog.speak
  const [a, b] = await Promise.all([load(), load()]);
  a.speak(); // Cat.speak
  b.speak(); // Cat.speak
  load().then((cat) => cat.speak()); // Cat.speak
  load()
    .then((cat) => cat.friend()) // Cat.friend
    .then((dog) => dog.speak()); // Dog.speak
}

// Iteration.
function* dogs() {
  yield new Dog();
}
async function* cats(): AsyncGenerator<Cat> {
  yield new Cat();
}
async function iterate(all: Set<Cat>, named: Map<string, Dog>) {
  for (const cat of held) cat.speak(); // Cat.speak
  for (const cat of all) cat.speak(); // Cat.speak
  for (const [, dog] of named) dog.speak(); // Dog.speak
  for (const dog of dogs()) dog.speak(); // Dog.speak
  for await (const cat of cats()) cat.speak(); // Cat.speak
  for (const key in record) key.trim();
}

// Generics, inferred from arguments.
class Box<T> {
  constructor(readonly content: T) {}
  get(): T {
    return this.content;
  }
  map<U>(change: (content: T) => U): Box<U> {
    return new Box(change(this.content));
  }
}
new Box(new Cat()).get().speak(); // Cat.speak
new Box<Dog>(JSON.parse('{}')).content.speak(); // Dog.speak
new Box(new Cat()).map((cat) => cat.friend()).get().speak(); // Dog.speak
function identity<T>(value: T): T {
  return value;
}
identity(new Dog()).speak(); // Dog.speak
function firstOf<T>(values: readonly T[]): T {
  return values[0];
}
firstOf(held).speak(); // Cat.speak
interface Holder<T = Cat> {
  held: T;
}
declare const byDefault: Holder;
byDefault.held.speak(); // Cat.speak
class CatBox extends Box<Cat> {}
new CatBox(new Cat()).get().speak(); // Cat.speak
type Boxed<T> = { box: Box<T> };
declare const boxed: Boxed<Dog>;
boxed.box.get().speak(); // Dog.speak

// Unions: the matching member of each type.
declare const either: Cat | Dog;
either.speak(); // Cat.speak | Dog.speak
declare const optional: Cat | undefined;
optional?.speak(); // Cat.speak
(optional ?? new Dog()).speak(); // Cat.speak | Dog.speak

// Locals shadow.
function shadow(declared: Dog) {
  declared.speak(); // Dog.speak
  {
    const declared = new Cat();
    declared.speak(); // Cat.speak
  }
  const speak = (): void => {};
  speak();
  [1].forEach((built) => built.toFixed());
}
