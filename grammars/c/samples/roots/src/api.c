#define _GNU_SOURCE
#include "api.h"
int api(void) { return 1; }
