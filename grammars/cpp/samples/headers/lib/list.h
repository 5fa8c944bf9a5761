#ifndef LIST_H
#define LIST_H

/* The files around are of C, so this is too. */
struct list;
int class_of(struct list *template);

#endif
