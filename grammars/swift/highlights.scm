[(line_string_literal) (multi_line_string_literal) (raw_string_literal) (regex_literal)] @string
(str_escaped_char) @escape
(interpolated_expression) @embedded
[(integer_literal) (hex_literal) (oct_literal) (bin_literal) (real_literal)] @number
[(comment) (multiline_comment) (shebang_line)] @comment
[(boolean_literal) "nil"] @constant
(attribute "@" @attribute)
[(visibility_modifier) (member_modifier) (function_modifier) (property_modifier) (parameter_modifier) (inheritance_modifier)
 (mutation_modifier) (ownership_modifier) (property_behavior_modifier) (throws) (where_keyword) (getter_specifier) (setter_specifier) (modify_specifier) (else)
 (as_operator) (try_operator) (throw_keyword) (catch_keyword) (default_keyword) (self_expression) (super_expression)] @keyword
["actor" "any" "associatedtype" "async" "await" "break" "case" "class" "continue" "convenience" "deinit" "didSet" "do" "enum" "extension" "fallthrough"
 "for" "func" "guard" "if" "import" "in" "indirect" "init" "is" "let" "macro" "nonisolated" "operator" "override" "protocol" "repeat" "required"
 "return" "some" "struct" "subscript" "switch" "typealias" "unowned" "var" "weak" "while" "willSet" "yield"] @keyword
(statement_label) @label
