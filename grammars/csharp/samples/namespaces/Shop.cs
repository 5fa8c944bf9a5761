using P = Shop.Store.Prices;
using static Shop.Tools.Maths;

namespace Shop.Tools
{
    public static class Maths
    {
        public static int Twice(int a)
        {
            return a * 2;
        }
    }
}

namespace Shop
{
    using Shop.Store;

    public class Counter
    {
        private readonly P prices = new P(); // P -> Store/Prices.cs:Prices

        public int Count(Item item, Box<Item> box, Box plain)
        {
            var sum = prices.Of(item); // Prices.Of
            sum += Twice(2); // Maths.Twice
            sum += Tools.Maths.Twice(3); // Maths.Twice
            sum += prices.Of(box.Held); // Prices.Of, Held -> Store/Prices.cs:Box~2.Held
            sum += plain.Size(); // Box.Size
            return sum;
        }
    }
}
