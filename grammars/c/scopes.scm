; Scopes, bindings and expressions.

(function_definition) @scope.function
(preproc_function_def) @scope.function
(declaration declarator: [(function_declarator declarator: (identifier)) (function_declarator declarator: (parenthesized_declarator (identifier))) (pointer_declarator declarator: (function_declarator declarator: (identifier))) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (identifier)))) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (identifier)))) (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (identifier)))))]) @scope.signature
[(declaration declarator: [(function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier)))) @scope.signature (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier))))) @scope.signature (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier))))) @scope.signature (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier)))) @scope.signature) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier))))) @scope.signature) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier))))) @scope.signature)])
 (declaration declarator: (init_declarator declarator: [(function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier)))) @scope.signature (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier))))) @scope.signature (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier))))) @scope.signature (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier)))) @scope.signature) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier))))) @scope.signature) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier))))) @scope.signature)]))
 (field_declaration declarator: [(function_declarator) @scope.signature (pointer_declarator declarator: (function_declarator) @scope.signature)])
 (type_definition declarator: [(function_declarator) @scope.signature (pointer_declarator declarator: (function_declarator) @scope.signature)])
 (parameter_declaration declarator: [(function_declarator) @scope.signature (pointer_declarator declarator: (function_declarator) @scope.signature)])]
(abstract_function_declarator) @scope.signature
[(struct_specifier name: (_) body: (_)) (union_specifier name: (_) body: (_)) (enum_specifier name: (_) body: (_))] @scope.type
(type_definition type: [(struct_specifier !name body: (_) @scope.type) (union_specifier !name body: (_) @scope.type) (enum_specifier !name body: (_) @scope.type)])
; Members of a type without a name belong to the field or variable, or to the type around it if there is none.
(field_declaration type: [(struct_specifier !name body: (_)) (union_specifier !name body: (_))] declarator: (_)) @scope.type @expression.class
(declaration type: [(struct_specifier !name body: (_)) (union_specifier !name body: (_))] declarator: (_)) @scope.type @expression.class
[(compound_statement) (for_statement)] @scope.block

(parameter_list (parameter_declaration declarator: [(identifier) @binding.parameter @pattern (pointer_declarator declarator: (identifier) @binding.parameter @pattern) (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @binding.parameter @pattern)) (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding.parameter @pattern)) (array_declarator declarator: (identifier) @binding.parameter @pattern) (array_declarator declarator: (pointer_declarator declarator: (identifier) @binding.parameter @pattern)) (array_declarator declarator: (array_declarator declarator: (identifier) @binding.parameter @pattern)) (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @binding.parameter @pattern))) (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @binding.parameter @pattern)))) (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding.parameter @pattern)))) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @binding.parameter @pattern)))) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @binding.parameter @pattern))))) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier) @binding.parameter @pattern)))))])) @parameters
(parameter_declaration type: (_) @type declarator: [(identifier) @pattern (pointer_declarator declarator: (identifier) @pattern) (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @pattern)) (pointer_declarator declarator: (array_declarator declarator: (identifier) @pattern)) (array_declarator declarator: (identifier) @pattern) (array_declarator declarator: (pointer_declarator declarator: (identifier) @pattern)) (array_declarator declarator: (array_declarator declarator: (identifier) @pattern))])
(parameter_declaration declarator: [(function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @pattern))) @type (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @pattern)))) @type (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier) @pattern)))) @type (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier) @pattern))) @type) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @pattern)))) @type) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier) @pattern)))) @type)])
(preproc_params (identifier) @binding.parameter)
; Parameters of the old form are declared behind.
(parameter_list (identifier) @ignore)

