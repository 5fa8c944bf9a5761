// What runs when an instance is made, and what it is an instance of.
namespace Made
{
    public static class Helper
    {
        public static int Init() => 1;
    }

    public class Widget
    {
        public Widget() { Helper.Init(); }
        public Widget(int n) : this() { } // this -> Widget.Widget
    }

    // The constructor that nobody wrote runs that of the parent type.
    public class Sub : Widget { }

    public class Deep : Sub
    {
        // So does one that does not say so.
        public Deep(int n) { }
        static Deep() { }
    }

    public record Pair(int N);

    public class Field
    {
        int f = Helper.Init();
    }

    public class Uses
    {
        Widget held = new();

        static bool Get(out Widget widget) { widget = new Widget(1); return true; } // Widget -> Widget, Widget -> Widget | Widget.Widget~2

        void Run()
        {
            new Sub(); // Sub -> Sub
            new Deep(1); // Deep -> Deep | Deep.Deep
            new Pair(1); // Pair -> Pair | Pair.Pair
            new Field(); // Field -> Field
            if (Get(out var widget)) { }
        }
    }
}
