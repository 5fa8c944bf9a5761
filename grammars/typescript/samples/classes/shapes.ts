import { Unit } from './unit.ts';

/** Something with a size. */
export abstract class Shape {
  static count = 0;
  static #registry = new Map<string, Shape>();
  protected readonly unit: Unit = new Unit('m');
  #area = 0;
  declare label: string;
  handler = () => this.area;
  private cache?: number;

  static {
    Shape.count = 1;
    Shape.register('none');
  }

  constructor(
    public readonly name: string,
    private scale: Unit,
    plain: number,
  ) {
    this.extra = plain;
    Shape.count++;
    this.scale.convert(1);
  }

  extra: number;

  /** The area. */
  get area(): number {
    return this.#area;
  }

  set area(value: number) {
    this.#area = value;
    this.#check();
  }

  #check(): void {
    this.unit.convert(this.#area);
  }

  abstract draw(): void;

  protected async load(): Promise<Unit> {
    return this.unit;
  }

  static register(name: string): void {
    Shape.#registry.get(name);
    this.create();
  }

  static create(): Shape | undefined {
    return undefined;
  }

  private hidden(): void {
    this.draw();
    this.load().then((unit) => unit.convert(2));
    this.handler();
  }

  'quoted name'(): void {}
  [Symbol.iterator]() {}
}

export const Anonymous = class {
  run() {
    return this.walk();
  }
  walk() {}
};

const shape = new Anonymous();
shape.run();
