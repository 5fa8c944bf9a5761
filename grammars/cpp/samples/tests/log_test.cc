#include "log.h"

// Macros of a library make a class of each test, with the members of its fixture.
class LogTest : public testing::Test {
 public:
  LogTest() : log_(new Log()) {}
  int read() { return log_->read(); } // read -> log.h:Log.read

 protected:
  Log* log_;
};

int read() { return 0; }

TEST_F(LogTest, Read) { // LogTest
  read(); // read -> LogTest.read
  log_->read(); // log_ -> LogTest.log_, read -> log.h:Log.read
  this->read(); // read -> LogTest.read
}

TEST_F(LogTest, read) {
  read(); // read -> LogTest.read
}

TEST(LogReader, Read) {
  read(); // read -> log_test.cc:read
  Log log; // Log -> log.h:Log | log.h:Log.Log
  static Log other; // Log -> log.h:Log | log.h:Log.Log
  Entry entry; // Entry -> log.h:Entry
  extern Log shared; // Log -> log.h:Log
  Log* pointer; // Log -> log.h:Log
  log.read(); // read -> log.h:Log.read
}

TEST(LogReader, lines) {
  lines(); // lines -> log.cc:lines
}

OWN_TEST(Reads) { // OWN_TEST -> log.h:OWN_TEST
  read(); // read -> log_test.cc:read
}

BOOST_AUTO_TEST_CASE(reads) {
  read(); // read -> log_test.cc:read
}

BOOST_FIXTURE_TEST_CASE(fixture, LogTest) {
  read(); // read -> LogTest.read
}

TEST_CASE("a log", "[log]") {
  read(); // read -> log_test.cc:read
  SECTION("that is read") {
    read(); // read -> log_test.cc:read
  }
}

TEST_CASE_METHOD(LogTest, "its fixture") {
  read(); // read -> LogTest.read
}

Log** make(int count) {
  Log* logs = new Log[count]; // Log -> log.h:Log, Log -> log.h:Log | log.h:Log.Log
  return new Log*[count]; // Log -> log.h:Log
}
