#include "store.h"

int platform_pages(void) { return 1; }
static int helper(void) { return 2; }
int posix_only(void) { return helper(); } // helper -> posix.c:helper
