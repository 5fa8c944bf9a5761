// Nothing is included, so the name is that of something else.
int open(int file);

int use() {
  return open(1); // open -> other.cc:open
}
