" A short session for Tests/LanguageServer/Recordings: vim -u NONE -S session.vim, in a terminal, with the environment of ale.vim.
execute 'source ' . fnameescape(expand('<sfile>:p:h') . '/client.vim')

function s:Fix(data, items) abort
    for [l:type, l:item] in a:items
        if l:item.title ==# "Make 'router' weak"
            call ale#codefix#ApplyLSPCodeAction(a:data, l:item)
            return
        endif
    endfor
    call Expect(0, 'no fix in ' . string(a:items))
endfunction

function s:Session() abort
    " The user types above the finding.
    execute 'edit ' . fnameescape($APP . '/App/Map/MapInteractor.swift')
    call WaitForCount(1, 'findings of an open file')
    let l:line = get(get(ale#engine#GetLoclist(bufnr('')), 0, {}), 'lnum', 1)
    call append(l:line - 1, '    // 漢 moored')
    doautocmd TextChanged
    let l:end = localtime() + 20
    while get(get(ale#engine#GetLoclist(bufnr('')), 0, {}), 'lnum', 0) != l:line + 1 && localtime() < l:end
        sleep 50m
    endwhile

    " The fix, from the list of actions.
    call cursor(l:line + 1, 9)
    call ale#codefix#Execute(0, function('s:Fix'))
    let l:end = localtime() + 20
    while getline(l:line + 1) !~# 'weak var router' && localtime() < l:end
        sleep 50m
    endwhile
    doautocmd TextChanged
    call WaitForCount(0, 'findings after the fix')

    write
    execute 'edit ' . fnameescape($APP . '/App/Map/MapRouter.swift')
    call WaitForCount(2, 'findings of another file')
endfunction

call Run(function('s:Session'))
