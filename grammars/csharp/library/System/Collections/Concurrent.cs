// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading;
public class BlockingCollection<T> : IDisposable, ICollection, IReadOnlyCollection<T> {
  public int BoundedCapacity { get; }
  public bool IsAddingCompleted { get; }
  public bool IsCompleted { get; }
  public int Count { get; }
  public void Add(T a);
  public void Add(T a, CancellationToken b);
  public bool TryAdd(T a);
  public bool TryAdd(T a, TimeSpan b);
  public bool TryAdd(T a, int b);
  public bool TryAdd(T a, int b, CancellationToken c);
  public T Take();
  public T Take(CancellationToken a);
  public bool TryTake(out T a);
  public bool TryTake(out T a, TimeSpan b);
  public bool TryTake(out T a, int b);
  public bool TryTake(out T a, int b, CancellationToken c);
  public static int AddToAny(BlockingCollection<T>[] a, T b);
  public static int AddToAny(BlockingCollection<T>[] a, T b, CancellationToken c);
  public static int TryAddToAny(BlockingCollection<T>[] a, T b);
  public static int TryAddToAny(BlockingCollection<T>[] a, T b, TimeSpan c);
  public static int TryAddToAny(BlockingCollection<T>[] a, T b, int c);
  public static int TryAddToAny(BlockingCollection<T>[] a, T b, int c, CancellationToken d);
  public static int TakeFromAny(BlockingCollection<T>[] a, out T b);
  public static int TakeFromAny(BlockingCollection<T>[] a, out T b, CancellationToken c);
  public static int TryTakeFromAny(BlockingCollection<T>[] a, out T b);
  public static int TryTakeFromAny(BlockingCollection<T>[] a, out T b, TimeSpan c);
  public static int TryTakeFromAny(BlockingCollection<T>[] a, out T b, int c);
  public static int TryTakeFromAny(BlockingCollection<T>[] a, out T b, int c, CancellationToken d);
  public void CompleteAdding();
  public void Dispose();
  public void Dispose(bool a);
  public T[] ToArray();
  public void CopyTo(T[] a, int b);
  public IEnumerable<T> GetConsumingEnumerable();
  public IEnumerable<T> GetConsumingEnumerable(CancellationToken a);
}
public class ConcurrentBag<T> : IProducerConsumerCollection<T>, IReadOnlyCollection<T> {
  public int Count { get; }
  public bool IsEmpty { get; }
  public void Add(T a);
  public bool TryTake(out T a);
  public bool TryPeek(out T a);
  public void CopyTo(T[] a, int b);
  public T[] ToArray();
  public void Clear();
  public IEnumerator<T> GetEnumerator();
}
public class ConcurrentDictionary<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>, IDictionary, IDictionary<TKey, TValue> {
  public TValue this[TKey a] { get; }
  public int Count { get; }
  public bool IsEmpty { get; }
  public ICollection<TKey> Keys { get; }
  public ICollection<TValue> Values { get; }
  public bool TryAdd(TKey a, TValue b);
  public bool ContainsKey(TKey a);
  public bool TryRemove(TKey a, out TValue b);
  public bool TryGetValue(TKey a, out TValue b);
  public bool TryUpdate(TKey a, TValue b, TValue c);
  public void Clear();
  public KeyValuePair<TKey, TValue>[] ToArray();
  public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator();
  public TValue GetOrAdd(TKey a, Func<TKey, TValue> b);
  public TValue GetOrAdd<TArg>(TKey a, Func<TKey, TArg, TValue> b, TArg c);
  public TValue GetOrAdd(TKey a, TValue b);
  public TValue AddOrUpdate<TArg>(TKey a, Func<TKey, TArg, TValue> b, Func<TKey, TValue, TArg, TValue> c, TArg d);
  public TValue AddOrUpdate(TKey a, Func<TKey, TValue> b, Func<TKey, TValue, TValue> c);
  public TValue AddOrUpdate(TKey a, TValue b, Func<TKey, TValue, TValue> c);
}
public class ConcurrentQueue<T> : IProducerConsumerCollection<T>, IReadOnlyCollection<T> {
  public bool IsEmpty { get; }
  public int Count { get; }
  public T[] ToArray();
  public void CopyTo(T[] a, int b);
  public IEnumerator<T> GetEnumerator();
  public void Enqueue(T a);
  public bool TryDequeue(out T a);
  public bool TryPeek(out T a);
  public void Clear();
}
public class ConcurrentStack<T> : IProducerConsumerCollection<T>, IReadOnlyCollection<T> {
  public bool IsEmpty { get; }
  public int Count { get; }
  public void Clear();
  public void CopyTo(T[] a, int b);
  public void Push(T a);
  public void PushRange(T[] a);
  public void PushRange(T[] a, int b, int c);
  public bool TryPeek(out T a);
  public bool TryPop(out T a);
  public int TryPopRange(T[] a);
  public int TryPopRange(T[] a, int b, int c);
  public T[] ToArray();
  public IEnumerator<T> GetEnumerator();
}
public enum EnumerablePartitionerOptions { None, NoBuffering }
public interface IProducerConsumerCollection<T> : IEnumerable<T>, ICollection {
  public void CopyTo(T[] a, int b);
  public bool TryAdd(T a);
  public bool TryTake(out T a);
  public T[] ToArray();
}
public abstract class OrderablePartitioner<TSource> : Partitioner<TSource> {
  public bool KeysOrderedInEachPartition { get; }
  public bool KeysOrderedAcrossPartitions { get; }
  public bool KeysNormalized { get; }
  public abstract IList<IEnumerator<KeyValuePair<long, TSource>>> GetOrderablePartitions(int a);
  public IEnumerable<KeyValuePair<long, TSource>> GetOrderableDynamicPartitions();
}
public static class Partitioner {
  public static OrderablePartitioner<TSource> Create<TSource>(IList<TSource> a, bool b);
  public static OrderablePartitioner<TSource> Create<TSource>(TSource[] a, bool b);
  public static OrderablePartitioner<TSource> Create<TSource>(IEnumerable<TSource> a);
  public static OrderablePartitioner<TSource> Create<TSource>(IEnumerable<TSource> a, EnumerablePartitionerOptions b);
  public static OrderablePartitioner<Tuple<long, long>> Create(long a, long b);
  public static OrderablePartitioner<Tuple<long, long>> Create(long a, long b, long c);
  public static OrderablePartitioner<Tuple<int, int>> Create(int a, int b);
  public static OrderablePartitioner<Tuple<int, int>> Create(int a, int b, int c);
}
public abstract class Partitioner<TSource> {
  public bool SupportsDynamicPartitions { get; }
  public abstract IList<IEnumerator<TSource>> GetPartitions(int a);
  public IEnumerable<TSource> GetDynamicPartitions();
}
