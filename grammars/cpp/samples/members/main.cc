#include "canvas.h"
#include "shape.h"

using namespace geo;

int helper() { return 2; }

int main() {
  Shape* shape = Shape::make(1); // Shape -> shape.h:Shape, make -> shape.h:Shape.make
  geo::Canvas canvas;
  shape->draw(canvas); // draw -> shape.cc:Shape.draw
  canvas.clear(); // clear -> canvas.cc:geo.Canvas.clear
  total(*shape); // total -> shape.cc:total
  return geo::total(*shape); // total -> shape.cc:total
}
