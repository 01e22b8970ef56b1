" What the scripts of Vim share: the settings of Documentation/EDITORS.md for ALE, and complaints.
set nocompatible nomore hidden noswapfile
filetype plugin on
let g:ale_linters = {'swift': ['riblint']}
let g:ale_lint_on_text_changed = 'always'
let g:ale_lint_delay = 50
let g:ale_echo_cursor = 0
packadd ale
" The settings of Documentation/EDITORS.md.
call ale#linter#Define('swift', {
\   'name': 'riblint',
\   'lsp': 'stdio',
\   'executable': 'riblint',
\   'command': '%e lsp',
\   'project_root': {buffer -> fnamemodify(ale#path#FindNearestFile(buffer, '.riblint.yml'), ':h')},
\})

let g:complaints = []

function Expect(condition, text) abort
    if !a:condition
        call add(g:complaints, a:text)
    endif
    return a:condition
endfunction

" Waits until there are as many findings as that; complains if there are others.
function WaitForCount(count, text) abort
    let l:end = localtime() + 20
    while len(ale#engine#GetLoclist(bufnr(''))) != a:count && localtime() < l:end
        sleep 50m
    endwhile
    call Expect(len(ale#engine#GetLoclist(bufnr(''))) == a:count, a:text . ': ' . string(ale#engine#GetLoclist(bufnr(''))))
endfunction

" Runs a function; writes the complaints to the file COMPLAINTS, and ends Vim.
function Run(function) abort
    try
        call a:function()
    catch
        call add(g:complaints, v:exception . ' in ' . v:throwpoint)
    endtry
    call writefile(g:complaints + [len(g:complaints) . ' complaints'], $COMPLAINTS)
    qall!
endfunction
