(import_statement name: (dotted_name) @module @import.module)
(import_statement name: (aliased_import name: (dotted_name) @module alias: (identifier) @alias) @import.namespace)
(import_from_statement module_name: (_) @module name: (dotted_name) @name @import.named)
(import_from_statement module_name: (_) @module name: (aliased_import name: (dotted_name) @name alias: (identifier) @alias) @import.named)
(import_from_statement module_name: (_) @module (wildcard_import) @import.star)
(call function: (_) @_callee arguments: (argument_list . (string (string_content) @module))
  (#any-of? @_callee "__import__" "import_module" "importlib.import_module")) @import.required
