; Scopes, bindings and expressions. Patterns repeat the forms of declarators, in which the name stands.

(namespace_definition) @scope.namespace
(function_definition) @scope.function
(preproc_function_def) @scope.function
(lambda_expression) @scope.lambda @expression.function @deferred
(translation_unit (declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator)) (operator_cast)]) @scope.signature)
(declaration_list (declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator)) (operator_cast)]) @scope.signature)
(linkage_specification (declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator)) (operator_cast)]) @scope.signature)
(template_declaration (declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator)) (operator_cast)]) @scope.signature)
(preproc_if (declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator)) (operator_cast)]) @scope.signature)
(preproc_ifdef (declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator)) (operator_cast)]) @scope.signature)
(preproc_else (declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator)) (operator_cast)]) @scope.signature)
(preproc_elif (declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator)) (operator_cast)]) @scope.signature)
(preproc_elifdef (declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator)) (operator_cast)]) @scope.signature)
(field_declaration_list (declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator)) (operator_cast)]) @scope.signature)
(field_declaration declarator: [(function_declarator) (pointer_declarator declarator: (function_declarator)) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator))) (reference_declarator (function_declarator))]) @scope.signature
(friend_declaration (declaration) @scope.signature)
(type_descriptor declarator: (abstract_function_declarator)) @scope.signature
(type_definition declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (_))))) @scope.signature
(template_declaration (alias_declaration) @scope.signature)
[(class_specifier name: (_) body: (_)) (struct_specifier name: (_) body: (_)) (union_specifier name: (_) body: (_)) (enum_specifier name: (_) body: (_))] @scope.type
(base_class_clause (_) @outside)
(type_definition type: [(class_specifier !name body: (_) @scope.type) (struct_specifier !name body: (_) @scope.type) (union_specifier !name body: (_) @scope.type) (enum_specifier !name body: (_) @scope.type)])
; Members of a type without a name belong to the field or variable.
(field_declaration type: [(struct_specifier !name body: (_)) (class_specifier !name body: (_)) (union_specifier !name body: (_))] declarator: (_)) @scope.type @expression.class
(declaration type: [(struct_specifier !name body: (_)) (class_specifier !name body: (_)) (union_specifier !name body: (_))] declarator: (_)) @scope.type @expression.class
[(compound_statement) (for_statement) (for_range_loop) (if_statement) (while_statement) (switch_statement) (catch_clause)] @scope.block

