// Package cart collects items.
package cart

import "example.com/shop/internal/money"

// Cart holds items. Its methods are in two files.
type Cart struct {
	items []Item
	limit int
}

// Item is one thing of a cart.
type Item struct {
	Name  string
	Price money.Amount
}

// New returns an empty cart.
func New() *Cart {
	return &Cart{limit: defaultLimit} // Cart.limit, defaultLimit
}

const defaultLimit = 10

// Add appends an item.
func (c *Cart) Add(item Item) {
	c.items = append(c.items, item) // Cart.items
	c.check()                       // Cart.check in total.go
}
