; Scopes, bindings and expressions.

[(function_declaration) (secondary_constructor) (getter) (setter) (anonymous_function)] @scope.function
(lambda_literal) @scope.lambda
(anonymous_initializer) @scope.lambda
[(function_type) (type_alias)] @scope.signature
[(class_declaration) (object_declaration)] @scope.type
(object_literal (delegation_specifier [(user_type) @extends (constructor_invocation (user_type) @extends)]) (class_body)) @scope.type
(enum_entry (class_body) @scope.type)
; The grammar gives a loop without braces no body: its name is then bound where the loop stands.
(for_statement (control_structure_body)) @scope.block
[(control_structure_body) (when_expression) (when_entry) (catch_block)] @scope.block

; Names that functions and blocks bind.
(function_value_parameters (parameter (simple_identifier) @binding.parameter @pattern)) @parameters
(function_value_parameters (parameter_modifiers (parameter_modifier "vararg")) @rest . (parameter (simple_identifier) @binding.parameter @pattern . ":" . (_) @argument)) @parameters
(function_value_parameters ["(" ","] . (parameter (simple_identifier) @pattern . ":" . (_) @type))
(function_value_parameters (parameter_modifiers [(parameter_modifier ["noinline" "crossinline"]) (annotation)]) . (parameter (simple_identifier) @pattern . ":" . (_) @type))
(function_type_parameters (parameter (simple_identifier) @pattern . ":" . (_) @type))
(function_value_parameters (parameter (simple_identifier) @pattern) . "=" . (_) @value)
(primary_constructor (class_parameter (simple_identifier) @binding.parameter @pattern)) @parameters
(class_parameter (simple_identifier) @pattern . ":" . (_) @type)
(class_parameter (simple_identifier) @pattern "=" . (_) @value)
(setter (parameter_with_optional_type (simple_identifier) @binding.parameter))
; Parameters without names.
(function_type_parameters [(user_type) (nullable_type) (parenthesized_type)] @binding.parameter @pattern @type) @parameters
(function_type_parameters (function_type) @pattern @type) @parameters
(function_type_parameters (parameter (simple_identifier) @binding.parameter @pattern)) @parameters
(lambda_parameters (variable_declaration (simple_identifier) @binding.parameter @pattern)) @parameters
(lambda_parameters (multi_variable_declaration) @pattern) @parameters
(lambda_parameters (variable_declaration (simple_identifier) @pattern . ":" . (_) @type))
; A function of one parameter need not name it.
(lambda_literal . "{" @binding.implied @pattern . (statements)) @parameters
; What an extension is called on.
(property_declaration [(user_type) (nullable_type) (parenthesized_type)] . "." . (variable_declaration)) @scope.function
(function_declaration [(user_type) (nullable_type) (parenthesized_type)] @binding.receiver @type . "." . (simple_identifier))
(property_declaration [(user_type) (nullable_type) (parenthesized_type)] @binding.receiver @type . "." . (variable_declaration))
(function_type . [(type_identifier) (user_type) (nullable_type) (parenthesized_type)] @type . "." @binding.receiver)
(multi_variable_declaration (variable_declaration (simple_identifier) @binding.variable @pattern)) @whole
(multi_variable_declaration (variable_declaration (simple_identifier) @pattern . ":" . (_) @type))
; The value of a delegated property is what its delegate gives.
(property_delegate (_) @operand) @expression.await
(property_declaration (multi_variable_declaration) @pattern "=" . (_) @value)
(for_statement (variable_declaration (simple_identifier) @binding.variable @pattern) "in" . (_) @iterated)
(for_statement (variable_declaration (simple_identifier) @pattern . ":" . (_) @type))
(for_statement (multi_variable_declaration) @pattern "in" . (_) @iterated)
(when_subject (variable_declaration (simple_identifier) @binding.variable) "=" . (_) @value)
(catch_block (simple_identifier) @binding.variable . ":" . (_) @type)
(type_parameter (type_identifier) @binding.type_parameter)
(type_parameter (type_identifier) @binding.type_parameter ":" . (_) @type)

