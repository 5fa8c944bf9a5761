#include "codec.h"

namespace wc = wire::codec;
using wire::codec::version;

namespace {
int table() { return 4; }
}

int pick(wc::Mode mode) { // Mode -> codec.h:Mode
  switch (mode) {
    case wc::Mode::Fast: return 1; // Mode -> codec.h:Mode, Fast -> codec.h:Mode.Fast
    default: return table(); // table -> main.cc:table
  }
}

int main() {
  using namespace wire;
  codec::encode("a"); // encode -> codec.cc:encode~2
  version(); // version -> codec.cc:version
  ::wire::open(); // open -> codec.cc:open
  return pick(codec::Mode::Exact) + wc::detail::shift(1); // pick -> main.cc:pick, Mode -> codec.h:Mode, Exact -> codec.h:Mode.Exact, shift -> codec.cc:shift
}
