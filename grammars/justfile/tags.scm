; Recipes, their other names, modules and variables

(recipe (recipe_header name: (identifier) @name)) @definition.function
(alias left: (identifier) @name) @definition.function
(module name: (identifier) @name) @definition.module
(assignment left: (identifier) @name) @definition.variable

; References

(dependency name: (identifier) @name) @reference.call
(dependency_expression name: (identifier) @name) @reference.call
(alias right: (identifier) @name) @reference.call
(function_call name: (identifier) @name) @reference.call
(value (identifier) @name) @reference.variable
