; Scopes, bindings and expressions.

[(function_item) (closure_expression)] @scope.function
(function_signature_item) @scope.signature
[(impl_item) (struct_item) (union_item) (enum_item) (type_item)] @scope.signature
[(struct_item) (union_item) (enum_item) (trait_item)] @scope.type
(mod_item body: (_)) @scope.namespace
[(block) (match_arm) (if_expression) (while_expression) (for_expression)] @scope.block
(function_item) @closed

; Names that functions and patterns bind. Others than lower-case names are constants and variants.
(parameters (parameter pattern: (identifier) @binding.parameter @pattern)) @parameters
(parameter pattern: (identifier) @pattern type: (_) @type)
(parameters (parameter pattern: (mut_pattern (identifier) @binding.parameter @pattern))) @parameters
(parameter pattern: (mut_pattern (identifier) @pattern) type: (_) @type)
(parameters (parameter !pattern) @pattern) @parameters
; Parameters that are taken apart have a place.
(parameters (parameter pattern: [(tuple_pattern) (tuple_struct_pattern) (struct_pattern) (reference_pattern) (slice_pattern) (captured_pattern) (ref_pattern)] @pattern type: (_) @type)) @parameters
(parameters (parameter pattern: "_" @pattern type: (_) @type)) @parameters
(closure_parameters (identifier) @binding.parameter @pattern) @parameters
(closure_parameters (mut_pattern (identifier) @binding.parameter @pattern)) @parameters
(closure_parameters (reference_pattern (identifier) @binding.parameter @pattern)) @parameters
(closure_parameters (parameter pattern: (identifier) @binding.parameter @pattern type: (_) @type)) @parameters
(closure_parameters [(tuple_pattern) (struct_pattern) (tuple_struct_pattern)] @pattern) @parameters
(closure_parameters "_" @pattern) @parameters
(self_parameter (self) @binding.receiver)
(parameter pattern: (self) @binding.receiver)
(impl_item type: (generic_type) @type body: (declaration_list [(function_item parameters: (parameters (self_parameter (self) @binding.receiver)))
  (function_signature_item parameters: (parameters (self_parameter (self) @binding.receiver)))]))
(impl_item type: (reference_type) @type body: (declaration_list [(function_item parameters: (parameters (self_parameter (self) @binding.receiver)))
  (function_signature_item parameters: (parameters (self_parameter (self) @binding.receiver)))]))
