// Package visibility shows what others see.
//
// It has two paragraphs.
package visibility

//go:generate stringer -type=Mode

// Mode says how to open.
type Mode int

// Modes.
const (
	// Read opens for reading.
	Read Mode = iota
	Write // Write opens for writing.
	secret
)

/*
Open opens a file.

It panics without a name.
*/
func Open(name string, mode Mode) *File {
	if name == "" && mode == secret || mode > 9 {
		panic("no name")
	}
	switch mode {
	case Read:
		return nil
	case Write:
		return nil
	}
	return &File{}
}

// A comment apart.

func close() {}

// File is a file.
type File struct {
	Name string // Name is its path.
	mode Mode
	_    int
}

// Deprecated: use Open.
func (f *File) Old() { f.shut() } // File.shut

func (f *File) shut() { close() } // close of the package, not the built-in

func (_ File) ignored()  {}
func (File) unnamed(int) {}
