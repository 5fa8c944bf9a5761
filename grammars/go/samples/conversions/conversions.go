package conversions

type module interface{ do() }

type adapter struct{}

func (a *adapter) do() {}

type id int

type handler func(n int)

var _ module = (*adapter)(nil) // adapter -> adapter

func use(n int, p *int) {
	_ = id(n)
	_ = (*id)(p)
	_ = handler(func(n int) {})
	_ = adapter{}
	id(n).show() // show -> id.show
}

func (i id) show() {}
