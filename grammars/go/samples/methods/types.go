package methods

// Engine runs.
type Engine struct{ power int }

// Handler is a function type with a method.
type Handler func(text string) error

// Level is a defined number.
type Level int
