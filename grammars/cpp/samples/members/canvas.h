#pragma once

namespace geo {

class Canvas {
 public:
  void stroke(int width) {}
  void clear();
};

}  // namespace geo
