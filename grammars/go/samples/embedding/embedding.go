package embedding

import (
	"sync"

	"example.com/embedding/base"
)

type Animal struct {
	base.Named
	*Legs
	sync.Mutex
	tail Tail
}

type Legs struct{ count int }

func (l *Legs) Walk() { l.count++ } // Legs.count

type Tail struct{}

func (Tail) Wag() {}

// Walk hides the one of Legs.
type Dog struct {
	Animal
}

func (d *Dog) Walk() {
	d.Animal.Walk() // Legs.Walk
	d.Legs.Walk()   // Legs.Walk
	d.Rename("rex") // Named.Rename
	d.Name = "max"  // Named.Name
	d.tail.Wag()    // Tail.Wag
	d.Lock()        // package sync
}

func use(a Animal) {
	a.Walk()      // Legs.Walk
	a.count = 4   // Legs.count
	d := Dog{Animal: a}
	d.Walk()      // Dog.Walk
	d.Wag()       // unresolved: a named field promotes nothing
	base.Named{Name: "x"}.Hello() // Named.Hello
}
