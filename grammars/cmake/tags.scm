(function_def (function_command (argument_list . (argument (unquoted_argument) @name)))) @definition.function
(macro_def (macro_command (argument_list . (argument (unquoted_argument) @name)))) @definition.macro

; Targets.
((normal_command
    (identifier) @_command
    (argument_list . (argument (unquoted_argument) @name))) @definition.class
  (#match? @_command "^(?:[Aa][Dd][Dd]_(?:[Ee][Xx][Ee][Cc][Uu][Tt][Aa][Bb][Ll][Ee]|[Ll][Ii][Bb][Rr][Aa][Rr][Yy]|[Cc][Uu][Ss][Tt][Oo][Mm]_[Tt][Aa][Rr][Gg][Ee][Tt]))$")
  (#not-match? @name "[$]"))
; The project, and variables of the script itself.
((normal_command
    (identifier) @_command
    (argument_list . (argument (unquoted_argument) @name))) @definition.namespace
  (#match? @_command "^[Pp][Rr][Oo][Jj][Ee][Cc][Tt]$"))
((source_file (normal_command
    (identifier) @_command
    (argument_list . (argument (unquoted_argument) @name))) @definition.variable)
  (#match? @_command "^(?:[Ss][Ee][Tt]|[Oo][Pp][Tt][Ii][Oo][Nn])$")
  (#not-match? @name "[$]"))

; A command may be a function or a macro.
((normal_command (identifier) @name) @reference.call
  (#not-match? @name "^(?:[A-Z_]+|add_(?:compile_options|custom_command|custom_target|definitions|dependencies|executable|library|subdirectory|test)|cmake_(?:minimum_required|parse_arguments|policy)|export|find_(?:file|library|package|path|program)|get_(?:filename_component|property|target_property)|include|include_directories|install|link_(?:directories|libraries)|list|message|option|project|return|set|set_(?:property|target_properties)|string|target_(?:filename_component|property|target_property)|unset)$"))
(normal_var (variable) @name) @reference.variable
(if_command (argument_list (argument (unquoted_argument) @name))) @reference.variable
; An argument may be a target.
((normal_command
    (identifier) @_command
    (argument_list (argument (unquoted_argument) @name))) @reference.class
  (#match? @_command "^(?:target_|add_dependencies|set_target_|install|export|TARGET_|ADD_DEPENDENCIES|SET_TARGET_|INSTALL|EXPORT)")
  (#not-match? @name "^[A-Z_]+$|[$/]"))
