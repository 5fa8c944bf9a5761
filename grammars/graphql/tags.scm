(object_type_definition (name) @name) @definition.class
(object_type_extension (name) @name) @definition.class
(interface_type_definition (name) @name) @definition.interface
(interface_type_extension (name) @name) @definition.interface
(input_object_type_definition (name) @name) @definition.struct
(input_object_type_extension (name) @name) @definition.struct
(enum_type_definition (name) @name) @definition.enum
(enum_type_extension (name) @name) @definition.enum
(enum_value_definition (enum_value (name) @name)) @definition.enum_member
(union_type_definition (name) @name) @definition.type
(scalar_type_definition (name) @name) @definition.type
(directive_definition (name) @name) @definition.macro
(field_definition (name) @name) @definition.field
(input_fields_definition (input_value_definition (name) @name) @definition.field)

(operation_definition (name) @name) @definition.function
(fragment_definition (fragment_name (name) @name)) @definition.function

((named_type (name) @name) @reference.class
  (#not-any-of? @name "ID" "Int" "Float" "String" "Boolean"))
(fragment_spread (fragment_name (name) @name)) @reference.call
(directive (name) @name) @reference.call
(selection (field . (name) @name)) @reference.field
(selection (field (alias) . (name) @name)) @reference.field
