(parameter name: (identifier) @local.definition.parameter)

(value (identifier) @local.reference)
