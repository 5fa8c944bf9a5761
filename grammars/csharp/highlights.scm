[(string_literal) (verbatim_string_literal) (raw_string_literal) (character_literal) (string_content)] @string
(escape_sequence) @escape
[(integer_literal) (real_literal)] @number
(comment) @comment
[(boolean_literal) (null_literal)] @constant
(attribute_list ["[" "]"] @attribute)
(predefined_type) @keyword
(modifier) @keyword
(implicit_type) @keyword
["add" "as" "await" "base" "break" "by" "case" "catch" "class" "continue" "default" "delegate" "do" "else" "enum" "event"
 "explicit" "finally" "for" "foreach" "from" "get" "global" "goto" "if" "implicit" "in" "init" "interface" "is" "let"
 "lock" "namespace" "new" "operator" "out" "params" "record" "ref" "remove" "return" "select" "set" "sizeof" "stackalloc"
 "struct" "switch" "this" "throw" "try" "typeof" "using" "when" "where" "while" "with" "yield"] @keyword
