#include "shapes.h"

Shape::Shape(int id) : id_(id) {} // id_ -> shapes.h:Shape.id_

void Shape::draw() {
  area(); // area -> shapes.h:Shape.area
}

Square::Square(int id, int side) : Shape(id), side_(side) {} // Shape -> shapes.h:Shape | shapes.cc:Shape.Shape, side_ -> shapes.h:Square.side_

int Square::area() const {
  return side_ * side_; // side_ -> shapes.h:Square.side_
}

void Square::draw() {
  Shape::draw(); // draw -> shapes.cc:Shape.draw
  this->area(); // area -> shapes.cc:Square.area
}

int sum(const Shape& shape, Square square, Circle* circle) {
  Square made(1, 2); // Square -> shapes.h:Square | shapes.cc:Square.Square
  made.draw(); // draw -> shapes.cc:Square.draw
  circle->draw(); // draw -> shapes.cc:Shape.draw
  return shape.area() + square.area() + circle->area() + square.id(); // shapes.h:Shape.area, shapes.cc:Square.area, shapes.h:Circle.area, shapes.h:Shape.id
}

int Shape::turn() { return 90; }

int Circle::turn() {
  return Shape::turn(); // turn -> shapes.cc:Shape.turn
}
