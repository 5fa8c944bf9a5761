using System;

namespace Events
{
    public class Use : Bell
    {
        private readonly Bell _bell = new Bell();

        public Use(IBell any, int Never)
        {
            _bell.Rung += OnRung; // Bell.Rung, Use.OnRung
            _bell.Rung += new Action(OnWrapped); // Bell.Rung, Use.OnWrapped
            any.Chimed += OnChimed; // IBell.Chimed, OnChimed -> Use.OnChimed
            Bell.Shouted += OnShouted; // Bell.Shouted, Use.OnShouted
            _bell.Old += (sender, number) =>
            {
                Log.Write(number); // Log.Write
                var note = new Note(number); // Note -> Note | Note.Note
            };
            Deep += OnDeep; // Bell.Deep, Use.OnDeep
            _bell.Custom += OnCustom; // Bell.Custom, Use.OnCustom
            _bell.Callback += OnBack; // Bell.Callback, Use.OnBack
            Action local = () => Log.Local(); // Log.Local
            _bell.Rung += local; // Bell.Rung
            _bell.Rung += delegate { Log.Anonymous(); }; // Bell.Rung, Log.Anonymous
            Never += 1;
        }

        private void OnRung() { }
        private void OnWrapped() { }
        private void OnChimed(int number) { }
        private void OnChimed(string text) { }
        private static void OnShouted(string text) { }
        private void OnDeep() { }
        private void OnCustom(object sender, EventArgs args) { }
        private void OnBack() { }
    }

    public class Note
    {
        public Note(int number) { }
    }

    public static class Log
    {
        public static void Write(int number) { }
        public static void Write(string text) { }
        public static void Local() { }
        public static void Anonymous() { }
    }
}
