#pragma once
#include "kinds.h"
int api(enum kind k); // kind -> include/lib/kinds.h:kind
