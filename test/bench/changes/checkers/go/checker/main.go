// A process that type-checks a module again and again, each time with one changed file: see `run-checker.ts`.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

type start struct {
	Checker     string       `json:"checker"`
	Definitions []definition `json:"definitions"`
	Errors      []problem    `json:"errors"`
	Lines       int          `json:"lines"`
}

type request struct {
	Path string `json:"path"`
	Text string `json:"text"`
}

type answer struct {
	HasSyntaxError bool      `json:"hasSyntaxError"`
	Errors         []problem `json:"errors"`
}

func main() {
	module, err := readModule(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	definitions := []definition{}
	lines := 0
	for _, path := range module.paths() {
		source, err := os.ReadFile(filepath.Join(module.folder, path))
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		lines += strings.Count(string(source), "\n")
		definitions = append(definitions, definitionsOf(path, string(source))...)
	}
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	must(out.Encode(start{"go/types of " + runtime.Version(), definitions, module.check("", nil), lines}))
	in := bufio.NewReader(os.Stdin)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var asked request
		must(json.Unmarshal(line, &asked))
		file, err := parser.ParseFile(module.files, filepath.Join(module.folder, asked.Path), asked.Text, parser.SkipObjectResolution)
		if err != nil {
			must(out.Encode(answer{true, []problem{}}))
			continue
		}
		must(out.Encode(answer{false, module.check(asked.Path, file)}))
	}
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// linesOfPlace returns the lines that stand for the same place as an error: see `CheckerError`.
func (m *module) linesOfPlace(file *ast.File, line, column int) []int {
	lines := []int{line}
	var smallest *ast.CallExpr
	ast.Inspect(file, func(node ast.Node) bool {
		if node == nil {
			return false
		}
		begin, end := m.files.Position(node.Pos()), m.files.Position(node.End())
		if before(line, column, begin.Line, begin.Column) || before(end.Line, end.Column, line, column) {
			return false
		}
		switch node := node.(type) {
		case *ast.BlockStmt:
			// The body of a function is no part of the call that it is an argument of.
			smallest = nil
		case *ast.CallExpr:
			smallest = node
		}
		return true
	})
	if smallest == nil {
		return lines
	}
	name := ast.Expr(smallest.Fun)
	if selector, ok := name.(*ast.SelectorExpr); ok {
		name = selector.Sel
	}
	lines = append(lines, m.files.Position(name.Pos()).Line)
	for _, argument := range smallest.Args {
		lines = append(lines, m.files.Position(argument.Pos()).Line)
	}
	return lines
}

func before(line, column, otherLine, otherColumn int) bool {
	return line < otherLine || line == otherLine && column < otherColumn
}
