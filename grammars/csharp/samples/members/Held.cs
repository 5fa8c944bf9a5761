using System;
using System.Collections.Generic;

static class Deep
{
    public static int One() => 1;
    public static int Two(int n) => n;
    public static T Wrap<T>(T value) => value;
}

class Held
{
    static readonly Func<int> Lambda = () => Deep.One();
    readonly Func<int> wrapped = Deep.Wrap<Func<int>>(delegate { return Deep.One(); });
    static readonly Dictionary<string, Func<int, int>> Table = new() { ["a"] = n => Deep.Two(n) };
    public Func<int> Made { get; } = () => Deep.One();
    int first = Deep.One();

    int Read() => Lambda();
}
