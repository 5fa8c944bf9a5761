; Scopes, bindings and expressions.

[(function_declaration) (method_declaration) (func_literal)] @scope.function
[(method_elem) (function_type)] @scope.signature
(type_spec) @scope.signature
(type_alias) @scope.signature
(type_spec type: [(struct_type) (interface_type)]) @scope.type
[(block) (if_statement) (for_statement) (expression_switch_statement) (type_switch_statement) (select_statement)
 (expression_case) (default_case) (type_case) (communication_case)] @scope.block

; Names that functions and statements bind.
(parameter_list (parameter_declaration name: (identifier) @binding.parameter @pattern)) @parameters
(parameter_declaration name: (identifier) @pattern type: (_) @type)
(parameter_list (variadic_parameter_declaration name: (identifier) @binding.parameter @pattern type: (_) @argument) @rest) @parameters
; Parameters without names have a place.
[(method_elem parameters: (parameter_list (parameter_declaration !name type: (_) @pattern @type)) @parameters)
 (method_declaration parameters: (parameter_list (parameter_declaration !name type: (_) @pattern @type)) @parameters)
 (function_declaration parameters: (parameter_list (parameter_declaration !name type: (_) @pattern @type)) @parameters)
 (function_type parameters: (parameter_list (parameter_declaration !name type: (_) @pattern @type)) @parameters)]
[(method_elem parameters: (parameter_list (variadic_parameter_declaration !name type: (_) @pattern @argument) @rest) @parameters)
 (method_declaration parameters: (parameter_list (variadic_parameter_declaration !name type: (_) @pattern @argument) @rest) @parameters)
 (function_declaration parameters: (parameter_list (variadic_parameter_declaration !name type: (_) @pattern @argument) @rest) @parameters)
 (function_type parameters: (parameter_list (variadic_parameter_declaration !name type: (_) @pattern @argument) @rest) @parameters)]
(parameter_list [(parameter_declaration !name type: (_) @whole) (variadic_parameter_declaration !name type: (_) @whole)] @pattern)
; The receiver, and the type parameters that its type names.
(method_declaration receiver: (parameter_list (parameter_declaration name: (identifier) @binding.receiver type: (_) @type)))
(method_declaration receiver: (parameter_list (parameter_declaration type: [
    (generic_type type_arguments: (type_arguments (type_elem (type_identifier) @binding.type_parameter)))
    (pointer_type (generic_type type_arguments: (type_arguments (type_elem (type_identifier) @binding.type_parameter))))])))
; Named results.
(function_declaration result: (parameter_list (parameter_declaration name: (identifier) @binding.variable type: (_) @type)))
(method_declaration result: (parameter_list (parameter_declaration name: (identifier) @binding.variable type: (_) @type)))
(func_literal result: (parameter_list (parameter_declaration name: (identifier) @binding.variable type: (_) @type)))
(method_elem result: (parameter_list (parameter_declaration name: (identifier) @binding.variable type: (_) @type)))
(function_type result: (parameter_list (parameter_declaration name: (identifier) @binding.variable type: (_) @type)))
(type_parameter_declaration name: (identifier) @binding.type_parameter)
(type_parameter_declaration name: (identifier) @binding.type_parameter type: (type_constraint . (_) @type .))

; A name is visible from the end of its declaration on.
(short_var_declaration left: (expression_list (identifier) @binding.variable)) @declaration
(range_clause left: (expression_list (identifier) @binding.variable))
(receive_statement left: (expression_list (identifier) @binding.variable))
(type_switch_statement alias: (expression_list (identifier) @binding.variable) value: (_) @value)
; In a case with one type, the name is of that type.
(type_switch_statement alias: (expression_list (identifier) @name) (type_case "case" . type: (_) @type @declaration . ":") @binding.case)

; What the names of a list are given: each its own value, a part of the result of one call, or the first what an
; expression gives that may also tell whether there is anything.
(short_var_declaration left: (expression_list . (identifier) @pattern .) right: (expression_list . (_) @value .))
(short_var_declaration left: (expression_list . (identifier) @pattern . (_) .) right: (expression_list . [(index_expression) (type_assertion_expression) (unary_expression)] @value .))
(short_var_declaration left: (expression_list . (_) . (_)) @pattern right: (expression_list . [(call_expression) (type_conversion_expression)] @value .))
(short_var_declaration left: (expression_list . (_) . (_)) @pattern right: (expression_list . (_) . (_)) @value)
(short_var_declaration left: (expression_list (identifier) @pattern . ",") @whole right: (expression_list . [(call_expression) (type_conversion_expression)] .))
(short_var_declaration left: (expression_list "," . (identifier) @pattern) @whole right: (expression_list . [(call_expression) (type_conversion_expression)] .))
(short_var_declaration left: (expression_list (identifier) @pattern) @whole right: (expression_list . (_) . (_)))
(var_spec . name: (identifier) @pattern . name: (identifier) value: (expression_list . [(index_expression) (type_assertion_expression) (unary_expression)] @value .))
(range_clause left: (expression_list) @pattern right: (_) @iterated)
(range_clause left: (expression_list (identifier) @pattern) @whole)
(receive_statement left: (expression_list . (identifier) @pattern) right: (_) @value)
(assignment_statement left: (expression_list . (identifier) @target .) right: (expression_list . (_) @value .)) @assignment

