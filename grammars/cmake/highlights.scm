[(quoted_argument) (bracket_argument)] @string
(escape_sequence) @escape
[(line_comment) (bracket_comment)] @comment
(variable_ref) @embedded
(variable) @variable
(normal_command (identifier) @function)
((unquoted_argument) @constant (#match? @constant "^[A-Z][A-Z0-9_]+$"))
[(if) (elseif) (else) (endif) (foreach) (endforeach) (while) (endwhile) (function) (endfunction) (macro) (endmacro) (block)
 (endblock)] @keyword
