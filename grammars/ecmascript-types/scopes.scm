[(abstract_class_declaration) (interface_declaration) (enum_declaration) (object_type)] @scope.type
(public_field_definition "static" value: [(call_expression) (member_expression) (new_expression)] @scope.static)
[(internal_module) (module) (ambient_declaration "global")] @scope.namespace
[(function_signature) (method_signature) (abstract_method_signature) (function_type) (constructor_type)
 (call_signature) (construct_signature) (type_alias_declaration)] @scope.signature
(conditional_type) @scope.block

(formal_parameters [(required_parameter pattern: [(identifier) (object_pattern) (array_pattern)] @pattern)
                    (optional_parameter pattern: [(identifier) (object_pattern) (array_pattern)] @pattern)]) @parameters
(required_parameter pattern: (_) @pattern type: (type_annotation (_) @type))
(optional_parameter pattern: (_) @pattern type: (type_annotation (_) @type))
(required_parameter pattern: (_) @pattern value: (_) @default)
(required_parameter pattern: (identifier) @binding.parameter)
(optional_parameter pattern: (identifier) @binding.parameter)
(optional_parameter pattern: (_) @pattern "?" @default @expression.literal)
; The declared receiver of a function (`this`).
(required_parameter pattern: (this) @binding.parameter type: (type_annotation (_) @type))
(formal_parameters (required_parameter pattern: (rest_pattern (identifier) @binding.parameter @pattern) @rest)) @parameters
(required_parameter pattern: (rest_pattern (identifier) @pattern) type: (type_annotation (_) @type))
(variable_declarator name: [(object_pattern) (array_pattern)] @pattern type: (type_annotation (_) @type))
(catch_clause parameter: (identifier) @binding.variable)
(type_parameter name: (_) @binding.type_parameter)
(type_parameter name: (_) @binding.type_parameter value: (default_type (_) @value))
(type_parameter name: (_) @binding.type_parameter constraint: (constraint (_) @type))
(mapped_type_clause name: (_) @binding.type_parameter type: (_) @type)
(infer_type . (type_identifier) @binding.inferred)
(index_signature name: (identifier) @ignore)
(type_predicate name: (identifier) @ignore)

