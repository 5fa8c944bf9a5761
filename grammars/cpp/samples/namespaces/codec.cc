#include "codec.h"

namespace {
int table() { return 3; }
}

namespace wire {

int open() { return 0; }

namespace codec {

namespace detail {
int shift(int value) { return value << table(); } // table -> codec.cc:table
}

int encode(int value) {
  open(); // open -> codec.cc:open
  return detail::shift(value); // shift -> codec.cc:shift
}

int encode(const char* text) {
  return encode(1) + text[0]; // encode -> ? codec.cc:encode | codec.cc:encode~2
}

int version() { return 2; }

}  // namespace codec
}  // namespace wire
