namespace Shared.Tools;

public static class Doubler
{
    public static int Two(int value) => value;
}

public static class Numbers
{
    public static int Three(this int value) => value;

    public static int Four() => 4;
}

public class Long<T>
{
    public int Go() => 1;
}
