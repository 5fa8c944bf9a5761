(string_literal) @string
[(integer_literal) (float_literal)] @number
[(comment) (line_continuation_comment)] @comment
["if" "else" "elseif" "endif" "for" "endfor" "in" "while" "endwhile" "function" "endfunction" "return" "call" "let" "unlet"
 "const" "try" "catch" "finally" "endtry" "throw" "execute" "augroup" "autocmd" "command" "echo" "echomsg" "echoerr"
 "silent" "normal" "set" "setlocal" "source" "abort" "range" "dict" "closure" "runtime" "syntax" "highlight"] @keyword
(scope) @attribute
(option_name) @constant
