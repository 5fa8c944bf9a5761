[(interpreted_string_literal) (raw_string_literal) (rune_literal)] @string
(escape_sequence) @escape
[(int_literal) (float_literal) (imaginary_literal)] @number
(comment) @comment
[(true) (false) (nil) (iota)] @constant
["break" "case" "chan" "const" "continue" "default" "defer" "else" "fallthrough" "for" "func" "go" "goto" "if"
 "import" "interface" "map" "package" "range" "return" "select" "struct" "switch" "type" "var"] @keyword
