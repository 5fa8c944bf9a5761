(import_statement (import_require_clause (identifier) @import.namespace source: (string (string_fragment) @module)))
(export_statement "=" (identifier) @value) @export.assign
