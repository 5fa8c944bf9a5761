(call_expression function: (identifier) @call @shape.plain_name)
(call_expression function: (selector_expression field: (field_identifier) @call))
(call_expression function: (parenthesized_expression (identifier) @call @shape.plain_name))
(call_expression function: (parenthesized_expression (selector_expression field: (field_identifier) @call)))
; A call with type arguments looks like the conversion to a generic type.
(type_conversion_expression type: (generic_type type: (type_identifier) @call @shape.plain_name))
(type_conversion_expression
  type: (generic_type type: (qualified_type name: (type_identifier) @call @shape.name_of_package)))

(function_declaration name: (_) @name) @container
(method_declaration name: (_) @name) @container
(type_spec name: (_) @name type: [(struct_type) (interface_type)]) @container
(var_spec name: (_) @name value: (expression_list (func_literal))) @container

(type_spec name: (_) @definition)
(type_alias name: (_) @definition)
(const_spec name: (_) @definition)
(var_spec name: (_) @definition)
(field_declaration name: (_) @definition)
(method_elem name: (_) @definition)
(parameter_declaration name: (_) @definition)
(variadic_parameter_declaration name: (_) @definition)
(type_parameter_declaration name: (_) @definition)
(package_clause (_) @definition)
(import_spec name: (package_identifier) @definition)

; An embedded type is a field and a reference to the type.
(field_declaration !name type: (type_identifier) @reference)
(field_declaration !name type: (qualified_type name: (_) @reference))
(field_declaration !name type: (generic_type type: (type_identifier) @reference))
(field_declaration !name type: (generic_type type: (qualified_type name: (_) @reference)))

(parameter_list) @local
(type_parameter_list) @local
(block) @local

(import_spec path: (_ (interpreted_string_literal_content) @module))
(import_spec path: (_ (raw_string_literal_content) @module))

(selector_expression operand: (identifier) field: (_) @shape.member_of_name)
(selector_expression operand: (selector_expression) field: (_) @shape.member_chain)
(selector_expression operand: (call_expression) field: (_) @shape.member_of_call_result)
(selector_expression operand: (index_expression) field: (_) @shape.member_of_element)
(selector_expression operand: (parenthesized_expression) field: (_) @shape.member_of_parenthesized)
(selector_expression operand: (type_assertion_expression) field: (_) @shape.member_of_assertion)
(qualified_type name: (_) @shape.type_of_package)
(keyed_element key: (literal_element (identifier) @shape.key))
