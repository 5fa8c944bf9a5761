(call_expression function: (identifier) @call @shape.plain_name)
(call_expression function: (qualified_identifier name: (identifier) @call @shape.qualified_name))
(call_expression function: (qualified_identifier name: (qualified_identifier name: (identifier) @call @shape.qualified_name)))
(call_expression function: (template_function name: (identifier) @call @shape.plain_name))
(call_expression function: (qualified_identifier name: (template_function name: (identifier) @call @shape.qualified_name)))
(call_expression function: (field_expression field: (field_identifier) @call))
(call_expression function: (field_expression field: (template_method name: (field_identifier) @call)))
(call_expression function: (parenthesized_expression (identifier) @call))
(new_expression type: (type_identifier) @call.new)
(new_expression type: (qualified_identifier name: (type_identifier) @call.new))
(new_expression type: (template_type name: (type_identifier) @call.new))

; A variable of a type is made by a constructor. So are bases and members, which only their types tell apart from fields that are set.
(declaration type: [(type_identifier) (template_type name: (_))] @call.new
  declarator: [(identifier) (init_declarator value: [(argument_list) (initializer_list)])])
(declaration type: (qualified_identifier name: [(type_identifier) (template_type name: (_))] @call.new)
  declarator: [(identifier) (init_declarator value: [(argument_list) (initializer_list)])])

; A macro that makes the head of a test.
((function_definition !type declarator: (function_declarator declarator: (identifier) @call @reference @shape.macro_head
  parameters: (parameter_list . (parameter_declaration !declarator))))
  (#match? @call "^(?:[A-Z0-9]+_)*(?:[A-Z0-9]*TEST|BENCHMARK|FIXTURE|SCENARIO)(?:_[A-Z0-9_]+)?$"))

(function_definition declarator: (function_declarator declarator: (_) @name)) @container
(function_definition declarator: (pointer_declarator declarator: (function_declarator declarator: (_) @name))) @container
(function_definition declarator: (reference_declarator (function_declarator declarator: (_) @name))) @container
(class_specifier name: (_) @name body: (_)) @container
(struct_specifier name: (_) @name body: (_)) @container
(union_specifier name: (_) @name body: (_)) @container
(enum_specifier name: (_) @name body: (_)) @container

(enumerator name: (_) @definition)
(preproc_def name: (_) @definition)
(preproc_function_def name: (_) @definition)
(type_definition declarator: (type_identifier) @definition)
(alias_declaration name: (_) @definition)
(namespace_definition name: (_) @definition)
(field_declaration declarator: (field_identifier) @definition)
(init_declarator declarator: (identifier) @definition)
(parameter_declaration declarator: (identifier) @definition)
(declaration declarator: (identifier) @definition)
(type_parameter_declaration (type_identifier) @definition)

(compound_statement) @local
(parameter_list) @local
(template_parameter_list) @local

(preproc_include path: (string_literal (string_content) @module))
(preproc_include path: (system_lib_string) @module)

(field_expression argument: (identifier) field: (_) @shape.member_of_name)
(field_expression argument: (this) field: (_) @shape.member_of_this)
(field_expression argument: (field_expression) field: (_) @shape.member_chain)
(field_expression argument: (call_expression) field: (_) @shape.member_of_call_result)
(field_expression argument: (subscript_expression) field: (_) @shape.member_of_element)
(field_expression argument: (parenthesized_expression) field: (_) @shape.member_of_parenthesized)
(qualified_identifier name: (type_identifier) @shape.qualified_type)
(field_initializer (field_identifier) @shape.initialiser)
