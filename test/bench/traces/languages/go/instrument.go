// Command instrument adds a call of the recorder to the start of each function of a Go module, in place. No line moves:
// what is added stands on the line of the package clause or of an opening brace.
//
//	instrument FOLDER IMPORT-PATH-OF-THE-RECORDER
package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
)

const name = "treeatlastrace"

func main() {
	root, recorder := os.Args[1], os.Args[2]
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if path != root && outside(path, entry.Name()) {
				return filepath.SkipDir
			}
			return nil
		}
		if strings.HasSuffix(path, ".go") {
			return instrument(path, recorder)
		}
		return nil
	})
	if err != nil {
		log.Fatal(err)
	}
}

// outside reports whether the go command leaves a folder out of the module around it.
func outside(path, folder string) bool {
	if strings.HasPrefix(folder, ".") || strings.HasPrefix(folder, "_") || folder == "testdata" || folder == "vendor" || folder == name {
		return true
	}
	_, err := os.Stat(filepath.Join(path, "go.mod"))
	return err == nil
}

func instrument(path, recorder string) error {
	source, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		// The compiler will say so, or never sees the file.
		return nil
	}
	offset := func(position token.Pos) int { return files.PositionFor(position, false).Offset }
	var bodies []int
	add := func(body *ast.BlockStmt) {
		if body != nil {
			bodies = append(bodies, offset(body.Lbrace)+1)
		}
	}
	uninstrumented := map[*ast.BlockStmt]bool{}
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.FuncDecl:
			if cannotCall(node) {
				uninstrumented[node.Body] = true
			} else {
				add(node.Body)
			}
		case *ast.BlockStmt:
			return !uninstrumented[node]
		case *ast.FuncLit:
			add(node.Body)
		}
		return true
	})
	if len(bodies) == 0 {
		return nil
	}
	sort.Ints(bodies)
	var out bytes.Buffer
	at := offset(file.Name.End())
	out.Write(source[:at])
	out.WriteString("; import " + name + " " + strconv.Quote(recorder))
	for _, body := range bodies {
		out.Write(source[at:body])
		out.WriteString(" " + name + ".Enter();")
		at = body
	}
	out.Write(source[at:])
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	return os.WriteFile(path, out.Bytes(), info.Mode())
}

// cannotCall reports whether a directive of the compiler forbids calls of functions that grow the stack.
func cannotCall(function *ast.FuncDecl) bool {
	if function.Doc == nil {
		return false
	}
	for _, comment := range function.Doc.List {
		if strings.HasPrefix(comment.Text, "//go:nosplit") || strings.HasPrefix(comment.Text, "//go:nowritebarrier") {
			return true
		}
	}
	return false
}
