; Scopes, bindings and expressions.

[(function_declaration) (generator_function_declaration) (function_expression) (generator_function)
 (method_definition)] @scope.function
(arrow_function) @scope.lambda
[(class_declaration) (class)] @scope.type
[(statement_block) (for_statement) (for_in_statement) (switch_body) (catch_clause)] @scope.block
(object) @scope.object
(class_static_block) @scope.static

; Names that functions and blocks bind.
(arrow_function parameter: (identifier) @binding.parameter @pattern) @parameters
(catch_clause parameter: (identifier) @binding.variable)
(function_expression name: (_) @binding.inner)
(class name: (_) @binding.inner)
(variable_declaration (variable_declarator name: (identifier) @binding.hoisted))

; Destructuring patterns.
(variable_declarator name: [(object_pattern) (array_pattern)] @pattern value: (_) @value)
(for_in_statement left: (identifier) @binding.variable @pattern right: (_) @iterated)
(for_in_statement left: [(object_pattern) (array_pattern)] @pattern right: (_) @iterated)
(object_pattern (shorthand_property_identifier_pattern) @binding.variable @pattern @key) @whole
(object_pattern (object_assignment_pattern left: (shorthand_property_identifier_pattern) @binding.variable @pattern @key right: (_) @default)) @whole
(object_pattern (pair_pattern key: (property_identifier) @key value: [(identifier) (object_pattern) (array_pattern)] @pattern)) @whole
(object_pattern (pair_pattern key: (property_identifier) @key value: (assignment_pattern left: (_) @pattern right: (_) @default))) @whole
(object_pattern (pair_pattern value: [(identifier) @binding.variable (assignment_pattern left: (identifier) @binding.variable)]))
(array_pattern [(identifier) (object_pattern) (array_pattern)] @pattern) @whole
(array_pattern (assignment_pattern left: (_) @pattern right: (_) @default)) @whole
(array_pattern [(identifier) @binding.variable (assignment_pattern left: (identifier) @binding.variable)])
(object_pattern (rest_pattern (identifier) @binding.variable @pattern) @others) @whole
(array_pattern (rest_pattern (identifier) @binding.variable @pattern) @rest) @whole

