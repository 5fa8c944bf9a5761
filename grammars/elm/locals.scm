[
  (let_in_expr)
  (case_of_branch)
  (anonymous_function_expr)
] @local.scope

(lower_pattern (lower_case_identifier) @local.definition)
(let_in_expr
  valueDeclaration: (value_declaration
    functionDeclarationLeft: (function_declaration_left . (lower_case_identifier) @local.definition)))

(value_qid . (lower_case_identifier) @local.reference)
(record_base_identifier (lower_case_identifier) @local.reference)
