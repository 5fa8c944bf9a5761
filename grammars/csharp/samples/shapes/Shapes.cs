using System.Collections.Generic;

namespace Shop;

public class Cat
{
    public Tail Tail { get; set; }
    public void Purr() { }
}

public class Tail
{
    public Cat Owner { get; set; }
    public void Wag() { }
}

public record Pair(Cat One, Tail Two);

public class Split
{
    public void Deconstruct(out Cat cat, out Tail tail) { cat = null; tail = null; }
}

public class Shapes
{
    (Cat cat, Tail tail) pair;

    (Cat first, Tail second) Both(Cat cat, Tail tail) => (cat, tail);

    void Tuples(Cat cat, Tail tail, (Cat, Tail) plain)
    {
        pair.cat.Purr(); // Shapes.pair, Cat.Purr
        pair.tail.Wag(); // Shapes.pair, Tail.Wag
        Both(cat, tail).second.Wag(); // Shapes.Both, Tail.Wag
        plain.Item1.Purr(); // Cat.Purr
        plain.Item2.Wag(); // Tail.Wag
        pair.Item2.Wag(); // Shapes.pair, Tail.Wag
        var named = (left: cat, right: tail);
        named.left.Purr(); // Cat.Purr
        named.right.Wag(); // Tail.Wag
        var unnamed = (cat, tail);
        unnamed.cat.Purr(); // Cat.Purr
        unnamed.Item2.Wag(); // Tail.Wag
        var (a, b) = Both(cat, tail); // Shapes.Both
        a.Purr(); // Cat.Purr
        b.Wag(); // Tail.Wag
    }

    void Loops(Dictionary<Cat, Tail> tails, List<(Cat cat, Tail tail)> pairs, (Cat, Tail)[] plain)
    {
        foreach (var (key, value) in tails)
        {
            key.Purr(); // Cat.Purr
            value.Wag(); // Tail.Wag
        }
        foreach (var (one, two) in plain)
        {
            one.Purr(); // Cat.Purr
            two.Wag(); // Tail.Wag
        }
        foreach ((Cat each, Tail other) in plain)
        {
            each.Purr(); // Cat.Purr
            other.Wag(); // Tail.Wag
        }
        foreach (var (first, second) in new List<Pair>())
        {
            first.Purr(); // Cat.Purr
            second.Wag(); // Tail.Wag
        }
        var (head, tail) = new Split(); // Split -> Split
        head.Purr(); // Cat.Purr
        tail.Wag(); // Tail.Wag
        foreach (var pair in pairs)
            pair.tail.Wag(); // Tail.Wag
    }

    void Patterns(object it, Cat cat)
    {
        if (it is Cat { Tail: var tail }) // Cat.Tail
            tail.Wag(); // Tail.Wag
        if (it is Cat { Tail: { Owner: var owner } }) // Cat.Tail, Tail.Owner
            owner.Purr(); // Cat.Purr
        if (it is Cat { Tail: Tail same }) // Tail -> Cat.Tail, Tail -> Tail
            same.Wag(); // Tail.Wag
        if (cat is { Tail: var short_ }) // Cat.Tail
            short_.Wag(); // Tail.Wag
        if (it is Cat { Tail.Owner: var far }) // Cat.Tail, Tail.Owner
            far.Purr(); // Cat.Purr
        switch (it)
        {
            case Tail { Owner: var of }: // Tail.Owner
                of.Purr(); // Cat.Purr
                break;
        }
        if (cat.Tail is { Owner: { } named } all) // Cat.Tail, Tail.Owner
        {
            named.Purr(); // Cat.Purr
            all.Wag(); // Tail.Wag
        }
        var wagged = cat switch
        {
            { Tail: { } of } => of.ToString(), // Cat.Tail
            _ => null,
        };
    }

    void Anonymous(Cat cat, Tail tail)
    {
        var shape = new { Animal = cat, tail, cat.Tail }; // Cat.Tail
        shape.Animal.Purr(); // Cat.Purr
        shape.tail.Wag(); // Tail.Wag
        shape.Tail.Wag(); // Tail.Wag
    }
}
