-- riblint as a language server, for Neovim 0.11 and later. Copy this file to ~/.config/nvim/lsp/riblint.lua, and add
-- vim.lsp.enable('riblint') to init.lua. It runs beside sourcekit-lsp.
return {
  cmd = { 'riblint', 'lsp' },
  filetypes = { 'swift', 'objc', 'objcpp' },
  root_markers = { { '.riblint.yml', '.riblint.yaml' }, '.git' },
}
