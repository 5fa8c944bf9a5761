//go:build (linux && !arm64) || darwin

package constraints

func mixed() {}
