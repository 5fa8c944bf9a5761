(type_assertion (type_arguments (_) @type)) @expression.cast
