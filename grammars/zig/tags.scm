; A type is the value of a constant.
(variable_declaration (identifier) @name "=" (struct_declaration)) @definition.struct
(variable_declaration (identifier) @name "=" (union_declaration)) @definition.union
(variable_declaration (identifier) @name "=" (opaque_declaration)) @definition.struct
(variable_declaration (identifier) @name "=" (enum_declaration)) @definition.enum
(variable_declaration (identifier) @name "=" (error_set_declaration)) @definition.enum
(error_set_declaration (identifier) @name) @definition.enum_member
(enum_declaration (container_field name: (identifier) @name) @definition.enum_member)
(enum_declaration (container_field type: (identifier) @name) @definition.enum_member)
(container_field name: (identifier) @name) @definition.field

; Functions. The first pattern for a name wins.
(struct_declaration (function_declaration name: (identifier) @name) @definition.method)
(union_declaration (function_declaration name: (identifier) @name) @definition.method)
(enum_declaration (function_declaration name: (identifier) @name) @definition.method)
(opaque_declaration (function_declaration name: (identifier) @name) @definition.method)
(function_declaration name: (identifier) @name) @definition.function
; Most tests have a sentence as their name.
(test_declaration "test" @name) @definition.function

; Values. A name for another file is no value of this one.
((source_file (variable_declaration "const" . (identifier) @name) @definition.constant)
  (#not-match? @definition.constant "= @import\\("))
(source_file (variable_declaration "var" . (identifier) @name) @definition.variable)
(struct_declaration (variable_declaration "const" . (identifier) @name) @definition.constant)
(struct_declaration (variable_declaration "var" . (identifier) @name) @definition.variable)
(enum_declaration (variable_declaration "const" . (identifier) @name) @definition.constant)
(union_declaration (variable_declaration "const" . (identifier) @name) @definition.constant)

; Uses
(call_expression function: (identifier) @name) @reference.call
(call_expression function: (field_expression member: (identifier) @name)) @reference.call
(struct_initializer (identifier) @name) @reference.type
(parameter type: (identifier) @name) @reference.type
(container_field type: (identifier) @name) @reference.type
(pointer_type (identifier) @name) @reference.type
(slice_type (identifier) @name) @reference.type
(array_type (identifier) @name) @reference.type
(nullable_type (identifier) @name) @reference.type
(error_union_type (identifier) @name) @reference.type
(variable_declaration type: (identifier) @name) @reference.type
(function_declaration type: (identifier) @name) @reference.type
((field_expression object: (identifier) @name) @reference.type
  (#match? @name "^[A-Z]"))
(field_expression member: (identifier) @name) @reference.field
