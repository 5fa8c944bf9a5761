[(string) (raw_string) (ansi_c_string) (translated_string) (heredoc_body) (heredoc_start) (heredoc_end)] @string
(regex) @string
[(number) (file_descriptor)] @number
(comment) @comment
[(command_substitution) (expansion) (simple_expansion) (arithmetic_expansion)] @embedded
(variable_name) @variable
(special_variable_name) @builtin
(command_name (word) @function)
(function_definition name: (word) @function)
(test_operator) @operator
["if" "then" "else" "elif" "fi" "case" "esac" "for" "select" "while" "until" "do" "done" "in" "function" "declare" "typeset"
 "export" "readonly" "local" "unset" "unsetenv"] @keyword
