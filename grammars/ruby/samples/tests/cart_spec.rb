require_relative 'cart'

RSpec.describe Cart do
  let(:cart) { Cart.new }
  let(:total) do
    cart.total  # Cart.total
  end

  def fill(cart)
    cart.add(1)
  end

  it 'sums' do
    fill(cart)  # fill -> fill
    cart.add(2)  # Cart.add
    expect(total).to eq(3)
  end
end