; Parameters. One without a name counts too.
(parameter_list (parameter_declaration declarator: [(identifier) @binding.parameter @pattern (pointer_declarator declarator: (identifier) @binding.parameter @pattern) (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @binding.parameter @pattern)) (reference_declarator (identifier) @binding.parameter @pattern) (pointer_declarator declarator: (reference_declarator (identifier) @binding.parameter @pattern)) (array_declarator declarator: (identifier) @binding.parameter @pattern) (array_declarator declarator: (array_declarator declarator: (identifier) @binding.parameter @pattern)) (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding.parameter @pattern)) (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @binding.parameter @pattern))) (array_declarator declarator: (parenthesized_declarator (reference_declarator (identifier) @binding.parameter @pattern))) (array_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @binding.parameter @pattern))) (function_declarator declarator: (parenthesized_declarator (reference_declarator (identifier) @binding.parameter @pattern)))])) @parameters
(parameter_declaration declarator: (function_declarator declarator: (parenthesized_declarator [(pointer_declarator declarator: (identifier) @pattern) (reference_declarator (identifier) @pattern)]) parameters: (_) @type))
(parameter_declaration declarator: (function_declarator declarator: (parenthesized_declarator) parameters: (_) @scope.signature))
(parameter_declaration type: (_) @type declarator: (function_declarator declarator: (parenthesized_declarator) parameters: (_) @type.function))
(parameter_declaration type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] @type declarator: [(identifier) @pattern (reference_declarator (identifier) @pattern)])
(parameter_declaration type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] declarator: [(pointer_declarator declarator: (identifier) @pattern) @type (pointer_declarator declarator: (reference_declarator (identifier) @pattern)) @type (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @pattern) @type) (array_declarator declarator: (identifier) @pattern) @type (array_declarator declarator: (array_declarator declarator: (identifier) @pattern) @type) (pointer_declarator declarator: (array_declarator declarator: (identifier) @pattern) @type)])
(parameter_list (optional_parameter_declaration declarator: [(identifier) @binding.parameter @pattern (pointer_declarator declarator: (identifier) @binding.parameter @pattern) (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @binding.parameter @pattern)) (reference_declarator (identifier) @binding.parameter @pattern) (pointer_declarator declarator: (reference_declarator (identifier) @binding.parameter @pattern)) (array_declarator declarator: (identifier) @binding.parameter @pattern) (array_declarator declarator: (array_declarator declarator: (identifier) @binding.parameter @pattern)) (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding.parameter @pattern)) (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @binding.parameter @pattern))) (array_declarator declarator: (parenthesized_declarator (reference_declarator (identifier) @binding.parameter @pattern))) (array_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @binding.parameter @pattern))) (function_declarator declarator: (parenthesized_declarator (reference_declarator (identifier) @binding.parameter @pattern)))])) @parameters
(optional_parameter_declaration declarator: (function_declarator declarator: (parenthesized_declarator [(pointer_declarator declarator: (identifier) @pattern) (reference_declarator (identifier) @pattern)]) parameters: (_) @type))
(optional_parameter_declaration declarator: (function_declarator declarator: (parenthesized_declarator) parameters: (_) @scope.signature))
(optional_parameter_declaration type: (_) @type declarator: (function_declarator declarator: (parenthesized_declarator) parameters: (_) @type.function))
(optional_parameter_declaration type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] @type declarator: [(identifier) @pattern (reference_declarator (identifier) @pattern)])
(optional_parameter_declaration type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] declarator: [(pointer_declarator declarator: (identifier) @pattern) @type (pointer_declarator declarator: (reference_declarator (identifier) @pattern)) @type (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @pattern) @type) (array_declarator declarator: (identifier) @pattern) @type (array_declarator declarator: (array_declarator declarator: (identifier) @pattern) @type) (pointer_declarator declarator: (array_declarator declarator: (identifier) @pattern) @type)])
(optional_parameter_declaration declarator: [(identifier) @pattern (pointer_declarator declarator: (identifier) @pattern) (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @pattern)) (reference_declarator (identifier) @pattern) (pointer_declarator declarator: (reference_declarator (identifier) @pattern)) (array_declarator declarator: (identifier) @pattern) (array_declarator declarator: (array_declarator declarator: (identifier) @pattern)) (pointer_declarator declarator: (array_declarator declarator: (identifier) @pattern)) (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @pattern)))] default_value: (_) @value)
(parameter_list [(parameter_declaration !declarator type: [(type_identifier) (qualified_identifier) (template_type) (sized_type_specifier) (dependent_type) (decltype) (placeholder_type_specifier) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)]) @pattern (parameter_declaration declarator: [(abstract_pointer_declarator) (abstract_reference_declarator) (abstract_array_declarator) (abstract_function_declarator)]) @pattern (optional_parameter_declaration !declarator) @pattern (optional_parameter_declaration declarator: (abstract_reference_declarator)) @pattern]) @parameters
((parameter_list (parameter_declaration !declarator type: (primitive_type) @_type) @pattern) @parameters (#not-eq? @_type "void"))
(parameter_declaration !declarator type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] @type) @pattern
(parameter_declaration type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] @type declarator: (abstract_reference_declarator)) @pattern
(parameter_declaration type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] declarator: [(abstract_pointer_declarator) (abstract_array_declarator)] @type) @pattern
(optional_parameter_declaration !declarator type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] @type) @pattern
(optional_parameter_declaration default_value: (_) @value) @pattern
(parameter_list (variadic_parameter_declaration declarator: [(variadic_declarator (identifier) @binding.parameter @pattern) (reference_declarator (variadic_declarator (identifier) @binding.parameter @pattern))] @rest)) @parameters
(parameter_list "..." @pattern @rest) @parameters
(preproc_params (identifier) @binding.parameter)
(template_declaration parameters: (template_parameter_list [(type_parameter_declaration (type_identifier) @binding.type_parameter) (optional_type_parameter_declaration name: (type_identifier) @binding.type_parameter) (variadic_type_parameter_declaration (type_identifier) @binding.type_parameter) (template_template_parameter_declaration (type_parameter_declaration (type_identifier) @binding.type_parameter)) (parameter_declaration declarator: (identifier) @binding.type_parameter) (optional_parameter_declaration declarator: (identifier) @binding.type_parameter)]) [(function_definition) @binder (declaration) @binder (alias_declaration) @binder (class_specifier body: (_)) @binder (struct_specifier body: (_)) @binder (union_specifier body: (_)) @binder])
(template_declaration parameters: (template_parameter_list (optional_type_parameter_declaration name: (type_identifier) @binding.type_parameter default_type: (_) @value)))
; Variables of loops, conditions and handlers.
(for_range_loop declarator: [(identifier) @binding.variable @pattern (pointer_declarator declarator: (identifier) @binding.variable @pattern) (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @binding.variable @pattern)) (reference_declarator (identifier) @binding.variable @pattern) (pointer_declarator declarator: (reference_declarator (identifier) @binding.variable @pattern))] right: (_) @iterated)
(for_range_loop type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] @type declarator: [(identifier) @pattern (reference_declarator (identifier) @pattern)])
(for_range_loop type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] declarator: [(pointer_declarator declarator: (identifier) @pattern) @type (pointer_declarator declarator: (reference_declarator (identifier) @pattern)) @type])
(for_range_loop declarator: [(structured_binding_declarator) @pattern (reference_declarator (structured_binding_declarator) @pattern)] right: (_) @iterated)
(structured_binding_declarator (identifier) @binding.variable @pattern) @whole
(init_declarator declarator: [(structured_binding_declarator) @pattern (reference_declarator (structured_binding_declarator) @pattern)] value: (_) @value)
(condition_clause (declaration type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] @type declarator: [(identifier) @binding.variable (reference_declarator (identifier) @binding.variable)]))
(condition_clause (declaration type: [(type_identifier) (qualified_identifier) (template_type) (primitive_type) (sized_type_specifier) (dependent_type) (decltype) (struct_specifier !body) (class_specifier !body) (union_specifier !body) (enum_specifier !body)] declarator: [(pointer_declarator declarator: (identifier) @binding.variable) @type (pointer_declarator declarator: (reference_declarator (identifier) @binding.variable)) @type]))
(condition_clause (declaration declarator: [(identifier) @binding.variable (pointer_declarator declarator: (identifier) @binding.variable) (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @binding.variable)) (reference_declarator (identifier) @binding.variable) (pointer_declarator declarator: (reference_declarator (identifier) @binding.variable))] value: (_) @value))
(catch_clause parameters: (parameter_list (parameter_declaration type: (_) @type declarator: [(identifier) @binding.variable (pointer_declarator declarator: (identifier) @binding.variable) (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @binding.variable)) (reference_declarator (identifier) @binding.variable) (pointer_declarator declarator: (reference_declarator (identifier) @binding.variable))])))
(lambda_capture_initializer left: (identifier) @binding.variable right: (_) @value)

