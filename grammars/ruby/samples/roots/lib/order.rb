class Order
  def to_s; end
  def forgotten; end
end
