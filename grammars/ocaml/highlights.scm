[(string) (quoted_string) (character)] @string
(escape_sequence) @escape
[(number) (signed_number)] @number
[(comment) (line_number_directive) (directive)] @comment
[(boolean) (unit) (empty_list)] @constant
["and" "as" "assert" "begin" "class" "constraint" "do" "done" "downto" "effect" "else" "end" "exception" "external"
 "for" "fun" "function" "functor" "if" "in" "include" "inherit" "initializer" "lazy" "let" "match" "method" "module"
 "mutable" "new" "nonrec" "object" "of" "open" "private" "rec" "sig" "struct" "then" "to" "try" "type" "val" "virtual"
 "when" "while" "with"] @keyword
[(attribute) (item_attribute) (floating_attribute)] @attribute
(type_variable) @attribute
