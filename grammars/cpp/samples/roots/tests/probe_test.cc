#include "../src/probe.h"

void test_read() {
  Probe probe;
  probe.read();
}
