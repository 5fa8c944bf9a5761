; Scopes, bindings and expressions.

[(function_definition) (lambda)] @scope.function
(class_definition) @scope.type
[(list_comprehension) (set_comprehension) (dictionary_comprehension) (generator_expression)] @scope.block

(function_definition return_type: (_) @outside)
(typed_parameter type: (_) @outside)
(typed_default_parameter type: (_) @outside value: (_) @outside)
(default_parameter value: (_) @outside)
(class_definition superclasses: (_) @outside)

; Names that functions and statements bind.
(parameters (identifier) @binding.parameter @pattern) @parameters
(lambda_parameters (identifier) @binding.parameter @pattern) @parameters
(parameters (default_parameter name: (identifier) @binding.parameter @pattern value: (_) @default)) @parameters
(lambda_parameters (default_parameter name: (identifier) @binding.parameter @pattern value: (_) @default)) @parameters
(parameters (typed_parameter . (identifier) @binding.parameter @pattern type: (_) @type)) @parameters
(parameters (typed_default_parameter name: (identifier) @binding.parameter @pattern type: (_) @type)) @parameters
(parameters (typed_default_parameter name: (identifier) @pattern value: (_) @default)) @parameters
(parameters (list_splat_pattern (identifier) @binding.parameter @pattern) @rest) @parameters
(parameters (dictionary_splat_pattern (identifier) @binding.parameter @pattern) @rest @named) @parameters
(parameters (typed_parameter (list_splat_pattern (identifier) @binding.parameter @pattern) @rest type: (_) @argument)) @parameters
(parameters (typed_parameter (dictionary_splat_pattern (identifier) @binding.parameter @pattern) @rest @named type: (_) @argument)) @parameters
(lambda_parameters (list_splat_pattern (identifier) @binding.parameter @pattern) @rest) @parameters
(lambda_parameters (dictionary_splat_pattern (identifier) @binding.parameter @pattern) @rest @named) @parameters
(parameters (keyword_separator) @pattern @separator) @parameters
(lambda_parameters (keyword_separator) @pattern @separator) @parameters
; Placeholders for values in declarations.
(default_parameter value: (ellipsis) @expression.literal)
(typed_default_parameter value: (ellipsis) @expression.literal)
(class_definition body: (block (function_definition parameters: (parameters . [(identifier) @binding.receiver (typed_parameter . (identifier) @binding.receiver type: (_) @type)]))))
(class_definition body: (block (decorated_definition definition: (function_definition parameters: (parameters . [(identifier) @binding.receiver (typed_parameter . (identifier) @binding.receiver type: (_) @type)])))))
(decorated_definition (decorator (identifier) @_decorator (#eq? @_decorator "staticmethod"))
  definition: (function_definition parameters: (parameters . [(identifier) @binding.parameter (typed_parameter . (identifier) @binding.parameter)])))
(decorated_definition (decorator (identifier) @_decorator (#eq? @_decorator "classmethod"))
  definition: (function_definition parameters: (parameters . [(identifier) @binding.receiver_type (typed_parameter . (identifier) @binding.receiver_type)])))
; Methods called on the type without a decorator.
(class_definition body: (block (function_definition name: (identifier) @_name
  parameters: (parameters . [(identifier) @binding.receiver_type (typed_parameter . (identifier) @binding.receiver_type)])
  (#any-of? @_name "__new__" "__init_subclass__" "__class_getitem__"))))

; Destructuring patterns.
(for_statement left: (_) @pattern right: (_) @iterated)
(for_in_clause left: (_) @pattern right: (_) @iterated)
[(for_statement left: (identifier) @binding.variable) (for_in_clause left: (identifier) @binding.variable)]
(with_item value: (as_pattern (_) @entered alias: (as_pattern_target (_) @pattern)))
(except_clause value: (as_pattern (_) @caught alias: (as_pattern_target (_) @pattern)))
(as_pattern_target (identifier) @binding.variable)
(assignment left: [(pattern_list) (tuple_pattern) (list_pattern)] @pattern right: (_) @value)
(pattern_list [(identifier) (pattern_list) (tuple_pattern) (list_pattern)] @pattern) @whole
(tuple_pattern [(identifier) (pattern_list) (tuple_pattern) (list_pattern)] @pattern) @whole
(list_pattern [(identifier) (pattern_list) (tuple_pattern) (list_pattern)] @pattern) @whole
(as_pattern_target (tuple (identifier) @binding.variable))
[(pattern_list (identifier) @binding.variable) (tuple_pattern (identifier) @binding.variable)
 (list_pattern (identifier) @binding.variable)]
(pattern_list (list_splat_pattern (identifier) @binding.variable @pattern) @rest) @whole
(tuple_pattern (list_splat_pattern (identifier) @binding.variable @pattern) @rest) @whole
(list_pattern (list_splat_pattern (identifier) @binding.variable @pattern) @rest) @whole
(named_expression name: (identifier) @binding.variable value: (_) @value)
(global_statement (identifier) @binding.global)
(nonlocal_statement (identifier) @binding.nonlocal)
(case_pattern (dotted_name . (identifier) @binding.variable .))
(union_pattern (dotted_name . (identifier) @binding.variable .))
(keyword_pattern (identifier) (dotted_name . (identifier) @binding.variable .))
(case_pattern (as_pattern (case_pattern) (identifier) @binding.variable))
(splat_pattern (identifier) @binding.variable)
(keyword_pattern . (identifier) @ignore)
(keyword_pattern . (identifier) @key) @expression.attribute
; A pattern of a class has members that are named as when one is made.
(class_pattern . (dotted_name . (identifier) @type .) (case_pattern (keyword_pattern) @item)) @expression.new
(type_alias_statement left: (type (identifier) @ignore))
(_ type_parameters: (type_parameter (type (identifier) @binding.type_parameter)))
(_ type_parameters: (type_parameter (type (constrained_type . (type (identifier) @binding.type_parameter) (type) @type .))))
(type_alias_statement left: (type (generic_type (identifier) @ignore)))
(type_alias_statement left: (type (generic_type (type_parameter (type (identifier) @binding.type_parameter)))))

; Expressions, in the vocabulary of resolution.
(identifier) @expression.name
(attribute object: (_) @object attribute: (identifier) @property) @expression.member
(call function: (_) @callee) @expression.call
(call function: (_) @callee arguments: (argument_list (_)* @item)) @expression.call
(call function: (_) @callee arguments: (generator_expression) @item) @expression.call
(keyword_argument name: (_) @key value: (_) @operand) @expression.attribute
[(list_splat (_) @operand) (dictionary_splat (_) @operand)] @expression.spread
(await (_) @operand) @expression.await
(parenthesized_expression (_) @operand) @expression.same
(call function: (identifier) @_callee (#eq? @_callee "super")) @expression.super
((call function: (identifier) @_callee arguments: (argument_list . [(identifier) (attribute)] @operand . (_) .)) @expression.super (#eq? @_callee "super"))
(boolean_operator left: (_) @guarded)
(boolean_operator left: (_) @operand "and" right: (_) @other) @expression.and
(boolean_operator left: (_) @operand "or" right: (_) @other) @expression.or
(not_operator argument: (_) @operand) @expression.not
(binary_operator left: (_) @operand operator: _ @operator right: (_) @other) @expression.operator
(augmented_assignment left: (_) @operand operator: _ @operator right: (_) @other) @expression.operator
(comparison_operator . (_) @operand operators: _ @operator . (_) @other .) @expression.operator
(unary_operator argument: (_) @operand) @expression.same
(with_item value: [(identifier) (call) (attribute) (subscript)] @operand) @expression.entered
(with_statement "async" (with_clause (with_item value: [(identifier) (call) (attribute) (subscript)] @entered.async)))
(with_statement "async" (with_clause (with_item value: (as_pattern . (_) @entered.async))))
(assignment left: [(subscript) (attribute)] @stored right: (_))
(augmented_assignment left: [(subscript) (attribute)] @stored @updated)
(decorated_definition (decorator [(identifier) @_as (attribute attribute: (identifier) @_as)] (#any-of? @_as "property" "cached_property" "getter"))
  definition: (_) @accessor.get)
(decorated_definition (decorator (attribute attribute: (identifier) @_as) (#eq? @_as "setter")) definition: (_) @accessor.set)
(decorated_definition (decorator (attribute attribute: (identifier) @_as) (#eq? @_as "deleter")) definition: (_) @accessor.delete)
; The property has the accessors of the other one where it declares none. To name that runs nothing.
(decorator (attribute object: [(attribute attribute: (_) @unevaluated @accessor.inherited) (identifier) @unevaluated @accessor.inherited] attribute: (identifier) @_as)
  (#any-of? @_as "getter" "setter" "deleter"))
[(pattern_list [(subscript) (attribute)] @stored) (tuple_pattern [(subscript) (attribute)] @stored) (list_pattern [(subscript) (attribute)] @stored)
 (list_splat_pattern [(subscript) (attribute)] @stored)]
[(for_statement left: [(subscript) (attribute)] @stored) (for_in_clause left: [(subscript) (attribute)] @stored)]
; The grammar gives what follows "as" and "del" as values.
[(as_pattern_target [(subscript) (attribute)] @stored)
 (as_pattern_target [(tuple [(subscript) (attribute)] @stored) (list [(subscript) (attribute)] @stored) (parenthesized_expression [(subscript) (attribute)] @stored)])
 (as_pattern_target [(tuple [(tuple [(subscript) (attribute)] @stored) (list [(subscript) (attribute)] @stored) (list_splat [(subscript) (attribute)] @stored)])
   (list [(tuple [(subscript) (attribute)] @stored) (list [(subscript) (attribute)] @stored) (list_splat [(subscript) (attribute)] @stored)])])]
[(delete_statement [(subscript) (attribute)] @removed)
 (delete_statement (expression_list [(subscript) (attribute)] @removed))
 (delete_statement [(tuple [(subscript) (attribute)] @removed) (list [(subscript) (attribute)] @removed) (parenthesized_expression [(subscript) (attribute)] @removed)])
 (delete_statement (expression_list [(tuple [(subscript) (attribute)] @removed) (list [(subscript) (attribute)] @removed) (parenthesized_expression [(subscript) (attribute)] @removed)]))]
; An annotation alone assigns nothing, and evaluates the object only.
(assignment left: (attribute attribute: (_) @unevaluated) type: (_) .)
(conditional_expression . (_) @operand (_) (_) @other .) @expression.either
(named_expression value: (_) @operand) @expression.same
(assignment right: (assignment right: (_) @operand) @expression.same)
(subscript value: (_) @object subscript: (_)* @item) @expression.element
(subscript value: (_) @object . subscript: [(integer) (string) (unary_operator "-" (integer))] @key .) @expression.element
; A slice of a list is a list.
(subscript value: (_) @operand . subscript: (slice) .) @expression.same
; A class with type arguments.
(call function: (subscript value: (identifier) @base subscript: (_)* @item (#match? @base "^_?[A-Z]\\w*[a-z]")) @expression.generic)
[(string) (concatenated_string) (integer) (float) (true) (false) (none)] @expression.literal
(string . (string_start) . (string_content) @text . (string_end) .) @expression.text
(list (_)* @item) @expression.literal
(set (_)* @item) @expression.literal
(dictionary (_)* @item) @expression.literal
(pair key: (_) @item value: (_) @item) @expression.tuple
(pair key: (string) @asked)
(tuple (_)* @item) @expression.tuple
(expression_list (_)* @item) @expression.tuple
[(list_comprehension body: (_) @item) (set_comprehension body: (_) @item) (dictionary_comprehension body: (_) @item)
 (generator_expression body: (_) @item)] @expression.literal
(lambda) @expression.function
(lambda body: (_) @returned)
(return_statement (_) @returned)
(yield . "yield" . (_) @yielded)
(yield "from" (_) @yielded.all)
(keyword_argument name: (identifier) @ignore)

; Branches, and the conditions that hold in them.
(block) @region
(if_statement condition: (_) @condition consequence: (_) @then)
(if_statement condition: (_) @condition consequence: (_) @then alternative: (else_clause body: (_) @else))
(elif_clause condition: (_) @condition consequence: (_) @then)
(while_statement condition: (_) @condition body: (_) @then)
(conditional_expression (_) @then . (_) @condition . (_) @else)
(assert_statement . (_) @condition)
[(return_statement) (raise_statement)] @exit
[(continue_statement) (break_statement)] @exit.loop
[(for_statement) (while_statement)] @loop
(try_statement body: (_) @attempt)
(try_statement (except_clause) @attempt (finally_clause))

; Annotations.
(type (_) @operand) @type.same
(type [(identifier) (attribute)] @type.position)
(union_type (_)* @item) @type.union
(type (binary_operator left: (_) @type.position right: (_) @type.position))
(binary_operator left: (binary_operator left: (_) @type.position right: (_) @type.position) right: (_) @type.position)
(type (string (string_content) @text) @type.quoted)
(generic_type . (identifier) @base (type_parameter (type)* @item)) @type.generic
(generic_type . (identifier) @type.position)
; Type predicates.
(function_definition return_type: (type (generic_type . (identifier) @_guard (type_parameter (type) @type))) @type.predicate
  (#any-of? @_guard "TypeGuard" "TypeIs"))
; The grammar parses a generic type of another module as a subscript.
(type (subscript . (_) @base subscript: (_)* @item) @type.generic)
(type (subscript value: (_) @type.position))
(type (subscript subscript: [(identifier) (attribute)] @type.position))
(type (subscript subscript: (string (string_content) @text) @type.quoted))
(type (subscript subscript: (subscript . (_) @base subscript: (_)* @item) @type.generic))
(type (subscript subscript: (tuple (_)* @item) @type.tuple))
(type (list (_)* @item) @type.tuple)
(type (subscript subscript: (list (_)* @item) @type.tuple))
; The strings of `Literal` are values and not types.
(generic_type . (identifier) @_literal (type_parameter (type (string) @ignore)) (#eq? @_literal "Literal"))

(decorator (_) @decorator)
(class_definition superclasses: (argument_list [(identifier) (attribute)] @extends))
(class_definition superclasses: (argument_list (subscript . (_) @base subscript: (_)* @item) @extends @type.generic))
(class_definition superclasses: (argument_list (call) @extends))
(class_definition superclasses: (argument_list (keyword_argument name: (identifier) @_name value: (_) @metatype)) (#eq? @_name "metaclass"))

; Decision points, for cyclomatic complexity.
[(if_statement) (elif_clause) (for_statement) (while_statement) (except_clause) (conditional_expression)
 (boolean_operator) (case_clause) (for_in_clause) (if_clause) (assert_statement)] @branch

; Names in import statements are bound by imports.scm.
(import_statement (dotted_name (identifier) @ignore))
(future_import_statement (dotted_name (identifier) @ignore))
(import_from_statement (dotted_name (identifier) @ignore))
(aliased_import (dotted_name (identifier) @ignore))
(relative_import (dotted_name (identifier) @ignore))
