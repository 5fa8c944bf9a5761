[(string) (external_command)] @string
(escape_sequence) @escape
(comment) @comment
(shebang) @attribute
(boolean) @constant
["alias" "export" "if" "else" "import" "mod" "set"] @keyword
(attribute) @attribute
(recipe_line_prefix) @operator
(interpolation) @embedded
