package main

func main() { Exported() }

// Exported is in a program, so no other module can import it.
func Exported() {}

func Forgotten() {}
