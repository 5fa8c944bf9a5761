local log = require 'log'

local LIMIT <const> = 100
local Account = {}
Account.__index = Account
Account.kind = 'current'

-- Opens an account.
-- Its balance is zero.
function Account.open(owner)
  local account = { owner = owner, balance = 0 }
  return setmetatable(account, Account) -- ? Account
end

--- Adds an amount.
function Account:deposit(amount)
  if amount > LIMIT then -- ? LIMIT
    log.warn(amount) -- ? warn
  end
  self.balance = self.balance + amount
end

local function each(accounts, visit)
  for _, account in ipairs(accounts) do
    visit(account)
  end
end

Account.close_all = function(accounts)
  each(accounts, function(account) account:deposit(0) end) -- ? each, ? deposit
end

return Account