; Expressions, in the vocabulary of resolution.
(identifier) @expression.name
(shorthand_property_identifier) @expression.name @asked
(member_expression object: (_) @object property: [(property_identifier) (private_property_identifier)] @property) @expression.member
; CommonJS: `exports` and `module.exports` are the file itself.
([(member_expression object: (identifier) @expression.module) (subscript_expression object: (identifier) @expression.module)]
  (#eq? @expression.module "exports"))
((member_expression object: (identifier) @_object property: (property_identifier) @_property) @expression.module
  (#eq? @_object "module") (#eq? @_property "exports"))
(call_expression function: (_) @callee arguments: (arguments (_)* @item)) @expression.call
(call_expression function: (_) @callee arguments: (template_string) @item) @expression.call
(new_expression constructor: (_) @callee) @expression.new
(new_expression constructor: (_) @callee arguments: (arguments (_)* @item)) @expression.new
(await_expression (_) @operand) @expression.await
(parenthesized_expression (_) @operand) @expression.same
[(member_expression object: (_) @guarded optional_chain: (_)) (subscript_expression object: (_) @guarded optional_chain: (_))
 (binary_expression left: (_) @guarded operator: ["??" "||" "&&"])]
(with_statement object: (parenthesized_expression (_) @object)) @within
(this) @expression.self
(super) @expression.super
(assignment_expression left: (identifier) @target right: (_) @value) @assignment
(augmented_assignment_expression left: (identifier) @target operator: ["??=" "||=" "&&="] right: (_) @value) @assignment
(assignment_expression left: [(member_expression) (subscript_expression) (parenthesized_expression)] @stored)
[(augmented_assignment_expression left: (_) @updated) (update_expression argument: (_) @updated)]
[(array_pattern [(member_expression) (subscript_expression) (parenthesized_expression)] @stored)
 (pair_pattern value: [(member_expression) (subscript_expression) (parenthesized_expression)] @stored)
 (rest_pattern [(member_expression) (subscript_expression) (parenthesized_expression)] @stored)
 (assignment_pattern left: [(member_expression) (subscript_expression) (parenthesized_expression)] @stored)
 (for_in_statement left: [(member_expression) (subscript_expression) (parenthesized_expression)] @stored)]
; Deleting a property runs none of its accessors.
(unary_expression "delete" argument: [(member_expression property: (_) @unevaluated) (subscript_expression index: (string (string_fragment) @unevaluated))
  (parenthesized_expression [(member_expression property: (_) @unevaluated) (subscript_expression index: (string (string_fragment) @unevaluated))])])
(method_definition "get") @accessor.get
(method_definition "set") @accessor.set
(assignment_expression left: [(object_pattern) (array_pattern)] @target @pattern right: (_) @value) @assignment
(binary_expression left: (_) @operand "??" right: (_) @other) @expression.either
(template_substitution "${" @operator (_) @operand) @expression.operator
; A function that is called with a template gets the values as they are.
(call_expression arguments: (template_string (template_substitution (_) @operand) @expression.same))
(binary_expression left: (_) @operand "||" right: (_) @other) @expression.or
(binary_expression left: (_) @operand "&&" right: (_) @other) @expression.and
(binary_expression left: (_) @operand "instanceof" right: (_) @type) @expression.test
(unary_expression "!" argument: (_) @operand) @expression.not
(ternary_expression consequence: (_) @operand alternative: (_) @other) @expression.either
(subscript_expression object: (_) @object index: (_) @item) @expression.element
(subscript_expression object: (_) @object index: (string (string_fragment) @property)) @expression.member
[(string) (template_string) (number) (regex) (true) (false)] @expression.literal
; Its parts and values are any number of arguments.
(call_expression arguments: (template_string) @expression.spread)
(string . (string_fragment) @text .) @expression.text
(array (_)* @item) @expression.literal
(spread_element (_) @operand) @expression.spread
(assignment_expression right: (_) @operand) @expression.same
(assignment_expression left: (member_expression) @other right: (_) @operand) @expression.same
(sequence_expression (_) @operand .) @expression.same
[(function_expression) (generator_function) (arrow_function)] @expression.function
[(function_expression "async" @async) (generator_function "async" @async) (arrow_function "async" @async)] @expression.function
(class) @expression.class
(object (_)* @item) @expression.object
(object (pair key: [(property_identifier) (string)] @key value: (_) @operand) @expression.attribute)
(object (method_definition name: [(property_identifier) (string)] @key) @expression.method)
(object (method_definition "async" @async) @expression.method)
; Loading a module is an import and not a call: see imports.scm.
(call_expression function: (identifier) @ignore arguments: (arguments . [(string) (template_string . (string_fragment) .)] .) (#eq? @ignore "require"))
(return_statement (_) @returned)
(arrow_function body: (expression) @returned)
(yield_expression (_) @yielded)

; Branches, and the conditions that hold in them.
[(statement_block) (switch_case) (switch_default) (augmented_assignment_expression)] @region
(if_statement consequence: (_) @region)
(else_clause (_) @region)
(while_statement body: (_) @region)
(for_statement body: (_) @region)
(for_in_statement body: (_) @region)
(ternary_expression consequence: (_) @region alternative: (_) @region)
(binary_expression ["&&" "||" "??"] right: (_) @region)
[(for_statement) (for_in_statement) (while_statement) (do_statement)] @loop
(if_statement condition: (parenthesized_expression (_) @condition) consequence: (_) @then)
(if_statement condition: (parenthesized_expression (_) @condition) consequence: (_) @then alternative: (else_clause (_) @else))
(while_statement condition: (parenthesized_expression (_) @condition) body: (_) @then)
(ternary_expression condition: (_) @condition consequence: (_) @then alternative: (_) @else)
[(return_statement) (throw_statement)] @exit
[(continue_statement) (break_statement)] @exit.loop
(switch_statement) @loop.once
(try_statement body: (_) @attempt)
(try_statement handler: (_) @attempt finalizer: (_))

(decorator (_) @decorator)
(class_heritage (_) @extends)

; Decision points, for cyclomatic complexity.
[(if_statement) (for_statement) (for_in_statement) (while_statement) (do_statement) (switch_case)
 (catch_clause) (ternary_expression) "&&" "||" "??"] @branch

; Functions that are called by a method of theirs.
(call_expression function: (member_expression object: [(identifier) (member_expression)] @applied property: (property_identifier) @_method)
  (#any-of? @_method "call" "apply"))
(call_expression function: (call_expression function: (member_expression object: [(identifier) (member_expression)] @applied property: (property_identifier) @_method))
  (#eq? @_method "bind"))
(call_expression function: (member_expression object: (identifier) @_object property: (property_identifier) @_method)
  arguments: (arguments . [(identifier) (member_expression)] @applied)
  (#eq? @_object "Reflect") (#eq? @_method "apply"))
