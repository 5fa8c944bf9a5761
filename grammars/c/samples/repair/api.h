/* Macros that stand for fields, enumerators and calling conventions: no parser knows what they mean. */
#ifndef API_H
#define API_H

typedef enum {
  KIND_NONE = 0,
#define XX(name) KIND_##name,
  KIND_MAP(XX)
#undef XX
  KIND_MAX
} kind_t;

struct request {
  REQUEST_FIELDS
  PRIVATE_FIELDS(2)
};

struct stream {
  STREAM_FIELDS
  int fd;
  /* private */
  STREAM_PRIVATE_FIELDS
};

API_EXTERN int api_open(struct stream *stream);
static unsigned CALLBACK on_event(void *data);
struct hooks {
  void *(API_CDECL *allocate)(int size);
};

#endif
