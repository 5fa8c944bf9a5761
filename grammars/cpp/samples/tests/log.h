#pragma once

#define OWN_TEST(name) void test_##name()

struct Entry {
  int size;
};

class Log {
 public:
  Log();
  int read();
};
