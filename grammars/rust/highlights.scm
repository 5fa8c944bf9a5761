[(string_literal) (raw_string_literal) (char_literal)] @string
(escape_sequence) @escape
[(integer_literal) (float_literal)] @number
[(line_comment) (block_comment)] @comment
(boolean_literal) @constant
[(attribute_item) (inner_attribute_item)] @attribute
[(crate) (super) (self) (mutable_specifier) (primitive_type)] @keyword
["as" "async" "await" "break" "const" "continue" "dyn" "else" "enum" "extern" "fn" "for" "if" "impl" "in" "let" "loop" "macro_rules!"
 "match" "mod" "move" "pub" "ref" "return" "static" "struct" "trait" "type" "union" "unsafe" "use" "where" "while" "yield"] @keyword
