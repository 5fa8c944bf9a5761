[(string_literal) (char_literal)] @string
[(int_literal) (float_literal)] @number
[(comment) (shebang)] @comment
[(true) (false) (null)] @constant
[(void) (bool) (byte) (ubyte) (char) (short) (ushort) (wchar) (dchar) (int) (uint) (long) (ulong) (real) (double) (float) (size_t) (ptrdiff_t) (string) (cstring)
 (dstring) (wstring) (noreturn)] @type
(at_attribute) @attribute
[(abstract) (alias) (align) (asm) (assert) (auto) (break) (case) (cast) (catch) (class) (const) (continue) (debug) (default) (delete) (deprecated) (do)
 (else) (enum) (export) (extern) (final) (finally) (for) (foreach) (foreach_reverse) (function) (goto) (if) (immutable) (import) (in) (inout) (interface)
 (invariant) (is) (lazy) (mixin) (module) (new) (nothrow) (out) (override) (package) (pragma) (private) (protected) (public) (pure) (ref) (return) (scope)
 (shared) (static) (struct) (super) (switch) (synchronized) (template) (this) (throw) (try) (typeid) (typeof) (union) (unittest) (version) (while) (with)
 (delegate)] @keyword
