using Acme.Outside;

public interface IDrain<T>
{
    void Put(T item);
    void Take(Widget item);
}

public class Tank
{
    public virtual void On(object item) { }
    public virtual void Size(long size) { }
    public virtual void Key<T>(T key) { }
    public virtual void Take(Widget item) { }
    public virtual string Label => "";
    public void Plain(string text) { }
}

public class Barrel : Tank
{
    public void On(string item) { }
    public override void On(object item) { }
    public void Size(int size) { }
    public override void Key<U>(U key) { }
    public override void Take(Widget item) { }
    public new string Label => "";
    public new void Plain(string text) { }
}

public class Drain : IDrain<string>
{
    public void Put(int item) { }
    public void Put(string item) { }
    public void Take(Gadget item) { }
    public void Take(Widget item) { }
    public void Take(string item) { }
}
