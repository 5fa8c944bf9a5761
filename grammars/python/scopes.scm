; Scopes, bindings and expressions.

[(function_definition) (lambda)] @scope.function
(class_definition) @scope.type
[(list_comprehension) (set_comprehension) (dictionary_comprehension) (generator_expression)] @scope.block

; Names that functions and statements bind.
(parameters (identifier) @binding.parameter)
(lambda_parameters (identifier) @binding.parameter)
(default_parameter name: (identifier) @binding.parameter)
(default_parameter name: (identifier) @binding.parameter value: (_) @value)
(typed_parameter . (identifier) @binding.parameter type: (_) @type)
(typed_default_parameter name: (identifier) @binding.parameter type: (_) @type)
(parameters [(list_splat_pattern (identifier) @binding.parameter) (dictionary_splat_pattern (identifier) @binding.parameter)])
(lambda_parameters [(list_splat_pattern (identifier) @binding.parameter) (dictionary_splat_pattern (identifier) @binding.parameter)])
(typed_parameter [(list_splat_pattern (identifier) @binding.parameter) (dictionary_splat_pattern (identifier) @binding.parameter)])
(class_definition body: (block (function_definition parameters: (parameters . (identifier) @binding.receiver))))
(class_definition body: (block (decorated_definition definition: (function_definition parameters: (parameters . (identifier) @binding.receiver)))))
(decorated_definition (decorator (identifier) @_decorator (#eq? @_decorator "staticmethod"))
  definition: (function_definition parameters: (parameters . (identifier) @binding.parameter)))
(decorated_definition (decorator (identifier) @_decorator (#eq? @_decorator "classmethod"))
  definition: (function_definition parameters: (parameters . (identifier) @binding.receiver_type)))

(for_statement left: (identifier) @binding.variable right: (_) @iterated)
(for_statement left: [(pattern_list (identifier) @binding.variable) (tuple_pattern (identifier) @binding.variable)])
(for_in_clause left: (identifier) @binding.variable right: (_) @iterated)
(for_in_clause left: [(pattern_list (identifier) @binding.variable) (tuple_pattern (identifier) @binding.variable)])
(with_item value: (as_pattern (_) @entered alias: (as_pattern_target (identifier) @binding.variable)))
(except_clause value: (as_pattern (_) @caught alias: (as_pattern_target (identifier) @binding.variable)))
(as_pattern_target (identifier) @binding.variable)
(as_pattern_target (tuple (identifier) @binding.variable))
(assignment left: [(pattern_list (identifier) @binding.variable) (tuple_pattern (identifier) @binding.variable)])
(tuple_pattern (identifier) @binding.variable)
(list_pattern (identifier) @binding.variable)
(pattern_list (list_splat_pattern (identifier) @binding.variable))
(named_expression name: (identifier) @binding.variable value: (_) @value)
(global_statement (identifier) @binding.global)
(nonlocal_statement (identifier) @binding.nonlocal)
(case_pattern (dotted_name . (identifier) @binding.variable .))
(union_pattern (dotted_name . (identifier) @binding.variable .))
(keyword_pattern (identifier) (dotted_name . (identifier) @binding.variable .))
(case_pattern (as_pattern (case_pattern) (identifier) @binding.variable))
(splat_pattern (identifier) @binding.variable)
(keyword_pattern . (identifier) @ignore)
(type_alias_statement left: (type (identifier) @ignore))
(_ type_parameters: (type_parameter (type (identifier) @binding.type_parameter)))
(_ type_parameters: (type_parameter (type (constrained_type . (type (identifier) @binding.type_parameter) (type) @type .))))
(type_alias_statement left: (type (generic_type (identifier) @ignore)))
(type_alias_statement left: (type (generic_type (type_parameter (type (identifier) @binding.type_parameter)))))

; Expressions, in the terms that resolution understands.
(identifier) @expression.name
(attribute object: (_) @object attribute: (identifier) @property) @expression.member
(call function: (_) @callee) @expression.call
(await (_) @operand) @expression.await
(parenthesized_expression (_) @operand) @expression.same
(call function: (identifier) @_callee (#eq? @_callee "super")) @expression.super
(boolean_operator left: (_) @operand right: (_) @other) @expression.either
(conditional_expression . (_) @operand (_) (_) @other .) @expression.either
(named_expression value: (_) @operand) @expression.same
(subscript value: (_) @object) @expression.element
[(string) (concatenated_string) (integer) (float) (list) (tuple) (dictionary) (set) (true) (false) (none)
 (list_comprehension) (set_comprehension) (dictionary_comprehension) (generator_expression)] @expression.literal
(lambda) @expression.function
(lambda body: (_) @returned)
(return_statement (_) @returned)
(keyword_argument name: (identifier) @ignore)

; Annotations.
(type (_) @operand) @type.same
(type [(identifier) (attribute)] @type.position)
(type (binary_operator left: (_) @type.position right: (_) @type.position))
(type (binary_operator left: (_) @operand "|" right: (_) @other) @type.union)
(type (string (string_content) @text) @type.quoted)
(generic_type . (identifier) @base) @type.generic
(generic_type . (identifier) @base (type_parameter . (type) @argument)) @type.generic
(generic_type . (identifier) @type.position)
; A generic type of another module is a subscript to the grammar.
(type (subscript . (_) @base) @type.generic)
(type (subscript . (_) @base subscript: (_) @argument) @type.generic)
(type (subscript value: (_) @type.position))
(type (subscript subscript: [(identifier) (attribute)] @type.position))
(type (subscript subscript: (string (string_content) @text) @type.quoted))
; Of the members of a union the first and the last.
((generic_type . (identifier) @_union (type_parameter . (type) @operand (type) @other .)) @type.union
  (#eq? @_union "Union"))
; Its strings are values, no types.
(generic_type . (identifier) @_literal (type_parameter (type (string) @ignore)) (#eq? @_literal "Literal"))

(decorator (_) @decorator)
(class_definition superclasses: (argument_list [(identifier) (attribute)] @extends))
(class_definition superclasses: (argument_list (subscript value: (_) @extends)))
(class_definition superclasses: (argument_list (call) @extends))

; Decision points, for cyclomatic complexity.
[(if_statement) (elif_clause) (for_statement) (while_statement) (except_clause) (conditional_expression)
 (boolean_operator) (case_clause) (for_in_clause) (if_clause) (assert_statement)] @branch

; Names in import statements are bound by imports.scm.
(import_statement (dotted_name (identifier) @ignore))
(future_import_statement (dotted_name (identifier) @ignore))
(import_from_statement (dotted_name (identifier) @ignore))
(aliased_import (dotted_name (identifier) @ignore))
(relative_import (dotted_name (identifier) @ignore))
