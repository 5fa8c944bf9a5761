[(string_constant_expr) (char_constant_expr)] @string
(string_escape) @escape
(number_literal) @number
[(line_comment) (block_comment)] @comment
[(case) (of) (module) (exposing) (import) (as) (type) (alias) (port) (infix)] @keyword
["if" "then" "else" "let" "in"] @keyword
(glsl_code_expr) @string
