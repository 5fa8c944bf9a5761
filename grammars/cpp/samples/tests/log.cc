#include "log.h"

int lines() { return 0; }
