[(string) (hex_string_literal) (unicode_string_literal) (yul_string_literal)] @string
[(number_literal) (yul_decimal_number) (yul_hex_number) (solidity_version)] @number
(comment) @comment
[(true) (false)] @constant
(primitive_type) @type
(yul_evm_builtin) @builtin
[(virtual) (override_specifier) (visibility) (state_mutability) (immutable) (yul_leave)] @keyword
["abstract" "anonymous" "as" "assembly" "break" "calldata" "case" "catch" "constant" "constructor" "continue" "contract" "default" "delete" "do" "else"
 "emit" "enum" "error" "event" "fallback" "for" "from" "function" "if" "import" "indexed" "interface" "is" "let" "library" "mapping" "memory"
 "modifier" "new" "pragma" "receive" "return" "returns" "revert" "storage" "struct" "switch" "try" "type" "using" "var" "while"] @keyword
