// In a collection, `new()` makes what the collection holds.
using System.Collections.Generic;

namespace Made
{
    public class Shelf
    {
        List<Widget> all = [new(1), new()];
        Widget[] some = { new(2) };
        Widget[] others = new Widget[] { new(3) };
        IReadOnlyList<Widget> Given { get; } = [new(4)];

        List<Widget> Make() => [new(5)];

        Widget[] Fill()
        {
            List<Widget> list = [.. all, new(6)];
            Keep([new(7)]);
            all = [new(8)];
            return [new(9)];
        }

        void Keep(IEnumerable<Widget> widgets) { }
    }
}
