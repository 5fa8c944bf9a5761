using System;

namespace Given
{
    public class Router
    {
        private readonly Action<int> handler;
        public Router(Action<int> handler) { this.handler = handler; }
        public void Go() { handler(1); } // handler -> Router.handler | Work.OnBase | Work.OnRoute | Work.OnShort
    }

    public class Derived : Router
    {
        public Derived(Action<int> passed) : base(passed) { }
    }

    public class Primary(Action<int> kept)
    {
        public void Go() { kept(1); } // kept -> Primary.kept | Work.OnPrimary
    }

    public class Builder
    {
        private Action<int> handler;
        public Builder Handler(Action<int> handler) { this.handler = handler; return this; }
        public void Fire() { handler?.Invoke(3); } // handler -> Builder.handler, Invoke -> ? Work.OnBuilt
    }

    public class Source
    {
        public event Action<int> Changed;
        public event Action<int> Unheard;
        public void Raise() { Changed(1); } // Changed -> Source.Changed | Hub.OnHub | Work.OnChanged
        public void Still() { Unheard(1); } // Unheard -> Source.Unheard
        public void Wire() { Hub.Subscribe(ref Changed); }
        public void Pass() { Runner.Run(Changed); }
    }

    public static class Hub
    {
        public static void Subscribe(ref Action<int> target) { target += OnHub; }
        private static void OnHub(int x) { }
    }

    public static class Runner
    {
        public static void Run(Action<int> run) { run(5); } // run -> ? Hub.OnHub | Work.OnChanged
    }

    public class Forward
    {
        public event Action<int> Moved;
        public Forward(Source source) { Moved += source.Changed; }
        public void Raise() { Moved(1); } // Moved -> Forward.Moved | Hub.OnHub | Work.OnChanged
    }

    public class Work
    {
        private void OnRoute(int x) { }
        private void OnShort(int x) { }
        private void OnBase(int x) { }
        private void OnPrimary(int x) { }
        private void OnBuilt(int x) { }
        private void OnChanged(int x) { }

        public void Start(Source source)
        {
            new Router(OnRoute).Go();
            Router router = new(OnShort);
            new Derived(OnBase).Go();
            new Primary(kept: OnPrimary).Go();
            new Builder().Handler(OnBuilt).Fire();
            source.Changed += OnChanged;
        }
    }
}
