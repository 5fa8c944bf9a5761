#ifndef SHAPE_H_
#define SHAPE_H_

#include <string>

namespace geo {

class Canvas;

/** Something that can be drawn. */
class Shape {
 public:
  explicit Shape(int id);
  virtual ~Shape();

  /** Draws it. */
  void draw(Canvas& canvas, int times = 1) const;
  int id() const { return id_; } // id_ -> Shape.id_
  static Shape* make(int id);
  virtual int area() const = 0;

  struct Style {
    int width() const;
    int width_ = 1;
  };
  Style style() const;

 private:
  void check();
  int id_;
};

int total(const Shape& shape);
int helper();

}  // namespace geo

#endif
