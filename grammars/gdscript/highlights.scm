[(string) (string_name) (node_path) (get_node)] @string
(escape_sequence) @escape
[(integer) (float)] @number
[(comment) (region_start) (region_end)] @comment
[(true) (false) (null)] @constant
["and" "as" "await" "class" "class_name" "const" "elif" "else" "enum" "extends" "for" "func" "if" "in" "is" "match" "not"
 "or" "return" "setget" "signal" "var" "when" "while" "set" "get"] @keyword
[(pass_statement) (break_statement) (continue_statement) (static_keyword) (breakpoint_statement)] @keyword
(annotation) @attribute
