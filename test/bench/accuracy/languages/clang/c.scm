(call_expression function: (identifier) @call @shape.plain_name)
(call_expression function: (field_expression field: (_) @call))
(call_expression function: (parenthesized_expression (identifier) @call))

(function_definition declarator: (function_declarator declarator: (identifier) @name)) @container
(function_definition declarator: (pointer_declarator
  declarator: (function_declarator declarator: (identifier) @name))) @container
(function_definition declarator: (pointer_declarator declarator: (pointer_declarator
  declarator: (function_declarator declarator: (identifier) @name)))) @container
(struct_specifier name: (_) @name body: (_)) @container
(union_specifier name: (_) @name body: (_)) @container
(enum_specifier name: (_) @name body: (_)) @container

(enumerator name: (_) @definition)
(preproc_def name: (_) @definition)
(preproc_function_def name: (_) @definition)
(type_definition declarator: (type_identifier) @definition)
(field_declaration declarator: (field_identifier) @definition)
(init_declarator declarator: (identifier) @definition)
(parameter_declaration declarator: (identifier) @definition)
(declaration declarator: (identifier) @definition)

(compound_statement) @local
(parameter_list) @local

(preproc_include path: (string_literal (string_content) @module))
(preproc_include path: (system_lib_string) @module)

(field_expression argument: (identifier) field: (_) @shape.member_of_name)
(field_expression argument: (field_expression) field: (_) @shape.member_chain)
(field_expression argument: (call_expression) field: (_) @shape.member_of_call_result)
(field_expression argument: (subscript_expression) field: (_) @shape.member_of_element)
(field_expression argument: (parenthesized_expression) field: (_) @shape.member_of_parenthesized)
(initializer_pair designator: (field_designator (_) @shape.designator))
