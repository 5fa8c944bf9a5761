// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.ComponentModel;
public class Collection<T> : IReadOnlyList<T>, IList, IList<T> {
  public int Count { get; }
  public IList<T> Items { get; }
  public T this[int a] { get; }
  public void Add(T a);
  public void Clear();
  public void CopyTo(T[] a, int b);
  public bool Contains(T a);
  public IEnumerator<T> GetEnumerator();
  public int IndexOf(T a);
  public void Insert(int a, T b);
  public bool Remove(T a);
  public void RemoveAt(int a);
  public void ClearItems();
  public void InsertItem(int a, T b);
  public void RemoveItem(int a);
  public void SetItem(int a, T b);
}
public abstract class KeyedCollection<TKey, TItem> : Collection<TItem> {
  public IEqualityComparer<TKey> Comparer { get; }
  public TItem this[TKey a] { get; }
  public IDictionary<TKey, TItem> Dictionary { get; }
  public bool Contains(TKey a);
  public bool TryGetValue(TKey a, out TItem b);
  public bool Remove(TKey a);
  public void ChangeItemKey(TItem a, TKey b);
  public abstract TKey GetKeyForItem(TItem a);
}
public class ObservableCollection<T> : Collection<T>, INotifyPropertyChanged, INotifyCollectionChanged {
  public event NotifyCollectionChangedEventHandler CollectionChanged;
  public event PropertyChangedEventHandler PropertyChanged;
  public void Move(int a, int b);
  public void MoveItem(int a, int b);
  public void OnPropertyChanged(PropertyChangedEventArgs a);
  public void OnCollectionChanged(NotifyCollectionChangedEventArgs a);
  public IDisposable BlockReentrancy();
  public void CheckReentrancy();
}
public class ReadOnlyCollection<T> : IReadOnlyList<T>, IList, IList<T> {
  public int Count { get; }
  public T this[int a] { get; }
  public IList<T> Items { get; }
  public bool Contains(T a);
  public void CopyTo(T[] a, int b);
  public IEnumerator<T> GetEnumerator();
  public int IndexOf(T a);
}
public class ReadOnlyDictionary<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>, IDictionary, IDictionary<TKey, TValue> {
  public IDictionary<TKey, TValue> Dictionary { get; }
  public ReadOnlyDictionary<TKey, TValue>.KeyCollection Keys { get; }
  public ReadOnlyDictionary<TKey, TValue>.ValueCollection Values { get; }
  public TValue this[TKey a] { get; }
  public int Count { get; }
  public bool ContainsKey(TKey a);
  public bool TryGetValue(TKey a, out TValue b);
  public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator();
  public sealed class KeyCollection : ICollection, IReadOnlyCollection<TKey>, ICollection<TKey> {
    public int Count { get; }
    public void CopyTo(TKey[] a, int b);
    public IEnumerator<TKey> GetEnumerator();
  }
  public sealed class ValueCollection : ICollection, IReadOnlyCollection<TValue>, ICollection<TValue> {
    public int Count { get; }
    public void CopyTo(TValue[] a, int b);
    public IEnumerator<TValue> GetEnumerator();
  }
}
public class ReadOnlyObservableCollection<T> : ReadOnlyCollection<T>, INotifyPropertyChanged, INotifyCollectionChanged {
  public event NotifyCollectionChangedEventHandler CollectionChanged;
  public event PropertyChangedEventHandler PropertyChanged;
  public void OnCollectionChanged(NotifyCollectionChangedEventArgs a);
  public void OnPropertyChanged(PropertyChangedEventArgs a);
}
