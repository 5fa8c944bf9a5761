[(string_lit) (quoted_template) (heredoc_template)] @string
(template_interpolation) @embedded
(numeric_lit) @number
(comment) @comment
[(bool_lit) (null_lit)] @constant
(block . (identifier) @keyword)
(attribute . (identifier) @property)
(get_attr (identifier) @property)
(function_call . (identifier) @function)
["for" "in" "if" "else" "endfor" "endif"] @keyword
