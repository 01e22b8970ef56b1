-- What the scripts of Neovim share: the settings of Documentation/EDITORS.md, and complaints. riblint is in PATH, APP is a copy of
-- Fixtures/Projects/HarbourLeaky, EDITORS the folder of that name.

local client = { app = os.getenv('APP'), folder = os.getenv('EDITORS') .. '/neovim/' }
local complaints = {}

function client.expect(condition, text)
  if not condition then table.insert(complaints, text) end
  return condition
end

function client.wait(predicate, text)
  return client.expect(vim.wait(20000, predicate, 20), text)
end

function client.codes(buffer)
  local found = {}
  for _, entry in ipairs(vim.diagnostic.get(buffer)) do table.insert(found, entry.code) end
  table.sort(found)
  return table.concat(found, ' ')
end

vim.cmd('filetype on')
if vim.lsp.enable then
  vim.lsp.config('riblint', dofile(client.folder .. 'lsp/riblint.lua'))
  vim.lsp.enable('riblint')
else
  dofile(client.folder .. 'init-0.7.lua')
end

local function clients() return (vim.lsp.get_clients or vim.lsp.get_active_clients)() end

-- Opens a file of the app; returns its buffer once the server has it.
function client.open(name)
  vim.cmd('edit ' .. client.app .. '/' .. name)
  local buffer = vim.api.nvim_get_current_buf()
  vim.wait(5000, function() return vim.lsp.buf_is_attached(buffer, (clients()[1] or {}).id or 0) end, 20)
  return buffer
end

-- The server ends with its client; prints the complaints, and ends Neovim.
function client.quit()
  vim.lsp.stop_client(clients())
  vim.wait(3000, function() return #clients() == 0 end, 20)
  client.expect(#clients() == 0, 'the server does not stop')
  for _, complaint in ipairs(complaints) do io.stdout:write(complaint, '\n') end
  io.stdout:write(#complaints .. ' complaints\n')
  vim.cmd(#complaints == 0 and 'qall!' or 'cquit')
end

return client
