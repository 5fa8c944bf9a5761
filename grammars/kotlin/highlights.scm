[(string_literal) (character_literal)] @string
(character_escape_seq) @escape
[(integer_literal) (hex_literal) (bin_literal) (real_literal) (long_literal) (unsigned_literal)] @number
[(line_comment) (multiline_comment) (shebang_line)] @comment
[(boolean_literal) "null"] @constant
(annotation "@" @attribute)
[(class_modifier) (member_modifier) (visibility_modifier) (function_modifier) (property_modifier) (inheritance_modifier)
 (parameter_modifier) (platform_modifier) (variance_modifier) (reification_modifier) (binding_pattern_kind)] @keyword
["as" "as?" "by" "catch" "class" "companion" "constructor" "do" "else" "finally" "for" "fun" "get" "if" "import" "in" "!in" "init" "interface"
 "is" "!is" "object" "package" "return" "set" "super" "this" "throw" "try" "typealias" "val" "var" "when" "where" "while"] @keyword
