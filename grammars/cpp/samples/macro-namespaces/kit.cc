#include "kit.h"

KIT_BEGIN_NAMESPACE

KIT_DETAIL_BEGIN

int step(int value) { return value; }

KIT_DETAIL_END

int Tool::run() { return detail::step(1); } // step -> kit.cc:step

namespace wire {

int pass(Tool& tool) { return tool.run(); } // run -> kit.cc:Tool.run

}  // namespace wire

KIT_END_NAMESPACE

int step(int value, int other) { return value + kit::detail::step(other); } // step -> kit.cc:step