((type_identifier) @type.name (#not-eq? @type.name "bigint"))
(nested_type_identifier module: (_) @object name: (_) @property) @type.member
(nested_identifier object: (_) @object property: (_) @property) @expression.member
(generic_type name: (_) @base type_arguments: (type_arguments (_)* @item)) @type.generic
(extends_clause value: (_) @base type_arguments: (type_arguments (_)* @item)) @type.generic
(conditional_type left: (_) @operand right: (_) @other consequence: (_) @item alternative: (_) @item) @type.conditional
(infer_type . (type_identifier) @property) @type.inferred
(index_type_query (_) @operand) @type.keys
(array_type (_) @argument) @type.array
(tuple_type (_)* @item) @type.tuple
(union_type (_)* @item) @type.union
(intersection_type (_)* @item) @type.union
(parenthesized_type (_) @operand) @type.same
(readonly_type (_) @operand) @type.same
(optional_type (_) @operand) @type.same
(literal_type (_) @operand) @type.same
(tuple_type [(required_parameter type: (type_annotation (_) @operand)) (optional_parameter type: (type_annotation (_) @operand))] @type.same)
(type_query (_) @operand) @type.query
(type_query) @unevaluated
(function_type return_type: (_) @type) @type.function
(constructor_type type: (_) @type) @type.function
(call_signature return_type: (type_annotation (_) @type)) @type.function @called
(construct_signature type: (type_annotation (_) @type)) @type.function @constructed
(type_predicate type: (_) @type) @type.predicate
(asserts (type_predicate) @operand) @type.same
(lookup_type . (_) @object (_) @other) @type.lookup
(lookup_type (_) @object (literal_type (string (string_fragment) @property))) @type.member
(lookup_type (_) @object [(predefined_type) (literal_type (number))] @item) @type.element
(object_type (_)* @item) @type.object
(property_signature name: [(property_identifier) (string)] @key type: (type_annotation (_) @operand)) @type.named
(this_type) @expression.self
(index_signature type: (_ (_) @indexed))
(object_type (index_signature type: (_ (_) @operand)) @type.named)
; The type arguments of a call are between callee and arguments.
(call_expression function: (_) @base type_arguments: (type_arguments (_)* @item) @expression.generic)
(call_expression type_arguments: (_) @type) @expression.call
(new_expression constructor: (_) @base type_arguments: (type_arguments (_)* @item) @expression.generic)
(new_expression type_arguments: (_) @type) @expression.new
; After `assertIs(x);` the condition holds.
(expression_statement (call_expression function: (identifier) @_callee) @condition (#match? @_callee "^assert"))
; `import("./x").T`
(type_annotation (member_expression) @type.position)
(predefined_type) @type.builtin
; The grammar knows no `bigint`.
((type_identifier) @type.builtin (#eq? @type.builtin "bigint"))
(literal_type [(null) (undefined)] @type.builtin)

(as_expression (_) @operand . (_) @type .) @expression.cast
(as_expression . (_) @operand "const" .) @expression.same
(as_expression . (array (_)* @item) "const" .) @expression.tuple
(satisfies_expression . (_) @operand (_) @type .) @expression.same
(call_expression function: (_) @guarded "?.")
(non_null_expression (_) @operand @guarded) @expression.same
[(assignment_expression left: (non_null_expression) @stored) (array_pattern (non_null_expression) @stored) (pair_pattern value: (non_null_expression) @stored)
 (rest_pattern (non_null_expression) @stored) (assignment_pattern left: (non_null_expression) @stored) (for_in_statement left: (non_null_expression) @stored)]
[(assignment_expression left: (parenthesized_expression (as_expression . (_) @stored))) (for_in_statement left: (parenthesized_expression (as_expression . (_) @stored)))
 (augmented_assignment_expression left: (parenthesized_expression (as_expression . (_) @updated)))
 (update_expression argument: (parenthesized_expression (as_expression . (_) @updated)))]
; The grammar takes a pattern with parentheses or assertions for a literal with `!`.
[
 (assignment_expression left: (non_null_expression (array [[(member_expression) (subscript_expression) (parenthesized_expression) (non_null_expression)] @stored (as_expression . (_) @stored) (parenthesized_expression (as_expression . (_) @stored))])))
 (assignment_expression left: (non_null_expression (array (spread_element [[(member_expression) (subscript_expression) (parenthesized_expression) (non_null_expression)] @stored (as_expression . (_) @stored) (parenthesized_expression (as_expression . (_) @stored))]))))
 (assignment_expression left: (non_null_expression (array (array [[(member_expression) (subscript_expression) (parenthesized_expression) (non_null_expression)] @stored (as_expression . (_) @stored) (parenthesized_expression (as_expression . (_) @stored))]))))
 (assignment_expression left: (non_null_expression (object (pair value: [[(member_expression) (subscript_expression) (parenthesized_expression) (non_null_expression)] @stored (as_expression . (_) @stored) (parenthesized_expression (as_expression . (_) @stored))]))))
 (assignment_expression left: (non_null_expression (object (spread_element [[(member_expression) (subscript_expression) (parenthesized_expression) (non_null_expression)] @stored (as_expression . (_) @stored) (parenthesized_expression (as_expression . (_) @stored))]))))
 (for_in_statement left: (non_null_expression (array [[(member_expression) (subscript_expression) (parenthesized_expression) (non_null_expression)] @stored (as_expression . (_) @stored) (parenthesized_expression (as_expression . (_) @stored))])))
 (for_in_statement left: (non_null_expression (array (spread_element [[(member_expression) (subscript_expression) (parenthesized_expression) (non_null_expression)] @stored (as_expression . (_) @stored) (parenthesized_expression (as_expression . (_) @stored))]))))
 (for_in_statement left: (non_null_expression (array (array [[(member_expression) (subscript_expression) (parenthesized_expression) (non_null_expression)] @stored (as_expression . (_) @stored) (parenthesized_expression (as_expression . (_) @stored))]))))
 (for_in_statement left: (non_null_expression (object (pair value: [[(member_expression) (subscript_expression) (parenthesized_expression) (non_null_expression)] @stored (as_expression . (_) @stored) (parenthesized_expression (as_expression . (_) @stored))]))))
 (for_in_statement left: (non_null_expression (object (spread_element [[(member_expression) (subscript_expression) (parenthesized_expression) (non_null_expression)] @stored (as_expression . (_) @stored) (parenthesized_expression (as_expression . (_) @stored))]))))
]
(unary_expression "delete" argument: (non_null_expression [(member_expression property: (_) @unevaluated) (subscript_expression index: (string (string_fragment) @unevaluated))]))
; The grammar gives `!` too low a precedence: in `a + b!` it applies to `b` only.
(non_null_expression [(unary_expression argument: (_) @operand) (binary_expression right: (_) @operand)
  (binary_expression right: (unary_expression argument: (_) @operand))
  (binary_expression right: (binary_expression right: (_) @operand)) (new_expression constructor: (_) @operand)]) @expression.same
(instantiation_expression . (_) @operand) @expression.same
(arrow_function return_type: (type_annotation (_) @type)) @expression.function
(function_expression return_type: (type_annotation (_) @type)) @expression.function
[(arrow_function return_type: (type_predicate_annotation (type_predicate) @type))
 (function_expression return_type: (type_predicate_annotation (type_predicate) @type))] @expression.function

(extends_clause value: (_) @extends !type_arguments)
(extends_clause type_arguments: (_)) @extends
(extends_clause value: [(call_expression function: [(identifier) (member_expression)] @added)
                        (call_expression arguments: (arguments (call_expression function: [(identifier) (member_expression)] @added)))])
(implements_clause (_) @implements)
(extends_type_clause type: (_) @extends)

; With type arguments, `await f<T>(x)`, `!f<T>(x)` and `a + f<T>(x)` are read as `(await f)<T>(x)` and so on: the inner node stands for the call, and the
; outer one for what is made of it.
(call_expression function: [
    (await_expression (_) @base) (unary_expression argument: (await_expression (_) @base)) (unary_expression argument: (_) @base)
    (binary_expression right: (await_expression (_) @base)) (binary_expression right: (unary_expression argument: (_) @base)) (binary_expression right: (_) @base)
  ] type_arguments: (type_arguments (_)* @item) @expression.generic)
(call_expression function: (await_expression (_) @callee) @expression.call type_arguments: (_) @type arguments: (arguments (_)* @item))
(call_expression function: (await_expression) @operand type_arguments: (_)) @expression.await
; What is awaited is the member.
(member_expression object: (call_expression function: (await_expression) @operand type_arguments: (_)) @expression.same)
(call_expression function: [(unary_expression argument: (_) @callee) (binary_expression right: (_) @callee)] @expression.call
  type_arguments: (_) @type arguments: (arguments (_)* @item))
(call_expression function: [
    (unary_expression argument: (await_expression (_) @callee) @expression.call)
    (binary_expression right: (await_expression (_) @callee) @expression.call)
    (binary_expression right: (unary_expression argument: (_) @callee) @expression.call)
  ] type_arguments: (_) @type arguments: (arguments (_)* @item))
(call_expression function: [(unary_expression) (binary_expression)] type_arguments: (_)) @expression.same

; Declarations with `using` are parsed as constants (`adapt` of the manifests). `using` and `await` are what the source has there.
(lexical_declaration "const" @_keyword (variable_declarator value: (_) @operand) @expression.entered
  (#any-of? @_keyword "using" "await"))
(lexical_declaration "const" @_keyword (variable_declarator value: (_) @entered.async)
  (#eq? @_keyword "await"))
