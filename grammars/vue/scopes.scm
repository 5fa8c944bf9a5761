; In a template, a prop has its name unless the script declares that too.
((with_statement object: (parenthesized_expression (identifier) @_props)) @within.unbound (#any-of? @_props "$props" "$given"))
