#include "../src/api.h"
void setUp(void) {}
void test_api(void) { api(); }
