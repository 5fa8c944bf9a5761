#include <lib/api.h>
#include <string.h>
#include "inner.h"

int api(enum kind k) { // kind -> kind
  amount limit = LIMIT; // amount -> amount, LIMIT -> LIMIT
  if (k == LARGE) return inner(limit); // LARGE -> kind.LARGE, inner -> inner
  return strlen("a") == SMALL; // SMALL -> kind.SMALL
}
