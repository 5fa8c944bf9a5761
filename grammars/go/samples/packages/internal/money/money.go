package money

// Amount counts cents.
type Amount int

// Add adds cents.
func (a *Amount) Add(cents int) { *a += Amount(cents) } // Amount
