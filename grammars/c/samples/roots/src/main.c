#include "api.h"

__attribute__((constructor)) static void start(void) {}

static void unused(void) {}

int main(void) { return api(); }