; Expressions, in the vocabulary of resolution.
(simple_identifier) @expression.name
(interpolated_identifier) @expression.name
(package_header (identifier (simple_identifier) @ignore))
(import_header (identifier (simple_identifier) @ignore))
(navigation_expression . (_) @object (navigation_suffix (simple_identifier) @property)) @expression.member
(directly_assignable_expression . (_) @object (navigation_suffix (simple_identifier) @property) .) @expression.member
(directly_assignable_expression . (_) @operand .) @expression.wrapped
(navigation_suffix (simple_identifier) @ignore)
(call_expression . (_) @callee (call_suffix)) @expression.call
(call_expression (call_suffix (value_arguments (value_argument)* @item))) @expression.call
(call_expression (call_suffix (annotated_lambda) @item)) @expression.call
; A call with arguments and a function behind them is parsed as a call of its result.
(call_expression . (call_expression . (_) @operand (call_suffix (value_arguments))) @expression.wrapped . (call_suffix . (annotated_lambda)))
(call_expression . (call_expression (call_suffix (value_arguments (value_argument)* @item))) . (call_suffix . (annotated_lambda) @item)) @expression.call
(call_expression (call_suffix (type_arguments) @type)) @expression.call
(call_expression . (_) @base (call_suffix (type_arguments (type_projection)* @item) @expression.generic))
(value_argument (_) @operand .) @expression.wrapped
(value_argument . (simple_identifier) @key . "=" . (_) @operand) @expression.named
(value_argument . (simple_identifier) @ignore . "=")
(annotated_lambda (lambda_literal) @operand) @expression.wrapped
(constructor_invocation (user_type (type_identifier) @callee .) (value_arguments)) @expression.new
(constructor_invocation (user_type (type_identifier) @callee . (type_arguments) .) (value_arguments)) @expression.new
(constructor_invocation (value_arguments (value_argument)* @item)) @expression.new
; A delegation runs a constructor, as `new` does elsewhere: a call of the instance would be one of its `invoke`.
(constructor_delegation_call ["this" "super"] @callee) @expression.new
(constructor_delegation_call "this" @expression.self)
(constructor_delegation_call "super" @expression.super)
(constructor_delegation_call (value_arguments (value_argument)* @item)) @expression.new
(object_literal (delegation_specifier [(user_type (type_identifier) @callee .) (user_type (type_identifier) @callee . (type_arguments) .)
  (constructor_invocation (user_type (type_identifier) @callee .)) (constructor_invocation (user_type (type_identifier) @callee . (type_arguments) .))])) @expression.new
(enum_entry) @expression.new
(enum_entry (value_arguments (value_argument)* @item)) @expression.new
(infix_expression . (_) @object . (simple_identifier) @expression.member . (_))
(infix_expression . (_) . (simple_identifier) @ignore . (_))
(infix_expression . (_) . (simple_identifier) @callee . (_) @item) @expression.call
(parenthesized_expression (_) @operand) @expression.same
(this_expression) @expression.self
(this_expression (type_identifier) @type) @expression.cast
(super_expression) @expression.super
(super_expression "<" (user_type) @operand) @expression.super
(elvis_expression . (_) @operand "?:" . (_) @other) @expression.either
(postfix_expression . (_) @operand) @expression.same
(prefix_expression (_) @operand .) @expression.same
(prefix_expression "!" (_) @operand .) @expression.not
(spread_expression (_) @operand) @expression.spread
(as_expression . (_) @operand ["as" "as?"] . (_) @type) @expression.cast
(additive_expression . (_) @operand . _ @operator . (_) @other .) @expression.operator
(multiplicative_expression . (_) @operand . _ @operator . (_) @other .) @expression.operator
(range_expression . (_) @operand . _ @operator . (_) @other .) @expression.operator
(comparison_expression . (_) @operand . _ @operator . (_) @other .) @expression.operator
(check_expression . (_) @operand . ["in" "!in"] @operator . (_) @other .) @expression.operator
(check_expression . (_) @operand . "is" . (_) @type) @expression.test
(check_expression . (_) @operand . "!is" @expression.test . (_) @type)
(check_expression "!is" @operand) @expression.not
(conjunction_expression . (_) @operand "&&" . (_) @other) @expression.and
(disjunction_expression . (_) @operand "||" . (_) @other) @expression.or
(indexing_expression . (_) @object (indexing_suffix (_) @item)) @expression.element
(directly_assignable_expression . (_) @object (indexing_suffix (_) @item) .) @expression.element @stored
(if_expression (control_structure_body) @operand "else" . (control_structure_body) @other) @expression.either
(when_expression (when_entry (control_structure_body) @item)) @type.union
(control_structure_body . (_) @operand .) @expression.same
(control_structure_body "{" (statements (_) @operand .)) @expression.same
(try_expression "try" "{" (statements (_) @operand .)) @expression.same
(callable_reference (type_identifier) @object "::" (simple_identifier) @property) @expression.reference
(callable_reference . "::" . (simple_identifier) @operand) @expression.same
(callable_reference (type_identifier) @type.position "::")
[(lambda_literal) (anonymous_function)] @expression.function
[(lambda_literal) (anonymous_function)] @deferred
(lambda_literal (statements (_) @returned .))
(function_body "=" . (_) @returned)
(jump_expression "return" . (_) @returned)
(jump_expression (label) . (_) @returned)
[(string_literal) (character_literal) (integer_literal) (hex_literal) (bin_literal) (long_literal) (unsigned_literal) (real_literal)
 (boolean_literal) (jump_expression) (equality_expression)] @expression.literal
