namespace Old;

public class Old
{
    public int Twice() => Doubler.Two(1);

    public int Sum(List<Old> all)
    {
        foreach (var each in all)
            each.Twice();
        return 0;
    }
}
