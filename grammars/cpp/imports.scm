; A file has the macros of what it includes, and the names of namespaces by their names. The path of the system keeps its brackets.
(preproc_include path: (string_literal (string_content) @module)) @import.star
(preproc_include path: (system_lib_string) @module) @import.star
; All names of a namespace, or one of them.
(using_declaration "namespace" [(identifier) (qualified_identifier)] @module) @import.star
(translation_unit (using_declaration (qualified_identifier scope: (_) @module name: (identifier) @name)) @import.named)
(declaration_list (using_declaration (qualified_identifier scope: (_) @module name: (identifier) @name)) @import.named)
(compound_statement (using_declaration (qualified_identifier scope: (_) @module name: (identifier) @name)) @import.named)
(translation_unit (using_declaration (qualified_identifier scope: (_) @prefix name: (qualified_identifier scope: (_) @module name: (identifier) @name))) @import.named)
(declaration_list (using_declaration (qualified_identifier scope: (_) @prefix name: (qualified_identifier scope: (_) @module name: (identifier) @name))) @import.named)
(compound_statement (using_declaration (qualified_identifier scope: (_) @prefix name: (qualified_identifier scope: (_) @module name: (identifier) @name))) @import.named)
(namespace_alias_definition name: (_) @alias [(namespace_identifier) (nested_namespace_specifier)] @module) @import.namespace
