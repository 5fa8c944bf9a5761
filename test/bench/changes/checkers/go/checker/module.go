package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
)

// listed is a package as `go list` prints it.
type listed struct {
	Dir, ImportPath, Export                     string
	Standard                                    bool
	Module                                      *struct{ Main bool }
	ForTest                                     string
	GoFiles, TestGoFiles, XTestGoFiles, Imports []string
	TestImports, XTestImports                   []string
}

type problem struct {
	Path    string `json:"path"`
	Line    int    `json:"line"`
	Lines   []int  `json:"lines"`
	Message string `json:"message"`
}

// module is a module with the packages it needs: its own ones as sources, the others as the compiler wrote them.
type module struct {
	folder   string
	files    *token.FileSet
	own      map[string]*listed
	exports  map[string]string
	others   types.Importer
	parsed   map[string]*ast.File
	packages []string
}

func readModule(folder string) (*module, error) {
	command := exec.Command("go", "list", "-deps", "-test", "-export", "-json", "./...")
	command.Dir = folder
	command.Stderr = os.Stderr
	printed, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("go list failed: %w", err)
	}
	m := &module{folder, token.NewFileSet(), map[string]*listed{}, map[string]string{}, nil, map[string]*ast.File{}, nil}
	decoder := json.NewDecoder(bytes.NewReader(printed))
	for {
		var one listed
		if err := decoder.Decode(&one); err == io.EOF {
			break
		} else if err != nil {
			return nil, err
		}
		if one.Module != nil && one.Module.Main {
			// The variants that tests are built with have the files of tests among theirs.
			if one.ForTest == "" && filepath.Ext(one.ImportPath) != ".test" {
				m.own[one.ImportPath] = &one
				m.packages = append(m.packages, one.ImportPath)
			}
		} else if one.ForTest == "" {
			m.exports[one.ImportPath] = one.Export
		}
	}
	sort.Strings(m.packages)
	m.others = importer.ForCompiler(m.files, "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(m.exports[path])
	})
	for _, path := range m.paths() {
		file, err := parser.ParseFile(m.files, filepath.Join(folder, path), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		m.parsed[path] = file
	}
	return m, nil
}

// paths returns the files of all packages, tests included, relative to the folder.
func (m *module) paths() []string {
	paths := []string{}
	for _, name := range m.packages {
		one := m.own[name]
		for _, files := range [][]string{one.GoFiles, one.TestGoFiles, one.XTestGoFiles} {
			paths = append(paths, m.pathsOf(one, files)...)
		}
	}
	sort.Strings(paths)
	return paths
}

func (m *module) pathsOf(one *listed, files []string) []string {
	paths := []string{}
	for _, file := range files {
		path, err := filepath.Rel(m.folder, filepath.Join(one.Dir, file))
		must(err)
		paths = append(paths, filepath.ToSlash(path))
	}
	return paths
}

// check type-checks all packages and their tests, with another file at a path.
func (m *module) check(path string, file *ast.File) []problem {
	run := &run{module: m, path: path, file: file, checked: map[string]*types.Package{}, found: map[string]problem{}}
	for _, name := range m.packages {
		one := m.own[name]
		run.load(name, "")
		if len(one.TestGoFiles) > 0 {
			run.load(name, name)
		}
		if len(one.XTestGoFiles) > 0 {
			run.types(name+"_test", m.pathsOf(one, one.XTestGoFiles), name)
		}
	}
	found := []problem{}
	for _, one := range run.found {
		found = append(found, one)
	}
	sort.Slice(found, func(i, j int) bool {
		a, b := found[i], found[j]
		return a.Path < b.Path || a.Path == b.Path && a.Line < b.Line
	})
	return found
}

// run is one check. A package can be checked for itself, and for the tests of a package that it imports in turn: as
// `go test` builds it, those see the variant that has the files of the tests.
type run struct {
	*module
	path    string
	file    *ast.File
	checked map[string]*types.Package
	found   map[string]problem
}

func (r *run) load(name, tested string) *types.Package {
	if tested != "" && !r.reaches(name, tested, map[string]bool{}) {
		tested = ""
	}
	key := name + " " + tested
	if checked, ok := r.checked[key]; ok {
		return checked
	}
	one := r.own[name]
	paths := r.pathsOf(one, one.GoFiles)
	if name == tested {
		paths = append(paths, r.pathsOf(one, one.TestGoFiles)...)
	}
	checked := r.types(name, paths, tested)
	r.checked[key] = checked
	return checked
}

func (r *run) reaches(name, wanted string, seen map[string]bool) bool {
	if name == wanted {
		return true
	}
	one := r.own[name]
	if one == nil || seen[name] {
		return false
	}
	seen[name] = true
	for _, each := range one.Imports {
		if r.reaches(each, wanted, seen) {
			return true
		}
	}
	return false
}

func (r *run) types(name string, paths []string, tested string) *types.Package {
	files := []*ast.File{}
	byName := map[string]*ast.File{}
	for _, path := range paths {
		file := r.parsed[path]
		if path == r.path {
			file = r.file
		}
		files = append(files, file)
		byName[path] = file
	}
	config := types.Config{
		Importer: importFunc(func(path string) (*types.Package, error) {
			if r.own[path] != nil {
				return r.load(path, tested), nil
			}
			return r.others.Import(path)
		}),
		Error: func(err error) {
			failure, ok := err.(types.Error)
			// Soft errors are of unused imports and variables, and say nothing of a use.
			if !ok || failure.Soft {
				return
			}
			position := r.files.Position(failure.Pos)
			path, err := filepath.Rel(r.folder, position.Filename)
			must(err)
			path = filepath.ToSlash(path)
			lines := r.linesOfPlace(byName[path], position.Line, position.Column)
			message, _, _ := strings.Cut(failure.Msg, "\n")
			r.found[fmt.Sprint(path, position.Line, message)] = problem{path, position.Line, lines, message}
		},
	}
	checked, _ := config.Check(name, r.files, files, nil)
	return checked
}

type importFunc func(path string) (*types.Package, error)

func (f importFunc) Import(path string) (*types.Package, error) { return f(path) }
