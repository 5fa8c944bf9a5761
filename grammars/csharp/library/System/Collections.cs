// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Runtime.Serialization;
public class ArrayList : IList, ICloneable {
  public int Capacity { get; }
  public int Count { get; }
  public bool IsFixedSize { get; }
  public bool IsReadOnly { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public object this[int a] { get; }
  public static ArrayList Adapter(IList a);
  public int Add(object a);
  public void AddRange(ICollection a);
  public int BinarySearch(int a, int b, object c, IComparer d);
  public int BinarySearch(object a);
  public int BinarySearch(object a, IComparer b);
  public void Clear();
  public object Clone();
  public bool Contains(object a);
  public void CopyTo(Array a);
  public void CopyTo(Array a, int b);
  public void CopyTo(int a, Array b, int c, int d);
  public static IList FixedSize(IList a);
  public static ArrayList FixedSize(ArrayList a);
  public IEnumerator GetEnumerator();
  public IEnumerator GetEnumerator(int a, int b);
  public int IndexOf(object a);
  public int IndexOf(object a, int b);
  public int IndexOf(object a, int b, int c);
  public void Insert(int a, object b);
  public void InsertRange(int a, ICollection b);
  public int LastIndexOf(object a);
  public int LastIndexOf(object a, int b);
  public int LastIndexOf(object a, int b, int c);
  public static IList ReadOnly(IList a);
  public static ArrayList ReadOnly(ArrayList a);
  public void Remove(object a);
  public void RemoveAt(int a);
  public void RemoveRange(int a, int b);
  public static ArrayList Repeat(object a, int b);
  public void Reverse();
  public void Reverse(int a, int b);
  public void SetRange(int a, ICollection b);
  public ArrayList GetRange(int a, int b);
  public void Sort();
  public void Sort(IComparer a);
  public void Sort(int a, int b, IComparer c);
  public static IList Synchronized(IList a);
  public static ArrayList Synchronized(ArrayList a);
  public object[] ToArray();
  public Array ToArray(Type a);
  public void TrimToSize();
}
public sealed class BitArray : ICollection, ICloneable {
  public bool this[int a] { get; }
  public int Length { get; }
  public int Count { get; }
  public object SyncRoot { get; }
  public bool IsSynchronized { get; }
  public bool IsReadOnly { get; }
  public bool Get(int a);
  public void Set(int a, bool b);
  public void SetAll(bool a);
  public BitArray And(BitArray a);
  public BitArray Or(BitArray a);
  public BitArray Xor(BitArray a);
  public BitArray Not();
  public BitArray RightShift(int a);
  public BitArray LeftShift(int a);
  public void CopyTo(Array a, int b);
  public object Clone();
  public IEnumerator GetEnumerator();
}
public class CaseInsensitiveComparer : IComparer {
  public static CaseInsensitiveComparer Default { get; }
  public static CaseInsensitiveComparer DefaultInvariant { get; }
  public int Compare(object a, object b);
}
public class CaseInsensitiveHashCodeProvider : IHashCodeProvider {
  public static CaseInsensitiveHashCodeProvider Default { get; }
  public static CaseInsensitiveHashCodeProvider DefaultInvariant { get; }
  public int GetHashCode(object a);
}
public abstract class CollectionBase : IList {
  public ArrayList InnerList { get; }
  public IList List { get; }
  public int Capacity { get; }
  public int Count { get; }
  public void Clear();
  public void RemoveAt(int a);
  public IEnumerator GetEnumerator();
  public void OnSet(int a, object b, object c);
  public void OnInsert(int a, object b);
  public void OnClear();
  public void OnRemove(int a, object b);
  public void OnValidate(object a);
  public void OnSetComplete(int a, object b, object c);
  public void OnInsertComplete(int a, object b);
  public void OnClearComplete();
  public void OnRemoveComplete(int a, object b);
}
public sealed class Comparer : ISerializable, IComparer {
  public static Comparer Default;
  public static Comparer DefaultInvariant;
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public int Compare(object a, object b);
}
public abstract class DictionaryBase : IDictionary {
  public Hashtable InnerHashtable { get; }
  public IDictionary Dictionary { get; }
  public int Count { get; }
  public void CopyTo(Array a, int b);
  public void Clear();
  public IDictionaryEnumerator GetEnumerator();
  public object OnGet(object a, object b);
  public void OnSet(object a, object b, object c);
  public void OnInsert(object a, object b);
  public void OnClear();
  public void OnRemove(object a, object b);
  public void OnValidate(object a, object b);
  public void OnSetComplete(object a, object b, object c);
  public void OnInsertComplete(object a, object b);
  public void OnClearComplete();
  public void OnRemoveComplete(object a, object b);
}
public struct DictionaryEntry {
  public object Key { get; }
  public object Value { get; }
  public void Deconstruct(out object a, out object b);
}
public class Hashtable : IDictionary, IDeserializationCallback, ICloneable, ISerializable {
  public IHashCodeProvider hcp { get; }
  public IComparer comparer { get; }
  public IEqualityComparer EqualityComparer { get; }
  public object this[object a] { get; }
  public bool IsReadOnly { get; }
  public bool IsFixedSize { get; }
  public bool IsSynchronized { get; }
  public ICollection Keys { get; }
  public ICollection Values { get; }
  public object SyncRoot { get; }
  public int Count { get; }
  public void Add(object a, object b);
  public void Clear();
  public object Clone();
  public bool Contains(object a);
  public bool ContainsKey(object a);
  public bool ContainsValue(object a);
  public void CopyTo(Array a, int b);
  public IDictionaryEnumerator GetEnumerator();
  public int GetHash(object a);
  public bool KeyEquals(object a, object b);
  public void Remove(object a);
  public static Hashtable Synchronized(Hashtable a);
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public void OnDeserialization(object a);
}
public interface ICollection : IEnumerable {
  public int Count { get; }
  public object SyncRoot { get; }
  public bool IsSynchronized { get; }
  public void CopyTo(Array a, int b);
}
public interface IComparer {
  public int Compare(object a, object b);
}
public interface IDictionary : ICollection {
  public object this[object a] { get; }
  public ICollection Keys { get; }
  public ICollection Values { get; }
  public bool IsReadOnly { get; }
  public bool IsFixedSize { get; }
  public bool Contains(object a);
  public void Add(object a, object b);
  public void Clear();
  public IDictionaryEnumerator GetEnumerator();
  public void Remove(object a);
}
public interface IDictionaryEnumerator : IEnumerator {
  public object Key { get; }
  public object Value { get; }
  public DictionaryEntry Entry { get; }
}
public interface IEnumerable {
  public object __element();
  public IEnumerator GetEnumerator();
}
public interface IEnumerator {
  public object __current();
  public object Current { get; }
  public bool MoveNext();
  public void Reset();
}
public interface IEqualityComparer {
  public bool Equals(object a, object b);
  public int GetHashCode(object a);
}
public interface IHashCodeProvider {
  public int GetHashCode(object a);
}
public interface IList : ICollection {
  public object this[int a] { get; }
  public bool IsReadOnly { get; }
  public bool IsFixedSize { get; }
  public int Add(object a);
  public bool Contains(object a);
  public void Clear();
  public int IndexOf(object a);
  public void Insert(int a, object b);
  public void Remove(object a);
  public void RemoveAt(int a);
}
public interface IStructuralComparable {
  public int CompareTo(object a, IComparer b);
}
public interface IStructuralEquatable {
  public bool Equals(object a, IEqualityComparer b);
  public int GetHashCode(IEqualityComparer a);
}
public class Queue : ICollection, ICloneable {
  public int Count { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public object Clone();
  public void Clear();
  public void CopyTo(Array a, int b);
  public void Enqueue(object a);
  public IEnumerator GetEnumerator();
  public object Dequeue();
  public object Peek();
  public static Queue Synchronized(Queue a);
  public bool Contains(object a);
  public object[] ToArray();
  public void TrimToSize();
}
public abstract class ReadOnlyCollectionBase : ICollection {
  public ArrayList InnerList { get; }
  public int Count { get; }
  public IEnumerator GetEnumerator();
}
public class SortedList : IDictionary, ICloneable {
  public int Capacity { get; }
  public int Count { get; }
  public ICollection Keys { get; }
  public ICollection Values { get; }
  public bool IsReadOnly { get; }
  public bool IsFixedSize { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public object this[object a] { get; }
  public void Add(object a, object b);
  public void Clear();
  public object Clone();
  public bool Contains(object a);
  public bool ContainsKey(object a);
  public bool ContainsValue(object a);
  public void CopyTo(Array a, int b);
  public object GetByIndex(int a);
  public IDictionaryEnumerator GetEnumerator();
  public object GetKey(int a);
  public IList GetKeyList();
  public IList GetValueList();
  public int IndexOfKey(object a);
  public int IndexOfValue(object a);
  public void RemoveAt(int a);
  public void Remove(object a);
  public void SetByIndex(int a, object b);
  public static SortedList Synchronized(SortedList a);
  public void TrimToSize();
}
public class Stack : ICollection, ICloneable {
  public int Count { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public void Clear();
  public object Clone();
  public bool Contains(object a);
  public void CopyTo(Array a, int b);
  public IEnumerator GetEnumerator();
  public object Peek();
  public object Pop();
  public void Push(object a);
  public static Stack Synchronized(Stack a);
  public object[] ToArray();
}
public static class StructuralComparisons {
  public static IComparer StructuralComparer { get; }
  public static IEqualityComparer StructuralEqualityComparer { get; }
}
