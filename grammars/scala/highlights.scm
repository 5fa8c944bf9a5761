[(string) (character_literal) (interpolated_string)] @string
(escape_sequence) @escape
(interpolation) @embedded
[(integer_literal) (floating_point_literal)] @number
[(comment) (block_comment)] @comment
[(boolean_literal) (null_literal) (unit)] @constant
(annotation "@" @attribute)
[(access_modifier) (inline_modifier) (infix_modifier) (open_modifier) (transparent_modifier) (opaque_modifier)] @keyword
["abstract" "case" "catch" "class" "def" "derives" "do" "else" "end" "enum" "export" "extends" "extension" "final" "finally" "for" "given" "if"
 "implicit" "import" "lazy" "macro" "match" "new" "object" "override" "package" "private" "protected" "return" "sealed" "then" "throw" "trait"
 "try" "type" "using" "val" "var" "while" "with" "yield"] @keyword
((identifier) @keyword (#any-of? @keyword "this" "super"))
