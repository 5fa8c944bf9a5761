typedef int (*handler)(int code);

struct ops {
  int (*open)(int mode);
  handler close;
};

static int file_open(int mode) { return mode; }
static int file_close(int code) { return code; }
static int net_open(int mode) { return -mode; }
static int net_close(int code) { return -code; }

static const struct ops file_ops = {
  .open = file_open, // open -> ops.open, file_open -> file_open
  .close = &file_close, // close -> ops.close, file_close -> file_close
};

static const struct ops all[] = {
  {.open = net_open, .close = net_close}, // open -> ops.open, net_open -> net_open, close -> ops.close, net_close -> net_close
  {file_open, file_close}, // file_open -> file_open, file_close -> file_close
};

static handler table[] = {file_close, net_close}; // handler -> handler, file_close -> file_close, net_close -> net_close

int use(const struct ops *ops, handler given) { // ops -> ops, handler -> handler
  given(1);
  table[0](1); // table -> file_close | net_close | table
  all[1].close(2); // all -> all, close -> file_close | net_close | ops.close
  return ops->open(2); // open -> file_open | net_open | ops.open
}

int set(struct ops *ops) { // ops -> ops
  ops->close = file_close; // close -> ops.close, file_close -> file_close
  handler chosen = net_close; // handler -> handler, net_close -> net_close
  (*chosen)(2); // chosen -> net_close
  return use(ops, net_close); // use -> use, net_close -> net_close
}
