(import_spec !name path: (_ (_) @module)) @import.package
(import_spec name: (package_identifier) @alias path: (_ (_) @module)) @import.package
(import_spec name: (dot) path: (_ (_) @module)) @import.star
(import_spec name: (blank_identifier) path: (_ (_) @module)) @import

; Files that are compiled into the program.
((comment) @path.globs (#match? @path.globs "^//go:embed[ \t]"))
; C code calls it.
((comment) @_export . (function_declaration) @foreign.export (#match? @_export "^//export\\s"))
((comment) @_export . (comment) . (function_declaration) @foreign.export (#match? @_export "^//export\\s"))
((comment) @_export . (comment) . (comment) . (function_declaration) @foreign.export (#match? @_export "^//export\\s"))
