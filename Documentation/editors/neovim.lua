-- The settings of Neovim in the pictures of Documentation/EDITORS.md: the server's, and sixteen colors.
vim.cmd('filetype on | syntax on')
dofile(os.getenv('EDITORS') .. '/neovim/init-0.7.lua')
vim.opt.number = true
vim.opt.wrap = false
vim.opt.scrolloff = 4
vim.opt.swapfile = false
vim.opt.ruler = false
vim.opt.showcmd = false
vim.opt.laststatus = 2
vim.opt.statusline = ' %f'
vim.opt.shortmess:append('FI')

for group, colors in pairs({
  Statement = 'ctermfg=5', PreProc = 'ctermfg=5', Identifier = 'ctermfg=NONE', Type = 'ctermfg=6', Constant = 'ctermfg=4',
  Special = 'ctermfg=NONE', Comment = 'ctermfg=8', LineNr = 'ctermfg=8', NonText = 'ctermfg=8', SignColumn = 'ctermfg=NONE ctermbg=NONE',
  Directory = 'ctermfg=4', Error = 'ctermfg=1 ctermbg=NONE', QuickFixLine = 'ctermfg=NONE ctermbg=NONE',
  StatusLine = 'cterm=reverse', StatusLineNC = 'cterm=reverse', Title = 'cterm=bold ctermfg=NONE', Todo = 'ctermfg=3 ctermbg=NONE',
  DiagnosticUnderlineError = 'cterm=underline guisp=NONE', DiagnosticUnderlineWarn = 'cterm=underline guisp=NONE',
  DiagnosticError = 'ctermfg=1', DiagnosticWarn = 'ctermfg=3', DiagnosticInfo = 'ctermfg=4', DiagnosticHint = 'ctermfg=8',
}) do
  vim.cmd('highlight ' .. group .. ' cterm=NONE ' .. colors)
end
