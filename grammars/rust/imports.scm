; `mod x;` makes the module of a file known under its name; an attribute may say where the file is.
(mod_item name: (identifier) @module @import.namespace !body)
((attribute_item (attribute (identifier) @_path value: (string_literal (string_content) @module))) .
  (mod_item name: (identifier) @import.namespace @alias !body) (#eq? @_path "path"))

; Others can import what a public `use` names.
(use_declaration (visibility_modifier . "pub" .)) @reexported

; Paths and groups of them.
(use_declaration argument: (identifier) @module @import.namespace)
(use_declaration argument: [(crate) (self) (super)] @module @import.namespace)
(use_declaration argument: (scoped_identifier path: (_) @module name: (identifier) @name) @import.named)
(use_declaration argument: (use_as_clause path: [(identifier) (crate) (self) (super)] @module alias: (_) @alias) @import.namespace)
(use_declaration argument: (use_as_clause path: (scoped_identifier path: (_) @module name: (identifier) @name) alias: (_) @alias) @import.named)
(use_wildcard) @import.star
(use_wildcard (_) @module) @import.star

(scoped_use_list path: (_) @prefix) @import.group
; A list without a path in front of it holds whole paths.
(use_declaration argument: (use_list (identifier) @module @import.namespace))
(scoped_use_list list: (use_list (identifier) @name @import.named))
(use_list (scoped_identifier path: (_) @module name: (identifier) @name) @import.named)
(scoped_use_list list: (use_list (use_as_clause path: (identifier) @name alias: (_) @alias) @import.named))
(use_list (use_as_clause path: (scoped_identifier path: (_) @module name: (identifier) @name) alias: (_) @alias) @import.named)
(scoped_use_list path: [(identifier) @alias (crate) @alias (self) @alias (super) @alias (scoped_identifier name: (_) @alias)]
  list: (use_list (self) @module @import.namespace))
(scoped_use_list list: (use_list (use_as_clause path: (self) @module alias: (_) @alias) @import.namespace))

(extern_crate_declaration name: (identifier) @module @import.namespace)
(extern_crate_declaration name: (identifier) @module @import.namespace alias: (_) @alias)

; Functions of a library in another language, under that name or the one that the linker is told.
(foreign_mod_item body: (declaration_list (function_signature_item) @foreign.declaration))
(foreign_mod_item body: (declaration_list (attribute_item (attribute (identifier) @_attribute value: (string_literal (string_content) @name))) . (function_signature_item) @foreign.declaration) (#eq? @_attribute "link_name"))
; Functions that keep their name for the linker, or get one.
((attribute_item) @_attribute . (function_item) @foreign.export (#match? @_attribute "^#\\[(?:unsafe\\(\\s*)?no_mangle\\b"))
((attribute_item) @_attribute . (attribute_item) . (function_item) @foreign.export (#match? @_attribute "^#\\[(?:unsafe\\(\\s*)?no_mangle\\b"))
((attribute_item) @_attribute . (attribute_item) . (attribute_item) . (function_item) @foreign.export (#match? @_attribute "^#\\[(?:unsafe\\(\\s*)?no_mangle\\b"))
((attribute_item (attribute (identifier) @_attribute value: (string_literal (string_content) @name))) . (function_item) @foreign.export (#eq? @_attribute "export_name"))
