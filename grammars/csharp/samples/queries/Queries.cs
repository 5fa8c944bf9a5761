using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

namespace Shop
{
    public class Part
    {
        public void Use() { }
    }

    public class Item
    {
        public string Name;
        public List<Part> Parts;
        public Part Best;
        public void Run() { }
    }

    public interface IStore<T>
    {
        Task<T> Find(int id);
        IAsyncEnumerable<T> All();
    }

    public class Queries
    {
        static R Map<T, R>(T value, Func<T, R> function) => function(value);

        void All(List<Item> items, Item[] array)
        {
            items.Select(i => i.Best).First().Use(); // Use -> Part.Use
            items.SelectMany(i => i.Parts).Where(p => p != null).ToList()[0].Use(); // Use -> Part.Use
            items.GroupBy(i => i.Name).ToDictionary(g => g.Key, g => g.First())["a"].Run(); // Run -> Item.Run
            items.OrderBy(i => i.Name).ThenBy(i => i.Parts.Count).First().Run(); // Run -> Item.Run
            items.Zip(array, (a, b) => b.Best).First().Use(); // Use -> Part.Use
            Map(items[0], i => i.Best).Use(); // Queries.Map, Use -> Part.Use
            var best = from i in items where i.Name != "" orderby i.Name select i.Best;
            best.First().Use(); // Use -> Part.Use
        }

        async Task Later(IStore<Item> store)
        {
            (await store.Find(1).ConfigureAwait(false)).Run(); // Find -> IStore.Find, Run -> Item.Run
            await foreach (var item in store.All()) item.Run(); // All -> IStore.All, Run -> Item.Run
            var all = await Task.WhenAll(store.Find(1), store.Find(2)); // IStore.Find, IStore.Find
            all[0].Run(); // Run -> Item.Run
        }
    }
}
