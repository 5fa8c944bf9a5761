(function_definition) @local.scope

(parameter name: (identifier) @local.definition.parameter)
(for_statement variable: (identifier) @local.definition)
(binary_operator
  lhs: (identifier) @local.definition
  operator: ["<-" "="])

(identifier) @local.reference
