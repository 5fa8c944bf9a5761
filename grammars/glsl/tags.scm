; Types
(struct_specifier name: (type_identifier) @name body: (_)) @definition.struct
(field_declaration declarator: (field_identifier) @name) @definition.field
(field_declaration declarator: (array_declarator declarator: (field_identifier) @name)) @definition.field

; Functions. A declaration without a body is another file's.
(function_definition declarator: (function_declarator declarator: (identifier) @name)) @definition.function

; Values. The first pattern for a name wins.
; A block of values is one variable with members.
(translation_unit (declaration . (_)? (identifier) @name . (field_declaration_list)) @definition.struct)
(translation_unit (declaration (field_declaration_list) . (identifier) @name) @definition.variable)
(translation_unit (declaration (type_qualifier "const") declarator: (init_declarator declarator: (identifier) @name)) @definition.constant)
(translation_unit (declaration declarator: (identifier) @name) @definition.variable)
(translation_unit (declaration declarator: (init_declarator declarator: (identifier) @name)) @definition.variable)
(translation_unit (declaration declarator: (array_declarator declarator: (identifier) @name)) @definition.variable)
(preproc_def name: (identifier) @name value: (_)) @definition.constant
(preproc_function_def name: (identifier) @name) @definition.macro

; Uses
(call_expression function: (identifier) @name) @reference.call
(type_identifier) @name @reference.type
(field_expression field: (field_identifier) @name) @reference.field
(identifier) @name @reference.variable
