; Functions and constants

(function name: (identifier) @name) @definition.function
(constant name: (identifier) @name) @definition.constant

; Types. A constructor that has the name of its type is called by that.

(type_definition (type_name name: (type_identifier) @name)) @definition.enum
(type_alias (type_name name: (type_identifier) @name)) @definition.type
(type_definition
  (type_name name: (type_identifier) @_type)
  (data_constructors (data_constructor name: (constructor_name) @name @definition.constructor))
  (#eq? @_type @name))
(data_constructor name: (constructor_name) @name) @definition.enum_member
(data_constructor_argument label: (label) @name) @definition.field

; Calls

(function_call function: (identifier) @name) @reference.call
(function_call function: (field_access field: (label) @name)) @reference.call
(binary_expression
  operator: "|>"
  right: (identifier) @name) @reference.call
(binary_expression
  operator: "|>"
  right: (field_access field: (label) @name)) @reference.call

; Types and constructors

(type_identifier) @name @reference.type
(constructor_name) @name @reference.constructor

; Names in other places

(unqualified_import name: [(identifier) (type_identifier) (constructor_name)] @name) @reference.variable
(field_access field: (label) @name) @reference.field
(argument value: (identifier) @name) @reference.variable
(identifier) @name @reference.variable
