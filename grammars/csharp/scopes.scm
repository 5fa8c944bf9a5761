; Scopes, bindings and expressions.

[(method_declaration) (constructor_declaration) (destructor_declaration) (operator_declaration) (conversion_operator_declaration)
 (indexer_declaration) (accessor_declaration) (local_function_statement)] @scope.function
(delegate_declaration) @scope.signature
(class_declaration (parameter_list) @scope.signature)
(struct_declaration (parameter_list) @scope.signature)
(record_declaration (parameter_list) @scope.signature)
[(lambda_expression) (anonymous_method_expression)] @scope.lambda
[(class_declaration) (struct_declaration) (record_declaration) (interface_declaration) (enum_declaration)] @scope.type
(namespace_declaration) @scope.namespace
[(block) (for_statement) (foreach_statement) (using_statement) (fixed_statement) (switch_section) (switch_expression_arm)
 (catch_clause) (query_expression)] @scope.block
(base_list (_) @outside)

; Names that functions and statements bind.
(parameter_list (parameter name: (identifier) @binding.parameter @pattern)) @parameters
(bracketed_parameter_list (parameter name: (identifier) @binding.parameter @pattern)) @parameters
(parameter type: (_) @type name: (identifier) @pattern)
(parameter name: (identifier) @pattern "=" (_) @value)
(parameter name: (identifier) @pattern . (_) @value .)
(parameter_list "params" @rest type: (_) @type name: (identifier) @binding.parameter @pattern) @parameters
(parameter_list . (parameter (modifier) @_this name: (identifier) @binding.receiver) (#eq? @_this "this"))
(lambda_expression parameters: (implicit_parameter) @binding.parameter @pattern) @parameters
(local_declaration_statement (variable_declaration type: (_) @type (variable_declarator name: (identifier) @binding.variable)))
(local_declaration_statement (variable_declaration (variable_declarator name: (identifier) @binding.variable (_) @value .)))
(using_statement (variable_declaration type: (_) @type (variable_declarator name: (identifier) @binding.variable)))
(using_statement (variable_declaration (variable_declarator name: (identifier) @binding.variable (_) @value .)))
(for_statement (variable_declaration type: (_) @type (variable_declarator name: (identifier) @binding.variable)))
(for_statement (variable_declaration (variable_declarator name: (identifier) @binding.variable (_) @value .)))
(fixed_statement (variable_declaration type: (_) @type (variable_declarator name: (identifier) @binding.variable)))
(variable_declarator (tuple_pattern) @pattern (_) @value .)
(tuple_pattern name: (identifier) @binding.variable @pattern) @whole
(foreach_statement left: (tuple_pattern) @pattern right: (_) @iterated)
(foreach_statement left: (identifier) @binding.variable @pattern right: (_) @iterated)
(foreach_statement type: [(identifier) (generic_name) (qualified_name) (alias_qualified_name) (predefined_type) (array_type) (nullable_type) (tuple_type) (pointer_type)] @type left: (identifier) @pattern)
(catch_declaration type: (_) @type name: (identifier) @binding.variable)
(declaration_pattern type: (_) @type name: (identifier) @binding.variable)
(recursive_pattern type: (_) @type name: (identifier) @binding.variable)
(var_pattern (identifier) @binding.variable)
; A pattern reads members of what it tests: `Point { X: var x, Y.Z: { … } }`.
(recursive_pattern type: (_) @type) @pattern
(is_pattern_expression expression: (_) @value pattern: (recursive_pattern) @pattern)
(switch_expression . (_) @value (switch_expression_arm . (recursive_pattern) @pattern))
(switch_statement value: (_) @value body: (switch_body (switch_section (recursive_pattern) @pattern)))
(recursive_pattern (property_pattern_clause (subpattern . (identifier) @pattern @key))) @whole
(recursive_pattern (property_pattern_clause (subpattern . (member_access_expression expression: (identifier) @pattern @key)))) @whole
(subpattern . (member_access_expression expression: (identifier) @whole name: (identifier) @pattern @key))
(subpattern . (identifier) @whole (recursive_pattern) @pattern @others)
(subpattern . (member_access_expression name: (identifier) @whole) (recursive_pattern) @pattern @others)
(subpattern . (identifier) @whole (declaration_pattern name: (identifier) @pattern @others))
(subpattern . (member_access_expression name: (identifier) @whole) (declaration_pattern name: (identifier) @pattern @others))
(subpattern (declaration_pattern type: [(identifier) (generic_name) (qualified_name) (alias_qualified_name) (predefined_type) (array_type) (nullable_type) (tuple_type) (pointer_type)] @type name: (identifier) @pattern))
(recursive_pattern name: (identifier) @binding.variable)
(recursive_pattern name: (identifier) @pattern @others) @whole
(declaration_expression type: [(identifier) (generic_name) (qualified_name) (alias_qualified_name) (predefined_type) (array_type) (nullable_type) (tuple_type) (pointer_type)] @type name: (identifier) @binding.variable)
(argument (declaration_expression type: (implicit_type) name: (identifier) @binding.variable) @value)
(from_clause name: (identifier) @binding.variable @pattern (_) @iterated .)
(from_clause type: [(identifier) (generic_name) (qualified_name) (alias_qualified_name) (predefined_type) (array_type) (nullable_type) (tuple_type) (pointer_type)] @type name: (identifier) @pattern)
(let_clause . (identifier) @binding.variable . (_) @value)
; What is assigned to a property, or added to an event.
(property_declaration type: (_) @type accessors: (accessor_list (accessor_declaration ["set" "init"] @binding.implied)))
(indexer_declaration type: (_) @type accessors: (accessor_list (accessor_declaration "set" @binding.implied)))
(event_declaration type: (_) @type accessors: (accessor_list (accessor_declaration ["add" "remove"] @binding.implied)))
(type_parameter name: (identifier) @binding.type_parameter)
(class_declaration (type_parameter_list (type_parameter name: (identifier) @binding.type_parameter @_name)) (type_parameter_constraints_clause . (identifier) @_of (type_parameter_constraint type: (_) @type)) (#eq? @_name @_of))
(interface_declaration type_parameters: (type_parameter_list (type_parameter name: (identifier) @binding.type_parameter @_name)) (type_parameter_constraints_clause . (identifier) @_of (type_parameter_constraint type: (_) @type)) (#eq? @_name @_of))
(method_declaration type_parameters: (type_parameter_list (type_parameter name: (identifier) @binding.type_parameter @_name)) (type_parameter_constraints_clause . (identifier) @_of (type_parameter_constraint type: (_) @type)) (#eq? @_name @_of))

; Expressions, in the vocabulary of resolution.
(identifier) @expression.name
(namespace_declaration name: (identifier) @ignore)
(file_scoped_namespace_declaration name: (identifier) @ignore)
(using_directive (identifier) @ignore)
(qualified_name qualifier: (_) @object name: (identifier) @property) @type.member
(qualified_name qualifier: (_) @object name: (generic_name . (identifier) @property) @base) @type.member
(member_access_expression expression: (_) @object name: (identifier) @property) @expression.member
(member_access_expression expression: (_) @object name: (generic_name . (identifier) @property)) @expression.member
(conditional_access_expression condition: (_) @object (member_binding_expression name: (identifier) @property)) @expression.member
(conditional_access_expression condition: (_) @object (member_binding_expression name: (generic_name . (identifier) @property))) @expression.member
(conditional_access_expression condition: (_) @object (element_binding_expression (argument (_) @item))) @expression.element
(element_access_expression expression: (_) @object subscript: (bracketed_argument_list (argument (_) @item))) @expression.element
; A range calls `Slice`, or an indexer that takes ranges.
(conditional_access_expression condition: (_) @operand (element_binding_expression (argument (range_expression ".." @operator)))) @expression.operator
(element_access_expression expression: (_) @operand subscript: (bracketed_argument_list (argument (range_expression ".." @operator)))) @expression.operator
(element_access_expression expression: ["this" "base"] @operand subscript: (bracketed_argument_list (argument (range_expression ".." @operator)))) @expression.operator
; An index from the end, an open range and a list pattern read the number of elements; a list pattern reads elements, too.
(element_access_expression expression: (_) @operand subscript: (bracketed_argument_list "[" @operator (argument [(prefix_unary_expression "^") (range_expression ".." .) (range_expression (prefix_unary_expression "^"))])) @expression.operator)
(element_access_expression expression: ["this" "base"] @operand subscript: (bracketed_argument_list "[" @operator (argument [(prefix_unary_expression "^") (range_expression ".." .) (range_expression (prefix_unary_expression "^"))])) @expression.operator)
(conditional_access_expression condition: (_) @operand (element_binding_expression "[" @operator (argument [(prefix_unary_expression "^") (range_expression ".." .) (range_expression (prefix_unary_expression "^"))])) @expression.operator)
(is_pattern_expression expression: (_) @operand pattern: [(list_pattern "[" @operator) @expression.operator (negated_pattern (list_pattern "[" @operator) @expression.operator)])
(switch_expression . (_) @operand (switch_expression_arm . (list_pattern "[" @operator) @expression.operator))
(switch_statement value: (_) @operand body: (switch_body (switch_section (list_pattern "[" @operator) @expression.operator)))
(is_pattern_expression expression: (_) @object pattern: [(list_pattern [(declaration_pattern) (var_pattern) (constant_pattern) (recursive_pattern) (relational_pattern) (list_pattern)] "]" @expression.element) (negated_pattern (list_pattern [(declaration_pattern) (var_pattern) (constant_pattern) (recursive_pattern) (relational_pattern) (list_pattern)] "]" @expression.element))])
(switch_expression . (_) @object (switch_expression_arm . (list_pattern [(declaration_pattern) (var_pattern) (constant_pattern) (recursive_pattern) (relational_pattern) (list_pattern)] "]" @expression.element)))
(switch_statement value: (_) @object body: (switch_body (switch_section (list_pattern [(declaration_pattern) (var_pattern) (constant_pattern) (recursive_pattern) (relational_pattern) (list_pattern)] "]" @expression.element))))
(alias_qualified_name name: (_) @operand) @type.same
(alias_qualified_name alias: (identifier) @ignore)
(member_access_expression expression: ["this" "base"] @object name: (identifier) @property) @expression.member
(member_access_expression expression: ["this" "base"] @object name: (generic_name . (identifier) @property)) @expression.member
(element_access_expression expression: ["this" "base"] @object subscript: (bracketed_argument_list (argument (_) @item))) @expression.element
(member_access_expression expression: "this" @expression.self)
(member_access_expression expression: "base" @expression.super)
(element_access_expression expression: "this" @expression.self)
(argument "this" @expression.self)
(return_statement "this" @expression.self)
(assignment_expression right: "this" @expression.self)
(invocation_expression function: (_) @callee) @expression.call
(invocation_expression function: (_) @callee arguments: (argument_list (argument)* @item)) @expression.call
(object_creation_expression type: (_) @callee @type.position) @expression.new
(object_creation_expression type: (_) @callee arguments: (argument_list (argument)* @item)) @expression.new
(implicit_object_creation_expression) @expression.new
(implicit_object_creation_expression (argument_list (argument)* @item)) @expression.new
(declaration_expression type: [(identifier) (generic_name) (qualified_name) (alias_qualified_name) (predefined_type) (array_type) (nullable_type) (tuple_type) (pointer_type)] @type) @expression.cast
; What it is of is said where it is given.
(declaration_expression type: (implicit_type)) @expression.new
(argument name: (identifier) @key (_) @operand .) @expression.named
(argument !name (_) @operand .) @expression.wrapped
; A parameter that is passed by reference takes only arguments that say so.
(parameter (modifier) @_how type: (_) @by_reference (#any-of? @_how "ref" "out"))
(argument ["ref" "out"] (_) @by_reference .)
(argument "this" @operand) @expression.wrapped
(argument "base" @operand) @expression.wrapped
(constructor_initializer ["base" "this"] @callee) @expression.call
(constructor_initializer "base" @expression.super)
(constructor_initializer "this" @expression.self)
(constructor_initializer ["base" "this"] @callee (argument_list (argument)* @item)) @expression.call
(primary_constructor_base_type type: (_) @type.position)
; What stands in braces behind a new object are its members.
(object_creation_expression initializer: (initializer_expression (assignment_expression left: (identifier) @expression.member @property))) @object
(implicit_object_creation_expression (initializer_expression (assignment_expression left: (identifier) @expression.member @property))) @object
(initializer_expression (assignment_expression left: (identifier) @ignore))
; An anonymous object: its members have names of their own, or those of what is read for them.
(anonymous_object_creation_expression (identifier) @expression.named @key . "=" . (_) @operand)
(anonymous_object_creation_expression (identifier) @item . "=") @expression.object
(anonymous_object_creation_expression ["{" ","] . [(identifier) (member_access_expression)] @item . ["," "}"]) @expression.object
(with_expression . (_) @object (with_initializer . (identifier) @expression.member @property))
(with_expression . (_) (with_initializer . (identifier) @ignore))
(with_expression . (_) @operand) @expression.same
(parenthesized_expression (_) @operand) @expression.same
; `Lines = { … }` in an initializer gets the collection or object to which it adds, and assigns nothing.
((assignment_expression left: (identifier) @target right: (_) @value) @assignment (#not-match? @value "^\\{"))
(assignment_expression right: (_) @operand) @expression.same
(assignment_expression left: (_) @other right: [(lambda_expression) (implicit_object_creation_expression) (anonymous_method_expression) (collection_expression) (initializer_expression)] @operand) @expression.same
(assignment_expression left: [(member_access_expression) (conditional_access_expression) (parenthesized_expression)] @stored "=")
((assignment_expression left: (identifier) @stored "=" right: (_) @_right) (#not-match? @_right "^\\{"))
[(assignment_expression left: (tuple_expression (argument [(identifier) (member_access_expression) (conditional_access_expression) (parenthesized_expression)] @stored)))
 (assignment_expression left: (tuple_expression (argument (tuple_expression (argument [(identifier) (member_access_expression) (conditional_access_expression) (parenthesized_expression)] @stored)))))]
((invocation_expression function: (identifier) @_callee arguments: (argument_list) @unevaluated) (#eq? @_callee "nameof"))
(with_initializer . (identifier) @stored)
[(assignment_expression left: [(identifier) (member_access_expression) (conditional_access_expression)] @updated ["+=" "-=" "*=" "/=" "%=" "&=" "^=" "|=" "<<=" ">>=" ">>>=" "??="])
 (prefix_unary_expression ["++" "--"] (_) @updated) (postfix_unary_expression (_) @updated ["++" "--"])]
(accessor_declaration "get") @accessor.get
(accessor_declaration ["set" "init"]) @accessor.set
(property_declaration value: (arrow_expression_clause) @accessor.get)
; A function in a field or a collection, which is called through it.
(assignment_expression left: [(identifier) (member_access_expression)] @added "=" right: [(identifier) (member_access_expression) (lambda_expression) (anonymous_method_expression) (conditional_expression)])
(assignment_expression left: (element_access_expression expression: [(identifier) (member_access_expression)] @added) "=" right: [(identifier) (member_access_expression) (lambda_expression) (anonymous_method_expression) (conditional_expression)])
(assignment_expression left: (_) @other "=" right: [(identifier) (member_access_expression) (conditional_expression)] @operand) @expression.same
((invocation_expression function: (member_access_expression expression: [(identifier) @added (member_access_expression) @added (element_access_expression expression: [(identifier) (member_access_expression)] @added)
    (invocation_expression function: (member_access_expression expression: [(identifier) (member_access_expression)] @added))] name: (identifier) @_name)
  arguments: (argument_list (argument [(identifier) (member_access_expression) (lambda_expression) (anonymous_method_expression) (conditional_expression)])))
  (#any-of? @_name "Add" "TryAdd" "AddOrUpdate" "AddFirst" "AddLast" "Insert" "Push" "Enqueue" "Register" "Subscribe"))
; Functions that a call is given: the parameter may keep them, or add others to what it is given by reference.
(invocation_expression function: [(identifier) @added (member_access_expression) @added] arguments: (argument_list (argument [(identifier) (member_access_expression) (lambda_expression) (anonymous_method_expression) (conditional_expression)])))
(object_creation_expression type: (_) @added arguments: (argument_list (argument [(identifier) (member_access_expression) (lambda_expression) (anonymous_method_expression) (conditional_expression)])))
((implicit_object_creation_expression (argument_list (argument [(identifier) (member_access_expression) (lambda_expression) (anonymous_method_expression) (conditional_expression)]))) @added)
(constructor_initializer ["base" "this"] @added (argument_list (argument [(identifier) (member_access_expression) (lambda_expression) (anonymous_method_expression) (conditional_expression)])))
(argument ["ref" "out"] [(identifier) (member_access_expression)] @added .)
; A handler of an event, which is called where the event is raised.
(assignment_expression left: [(identifier) (member_access_expression)] @added "+=" right: [(identifier) (member_access_expression) (lambda_expression) (anonymous_method_expression) (object_creation_expression) (implicit_object_creation_expression)])
(assignment_expression left: (_) @other "+=" right: [(identifier) (member_access_expression) (object_creation_expression)] @operand) @expression.same
(conditional_expression consequence: (_) @operand alternative: (_) @other) @expression.either
(cast_expression type: (_) @type value: (_) @operand) @expression.cast
(as_expression left: (_) @operand right: (_) @type) @expression.cast
; A test gives a name no other type, unless it declares one.
[(is_expression) (is_pattern_expression)] @expression.literal
(is_pattern_expression pattern: (constant_pattern (identifier) @type.position))
(binary_expression left: (_) @operand right: (_)) @expression.same
(binary_expression left: (_) @operand operator: "&&" right: (_) @other) @expression.and
(binary_expression left: (_) @operand operator: "||" right: (_) @other) @expression.or
(binary_expression left: (_) @operand operator: "??" right: (_) @other) @expression.or
(binary_expression operator: ["==" "!=" "<" ">" "<=" ">="]) @expression.literal
(prefix_unary_expression "!" (_) @operand) @expression.not
(prefix_unary_expression (_) @operand) @expression.same
(postfix_unary_expression (_) @operand) @expression.same
(checked_expression (_) @operand) @expression.same
(await_expression (_) @operand) @expression.await
(array_creation_expression type: (_) @type) @expression.cast
(array_creation_expression type: (_) @type (initializer_expression) @operand) @expression.cast
(implicit_array_creation_expression (initializer_expression (_)* @item)) @expression.literal
; A collection is of the type that is asked for, and so are its elements.
(collection_expression) @expression.literal
(collection_expression (collection_element (expression_element (_) @item))) @expression.literal
(variable_declarator (initializer_expression (_)* @item) @expression.literal)
(array_creation_expression (initializer_expression (_)* @item) @expression.literal)
; What is added to a new collection is of the type of its elements.
(object_creation_expression initializer: (initializer_expression [(implicit_object_creation_expression) (lambda_expression) (collection_expression)] @item) @expression.literal)
(object_creation_expression initializer: (initializer_expression "{" @expression.same) @operand) @other
(implicit_object_creation_expression (initializer_expression [(implicit_object_creation_expression) (lambda_expression) (collection_expression)] @item) @expression.literal)
(implicit_object_creation_expression (initializer_expression "{" @expression.same) @operand) @other
(assignment_expression right: (initializer_expression [(implicit_object_creation_expression) (lambda_expression) (collection_expression)] @item) @expression.literal)
(object_creation_expression initializer: (initializer_expression (assignment_expression left: (element_binding_expression (argument) @item) @expression.element))) @object
(implicit_object_creation_expression (initializer_expression (assignment_expression left: (element_binding_expression (argument) @item) @expression.element))) @object
(default_expression type: (_) @type) @expression.cast
(throw_expression (_)) @expression.literal
(lambda_expression) @expression.function
[(lambda_expression) (anonymous_method_expression)] @deferred
(lambda_expression (modifier "async") @async) @expression.function
(anonymous_method_expression) @expression.function
(lambda_expression body: [(invocation_expression) (identifier) (member_access_expression) (conditional_access_expression)
  (object_creation_expression) (implicit_object_creation_expression) (binary_expression) (cast_expression)
  (parenthesized_expression) (conditional_expression) (string_literal) (lambda_expression) (element_access_expression)
  (prefix_unary_expression) (postfix_unary_expression) (await_expression) (assignment_expression) (as_expression)
  (switch_expression) (interpolated_string_expression) (integer_literal) (boolean_literal) (is_pattern_expression)
  (tuple_expression) (anonymous_object_creation_expression) (default_expression) (typeof_expression)] @returned)
(return_statement (_) @returned)
(arrow_expression_clause (_) @returned)
(yield_statement "return" (_) @yielded)
(switch_expression (switch_expression_arm (_) @item .)) @type.union
(tuple_expression (argument) @item) @expression.tuple
(query_expression (select_clause (_) @item)) @expression.literal
[(string_literal) (verbatim_string_literal) (raw_string_literal) (interpolated_string_expression) (character_literal)
 (integer_literal) (real_literal) (boolean_literal) (null_literal) (typeof_expression)] @expression.literal
(goto_statement (identifier) @ignore)
(labeled_statement . (identifier) @ignore)
(type_parameter_constraints_clause . (identifier) @ignore)
(tuple_element name: (identifier) @ignore)
(argument name: (identifier) @ignore)
(attribute_argument name: (identifier) @ignore)
(subpattern . (identifier) @ignore . ":")
(subpattern . (member_access_expression expression: (identifier) @ignore name: (identifier) @ignore) @ignore . ":")
(explicit_interface_specifier (_) @type.position)

; Types.
(generic_name . (identifier) @base (type_argument_list (_)* @item)) @type.generic
(invocation_expression function: (generic_name . (identifier) @callee) @type) @expression.call
(invocation_expression function: (member_access_expression name: (generic_name (type_argument_list (_)* @item)) @expression.generic) @base)
(invocation_expression function: (member_access_expression name: (generic_name) @type) @callee) @expression.call
(array_type type: (_) @argument) @type.array
(nullable_type type: (_) @operand) @type.optional
(pointer_type type: (_) @operand) @type.same
(ref_type type: (_) @operand) @type.same
(tuple_type (tuple_element) @item) @type.tuple
(tuple_element type: (_) @operand) @type.same
(tuple_element type: (_) @operand name: (_) @key) @type.named
(predefined_type) @type.builtin
(delegate_declaration type: (_) @type) @type.function
; A type where the grammar has an identifier.
(_ type: (_) @type.position)
(method_declaration returns: (_) @type.position)
(type_argument_list (_) @type.position)
(as_expression right: (_) @type.position)
(is_expression right: (_) @type.position)
(base_list (_) @type.position)
(qualified_name qualifier: (identifier) @type.position)
(attribute name: (_) @type.position)

; What `using` holds is disposed of at its end.
(using_statement (variable_declaration (variable_declarator name: (_) (_) @operand .) @expression.entered))
(using_statement "await" (variable_declaration (variable_declarator name: (_) (_) @entered.async .)))
(local_declaration_statement "using" (variable_declaration (variable_declarator name: (_) (_) @operand .) @expression.entered))
(local_declaration_statement "await" "using" (variable_declaration (variable_declarator name: (_) (_) @entered.async .)))
(using_statement "(" . [(identifier) (invocation_expression) (object_creation_expression) (member_access_expression) (await_expression) (parenthesized_expression)] @operand) @expression.entered
(using_statement "await" "(" . [(identifier) (invocation_expression) (object_creation_expression) (member_access_expression) (await_expression) (parenthesized_expression)] @entered.async)

; The first of the types behind the colon may be a class. By convention, names of interfaces begin with an I.
(class_declaration (base_list . (_) @extends @_name) (#not-match? @_name "^I[A-Z]"))
(class_declaration (base_list (_) @implements) (#match? @implements "^I[A-Z]"))
(class_declaration (base_list (_) . "," . (_) @implements))
(record_declaration (base_list . [(identifier) (generic_name) (qualified_name) (alias_qualified_name)] @extends @_name) (#not-match? @_name "^I[A-Z]"))
(record_declaration (base_list . (primary_constructor_base_type type: (_) @extends)))
(record_declaration (base_list (_) @implements) (#match? @implements "^I[A-Z]"))
(struct_declaration (base_list (_) @implements))
(interface_declaration (base_list (_) @extends))

; Branches.
[(block) (switch_section) (switch_expression_arm)] @region
(if_statement condition: (_) @condition consequence: (_) @then)
(if_statement condition: (_) @condition consequence: (_) @then alternative: (_) @else)
(while_statement condition: (_) @condition body: (_) @then)
(conditional_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else)
[(return_statement) (throw_statement)] @exit
[(continue_statement) (break_statement) (goto_statement)] @exit.loop
[(for_statement) (foreach_statement) (while_statement) (do_statement)] @loop
(try_statement body: (_) @attempt)

; Decision points, for cyclomatic complexity.
[(if_statement) (for_statement) (foreach_statement) (while_statement) (do_statement) (catch_clause)
 (conditional_expression) (switch_section) (switch_expression_arm) "&&" "||" "??"] @branch

; Attributes, by whose conventions frameworks find what they call.
(_ (attribute_list (attribute name: (_) @decorator)) name: (_))
(field_declaration (attribute_list (attribute name: (_) @decorator)))