; Expressions.
(identifier) @expression.name
(type_identifier) @type.name
(this) @expression.self
(field_expression argument: (_) @object "." field: [(field_identifier) @property (destructor_name) @property (template_method name: (field_identifier) @property) (dependent_name (template_method name: (field_identifier) @property))]) @expression.member
(field_expression argument: (this) @object field: [(field_identifier) @property (destructor_name) @property (template_method name: (field_identifier) @property) (dependent_name (template_method name: (field_identifier) @property))]) @expression.member
(field_expression argument: (_) @operand "->" @expression.operator @operator)
(field_expression argument: [(identifier) (qualified_identifier) (call_expression) (field_expression) (subscript_expression) (parenthesized_expression) (pointer_expression) (cast_expression) (update_expression) (binary_expression) (new_expression)] "->" @object field: [(field_identifier) @property (destructor_name) @property (template_method name: (field_identifier) @property) (dependent_name (template_method name: (field_identifier) @property))]) @expression.member
(field_expression field: (qualified_identifier scope: (_) @object name: (field_identifier) @property)) @expression.member
(pointer_expression operator: "*" @operator argument: (_) @operand) @expression.operator
(pointer_expression operator: "*" argument: (this) @operand) @expression.same
(pointer_expression operator: "&" argument: (_) @operand) @expression.same
(pointer_expression operator: "&" argument: [(identifier) (field_expression) (subscript_expression) (call_expression) (pointer_expression) (parenthesized_expression)] @item) @expression.literal
(subscript_expression argument: (_) @object indices: (subscript_argument_list (_)* @item)) @expression.element
(offsetof_expression type: (_) @object member: (_) @property) @expression.member
(call_expression function: (_) @callee) @expression.call
(call_expression function: (_) @callee arguments: (argument_list (_)* @item)) @expression.call
(compound_literal_expression type: (_) @callee value: (initializer_list (_)* @item)) @expression.new
; An array of pointers makes no objects.
((new_expression "new" @expression.new type: (_) @callee) @_all (#not-match? @_all "^new\\s+(?:const\\s+)?[\\w:]+(?:<[^;]*>)?\\s*\\*"))
(new_expression "new" @expression.new arguments: (_ (_)* @item))
(new_expression "new" @item) @expression.literal
(template_function name: (identifier) @base arguments: (template_argument_list (_)* @item)) @expression.generic
; An object is made where it is declared.
(declaration type: [(type_identifier) (qualified_identifier) (template_type)] @callee declarator: (init_declarator declarator: (identifier) value: [(argument_list (_)* @item) (initializer_list (_)* @item)] @expression.new))
(declaration type: [(type_identifier) (qualified_identifier) (template_type)] @callee declarator: (init_declarator declarator: (identifier) value: [(argument_list) (initializer_list)] @expression.new))
(declaration . type: [(type_identifier) (qualified_identifier) (template_type)] @callee declarator: (identifier)) @expression.new
((declaration . (storage_class_specifier) @_storage . type: [(type_identifier) (qualified_identifier) (template_type)] @callee declarator: (identifier)) @expression.new (#eq? @_storage "static"))
[(parenthesized_expression (_) @operand) (update_expression argument: (_) @operand) (comma_expression right: (_) @operand) (assignment_expression right: (_) @operand) (co_await_expression argument: (_) @operand)] @expression.same
(condition_clause value: (_) @operand) @expression.same
(parameter_pack_expansion pattern: (_) @operand) @expression.spread
(binary_expression left: (_) @operand operator: _ @operator right: (_) @other) @expression.operator
(binary_expression operator: ["&&" "||" "and" "or"]) @expression.literal
[(unary_expression) (sizeof_expression) (alignof_expression) (fold_expression) (requires_expression) (delete_expression)] @expression.literal
(conditional_expression consequence: (_) @operand alternative: (_) @other) @expression.either
(cast_expression type: (_) @type value: (_) @operand) @expression.cast
((call_expression function: (template_function name: (identifier) @_cast arguments: (template_argument_list . (_) @type .)) arguments: (argument_list . (_) @operand .)) @expression.cast (#any-of? @_cast "static_cast" "dynamic_cast" "const_cast" "reinterpret_cast"))
((template_function name: (identifier) @ignore) (#any-of? @ignore "static_cast" "dynamic_cast" "const_cast" "reinterpret_cast"))
(call_expression function: (primitive_type) arguments: (argument_list . (_) @operand .)) @expression.same
(assignment_expression left: (_) @other "=" right: [(identifier) (pointer_expression) (initializer_list)] @operand) @expression.same
(assignment_expression left: (identifier) @target "=" right: (_) @value) @assignment
(return_statement (_) @returned)
(co_return_statement (_) @returned)
(lambda_expression declarator: (abstract_function_declarator (trailing_return_type (type_descriptor) @type))) @expression.function
[(string_literal) (raw_string_literal) (concatenated_string) (char_literal) (number_literal) (true) (false) (null) (user_defined_literal)] @expression.literal
; Names with a namespace or type in front of them.
(namespace_identifier) @type.name
(qualified_identifier scope: (_) @object name: [(identifier) (destructor_name) (operator_name)] @property) @expression.member
(qualified_identifier scope: (_) @object name: (type_identifier) @property) @type.member
(qualified_identifier name: [(qualified_identifier) (template_type) (template_function) (dependent_name)] @operand) @expression.wrapped
(qualified_identifier scope: (_) @object name: (template_type name: (type_identifier) @type.member @property))
(qualified_identifier scope: (_) @object name: (template_function name: (identifier) @expression.member @property))
(qualified_identifier scope: (_) @object name: (qualified_identifier scope: (namespace_identifier) @type.member @property))
(qualified_identifier scope: (_) @object name: (qualified_identifier scope: (template_type name: (type_identifier) @type.member @property)))
(qualified_identifier !scope name: [(identifier) (type_identifier)] @operand) @expression.wrapped
(nested_namespace_specifier (namespace_identifier) @ignore)
(namespace_definition name: (namespace_identifier) @ignore)
(namespace_alias_definition name: (namespace_identifier) @ignore (_)? @ignore)
(using_declaration (_) @ignore)
(using_declaration (qualified_identifier scope: (_) @ignore name: (_) @ignore))
(using_declaration (qualified_identifier scope: (_) @ignore name: (qualified_identifier scope: (_) @ignore name: (_) @ignore)))
; A name that is defined is no reference, but the type in front of it is.
(function_definition declarator: [(function_declarator declarator: [(qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore (qualified_identifier name: (qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore) @ignore]) (pointer_declarator declarator: (function_declarator declarator: [(qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore (qualified_identifier name: (qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore) @ignore])) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: [(qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore (qualified_identifier name: (qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore) @ignore]))) (reference_declarator (function_declarator declarator: [(qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore (qualified_identifier name: (qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore) @ignore]))])
(declaration declarator: [(function_declarator declarator: [(qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore (qualified_identifier name: (qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore) @ignore]) (pointer_declarator declarator: (function_declarator declarator: [(qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore (qualified_identifier name: (qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore) @ignore])) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: [(qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore (qualified_identifier name: (qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore) @ignore]))) (reference_declarator (function_declarator declarator: [(qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore (qualified_identifier name: (qualified_identifier name: [(identifier) (operator_name) (destructor_name)] @ignore) @ignore) @ignore]))])
(destructor_name (identifier) @ignore)
[(attribute_specifier (argument_list (identifier) @ignore)) (attribute_specifier (argument_list (call_expression function: (identifier) @ignore))) (attribute name: (identifier) @ignore)]
(lambda_capture_specifier (identifier) @expression.name)
(concept_definition name: (identifier) @ignore)
; Members and parent types that a constructor makes.
(field_initializer . (field_identifier) @callee) @expression.new
(field_initializer . (field_identifier) @callee [(argument_list (_)* @item) (initializer_list (_)* @item)]) @expression.new
(field_initializer . (field_identifier) @expression.name)
(field_initializer . (template_method name: (field_identifier) @expression.name @callee)) @expression.new
(field_initializer . (template_method name: (field_identifier) @callee) [(argument_list (_)* @item) (initializer_list (_)* @item)]) @expression.new
(field_initializer . (qualified_identifier) @callee) @expression.new
(field_initializer . (qualified_identifier) @callee [(argument_list (_)* @item) (initializer_list (_)* @item)]) @expression.new

; The name of a test that a macro makes is no reference, and nothing refers to it.
((function_definition !type declarator: (function_declarator declarator: (identifier) @callee parameters: (parameter_list . (parameter_declaration type: (type_identifier) !declarator))) @expression.call) (#match? @callee "^(?:[A-Z0-9]+_)*(?:[A-Z0-9]*TEST|BENCHMARK|FIXTURE|SCENARIO)(?:_[A-Z0-9_]+)?$"))
((function_definition !type declarator: (function_declarator declarator: (identifier) @_macro parameters: (parameter_list (parameter_declaration !declarator) . (parameter_declaration type: (type_identifier) @ignore !declarator)))) (#match? @_macro "^(?:[A-Z0-9]+_)*(?:[A-Z0-9]*TEST|BENCHMARK|FIXTURE|SCENARIO)(?:_[A-Z0-9_]+)?$") (#not-match? @_macro "^BOOST_FIXTURE"))
((function_definition !type declarator: (function_declarator declarator: (identifier) @_macro parameters: (parameter_list . (parameter_declaration type: (type_identifier) @ignore !declarator)))) (#match? @_macro "^(?:[A-Z0-9]+_)*(?:[A-Z0-9]*TEST|BENCHMARK|FIXTURE|SCENARIO)(?:_[A-Z0-9_]+)?$") (#not-match? @_macro "^(?:[A-Z0-9]+_)*(?:TEST|BENCHMARK)(?:_DEFINE|_TEMPLATE)?_[FP]$|^TYPED_TEST|^(?!BOOST_)[A-Z0-9_]*FIXTURE|_METHOD$"))
((function_definition !type declarator: (function_declarator declarator: (identifier) @_macro parameters: (parameter_list . (parameter_declaration type: (type_identifier) @ignore !declarator) .))) (#match? @_macro "^(?:[A-Z0-9]+_)*(?:[A-Z0-9]*TEST|BENCHMARK|FIXTURE|SCENARIO)(?:_[A-Z0-9_]+)?$"))
((function_definition !type declarator: (function_declarator declarator: (identifier) @_macro parameters: (parameter_list . (parameter_declaration type: (type_identifier) @ignore !declarator) . (parameter_declaration !declarator)))) (#match? @_macro "^BOOST_FIXTURE"))

; Initializers: values in order, or with the names of members.
(initializer_list (_)* @item) @expression.literal
(initializer_list (initializer_pair designator: (field_designator))) @expression.object
(initializer_list (initializer_pair designator: (field_designator)) @item) @expression.object
(initializer_list (initializer_pair designator: (field_designator (field_identifier) @key) value: (_) @operand) @expression.attribute)
(initializer_pair designator: [(subscript_designator) (subscript_range_designator)] value: (_) @operand) @expression.same
; A function in a variable or member, which is called through it.
(assignment_expression left: [(identifier) (field_expression)] @added "=" right: [(identifier) (pointer_expression argument: (identifier)) (lambda_expression)])
(call_expression function: (identifier) @added arguments: (argument_list [(identifier) (pointer_expression argument: (identifier)) (lambda_expression)]))
(call_expression function: (field_expression) @added arguments: (argument_list [(identifier) (pointer_expression argument: (identifier)) (lambda_expression)]))
(assignment_expression left: [(identifier) (field_expression)] @updated operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>="])
(update_expression argument: [(identifier) (field_expression)] @updated)

; Types.
[(struct_specifier name: (_) @operand) (class_specifier name: (_) @operand) (union_specifier name: (_) @operand) (enum_specifier name: (_) @operand)] @type.same
[(struct_specifier name: (_) body: (_)) (class_specifier name: (_) body: (_)) (union_specifier name: (_) body: (_)) (enum_specifier name: (_) body: (_))] @expression.class
(type_descriptor type: (_) @operand) @type.same
(dependent_type (_) @operand) @type.same
(decltype (_) @operand) @type.query
(template_type name: (_) @base arguments: (template_argument_list (_)* @item)) @type.generic
[(primitive_type) (sized_type_specifier)] @type.builtin
; A pointer or an array holds what stands before it.
(declaration type: (_) @argument declarator: [(pointer_declarator) (array_declarator)] @type.array)
(field_declaration type: (_) @argument declarator: [(pointer_declarator) (array_declarator)] @type.array)
(function_definition type: (_) @argument declarator: [(pointer_declarator) (array_declarator)] @type.array)
(parameter_declaration type: (_) @argument declarator: [(pointer_declarator) (array_declarator)] @type.array)
(optional_parameter_declaration type: (_) @argument declarator: [(pointer_declarator) (array_declarator)] @type.array)
(for_range_loop type: (_) @argument declarator: [(pointer_declarator) (array_declarator)] @type.array)
(type_definition type: (_) @argument declarator: [(pointer_declarator) (array_declarator)] @type.array)
(declaration type: (_) @argument declarator: (init_declarator declarator: [(pointer_declarator) (array_declarator)] @type.array))
(pointer_declarator declarator: [(pointer_declarator) (array_declarator)] @type.array) @argument
(array_declarator declarator: (array_declarator) @type.array) @argument
(type_descriptor type: (_) @argument declarator: [(abstract_pointer_declarator) (abstract_array_declarator)] @type.array)
(type_descriptor declarator: [(abstract_pointer_declarator) (abstract_array_declarator)] @operand) @type.same
(parameter_declaration type: (_) @argument declarator: [(abstract_pointer_declarator) (abstract_array_declarator)] @type.array)
(abstract_pointer_declarator declarator: (abstract_pointer_declarator) @type.array) @argument
(type_descriptor declarator: (abstract_pointer_declarator declarator: (abstract_pointer_declarator) @operand)) @type.same
(type_definition type: (_) @type declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (_)))) @type.function)
(declaration type: (_) @type declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (_)))) @type.function)
(field_declaration type: (_) @type declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (_)))) @type.function)
(_ type: (qualified_identifier) @type.position)
(base_class_clause (_) @type.position)
(template_argument_list (type_descriptor type: (qualified_identifier) @type.position))

; Parent types.
(class_specifier (base_class_clause [(type_identifier) (qualified_identifier) (template_type)] @extends))
(struct_specifier (base_class_clause [(type_identifier) (qualified_identifier) (template_type)] @extends))
(union_specifier (base_class_clause [(type_identifier) (qualified_identifier) (template_type)] @extends))

[(return_statement) (throw_statement) (co_return_statement) (goto_statement)] @exit
[(continue_statement) (break_statement)] @exit.loop
[(for_statement) (for_range_loop) (while_statement) (do_statement)] @loop
(try_statement body: (_) @attempt)
; Decision points, for cyclomatic complexity.
[(if_statement) (for_statement) (for_range_loop) (while_statement) (do_statement) (case_statement) (catch_clause) (conditional_expression) "&&" "||"] @branch
