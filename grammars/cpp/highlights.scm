[(string_literal) (system_lib_string) (char_literal) (raw_string_literal)] @string
(escape_sequence) @escape
(number_literal) @number
(comment) @comment
[(true) (false) (null) (this)] @constant
[(primitive_type) (sized_type_specifier) (auto)] @type
["break" "case" "catch" "class" "co_await" "co_return" "co_yield" "concept" "const" "constexpr" "continue" "decltype" "default" "delete" "do"
 "else" "enum" "explicit" "extern" "final" "for" "friend" "goto" "if" "inline" "mutable" "namespace" "new" "noexcept" "operator" "override"
 "private" "protected" "public" "register" "virtual" "requires" "return" "sizeof" "static" "static_assert" "struct" "switch" "template" "throw" "try"
 "typedef" "typename" "union" "using" "volatile" "while" "#define" "#elif" "#else" "#endif" "#if" "#ifdef" "#ifndef"
 "#include" (preproc_directive)] @keyword
(statement_identifier) @label
