require 'json'
require 'shop/order'
require_relative 'shop/cart'

# The shop.
module Shop
  VERSION = '1.0'
  class Error < StandardError; end

  def self.open(name)
    Order.new(name)  # Order -> lib/shop/order.rb:Shop.Order | Shop.Order.initialize
  end
end
