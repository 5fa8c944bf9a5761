package cart

import "testing"

// A test of the package sees what is not exported.
func TestAdd(t *testing.T) {
	c := New()
	c.Add(Item{}) // Cart.Add
	c.check()     // Cart.check
	hidden()      // hidden in total.go
}
