; Stages, and the variables of builds and containers.
(from_instruction as: (image_alias) @name) @definition.namespace

(arg_instruction name: (unquoted_string) @name) @definition.variable
(env_pair name: (unquoted_string) @name) @definition.variable

; A stage that begins with another stage.
((from_instruction (image_spec name: (image_name) @name)) @reference.module)
(expansion (variable) @name) @reference.variable
