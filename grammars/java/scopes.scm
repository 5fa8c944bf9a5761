; Scopes, bindings and expressions.

[(method_declaration) (constructor_declaration) (compact_constructor_declaration)] @scope.function
(lambda_expression) @scope.lambda
(static_initializer) @scope.static
[(class_declaration) (interface_declaration) (annotation_type_declaration) (enum_declaration) (record_declaration)] @scope.type
(object_creation_expression type: (_) @extends (class_body)) @scope.type
(object_creation_expression type: (_) @outside arguments: (_) @outside (class_body))
(enum_constant (class_body) @scope.type)
[(block) (for_statement) (enhanced_for_statement) (switch_block) (switch_rule) (switch_block_statement_group)
 (catch_clause) (try_with_resources_statement)] @scope.block
(superclass (_) @outside)
(super_interfaces (_) @outside)
(extends_interfaces (_) @outside)

; Names that functions and blocks bind.
(formal_parameters (formal_parameter type: (_) @type name: (identifier) @binding.parameter @pattern)) @parameters
(formal_parameters (spread_parameter (variable_declarator name: (identifier) @binding.parameter @pattern)) @rest) @parameters
(spread_parameter [(type_identifier) (generic_type) (scoped_type_identifier) (integral_type) (floating_point_type) (boolean_type) (array_type)] @argument (variable_declarator name: (identifier) @pattern))
(inferred_parameters (identifier) @binding.parameter @pattern) @parameters
(lambda_expression parameters: (identifier) @binding.parameter @pattern) @parameters
(local_variable_declaration type: (_) @type declarator: (variable_declarator name: (identifier) @binding.variable))
(local_variable_declaration declarator: (variable_declarator name: (identifier) @binding.variable value: (_) @value))
(enhanced_for_statement type: (_) @type name: (identifier) @binding.variable @pattern value: (_) @iterated)
(resource type: (_) @type name: (identifier) @binding.variable)
(resource name: (identifier) @binding.variable value: (_) @value)
; What is held is closed at the end.
(resource name: (identifier) value: (_) @operand) @expression.entered
(resource . [(identifier) (field_access)] @operand .) @expression.entered
(catch_formal_parameter (catch_type) @type name: (identifier) @binding.variable)
(instanceof_expression right: (_) @type name: (identifier) @binding.variable)
(type_pattern . (_) @type . (identifier) @binding.variable)
(record_pattern . (_) @type . (record_pattern_body) @pattern)
(record_pattern_body (record_pattern_component (identifier) @binding.variable @pattern .)) @whole
(record_pattern_component . [(type_identifier) (generic_type) (scoped_type_identifier) (array_type) (integral_type) (floating_point_type) (boolean_type)] @type (identifier) @pattern .)
(type_parameter (type_identifier) @binding.type_parameter)
(type_parameter (type_identifier) @binding.type_parameter (type_bound . (_) @type))

