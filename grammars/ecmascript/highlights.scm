[(string) (template_string) (regex)] @string
(template_substitution) @embedded
(template_substitution ["${" "}"] @escape)
(escape_sequence) @escape
(number) @number
(comment) @comment
[(true) (false) (null) (undefined)] @constant
[(this) (super)] @builtin
["as" "async" "await" "break" "case" "catch" "class" "const" "continue" "debugger" "default" "delete" "do"
 "else" "export" "extends" "finally" "for" "from" "function" "get" "if" "import" "in" "instanceof" "let" "new"
 "of" "return" "set" "static" "switch" "throw" "try" "typeof" "var" "void" "while" "with" "yield"] @keyword
(pair key: (property_identifier) @property)
(statement_identifier) @label
