#include "shape.h"
#include "canvas.h"

namespace geo {

namespace {

int helper() { return 1; }

}  // namespace

Shape::Shape(int id) : id_(id) { check(); } // id_ -> shape.h:Shape.id_, check -> shape.cc:Shape.check

Shape::~Shape() {}

void Shape::check() {
  helper(); // helper -> shape.cc:helper
}

void Shape::draw(Canvas& canvas, int times) const {
  canvas.clear(); // clear -> canvas.cc:geo.Canvas.clear
  canvas.stroke(style().width()); // stroke -> canvas.h:Canvas.stroke, style -> shape.cc:Shape.style, width -> shape.cc:Shape.Style.width
  area(); // area -> shape.h:Shape.area
}

Shape::Style Shape::style() const { return Style(); }

int Shape::Style::width() const { return width_; } // width_ -> shape.h:Shape.Style.width_

int total(const Shape& shape) {
  return shape.id() + shape.area(); // id -> shape.h:Shape.id, area -> shape.h:Shape.area
}

}  // namespace geo
