package closures

type Server struct {
	handle func(r *Request) *Reply
	hooks  []func()
}

type Request struct{}

func (r *Request) Path() string { return "" }

type Reply struct{}

func (r *Reply) Send() {}

type Option func(*Server)

// WithHook returns an option.
func WithHook(hook func()) Option {
	return func(s *Server) {
		s.hooks = append(s.hooks, hook) // Server.hooks
	}
}

func New(options ...Option) *Server {
	s := &Server{handle: answer} // Server.handle, answer
	for _, option := range options {
		option(s)
	}
	return s
}

func answer(r *Request) *Reply { return &Reply{} }

func each(call func(*Request)) { call(&Request{}) }

func use() {
	s := New(WithHook(stop)) // New, WithHook, stop
	s.handle(&Request{}).Send() // Server.handle, Reply.Send
	each(func(r *Request) {
		r.Path() // Request.Path
	})
	make := func() *Reply { return nil }
	make().Send() // Reply.Send
	func() { stop() }() // stop
}

func stop() {}
