type Constructor<T = object> = new (...given: any[]) => T;

function Jumping<T extends Constructor>(Base: T) {
  return class extends Base {
    jump(): void {}
  };
}
function Running<T extends Constructor>(Base: T) {
  class Runner extends Base {
    run(): void {}
  }
  return Runner;
}
class Animal {
  eat(): void {}
  jump(): void {}
}
class Kangaroo extends Running(Jumping(Animal)) {
  override eat(): void {
    super.eat(); // Animal.eat
  }
}
const kangaroo = new Kangaroo();
kangaroo.eat(); // Kangaroo.eat

class Plain {
  copy(): void {}
}
interface Plain extends Animal {}
Object.assign(Plain.prototype, Animal.prototype);
new Plain().eat(); // Animal.eat
new Plain().copy(); // Plain.copy
