package methods

// Run is a method of a type in another file.
func (e *Engine) Run() { e.start(1) } // Engine.start

func (e Engine) start(times int) {
	e.power += times // Engine.power
}

// Handle calls the function itself.
func (h Handler) Handle(text string) error { return h(text) }

func (l Level) Up() Level { return l + 1 }

func use() {
	var e Engine
	e.Run()           // Engine.Run
	run := e.Run      // Engine.Run as a value
	run()
	(*Engine).Run(&e) // Engine.Run as an expression of the type
	Engine.start(e, 2) // Engine.start
	Handler(print).Handle("x") // Handler, print, Handler.Handle
	Level(1).Up().Up() // Level.Up, twice
	new(Engine).Run()  // Engine.Run
	(&Engine{}).Run()  // Engine.Run
}

func print(text string) error { return nil }
