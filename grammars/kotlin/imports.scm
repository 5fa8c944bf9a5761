; `import a.b.C as D`: the last part of the path is the name.
(import_header (identifier (simple_identifier) @name .) @module .) @import.named
(import_header (identifier (simple_identifier) @name .) @module (import_alias (type_identifier) @alias)) @import.named
(import_header (identifier) @module (wildcard_import)) @import.star
; The virtual machine calls a function of a loaded library instead.
(function_declaration (modifiers (function_modifier "external"))) @foreign.declaration
