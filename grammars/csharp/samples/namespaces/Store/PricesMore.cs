namespace Shop.Store;

public partial class Prices
{
    private int Raise(int cents)
    {
        return cents + 1;
    }
}
