(import_declaration (scoped_identifier scope: (_) @module name: (_) @name @import.named) .)
(import_declaration [(scoped_identifier) (identifier)] @module (asterisk) @import.star)
; What a module offers to a service loader.
[(provides_module_directive (scoped_identifier scope: (_) @module name: (_) @name @import.named)) (uses_module_directive (scoped_identifier scope: (_) @module name: (_) @name @import.named))]
; The virtual machine calls a function of a loaded library instead.
(method_declaration (modifiers "native")) @foreign.declaration
