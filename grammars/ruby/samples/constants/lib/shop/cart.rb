# Adds to an order what a cart needs.
class Shop::Order
  def total
    Cart.sum
    Shop::Cart.sum(lines)  # Shop.Cart.sum, Shop.Order.lines
  end

  def lines
    []
  end
end

class Shop::Cart
  def self.sum(lines = [])
    lines.size
  end

  class Deep
    def go
      Shop::Cart.sum
      ::Shop::VERSION
    end
  end
end