(identifier) @expression.name
[(attribute_specifier (argument_list (identifier) @ignore)) (attribute_specifier (argument_list (call_expression function: (identifier) @ignore)))]
(field_expression argument: (_) @object field: (_) @property) @expression.member
(offsetof_expression type: (_) @object member: (_) @property) @expression.member
(call_expression function: (_) @callee) @expression.call
(call_expression function: (_) @callee arguments: (argument_list (_)* @item)) @expression.call
(parenthesized_expression (_) @operand) @expression.same
(pointer_expression argument: (_) @operand) @expression.same
; A pointer or an array has the type of its elements.
(subscript_expression argument: (_) @operand) @expression.same
(update_expression argument: (_) @operand) @expression.same
(comma_expression right: (_) @operand) @expression.same
(binary_expression left: (_) @operand right: (_)) @expression.same
(binary_expression operator: ["==" "!=" "<" "<=" ">" ">=" "&&" "||"]) @expression.literal
[(unary_expression) (sizeof_expression) (alignof_expression)] @expression.literal
(conditional_expression consequence: (_) @operand alternative: (_) @other) @expression.either
(cast_expression type: (_) @type value: (_) @operand) @expression.cast
(compound_literal_expression type: (_) @type value: (_) @operand) @expression.cast
(assignment_expression right: (_) @operand) @expression.same
(assignment_expression left: (_) @other "=" right: [(identifier) (pointer_expression) (initializer_list)] @operand) @expression.same
(assignment_expression left: (identifier) @target "=" right: (_) @value) @assignment
(return_statement (_) @returned)
[(string_literal) (concatenated_string) (char_literal) (number_literal) (true) (false) (null)] @expression.literal

; Initializers: values in order, or with the names of members.
(initializer_list (_)* @item) @expression.literal
(initializer_list (initializer_pair designator: (field_designator))) @expression.object
(initializer_list (initializer_pair designator: (field_designator)) @item) @expression.object
(initializer_list (initializer_pair designator: (field_designator (field_identifier) @key) value: (_) @operand) @expression.attribute)
(initializer_list (initializer_pair designator: (field_designator) value: [(identifier) (pointer_expression argument: (identifier))]) @added)
(initializer_pair designator: [(subscript_designator) (subscript_range_designator)] value: (_) @operand) @expression.same
; A function in a variable or member, which is called through it.
(assignment_expression left: [(identifier) (field_expression)] @added "=" right: [(identifier) (pointer_expression argument: (identifier)) (conditional_expression)])
(assignment_expression left: (subscript_expression argument: [(identifier) (field_expression)] @added) "=" right: [(identifier) (pointer_expression argument: (identifier))])
(call_expression function: (identifier) @added arguments: (argument_list [(identifier) (pointer_expression argument: (identifier))]))
(assignment_expression left: [(identifier) (field_expression)] @updated operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>="])
(update_expression argument: [(identifier) (field_expression)] @updated)

; Types.
(type_identifier) @type.name
(struct_specifier name: (_) @operand) @type.same
(union_specifier name: (_) @operand) @type.same
(enum_specifier name: (_) @operand) @type.same
; A type that is declared where it is used.
[(struct_specifier name: (_) body: (_)) (union_specifier name: (_) body: (_)) (enum_specifier name: (_) body: (_))] @expression.class
(type_descriptor type: (_) @operand) @type.same
(macro_type_specifier type: (_) @operand) @type.same
[(primitive_type) (sized_type_specifier)] @type.builtin
(declaration type: (_) @type declarator: [(function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier)))) @type.function (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier))))) @type.function (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier))))) @type.function (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier)))) @type.function) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier))))) @type.function) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier))))) @type.function) (init_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier)))) @type.function) (init_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier))))) @type.function) (init_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier))))) @type.function) (init_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (identifier)))) @type.function)) (init_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (identifier))))) @type.function)) (init_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (identifier))))) @type.function))])
(field_declaration type: (_) @type declarator: [(function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (field_identifier)))) @type.function (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (field_identifier))))) @type.function (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (field_identifier))))) @type.function (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (field_identifier)))) @type.function) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (pointer_declarator declarator: (field_identifier))))) @type.function) (pointer_declarator declarator: (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator: (array_declarator declarator: (field_identifier))))) @type.function)])
(type_definition type: (_) @type declarator: [(function_declarator) @type.function (pointer_declarator declarator: (function_declarator) @type.function)])
(parameter_declaration type: (_) @type declarator: [(function_declarator) @type.function (pointer_declarator declarator: (function_declarator) @type.function)])

[(return_statement) (goto_statement)] @exit
[(continue_statement) (break_statement)] @exit.loop
[(for_statement) (while_statement) (do_statement)] @loop
; Decision points, for cyclomatic complexity.
[(if_statement) (for_statement) (while_statement) (do_statement) (case_statement) (conditional_expression) "&&" "||"] @branch
