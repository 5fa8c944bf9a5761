// Command shop sells things.
package main

import (
	"fmt"

	"example.com/shop/cart"
	"example.com/shop/internal/money"
	store "example.com/shop/storage/v2"
)

func main() {
	c := cart.New()               // New in cart.go
	c.Add(cart.Item{Name: "tea"}) // Cart.Add, Item, Item.Name
	fmt.Println(c.Total())        // Cart.Total in total.go
	var m money.Amount            // Amount
	m.Add(2)                      // Amount.Add
	store.Open("x").Close()       // Open and Store.Close of storage/v2
	helper()                      // helper in helper.go
	hidden()                      // unresolved: main cannot see names of cart
}
