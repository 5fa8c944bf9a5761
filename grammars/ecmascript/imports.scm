(import_statement source: (string (string_fragment) @module)) @import
(import_statement (import_clause (identifier) @import.default) source: (string (string_fragment) @module))
(import_statement (import_clause (namespace_import (identifier) @import.namespace)) source: (string (string_fragment) @module))
(import_statement (import_clause (named_imports (import_specifier name: (_) @name) @import.named)) source: (string (string_fragment) @module))
(import_specifier name: (_) alias: (_) @alias) @import.named

; import("./x") and require("./x")
(call_expression function: (import) arguments: (arguments . (string (string_fragment) @module))) @import.dynamic
(call_expression function: (identifier) @_callee arguments: (arguments . (string (string_fragment) @module) .)
  (#eq? @_callee "require")) @import.required

; A `require` assigned to a name is an import under that name.
(variable_declarator name: (identifier) @import.namespace
  value: (call_expression function: (identifier) @_callee arguments: (arguments . (string (string_fragment) @module) .))
  (#eq? @_callee "require"))
(variable_declarator
  name: (object_pattern [(shorthand_property_identifier_pattern) @name @import.named
                         (object_assignment_pattern left: (shorthand_property_identifier_pattern) @name @import.named)
                         (pair_pattern key: (property_identifier) @name value: (identifier) @alias) @import.named])
  value: (call_expression function: (identifier) @_callee arguments: (arguments . (string (string_fragment) @module) .))
  (#eq? @_callee "require"))
(variable_declarator name: (identifier) @alias
  value: (member_expression
    object: (call_expression function: (identifier) @_callee arguments: (arguments . (string (string_fragment) @module) .))
    property: (property_identifier) @name)
  (#eq? @_callee "require")) @import.named

(export_statement declaration: (_) @exported)
(export_statement "default" value: (_) @value) @export.default
(export_statement "default" declaration: (_) @value) @export.default
(export_statement (export_clause (export_specifier name: _ @name) @export.named))
(export_specifier name: _ alias: _ @alias) @export.named
(export_statement (export_clause (export_specifier) @export.named) source: (string (string_fragment) @module))
(export_statement "*" @export.star . source: (string (string_fragment) @module))
(export_statement (namespace_export (_) @alias) @export.namespace source: (string (string_fragment) @module))
(export_statement source: (string (string_fragment) @module)) @import

; CommonJS
(assignment_expression
  left: (member_expression object: (identifier) @_object property: (property_identifier) @name)
  right: (_) @value
  (#eq? @_object "exports")) @export.named
(assignment_expression
  left: (member_expression
    object: (member_expression object: (identifier) @_object property: (property_identifier) @_property)
    property: (property_identifier) @name)
  right: (_) @value
  (#eq? @_object "module") (#eq? @_property "exports")) @export.named
(assignment_expression
  left: (member_expression object: (identifier) @_object property: (property_identifier) @_property)
  right: (_) @value
  (#eq? @_object "module") (#eq? @_property "exports")) @export.assign
(assignment_expression
  left: (member_expression object: (identifier) @_object property: (property_identifier) @_property)
  right: (object (shorthand_property_identifier) @name @export.named)
  (#eq? @_object "module") (#eq? @_property "exports"))
(assignment_expression
  left: (member_expression object: (identifier) @_object property: (property_identifier) @_property)
  right: (object (pair key: (property_identifier) @name value: (_) @value) @export.named)
  (#eq? @_object "module") (#eq? @_property "exports"))
