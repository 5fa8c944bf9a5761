import { Base, type Named } from './base.ts';
import { EventEmitter } from 'node:events';

export class Middle extends Base {
  override changed(): void {
    super.changed();
    super.rename('x');
  }
}

export class Leaf extends Middle implements Named {
  constructor() {
    super();
    this.rename('leaf');
    this.changed();
  }
  static build(): Base {
    return super.make();
  }
}

const leaf = new Leaf();
leaf.rename('a');
leaf.name;
Leaf.make();

class Emitter extends EventEmitter {
  fire(): void {
    this.emit('fire');
    this.fire();
  }
}

type Constructor = new (...args: unknown[]) => object;
function Mixin<T extends Constructor>(Parent: T) {
  return class extends Parent {
    mixed(): void {}
  };
}
class Mixed extends Mixin(Base) {
  go(): void {
    this.mixed();
  }
}

function both(value: Base | Leaf): void {
  value.changed();
  if (value instanceof Leaf) value.rename('b');
}

interface Other extends Named, Iterable<string> {
  other: Named;
}
declare const other: Other;
other.rename('c');
other.other.rename('d');
