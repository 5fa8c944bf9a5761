using System.Collections.Generic;
using System.Linq;
using Shop.Helpers;

namespace Shop.Helpers
{
    public static class ItemExtensions
    {
        public static void Sell(this Shop.Item item, int count) { }

        public static T Same<T>(this T item) where T : Shop.Item => item;

        public static void Sell(this Shop.Other other, int count) { }
    }
}

namespace Shop
{
    public class Item
    {
        public string Name { get; set; }
        public List<Item> Parts { get; set; }
        public void Run() { }
    }

    public class Other
    {
        public void Run() { }
    }

    public class Use
    {
        void All(List<Item> items, Other other, Item[] array)
        {
            items.Where(i => i.Name != "").First().Run(); // Run -> Item.Run
            items.OrderBy(i => i.Name).ToList()[0].Sell(1); // Sell -> ItemExtensions.Sell
            items[0].Same().Run(); // ItemExtensions.Same, Item.Run
            items.SelectMany(i => i.Parts).ToArray()[0].Run(); // Run -> Item.Run
            array.First().Run(); // Run -> Item.Run
            other.Run(); // Other.Run
        }
    }
}
