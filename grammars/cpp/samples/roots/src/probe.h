#ifndef PROBE_H_
#define PROBE_H_

class Probe {
 public:
  int read();
};

int spare();

#endif
