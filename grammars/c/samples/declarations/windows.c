#include "store.h"

int platform_pages(void) { return 2; }
static int helper(void) { return 3; }
int windows_only(void) { return helper(); } // helper -> windows.c:helper
