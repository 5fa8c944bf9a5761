(import_statement (import_require_clause (identifier) @import.namespace source: (string (string_fragment) @module)))
(export_statement "=" (_) @value) @export.assign
(export_statement "=" (object [(shorthand_property_identifier) @name @export.named
                               (pair key: [(property_identifier) (string)] @name value: (_) @value) @export.named]))

; Statements of types alone. A class that one of them takes is no value.
(import_statement "type") @erased
(export_statement "type") @erased
