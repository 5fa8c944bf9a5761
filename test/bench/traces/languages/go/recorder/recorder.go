// Package treeatlastrace records which function of a module calls which. Each call is written once, as soon as it is
// seen: a test process may end in any way.
package treeatlastrace

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
)

const (
	// The callee, its caller, and one more for a caller that is the run-time's, of deferred calls.
	near = 3
	far  = 256
)

var (
	root = os.Getenv("TREEATLAS_TRACE_ROOT")
	seen sync.Map
	lock sync.Mutex
	out  *os.File
)

func init() {
	folder := os.Getenv("TREEATLAS_TRACE_OUT")
	if root == "" || folder == "" {
		return
	}
	// Packages are tested by several processes at a time.
	file, err := os.CreateTemp(folder, "calls-*.tsv")
	if err == nil {
		out = file
	}
}

// Enter is called at the start of each function.
func Enter() {
	if out == nil {
		return
	}
	var callers [near]uintptr
	runtime.Callers(2, callers[:])
	if known, ok := seen.Load(callers); ok && !known.(bool) {
		return
	}
	deep := make([]uintptr, far)
	deep = deep[:runtime.Callers(2, deep)]
	call, viaLibrary := read(deep)
	// The same three frames may lie below different functions of the module if the caller is of a library.
	seen.Store(callers, viaLibrary)
	if call == "" {
		return
	}
	if _, ok := seen.LoadOrStore(call, true); ok {
		return
	}
	lock.Lock()
	defer lock.Unlock()
	fmt.Fprintln(out, call)
}

// read gives a call as fields with tabs between: path, line and name of the callee and of the caller, and how the
// call came about. The call is empty if no function of the module is above the callee, or none that is known to call it.
func read(counters []uintptr) (call string, viaLibrary bool) {
	frames := runtime.CallersFrames(counters)
	callee, more := frames.Next()
	for more {
		var frame runtime.Frame
		frame, more = frames.Next()
		if path, ok := inside(frame.File); ok {
			calleePath, ok := inside(callee.File)
			if !ok {
				return "", viaLibrary
			}
			how := "direct"
			if viaLibrary {
				how = "library"
			}
			return fmt.Sprintf("%s\t%d\t%s\t%s\t%d\t%s\t%s",
				calleePath, callee.Line, callee.Function, path, frame.Line, frame.Function, how), viaLibrary
		}
		switch frame.Function {
		case "runtime.deferreturn":
			// A deferred call stands in the source of the function whose end it waits for.
		case "runtime.gopanic", "runtime.Goexit":
			// Nor is the function that gave up the one that deferred the call.
			return "", false
		default:
			viaLibrary = true
		}
	}
	return "", viaLibrary
}

func inside(file string) (string, bool) {
	path, err := filepath.Rel(root, file)
	if err != nil || path == ".." || strings.HasPrefix(path, ".."+string(filepath.Separator)) {
		return "", false
	}
	return filepath.ToSlash(path), true
}
