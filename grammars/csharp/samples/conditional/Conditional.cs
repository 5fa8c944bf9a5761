// A symbol that is not defined chooses the other branch where the grammar cannot parse both.
#if OLD
using Shop.Old;
#else
using Shop.New;
#endif

namespace System.Shop
{
    // A namespace below one of the library does not hide the library.
    class Marker { }
}

namespace Shop.Old
{
    static class Helpers { public static void Help(this Shop.Thing thing) { } }
}

namespace Shop.New
{
    static class Helpers { public static void Help(this Shop.Thing thing) { } }
}

namespace Shop
{
    using System;
    using Inner;

    interface IFirst { void First(); }
    interface ISecond { }

    class Thing : IFirst
#if !OLD
        , ISecond
#endif
    {
        public void First() { }

        public void Use(DateTime time)
        {
#if OLD
            lock (this) {
#endif
            First(); // Thing.First
            time.AddDays(1).ToString().Trim();
            new Hidden().Show(); // Show -> Hidden.Show
            this.Help(); // Helpers~2.Help
#if OLD
            }
#endif
        }
    }
}

namespace Shop.Inner
{
    class Hidden { public void Show() { } }
}
