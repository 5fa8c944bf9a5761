// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.ObjectModel;
using System.Runtime.Serialization;
using System.Threading;
using System.Threading.Tasks;
public static class CollectionExtensions {
  public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> a, TKey b);
  public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> a, TKey b, TValue c);
  public static bool TryAdd<TKey, TValue>(this IDictionary<TKey, TValue> a, TKey b, TValue c);
  public static bool Remove<TKey, TValue>(this IDictionary<TKey, TValue> a, TKey b, out TValue c);
}
public abstract class Comparer<T> : IComparer<T>, IComparer {
  public static Comparer<T> Default { get; }
  public static Comparer<T> Create(Comparison<T> a);
  public abstract int Compare(T a, T b);
}
public class Dictionary<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>, IDictionary, IDictionary<TKey, TValue>, IDeserializationCallback, ISerializable {
  public IEqualityComparer<TKey> Comparer { get; }
  public int Count { get; }
  public Dictionary<TKey, TValue>.KeyCollection Keys { get; }
  public Dictionary<TKey, TValue>.ValueCollection Values { get; }
  public TValue this[TKey a] { get; }
  public void Add(TKey a, TValue b);
  public void Clear();
  public bool ContainsKey(TKey a);
  public bool ContainsValue(TValue a);
  public Dictionary<TKey, TValue>.Enumerator GetEnumerator();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public void OnDeserialization(object a);
  public bool Remove(TKey a);
  public bool Remove(TKey a, out TValue b);
  public bool TryGetValue(TKey a, out TValue b);
  public bool TryAdd(TKey a, TValue b);
  public int EnsureCapacity(int a);
  public void TrimExcess();
  public void TrimExcess(int a);
  public struct Enumerator : IDictionaryEnumerator, IEnumerator<KeyValuePair<TKey, TValue>> {
    public KeyValuePair<TKey, TValue> Current { get; }
    public bool MoveNext();
    public void Dispose();
  }
  public sealed class KeyCollection : ICollection, IReadOnlyCollection<TKey>, ICollection<TKey> {
    public int Count { get; }
    public Dictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator();
    public void CopyTo(TKey[] a, int b);
    public struct Enumerator : IEnumerator<TKey> {
      public TKey Current { get; }
      public void Dispose();
      public bool MoveNext();
    }
  }
  public sealed class ValueCollection : ICollection, IReadOnlyCollection<TValue>, ICollection<TValue> {
    public int Count { get; }
    public Dictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator();
    public void CopyTo(TValue[] a, int b);
    public struct Enumerator : IEnumerator<TValue> {
      public TValue Current { get; }
      public void Dispose();
      public bool MoveNext();
    }
  }
}
public abstract class EqualityComparer<T> : IEqualityComparer, IEqualityComparer<T> {
  public static EqualityComparer<T> Default { get; }
  public abstract bool Equals(T a, T b);
  public abstract int GetHashCode(T a);
}
public class HashSet<T> : ISet<T>, IDeserializationCallback, ISerializable, IReadOnlyCollection<T> {
  public int Count { get; }
  public IEqualityComparer<T> Comparer { get; }
  public void Clear();
  public bool Contains(T a);
  public void CopyTo(T[] a, int b);
  public bool Remove(T a);
  public HashSet<T>.Enumerator GetEnumerator();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public void OnDeserialization(object a);
  public bool Add(T a);
  public bool TryGetValue(T a, out T b);
  public void UnionWith(IEnumerable<T> a);
  public void IntersectWith(IEnumerable<T> a);
  public void ExceptWith(IEnumerable<T> a);
  public void SymmetricExceptWith(IEnumerable<T> a);
  public bool IsSubsetOf(IEnumerable<T> a);
  public bool IsProperSubsetOf(IEnumerable<T> a);
  public bool IsSupersetOf(IEnumerable<T> a);
  public bool IsProperSupersetOf(IEnumerable<T> a);
  public bool Overlaps(IEnumerable<T> a);
  public bool SetEquals(IEnumerable<T> a);
  public void CopyTo(T[] a);
  public void CopyTo(T[] a, int b, int c);
  public int RemoveWhere(Predicate<T> a);
  public int EnsureCapacity(int a);
  public void TrimExcess();
  public static IEqualityComparer<HashSet<T>> CreateSetComparer();
  public struct Enumerator : IEnumerator<T> {
    public T Current { get; }
    public void Dispose();
    public bool MoveNext();
  }
}
public interface IAsyncEnumerable<T> {
  public T __element();
  public IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken a = default);
}
public interface IAsyncEnumerator<T> : IAsyncDisposable {
  public T Current { get; }
  public ValueTask<bool> MoveNextAsync();
}
public interface ICollection<T> : IEnumerable<T> {
  public int Count { get; }
  public bool IsReadOnly { get; }
  public void Add(T a);
  public void Clear();
  public bool Contains(T a);
  public void CopyTo(T[] a, int b);
  public bool Remove(T a);
}
public interface IComparer<T> {
  public int Compare(T a, T b);
}
public interface IDictionary<TKey, TValue> : ICollection<KeyValuePair<TKey, TValue>> {
  public TValue this[TKey a] { get; }
  public ICollection<TKey> Keys { get; }
  public ICollection<TValue> Values { get; }
  public bool ContainsKey(TKey a);
  public void Add(TKey a, TValue b);
  public bool Remove(TKey a);
  public bool TryGetValue(TKey a, out TValue b);
}
public interface IEnumerable<T> : IEnumerable {
  public T __element();
  public IEnumerator<T> GetEnumerator();
}
public interface IEnumerator<T> : IEnumerator, IDisposable {
  public T __current();
  public T Current { get; }
}
public interface IEqualityComparer<T> {
  public bool Equals(T a, T b);
  public int GetHashCode(T a);
}
public interface IList<T> : ICollection<T> {
  public T this[int a] { get; }
  public int IndexOf(T a);
  public void Insert(int a, T b);
  public void RemoveAt(int a);
}
public interface IReadOnlyCollection<T> : IEnumerable<T> {
  public int Count { get; }
}
public interface IReadOnlyDictionary<TKey, TValue> : IReadOnlyCollection<KeyValuePair<TKey, TValue>> {
  public TValue this[TKey a] { get; }
  public IEnumerable<TKey> Keys { get; }
  public IEnumerable<TValue> Values { get; }
  public bool ContainsKey(TKey a);
  public bool TryGetValue(TKey a, out TValue b);
}
public interface IReadOnlyList<T> : IReadOnlyCollection<T> {
  public T this[int a] { get; }
}
public interface ISet<T> : ICollection<T> {
  public bool Add(T a);
  public void UnionWith(IEnumerable<T> a);
  public void IntersectWith(IEnumerable<T> a);
  public void ExceptWith(IEnumerable<T> a);
  public void SymmetricExceptWith(IEnumerable<T> a);
  public bool IsSubsetOf(IEnumerable<T> a);
  public bool IsSupersetOf(IEnumerable<T> a);
  public bool IsProperSupersetOf(IEnumerable<T> a);
  public bool IsProperSubsetOf(IEnumerable<T> a);
  public bool Overlaps(IEnumerable<T> a);
  public bool SetEquals(IEnumerable<T> a);
}
public class KeyNotFoundException : SystemException {
}
public static class KeyValuePair {
  public static KeyValuePair<TKey, TValue> Create<TKey, TValue>(TKey a, TValue b);
}
public struct KeyValuePair<TKey, TValue> {
  public TKey Key { get; }
  public TValue Value { get; }
  public void Deconstruct(out TKey a, out TValue b);
}
public sealed class LinkedListNode<T> {
  public LinkedList<T> List { get; }
  public LinkedListNode<T> Next { get; }
  public LinkedListNode<T> Previous { get; }
  public T Value { get; }
}
public class LinkedList<T> : IDeserializationCallback, ICollection, ISerializable, IReadOnlyCollection<T>, ICollection<T> {
  public int Count { get; }
  public LinkedListNode<T> First { get; }
  public LinkedListNode<T> Last { get; }
  public LinkedListNode<T> AddAfter(LinkedListNode<T> a, T b);
  public void AddAfter(LinkedListNode<T> a, LinkedListNode<T> b);
  public LinkedListNode<T> AddBefore(LinkedListNode<T> a, T b);
  public void AddBefore(LinkedListNode<T> a, LinkedListNode<T> b);
  public LinkedListNode<T> AddFirst(T a);
  public void AddFirst(LinkedListNode<T> a);
  public LinkedListNode<T> AddLast(T a);
  public void AddLast(LinkedListNode<T> a);
  public void Clear();
  public bool Contains(T a);
  public void CopyTo(T[] a, int b);
  public LinkedListNode<T> Find(T a);
  public LinkedListNode<T> FindLast(T a);
  public LinkedList<T>.Enumerator GetEnumerator();
  public bool Remove(T a);
  public void Remove(LinkedListNode<T> a);
  public void RemoveFirst();
  public void RemoveLast();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public void OnDeserialization(object a);
  public struct Enumerator : IDeserializationCallback, IEnumerator<T>, ISerializable {
    public T Current { get; }
    public bool MoveNext();
    public void Dispose();
  }
}
public class List<T> : IReadOnlyList<T>, IList, IList<T> {
  public int Capacity { get; }
  public int Count { get; }
  public T this[int a] { get; }
  public void Add(T a);
  public void AddRange(IEnumerable<T> a);
  public ReadOnlyCollection<T> AsReadOnly();
  public int BinarySearch(int a, int b, T c, IComparer<T> d);
  public int BinarySearch(T a);
  public int BinarySearch(T a, IComparer<T> b);
  public void Clear();
  public bool Contains(T a);
  public List<TOutput> ConvertAll<TOutput>(Converter<T, TOutput> a);
  public void CopyTo(T[] a);
  public void CopyTo(int a, T[] b, int c, int d);
  public void CopyTo(T[] a, int b);
  public bool Exists(Predicate<T> a);
  public T Find(Predicate<T> a);
  public List<T> FindAll(Predicate<T> a);
  public int FindIndex(Predicate<T> a);
  public int FindIndex(int a, Predicate<T> b);
  public int FindIndex(int a, int b, Predicate<T> c);
  public T FindLast(Predicate<T> a);
  public int FindLastIndex(Predicate<T> a);
  public int FindLastIndex(int a, Predicate<T> b);
  public int FindLastIndex(int a, int b, Predicate<T> c);
  public void ForEach(Action<T> a);
  public List<T>.Enumerator GetEnumerator();
  public List<T> GetRange(int a, int b);
  public int IndexOf(T a);
  public int IndexOf(T a, int b);
  public int IndexOf(T a, int b, int c);
  public void Insert(int a, T b);
  public void InsertRange(int a, IEnumerable<T> b);
  public int LastIndexOf(T a);
  public int LastIndexOf(T a, int b);
  public int LastIndexOf(T a, int b, int c);
  public bool Remove(T a);
  public int RemoveAll(Predicate<T> a);
  public void RemoveAt(int a);
  public void RemoveRange(int a, int b);
  public void Reverse();
  public void Reverse(int a, int b);
  public void Sort();
  public void Sort(IComparer<T> a);
  public void Sort(int a, int b, IComparer<T> c);
  public void Sort(Comparison<T> a);
  public T[] ToArray();
  public void TrimExcess();
  public bool TrueForAll(Predicate<T> a);
  public struct Enumerator : IEnumerator<T> {
    public T Current { get; }
    public void Dispose();
    public bool MoveNext();
  }
}
public class Queue<T> : ICollection, IReadOnlyCollection<T> {
  public int Count { get; }
  public void Clear();
  public void CopyTo(T[] a, int b);
  public void Enqueue(T a);
  public Queue<T>.Enumerator GetEnumerator();
  public T Dequeue();
  public bool TryDequeue(out T a);
  public T Peek();
  public bool TryPeek(out T a);
  public bool Contains(T a);
  public T[] ToArray();
  public void TrimExcess();
  public struct Enumerator : IEnumerator<T> {
    public T Current { get; }
    public void Dispose();
    public bool MoveNext();
  }
}
public class SortedDictionary<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>, IDictionary, IDictionary<TKey, TValue> {
  public TValue this[TKey a] { get; }
  public int Count { get; }
  public IComparer<TKey> Comparer { get; }
  public SortedDictionary<TKey, TValue>.KeyCollection Keys { get; }
  public SortedDictionary<TKey, TValue>.ValueCollection Values { get; }
  public void Add(TKey a, TValue b);
  public void Clear();
  public bool ContainsKey(TKey a);
  public bool ContainsValue(TValue a);
  public void CopyTo(KeyValuePair<TKey, TValue>[] a, int b);
  public SortedDictionary<TKey, TValue>.Enumerator GetEnumerator();
  public bool Remove(TKey a);
  public bool TryGetValue(TKey a, out TValue b);
  public struct Enumerator : IDictionaryEnumerator, IEnumerator<KeyValuePair<TKey, TValue>> {
    public KeyValuePair<TKey, TValue> Current { get; }
    public bool MoveNext();
    public void Dispose();
  }
  public sealed class KeyCollection : ICollection, IReadOnlyCollection<TKey>, ICollection<TKey> {
    public int Count { get; }
    public SortedDictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator();
    public void CopyTo(TKey[] a, int b);
    public struct Enumerator : IEnumerator<TKey> {
      public TKey Current { get; }
      public void Dispose();
      public bool MoveNext();
    }
  }
  public sealed class ValueCollection : ICollection, IReadOnlyCollection<TValue>, ICollection<TValue> {
    public int Count { get; }
    public SortedDictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator();
    public void CopyTo(TValue[] a, int b);
    public struct Enumerator : IEnumerator<TValue> {
      public TValue Current { get; }
      public void Dispose();
      public bool MoveNext();
    }
  }
}
public class SortedList<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>, IDictionary, IDictionary<TKey, TValue> {
  public int Capacity { get; }
  public IComparer<TKey> Comparer { get; }
  public int Count { get; }
  public IList<TKey> Keys { get; }
  public IList<TValue> Values { get; }
  public TValue this[TKey a] { get; }
  public void Add(TKey a, TValue b);
  public void Clear();
  public bool ContainsKey(TKey a);
  public bool ContainsValue(TValue a);
  public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator();
  public int IndexOfKey(TKey a);
  public int IndexOfValue(TValue a);
  public bool TryGetValue(TKey a, out TValue b);
  public void RemoveAt(int a);
  public bool Remove(TKey a);
  public void TrimExcess();
}
public class SortedSet<T> : ISet<T>, IDeserializationCallback, ICollection, ISerializable, IReadOnlyCollection<T> {
  public int Count { get; }
  public IComparer<T> Comparer { get; }
  public T Min { get; }
  public T Max { get; }
  public bool Add(T a);
  public bool Remove(T a);
  public void Clear();
  public bool Contains(T a);
  public void CopyTo(T[] a);
  public void CopyTo(T[] a, int b);
  public void CopyTo(T[] a, int b, int c);
  public SortedSet<T>.Enumerator GetEnumerator();
  public static IEqualityComparer<SortedSet<T>> CreateSetComparer();
  public static IEqualityComparer<SortedSet<T>> CreateSetComparer(IEqualityComparer<T> a);
  public void UnionWith(IEnumerable<T> a);
  public void IntersectWith(IEnumerable<T> a);
  public void ExceptWith(IEnumerable<T> a);
  public void SymmetricExceptWith(IEnumerable<T> a);
  public bool IsSubsetOf(IEnumerable<T> a);
  public bool IsProperSubsetOf(IEnumerable<T> a);
  public bool IsSupersetOf(IEnumerable<T> a);
  public bool IsProperSupersetOf(IEnumerable<T> a);
  public bool SetEquals(IEnumerable<T> a);
  public bool Overlaps(IEnumerable<T> a);
  public int RemoveWhere(Predicate<T> a);
  public IEnumerable<T> Reverse();
  public SortedSet<T> GetViewBetween(T a, T b);
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public void OnDeserialization(object a);
  public bool TryGetValue(T a, out T b);
  public struct Enumerator : IDeserializationCallback, IEnumerator<T>, ISerializable {
    public T Current { get; }
    public bool MoveNext();
    public void Dispose();
  }
}
public class Stack<T> : ICollection, IReadOnlyCollection<T> {
  public int Count { get; }
  public void Clear();
  public bool Contains(T a);
  public void CopyTo(T[] a, int b);
  public Stack<T>.Enumerator GetEnumerator();
  public void TrimExcess();
  public T Peek();
  public bool TryPeek(out T a);
  public T Pop();
  public bool TryPop(out T a);
  public void Push(T a);
  public T[] ToArray();
  public struct Enumerator : IEnumerator<T> {
    public T Current { get; }
    public void Dispose();
    public bool MoveNext();
  }
}
