package main

// helper is seen by main without an import.
func helper() { main() } // main in main.go
