#include "store.h"

struct row {
  int id;
};

int helper(void);

int main(void) {
  store *it = store_open("a"); // store -> store.c:store, store_open -> store.c:store_open
  int n = store_count(it); // store_count -> store.c:store_count
  helper(); // helper -> main.c:helper
  opened = n; // opened -> store.c:opened
  store_close(it); // store_close -> store.c:store_close
  return posix_only(); // posix_only -> ? posix_only
}
