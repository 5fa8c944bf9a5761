using System.Collections.Generic;
using System.Threading.Tasks;

public class Node
{
    public Node Next;
    public void Visit() { }
}

public class MarkAttribute : System.Attribute { }

public delegate Node Maker(string name);

public interface IStore<T>
{
    T Get(string key);
}

[Mark] // Mark -> MarkAttribute
public class NodeStore : IStore<Node>
{
    Node IStore<Node>.Get(string key) => null;
    public string Get(int key) => "";
}

public class Use
{
    async Task<Node> Load() => new Node();

    async Task Run(Maker make, IStore<Node> store, Dictionary<string, Node> all)
    {
        (await Load()).Visit(); // Use.Load, Node.Visit
        make("a").Visit(); // Node.Visit
        store.Get("a").Visit(); // IStore.Get, Node.Visit
        all["a"].Visit(); // Node.Visit
        var next = true ? all["a"] : null;
        next.Next.Visit(); // Node.Next, Node.Visit
    }
}
