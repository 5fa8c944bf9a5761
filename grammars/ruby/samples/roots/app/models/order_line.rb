class OrderLine < ApplicationRecord
  def total
    1
  end
end
