export enum Color {
  Red = 'red',
  Blue = 'blue',
}
export namespace Color {
  export function parse(text: string): Color {
    return text === 'red' ? Color.Red : Color.Blue; // Color.Red, Color.Blue
  }
}
Color.parse('red'); // Color.parse
Color.Red.trim(); // Color.Red

export namespace Geometry {
  export class Point {
    move(): Point {
      return this;
    }
  }
  export namespace Solid {
    export class Cube {
      corner = new Point();
    }
    export const unit = new Cube();
  }
}
new Geometry.Point().move(); // Geometry.Point.move
new Geometry.Solid.Cube().corner.move(); // Geometry.Point.move
Geometry.Solid.unit.corner.move(); // Geometry.Point.move
import Solid = Geometry.Solid;
new Solid.Cube().corner.move(); // Geometry.Point.move

interface Shape {
  area(): number;
}
interface Shape {
  scale(): Shape;
}
declare const shape: Shape;
shape.scale().area(); // Shape.area

class Album {
  label!: Album.Label;
}
namespace Album {
  export class Label {
    print(): void {}
  }
}
new Album().label.print(); // Album.Label.print

function build(): void {}
namespace build {
  export const version = '1';
  export function reset(): void {}
}
build.reset(); // build.reset
build.version; // build.version

// Objects as namespaces.
const api = {
  users: { list: () => new Geometry.Point(), limits: { max: 1 } },
  reset() {},
} as const;
api.users.list().move(); // Geometry.Point.move
api.users.limits.max; // missing: api.users.limits.max
api.reset(); // api.reset
type Api = typeof api;
declare const another: Api;
another.reset(); // api.reset
