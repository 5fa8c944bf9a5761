class OrdersController
  before_action :load_order  # OrdersController.load_order

  def show; end

  private

  def load_order; end
end
