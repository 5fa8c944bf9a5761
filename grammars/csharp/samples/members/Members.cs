using System;
using System.Collections.Generic;

public abstract class Animal
{
    protected string name;

    protected Animal(string name)
    {
        this.name = name; // Animal.name
    }

    public string Name => name; // Animal.name

    public abstract void Speak();

    public virtual void Sleep() { }

    public event Action Woke;

    public void Wake()
    {
        Woke?.Invoke();
    }
}

public class Cat : Animal
{
    public Cat() : this("Tom") { }

    public Cat(string name) : base(name) { } // base -> Animal.Animal

    public override void Speak() { }

    public override void Sleep()
    {
        base.Sleep(); // Animal.Sleep
        Speak(); // Cat.Speak
    }

    public Cat Friend { get; set; }

    public Cat this[int index] => Friend; // Cat.Friend
}

public class Dog : Animal
{
    public Dog() : base("Rex") { }

    public override void Speak() { }
}

public record Point(int X, int Y)
{
    public Point Moved() => new Point(X + 1, Y);
}

public class Use
{
    void Run(Cat cat, List<Cat> cats, object some)
    {
        cat.Friend.Speak(); // Cat.Friend, Cat.Speak
        cat[1].Speak(); // Cat.Speak
        cat?.Speak(); // Cat.Speak
        foreach (var each in cats)
        {
            each.Speak(); // Cat.Speak
        }
        if (some is Dog dog)
        {
            dog.Speak(); // Dog.Speak
        }
        (some as Cat).Speak(); // Cat.Speak
        Cat fresh = new() { Friend = cat }; // Friend -> Cat.Friend
        fresh.Sleep(); // Cat.Sleep
        var point = new Point(1, 2).Moved(); // Moved -> Point.Moved
        cat.Wake(); // Animal.Wake
        cats.ForEach(one => one.Speak()); // Speak -> Cat.Speak
    }
}
