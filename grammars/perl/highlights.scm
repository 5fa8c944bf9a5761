[(string_literal) (interpolated_string_literal) (quoted_word_list) (command_string) (heredoc_content)] @string
[(quoted_regexp) (match_regexp) (substitution_regexp) (transliteration_expression)] @string
[(scalar) (array) (hash)] @embedded
(escape_sequence) @escape
[(number) (version)] @number
[(comment) (pod)] @comment
[(boolean)] @constant
["sub" "my" "our" "local" "state" "return" "if" "elsif" "else" "unless" "while" "until" "for" "foreach" "last" "next"
 "redo" "goto" "use" "no" "require" "package" "and" "or" "not" "xor" "eval" "do" "lt" "gt" "le" "ge" "eq" "ne" "cmp"
 "class" "method" "role" "field" "undef" "try" "catch" "finally" "defer"] @keyword
(phaser_statement phase: _ @keyword)
(autoquoted_bareword) @constant
