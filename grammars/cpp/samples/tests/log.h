#pragma once

#define OWN_TEST(name) void test_##name()

int lines();

struct Entry {
  int size;
};

class Log {
 public:
  Log();
  int read();
};
