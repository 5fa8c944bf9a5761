[(string) (multiline_string) (character)] @string
(escape_sequence) @escape
[(integer) (float)] @number
(comment) @comment
[(boolean) "null" "undefined" "unreachable"] @constant
[(builtin_type) "anyframe"] @type
(builtin_identifier) @builtin
["addrspace" "align" "allowzero" "and" "asm" "async" "await" "break" "callconv" "catch" "comptime" "const" "continue" "defer" "else" "enum" "errdefer"
 "error" "export" "extern" "fn" "for" "if" "inline" "linksection" "noalias" "noinline" "nosuspend" "opaque" "or" "orelse" "packed" "pub" "resume" "return"
 "struct" "suspend" "switch" "test" "threadlocal" "try" "union" "usingnamespace" "var" "volatile" "while"] @keyword
(block_label (identifier) @label)
(break_label (identifier) @label)
