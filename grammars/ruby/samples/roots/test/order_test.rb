class OrderTest
  def setup; end
  def test_total; end
  def unused; end
end
