; Scopes, bindings and expressions.

[(function_declaration) (generator_function_declaration) (function_expression) (generator_function)
 (arrow_function) (method_definition)] @scope.function
[(class_declaration) (class)] @scope.type
[(statement_block) (for_statement) (for_in_statement) (switch_body) (catch_clause)] @scope.block
(object) @scope.object
(class_static_block) @scope.function

; Names that functions and blocks bind.
(arrow_function parameter: (identifier) @binding.parameter)
(catch_clause parameter: (identifier) @binding.variable)
(for_in_statement left: (identifier) @binding.variable right: (_) @iterated)
(for_in_statement left: [(array_pattern (identifier) @binding.variable)
                         (object_pattern (shorthand_property_identifier_pattern) @binding.variable)])
(function_expression name: (_) @binding.inner)
(class name: (_) @binding.inner)
(variable_declaration (variable_declarator name: (identifier) @binding.hoisted))

; Destructuring.
(variable_declarator name: (object_pattern (shorthand_property_identifier_pattern) @binding.variable @key) value: (_) @source)
(variable_declarator name: (object_pattern (object_assignment_pattern left: (shorthand_property_identifier_pattern) @binding.variable @key)) value: (_) @source)
(variable_declarator name: (object_pattern (pair_pattern key: (property_identifier) @key value: (identifier) @binding.variable)) value: (_) @source)
(variable_declarator name: (array_pattern (identifier) @binding.variable) value: (_) @iterated)
(object_pattern (pair_pattern value: [(identifier) @binding.variable (assignment_pattern left: (identifier) @binding.variable)]))
(object_pattern (shorthand_property_identifier_pattern) @binding.variable)
(object_pattern (object_assignment_pattern left: (shorthand_property_identifier_pattern) @binding.variable))
(array_pattern [(identifier) @binding.variable (assignment_pattern left: (identifier) @binding.variable)])
(rest_pattern (identifier) @binding.variable)

; Expressions, in the terms that resolution understands.
(identifier) @expression.name
(shorthand_property_identifier) @expression.name
(member_expression object: (_) @object property: [(property_identifier) (private_property_identifier)] @property) @expression.member
; CommonJS: `exports` and `module.exports` are the file itself.
(member_expression object: (identifier) @expression.module (#eq? @expression.module "exports"))
((member_expression object: (identifier) @_object property: (property_identifier) @_property) @expression.module
  (#eq? @_object "module") (#eq? @_property "exports"))
(call_expression function: (_) @callee) @expression.call
(call_expression function: (_) @callee arguments: (template_string)) @expression.call
(new_expression constructor: (_) @callee) @expression.new
(await_expression (_) @operand) @expression.await
(parenthesized_expression (_) @operand) @expression.same
(this) @expression.self
(super) @expression.super
(assignment_expression left: (identifier) @target right: (_) @value) @assignment
(binary_expression left: (_) @operand ["||" "??" "&&"] right: (_) @other) @expression.either
(ternary_expression consequence: (_) @operand alternative: (_) @other) @expression.either
(subscript_expression object: (_) @object) @expression.element
[(string) (template_string) (number) (regex) (array) (true) (false)] @expression.literal
(function_expression) @expression.function
(arrow_function) @expression.function
(class) @expression.class
(object) @expression.object
; Loading a module is an import and no call: see imports.scm.
(call_expression function: (identifier) @ignore arguments: (arguments . (string) .) (#eq? @ignore "require"))
(return_statement (_) @returned)
(arrow_function body: (expression) @returned)

(decorator (_) @decorator)
(class_heritage (_) @extends)

; Decision points, for cyclomatic complexity.
[(if_statement) (for_statement) (for_in_statement) (while_statement) (do_statement) (switch_case)
 (catch_clause) (ternary_expression) "&&" "||" "??"] @branch
