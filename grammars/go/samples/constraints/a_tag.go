//go:build special

package constraints

var limit = 1
