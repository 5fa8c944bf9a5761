using System;
using System.Collections.Generic;

namespace Shop
{
    delegate T Getter<T>();
    delegate void Action0();
    interface INote { void Note(string text); }

    class Choices : INote
    {
        public void Write(int value) { }
        public void Write(int? value) { }
        public void Write(DateTime value) { }
        public void Write(object value) { }

        public void Run(object command) { }
        public void Run(string text, params object[] values) { }

        public void Get<T>(Getter<T> getter) { }
        public void Get<T>(ref T value) { }
        public void Get(Action0 action) { }
        public void Get(object value) { }

        public void Lists(List<int> list) { }
        public void Lists(List<string> list) { }

        public string GetType(int kind) => "";

        void INote.Note(string text) { }
        void Note(string text, params object[] values) { }

        void All(int? some, int one, object thing, List<string> list)
        {
            Write(one); // Choices.Write
            Write(some); // Choices.Write~2
            Write(some.Value); // Choices.Write
            Write(some ?? one); // Choices.Write
            Write(thing == null ? (int?)null : one); // Choices.Write~2
            Write((DateTime)thing); // Choices.Write~3
            Run("a"); // Choices.Run~2
            Run(thing); // Choices.Run
            Get(() => one); // Choices.Get
            Get(() => { Run("a"); }); // Choices.Get~3, Choices.Run~2
            Get(ref one); // Choices.Get~2
            Get(one); // Choices.Get~4
            Lists(list); // Choices.Lists~2
            Write(GetType().Name.Length); // Choices.Write
            Note("a"); // Choices.Note~2
        }
    }
}