; Expressions, in the vocabulary of resolution.
(identifier) @expression.name
(package_identifier) @expression.name
(package_clause (package_identifier) @ignore)
(selector_expression operand: (_) @object field: (_) @property) @expression.member
(call_expression function: (_) @callee) @expression.call
(call_expression function: (_) @callee arguments: (argument_list (_)* @item)) @expression.call
(type_conversion_expression type: (generic_type type: (_) @callee) operand: (_) @item) @expression.call
(type_conversion_expression type: [(slice_type) (array_type) (map_type) (pointer_type) (channel_type) (parenthesized_type)] @type operand: (_) @operand) @expression.cast
(parenthesized_expression (_) @operand) @expression.same
(unary_expression operand: (_) @operand) @expression.same
(unary_expression "<-" operand: (_) @object) @expression.element
(index_expression operand: (_) @object index: (_) @item) @expression.element
(slice_expression operand: (_) @operand) @expression.same
(type_assertion_expression operand: (_) @operand type: (_) @type) @expression.cast
(composite_literal type: (_) @callee) @expression.new
(composite_literal type: (_) @callee body: (literal_value (_)* @item)) @expression.new
(composite_literal type: [(slice_type) (array_type) (implicit_length_array_type) (map_type)] @type body: (_) @operand) @expression.cast
(composite_literal type: [(slice_type) (array_type) (implicit_length_array_type) (map_type)] body: (literal_value (_)* @item) @expression.literal)
; Elements of a list or map may leave out their type.
(literal_element (literal_value (_)* @item) @expression.literal)
(literal_element (literal_value (keyed_element key: (literal_element (identifier)))) @expression.object)
(keyed_element value: (literal_element) @operand) @expression.same
(composite_literal type: [(type_identifier) (qualified_type) (generic_type)]
  body: (literal_value (keyed_element key: (literal_element (identifier) @key) value: (literal_element (_) @operand)) @expression.attribute))
(literal_value (literal_element (literal_value (keyed_element key: (literal_element (identifier) @key) value: (literal_element (_) @operand)) @expression.attribute)))
(keyed_element value: (literal_element (literal_value (keyed_element key: (literal_element (identifier) @key) value: (literal_element (_) @operand)) @expression.attribute)))
(literal_element (_) @operand) @expression.same
(binary_expression left: (_) @operand right: (_)) @expression.same
(binary_expression operator: ["==" "!=" "<" "<=" ">" ">=" "&&" "||"]) @expression.literal
[(interpreted_string_literal) (raw_string_literal) (rune_literal) (int_literal) (float_literal) (true) (false) (nil)] @expression.literal
(func_literal) @expression.function
(func_literal result: (_) @type) @expression.function
(expression_list (_) (_)) @expression.tuple
(expression_list (_)* @item) @expression.tuple
(expression_list . (_) @operand .) @expression.same
(return_statement (_) @returned)
; Built-in functions that take a type.
(call_expression function: (identifier) @_callee arguments: (argument_list . (_) @type) (#any-of? @_callee "make" "new")) @expression.cast

; Types.
(type_identifier) @type.name
(qualified_type package: (package_identifier) @object name: (type_identifier) @property) @type.member
(generic_type type: (_) @base type_arguments: (type_arguments (_)* @item)) @type.generic
(type_elem . (_) @operand .) @type.same
(type_constraint . (_) @operand .) @type.same
; A receiver names the type parameters of its type.
(method_declaration receiver: (parameter_list (parameter_declaration type: [
    (generic_type type_arguments: (type_arguments (type_elem (type_identifier) @property) @type.inferred))
    (pointer_type (generic_type type_arguments: (type_arguments (type_elem (type_identifier) @property) @type.inferred)))])))
(pointer_type (_) @operand) @type.same
(parenthesized_type (_) @operand) @type.same
(slice_type element: (_) @argument) @type.array
(array_type element: (_) @argument) @type.array
(implicit_length_array_type element: (_) @argument) @type.array
(map_type key: (_) @item value: (_) @item) @type.builtin
(channel_type value: (_) @item) @type.builtin
(function_type parameters: (_) @item) @type.function
(function_type result: (_) @type) @type.function
(parameter_list (_)* @item) @type.tuple
(parameter_declaration type: (_) @operand) @type.same
(parameter_list . (parameter_declaration type: (_) @operand) .) @type.same
(struct_type) @type.object
(struct_type (field_declaration_list (field_declaration) @item)) @type.object
(field_declaration name: (field_identifier) @key type: (_) @operand) @type.named

(struct_type (field_declaration_list (field_declaration !name type: (_) @extends)))
(struct_type (field_declaration_list (field_declaration !name type: (generic_type type: (_) @extends))))
(interface_type (type_elem . (_) @extends .))

; Branches.
[(block) (expression_case) (default_case) (type_case) (communication_case)] @region
(if_statement condition: (_) @condition consequence: (_) @then)
(if_statement condition: (_) @condition consequence: (_) @then alternative: (block) @else)
[(return_statement) (goto_statement)] @exit
[(continue_statement) (break_statement)] @exit.loop
(for_statement) @loop

; Decision points, for cyclomatic complexity.
[(if_statement) (for_statement) (expression_case) (type_case) (communication_case) "&&" "||"] @branch