; Expressions, in the vocabulary of resolution.
(identifier) @expression.name
(package_declaration (identifier) @ignore)
(import_declaration (identifier) @ignore)
(scoped_identifier scope: (identifier) @ignore)
(scoped_identifier name: (identifier) @ignore)
(field_access object: (_) @object field: (identifier) @property) @expression.member
; The constants of an enum in the labels of a switch.
(switch_label (identifier) @ignore)
(switch_expression condition: (_) @object body: (switch_block (switch_block_statement_group (switch_label (identifier) @expression.label))))
(switch_expression condition: (_) @object body: (switch_block (switch_rule (switch_label (identifier) @expression.label))))
(field_access object: (_) @type field: (this)) @expression.cast
(method_invocation !object name: (identifier) @callee) @expression.call
(method_invocation !object name: (identifier) @callee arguments: (argument_list (_)* @item)) @expression.call
(method_invocation object: (_) @object name: (identifier) @expression.member)
(method_invocation object: (_) name: (identifier) @ignore)
(method_invocation object: (_) name: (identifier) @callee) @expression.call
(method_invocation object: (_) name: (identifier) @callee arguments: (argument_list (_)* @item)) @expression.call
(method_reference . (_) @object (identifier) @property .) @expression.reference
(method_reference . (_) @type "new") @expression.reference
(method_reference . [(identifier) (type_identifier) (generic_type) (scoped_type_identifier)] @callee "new" @expression.new.passed)
(object_creation_expression type: (_) @callee) @expression.new
(object_creation_expression type: (_) @callee arguments: (argument_list (_)* @item)) @expression.new
; `outer.new Inner()`: a member of the type of `outer`.
(object_creation_expression . (_) @object . "." "new" type: [(type_identifier) @type.member (generic_type . (type_identifier) @type.member)])
(object_creation_expression . (_) . "." "new" type: [(type_identifier) @ignore (generic_type . (type_identifier) @ignore)])
(enum_constant) @expression.new
(enum_constant arguments: (argument_list (_)* @item)) @expression.new
(explicit_constructor_invocation constructor: (_) @callee) @expression.call
(explicit_constructor_invocation constructor: (_) @callee arguments: (argument_list (_)* @item)) @expression.call
(parenthesized_expression (_) @operand) @expression.same
(this) @expression.self
(super) @expression.super
; `Outer.super.m()` and `Contract.super.m()`.
[(method_invocation object: (_) @operand (super) @expression.super) (field_access object: (_) @operand (super) @expression.super)]
[(method_invocation object: (_) (super) @object name: (identifier) @expression.member @property) (field_access object: (_) (super) @object field: (identifier) @property) @expression.member]
(assignment_expression left: (identifier) @target "=" right: (_) @value) @assignment
(assignment_expression right: (_) @operand) @expression.same
; Functions in fields and collections, which run where the methods of their interfaces are called.
(assignment_expression left: (_) @other right: [(lambda_expression) (method_reference) (identifier) (ternary_expression) (cast_expression) (method_invocation)] @operand) @expression.same
(assignment_expression left: [(identifier) (field_access)] @added "=" right: [(lambda_expression) (method_reference) (identifier) (ternary_expression) (cast_expression) (method_invocation)])
(assignment_expression left: (array_access array: [(identifier) (field_access)] @added) "=" right: [(lambda_expression) (method_reference) (identifier) (ternary_expression) (cast_expression) (method_invocation)])
((method_invocation object: [(identifier) @added (field_access) @added (method_invocation object: [(identifier) (field_access)] @added)] name: (identifier) @_name
  arguments: (argument_list [(lambda_expression) (method_reference) (identifier) (ternary_expression) (cast_expression) (method_invocation)]))
  (#any-of? @_name "put" "putIfAbsent" "putFirst" "putLast" "replace" "add" "addFirst" "addLast" "addIfAbsent" "offer" "offerFirst" "offerLast" "push" "set" "setPlain" "register" "addListener"))
; Functions that a call is given: the parameter may keep them.
(method_invocation name: (identifier) @added arguments: (argument_list [(lambda_expression) (method_reference) (identifier) (ternary_expression) (cast_expression) (method_invocation)]))
(object_creation_expression type: (_) @added arguments: (argument_list [(lambda_expression) (method_reference) (identifier) (ternary_expression) (cast_expression) (method_invocation)]))
(enum_constant arguments: (argument_list [(lambda_expression) (method_reference) (identifier) (ternary_expression) (cast_expression) (method_invocation)])) @added
(explicit_constructor_invocation constructor: (_) @added arguments: (argument_list [(lambda_expression) (method_reference) (identifier) (ternary_expression) (cast_expression) (method_invocation)]))
(ternary_expression consequence: (_) @operand alternative: (_) @other) @expression.either
(cast_expression type: (_) @type value: (_) @operand) @expression.cast
(instanceof_expression) @expression.literal
(binary_expression left: (_) @operand operator: _ @operator right: (_) @other) @expression.operator
(binary_expression operator: ["==" "!=" "<" ">" "<=" ">="]) @expression.literal
(binary_expression left: (_) @operand "&&" right: (_) @other) @expression.and
(binary_expression left: (_) @operand "||" right: (_) @other) @expression.or
(unary_expression "!" operand: (_) @operand) @expression.not
(unary_expression operand: (_) @operand) @expression.same
(update_expression (_) @operand) @expression.same
(array_creation_expression type: (_) @argument . [(dimensions_expr) (dimensions . "[" . "]" .)] .) @type.array
(array_creation_expression type: (_) @argument . (dimensions . "[" . "]" .) . (array_initializer) .) @type.array
(array_creation_expression type: (_) @argument . (dimensions . "[" @type.array . "]" . "["))
(array_creation_expression (dimensions . "[" @argument . "]" . "[" . "]" .) . (array_initializer) .) @type.array
(array_creation_expression (dimensions . "[" @argument . "]" . "[" @type.array . "]" . "[") . (array_initializer))
(array_creation_expression (dimensions "[" . "]" . "[" @argument . "]" . "[" . "]" .) . (array_initializer)) @type.array
(array_creation_expression type: (_) @argument . (dimensions_expr) @type.array . [(dimensions_expr) (dimensions)])
(array_creation_expression (dimensions_expr) @argument . [(dimensions_expr) (dimensions . "[" . "]" .)] .) @type.array
(array_creation_expression type: (_) . (dimensions_expr) @argument . (dimensions_expr) @type.array . [(dimensions_expr) (dimensions)])
(array_access array: (_) @object index: (_) @item) @expression.element
(lambda_expression) @expression.function
[(lambda_expression) (method_reference)] @deferred
(lambda_expression body: [(method_invocation) (identifier) (field_access) (object_creation_expression) (binary_expression)
  (cast_expression) (parenthesized_expression) (ternary_expression) (string_literal) (lambda_expression) (array_access) (unary_expression)] @returned)
(return_statement (_) @returned)
[(string_literal) (character_literal) (decimal_integer_literal) (hex_integer_literal) (octal_integer_literal)
 (binary_integer_literal) (decimal_floating_point_literal) (hex_floating_point_literal) (true) (false) (null_literal)
 (class_literal)] @expression.literal

; The methods that give a test its arguments are named in strings.
((annotation name: (identifier) @_name arguments: (annotation_argument_list (string_literal (string_fragment) @expression.name @callee) @expression.call)) (#eq? @_name "MethodSource"))
((annotation name: (identifier) @_name arguments: (annotation_argument_list (element_value_array_initializer (string_literal (string_fragment) @expression.name @callee) @expression.call))) (#eq? @_name "MethodSource"))
((annotation name: (identifier) @_name arguments: (annotation_argument_list (element_value_pair value: (string_literal (string_fragment) @expression.name @callee) @expression.call))) (#eq? @_name "MethodSource"))
((annotation name: (identifier) @_name arguments: (annotation_argument_list (string_literal (string_fragment) @expression.name))) (#eq? @_name "FieldSource"))

; Types.
(type_identifier) @type.name
(scoped_type_identifier . (_) @object (type_identifier) @property .) @type.member
(generic_type . (_) @base (type_arguments (_)* @item)) @type.generic
; An array of arrays: each further pair of brackets is the array that the next one holds.
(array_type element: (_) @argument dimensions: (dimensions . "[" . "]" .)) @type.array
(array_type element: (_) @argument dimensions: (dimensions . "[" @type.array . "]" . "["))
(array_type dimensions: (dimensions . "[" @argument . "]" . "[" . "]" .)) @type.array
(array_type dimensions: (dimensions . "[" @argument . "]" . "[" @type.array . "]" . "["))
(array_type dimensions: (dimensions "[" . "]" . "[" @argument . "]" . "[" . "]" .)) @type.array
(wildcard [(type_identifier) (generic_type) (scoped_type_identifier) (array_type)] @operand) @type.same
(annotated_type (_) @operand .) @type.same
(type_list (_)* @item) @type.union
(catch_type (_)* @item) @type.union
[(integral_type) (floating_point_type) (boolean_type) (void_type)] @type.builtin
; A type before a member that may be a package, a type or a value.
(marker_annotation name: (_) @type.position)
(annotation name: (_) @type.position)
((type_identifier) @ignore (#eq? @ignore "var"))
(element_value_pair key: (identifier) @ignore)
; Those of parameters and local variables say nothing of the next definition.
(_ (modifiers [(marker_annotation name: (identifier) @decorator) (annotation name: (identifier) @decorator)])
  name: (_) body: (_))
(method_declaration (modifiers [(marker_annotation name: (identifier) @decorator) (annotation name: (identifier) @decorator)]))
(field_declaration (modifiers [(marker_annotation name: (identifier) @decorator) (annotation name: (identifier) @decorator)]))
(enum_constant (modifiers [(marker_annotation name: (identifier) @decorator) (annotation name: (identifier) @decorator)]))

(superclass (_) @extends)
(super_interfaces (type_list (_) @implements))
(extends_interfaces (type_list (_) @extends))

; Branches.
[(block) (switch_rule) (switch_block_statement_group)] @region
(if_statement condition: (_) @condition consequence: (_) @then)
(if_statement condition: (_) @condition consequence: (_) @then alternative: (_) @else)
(while_statement condition: (_) @condition body: (_) @then)
(ternary_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else)
[(return_statement) (throw_statement)] @exit
[(continue_statement) (break_statement) (yield_statement)] @exit.loop
[(for_statement) (enhanced_for_statement) (while_statement) (do_statement)] @loop
(try_statement body: (_) @attempt)

; Decision points, for cyclomatic complexity.
[(if_statement) (for_statement) (enhanced_for_statement) (while_statement) (do_statement) (catch_clause)
 (ternary_expression) (switch_label) "&&" "||"] @branch
