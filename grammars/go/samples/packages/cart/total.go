package cart

import "example.com/shop/internal/money"

// Total sums the prices.
func (c *Cart) Total() money.Amount {
	var sum money.Amount
	for _, item := range c.items { // Cart.items in cart.go
		sum.Add(int(item.Price)) // Amount.Add, Item.Price
	}
	return sum
}

func (c *Cart) check() {
	if len(c.items) > c.limit {
		hidden() // hidden
	}
}

func hidden() {}
