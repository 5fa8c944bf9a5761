#include "kit.h"

int main() {
  kit::Tool tool; // Tool -> kit.h:Tool | kit.h:Tool.Tool
  kit::wire::pass(tool); // pass -> kit.cc:pass
  pass(tool); // pass -> ? kit.cc:pass | kit.h:pass
  return step(1, 2) + kit::detail::step(1); // step -> kit.cc:step~2, step -> kit.cc:step
}
