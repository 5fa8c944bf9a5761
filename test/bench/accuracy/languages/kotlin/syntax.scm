(call_expression . (simple_identifier) @call (call_suffix))
(call_expression . (navigation_expression (navigation_suffix (simple_identifier) @call) .) (call_suffix))
(infix_expression (_) . (simple_identifier) @call . (_))
(constructor_invocation (user_type (type_identifier) @call.new .))
(constructor_invocation (user_type (type_identifier) @call.new . (type_arguments) .))
(object_literal (delegation_specifier (user_type (type_identifier) @call.new .)))
(object_literal (delegation_specifier (user_type (type_identifier) @call.new . (type_arguments) .)))
(constructor_delegation_call ["this" "super"] @call.super)

(class_declaration (type_identifier) @name) @container
(object_declaration (type_identifier) @name) @container
(companion_object (type_identifier) @name) @container
(function_declaration (simple_identifier) @name . (function_value_parameters)) @container
(secondary_constructor "constructor" @name) @container
(property_declaration (variable_declaration (simple_identifier) @name)) @container

(variable_declaration (simple_identifier) @definition)
(class_parameter (simple_identifier) @definition)
(parameter . (simple_identifier) @definition)
(parameter_with_optional_type . (simple_identifier) @definition)
(enum_entry (simple_identifier) @definition)
(catch_block . (simple_identifier) @definition)
(type_alias (type_identifier) @definition)
(type_parameter (type_identifier) @definition)
(import_alias (type_identifier) @definition)

(function_body) @local
(function_value_parameters) @local
(anonymous_initializer) @local
(lambda_literal) @local
(anonymous_function) @local
(getter) @local
(setter) @local
(type_parameters) @local
(secondary_constructor (statements) @local)
(object_literal (class_body) @local)
(enum_entry (class_body) @local)

(import_header (identifier (simple_identifier) @module.name .) @module)

(call_expression . (simple_identifier) @shape.plain_name (call_suffix))
(navigation_expression . (simple_identifier) (navigation_suffix (simple_identifier) @shape.member_of_name))
(navigation_expression . (this_expression) (navigation_suffix (simple_identifier) @shape.member_of_this))
(navigation_expression . (super_expression) (navigation_suffix (simple_identifier) @shape.member_of_super))
(navigation_expression . (navigation_expression) (navigation_suffix (simple_identifier) @shape.member_chain))
(navigation_expression . (call_expression) (navigation_suffix (simple_identifier) @shape.member_of_call_result))
(navigation_expression . (indexing_expression) (navigation_suffix (simple_identifier) @shape.member_of_element))
(navigation_expression . (postfix_expression) (navigation_suffix (simple_identifier) @shape.member_of_not_null))
(navigation_expression . (parenthesized_expression) (navigation_suffix (simple_identifier) @shape.member_of_parenthesized))
(navigation_expression . (string_literal) (navigation_suffix (simple_identifier) @shape.member_of_text))
(infix_expression (_) . (simple_identifier) @shape.infix . (_))
(callable_reference (simple_identifier) @shape.callable_reference)
(constructor_invocation (user_type (type_identifier) @shape.constructor_of_base .))
(value_argument . (simple_identifier) @shape.named_argument . "=")
(user_type (type_identifier) @shape.type)
