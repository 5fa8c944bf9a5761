enum color { RED, GREEN };
typedef enum { ON, OFF } state;
enum { FIRST, SECOND };
union value {
  int number;
  char *text;
};
typedef union value value_t; // value -> value
typedef value_t *value_list[3]; // value_t -> value_t
typedef int size(int of);
int stat(union value *of);
struct stat {
  int mode;
};

enum color paint(enum color from, state s) { // color -> color, color -> color, state -> state
  value_t v = {.number = FIRST}; // value_t -> value_t, number -> value.number, FIRST -> FIRST
  struct stat st; // stat -> stat
  st.mode = stat(&v); // mode -> stat.mode, stat -> stat
  switch (from) {
    case RED: // RED -> color.RED
      return GREEN; // GREEN -> color.GREEN
    default:
      goto end;
  }
end:
  return s == ON ? RED : v.number; // ON -> state.ON, RED -> color.RED, number -> value.number
}

int old(a, b)
  int a;
  value_t *b; // value_t -> value_t
{
  return a + b->number; // number -> value.number
}
