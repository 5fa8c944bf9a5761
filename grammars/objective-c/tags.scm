; Types. An implementation and a category have the name of their class.
(class_interface "@interface" . (identifier) @name) @definition.class
(class_implementation "@implementation" . (identifier) @name) @definition.class
(protocol_declaration "@protocol" . (identifier) @name) @definition.interface
(struct_specifier name: (type_identifier) @name body: (_)) @definition.struct
(union_specifier name: (type_identifier) @name body: (_)) @definition.union
(enum_specifier name: (type_identifier) @name body: (_)) @definition.enum
(enumerator name: (identifier) @name) @definition.enum_member
(type_definition type: (struct_specifier body: (_)) declarator: (type_identifier) @name) @definition.struct
(type_definition type: (union_specifier body: (_)) declarator: (type_identifier) @name) @definition.union
(type_definition type: (enum_specifier body: (_)) declarator: (type_identifier) @name) @definition.enum
(type_definition declarator: (type_identifier) @name) @definition.type
(type_definition declarator: (function_declarator
  declarator: (parenthesized_declarator (_ declarator: (type_identifier) @name)))) @definition.type

; Methods are named by the first part of their selector.
(method_definition (method_type) . (identifier) @name) @definition.method
(method_declaration (method_type) . (identifier) @name) @definition.method
(function_definition declarator: (function_declarator declarator: (identifier) @name)) @definition.function
(function_definition declarator: (pointer_declarator
  declarator: (function_declarator declarator: (identifier) @name))) @definition.function

; Values
(property_declaration (struct_declaration (struct_declarator (identifier) @name))) @definition.property
(property_declaration (struct_declaration (struct_declarator
  (pointer_declarator declarator: (identifier) @name)))) @definition.property
(property_declaration (struct_declaration (struct_declarator
  (function_declarator declarator: (parenthesized_declarator (_ declarator: (identifier) @name)))))) @definition.property
(instance_variable (struct_declaration (struct_declarator (identifier) @name))) @definition.field
(instance_variable (struct_declaration (struct_declarator
  (pointer_declarator declarator: (identifier) @name)))) @definition.field
(field_declaration declarator: (field_identifier) @name) @definition.field
(field_declaration declarator: (pointer_declarator declarator: (field_identifier) @name)) @definition.field
(translation_unit (declaration declarator: (init_declarator declarator: (identifier) @name)) @definition.variable)
(translation_unit (declaration declarator: (init_declarator
  declarator: (pointer_declarator declarator: (identifier) @name))) @definition.variable)
(implementation_definition (declaration declarator: (init_declarator declarator: (identifier) @name)) @definition.variable)
(implementation_definition (declaration declarator: (init_declarator
  declarator: (pointer_declarator declarator: (identifier) @name))) @definition.variable)
(preproc_def name: (identifier) @name) @definition.constant
(preproc_function_def name: (identifier) @name) @definition.macro

; Uses
(message_expression (_) . method: (identifier) @name) @reference.call
((message_expression receiver: (identifier) @name) @reference.type
  (#match? @name "^[A-Z]"))
(call_expression function: (identifier) @name) @reference.call
(field_expression field: (field_identifier) @name) @reference.property
(type_identifier) @name @reference.type
(class_interface superclass: (identifier) @name) @reference.type
(protocol_reference_list (identifier) @name) @reference.type
((identifier) @name @reference.constant
  (#match? @name "^[A-Z][A-Z0-9]*_[A-Z0-9_]+$"))
