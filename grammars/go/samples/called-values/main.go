package main

func first()  {}
func second() {}

func pick() func() { return first }

type hooks struct{ done func() }

func run(h hooks, given func(), flag bool) {
	one := first
	one() // one -> first
	either := first
	if flag {
		either = second
	}
	either() // either -> ? first | second
	given()
	h.done() // done -> hooks.done
	pick()()
}
