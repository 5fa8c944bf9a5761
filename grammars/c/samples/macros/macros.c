#define LIMIT 10
#define SQUARE(x) ((x) * (x))
#define EMPTY()
#ifdef LIMIT // LIMIT -> LIMIT
int limited = LIMIT; // LIMIT -> LIMIT
#endif

#ifdef __cplusplus
extern "C" {
#endif

API_EXPORT int exported(void);
API(const char *) named(int value);

API(const char *)
named(int value) {
  return SQUARE(value) > LIMIT ? "a" : 0; // SQUARE -> SQUARE, LIMIT -> LIMIT
}

int exported(void) {
#if LIMIT > 3
  EMPTY(); // EMPTY -> EMPTY
#endif
  return named(1) != 0; // named -> named
}

#ifdef __cplusplus
}
#endif
