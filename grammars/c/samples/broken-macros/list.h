#ifndef LIST_H
#define LIST_H

#define LIST_RESTRICT restrict
#define LIST_FORMAT(a, b) __attribute__((format(printf, a, b)))
#define list_foreach(list, i, item) for (i = 0; i < (list)->length && (item = (list)->items[i], 1); i++)
#define LIST_SETUP(name, type) typedef struct { type value; } name;
#define LIST_FALL

typedef struct list {
  int length;
  char **items;
} list;

int list_printf(list *list, const char *format, ...) LIST_FORMAT(2, 3);
int list_copy(list *LIST_RESTRICT to, const list *from);

#endif
