#pragma once
#include "config.h"

KIT_BEGIN_NAMESPACE
KIT_DETAIL_BEGIN

int step(int value);

KIT_DETAIL_END

KIT_BEGIN_EXPORT

class Tool {
 public:
  Tool() {}
  int run();
};

KIT_END_EXPORT

namespace wire {
int pass(Tool& tool);
}

KIT_END_NAMESPACE

int step(int value, int other);
