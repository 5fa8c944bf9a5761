class Money
  attr_reader :amount

  def initialize(amount)
    @amount = amount
  end

  def +(other)
    Money.new(amount + other.amount)
  end

  def positive?
    amount > 0  # Money.amount
  end

  def to_money = self
end

Point = Struct.new(:x, :y) do
  def length
    x + y  # Point.x, Point.y
  end
end

class Account
  attr_accessor :owner
  attr_writer :limit

  class << self
    attr_reader :bank

    def open(owner)
      build(owner)  # Account.build
    end

    private

    def build(owner)
      new(owner)  # new -> Account | Account.initialize
    end
  end

  def initialize(owner)
    @owner = owner
    @balance = Money.new(0)
    self.limit = 3  # limit -> Account.limit=
    self.name = owner  # name -> Account.name=
  end

  def name=(value)
    @name = value
  end

  def deposit(money)
    @balance = @balance + money
    @balance.positive?  # Account.@balance, Money.positive?
    balance.positive?  # Account.balance, Money.positive?
    balance.amount  # Account.balance, Money.amount
  end

  def balance
    @balance  # Account.@balance
  end

  def each_line
    lines = [1, 2]
    lines.each do |line|
      deposit(line)  # Account.deposit
      total = line
      total
    end
  end

  alias put deposit  # deposit -> Account.deposit
  alias_method :add, :deposit

  define_method(:audit) do
    check(balance)  # Account.check, Account.balance
  end

  def at
    Point.new(1, 2).length  # Point, Point.length
  end

  protected

  def check(balance)
    deposit(1)  # Account.deposit
  end

  private

  def secret
    put(1)  # Account.put
    add(1)  # Account.add
    audit  # Account.audit
  end
end

Account.open('me').deposit(1)  # Account, Account.open, Account.deposit

class Card
  attr_writer :pin

  def pin
    '0000'
  end

  def check
    pin  # Card.pin
  end
end
