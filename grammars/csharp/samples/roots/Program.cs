using System;

internal class Program
{
    public static void Main(string[] args)
    {
        Console.WriteLine(new Program());
    }

    public override string ToString() => "program";

    [Obsolete]
    private void Forgotten() { }
}
