package variables

func wire() string      { return "" }
func start()            {}
func setup() int        { return 1 }
func pair() (int, bool) { return 1, true }

type command struct {
	Use string
	Run func(args []string)
}

var onStart = func() string { return wire() }

var cmd = &command{Use: "serve", Run: func(args []string) { start() }}

var (
	boot          = setup()
	first, second = setup(), wire()
	size, ok      = pair()
	hooks         = map[string]func(){"a": func() { start() }, "b": start}
)

// Nothing has this name, so the file calls.
var _ = setup()

// The parts of an anonymous interface are no members of the type around it.
type host struct {
	dep  interface{ run() string }
	deps []interface{ stop() }
}

type limited[T interface{ check() bool }] struct{ item T }

type runner interface {
	run() string
	nest(inner interface{ deep() }) error
}

func (h host) start(arg interface{ walk() }) {
	h.dep.run()
	arg.walk()
}
