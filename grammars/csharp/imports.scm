; `using A.B;` makes the names of a namespace visible, `using static` the members of a type.
(using_directive !name [(identifier) (qualified_name) (alias_qualified_name)] @module) @import.star
(using_directive "global" !name (_) @module) @import.shared
(using_directive name: (identifier) @alias (_) @module .) @import.namespace
; The runtime calls a function of a loaded library instead, of that name or of the one in `EntryPoint`.
(method_declaration (attribute_list (attribute name: (identifier) @_attribute)) (#any-of? @_attribute "DllImport" "LibraryImport")) @foreign.declaration
(method_declaration (attribute_list (attribute name: (identifier) @_attribute (attribute_argument_list (attribute_argument (identifier) @_entry (string_literal (string_literal_content) @name)))))
  (#any-of? @_attribute "DllImport" "LibraryImport") (#eq? @_entry "EntryPoint")) @foreign.declaration
