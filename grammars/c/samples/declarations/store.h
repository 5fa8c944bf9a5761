#ifndef STORE_H
#define STORE_H

typedef struct store store; // store -> store.c:store
struct row;
extern int opened;

/** Opens a store. */
store *store_open(const char *path);
void store_close(store *it); // store -> store.c:store
int store_count(const store *it), store_size(const store *it);
int platform_pages(void);

#endif
