package app

import (
	"strings"

	. "example.com/app/dots"
	_ "example.com/app/effects"
	alias "example.com/app/named"
	"example.com/other/deep"
	"github.com/gone/away"
	"github.com/vend/lib"
)

func Run() {
	Dotted()              // Dotted of dots
	alias.Call()          // Call of named
	deep.Dive()           // Dive of the module that replaces other
	lib.Use()             // Use of the vendored module
	away.Go()             // package github.com/gone/away
	strings.ToUpper("up") // package strings
	alias := local{}
	alias.Call() // local.Call: the variable hides the package
}

type local struct{}

func (local) Call() {}
