// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Runtime.Serialization;
public struct BitVector32 {
  public bool this[int a] { get; }
  public int this[BitVector32.Section a] { get; }
  public int Data { get; }
  public static int CreateMask();
  public static int CreateMask(int a);
  public static BitVector32.Section CreateSection(short a);
  public static BitVector32.Section CreateSection(short a, BitVector32.Section b);
  public static string ToString(BitVector32 a);
  public struct Section {
    public short Mask { get; }
    public short Offset { get; }
    public bool Equals(BitVector32.Section a);
    public static string ToString(BitVector32.Section a);
  }
}
public class CollectionsUtil {
  public static Hashtable CreateCaseInsensitiveHashtable();
  public static Hashtable CreateCaseInsensitiveHashtable(int a);
  public static Hashtable CreateCaseInsensitiveHashtable(IDictionary a);
  public static SortedList CreateCaseInsensitiveSortedList();
}
public class HybridDictionary : IDictionary {
  public object this[object a] { get; }
  public int Count { get; }
  public ICollection Keys { get; }
  public bool IsReadOnly { get; }
  public bool IsFixedSize { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public ICollection Values { get; }
  public void Add(object a, object b);
  public void Clear();
  public bool Contains(object a);
  public void CopyTo(Array a, int b);
  public IDictionaryEnumerator GetEnumerator();
  public void Remove(object a);
}
public interface INotifyCollectionChanged {
  public event NotifyCollectionChangedEventHandler CollectionChanged;
}
public interface IOrderedDictionary : IDictionary {
  public object this[int a] { get; }
  public IDictionaryEnumerator GetEnumerator();
  public void Insert(int a, object b, object c);
  public void RemoveAt(int a);
}
public class ListDictionary : IDictionary {
  public object this[object a] { get; }
  public int Count { get; }
  public ICollection Keys { get; }
  public bool IsReadOnly { get; }
  public bool IsFixedSize { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public ICollection Values { get; }
  public void Add(object a, object b);
  public void Clear();
  public bool Contains(object a);
  public void CopyTo(Array a, int b);
  public IDictionaryEnumerator GetEnumerator();
  public void Remove(object a);
  public class DictionaryNode {
    public object key;
    public object value;
    public ListDictionary.DictionaryNode next;
  }
}
public abstract class NameObjectCollectionBase : IDeserializationCallback, ICollection, ISerializable {
  public bool IsReadOnly { get; }
  public int Count { get; }
  public NameObjectCollectionBase.KeysCollection Keys { get; }
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public void OnDeserialization(object a);
  public bool BaseHasKeys();
  public void BaseAdd(string a, object b);
  public void BaseRemove(string a);
  public void BaseRemoveAt(int a);
  public void BaseClear();
  public object BaseGet(string a);
  public void BaseSet(string a, object b);
  public object BaseGet(int a);
  public string BaseGetKey(int a);
  public void BaseSet(int a, object b);
  public IEnumerator GetEnumerator();
  public string[] BaseGetAllKeys();
  public object[] BaseGetAllValues();
  public object[] BaseGetAllValues(Type a);
  public class KeysCollection : ICollection {
    public string this[int a] { get; }
    public int Count { get; }
    public string Get(int a);
    public IEnumerator GetEnumerator();
  }
}
public class NameValueCollection : NameObjectCollectionBase {
  public string this[string a] { get; }
  public string this[int a] { get; }
  public string[] AllKeys { get; }
  public void InvalidateCachedArrays();
  public void Add(NameValueCollection a);
  public void Clear();
  public void CopyTo(Array a, int b);
  public bool HasKeys();
  public void Add(string a, string b);
  public string Get(string a);
  public string[] GetValues(string a);
  public void Set(string a, string b);
  public void Remove(string a);
  public string Get(int a);
  public string[] GetValues(int a);
  public string GetKey(int a);
}
public enum NotifyCollectionChangedAction { Add, Remove, Replace, Move, Reset }
public class NotifyCollectionChangedEventArgs : EventArgs {
  public NotifyCollectionChangedAction Action { get; }
  public IList NewItems { get; }
  public IList OldItems { get; }
  public int NewStartingIndex { get; }
  public int OldStartingIndex { get; }
}
public delegate void NotifyCollectionChangedEventHandler(object a, NotifyCollectionChangedEventArgs b);
public class OrderedDictionary : IOrderedDictionary, IDeserializationCallback, ISerializable {
  public int Count { get; }
  public bool IsReadOnly { get; }
  public ICollection Keys { get; }
  public object this[int a] { get; }
  public object this[object a] { get; }
  public ICollection Values { get; }
  public void Add(object a, object b);
  public void Clear();
  public OrderedDictionary AsReadOnly();
  public bool Contains(object a);
  public void CopyTo(Array a, int b);
  public void Insert(int a, object b, object c);
  public void RemoveAt(int a);
  public void Remove(object a);
  public IDictionaryEnumerator GetEnumerator();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public void OnDeserialization(object a);
}
public class StringCollection : IList {
  public string this[int a] { get; }
  public int Count { get; }
  public bool IsReadOnly { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public int Add(string a);
  public void AddRange(string[] a);
  public void Clear();
  public bool Contains(string a);
  public void CopyTo(string[] a, int b);
  public StringEnumerator GetEnumerator();
  public int IndexOf(string a);
  public void Insert(int a, string b);
  public void Remove(string a);
  public void RemoveAt(int a);
}
public class StringDictionary : IEnumerable {
  public int Count { get; }
  public bool IsSynchronized { get; }
  public string this[string a] { get; }
  public ICollection Keys { get; }
  public object SyncRoot { get; }
  public ICollection Values { get; }
  public void Add(string a, string b);
  public void Clear();
  public bool ContainsKey(string a);
  public bool ContainsValue(string a);
  public void CopyTo(Array a, int b);
  public IEnumerator GetEnumerator();
  public void Remove(string a);
}
public class StringEnumerator {
  public string Current { get; }
  public bool MoveNext();
  public void Reset();
}
