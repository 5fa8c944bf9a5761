require 'forwardable'

class Owner
  def name
    'Ada'
  end

  def address
    'here'
  end
end

class Robot
  def name
    1
  end

  def address
    2
  end
end

class Shop
  extend Forwardable
  def_delegators :@owner, :name  # Shop.@owner
  def_delegator :owner, :name, :owner_name  # Shop.owner
  delegate :address, to: :owner  # Shop.owner

  def initialize
    @owner = Owner.new
  end

  def owner
    @owner
  end

  # The names in the list are methods.
  %i[open shut].each do |word|
    define_method(word) { 1 }
  end

  [:sell].each { |word| define_method(word) { 1 } }

  def day
    open  # Shop.open
    shut  # Shop.shut
    sell  # Shop.sell
    owner_name.strip  # Shop.owner_name
    address.strip  # Shop.address
    name.strip  # Shop.name
  end

  # The instance in the block is the receiver.
  def inside(other)
    owner.instance_eval { address }  # Shop.owner, Owner.address
    other.instance_eval { day }  # ? Shop.day
    owner.instance_eval do
      name  # Owner.name
    end
  end
end

Owner.class_eval do
  def greet
    name  # Owner.name
  end
end

Owner.new.greet  # Owner, Owner.greet
