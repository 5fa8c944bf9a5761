struct point {
  int x, *y;
  struct point *next;
};

typedef struct {
  struct point from;
  struct { int depth; } inner;
  union {
    int whole;
    float part;
  };
  unsigned flags : 3;
} line;

typedef line *lines;

static struct { int total; } state;

static line *make(void);
int points_count;

void walk(line *l, lines all, struct point table[4]) { // line -> line, lines -> lines, point -> point
  l->from.x = 1; // from -> line.from, x -> point.x
  (*l).from.next->x = 2; // from -> line.from, next -> point.next, x -> point.x
  (&l->from)->next->next->y = 0; // from -> line.from, next -> point.next, next -> point.next, y -> point.y
  all->flags = 3; // flags -> line.flags
  table[1].x = 4; // x -> point.x
  l->whole = 5; // whole -> line.whole
  l->inner.depth = 6; // inner -> line.inner, depth -> line.inner.depth
  state.total = 7; // state -> state, total -> state.total
  make()->from.x = 8; // make -> make, from -> line.from, x -> point.x
  ((line *)table)->flags++; // line -> line, flags -> line.flags
  line copy = {.from = {.x = 1}, .flags = sizeof(line)}; // line -> line, from -> line.from, x -> point.x, flags -> line.flags, line -> line
  copy = (line){.whole = copy.whole}; // line -> line, whole -> line.whole, whole -> line.whole
  for (struct point *point = &l->from; point; point = point->next) // point -> point, from -> line.from, next -> point.next
    point->x = 9; // x -> point.x
}

static line *make(void) { return 0; } // line -> line
