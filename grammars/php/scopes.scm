; Scopes, bindings and expressions.

[(function_definition) (method_declaration) (property_hook)] @scope.function
[(anonymous_function) (arrow_function)] @scope.lambda
; Only an arrow function sees the variables around it.
[(function_definition) (method_declaration) (property_hook) (anonymous_function)] @closed
[(class_declaration) (interface_declaration) (trait_declaration) (enum_declaration) (anonymous_class)] @scope.type
(namespace_definition body: (_)) @scope.namespace
[(base_clause) (class_interface_clause) (attribute_list)] @outside

; Names that functions and statements bind. A variable has the sign in its name, a property has not.
(formal_parameters (simple_parameter name: (variable_name) @binding.parameter @pattern)) @parameters
(formal_parameters (property_promotion_parameter name: (variable_name) @binding.parameter @pattern)) @parameters
(formal_parameters (variadic_parameter name: (variable_name) @binding.parameter @pattern) @rest) @parameters
(simple_parameter type: (_) @type name: (variable_name) @pattern)
(property_promotion_parameter type: (_) @type name: (variable_name) @pattern)
(variadic_parameter type: (_) @argument name: (variable_name) @pattern)
(formal_parameters (simple_parameter name: (variable_name) @pattern default_value: (_) @default)) @parameters
(formal_parameters (property_promotion_parameter name: (variable_name) @pattern default_value: (_) @default)) @parameters
(assignment_expression left: (variable_name) @binding.variable right: (_) @value)
(augmented_assignment_expression left: (variable_name) @binding.variable operator: "??=" right: (_) @value)
(reference_assignment_expression left: (variable_name) @binding.variable right: (_) @value)
(static_variable_declaration name: (variable_name) @binding.variable)
(static_variable_declaration name: (variable_name) @binding.variable value: (_) @value)
(global_declaration (variable_name) @binding.global)
(anonymous_function_use_clause [(variable_name) @binding.nonlocal (by_ref (variable_name) @binding.nonlocal)])
(catch_clause type: (_) @caught name: (variable_name) @binding.variable @pattern)
(foreach_statement . (_) @iterated . [(variable_name) @binding.variable @pattern (by_ref (variable_name) @binding.variable @pattern)])
(foreach_statement . (_) @iterated . (pair (_) . [(variable_name) @binding.variable @pattern (by_ref (variable_name) @binding.variable @pattern)]))
(foreach_statement . (_) . (pair . (variable_name) @binding.variable))
(foreach_statement . (_) @iterated . (list_literal) @pattern)
(foreach_statement . (_) @iterated . (pair (_) . (list_literal) @pattern))
(assignment_expression left: (list_literal) @pattern right: (_) @value)
; Functions of the language that assign to an argument.
((function_call_expression function: [(name) @_f (qualified_name (name) @_f)] arguments: (arguments . (argument) . (argument) . (argument (variable_name) @binding.variable)))
  (#any-of? @_f "preg_match" "preg_match_all" "similar_text" "openssl_sign" "openssl_pkey_export" "exec" "proc_open" "sscanf" "fscanf" "is_callable" "dns_get_record"))
((function_call_expression function: [(name) @_f (qualified_name (name) @_f)] arguments: (arguments . (argument) . (argument (variable_name) @binding.variable)))
  (#any-of? @_f "exec" "passthru" "system" "parse_str" "mb_parse_str" "getmxrr" "curl_multi_exec" "idn_to_ascii" "headers_sent"))
(list_literal [(variable_name) @binding.variable @pattern (list_literal) @pattern (by_ref (variable_name) @binding.variable @pattern)]) @whole

; Expressions, in the vocabulary of resolution.
(name) @expression.name
((variable_name) @expression.name (#not-eq? @expression.name "$this"))
((variable_name) @expression.self (#eq? @expression.self "$this"))
(relative_scope ["self" "static"]) @expression.self
(relative_scope "parent") @expression.super
[(qualified_name (name) @property .) (relative_name (name) @property .)] @expression.qualified
[(qualified_name (name) @ignore) (relative_name (name) @ignore) (namespace_name (name) @ignore) (variable_name (name) @ignore)]
(namespace_use_clause [(name) (qualified_name)] @ignore)
(member_access_expression object: (_) @object name: (name) @property) @expression.member
(nullsafe_member_access_expression object: (_) @object name: (name) @property) @expression.member
(scoped_property_access_expression scope: (_) @object name: (variable_name (name) @property)) @expression.member
(scoped_property_access_expression name: (variable_name) @ignore)
(property_element name: (variable_name) @ignore)
(class_constant_access_expression . (_) @object . (name) @property (#not-eq? @property "class")) @expression.member
(class_constant_access_expression . (_) @operand . (name) @ignore (#eq? @ignore "class")) @expression.same
(function_call_expression function: (_) @callee) @expression.call
(function_call_expression function: (_) @callee arguments: (arguments (argument)* @item)) @expression.call
(member_call_expression object: (_) @object name: (name) @expression.member)
(nullsafe_member_call_expression object: (_) @object name: (name) @expression.member)
(scoped_call_expression scope: (_) @object name: (name) @expression.member)
[(member_call_expression name: (name) @ignore) (nullsafe_member_call_expression name: (name) @ignore) (scoped_call_expression name: (name) @ignore)]
(member_call_expression name: (_) @callee) @expression.call
(member_call_expression name: (_) @callee arguments: (arguments (argument)* @item)) @expression.call
(nullsafe_member_call_expression name: (_) @callee) @expression.call
(nullsafe_member_call_expression name: (_) @callee arguments: (arguments (argument)* @item)) @expression.call
(scoped_call_expression name: (_) @callee) @expression.call
(scoped_call_expression name: (_) @callee arguments: (arguments (argument)* @item)) @expression.call
; Methods of traits that a class chooses or renames.
(use_as_clause (class_constant_access_expression . (_) @object . (name) @property) @expression.reference)
(use_instead_of_clause (class_constant_access_expression . (_) @object . (name) @property) @expression.reference)
; `f(...)` is the function itself.
(function_call_expression function: (_) @operand arguments: (arguments (variadic_placeholder))) @expression.same
(member_call_expression object: (_) @object name: (name) @expression.reference @property arguments: (arguments (variadic_placeholder)))
(scoped_call_expression scope: (_) @object name: (name) @expression.reference @property arguments: (arguments (variadic_placeholder)))
(member_call_expression name: (name) @operand arguments: (arguments (variadic_placeholder))) @expression.same
(scoped_call_expression name: (name) @operand arguments: (arguments (variadic_placeholder))) @expression.same
(object_creation_expression . [(name) (qualified_name) (relative_name) (variable_name) (member_access_expression) (parenthesized_expression)] @callee) @expression.new
(object_creation_expression . [(name) (qualified_name) (relative_name) (variable_name) (member_access_expression) (parenthesized_expression)] @callee (arguments (argument)* @item)) @expression.new
(argument name: (name) @ignore)
(argument name: (name) @key (_) @operand .) @expression.named
(argument !name (_) @operand .) @expression.wrapped
(variadic_unpacking (_) @operand) @expression.spread
(parenthesized_expression (_) @operand) @expression.same
(assignment_expression right: (_) @operand) @expression.same
(augmented_assignment_expression left: (_) @operand operator: "??=" right: (_) @other) @expression.either
[(assignment_expression left: [(member_access_expression) (scoped_property_access_expression)] @stored)
 (assignment_expression left: (subscript_expression . [(member_access_expression) (scoped_property_access_expression)] @updated))
 (augmented_assignment_expression left: [(member_access_expression) (scoped_property_access_expression)] @updated)
 (update_expression argument: [(member_access_expression) (scoped_property_access_expression)] @updated)]
(assignment_expression left: (subscript_expression) @stored)
(unset_statement (subscript_expression) @removed)
(property_hook (name) @accessor.get (#eq? @accessor.get "get"))
(property_hook (name) @accessor.set (#eq? @accessor.set "set"))
(property_hook . (name) @ignore)
(conditional_expression body: (_) @operand alternative: (_) @other) @expression.either
(conditional_expression condition: (_) @operand !body alternative: (_) @other) @expression.or
(binary_expression left: (_) @operand operator: "." @operator right: (_) @other) @expression.operator
(cast_expression type: (cast_type) @operator value: (_) @operand) @expression.operator
(echo_statement "echo" @operator . (_) @operand .) @expression.operator
(binary_expression left: (_) @operand operator: "??" right: (_) @other) @expression.either
(binary_expression left: (_) @operand operator: ["&&" "and"] right: (_) @other) @expression.and
(binary_expression left: (_) @operand operator: ["||" "or"] right: (_) @other) @expression.or
(binary_expression left: (_) @operand operator: "instanceof" right: (_) @type) @expression.test
(unary_op_expression operator: "!" argument: (_) @operand) @expression.not
(unary_op_expression operator: ["+" "-" "~"] argument: (_) @operand) @expression.literal
(error_suppression_expression (_) @operand) @expression.same
(clone_expression (_) @operand) @expression.same
(subscript_expression . (_) @object) @expression.element
(subscript_expression . (_) @object . (_) @item) @expression.element
(subscript_expression . (_) @object . [(string) (integer)] @key) @expression.element
(array_creation_expression) @expression.literal
(array_creation_expression (array_element_initializer) @item) @expression.literal
(array_element_initializer (_) @operand .) @expression.wrapped
; `[$this, 'method']` is a callable.
((array_creation_expression . (array_element_initializer (variable_name) @object) . (array_element_initializer (string (string_content) @expression.reference @property)) .)
  (#eq? @object "$this") (#match? @property "^[A-Za-z_]\\w*$"))
((array_creation_expression . (array_element_initializer (class_constant_access_expression (name) @_class .) @object) .
  (array_element_initializer (string (string_content) @expression.reference @property)) .) (#eq? @_class "class") (#match? @property "^[A-Za-z_]\\w*$"))
(match_expression body: (match_block [(match_conditional_expression return_expression: (_) @item) (match_default_expression return_expression: (_) @item)])) @type.union
(anonymous_function) @expression.function
(anonymous_function return_type: (_) @type) @expression.function
(arrow_function) @expression.function
(arrow_function return_type: (_) @type) @expression.function
[(anonymous_function) (arrow_function)] @deferred
(arrow_function body: (_) @returned)
(return_statement (_) @returned)
(property_hook body: (_) @returned)
(yield_expression (array_element_initializer (_) @yielded .))
(yield_expression "yield from" (_) @yielded.all)
[(string) (encapsed_string) (heredoc) (nowdoc) (integer) (float) (boolean) (null)] @expression.literal
(encapsed_string "\"" @operator [
  (variable_name) (member_access_expression) (nullsafe_member_access_expression) (scoped_property_access_expression) (subscript_expression)
  (member_call_expression) (nullsafe_member_call_expression) (scoped_call_expression) (function_call_expression)] @item) @expression.operator
(string (string_content) @text) @expression.text
(anonymous_class) @expression.class
[(named_label_statement (name) @ignore) (goto_statement (name) @ignore) (use_as_clause (name) @ignore)]

; Types.
(named_type (_) @operand) @type.same
(named_type (_) @type.position)
(optional_type (_) @operand) @type.same
(union_type (_)* @item) @type.union
(intersection_type (_)* @item) @type.union
(disjunctive_normal_form_type (_)* @item) @type.union
(type_list (_)* @item) @type.union
(primitive_type) @type.builtin
(base_clause (_) @type.position)
(class_interface_clause (_) @type.position)
(use_declaration [(name) (qualified_name) (relative_name)] @type.position)
(binary_expression operator: "instanceof" right: [(name) (qualified_name) (relative_name)] @type.position)
(object_creation_expression . [(name) (qualified_name) (relative_name)] @type.position)
(attribute . [(name) (qualified_name) (relative_name)] @type.position)

(class_declaration (base_clause (_) @extends))
(anonymous_class (base_clause (_) @extends))
(interface_declaration (base_clause (_) @extends))
(class_interface_clause (_) @implements)
(use_declaration [(name) (qualified_name) (relative_name)] @extends)
(attribute . (_) @decorator)

; Branches.
[(compound_statement) (colon_block) (match_conditional_expression) (match_default_expression) (case_statement) (default_statement)] @region
(if_statement condition: (_) @condition body: (_) @then)
(if_statement condition: (_) @condition body: (_) @then alternative: (else_clause body: (_) @else))
(else_if_clause condition: (_) @condition body: (_) @then)
(while_statement condition: (_) @condition body: (_) @then)
(conditional_expression condition: (_) @condition body: (_) @then alternative: (_) @else)
[(return_statement) (throw_expression) (exit_statement)] @exit
[(continue_statement) (break_statement) (goto_statement)] @exit.loop
[(for_statement) (foreach_statement) (while_statement) (do_statement)] @loop
(try_statement body: (_) @attempt)

; After `assert($x instanceof T);` the condition holds, and so it does after assertions of PHPUnit.
(expression_statement (function_call_expression function: [(name) (qualified_name)] @_assert arguments: (arguments . (argument (_) @condition))) (#match? @_assert "^\\\\?assert$"))
(expression_statement [
  (member_call_expression name: (name) @_assert arguments: (arguments . (argument (_) @condition)))
  (scoped_call_expression name: (name) @_assert arguments: (arguments . (argument (_) @condition)))] (#eq? @_assert "assertTrue"))
(expression_statement [
  (member_call_expression name: (name) @_assert
    arguments: (arguments . (argument (class_constant_access_expression . [(name) (qualified_name) (relative_name)] @type . (name) @_class)) . (argument (_) @operand)) @expression.test @condition)
  (scoped_call_expression name: (name) @_assert
    arguments: (arguments . (argument (class_constant_access_expression . [(name) (qualified_name) (relative_name)] @type . (name) @_class)) . (argument (_) @operand)) @expression.test @condition)]
  (#eq? @_assert "assertInstanceOf") (#eq? @_class "class"))

; Decision points, for cyclomatic complexity.
[(if_statement) (else_if_clause) (for_statement) (foreach_statement) (while_statement) (do_statement) (catch_clause)
 (conditional_expression) (case_statement) (match_conditional_expression) "&&" "||" "and" "or" "??"] @branch
