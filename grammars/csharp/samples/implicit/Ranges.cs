using System;

namespace Ranges
{
    public class Part
    {
        public void Use() { }
    }

    public class Sliced
    {
        public int Length => 3;
        public int this[int at] => at;
        public Part Slice(int start, int length) => new Part();
    }

    public class Ranged
    {
        public Part this[Range range] => new Part();

        public void Own()
        {
            this[1..].Use(); // Use -> Part.Use
        }
    }

    public class Use
    {
        public void Run(Sliced sliced, Ranged ranged, int[] numbers, string text)
        {
            sliced[1..2].Use(); // Use -> Part.Use
            sliced[..^1].Use(); // Use -> Part.Use
            sliced?[1..].Use(); // Use -> Part.Use
            ranged[..].Use(); // Use -> Part.Use
            var one = sliced[^1];
            var some = numbers[1..];
            var word = text[..2];
        }
    }
}
