class Engine {
  static shared = new Engine();
  static #made = 0;
  static create(): Engine {
    Engine.#made++; // Engine.#made
    return new Engine();
  }
  static {
    Engine.create(); // Engine.create
  }
  start(): void {}
}
class Wheel {
  start(): void {}
}
class Car {
  engine = new Engine();
  #wheel: Wheel = new Wheel();
  static default: Car;
  later;
  constructor(
    private readonly spare: Wheel,
    public given: Engine,
  ) {
    this.later = new Wheel();
  }
  get front() {
    return this.#wheel; // Car.#wheel
  }
  get back(): Engine {
    return this.engine; // Car.engine
  }
  handler = () => {
    this.engine.start(); // Engine.start
  };
  start(): void {
    this.engine.start(); // Engine.start
    this.#wheel.start(); // Wheel.start
    this.front.start(); // Wheel.start
    this.back.start(); // Engine.start
    this.spare.start(); // Wheel.start
    this.given.start(); // Engine.start
    this.later.start(); // Wheel.start
    this.handler(); // Car.handler
    this['engine'].start(); // Engine.start
  }
}
Engine.shared.start(); // Engine.start
Engine.create().start(); // Engine.start
Car.default.start(); // Car.start
new Car(new Wheel(), new Engine()).front.start(); // Wheel.start
const Alias = Car;
new Alias(new Wheel(), new Engine()).start(); // Car.start
