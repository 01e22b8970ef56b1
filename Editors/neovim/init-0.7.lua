-- riblint as a language server, for Neovim 0.7 to 0.10: lines for init.lua.
vim.api.nvim_create_autocmd('FileType', { pattern = { 'swift', 'objc' }, callback = function()
  local root = vim.fn.fnamemodify(vim.fn.findfile('.riblint.yml', '.;'), ':p:h')
  riblint = riblint or vim.lsp.start_client({ name = 'riblint', cmd = { 'riblint', 'lsp' }, root_dir = root })
  vim.lsp.buf_attach_client(0, riblint)
end })
