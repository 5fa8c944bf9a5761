package scopes

type thing struct{}

func (thing) Do() {}

type other struct{}

func (other) Do() {}

func make2() (thing, error) { return thing{}, nil }

func shadow(x thing) (result other, err error) {
	x.Do() // thing.Do
	if x := (other{}); true {
		x.Do() // other.Do
	}
	{
		x.Do() // thing.Do: the inner variable comes later
		x := other{}
		x.Do() // other.Do
	}
	x.Do() // thing.Do
	if y, err := make2(); err == nil {
		y.Do() // thing.Do
	} else {
		y.Do() // thing.Do
	}
	result.Do() // other.Do
	type inner struct{ thing }
	inner{}.Do() // thing.Do
	const local = 1
	thing := other{}
	thing.Do() // other.Do: the variable hides the type
	late := late.Do // thing.Do: the value still means the variable of the package
	late()
	return
}

func recursive(n int) int {
	var walk func(int) int
	walk = func(i int) int { return walk(i - 1) }
	return walk(n) + recursive(n) // recursive
}

var late = early() // early, declared below

func early() thing { return thing{} }

func init() { late.Do() } // thing.Do

func init() { early().Do() } // thing.Do
