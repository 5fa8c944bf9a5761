#pragma once

class Shape {
 public:
  Shape(int id);
  virtual ~Shape() = default;
  virtual int area() const = 0;
  virtual void draw();
  virtual int turn() = 0;
  int id() const { return id_; } // id_ -> Shape.id_

 protected:
  int id_;
};

class Square final : public Shape {
 public:
  Square(int id, int side);
  int area() const override;
  void draw() override;

 private:
  int side_;
};

class Circle : public Shape {
 public:
  Circle(int id) : Shape(id) {} // Shape -> Shape | shapes.cc:Shape.Shape
  int turn() override;
  int area() const override { return 3 * id(); } // id -> Shape.id
};
