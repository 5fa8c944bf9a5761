import { Engine } from './engine.js';

export class Car extends Vehicle {
  static #made = 0;
  engine = new Engine();
  #secret;
  static wheels = 4;
  onStart = () => this.start();
  async = 1;

  constructor(name) {
    super(name);
    this.name = name;
    this.#secret = name;
    this.radio = new Radio();
  }

  start() {
    this.engine.run();
    this.radio.play();
    super.start();
    Car.make();
    this.#hide();
    this.name;
  }

  #hide() {}
  static async make() {
    this.#made++;
    return new Car('x');
  }
  get speed() {
    return this.#secret;
  }
  set speed(value) {
    this.#secret = value;
  }
  *[Symbol.iterator]() {}
  *walk() {}
  async *flow() {}
}

class Vehicle {
  start() {}
}

class Radio {
  play() {}
}

const Named = class Inner {
  clone() {
    return new Inner();
  }
};

function use(car = new Car('a')) {
  car.start();
  const { engine } = car;
  engine.run();
  car?.start?.();
  car['start']();
}

// Variables of functions are no symbols, and do not shift the numbers of classes.
function twice(each) {
  const first = each;
  const second = first;
  return [first, second];
}

const wheels = { Big: class { turn() {} } };

class Gear { turn() {} }
class Sprocket { turn() {} }

// turn -> ? wheels.Big.turn | Gear.turn | Sprocket.turn
new wheels.Big().turn();
twice(Gear);
