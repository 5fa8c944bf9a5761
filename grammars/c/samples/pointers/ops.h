struct driver {
  int (*start)(void);
};
extern const struct driver driver; // driver -> driver
int driver_start(void);
