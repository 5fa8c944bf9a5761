using System.Collections.Generic;

namespace Counted
{
    public class Ring
    {
        public int Length => 4;
        public int this[int at] { get { return at; } set { } }
        public Ring Slice(int start, int length) { return this; }

        public int Last(Ring ring) { return ring[^1]; }
        public void SetLast(Ring ring) { ring[^2] = 3; }
        public int First(Ring ring) { return ring[0]; }
        public int? Maybe(Ring ring) { return ring?[^1]; }
        public int Own() { return this[^1]; }
        public Ring Tail(Ring ring) { return ring[1..]; }
        public Ring Whole(Ring ring) { return ring[..]; }
        public Ring Inner(Ring ring) { return ring[1..^1]; }
        public Ring Bounded(Ring ring) { return ring[1..3]; }
        public bool Matches(Ring ring) { return ring is [var first, ..]; }
        public bool IsEmpty(Ring ring) { return ring is []; }
        public bool IsNot(Ring ring) { return ring is not [1, 2]; }
        public int Choose(Ring ring) { return ring switch { [] => 0, [var one] => one, [_, _] => 2, _ => 3 }; }
        public void Case(Ring ring)
        {
            switch (ring)
            {
                case [> 1, ..]: break;
            }
        }
        public int Xor(int a, int b) { return a ^ b; }
    }

    public class Bag
    {
        public int Count => 1;
        public string this[int at] => "";
        public string Last(Bag bag) { return bag[^1]; }
    }

    public class Others
    {
        public int Array(int[] all) { return all[^1]; }
        public int List(List<int> all) { return all is [var one] ? one : all[^1]; }
    }
}
