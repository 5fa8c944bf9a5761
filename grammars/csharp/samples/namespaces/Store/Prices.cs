namespace Shop.Store;

/// <summary>Gives the <see cref="Item"/> a price.</summary>
public partial class Prices
{
    public int Of(Item item)
    {
        return Raise(item.Cents); // Prices.Raise, Item.Cents
    }
}

public class Item
{
    public int Cents;
}

public class Box
{
    public int Size() => 1;
}

public class Box<T>
{
    public T Held;
    public int Size() => 2;
}
