-- Applies the safe fixes of riblint when a file is saved: lines for init.lua, Neovim 0.7 and later. The request waits for
-- its answer, since the file is written next.
vim.api.nvim_create_autocmd('BufWritePre', { pattern = { '*.swift', '*.m' }, callback = function(event)
  local start = { line = 0, character = 0 }
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(event.buf),
    range = { start = start, ['end'] = start },
    context = { only = { 'source.fixAll.riblint' }, diagnostics = {} },
  }
  for _, answer in pairs(vim.lsp.buf_request_sync(event.buf, 'textDocument/codeAction', params, 1000) or {}) do
    for _, action in ipairs(answer.result or {}) do
      if action.edit then vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16') end
    end
  end
end })
