(type_assertion (type_arguments (_) @type) (_) @operand) @expression.cast
[(assignment_expression left: (parenthesized_expression (type_assertion (type_arguments) (_) @stored)))
 (augmented_assignment_expression left: (parenthesized_expression (type_assertion (type_arguments) (_) @updated)))
 (update_expression argument: (parenthesized_expression (type_assertion (type_arguments) (_) @updated)))
 (assignment_expression left: (non_null_expression (array [(type_assertion (type_arguments) (_) @stored)
   (parenthesized_expression (type_assertion (type_arguments) (_) @stored))])))]
