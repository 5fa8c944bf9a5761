class AddOrders < ActiveRecord::Migration[8.0]
  def change
    create_table :orders
  end
end
