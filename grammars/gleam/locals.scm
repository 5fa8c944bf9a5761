[
  (anonymous_function)
  (block)
  (case_clause)
] @local.scope

(function_parameter name: (identifier) @local.definition.parameter)
(let pattern: (identifier) @local.definition)
(let pattern: (_ (identifier) @local.definition))
(use_assignment (identifier) @local.definition)
(case_clause_pattern (identifier) @local.definition)
(record_pattern_argument pattern: (identifier) @local.definition)
(list_pattern (identifier) @local.definition)
(list_pattern_tail (identifier) @local.definition)
(tuple_pattern (identifier) @local.definition)

(identifier) @local.reference
