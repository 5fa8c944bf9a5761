class Base {
  run() {
    return 1;
  }
}
export function small() {
  class Local extends Base {}
  interface Point { x: Base }
  const point: Point = { x: new Local() };
  point.x.run(); // Base.run
  return new Local().run(); // Base.run
}
