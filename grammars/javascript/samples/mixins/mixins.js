class Shape {
  draw() {
    this.begin();
  }
  begin() {}
  size() {}
}
class Text {
  draw() {}
}
function Shadowed(base) {
  return class ShadowedShape extends base {
    draw() {
      super.draw(); // ? Shape.draw | Text.draw
    }
    shadow() {}
  };
}
const Named = (base) =>
  class extends base {
    rename() {}
  };
const Both = (base) => Shadowed(Named(base));
class Circle extends Shadowed(Shape) {
  begin() {
    super.begin(); // Shape.begin
    super.draw(); // Shadowed.ShadowedShape.draw
    this.shadow(); // Shadowed.ShadowedShape.shadow
  }
}
class Label extends Shadowed(Text) {}
class Square extends Both(Shape) {
  begin() {
    super.begin(); // Shape.begin
    this.rename(); // Named.class.rename
  }
}
const NamedShape = Named(Shape);
class Triangle extends NamedShape {
  begin() {
    super.begin(); // Shape.begin
  }
}
new Circle().size(); // Shape.size
new Label().draw(); // Shadowed.ShadowedShape.draw
new Square().shadow(); // Shadowed.ShadowedShape.shadow
new Triangle().rename(); // Named.class.rename
