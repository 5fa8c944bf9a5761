package roots

import _ "unsafe"

//export exported
func exported() {}

// A comment above.
//
//export documented
//nolint
func documented() {}

//go:linkname linked runtime.linked
func linked() {}

//go:linkname counter runtime.counter
var counter int

// export is no directive with a space.
func unlinked() {}
