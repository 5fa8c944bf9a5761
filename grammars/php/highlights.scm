[(string) (string_content) (heredoc_start) (heredoc_end)] @string
(escape_sequence) @escape
[(integer) (float)] @number
(comment) @comment
[(boolean) (null)] @constant
(attribute_group ["#[" "]"] @attribute)
[(primitive_type) (cast_type) (visibility_modifier) (static_modifier) (abstract_modifier) (final_modifier) (readonly_modifier) (var_modifier) (relative_scope)] @keyword
(php_tag) @keyword
["and" "as" "break" "case" "catch" "class" "clone" "const" "continue" "declare" "default" "do" "echo" "else" "elseif" "enum" "extends" "finally" "fn" "for"
 "foreach" "function" "global" "goto" "if" "implements" "include" "include_once" "instanceof" "insteadof" "interface" "match" "namespace" "new" "or" "print"
 "require" "require_once" "return" "switch" "throw" "trait" "try" "unset" "use" "while" "xor" "yield"] @keyword
