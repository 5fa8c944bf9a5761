; Targets, without patterns (%.o) and settings of make (.PHONY).
((rule (targets (word) @name)) @definition.function
  (#not-match? @name "^\\.|%"))

(define_directive name: (word) @name) @definition.macro
(variable_assignment name: (word) @name) @definition.variable
(shell_assignment name: (word) @name) @definition.variable

((rule (targets (word) @_target) normal: (prerequisites (word) @name)) @reference.call
  (#not-match? @_target "^\\."))
(rule order_only: (prerequisites (word) @name)) @reference.call
(variable_reference (word) @name) @reference.variable
(substitution_reference text: (word) @name) @reference.variable