(type_parameter name: (_) @binding.type_parameter)
(type_parameter name: (_) @binding.type_parameter bounds: (trait_bounds . (_) @type))
; Bounds behind the head.
(function_item type_parameters: (type_parameters (type_parameter name: (_) @binding.type_parameter))
  (where_clause (where_predicate left: (type_identifier) @_left bounds: (trait_bounds . (_) @type))) (#eq? @_left @binding.type_parameter))
(impl_item type_parameters: (type_parameters (type_parameter name: (_) @binding.type_parameter))
  (where_clause (where_predicate left: (type_identifier) @_left bounds: (trait_bounds . (_) @type))) (#eq? @_left @binding.type_parameter))
(const_parameter name: (_) @binding.type_parameter)
(impl_item type_parameters: (type_parameters (type_parameter name: (_) @_declared)) type: (generic_type type_arguments: (type_arguments (type_identifier) @property @type.inferred)) (#eq? @property @_declared))

(let_declaration pattern: (identifier) @binding.variable @pattern) @declaration
(let_declaration pattern: (mut_pattern (identifier) @binding.variable @pattern)) @declaration
(let_declaration pattern: (identifier) @binding.variable type: (_) @type)
(let_declaration pattern: (mut_pattern (identifier) @binding.variable) type: (_) @type)
(let_declaration pattern: (identifier) @pattern type: (_) @type)
(let_declaration pattern: (mut_pattern (identifier) @pattern) type: (_) @type)
(let_declaration pattern: (identifier) @pattern value: (_) @value !type)
(let_declaration pattern: (mut_pattern (identifier) @pattern) value: (_) @value !type)
(let_declaration pattern: (ref_pattern (identifier) @binding.variable @pattern) value: (_) @value)
(let_declaration pattern: [(tuple_pattern) (struct_pattern)] @pattern value: (_) @value !type)
(let_declaration pattern: [(tuple_pattern) (struct_pattern)] @pattern type: (_) @type)
(for_expression pattern: (identifier) @binding.variable @pattern value: (_) @iterated)
(for_expression pattern: (mut_pattern (identifier) @binding.variable @pattern) value: (_) @iterated)
(for_expression pattern: (reference_pattern (identifier) @binding.variable @pattern) value: (_) @iterated)
(for_expression pattern: (tuple_pattern) @pattern value: (_) @iterated)
(tuple_pattern [(identifier) @pattern (tuple_pattern) @pattern "_" @pattern (struct_pattern) @pattern (tuple_struct_pattern) @pattern]) @whole
(tuple_pattern (mut_pattern (identifier) @pattern)) @whole
(tuple_pattern (reference_pattern (identifier) @pattern)) @whole
(struct_pattern (field_pattern name: (shorthand_field_identifier) @pattern @key)) @whole
(struct_pattern (field_pattern name: (field_identifier) @key pattern: (identifier) @pattern)) @whole

; Names of a pattern are visible behind the whole statement, whose value may have the same name for something else.
(let_declaration pattern: (tuple_pattern [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable) (ref_pattern (identifier) @binding.variable)])) @declaration
(let_declaration pattern: (tuple_pattern (tuple_pattern [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable)]))) @declaration
(let_declaration pattern: (tuple_struct_pattern type: (_) [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable) (ref_pattern (identifier) @binding.variable)])) @declaration
(let_declaration pattern: (struct_pattern (field_pattern [(shorthand_field_identifier) @binding.variable (identifier) @binding.variable]))) @declaration
(let_condition pattern: (tuple_struct_pattern type: (_) [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable) (ref_pattern (identifier) @binding.variable) (reference_pattern (identifier) @binding.variable)])) @declaration
(let_condition pattern: (tuple_struct_pattern type: (_) (tuple_pattern [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable)]))) @declaration
(let_condition pattern: (struct_pattern (field_pattern [(shorthand_field_identifier) @binding.variable (identifier) @binding.variable]))) @declaration
(for_expression pattern: [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable) (reference_pattern (identifier) @binding.variable)] value: (_) @declaration)
(for_expression pattern: (tuple_pattern [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable) (reference_pattern (identifier) @binding.variable)]) value: (_) @declaration)

