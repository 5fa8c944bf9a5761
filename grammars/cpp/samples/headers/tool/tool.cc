#include "tool.h"

void Tool::run() {
  legacy(1); // legacy -> tool/legacy.c:legacy
  class_of(nullptr); // class_of -> lib/list.c:class_of
}
