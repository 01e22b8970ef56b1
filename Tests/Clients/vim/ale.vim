" What a user of Vim with ALE does with riblint, as a script: vim -u NONE -S ale.vim, in a terminal, with riblint in
" PATH and APP, a copy of Fixtures/Projects/HarbourLeaky. Writes a line for each complaint to the file COMPLAINTS.
execute 'source ' . fnameescape(expand('<sfile>:p:h') . '/client.vim')

function s:Tasks() abort
    " 1. Opening a file shows its findings.
    execute 'edit ' . fnameescape($APP . '/App/Map/MapInteractor.swift')
    call WaitForCount(1, '1: findings of an open file')
    let l:found = get(ale#engine#GetLoclist(bufnr('')), 0, {})
    call Expect(get(l:found, 'code', '') ==# 'strong_router', '1: the rule of ' . string(l:found))
    let l:line = get(l:found, 'lnum', 1)
    call Expect(getline(l:line)[get(l:found, 'col', 1) - 1:get(l:found, 'end_col', 1) - 1] ==# 'router', '1: the range of ' . string(l:found))

    " 2. A text that is typed has no such finding any more.
    call setline(l:line, substitute(getline(l:line), 'var router', 'weak var router', ''))
    doautocmd TextChanged
    call WaitForCount(0, '2: findings of a text that is typed')

    " 3. Undo brings the finding back.
    undo
    doautocmd TextChanged
    call WaitForCount(1, '3: findings after undo')

    " 4. Lines above it move the finding. (ALE takes columns for bytes, so beside emoji they are wrong.)
    call append(0, ['// 🚏', '// 👩‍🚒'])
    doautocmd TextChanged
    let l:end = localtime() + 20
    while get(get(ale#engine#GetLoclist(bufnr('')), 0, {}), 'lnum', 0) != l:line + 2 && localtime() < l:end
        sleep 50m
    endwhile
    let l:found = get(ale#engine#GetLoclist(bufnr('')), 0, {})
    call Expect(get(l:found, 'lnum', 0) == l:line + 2, '4: the line of ' . string(l:found))
    undo
    doautocmd TextChanged
    call WaitForCount(1, '4: findings after undo')

    " 5. Hover shows the RIB of a class.
    execute 'edit ' . fnameescape($APP . '/App/Map/MapRouter.swift')
    call search('class \zsMapRouter')
    let g:ale_hover_to_preview = 1
    let l:end = localtime() + 20
    let l:text = ''
    while l:text !~# 'router *MapRouter' && localtime() < l:end
        ALEHover
        sleep 200m
        let l:text = join(map(range(1, winnr('$')), 'join(getbufline(winbufnr(v:val), 1, "$"))'), ' ')
    endwhile
    call Expect(l:text =~# 'router *MapRouter', '5: hover: ' . l:text[0:300])
endfunction

call Run(function('s:Tasks'))
