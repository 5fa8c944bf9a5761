using System;
using System.Collections.Generic;

namespace Elements
{
    public class Item
    {
        public Item(int n) { }
        public void Use() { }
    }

    public class Other
    {
        public Other(int n) { }
    }

    public class Box
    {
        public List<Item> Items { get; } = new();
        public Item Only { get; set; }
    }

    public class Lists
    {
        List<Item> made = new() { new(10), new(11) };
        List<Item> typed = new List<Item>(3) { new(12) };
        List<Item> collection = [new(13)];
        Item[] array = [new(14), new(15)];
        Item[] braces = { new(16) };
        IReadOnlyList<Item> Get() => [new(17)];
        Dictionary<string, Other> keyed = new() { ["a"] = new(18), ["b"] = new Other(19) };
        List<Action<Item>> actions = new() { item => item.Use() };
        Other single = new(20);

        void Take(IEnumerable<Item> items) { }

        void Pass()
        {
            Take([new(21)]);
            Take(new List<Item> { new(22) });
            var box = new Box { Items = { new(23) }, Only = new(24) };
            var plain = new List<int> { 1, 2 };
        }
    }
}
