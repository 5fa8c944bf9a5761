package main

func run() {
	visit := func(n int) int {
		step() // step -> step
		step() // step -> step
		return n
	}
	small := func() { step() } // step -> step
	walk := func(n int) {
		step() // step -> step
		small() // run.small
		visit(n) // run.visit
	}
	visit(1) // run.visit
	walk(2) // run.walk
}

func step() {}

func main() {
	run() // run -> run
}
