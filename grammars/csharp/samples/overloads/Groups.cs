using System;
using System.Collections.Generic;
using System.Linq;

namespace Groups
{
    public delegate int Sizer(string text);

    public delegate bool Check(int number, string text);

    public class Box
    {
        public Action<int, string> Field = Go;

        public Func<string, int> Measure = Size;

        public event Check Checked;

        public static void Go(int a) { }

        public static void Go(int a, string b) { }

        public static int Size(int number) => number;

        public static int Size(string text) => 1;

        public bool On(int number) => true;

        public bool On(int number, string text) => true;

        public void Take(Sizer sizer) { }

        public Sizer Give()
        {
            return Size; // Size -> Box.Size~2
        }

        public void Use(List<string> all)
        {
            Action<int> one = Go; // Go -> Box.Go
            Action<int, string> two = Go; // Go -> Box.Go~2
            Sizer sizer = Size; // Size -> Box.Size~2
            sizer = Box.Size; // Size -> Box.Size~2
            Take(Size); // Size -> Box.Size~2
            all.Select(Size); // Size -> Box.Size~2
            var made = new Func<int, int>(Size); // Size -> Box.Size
            var cast = (Sizer)Size; // Size -> Box.Size~2
            Check check = this.On; // On -> Box.On~2
            var open = Unknown.Of(Size);
        }
    }
}
