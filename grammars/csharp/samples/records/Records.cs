using System;
using System.Collections.Generic;

namespace Shop;

public class Item
{
    public string Name { get; init; } = "";
    public void Run() { }
    public static Item operator +(Item a, Item b) => a;
}

public record Pair(Item First, Item Second)
{
    public Item Sum() => First + Second;
}

public record struct Single(Item Only);

// The parameters of a primary constructor are seen in the whole class.
public class Service(Item item)
{
    public void Go() { item.Run(); } // Run -> Item.Run
}

public class Records
{
    event Action<Item> changed;

    void All(Item item, Func<Item> make, Dictionary<string, Item> byName)
    {
        var pair = new Pair(item, item); // Pair -> Pair | Pair.Pair
        pair.First.Run(); // Run -> Item.Run
        var other = pair with { First = item };
        other.Sum().Run(); // Sum -> Pair.Sum, Run -> Item.Run
        new Single(item).Only.Run(); // Single -> Single | Single.Single, Run -> Item.Run
        make.Invoke().Run(); // Run -> Item.Run
        if (byName.TryGetValue("a", out var found)) found.Run(); // Run -> Item.Run
        changed += each => each.Run(); // Run -> Item.Run
        foreach (var entry in byName) entry.Value.Run(); // Run -> Item.Run
        using (var each = new List<Item>().GetEnumerator()) each.Current.Run(); // Run -> Item.Run
    }

    // What is assigned to a property has its type.
    Item Current
    {
        get => field;
        set { value.Run(); } // Run -> Item.Run
    }
}
