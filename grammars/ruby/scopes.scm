; Scopes, bindings and expressions.

[(method) (singleton_method)] @scope.function
[(method) (singleton_method) (class) (module)] @closed
[(class) (module)] @scope.type
; Blocks see the instance of the code around them.
((call method: (_) @_method block: (_) @scope.lambda)
  (#not-any-of? @_method "included" "class_methods" "concerning" "prepended" "instance_eval" "instance_exec" "class_eval" "module_eval" "class_exec" "module_exec"))
; The instance in such a block is what the method is called on.
((call method: (_) @_method block: (_) @scope.function) (#any-of? @_method "instance_eval" "instance_exec"))
(call !method block: (_) @scope.lambda)
(lambda) @scope.lambda
((call !receiver method: (identifier) @_define block: (_) @scope.function) (#any-of? @_define "define_method" "define_singleton_method"))
((assignment left: (constant) right: (call receiver: (constant) @_maker method: (identifier) @_new block: (_) @scope.type))
  (#any-of? @_maker "Struct" "Class" "Data" "Module") (#any-of? @_new "new" "define"))
(superclass (_) @outside)

; Names that functions and statements bind.
(method_parameters (identifier) @binding.parameter @pattern) @parameters
(method_parameters (optional_parameter name: (identifier) @binding.parameter @pattern value: (_) @default)) @parameters
(method_parameters (splat_parameter name: (identifier) @binding.parameter @pattern) @rest) @parameters
(method_parameters (hash_splat_parameter name: (identifier) @binding.parameter @pattern) @rest @named) @parameters
(method_parameters (keyword_parameter name: (identifier) @binding.parameter @pattern) @named) @parameters
(method_parameters (keyword_parameter name: (identifier) @pattern value: (_) @default)) @parameters
(block_parameter name: (identifier) @binding.variable)
(block_parameters (identifier) @binding.parameter @pattern) @parameters
(block_parameters (optional_parameter name: (identifier) @binding.parameter @pattern value: (_) @default)) @parameters
(block_parameters (splat_parameter name: (identifier) @binding.parameter @pattern) @rest) @parameters
(block_parameters (keyword_parameter name: (identifier) @binding.variable))
(block_parameters (hash_splat_parameter name: (identifier) @binding.variable))
(block_parameters (destructured_parameter) @pattern) @parameters
(lambda_parameters (identifier) @binding.parameter @pattern) @parameters
(lambda_parameters (optional_parameter name: (identifier) @binding.parameter @pattern value: (_) @default)) @parameters
(lambda_parameters (splat_parameter name: (identifier) @binding.parameter @pattern) @rest) @parameters
(lambda_parameters (keyword_parameter name: (identifier) @binding.variable))
(lambda_parameters (hash_splat_parameter name: (identifier) @binding.variable))
(lambda_parameters (destructured_parameter) @pattern) @parameters
(destructured_parameter (identifier) @binding.variable @pattern) @whole
(destructured_parameter (destructured_parameter) @pattern) @whole
(destructured_parameter (splat_parameter name: (identifier) @binding.variable))
(block_parameters locals: (identifier) @binding.variable)

(assignment left: (identifier) @binding.variable right: (_) @value)
(operator_assignment left: (identifier) @binding.variable right: (_) @value)
(assignment left: (left_assignment_list) @pattern right: (_) @value)
(left_assignment_list (identifier) @binding.variable @pattern) @whole
(left_assignment_list (rest_assignment (identifier) @binding.variable))
(left_assignment_list (destructured_left_assignment) @pattern) @whole
(destructured_left_assignment (identifier) @binding.variable @pattern) @whole
(destructured_left_assignment (rest_assignment (identifier) @binding.variable))
(for pattern: (identifier) @binding.variable @pattern value: (in (_) @iterated))
(for pattern: (left_assignment_list) @pattern value: (in (_) @iterated))
(exception_variable (identifier) @binding.variable)
(rescue exceptions: (exceptions . (_) @caught .) variable: (exception_variable (identifier) @pattern))
; Values that tests name once for all in a block.
((call !receiver method: (identifier) @_let arguments: (argument_list . (simple_symbol) @binding.variable .) block: (block body: (block_body (_) @value .)))
  (#any-of? @_let "let" "let!" "subject"))
((call !receiver method: (identifier) @_let arguments: (argument_list . (simple_symbol) @binding.variable .) block: (do_block body: (body_statement (_) @value .)))
  (#any-of? @_let "let" "let!" "subject"))
; Names in patterns.
(in_clause pattern: (identifier) @binding.variable)
(as_pattern name: (identifier) @binding.variable)
(array_pattern (identifier) @binding.variable)
(find_pattern (identifier) @binding.variable)
(keyword_pattern value: (identifier) @binding.variable)
(keyword_pattern key: (hash_key_symbol) @binding.variable !value)
(match_pattern pattern: (identifier) @binding.variable)
(test_pattern pattern: (identifier) @binding.variable)

; Expressions, in the vocabulary of resolution.
[(identifier) (constant) (instance_variable) (class_variable)] @expression.name
((identifier) @expression.new @ignore (#eq? @ignore "new"))
(self) @expression.self
(super) @expression.overridden
(scope_resolution scope: (_) @object name: (_) @property) @expression.member
(scope_resolution !scope name: (constant) @operand) @expression.wrapped
(scope_resolution scope: (_) name: (_) @ignore)
(call !receiver method: (_) @callee) @expression.call
(call !receiver method: (_) @callee arguments: (argument_list (_)* @item)) @expression.call
(call receiver: (_) @object method: [(identifier) (constant)] @expression.member @property)
(call receiver: (_) method: [(identifier) (constant)] @ignore)
(call receiver: (_) method: (_) @callee) @expression.call
(call receiver: (_) method: (_) @callee arguments: (argument_list (_)* @item)) @expression.call
(call receiver: (_) @callee !method) @expression.call
(call receiver: (_) @callee !method arguments: (argument_list (_)* @item)) @expression.call
; `Type.new` makes an instance, `new` in a method of the type one of the type.
(call receiver: (_) @callee method: (identifier) @_new (#eq? @_new "new")) @expression.new
(call receiver: (_) @callee method: (identifier) @_new arguments: (argument_list (_)* @item) (#eq? @_new "new")) @expression.new
(call !receiver method: ((identifier) @expression.self @callee (#eq? @callee "new"))) @expression.new
(call !receiver method: ((identifier) @expression.self @callee (#eq? @callee "new")) arguments: (argument_list (_)* @item)) @expression.new
(call receiver: (_) @object method: (identifier) @property (#eq? @property "class")) @expression.member
(call receiver: (_) @operand method: (identifier) @_same (#any-of? @_same "freeze" "dup" "clone" "itself" "tap")) @expression.same
(assignment left: (call receiver: (_) @object method: (_) @property) @stored @expression.member)
(operator_assignment left: (call receiver: (_) @object method: (_) @property) @updated @expression.member)
(left_assignment_list (call receiver: (_) @object method: (_) @property) @stored @expression.member)
[(assignment left: (element_reference) @stored) (operator_assignment left: (element_reference) @updated)]
[(assignment left: [(instance_variable) (class_variable)] @stored) (operator_assignment left: [(instance_variable) (class_variable)] @updated)]
(element_reference object: (_) @object (_)* @item) @expression.element
(element_reference object: (_) @object . [(string) (integer) (simple_symbol)] @key .) @expression.element
(pair key: (hash_key_symbol) @key value: (_) @operand) @expression.named
(pair key: (simple_symbol) @key value: (_) @operand) @expression.named
[(splat_argument (_) @operand) (hash_splat_argument (_) @operand)] @expression.spread
(block_argument [(identifier) (call) (instance_variable) (lambda) (constant)] @operand) @expression.same
(parenthesized_statements (_) @operand .) @expression.same
(begin (_) @operand .) @expression.same
(assignment right: (_) @operand) @expression.same
(operator_assignment left: (_) @operand operator: "||=" right: (_) @other) @expression.either
(operator_assignment left: (_) @operand operator: _ @operator right: (_) @other (#not-any-of? @operator "||=" "&&=")) @expression.operator
(conditional consequence: (_) @operand alternative: (_) @other) @expression.either
(binary left: (_) @operand operator: _ @operator right: (_) @other) @expression.operator
(binary left: (_) @operand operator: ["&&" "and"] right: (_) @other) @expression.and
(binary left: (_) @operand operator: ["||" "or"] right: (_) @other) @expression.or
(unary operator: ["!" "not"] operand: (_) @operand) @expression.not
(unary operator: "-" operand: (_) @operand) @expression.literal
(call receiver: (_) @operand method: (identifier) @_test arguments: (argument_list . (_) @type .) (#any-of? @_test "is_a?" "kind_of?" "instance_of?")) @expression.test
(if consequence: (then (_) @item .)) @type.union
(if alternative: (else (_) @item .)) @type.union
(if alternative: (elsif) @item) @type.union
(elsif consequence: (then (_) @item .)) @type.union
(elsif alternative: (else (_) @item .)) @type.union
(elsif alternative: (elsif) @item) @type.union
(unless consequence: (then (_) @item .)) @type.union
(unless alternative: (else (_) @item .)) @type.union
(case (when body: (then (_) @item .))) @type.union
(case (else (_) @item .)) @type.union
(if_modifier body: (_) @operand) @expression.same
(unless_modifier body: (_) @operand) @expression.same
(rescue_modifier body: (_) @operand) @expression.same
[(string) (chained_string) (heredoc_beginning) (subshell) (character) (integer) (float) (rational) (complex) (regex) (range) (array) (string_array)
 (symbol_array) (hash) (nil) (true) (false) (simple_symbol) (delimited_symbol)] @expression.literal
(string . (string_content) @text .) @expression.text
(array (_)* @item) @expression.literal
(hash (_)* @item) @expression.literal
(hash (pair key: (_) @item value: (_) @item) @expression.tuple)
(hash (pair key: (hash_key_symbol) @expression.literal))
(lambda) @expression.function
; A block is the last argument of its call.
(call block: (_) @expression.function)
(call block: (_) @item) @expression.call
(block body: (block_body (_) @returned .))
(do_block body: (body_statement (_) @returned .))
(lambda body: (block body: (block_body (_) @returned .)))
(lambda body: (do_block body: (body_statement (_) @returned .)))
(return (argument_list . (_) @returned .))
(method body: (body_statement (_) @returned .))
(singleton_method body: (body_statement (_) @returned .))
(method body: [(call) (constant) (identifier) (instance_variable) (scope_resolution) (string) (array) (hash) (self) (binary) (conditional)] @returned)
(singleton_method body: [(call) (constant) (identifier) (instance_variable) (scope_resolution) (string) (array) (hash) (self) (binary) (conditional)] @returned)
(method body: (body_statement (_) @returned . [(rescue) (ensure)]))
(singleton_method body: (body_statement (_) @returned . [(rescue) (ensure)]))

; Symbols that name methods: of the value, of the instance, or of instances of the type in whose body they stand.
(call receiver: (_) @object method: (identifier) @_send arguments: (argument_list . (simple_symbol) @expression.reference @property)
  (#any-of? @_send "send" "__send__" "public_send" "method" "instance_method" "try"))
(call !receiver method: (identifier) @_send arguments: (argument_list . (simple_symbol) @expression.reference @property)
  (#any-of? @_send "send" "__send__" "public_send" "method" "instance_method"))
(alias alias: [(identifier) (simple_symbol) (constant)] @expression.reference @property)
(call !receiver method: (identifier) @_alias arguments: (argument_list . (simple_symbol) . (simple_symbol) @expression.reference @property .) (#eq? @_alias "alias_method"))
((call !receiver method: (identifier) @_macro arguments: (argument_list (simple_symbol) @expression.reference @property))
  (#match? @_macro "^(?:(?:prepend_|append_|skip_)?(?:before|after|around)_(?!all$|each$)\\w+|validate|helper_method|private|protected|public|module_function|memoize)$"))
((call !receiver method: (identifier) @_macro arguments: (argument_list (pair key: (hash_key_symbol) @_when value: (simple_symbol) @expression.reference @property)))
  (#match? @_macro "^(?:(?:prepend_|append_|skip_)?(?:before|after|around)_(?!all$|each$)\\w+|validates?|rescue_from)$") (#any-of? @_when "if" "unless" "with"))

; `&:name` calls a method of what the block is given.
(block_argument (simple_symbol)) @scope.lambda @expression.function
(block_argument (simple_symbol) @expression.passed @property @returned)
(block_argument (simple_symbol) @binding.parameter @pattern) @parameters

; A delegated method is that of the value of another one.
(call !receiver method: (identifier) @_delegate arguments: (argument_list (simple_symbol) @expression.reference @property (pair key: (hash_key_symbol) @_to value: (simple_symbol) @object))
  (#eq? @_delegate "delegate") (#eq? @_to "to"))
(call !receiver method: (identifier) @_delegate arguments: (argument_list (pair key: (hash_key_symbol) @_to value: (simple_symbol) @expression.sent @property))
  (#eq? @_delegate "delegate") (#eq? @_to "to"))
(call !receiver method: (identifier) @_delegate arguments: (argument_list . (simple_symbol) @object (simple_symbol) @expression.reference @property)
  (#any-of? @_delegate "def_delegators" "def_instance_delegators"))
(call !receiver method: (identifier) @_delegate arguments: (argument_list . (simple_symbol) @object . (simple_symbol) @expression.reference @property)
  (#any-of? @_delegate "def_delegator" "def_instance_delegator"))
(call !receiver method: (identifier) @_delegate arguments: (argument_list . (simple_symbol) @expression.sent @property)
  (#any-of? @_delegate "def_delegators" "def_instance_delegators" "def_delegator" "def_instance_delegator"))

; Names that are no uses.
(keyword_parameter name: (identifier) @ignore)
(pair key: (hash_key_symbol) @ignore)
(undef (_) @ignore)
(setter name: (identifier) @ignore)
(alias (_) @ignore)
(block_parameters locals: (identifier) @ignore)
; What a type is made from.
(class superclass: (superclass [(constant) (scope_resolution)] @extends))
(class superclass: (superclass (element_reference object: [(constant) (scope_resolution)] @extends)))
(body_statement (call !receiver method: (identifier) @_include arguments: (argument_list [(constant) (scope_resolution)] @extends @type.position))
  (#any-of? @_include "include" "prepend"))
(body_statement (call !receiver method: (identifier) @_extend arguments: (argument_list [(constant) (scope_resolution) (self)] @metatype)) (#eq? @_extend "extend"))
(body_statement ((identifier) @expression.self @metatype (#eq? @metatype "module_function")))
(body_statement (call !receiver method: ((identifier) @expression.self @metatype (#eq? @metatype "module_function"))))

; Branches, and the conditions that hold in them.
[(then) (else) (do)] @region
(if condition: (_) @condition consequence: (_) @then)
(if condition: (_) @condition consequence: (_) @then alternative: (else) @else)
(elsif condition: (_) @condition consequence: (_) @then)
(if_modifier body: (_) @then condition: (_) @condition)
[(return) (redo) (retry)] @exit
((call !receiver method: (identifier) @_raise) @exit (#any-of? @_raise "raise" "fail" "abort" "exit"))
[(break) (next)] @exit.loop
[(while) (until) (for)] @loop
(begin) @attempt

; Decision points, for cyclomatic complexity.
[(if) (elsif) (unless) (if_modifier) (unless_modifier) (while) (until) (while_modifier) (until_modifier) (for) (when) (in_clause) (rescue) (rescue_modifier)
 (conditional) "&&" "||" "and" "or"] @branch
