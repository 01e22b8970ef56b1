-- A short session for Tests/LanguageServer/Recordings: nvim --headless -u NONE -S session.lua, with the environment of client.lua.

local client = dofile(vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/client.lua')

-- The user types above the finding, which moves.
local map = client.open('App/Map/MapInteractor.swift')
client.wait(function() return client.codes(map) == 'strong_router' end, 'findings of an open file: ' .. client.codes(map))
local function line() return (vim.diagnostic.get(map)[1] or {}).lnum end
local before = line() or 0
vim.api.nvim_win_set_cursor(0, { before + 1, 0 })
vim.cmd('normal! O    // 🚏 moored')
client.wait(function() return line() == before + 1 end, 'the finding has not moved')

-- The fix, from the list of actions.
vim.ui.select = function(items, _, choose)
  for index, item in ipairs(items) do
    if (item.action or item[2]).title == "Make 'router' weak" then return choose(item, index) end
  end
  client.expect(false, 'no fix in ' .. vim.inspect(items))
end
vim.api.nvim_win_set_cursor(0, { before + 2, 8 })
vim.lsp.buf.code_action()
client.wait(function() return client.codes(map) == '' end, 'findings after the fix: ' .. client.codes(map))

vim.cmd('write')
vim.cmd('bdelete')
client.open('App/Map/MapRouter.swift')
vim.fn.search('class MapRouter')
vim.fn.search('MapRouter')
local shown = false
vim.lsp.handlers['textDocument/hover'] = function(_, result) shown = result ~= nil end
if vim.lsp.enable then vim.lsp.buf_request(0, 'textDocument/hover', vim.lsp.util.make_position_params(0, 'utf-16'))
else vim.lsp.buf.hover() end
client.wait(function() return shown end, 'no hover')
client.quit()
