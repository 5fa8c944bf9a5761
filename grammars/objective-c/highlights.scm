[(string_literal) (system_lib_string) (char_literal)] @string
(escape_sequence) @escape
(number_literal) @number
(comment) @comment
[(true) (false) (null)] @constant
[(primitive_type) (sized_type_specifier) (typedefed_specifier)] @type
[(protocol_qualifier) (visibility_specification)] @keyword
["break" "case" "const" "continue" "default" "do" "else" "enum" "extern" "for" "goto" "if" "in" "inline" "return" "sizeof" "static" "struct"
 "switch" "typedef" "union" "volatile" "while" "#define" "#elif" "#else" "#endif" "#if" "#ifdef" "#ifndef" "#include" "#import"
 "@autoreleasepool" "@catch" "@dynamic" "@end" "@finally" "@implementation" "@interface" "@import" "@optional" "@property" "@protocol" "@required"
 "@selector" "@synchronized" "@synthesize" "@throw" "@try" (preproc_directive)] @keyword
((identifier) @keyword (#any-of? @keyword "self" "super"))
(statement_identifier) @label
