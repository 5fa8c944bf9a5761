package library

import (
	"bytes"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
)

type failure struct{}

func (failure) Error() string { return "" }

func (failure) String() string { return "" }

func (failure) Write(p []byte) (int, error) { return 0, nil }

func run() error { return failure{} }

func use(w http.ResponseWriter, r *http.Request) {
	if err := run(); err != nil {
		err.Error() // package builtin: error.Error
	}
	var buf bytes.Buffer
	buf.String()     // package bytes: Buffer.String
	buf.Write(nil)   // package bytes: Buffer.Write
	w.Write(nil)     // package net/http: ResponseWriter.Write
	r.URL.String()   // package net/url: URL.String
	var group sync.WaitGroup
	group.Wait()     // package sync: WaitGroup.Wait
	builder := strings.Builder{}
	builder.String() // package strings: Builder.String
	fmt.Errorf("x").Error()      // package builtin: error.Error
	errors.New("x").Error()      // package builtin: error.Error
	failure{}.Error()            // failure.Error
	failure{}.String()           // failure.String
}
