[(double_quoted_string) (single_quoted_string) (json_string) (heredoc_line)] @string
[(heredoc_marker) (heredoc_end)] @label
(comment) @comment
(expansion) @embedded
(variable) @variable
(image_name) @type
[(image_tag) (image_digest)] @constant
(image_alias) @label
(expose_port) @number
(param) @attribute
(env_pair name: (unquoted_string) @property)
(label_pair key: (unquoted_string) @property)
(arg_instruction name: (unquoted_string) @property)
["FROM" "AS" "RUN" "CMD" "LABEL" "EXPOSE" "ENV" "ADD" "COPY" "ENTRYPOINT" "VOLUME" "USER" "WORKDIR" "ARG" "ONBUILD"
 "STOPSIGNAL" "HEALTHCHECK" "NONE" "SHELL" "MAINTAINER" "CROSS_BUILD"] @keyword
