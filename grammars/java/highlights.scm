[(string_literal) (character_literal)] @string
(escape_sequence) @escape
[(decimal_integer_literal) (hex_integer_literal) (octal_integer_literal) (binary_integer_literal)
 (decimal_floating_point_literal) (hex_floating_point_literal)] @number
[(line_comment) (block_comment)] @comment
[(true) (false) (null_literal)] @constant
(marker_annotation "@" @attribute)
(annotation "@" @attribute)
["abstract" "assert" "break" "case" "catch" "class" "continue" "default" "do" "else" "enum" "extends" "final" "finally"
 "for" "if" "implements" "import" "instanceof" "interface" "native" "new" "package" "private" "protected" "public"
 "return" "static" "strictfp" "switch" "synchronized" "throw" "throws" "transient" "try" "volatile" "while" "record" "yield"] @keyword
