using System;
using System.Collections.Generic;

namespace Held
{
    public static class Work
    {
        public static void A(int n) { }
        public static void B(int n) { }
        public static void C() { }
        public static void D() { }
        public static void E(int n) { }
        public static void F(int n) { }
        public static void G(string text) { }
        public static void G(int n) { }
    }

    public class Fields
    {
        private readonly Action<int> _handler;
        private Action<int> _other;
        private Action<string> _overloaded;
        private int _plain;
        public Action<int> Open { get; set; }
        private static readonly Dictionary<string, Action> Table = new();
        private readonly List<Action<int>> _list = new List<Action<int>>();
        private readonly Action[] _array = new Action[2];

        static Fields()
        {
            Table["c"] = Work.C;
            Table.Add("d", () => Work.D());
        }

        public Fields(bool isLoud)
        {
            _handler = n => Work.A(n);
            this._other = isLoud ? Work.B : n => { };
            _overloaded = Work.G;
            Open = n => { Work.E(n); };
            _list.Add(Work.F);
            _array[0] = Work.D;
            _plain = 1;
        }

        public void CallHandler() { _handler(1); } // _handler -> Fields._handler | Work.A
        public void CallInvoke() { _handler?.Invoke(1); } // Invoke -> ? Work.A
        public void CallOther() { this._other(1); }
        public void CallOverloaded() { _overloaded.Invoke(""); } // Invoke -> ? Work.G
        public void CallOpen() { Open(1); }
        public static void CallTable(string k) { Table[k](); } // Table -> Fields.Table | Work.C | Work.D
        public static void CallFound(string k) { if (Table.TryGetValue(k, out var found)) found(); } // found -> ? Work.C | Work.D
        public void CallList() { foreach (var each in _list) each(1); } // each -> ? Work.F
        public void CallForEach() { _list.ForEach(each => each(1)); } // each -> ? Work.F
        public void CallArray(int at) { _array[at].Invoke(); } // Invoke -> ? Work.D
        public int Plain() { return _plain; }
    }

    public class Later
    {
        private readonly Dictionary<string, List<Action>> _nested = new();

        public void Set(Fields fields) { fields.Open = Work.F; }
        public void Add(string k) { _nested[k].Add(Work.C); }
        public void CallNested(string k) { foreach (var each in _nested[k]) each(); } // each -> ? Work.C
    }
}
