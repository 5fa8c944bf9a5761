package hidden

// Hidden cannot be imported from another module.
func Hidden() {}
