(comment) @comment
[(string) (string_content) (heredoc_beginning) (heredoc_end) (heredoc_content) (subshell) (character)] @string
[(regex) (bare_string)] @string
(escape_sequence) @escape
[(simple_symbol) (delimited_symbol) (hash_key_symbol) (bare_symbol)] @constant
[(integer) (float) (rational) (complex)] @number
[(nil) (true) (false)] @constant
[(self) (super)] @keyword
["alias" "and" "begin" "break" "case" "class" "def" "defined?" "do" "else" "elsif" "end" "ensure" "for" "if" "in" "module" "next" "not" "or" "redo" "rescue"
 "retry" "return" "then" "undef" "unless" "until" "when" "while" "yield" "BEGIN" "END"] @keyword