; Any lower-case name in a pattern is a new one.
((tuple_pattern [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable) (ref_pattern (identifier) @binding.variable) (reference_pattern (identifier) @binding.variable) (captured_pattern . (identifier) @binding.variable)])
  (#match? @binding.variable "^(?:r#)?[a-z_]"))
((slice_pattern [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable) (ref_pattern (identifier) @binding.variable) (reference_pattern (identifier) @binding.variable) (captured_pattern . (identifier) @binding.variable)])
  (#match? @binding.variable "^(?:r#)?[a-z_]"))
((tuple_struct_pattern type: (_) [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable) (ref_pattern (identifier) @binding.variable) (ref_pattern (mut_pattern (identifier) @binding.variable)) (reference_pattern (identifier) @binding.variable) (captured_pattern . (identifier) @binding.variable)])
  (#match? @binding.variable "^(?:r#)?[a-z_]"))
((or_pattern [(identifier) @binding.variable (captured_pattern . (identifier) @binding.variable)]) (#match? @binding.variable "^(?:r#)?[a-z_]"))
((match_pattern . [(identifier) @binding.variable (captured_pattern . (identifier) @binding.variable) (ref_pattern (identifier) @binding.variable) (reference_pattern (identifier) @binding.variable) (mut_pattern (identifier) @binding.variable)])
  (#match? @binding.variable "^(?:r#)?[a-z_]"))
((let_condition pattern: [(identifier) @binding.variable (captured_pattern . (identifier) @binding.variable) (mut_pattern (identifier) @binding.variable) (reference_pattern (identifier) @binding.variable)])
  (#match? @binding.variable "^(?:r#)?[a-z_]"))
((reference_pattern (identifier) @binding.variable) (#match? @binding.variable "^(?:r#)?[a-z_]"))
(field_pattern name: (shorthand_field_identifier) @binding.variable)
((field_pattern pattern: [(identifier) @binding.variable (mut_pattern (identifier) @binding.variable) (ref_pattern (identifier) @binding.variable) (reference_pattern (identifier) @binding.variable) (captured_pattern . (identifier) @binding.variable)])
  (#match? @binding.variable "^(?:r#)?[a-z_]"))

; The value in an option or a result, whose iteration gives it.
((let_condition pattern: (tuple_struct_pattern type: (identifier) @_v . [(identifier) @pattern (mut_pattern (identifier) @pattern) (ref_pattern (identifier) @pattern) (reference_pattern (identifier) @pattern) (tuple_pattern) @pattern]) value: (_) @iterated)
  (#any-of? @_v "Some" "Ok"))
((let_declaration pattern: (tuple_struct_pattern type: (identifier) @_v . [(identifier) @pattern (mut_pattern (identifier) @pattern) (ref_pattern (identifier) @pattern) (tuple_pattern) @pattern]) value: (_) @iterated)
  (#any-of? @_v "Some" "Ok"))
((match_expression value: (_) @iterated body: (match_block (match_arm pattern: (match_pattern . (tuple_struct_pattern type: (identifier) @_v . [(identifier) @pattern (mut_pattern (identifier) @pattern) (ref_pattern (identifier) @pattern) (reference_pattern (identifier) @pattern) (tuple_pattern) @pattern])))))
  (#any-of? @_v "Some" "Ok"))
(let_condition pattern: (struct_pattern type: (_) @type) @pattern)
(match_pattern . (struct_pattern type: (_) @type) @pattern)
(match_expression value: (_) @value body: (match_block (match_arm pattern: (match_pattern . [(identifier) (tuple_pattern)] @pattern))))

(assignment_expression left: (identifier) @target right: (_) @value) @assignment

; Expressions, in the vocabulary of resolution.
(identifier) @expression.name
(shorthand_field_identifier) @expression.name
[(crate) (super)] @expression.name
(self) @expression.name
((identifier) @expression.self (#eq? @expression.self "Self"))
[(lifetime (identifier) @ignore) (label (identifier) @ignore)]
(metavariable) @ignore
(visibility_modifier [(crate) (super) (self)] @ignore)
(use_declaration [(identifier) (crate) (super) (self)] @ignore)
(scoped_use_list [(crate) (super) (self)] @ignore)
; A path in a list begins below the path in front of the list.
(scoped_use_list list: (use_list (scoped_identifier path: (identifier) @ignore)))
(scoped_use_list list: (use_list (scoped_identifier path: (scoped_identifier path: (identifier) @ignore))))
(scoped_use_list list: (use_list (scoped_identifier path: (scoped_identifier path: (scoped_identifier path: (identifier) @ignore)))))
(scoped_use_list list: (use_list (scoped_use_list path: (identifier) @ignore)))
(scoped_use_list list: (use_list (scoped_use_list path: (scoped_identifier path: (identifier) @ignore))))
(scoped_use_list list: (use_list (use_as_clause path: (scoped_identifier path: (identifier) @ignore))))
(scoped_use_list list: (use_list (use_as_clause path: (scoped_identifier path: (scoped_identifier path: (identifier) @ignore)))))
(scoped_use_list list: (use_list (use_wildcard (scoped_identifier path: (identifier) @ignore))))
(scoped_use_list path: (_) @object list: (use_list (scoped_identifier path: (identifier) @property @expression.member)))
(scoped_use_list path: (_) @object list: (use_list (scoped_identifier path: (scoped_identifier path: (identifier) @property @expression.member))))
(scoped_use_list path: (_) @object list: (use_list (scoped_identifier path: (scoped_identifier path: (scoped_identifier path: (identifier) @property @expression.member)))))
(scoped_use_list path: (_) @object list: (use_list (scoped_use_list path: (identifier) @property @expression.member)))
(scoped_use_list path: (_) @object list: (use_list (scoped_use_list path: (scoped_identifier path: (identifier) @property @expression.member))))
(scoped_use_list path: (_) @object list: (use_list (use_as_clause path: (scoped_identifier path: (identifier) @property @expression.member))))
(scoped_use_list path: (_) @object list: (use_list (use_as_clause path: (scoped_identifier path: (scoped_identifier path: (identifier) @property @expression.member)))))
(scoped_use_list path: (_) @object list: (use_list (use_wildcard (scoped_identifier path: (identifier) @property @expression.member))))
(scoped_use_list path: (_) @object list: (use_list (use_wildcard (identifier) @property @expression.member)))
(use_list [(identifier) (self)] @ignore)
(use_as_clause [(identifier) (self)] @ignore)
(use_wildcard [(identifier) (crate) (super) (self)] @ignore)
(extern_crate_declaration [(identifier) (crate)] @ignore)
(scoped_identifier path: (self) @ignore)
; The own module has the names of the file.
(scoped_identifier path: (self) name: (identifier) @operand) @expression.same
(scoped_identifier path: [(identifier) (crate) (super) (scoped_identifier) (bracketed_type) (generic_type) (metavariable)] @object name: (identifier) @property) @expression.member
(scoped_identifier name: [(super) (self)] @ignore)
(scoped_identifier path: (super) @object name: (super) @property @expression.member)
(field_expression value: (_) @object field: (field_identifier) @property) @expression.member
(field_expression value: (_) @object field: (integer_literal) @key) @expression.element
(call_expression function: (_) @callee) @expression.call
(call_expression function: (_) @callee arguments: (arguments (_)* @item)) @expression.call
(generic_function function: (_) @operand) @expression.same
(generic_function function: (identifier) @operand) @expression.same
(struct_expression name: (_) @callee) @expression.new
(field_initializer field: (field_identifier) @key value: (_) @operand) @expression.attribute
(struct_expression body: (field_initializer_list (shorthand_field_initializer (identifier) @asked)))
(parenthesized_expression (_) @operand) @expression.same
(reference_expression value: (_) @operand) @expression.same
(unary_expression (_) @operand) @expression.same
(try_expression (_) @object) @expression.element
(await_expression (_) @operand) @expression.await
(type_cast_expression value: (_) @operand type: (_) @type) @expression.cast
(index_expression . (_) @object . (_) @item) @expression.element
(index_expression . (_) @operand . (range_expression)) @expression.same
(binary_expression left: (_) @operand) @expression.same
(binary_expression operator: ["==" "!=" "<" "<=" ">" ">=" "&&" "||"]) @expression.literal
[(string_literal) (raw_string_literal) (char_literal) (boolean_literal) (integer_literal) (float_literal)] @expression.literal
(array_expression (_)* @item) @expression.literal
(tuple_expression (_)* @item) @expression.tuple
(closure_expression) @expression.function
(closure_expression return_type: (_) @type) @expression.function
(closure_expression body: (_) @returned)
(return_expression (_) @returned)
; The last expression of a block is its value.
(function_item body: (block [(identifier) (self) (scoped_identifier) (field_expression) (call_expression) (struct_expression) (try_expression) (await_expression)
  (reference_expression) (unary_expression) (index_expression) (closure_expression) (tuple_expression) (type_cast_expression) (parenthesized_expression)] @returned .))
(block [(identifier) (self) (scoped_identifier) (field_expression) (call_expression) (struct_expression) (try_expression) (await_expression) (reference_expression)
  (unary_expression) (index_expression) (closure_expression) (tuple_expression) (type_cast_expression) (parenthesized_expression)] @operand .) @expression.same
(if_expression consequence: (_) @operand alternative: (else_clause (_) @other)) @expression.either
(match_expression body: (match_block (match_arm value: (_) @item))) @type.union
(unsafe_block (block) @operand) @expression.same
(match_pattern condition: (_) @condition)

; The arguments of a macro are tokens. Most macros take expressions: names there mean what they would outside, a name behind a
; point is a member, and a name before parentheses is called.
(token_tree (self) @expression.name)
(token_tree [(identifier) (self) (crate) (super) (token_tree)] @object . ["." "::"] . (identifier) @property @expression.member)
(token_tree ["." "::"] . (identifier) @ignore)
(token_tree (identifier) @callee . (token_tree "(") @expression.call)
(token_tree (identifier) @ignore . [":" "=" "=>"])
(token_tree "|" . (identifier) @ignore)
(token_tree ["let" "fn" "struct" "enum" "for" "mod" "trait" "type" "static" "const" "ref" "use" "impl" "macro_rules!"] . (identifier) @ignore)
(token_tree ["let" "for" "static" "ref"] . (mutable_specifier) . (identifier) @ignore)
; A name in the arguments of another macro, or in what a macro makes, is only possibly what it would be outside.
((macro_invocation macro: (_) @_m (token_tree (identifier) @property @expression.member @ignore) @object) (#not-any-of? @_m "assert" "assert_eq" "assert_ne" "dbg" "debug_assert" "debug_assert_eq" "debug_assert_ne" "eprint" "eprintln" "format" "format_args" "matches" "panic" "print" "println" "todo" "unimplemented" "unreachable" "vec" "write" "writeln" "ready" "trace" "debug" "info" "warn" "error" "bail" "ensure" "anyhow"))
((macro_invocation macro: (_) @_m (token_tree (token_tree (identifier) @property @expression.member @ignore) @object)) (#not-any-of? @_m "assert" "assert_eq" "assert_ne" "dbg" "debug_assert" "debug_assert_eq" "debug_assert_ne" "eprint" "eprintln" "format" "format_args" "matches" "panic" "print" "println" "todo" "unimplemented" "unreachable" "vec" "write" "writeln" "ready" "trace" "debug" "info" "warn" "error" "bail" "ensure" "anyhow"))
((macro_invocation macro: (_) @_m (token_tree (token_tree (token_tree (identifier) @property @expression.member @ignore) @object))) (#not-any-of? @_m "assert" "assert_eq" "assert_ne" "dbg" "debug_assert" "debug_assert_eq" "debug_assert_ne" "eprint" "eprintln" "format" "format_args" "matches" "panic" "print" "println" "todo" "unimplemented" "unreachable" "vec" "write" "writeln" "ready" "trace" "debug" "info" "warn" "error" "bail" "ensure" "anyhow"))
(macro_rule right: (token_tree (identifier) @property @expression.member @ignore) @object)
(macro_rule right: (token_tree (token_tree (identifier) @property @expression.member @ignore) @object))
(macro_rule right: (token_tree (token_tree (token_tree (identifier) @property @expression.member @ignore) @object)))
(macro_rule right: (token_tree (token_tree (token_tree (token_tree (identifier) @property @expression.member @ignore) @object))))
(macro_rule right: (token_tree (token_tree (token_tree (token_tree (token_tree (identifier) @property @expression.member @ignore) @object)))))
(macro_rule left: (token_tree_pattern (identifier) @ignore))
(token_tree_pattern (identifier) @ignore)
(token_tree_pattern (token_tree_pattern (identifier) @ignore))
(token_binding_pattern [(metavariable) (fragment_specifier)] @ignore)
; Macros of the language and of loggers, whose names functions have too.
((macro_invocation macro: (identifier) @ignore) (#any-of? @ignore "assert" "assert_eq" "assert_ne" "cfg" "column" "compile_error" "concat" "concat_idents" "const_format_args" "dbg" "debug_assert" "debug_assert_eq" "debug_assert_ne" "env" "eprint" "eprintln" "file" "format" "format_args" "include" "include_bytes" "include_str" "is_x86_feature_detected" "line" "matches" "module_path" "option_env" "panic" "print" "println" "stringify" "thread_local" "todo" "unimplemented" "unreachable" "vec" "write" "writeln" "ready" "pin" "addr_of" "addr_of_mut" "trace" "debug" "info" "warn" "error" "log" "event" "span" "bail" "ensure" "anyhow"))
(macro_invocation macro: (identifier) @callee) @expression.call

; Attributes are not followed, but one may say that a runner, a framework or another language calls a function.
((attribute_item (attribute . [(identifier) (scoped_identifier)] @decorator)) . [(attribute_item) (line_comment) (block_comment)]* . (function_item)
  (#not-any-of? @decorator "derive" "cfg" "cfg_attr" "allow" "warn" "deny" "expect" "forbid" "inline" "must_use" "doc" "non_exhaustive" "repr" "path" "macro_use" "macro_export" "cold" "track_caller" "deprecated" "automatically_derived" "ignore" "should_panic" "target_feature" "feature" "rustfmt_skip" "instrument" "async_trait" "pin_project" "serde" "error") (#not-match? @decorator "^(?:rustfmt|clippy|tracing|serde)::"))
((attribute_item (attribute . [(identifier) (scoped_identifier)] @decorator)) . [(attribute_item) (line_comment) (block_comment)]* . (static_item)
  (#any-of? @decorator "no_mangle" "export_name" "used" "global_allocator" "link_section"))
((attribute . (identifier) @ignore) (#any-of? @ignore "derive" "cfg" "cfg_attr" "allow" "warn" "deny" "expect" "forbid" "inline" "must_use" "doc" "non_exhaustive" "repr" "path" "macro_use" "macro_export" "cold" "track_caller" "deprecated" "automatically_derived" "ignore" "should_panic" "target_feature" "feature" "rustfmt_skip" "instrument" "async_trait" "pin_project" "serde" "error"))
(inner_attribute_item (attribute . (identifier) @ignore))
(attribute arguments: (token_tree (identifier) @ignore))
(attribute arguments: (token_tree (token_tree (identifier) @ignore)))
(attribute arguments: (token_tree (token_tree (token_tree (identifier) @ignore))))
((type_identifier) @ignore (#eq? @ignore "_"))
((identifier) @ignore (#eq? @ignore "_"))

; Types.
(type_identifier) @type.name
(scoped_type_identifier path: (_) @object name: (type_identifier) @property) @type.member
(scoped_type_identifier path: (self) @ignore)
; A variant with named values is no type.
(struct_expression name: (scoped_type_identifier path: [(identifier) (crate) (super) (scoped_identifier)] @object name: (type_identifier) @property) @expression.member)
(primitive_type) @type.builtin
; A type whose arguments are lifetimes alone has a base too.
(generic_type type: (_) @base) @type.generic
(generic_type type: (_) @base type_arguments: (type_arguments [(type_identifier) (primitive_type) (generic_type) (reference_type) (scoped_type_identifier)
  (tuple_type) (array_type) (dynamic_type) (unit_type) (function_type) (bounded_type) (abstract_type) (pointer_type) (never_type) (qualified_type)] @item)) @type.generic
(generic_type_with_turbofish type: (_) @base type_arguments: (type_arguments [(type_identifier) (primitive_type) (generic_type) (reference_type) (scoped_type_identifier)
  (tuple_type) (array_type) (dynamic_type) (unit_type) (function_type) (bounded_type) (abstract_type) (pointer_type) (never_type) (qualified_type)] @item)) @type.generic
(reference_type type: (_) @operand) @type.same
(pointer_type type: (_) @operand) @type.same
(array_type element: (_) @argument) @type.array
(tuple_type (_)* @item) @type.tuple
(dynamic_type trait: (_) @operand) @type.same
(abstract_type trait: (_) @operand) @type.same
(bounded_type . (_) @operand) @type.same
(bracketed_type (qualified_type type: (_) @operand)) @type.same
; `Fn(A) -> B` has the form of a generic type: a list of parameters and a result.
(function_type trait: (_) @base parameters: (parameters) @item) @type.generic
(function_type trait: (_) @base parameters: (parameters) @item return_type: (_) @item) @type.generic
(function_type !trait return_type: (_) @type) @type.function
(function_type parameters: (parameters) @type.tuple)
(function_type parameters: (parameters (_)* @item) @type.tuple)
(scoped_identifier path: [(generic_type) (bracketed_type)] @type.position)
(type_binding name: (type_identifier) @ignore)

(trait_item bounds: (trait_bounds (_) @extends))

; Branches.
[(block) (match_arm)] @region
[(return_expression)] @exit
[(continue_expression) (break_expression)] @exit.loop
[(for_expression) (while_expression) (loop_expression)] @loop

; Decision points, for cyclomatic complexity.
[(if_expression) (for_expression) (while_expression) (match_arm) (try_expression) "&&" "||"] @branch
