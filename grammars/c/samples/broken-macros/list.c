#include "list.h"
#include <stdarg.h>

LIST_SETUP(list_names, const char *);

#define LIST_DIR "list"
#define LIST_FILE "/file"

int list_size(list *list, int kind) {
  int i, size = 0;
  char *item;
  list_foreach(list, i, item) { // list_foreach -> list.h:list_foreach
    size += list->length;
  }
  list_foreach(list, i, item)
    list_printf(list, "%s", item); // list_printf -> list.h:list_printf
  switch (kind) {
  case 1:
    size++;
    LIST_FALL /* to the next */
  case 2:
    list_printf(list, LIST_DIR LIST_FILE, size); // LIST_DIR -> list.c:LIST_DIR, LIST_FILE -> list.c:LIST_FILE
  }
  return size;
}

int list_sum(list *other, ...) {
  va_list rest;
  va_start(rest, other);
  other = va_arg(rest, list *);
  return other->length; // length -> list.h:list.length
}
