#include "store.h"

struct store {
  struct row *first;
  int count;
};

int opened = 0;

static void forget(store *it);
static int (*log_line)(const char *line);

store *store_open(const char *path) {
  static store it;
  opened += platform_pages(); // opened -> store.c:opened, platform_pages -> store.h:platform_pages
  forget(&it); // forget -> store.c:forget
  return &it;
}

static void forget(store *it) {
  it->count = 0; // store.count
  it->first = 0; // store.first
}

void store_close(store *it) {
  forget(it); // forget -> store.c:forget
  opened--; // opened -> store.c:opened
}

int store_count(const store *it) {
  return it->count; // store.count
}
