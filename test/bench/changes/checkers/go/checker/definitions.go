package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"unicode/utf16"
)

type parameter struct {
	Range      [2]int `json:"range"`
	Name       string `json:"name"`
	Type       string `json:"type"`
	IsOptional bool   `json:"isOptional"`
	IsPlain    bool   `json:"isPlain"`
}

type parameters struct {
	Range [2]int      `json:"range"`
	List  []parameter `json:"list"`
}

type result struct {
	Range [2]int `json:"range"`
	Text  string `json:"text"`
}

type definition struct {
	Path       string      `json:"path"`
	Name       string      `json:"name"`
	Kind       string      `json:"kind"`
	IsMember   bool        `json:"isMember"`
	IsExported bool        `json:"isExported"`
	Range      [2]int      `json:"range"`
	NameRange  [2]int      `json:"nameRange"`
	Parameters *parameters `json:"parameters,omitempty"`
	Result     *result     `json:"result,omitempty"`
	BodyRange  *[2]int     `json:"bodyRange,omitempty"`
}

// reader finds the definitions of one file.
type reader struct {
	path   string
	source string
	files  *token.FileSet
	found  []definition
}

// definitionsOf returns the functions, methods, fields and types of a file, without those of tests that `go test` calls itself.
func definitionsOf(path, source string) []definition {
	r := &reader{path, source, token.NewFileSet(), []definition{}}
	file, err := parser.ParseFile(r.files, path, source, parser.SkipObjectResolution)
	must(err)
	for _, declaration := range file.Decls {
		switch declaration := declaration.(type) {
		case *ast.FuncDecl:
			r.addFunction(declaration)
		case *ast.GenDecl:
			for _, spec := range declaration.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					r.add("type", spec.Name, spec, false)
					r.addMembers(spec.Type)
				case *ast.ValueSpec:
					if len(spec.Names) == 1 {
						r.add("variable", spec.Names[0], spec, false)
					}
				}
			}
		}
	}
	return r.found
}

func (r *reader) addFunction(node *ast.FuncDecl) {
	kind := "function"
	if node.Recv != nil {
		kind = "method"
	}
	one := r.add(kind, node.Name, node, node.Recv != nil)
	r.addSignature(one, node.Type)
	if node.Body != nil {
		body := r.between(node.Body.Pos(), node.Body.End())
		one.BodyRange = &body
	}
}

func (r *reader) addMembers(node ast.Expr) {
	switch node := node.(type) {
	case *ast.StructType:
		for _, field := range node.Fields.List {
			if len(field.Names) == 1 {
				r.add("field", field.Names[0], field, true)
			}
		}
	case *ast.InterfaceType:
		for _, method := range node.Methods.List {
			if signature, ok := method.Type.(*ast.FuncType); ok && len(method.Names) == 1 {
				r.addSignature(r.add("method", method.Names[0], method, true), signature)
			}
		}
	}
}

func (r *reader) add(kind string, name *ast.Ident, node ast.Node, isMember bool) *definition {
	r.found = append(r.found, definition{
		Path:       r.path,
		Name:       name.Name,
		Kind:       kind,
		IsMember:   isMember,
		IsExported: name.IsExported(),
		Range:      r.between(node.Pos(), node.End()),
		NameRange:  r.between(name.Pos(), name.End()),
	})
	return &r.found[len(r.found)-1]
}

func (r *reader) addSignature(one *definition, node *ast.FuncType) {
	list := []parameter{}
	for _, field := range node.Params.List {
		_, isVariadic := field.Type.(*ast.Ellipsis)
		typeRange := r.between(field.Type.Pos(), field.Type.End())
		text := r.source[r.offset(field.Type.Pos()):r.offset(field.Type.End())]
		switch len(field.Names) {
		case 0:
			list = append(list, parameter{typeRange, "", text, isVariadic, false})
		case 1:
			list = append(list, parameter{r.between(field.Pos(), field.End()), field.Names[0].Name, text, isVariadic, true})
		default:
			// All of them share a type, and are left as one.
			list = append(list, parameter{r.between(field.Pos(), field.End()), field.Names[0].Name, text, isVariadic, false})
		}
	}
	hasNames := len(node.Params.List) == 0 || len(node.Params.List[0].Names) > 0
	if hasNames {
		one.Parameters = &parameters{r.between(node.Params.Opening+1, node.Params.Closing), list}
	}
	if node.Results != nil && len(node.Results.List) == 1 && len(node.Results.List[0].Names) == 0 {
		field := node.Results.List[0]
		text := r.source[r.offset(field.Type.Pos()):r.offset(field.Type.End())]
		one.Result = &result{r.between(field.Type.Pos(), field.Type.End()), text}
	}
}

func (r *reader) offset(at token.Pos) int { return r.files.Position(at).Offset }

// between returns a range in UTF-16 code units.
func (r *reader) between(start, end token.Pos) [2]int {
	first := units(r.source[:r.offset(start)])
	return [2]int{first, first + units(r.source[r.offset(start):r.offset(end)])}
}

func units(text string) int { return len(utf16.Encode([]rune(text))) }
