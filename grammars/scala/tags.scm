; Types and objects
(trait_definition name: (_) @name) @definition.trait
(class_definition name: (_) @name) @definition.class
(object_definition name: (_) @name) @definition.object
(enum_definition name: (_) @name) @definition.enum
(simple_enum_case name: (_) @name) @definition.enum_member
(full_enum_case name: (_) @name) @definition.enum_member
(package_object name: (_) @name) @definition.namespace
(type_definition name: (_) @name) @definition.type

; Functions. The first pattern for a name wins.
(template_body [
  (function_definition name: (_) @name)
  (function_declaration name: (_) @name)
] @definition.method)
(with_template_body [
  (function_definition name: (_) @name)
  (function_declaration name: (_) @name)
] @definition.method)
(enum_body (function_definition name: (_) @name) @definition.method)
(extension_definition [
  (function_definition name: (_) @name)
  (function_declaration name: (_) @name)
] @definition.method)
(function_definition name: (_) @name) @definition.function

; Values
(class_definition "case" class_parameters: (class_parameters (class_parameter name: (_) @name) @definition.property))
(class_parameter ["val" "var"] name: (_) @name) @definition.property
(template_body [
  (val_definition pattern: (identifier) @name)
  (var_definition pattern: (identifier) @name)
  (val_declaration name: (identifier) @name)
  (var_declaration name: (identifier) @name)
  (val_definition pattern: (tuple_pattern (identifier) @name))
] @definition.property)
(with_template_body [
  (val_definition pattern: (identifier) @name)
  (var_definition pattern: (identifier) @name)
] @definition.property)
(given_definition name: (_) @name) @definition.variable
(compilation_unit [
  (val_definition pattern: (identifier) @name)
  (var_definition pattern: (identifier) @name)
] @definition.variable)

; Uses
(call_expression function: (identifier) @name) @reference.call
(call_expression function: (operator_identifier) @name) @reference.call
(call_expression function: (field_expression field: (_) @name)) @reference.call
(call_expression function: (generic_function function: (identifier) @name)) @reference.call
(call_expression function: (generic_function function: (field_expression field: (_) @name))) @reference.call
(infix_expression operator: (_) @name) @reference.call
(field_expression field: (_) @name) @reference.property
((field_expression value: (identifier) @name) @reference.type
  (#match? @name "^[A-Z]"))
(type_identifier) @name @reference.type
