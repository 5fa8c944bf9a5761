#include "ops.h"
const struct driver driver = {.start = driver_start}; // driver -> ops.h:driver, start -> driver.start, driver_start -> driver.c:driver_start
int run(void) { return driver.start(); } // driver -> drivers.c:driver, start -> driver.c:driver_start | driver.start
