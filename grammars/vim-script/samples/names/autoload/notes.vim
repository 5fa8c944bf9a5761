" Shows the lines of a note.
function! notes#show(lines) abort
  for line in a:lines
    echo s:trim(line)
  endfor
endfunction

function! s:trim(text)
  return substitute(a:text, '\s*$', '', '')
endfunction

let s:note = {}

function! s:note.save() dict
  call writefile(self.lines, self.path)
endfunction
