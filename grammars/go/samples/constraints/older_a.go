// +build !linux windows,cgo

package constraints

func older() {}
