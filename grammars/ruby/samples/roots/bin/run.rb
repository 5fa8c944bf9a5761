Order.new
