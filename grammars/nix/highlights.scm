[(string_expression) (indented_string_expression) (path_expression) (hpath_expression) (spath_expression) (uri_expression)] @string
(interpolation) @embedded
[(escape_sequence) (dollar_escape)] @escape
[(integer_expression) (float_expression)] @number
(comment) @comment
(attrpath attr: (identifier) @property)
(formal name: (identifier) @parameter)
(function_expression universal: (identifier) @parameter)
(apply_expression function: (variable_expression name: (identifier) @function))
((variable_expression name: (identifier) @constant) (#any-of? @constant "true" "false" "null"))
((variable_expression name: (identifier) @builtin) (#any-of? @builtin "builtins" "import" "throw" "abort" "map" "toString"))
["assert" "with" "let" "in" "if" "then" "else" "or" "rec" "inherit"] @keyword
