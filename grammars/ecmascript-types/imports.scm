(import_statement (import_require_clause (identifier) @import.namespace source: (string (string_fragment) @module)))
(export_statement "=" (identifier) @value) @export.assign

; Statements of types alone. A class that one of them takes is no value.
(import_statement "type") @erased
(export_statement "type") @erased
