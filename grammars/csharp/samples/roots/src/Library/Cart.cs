namespace Shop
{
    public class Cart
    {
        public int Total() => Rounded(1);
        protected internal int Rounded(int cents) => cents;
        private protected int Dropped() => 0;
        internal int Hidden() => 0;
        int Implied() => 0;
    }

    class Receipt { }
}
