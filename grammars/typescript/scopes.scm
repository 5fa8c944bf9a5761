(type_assertion (type_arguments (_) @type) (_) @operand) @expression.cast
