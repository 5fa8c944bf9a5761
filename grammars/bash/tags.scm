; Functions, and the variables of the script itself.
(function_definition name: (word) @name) @definition.function

(program (variable_assignment name: (variable_name) @name) @definition.variable)
(program (declaration_command (variable_assignment name: (variable_name) @name)) @definition.variable)

; A command may be a function of another script.
((command_name (word) @name) @reference.call
  (#not-match? @name "^(?:\\[|\\[\\[|:|\\.|alias|break|cat|cd|chmod|command|continue|cp|echo|eval|exec|exit|false|getopts|grep|kill|let|ls|mkdir|mv|popd|printf|pushd|pwd|read|return|rm|sed|set|shift|shopt|sleep|source|test|trap|true|type|ulimit|umask|unalias|wait)$"))

((simple_expansion (variable_name) @name) @reference.variable
  (#match? @name "^[A-Za-z_]"))
((expansion (variable_name) @name) @reference.variable
  (#match? @name "^[A-Za-z_]"))
