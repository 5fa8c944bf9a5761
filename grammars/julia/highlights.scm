[(string_literal) (command_literal) (prefixed_string_literal) (prefixed_command_literal) (character_literal)] @string
(string_interpolation) @embedded
(escape_sequence) @escape
[(integer_literal) (float_literal)] @number
[(line_comment) (block_comment)] @comment
[(boolean_literal)] @constant
(quote_expression) @constant
["abstract" "baremodule" "begin" "catch" "const" "do" "else" "elseif" "end" "export" "finally" "for" "function" "global"
 "if" "import" "let" "local" "macro" "module" "mutable" "primitive" "public" "quote" "return" "struct" "try"
 "type" "using" "where" "while"] @keyword
[(break_statement) (continue_statement)] @keyword
(macro_identifier) @attribute
; The text above a definition documents it.
(source_file
  (string_literal) @comment
  .
  [
    (function_definition) (macro_definition) (struct_definition) (abstract_definition) (primitive_definition)
    (module_definition) (assignment) (const_statement) (macrocall_expression) (identifier) (call_expression)
  ])
(module_definition
  (block
    (string_literal) @comment
    .
    [
      (function_definition) (macro_definition) (struct_definition) (abstract_definition) (primitive_definition)
      (module_definition) (assignment) (const_statement) (macrocall_expression) (identifier) (call_expression)
    ]))
