#include "tool.h"

int main() {
  Tool tool; // Tool
  tool.run(); // run -> tool/tool.cc:Tool.run
}
