class Circle {
  area() {}
}
class Square {
  side() {}
}
module.exports = Circle;
module.exports.Square = Square;
