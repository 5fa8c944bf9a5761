(string) @string
(escape_sequence) @escape
(number) @number
[(comment) (hash_bang_line)] @comment
[(true) (false) (nil)] @constant
["and" "do" "else" "elseif" "end" "for" "function" "goto" "if" "in" "local" "not" "or" "repeat" "return" "then" "until"
 "while"] @keyword
(break_statement) @keyword
(vararg_expression) @keyword
(attribute (identifier) @attribute)
(label_statement (identifier) @label)
(goto_statement (identifier) @label)
