[(string_literal) (system_lib_string) (char_literal) (raw_string_literal)] @string
(escape_sequence) @escape
(number_literal) @number
(comment) @comment
[(true) (false) (null)] @constant
[(primitive_type) (sized_type_specifier) (auto)] @type
["break" "case" "catch" "class" "const" "constexpr" "continue" "default" "delete" "do" "else" "enum" "explicit" "extern" "final" "for" "friend" "goto" "if"
 "inline" "mutable" "namespace" "new" "noexcept" "operator" "override" "private" "protected" "public" "return" "sizeof" "static" "static_assert" "struct"
 "switch" "template" "throw" "try" "typedef" "typename" "union" "using" "virtual" "volatile" "while" "#define" "#elif" "#else" "#endif" "#if" "#ifdef"
 "#ifndef" "#include" (preproc_directive) (this) "__global__" "__device__" "__host__" "__shared__" "__constant__" "__forceinline__" "__noinline__"
 "__managed__" "__restrict__"] @keyword
(statement_identifier) @label
