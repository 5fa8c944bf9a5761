package cart_test

import "example.com/shop/cart"

// A test beside the package sees only what it imports.
func ExampleNew() {
	cart.New().Total() // Cart.Total
	hidden()           // unresolved
}
