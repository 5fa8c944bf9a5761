namespace App;

public class Order
{
    public decimal Price() => 2;
}

public class Book
{
    private readonly List<Order> _all = new();

    public decimal Total()
    {
        decimal total = 0;
        foreach (var order in _all)
            total += order.Price(); // Price -> Order.Price
        return total + _all.Where(each => each.Price() > 1).Sum(each => each.Price()); // Price -> Order.Price
    }

    public async Task<Order> Load() => await Task.FromResult(new Order());

    public async Task<decimal> First() => (await Load()).Price(); // Price -> Order.Price

    public int Twice() => Doubler.Two(1); // Two -> Doubler.Two
}
