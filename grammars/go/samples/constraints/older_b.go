// +build linux darwin
// +build amd64

package constraints

func older() {}
