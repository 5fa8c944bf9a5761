#pragma once

extern "C" {
#include "../lib/list.h"
int legacy(int value);
}

class Tool {
 public:
  void run();
};
