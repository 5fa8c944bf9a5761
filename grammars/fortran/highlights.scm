(string_literal) @string
(number_literal) @number
(comment) @comment
(boolean_literal) @constant
(intrinsic_type) @type
[(procedure_qualifier) (type_qualifier) (access_specifier) (procedure_kind) (procedure_attribute) (none)] @keyword
["abstract" "allocate" "associate" "bind" "block" "call" "case" "class" "contains" "continue" "critical" "cycle" "data" "deallocate" "default" "do" "else"
 "elseif" "elsewhere" "end" "endassociate" "enddo" "endfunction" "endif" "endmodule" "endprogram" "endselect" "endsubroutine" "endtype" "entry" "enum"
 "enumerator" "equivalence" "exit" "extends" "external" "final" "forall" "function" "generic" "goto" "if" "implicit" "import" "include" "inquire" "interface"
 "intrinsic" "kind" "module" "namelist" "nullify" "only" "open" "parameter" "print" "private" "procedure" "program" "public" "read" "result" "return" "rewind"
 "save" "select" "stop" "submodule" "subroutine" "then" "type" "use" "where" "while" "write"] @keyword
