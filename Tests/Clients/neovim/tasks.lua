-- What a user of Neovim does with riblint, as a script: nvim --headless -u NONE -S tasks.lua, with the environment of client.lua.
-- Prints a line for each complaint.

local client = dofile(vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/client.lua')
local app, folder, expect, wait, codes = client.app, client.folder, client.expect, client.wait, client.codes

local function request(buffer, method, params)
  local answers, failure = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  if failure then return nil end
  for _, answer in pairs(answers) do return answer.result, answer.error end
end

-- 1. Opening a file shows its findings.
local map = client.open('App/Map/MapInteractor.swift')
wait(function() return codes(map) == 'strong_router' end, '1: findings of an open file: ' .. codes(map))
local entry = vim.diagnostic.get(map)[1]
local line = vim.api.nvim_buf_get_lines(map, entry.lnum, entry.lnum + 1, false)[1]
expect(line:sub(entry.col + 1, entry.end_col) == 'router', '1: range of ' .. vim.inspect(entry))

-- 2. Findings of files that are not open are known as well.
wait(function() return #vim.diagnostic.get(nil) > 10 end, '2: findings of the whole app')

-- 3. A fix is a code action.
local function actions(buffer, lnum, only)
  local position = { line = lnum, character = 0 }
  return request(buffer, 'textDocument/codeAction', {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    range = { start = position, ['end'] = position },
    context = { diagnostics = {}, only = only },
  }) or {}
end
local first = actions(map, entry.lnum)[1]
if expect(first and first.title == "Make 'router' weak", '3: ' .. vim.inspect(first)) then
  vim.lsp.util.apply_workspace_edit(first.edit, 'utf-16')
  line = vim.api.nvim_buf_get_lines(map, entry.lnum, entry.lnum + 1, false)[1]
  expect(line:match('weak var router'), '3: after the fix: ' .. line)
  wait(function() return codes(map) == '' end, '3: findings after the fix: ' .. codes(map))
end

-- 4. Undo brings the finding back.
vim.cmd('undo')
wait(function() return codes(map) == 'strong_router' end, '4: findings after undo: ' .. codes(map))

-- 5. Text with characters outside of the basic plane moves nothing.
vim.api.nvim_buf_set_text(map, entry.lnum, 0, entry.lnum, 0, { '    /* 😀漢é */ ' })
wait(function()
  local now = vim.diagnostic.get(map)[1]
  if not now then return false end
  local text = vim.api.nvim_buf_get_lines(map, now.lnum, now.lnum + 1, false)[1]
  return text:sub(now.col + 1, now.end_col) == 'router' and now.col > entry.col
end, '5: range beside other scripts: ' .. vim.inspect(vim.diagnostic.get(map)))

-- 6. All safe fixes on saving.
local all = actions(map, 0, { 'source.fixAll.riblint' })
if expect(#all == 1 and all[1].kind == 'source.fixAll.riblint', '6: ' .. vim.inspect(all)) then
  dofile(folder .. 'fix-on-save.lua')
  vim.cmd('write')
  local saved = table.concat(vim.fn.readfile(app .. '/App/Map/MapInteractor.swift'), '\n')
  expect(saved:match('weak var router'), '6: the saved file is not fixed')
  wait(function() return codes(map) == '' end, '6: after fixing all: ' .. codes(map))
  expect(#actions(map, 0, { 'source.fixAll.riblint' }) == 0, '6: nothing left to fix')
end

-- 7. A suppression comment.
local view = client.open('App/EditProfile/EditProfileView.swift')
wait(function() return codes(view) == 'view_self_dismissal' end, '7: findings: ' .. codes(view))
local finding = vim.diagnostic.get(view)[1]
for _, action in ipairs(finding and actions(view, finding.lnum) or {}) do
  if action.title == 'Suppress view_self_dismissal here' then
    vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
  end
end
wait(function() return codes(view) == '' end, '7: after the suppression: ' .. codes(view))

-- 8. Hover on a router tells what its RIB does.
local router = client.open('App/Map/MapRouter.swift')
vim.fn.search('class MapRouter')
vim.fn.search('MapRouter')
local hover = request(router, 'textDocument/hover', vim.lsp.util.make_position_params(0, 'utf-16'))
expect(hover and hover.contents.value:match('RIB %*%*Map%*%*'), '8: ' .. vim.inspect(hover))

-- 9. A lens above the router.
local lenses = request(router, 'textDocument/codeLens', { textDocument = vim.lsp.util.make_text_document_params(router) })
expect(lenses ~= nil, '9: no answer to code lenses')

-- 10. A file that is renamed outside of the editor: a save of another makes riblint look.
os.rename(app .. '/App/Profile/ProfileInteractor.swift', app .. '/App/Profile/Renamed.swift')
vim.api.nvim_buf_set_lines(router, -1, -1, false, { '// saved' })
vim.cmd('write')
wait(function()
  for _, other in ipairs(vim.diagnostic.get(nil)) do
    if vim.api.nvim_buf_get_name(other.bufnr):match('Profile/Renamed.swift$') then return true end
  end
  return false
end, '10: findings under the new name')

client.quit()
