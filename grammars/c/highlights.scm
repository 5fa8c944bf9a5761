[(string_literal) (system_lib_string) (char_literal)] @string
(escape_sequence) @escape
(number_literal) @number
(comment) @comment
[(true) (false) (null)] @constant
[(primitive_type) (sized_type_specifier)] @type
["break" "case" "const" "continue" "default" "do" "else" "enum" "extern" "for" "goto" "if" "inline" "register" "restrict" "return"
 "sizeof" "static" "struct" "switch" "typedef" "union" "volatile" "while" "#define" "#elif" "#else" "#endif" "#if" "#ifdef" "#ifndef"
 "#include" (preproc_directive)] @keyword
(statement_identifier) @label
