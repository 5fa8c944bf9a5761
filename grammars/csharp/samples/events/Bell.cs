using System;

namespace Events
{
    public delegate void Loud(string text);

    public interface IBell
    {
        event Action<int> Chimed;
    }

    public class Bell : IBell
    {
        private EventHandler _custom;

        public Action Callback;

        public event Action Rung;
        public event Action<int> Chimed;
        public static event Loud Shouted;
        public event EventHandler<int> Old = delegate { };
        public event Action Never;
        protected event Action Deep;

        public event EventHandler Custom
        {
            add { _custom += value; }
            remove { _custom -= value; }
        }

        public void Ring()
        {
            Rung(); // Rung -> Bell.Rung | Log.Anonymous | Log.Local | Use.OnRung | Use.OnWrapped
        }

        public void Chime() => Chimed?.Invoke(1); // Bell.Chimed, Invoke -> ? Use.OnChimed

        public static void Shout()
        {
            if (Shouted != null) // Bell.Shouted
                Shouted.Invoke("a"); // Bell.Shouted, Invoke -> ? Use.OnShouted
        }

        protected virtual void OnOld(int number)
        {
            var handler = Old; // Bell.Old
            if (handler != null)
                handler(this, number); // handler -> ? Log.Write | Note.Note
        }

        public void RaiseDeep() => Deep?.Invoke(); // Bell.Deep, Invoke -> ? Use.OnDeep
        public void RaiseCustom() => _custom?.Invoke(this, EventArgs.Empty); // Bell._custom, Invoke -> ? Use.OnCustom
        public void Back() => Callback?.Invoke(); // Bell.Callback, Invoke -> ? Use.OnBack
        public void Nobody() => Never?.Invoke(); // Bell.Never
    }
}
