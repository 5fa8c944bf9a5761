" Takes notes.
if exists('g:loaded_notes')
  finish
endif
let g:loaded_notes = 1

let s:folder = expand('~/notes')
const s:limit = 10

" Opens the note with a title.
function! s:open(title, ...) abort
  let l:file = s:path(a:title)
  let lines = readfile(l:file)
  call notes#show(lines)
  return len(lines) < s:limit
endfunction

function! s:path(title)
  return s:folder . '/' . a:title
endfunction

command! -nargs=1 NotesOpen call s:open(<q-args>)

augroup notes
  autocmd!
  autocmd BufRead *.note setlocal filetype=markdown
augroup END
