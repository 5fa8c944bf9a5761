--[[
Writes messages.
]]
function warn(text)
  print(text)
end

return { warn = warn, quiet = function() end } -- ? warn