(interpolated_expression (_) @operand) @expression.same

(assignment . (directly_assignable_expression) @target "=" . (_) @value) @assignment

; Types.
(type_identifier) @type.name
(user_type (type_identifier) @operand .) @type.same
(user_type (type_identifier) @base . (type_arguments (type_projection)* @item) .) @type.generic
(user_type (type_identifier) @object . "." . (type_identifier) @type.member)
(type_projection (_) @operand .) @type.same
(type_projection "*") @type.builtin
(nullable_type (_) @operand) @type.same
(not_nullable_type . (_) @operand) @type.same
(parenthesized_type (_) @operand .) @type.same
(function_type (_) @type .) @type.function
(type_alias (type_identifier) @ignore)
(class_declaration (type_identifier) @ignore)
(object_declaration (type_identifier) @ignore)
(companion_object (type_identifier) @ignore)
(import_alias (type_identifier) @ignore)
(type_constraint . (type_identifier) @type.position)

(class_declaration (delegation_specifier [(user_type) @implements (explicit_delegation (user_type) @implements)]))
(class_declaration (delegation_specifier (constructor_invocation (user_type) @extends)))
(class_declaration "interface" (delegation_specifier (user_type) @extends))
(object_declaration (delegation_specifier [(user_type) @implements (explicit_delegation (user_type) @implements)]))
(object_declaration (delegation_specifier (constructor_invocation (user_type) @extends)))

; Annotations.
(_ (modifiers (annotation [(user_type) @decorator (constructor_invocation (user_type) @decorator)])))

; The code of properties.
(getter) @accessor.get
(setter) @accessor.set

; Branches.
[(control_structure_body) (when_entry)] @region
(if_expression "(" . (_) @condition . ")" . (control_structure_body) @then)
(if_expression "(" . (_) @condition . ")" . (control_structure_body) @then "else" . (control_structure_body) @else)
(while_statement "(" . (_) @condition . ")" . (control_structure_body) @then)
(when_expression (when_subject "(" . (_) @operand . ")") (when_entry (when_condition (type_test "is" . (_) @type) @expression.test)))
(when_expression (when_subject (variable_declaration (simple_identifier) @operand)) (when_entry (when_condition (type_test "is" . (_) @type) @expression.test)))
(when_entry . (when_condition (_) @condition) . "->" . (control_structure_body) @then)
(jump_expression "return") @exit
(jump_expression "throw") @exit
(jump_expression ["continue" "break" "continue@" "break@"]) @exit.loop
[(for_statement) (while_statement) (do_while_statement)] @loop
(try_expression "try" . "{" . (statements) @attempt)

; Decision points, for cyclomatic complexity.
[(if_expression) (for_statement) (while_statement) (do_while_statement) (catch_block) (when_entry) (elvis_expression) "&&" "||"] @branch
