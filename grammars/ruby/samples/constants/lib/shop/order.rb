module Shop
  class Order
    LIMIT = 10
    class Line
      LIMIT = 5
      def limit
        LIMIT  # Shop.Order.Line.LIMIT
      end

      def outer
        Order::LIMIT  # lib/shop/order.rb:Shop.Order, Shop.Order.LIMIT
        VERSION  # Shop.VERSION
        NONE
      end
    end

    def initialize(name)
      @name = name
    end

    def check
      raise Error, @name if LIMIT > 3  # Shop.Error, Shop.Order.@name, Shop.Order.LIMIT
      total
    end
  end

  class BigOrder < Order  # Shop.Order
    def double
      LIMIT * 2  # Shop.Order.LIMIT
      self.class.build(1)
      check  # Shop.Order.check
    end

    def self.build(size)
      new(size)
    end
  end
end
