#include "probe.h"

int main() {
  Probe probe;
  return probe.read();
}
