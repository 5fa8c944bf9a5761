interface Engine {
  start(): void;
  parts: Part[];
}
interface Part {
  replace(): void;
}
interface Car {
  engine: Engine;
  spare?: Engine;
}

function make(): Car {
  throw new Error();
}

const { engine, spare = engine, ...others } = make();
const { engine: renamed } = make();
const {
  engine: { parts },
} = make();
const [first, , third = 1] = [1, 2, 3];
export const { engine: exported } = make();

engine.start();
renamed.start();
spare.start();
parts[0].replace();
exported.start();

function parameter({ engine, spare: other }: Car, [head, ...tail]: Part[], { deep = 1 } = {}): void {
  engine.start();
  other.start();
  head.replace();
  tail.length;
  deep;
}

const arrow = ({ engine: inner }: Car) => inner.start();

function loops(cars: Car[], map: Map<string, Car>): void {
  for (const car of cars) car.engine.start();
  for (const { engine } of cars) engine.start();
  for (const [key, value] of map) key;
  cars.forEach((car) => car.engine.start());
  let late: Car;
  late = make();
  late.engine.start();
  ({ engine: late.engine } = make());
  const list: Car[] = [];
  list[0].engine.start();
  const [one] = cars;
  one.engine.start();
}
first; third; others;
