using System;

public class Printer
{
    public void Print(int number) { }
    public void Print(string text) { }
    public void Print(string text, params object[] rest) { }
    public void Print(Action<string> writer) { }
    public void Print<T>(T[] all) { }
    public int Size(int width = 1, int height = 1) => width * height;

    public void Run()
    {
        Print(1);
        Print("a");
        Print("a", 1, 2);
        Print(text => Console.WriteLine(text));
        Size(height: 2); // Printer.Size
    }
}
