#include "list.h"

struct list { int size; };

int class_of(struct list *template) { return template->size; } // size -> list.size
