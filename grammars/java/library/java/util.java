package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

interface Collection<E> extends Iterable<E> {
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  Iterator<E> iterator();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  default <T> T[] toArray(IntFunction<T[]> a);
  boolean add(E a);
  boolean remove(Object a);
  boolean containsAll(Collection<?> a);
  boolean addAll(Collection<? extends E> a);
  boolean removeAll(Collection<?> a);
  default boolean removeIf(Predicate<? super E> a);
  boolean retainAll(Collection<?> a);
  void clear();
  boolean equals(Object a);
  int hashCode();
  default Spliterator<E> spliterator();
  default Stream<E> stream();
  default Stream<E> parallelStream();
}
interface List<E> extends Collection<E> {
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  Iterator<E> iterator();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  boolean add(E a);
  boolean remove(Object a);
  boolean containsAll(Collection<?> a);
  boolean addAll(Collection<? extends E> a);
  boolean addAll(int a, Collection<? extends E> b);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  default void replaceAll(UnaryOperator<E> a);
  default void sort(Comparator<? super E> a);
  void clear();
  boolean equals(Object a);
  int hashCode();
  E get(int a);
  E set(int a, E b);
  void add(int a, E b);
  E remove(int a);
  int indexOf(Object a);
  int lastIndexOf(Object a);
  ListIterator<E> listIterator();
  ListIterator<E> listIterator(int a);
  List<E> subList(int a, int b);
  default Spliterator<E> spliterator();
  static <E> List<E> of();
  static <E> List<E> of(E a);
  static <E> List<E> of(E a, E b);
  static <E> List<E> of(E a, E b, E c);
  static <E> List<E> of(E a, E b, E c, E d);
  static <E> List<E> of(E a, E b, E c, E d, E e);
  static <E> List<E> of(E a, E b, E c, E d, E e, E f);
  static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g);
  static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h);
  static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i);
  static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i, E j);
  static <E> List<E> of(E... a);
  static <E> List<E> copyOf(Collection<? extends E> a);
}
interface Map<K, V> {
  int size();
  boolean isEmpty();
  boolean containsKey(Object a);
  boolean containsValue(Object a);
  V get(Object a);
  V put(K a, V b);
  V remove(Object a);
  void putAll(Map<? extends K, ? extends V> a);
  void clear();
  Set<K> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  boolean equals(Object a);
  int hashCode();
  default V getOrDefault(Object a, V b);
  default void forEach(BiConsumer<? super K, ? super V> a);
  default void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
  default V putIfAbsent(K a, V b);
  default boolean remove(Object a, Object b);
  default boolean replace(K a, V b, V c);
  default V replace(K a, V b);
  default V computeIfAbsent(K a, Function<? super K, ? extends V> b);
  default V computeIfPresent(K a, BiFunction<? super K, ? super V, ? extends V> b);
  default V compute(K a, BiFunction<? super K, ? super V, ? extends V> b);
  default V merge(K a, V b, BiFunction<? super V, ? super V, ? extends V> c);
  static <K, V> Map<K, V> of();
  static <K, V> Map<K, V> of(K a, V b);
  static <K, V> Map<K, V> of(K a, V b, K c, V d);
  static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f);
  static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h);
  static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j);
  static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j, K k, V l);
  static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j, K k, V l, K m, V n);
  static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j, K k, V l, K m, V n, K o, V p);
  static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j, K k, V l, K m, V n, K o, V p, K q, V r);
  static <K, V> Map<K, V> of(K a, V b, K c, V d, K e, V f, K g, V h, K i, V j, K k, V l, K m, V n, K o, V p, K q, V r, K s, V t);
  static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... a);
  static <K, V> Map.Entry<K, V> entry(K a, V b);
  static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> a);
  static interface Entry<K, V> {
    K getKey();
    V getValue();
    V setValue(V a);
    boolean equals(Object a);
    int hashCode();
    static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey();
    static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue();
    static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> a);
    static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> a);
    static <K, V> Map.Entry<K, V> copyOf(Map.Entry<? extends K, ? extends V> a);
  }
}
interface Set<E> extends Collection<E> {
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  Iterator<E> iterator();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  boolean add(E a);
  boolean remove(Object a);
  boolean containsAll(Collection<?> a);
  boolean addAll(Collection<? extends E> a);
  boolean retainAll(Collection<?> a);
  boolean removeAll(Collection<?> a);
  void clear();
  boolean equals(Object a);
  int hashCode();
  default Spliterator<E> spliterator();
  static <E> Set<E> of();
  static <E> Set<E> of(E a);
  static <E> Set<E> of(E a, E b);
  static <E> Set<E> of(E a, E b, E c);
  static <E> Set<E> of(E a, E b, E c, E d);
  static <E> Set<E> of(E a, E b, E c, E d, E e);
  static <E> Set<E> of(E a, E b, E c, E d, E e, E f);
  static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g);
  static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h);
  static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i);
  static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i, E j);
  static <E> Set<E> of(E... a);
  static <E> Set<E> copyOf(Collection<? extends E> a);
}
interface SortedSet<E> extends Set<E> {
  Comparator<? super E> comparator();
  SortedSet<E> subSet(E a, E b);
  SortedSet<E> headSet(E a);
  SortedSet<E> tailSet(E a);
  E first();
  E last();
  default Spliterator<E> spliterator();
}
interface SortedMap<K, V> extends Map<K, V> {
  Comparator<? super K> comparator();
  SortedMap<K, V> subMap(K a, K b);
  SortedMap<K, V> headMap(K a);
  SortedMap<K, V> tailMap(K a);
  K firstKey();
  K lastKey();
  Set<K> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
}
interface NavigableMap<K, V> extends SortedMap<K, V> {
  Map.Entry<K, V> lowerEntry(K a);
  K lowerKey(K a);
  Map.Entry<K, V> floorEntry(K a);
  K floorKey(K a);
  Map.Entry<K, V> ceilingEntry(K a);
  K ceilingKey(K a);
  Map.Entry<K, V> higherEntry(K a);
  K higherKey(K a);
  Map.Entry<K, V> firstEntry();
  Map.Entry<K, V> lastEntry();
  Map.Entry<K, V> pollFirstEntry();
  Map.Entry<K, V> pollLastEntry();
  NavigableMap<K, V> descendingMap();
  NavigableSet<K> navigableKeySet();
  NavigableSet<K> descendingKeySet();
  NavigableMap<K, V> subMap(K a, boolean b, K c, boolean d);
  NavigableMap<K, V> headMap(K a, boolean b);
  NavigableMap<K, V> tailMap(K a, boolean b);
  SortedMap<K, V> subMap(K a, K b);
  SortedMap<K, V> headMap(K a);
  SortedMap<K, V> tailMap(K a);
}
interface NavigableSet<E> extends SortedSet<E> {
  E lower(E a);
  E floor(E a);
  E ceiling(E a);
  E higher(E a);
  E pollFirst();
  E pollLast();
  Iterator<E> iterator();
  NavigableSet<E> descendingSet();
  Iterator<E> descendingIterator();
  NavigableSet<E> subSet(E a, boolean b, E c, boolean d);
  NavigableSet<E> headSet(E a, boolean b);
  NavigableSet<E> tailSet(E a, boolean b);
  SortedSet<E> subSet(E a, E b);
  SortedSet<E> headSet(E a);
  SortedSet<E> tailSet(E a);
}
interface Queue<E> extends Collection<E> {
  boolean add(E a);
  boolean offer(E a);
  E remove();
  E poll();
  E element();
  E peek();
}
interface Deque<E> extends Queue<E> {
  void addFirst(E a);
  void addLast(E a);
  boolean offerFirst(E a);
  boolean offerLast(E a);
  E removeFirst();
  E removeLast();
  E pollFirst();
  E pollLast();
  E getFirst();
  E getLast();
  E peekFirst();
  E peekLast();
  boolean removeFirstOccurrence(Object a);
  boolean removeLastOccurrence(Object a);
  boolean add(E a);
  boolean offer(E a);
  E remove();
  E poll();
  E element();
  E peek();
  boolean addAll(Collection<? extends E> a);
  void push(E a);
  E pop();
  boolean remove(Object a);
  boolean contains(Object a);
  int size();
  Iterator<E> iterator();
  Iterator<E> descendingIterator();
}
interface Iterator<E> {
  boolean hasNext();
  E next();
  default void remove();
  default void forEachRemaining(Consumer<? super E> a);
}
interface ListIterator<E> extends Iterator<E> {
  boolean hasNext();
  E next();
  boolean hasPrevious();
  E previous();
  int nextIndex();
  int previousIndex();
  void remove();
  void set(E a);
  void add(E a);
}
final class Optional<T> {
  static <T> Optional<T> empty();
  static <T> Optional<T> of(T a);
  static <T> Optional<T> ofNullable(T a);
  T get();
  boolean isPresent();
  boolean isEmpty();
  void ifPresent(Consumer<? super T> a);
  void ifPresentOrElse(Consumer<? super T> a, Runnable b);
  Optional<T> filter(Predicate<? super T> a);
  <U> Optional<U> map(Function<? super T, ? extends U> a);
  <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> a);
  Optional<T> or(Supplier<? extends Optional<? extends T>> a);
  Stream<T> stream();
  T orElse(T a);
  T orElseGet(Supplier<? extends T> a);
  T orElseThrow();
  <X extends Throwable> T orElseThrow(Supplier<? extends X> a);
  boolean equals(Object a);
  int hashCode();
  String toString();
}
class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
  ArrayList(int a) {}
  ArrayList() {}
  ArrayList(Collection<? extends E> a) {}
  void trimToSize();
  void ensureCapacity(int a);
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  int indexOf(Object a);
  int lastIndexOf(Object a);
  Object clone();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  E get(int a);
  E set(int a, E b);
  boolean add(E a);
  void add(int a, E b);
  E remove(int a);
  boolean equals(Object a);
  int hashCode();
  boolean remove(Object a);
  void clear();
  boolean addAll(Collection<? extends E> a);
  boolean addAll(int a, Collection<? extends E> b);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  ListIterator<E> listIterator(int a);
  ListIterator<E> listIterator();
  Iterator<E> iterator();
  List<E> subList(int a, int b);
  void forEach(Consumer<? super E> a);
  Spliterator<E> spliterator();
  boolean removeIf(Predicate<? super E> a);
  void replaceAll(UnaryOperator<E> a);
  void sort(Comparator<? super E> a);
}
class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, Serializable {
  LinkedList() {}
  LinkedList(Collection<? extends E> a) {}
  E getFirst();
  E getLast();
  E removeFirst();
  E removeLast();
  void addFirst(E a);
  void addLast(E a);
  boolean contains(Object a);
  int size();
  boolean add(E a);
  boolean remove(Object a);
  boolean addAll(Collection<? extends E> a);
  boolean addAll(int a, Collection<? extends E> b);
  void clear();
  E get(int a);
  E set(int a, E b);
  void add(int a, E b);
  E remove(int a);
  int indexOf(Object a);
  int lastIndexOf(Object a);
  E peek();
  E element();
  E poll();
  E remove();
  boolean offer(E a);
  boolean offerFirst(E a);
  boolean offerLast(E a);
  E peekFirst();
  E peekLast();
  E pollFirst();
  E pollLast();
  void push(E a);
  E pop();
  boolean removeFirstOccurrence(Object a);
  boolean removeLastOccurrence(Object a);
  ListIterator<E> listIterator(int a);
  Iterator<E> descendingIterator();
  Object clone();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  Spliterator<E> spliterator();
}
class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
  HashMap(int a, float b) {}
  HashMap(int a) {}
  HashMap() {}
  HashMap(Map<? extends K, ? extends V> a) {}
  int size();
  boolean isEmpty();
  V get(Object a);
  boolean containsKey(Object a);
  V put(K a, V b);
  void putAll(Map<? extends K, ? extends V> a);
  V remove(Object a);
  void clear();
  boolean containsValue(Object a);
  Set<K> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  V getOrDefault(Object a, V b);
  V putIfAbsent(K a, V b);
  boolean remove(Object a, Object b);
  boolean replace(K a, V b, V c);
  V replace(K a, V b);
  V computeIfAbsent(K a, Function<? super K, ? extends V> b);
  V computeIfPresent(K a, BiFunction<? super K, ? super V, ? extends V> b);
  V compute(K a, BiFunction<? super K, ? super V, ? extends V> b);
  V merge(K a, V b, BiFunction<? super V, ? super V, ? extends V> c);
  void forEach(BiConsumer<? super K, ? super V> a);
  void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
  Object clone();
}
class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
  LinkedHashMap(int a, float b) {}
  LinkedHashMap(int a) {}
  LinkedHashMap() {}
  LinkedHashMap(Map<? extends K, ? extends V> a) {}
  LinkedHashMap(int a, float b, boolean c) {}
  boolean containsValue(Object a);
  V get(Object a);
  V getOrDefault(Object a, V b);
  void clear();
  Set<K> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  void forEach(BiConsumer<? super K, ? super V> a);
  void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
}
class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
  TreeMap() {}
  TreeMap(Comparator<? super K> a) {}
  TreeMap(Map<? extends K, ? extends V> a) {}
  TreeMap(SortedMap<K, ? extends V> a) {}
  int size();
  boolean containsKey(Object a);
  boolean containsValue(Object a);
  V get(Object a);
  Comparator<? super K> comparator();
  K firstKey();
  K lastKey();
  void putAll(Map<? extends K, ? extends V> a);
  V put(K a, V b);
  V putIfAbsent(K a, V b);
  V computeIfAbsent(K a, Function<? super K, ? extends V> b);
  V computeIfPresent(K a, BiFunction<? super K, ? super V, ? extends V> b);
  V compute(K a, BiFunction<? super K, ? super V, ? extends V> b);
  V merge(K a, V b, BiFunction<? super V, ? super V, ? extends V> c);
  V remove(Object a);
  void clear();
  Object clone();
  Map.Entry<K, V> firstEntry();
  Map.Entry<K, V> lastEntry();
  Map.Entry<K, V> pollFirstEntry();
  Map.Entry<K, V> pollLastEntry();
  Map.Entry<K, V> lowerEntry(K a);
  K lowerKey(K a);
  Map.Entry<K, V> floorEntry(K a);
  K floorKey(K a);
  Map.Entry<K, V> ceilingEntry(K a);
  K ceilingKey(K a);
  Map.Entry<K, V> higherEntry(K a);
  K higherKey(K a);
  Set<K> keySet();
  NavigableSet<K> navigableKeySet();
  NavigableSet<K> descendingKeySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  NavigableMap<K, V> descendingMap();
  NavigableMap<K, V> subMap(K a, boolean b, K c, boolean d);
  NavigableMap<K, V> headMap(K a, boolean b);
  NavigableMap<K, V> tailMap(K a, boolean b);
  SortedMap<K, V> subMap(K a, K b);
  SortedMap<K, V> headMap(K a);
  SortedMap<K, V> tailMap(K a);
  boolean replace(K a, V b, V c);
  V replace(K a, V b);
  void forEach(BiConsumer<? super K, ? super V> a);
  void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
}
class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
  HashSet() {}
  HashSet(Collection<? extends E> a) {}
  HashSet(int a, float b) {}
  HashSet(int a) {}
  Iterator<E> iterator();
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  boolean add(E a);
  boolean remove(Object a);
  void clear();
  Object clone();
  Spliterator<E> spliterator();
  Object[] toArray();
  <T> T[] toArray(T[] a);
}
class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, Serializable {
  LinkedHashSet(int a, float b) {}
  LinkedHashSet(int a) {}
  LinkedHashSet() {}
  LinkedHashSet(Collection<? extends E> a) {}
  Spliterator<E> spliterator();
}
class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
  TreeSet() {}
  TreeSet(Comparator<? super E> a) {}
  TreeSet(Collection<? extends E> a) {}
  TreeSet(SortedSet<E> a) {}
  Iterator<E> iterator();
  Iterator<E> descendingIterator();
  NavigableSet<E> descendingSet();
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  boolean add(E a);
  boolean remove(Object a);
  void clear();
  boolean addAll(Collection<? extends E> a);
  NavigableSet<E> subSet(E a, boolean b, E c, boolean d);
  NavigableSet<E> headSet(E a, boolean b);
  NavigableSet<E> tailSet(E a, boolean b);
  SortedSet<E> subSet(E a, E b);
  SortedSet<E> headSet(E a);
  SortedSet<E> tailSet(E a);
  Comparator<? super E> comparator();
  E first();
  E last();
  E lower(E a);
  E floor(E a);
  E ceiling(E a);
  E higher(E a);
  E pollFirst();
  E pollLast();
  Object clone();
  Spliterator<E> spliterator();
}
class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, Serializable {
  ArrayDeque() {}
  ArrayDeque(int a) {}
  ArrayDeque(Collection<? extends E> a) {}
  void addFirst(E a);
  void addLast(E a);
  boolean addAll(Collection<? extends E> a);
  boolean offerFirst(E a);
  boolean offerLast(E a);
  E removeFirst();
  E removeLast();
  E pollFirst();
  E pollLast();
  E getFirst();
  E getLast();
  E peekFirst();
  E peekLast();
  boolean removeFirstOccurrence(Object a);
  boolean removeLastOccurrence(Object a);
  boolean add(E a);
  boolean offer(E a);
  E remove();
  E poll();
  E element();
  E peek();
  void push(E a);
  E pop();
  int size();
  boolean isEmpty();
  Iterator<E> iterator();
  Iterator<E> descendingIterator();
  Spliterator<E> spliterator();
  void forEach(Consumer<? super E> a);
  boolean removeIf(Predicate<? super E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  boolean contains(Object a);
  boolean remove(Object a);
  void clear();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  ArrayDeque<E> clone();
  Object clone();
}
class PriorityQueue<E> extends AbstractQueue<E> implements Serializable {
  PriorityQueue() {}
  PriorityQueue(int a) {}
  PriorityQueue(Comparator<? super E> a) {}
  PriorityQueue(int a, Comparator<? super E> b) {}
  PriorityQueue(Collection<? extends E> a) {}
  PriorityQueue(PriorityQueue<? extends E> a) {}
  PriorityQueue(SortedSet<? extends E> a) {}
  boolean add(E a);
  boolean offer(E a);
  E peek();
  boolean remove(Object a);
  boolean contains(Object a);
  Object[] toArray();
  <T> T[] toArray(T[] a);
  Iterator<E> iterator();
  int size();
  void clear();
  E poll();
  Comparator<? super E> comparator();
  Spliterator<E> spliterator();
  boolean removeIf(Predicate<? super E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  void forEach(Consumer<? super E> a);
}
class Collections {
  static Set EMPTY_SET;
  static List EMPTY_LIST;
  static Map EMPTY_MAP;
  static <T extends Comparable<? super T>> void sort(List<T> a);
  static <T> void sort(List<T> a, Comparator<? super T> b);
  static <T> int binarySearch(List<? extends Comparable<? super T>> a, T b);
  static <T> int binarySearch(List<? extends T> a, T b, Comparator<? super T> c);
  static void reverse(List<?> a);
  static void shuffle(List<?> a);
  static void shuffle(List<?> a, Random b);
  static void swap(List<?> a, int b, int c);
  static <T> void fill(List<? super T> a, T b);
  static <T> void copy(List<? super T> a, List<? extends T> b);
  static <T extends Comparable<? super T>> T min(Collection<? extends T> a);
  static <T> T min(Collection<? extends T> a, Comparator<? super T> b);
  static <T extends Comparable<? super T>> T max(Collection<? extends T> a);
  static <T> T max(Collection<? extends T> a, Comparator<? super T> b);
  static void rotate(List<?> a, int b);
  static <T> boolean replaceAll(List<T> a, T b, T c);
  static int indexOfSubList(List<?> a, List<?> b);
  static int lastIndexOfSubList(List<?> a, List<?> b);
  static <T> Collection<T> unmodifiableCollection(Collection<? extends T> a);
  static <T> Set<T> unmodifiableSet(Set<? extends T> a);
  static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> a);
  static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> a);
  static <T> List<T> unmodifiableList(List<? extends T> a);
  static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> a);
  static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> a);
  static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> a);
  static <T> Collection<T> synchronizedCollection(Collection<T> a);
  static <T> Set<T> synchronizedSet(Set<T> a);
  static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> a);
  static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> a);
  static <T> List<T> synchronizedList(List<T> a);
  static <K, V> Map<K, V> synchronizedMap(Map<K, V> a);
  static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> a);
  static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> a);
  static <E> Collection<E> checkedCollection(Collection<E> a, Class<E> b);
  static <E> Queue<E> checkedQueue(Queue<E> a, Class<E> b);
  static <E> Set<E> checkedSet(Set<E> a, Class<E> b);
  static <E> SortedSet<E> checkedSortedSet(SortedSet<E> a, Class<E> b);
  static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> a, Class<E> b);
  static <E> List<E> checkedList(List<E> a, Class<E> b);
  static <K, V> Map<K, V> checkedMap(Map<K, V> a, Class<K> b, Class<V> c);
  static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> a, Class<K> b, Class<V> c);
  static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> a, Class<K> b, Class<V> c);
  static <T> Iterator<T> emptyIterator();
  static <T> ListIterator<T> emptyListIterator();
  static <T> Enumeration<T> emptyEnumeration();
  static <T> Set<T> emptySet();
  static <E> SortedSet<E> emptySortedSet();
  static <E> NavigableSet<E> emptyNavigableSet();
  static <T> List<T> emptyList();
  static <K, V> Map<K, V> emptyMap();
  static <K, V> SortedMap<K, V> emptySortedMap();
  static <K, V> NavigableMap<K, V> emptyNavigableMap();
  static <T> Set<T> singleton(T a);
  static <T> List<T> singletonList(T a);
  static <K, V> Map<K, V> singletonMap(K a, V b);
  static <T> List<T> nCopies(int a, T b);
  static <T> Comparator<T> reverseOrder();
  static <T> Comparator<T> reverseOrder(Comparator<T> a);
  static <T> Enumeration<T> enumeration(Collection<T> a);
  static <T> ArrayList<T> list(Enumeration<T> a);
  static int frequency(Collection<?> a, Object b);
  static boolean disjoint(Collection<?> a, Collection<?> b);
  static <T> boolean addAll(Collection<? super T> a, T... b);
  static <E> Set<E> newSetFromMap(Map<E, Boolean> a);
  static <T> Queue<T> asLifoQueue(Deque<T> a);
}
class Arrays {
  static void sort(int[] a);
  static void sort(int[] a, int b, int c);
  static void sort(long[] a);
  static void sort(long[] a, int b, int c);
  static void sort(short[] a);
  static void sort(short[] a, int b, int c);
  static void sort(char[] a);
  static void sort(char[] a, int b, int c);
  static void sort(byte[] a);
  static void sort(byte[] a, int b, int c);
  static void sort(float[] a);
  static void sort(float[] a, int b, int c);
  static void sort(double[] a);
  static void sort(double[] a, int b, int c);
  static void parallelSort(byte[] a);
  static void parallelSort(byte[] a, int b, int c);
  static void parallelSort(char[] a);
  static void parallelSort(char[] a, int b, int c);
  static void parallelSort(short[] a);
  static void parallelSort(short[] a, int b, int c);
  static void parallelSort(int[] a);
  static void parallelSort(int[] a, int b, int c);
  static void parallelSort(long[] a);
  static void parallelSort(long[] a, int b, int c);
  static void parallelSort(float[] a);
  static void parallelSort(float[] a, int b, int c);
  static void parallelSort(double[] a);
  static void parallelSort(double[] a, int b, int c);
  static <T extends Comparable<? super T>> void parallelSort(T[] a);
  static <T extends Comparable<? super T>> void parallelSort(T[] a, int b, int c);
  static <T> void parallelSort(T[] a, Comparator<? super T> b);
  static <T> void parallelSort(T[] a, int b, int c, Comparator<? super T> d);
  static void sort(Object[] a);
  static void sort(Object[] a, int b, int c);
  static <T> void sort(T[] a, Comparator<? super T> b);
  static <T> void sort(T[] a, int b, int c, Comparator<? super T> d);
  static <T> void parallelPrefix(T[] a, BinaryOperator<T> b);
  static <T> void parallelPrefix(T[] a, int b, int c, BinaryOperator<T> d);
  static void parallelPrefix(long[] a, LongBinaryOperator b);
  static void parallelPrefix(long[] a, int b, int c, LongBinaryOperator d);
  static void parallelPrefix(double[] a, DoubleBinaryOperator b);
  static void parallelPrefix(double[] a, int b, int c, DoubleBinaryOperator d);
  static void parallelPrefix(int[] a, IntBinaryOperator b);
  static void parallelPrefix(int[] a, int b, int c, IntBinaryOperator d);
  static int binarySearch(long[] a, long b);
  static int binarySearch(long[] a, int b, int c, long d);
  static int binarySearch(int[] a, int b);
  static int binarySearch(int[] a, int b, int c, int d);
  static int binarySearch(short[] a, short b);
  static int binarySearch(short[] a, int b, int c, short d);
  static int binarySearch(char[] a, char b);
  static int binarySearch(char[] a, int b, int c, char d);
  static int binarySearch(byte[] a, byte b);
  static int binarySearch(byte[] a, int b, int c, byte d);
  static int binarySearch(double[] a, double b);
  static int binarySearch(double[] a, int b, int c, double d);
  static int binarySearch(float[] a, float b);
  static int binarySearch(float[] a, int b, int c, float d);
  static int binarySearch(Object[] a, Object b);
  static int binarySearch(Object[] a, int b, int c, Object d);
  static <T> int binarySearch(T[] a, T b, Comparator<? super T> c);
  static <T> int binarySearch(T[] a, int b, int c, T d, Comparator<? super T> e);
  static boolean equals(long[] a, long[] b);
  static boolean equals(long[] a, int b, int c, long[] d, int e, int f);
  static boolean equals(int[] a, int[] b);
  static boolean equals(int[] a, int b, int c, int[] d, int e, int f);
  static boolean equals(short[] a, short[] b);
  static boolean equals(short[] a, int b, int c, short[] d, int e, int f);
  static boolean equals(char[] a, char[] b);
  static boolean equals(char[] a, int b, int c, char[] d, int e, int f);
  static boolean equals(byte[] a, byte[] b);
  static boolean equals(byte[] a, int b, int c, byte[] d, int e, int f);
  static boolean equals(boolean[] a, boolean[] b);
  static boolean equals(boolean[] a, int b, int c, boolean[] d, int e, int f);
  static boolean equals(double[] a, double[] b);
  static boolean equals(double[] a, int b, int c, double[] d, int e, int f);
  static boolean equals(float[] a, float[] b);
  static boolean equals(float[] a, int b, int c, float[] d, int e, int f);
  static boolean equals(Object[] a, Object[] b);
  static boolean equals(Object[] a, int b, int c, Object[] d, int e, int f);
  static <T> boolean equals(T[] a, T[] b, Comparator<? super T> c);
  static <T> boolean equals(T[] a, int b, int c, T[] d, int e, int f, Comparator<? super T> g);
  static void fill(long[] a, long b);
  static void fill(long[] a, int b, int c, long d);
  static void fill(int[] a, int b);
  static void fill(int[] a, int b, int c, int d);
  static void fill(short[] a, short b);
  static void fill(short[] a, int b, int c, short d);
  static void fill(char[] a, char b);
  static void fill(char[] a, int b, int c, char d);
  static void fill(byte[] a, byte b);
  static void fill(byte[] a, int b, int c, byte d);
  static void fill(boolean[] a, boolean b);
  static void fill(boolean[] a, int b, int c, boolean d);
  static void fill(double[] a, double b);
  static void fill(double[] a, int b, int c, double d);
  static void fill(float[] a, float b);
  static void fill(float[] a, int b, int c, float d);
  static void fill(Object[] a, Object b);
  static void fill(Object[] a, int b, int c, Object d);
  static <T> T[] copyOf(T[] a, int b);
  static <T, U> T[] copyOf(U[] a, int b, Class<? extends T[]> c);
  static byte[] copyOf(byte[] a, int b);
  static short[] copyOf(short[] a, int b);
  static int[] copyOf(int[] a, int b);
  static long[] copyOf(long[] a, int b);
  static char[] copyOf(char[] a, int b);
  static float[] copyOf(float[] a, int b);
  static double[] copyOf(double[] a, int b);
  static boolean[] copyOf(boolean[] a, int b);
  static <T> T[] copyOfRange(T[] a, int b, int c);
  static <T, U> T[] copyOfRange(U[] a, int b, int c, Class<? extends T[]> d);
  static byte[] copyOfRange(byte[] a, int b, int c);
  static short[] copyOfRange(short[] a, int b, int c);
  static int[] copyOfRange(int[] a, int b, int c);
  static long[] copyOfRange(long[] a, int b, int c);
  static char[] copyOfRange(char[] a, int b, int c);
  static float[] copyOfRange(float[] a, int b, int c);
  static double[] copyOfRange(double[] a, int b, int c);
  static boolean[] copyOfRange(boolean[] a, int b, int c);
  static <T> List<T> asList(T... a);
  static int hashCode(long[] a);
  static int hashCode(int[] a);
  static int hashCode(short[] a);
  static int hashCode(char[] a);
  static int hashCode(byte[] a);
  static int hashCode(boolean[] a);
  static int hashCode(float[] a);
  static int hashCode(double[] a);
  static int hashCode(Object[] a);
  static int deepHashCode(Object[] a);
  static boolean deepEquals(Object[] a, Object[] b);
  static String toString(long[] a);
  static String toString(int[] a);
  static String toString(short[] a);
  static String toString(char[] a);
  static String toString(byte[] a);
  static String toString(boolean[] a);
  static String toString(float[] a);
  static String toString(double[] a);
  static String toString(Object[] a);
  static String deepToString(Object[] a);
  static <T> void setAll(T[] a, IntFunction<? extends T> b);
  static <T> void parallelSetAll(T[] a, IntFunction<? extends T> b);
  static void setAll(int[] a, IntUnaryOperator b);
  static void parallelSetAll(int[] a, IntUnaryOperator b);
  static void setAll(long[] a, IntToLongFunction b);
  static void parallelSetAll(long[] a, IntToLongFunction b);
  static void setAll(double[] a, IntToDoubleFunction b);
  static void parallelSetAll(double[] a, IntToDoubleFunction b);
  static <T> Spliterator<T> spliterator(T[] a);
  static <T> Spliterator<T> spliterator(T[] a, int b, int c);
  static OfInt spliterator(int[] a);
  static OfInt spliterator(int[] a, int b, int c);
  static OfLong spliterator(long[] a);
  static OfLong spliterator(long[] a, int b, int c);
  static OfDouble spliterator(double[] a);
  static OfDouble spliterator(double[] a, int b, int c);
  static <T> Stream<T> stream(T[] a);
  static <T> Stream<T> stream(T[] a, int b, int c);
  static IntStream stream(int[] a);
  static IntStream stream(int[] a, int b, int c);
  static LongStream stream(long[] a);
  static LongStream stream(long[] a, int b, int c);
  static DoubleStream stream(double[] a);
  static DoubleStream stream(double[] a, int b, int c);
  static int compare(boolean[] a, boolean[] b);
  static int compare(boolean[] a, int b, int c, boolean[] d, int e, int f);
  static int compare(byte[] a, byte[] b);
  static int compare(byte[] a, int b, int c, byte[] d, int e, int f);
  static int compareUnsigned(byte[] a, byte[] b);
  static int compareUnsigned(byte[] a, int b, int c, byte[] d, int e, int f);
  static int compare(short[] a, short[] b);
  static int compare(short[] a, int b, int c, short[] d, int e, int f);
  static int compareUnsigned(short[] a, short[] b);
  static int compareUnsigned(short[] a, int b, int c, short[] d, int e, int f);
  static int compare(char[] a, char[] b);
  static int compare(char[] a, int b, int c, char[] d, int e, int f);
  static int compare(int[] a, int[] b);
  static int compare(int[] a, int b, int c, int[] d, int e, int f);
  static int compareUnsigned(int[] a, int[] b);
  static int compareUnsigned(int[] a, int b, int c, int[] d, int e, int f);
  static int compare(long[] a, long[] b);
  static int compare(long[] a, int b, int c, long[] d, int e, int f);
  static int compareUnsigned(long[] a, long[] b);
  static int compareUnsigned(long[] a, int b, int c, long[] d, int e, int f);
  static int compare(float[] a, float[] b);
  static int compare(float[] a, int b, int c, float[] d, int e, int f);
  static int compare(double[] a, double[] b);
  static int compare(double[] a, int b, int c, double[] d, int e, int f);
  static <T extends Comparable<? super T>> int compare(T[] a, T[] b);
  static <T extends Comparable<? super T>> int compare(T[] a, int b, int c, T[] d, int e, int f);
  static <T> int compare(T[] a, T[] b, Comparator<? super T> c);
  static <T> int compare(T[] a, int b, int c, T[] d, int e, int f, Comparator<? super T> g);
  static int mismatch(boolean[] a, boolean[] b);
  static int mismatch(boolean[] a, int b, int c, boolean[] d, int e, int f);
  static int mismatch(byte[] a, byte[] b);
  static int mismatch(byte[] a, int b, int c, byte[] d, int e, int f);
  static int mismatch(char[] a, char[] b);
  static int mismatch(char[] a, int b, int c, char[] d, int e, int f);
  static int mismatch(short[] a, short[] b);
  static int mismatch(short[] a, int b, int c, short[] d, int e, int f);
  static int mismatch(int[] a, int[] b);
  static int mismatch(int[] a, int b, int c, int[] d, int e, int f);
  static int mismatch(long[] a, long[] b);
  static int mismatch(long[] a, int b, int c, long[] d, int e, int f);
  static int mismatch(float[] a, float[] b);
  static int mismatch(float[] a, int b, int c, float[] d, int e, int f);
  static int mismatch(double[] a, double[] b);
  static int mismatch(double[] a, int b, int c, double[] d, int e, int f);
  static int mismatch(Object[] a, Object[] b);
  static int mismatch(Object[] a, int b, int c, Object[] d, int e, int f);
  static <T> int mismatch(T[] a, T[] b, Comparator<? super T> c);
  static <T> int mismatch(T[] a, int b, int c, T[] d, int e, int f, Comparator<? super T> g);
}
final class Objects {
  static boolean equals(Object a, Object b);
  static boolean deepEquals(Object a, Object b);
  static int hashCode(Object a);
  static int hash(Object... a);
  static String toString(Object a);
  static String toString(Object a, String b);
  static <T> int compare(T a, T b, Comparator<? super T> c);
  static <T> T requireNonNull(T a);
  static <T> T requireNonNull(T a, String b);
  static boolean isNull(Object a);
  static boolean nonNull(Object a);
  static <T> T requireNonNullElse(T a, T b);
  static <T> T requireNonNullElseGet(T a, Supplier<? extends T> b);
  static <T> T requireNonNull(T a, Supplier<String> b);
  static int checkIndex(int a, int b);
  static int checkFromToIndex(int a, int b, int c);
  static int checkFromIndexSize(int a, int b, int c);
  static long checkIndex(long a, long b);
  static long checkFromToIndex(long a, long b, long c);
  static long checkFromIndexSize(long a, long b, long c);
}
interface Comparator<T> {
  int compare(T a, T b);
  boolean equals(Object a);
  default Comparator<T> reversed();
  default Comparator<T> thenComparing(Comparator<? super T> a);
  default <U> Comparator<T> thenComparing(Function<? super T, ? extends U> a, Comparator<? super U> b);
  default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> a);
  default Comparator<T> thenComparingInt(ToIntFunction<? super T> a);
  default Comparator<T> thenComparingLong(ToLongFunction<? super T> a);
  default Comparator<T> thenComparingDouble(ToDoubleFunction<? super T> a);
  static <T extends Comparable<? super T>> Comparator<T> reverseOrder();
  static <T extends Comparable<? super T>> Comparator<T> naturalOrder();
  static <T> Comparator<T> nullsFirst(Comparator<? super T> a);
  static <T> Comparator<T> nullsLast(Comparator<? super T> a);
  static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> a, Comparator<? super U> b);
  static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> a);
  static <T> Comparator<T> comparingInt(ToIntFunction<? super T> a);
  static <T> Comparator<T> comparingLong(ToLongFunction<? super T> a);
  static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> a);
}
class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Serializable, Cloneable {
  EnumMap(Class<K> a) {}
  EnumMap(EnumMap<K, ? extends V> a) {}
  EnumMap(Map<K, ? extends V> a) {}
  int size();
  boolean containsValue(Object a);
  boolean containsKey(Object a);
  V get(Object a);
  V put(K a, V b);
  V remove(Object a);
  void putAll(Map<? extends K, ? extends V> a);
  void clear();
  Set<K> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  boolean equals(Object a);
  int hashCode();
  EnumMap<K, V> clone();
  Object clone();
  Object put(Object a, Object b);
}
abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
  static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> a);
  static <E extends Enum<E>> EnumSet<E> allOf(Class<E> a);
  static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> a);
  static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> a);
  static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> a);
  static <E extends Enum<E>> EnumSet<E> of(E a);
  static <E extends Enum<E>> EnumSet<E> of(E a, E b);
  static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c);
  static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d);
  static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d, E e);
  static <E extends Enum<E>> EnumSet<E> of(E a, E... b);
  static <E extends Enum<E>> EnumSet<E> range(E a, E b);
  EnumSet<E> clone();
  Object clone();
}
final class StringJoiner {
  StringJoiner(CharSequence a) {}
  StringJoiner(CharSequence a, CharSequence b, CharSequence c) {}
  StringJoiner setEmptyValue(CharSequence a);
  String toString();
  StringJoiner add(CharSequence a);
  StringJoiner merge(StringJoiner a);
  int length();
}
class Stack<E> extends Vector<E> {
  Stack() {}
  E push(E a);
  E pop();
  E peek();
  boolean empty();
  int search(Object a);
}
class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
  Vector(int a, int b) {}
  Vector(int a) {}
  Vector() {}
  Vector(Collection<? extends E> a) {}
  void copyInto(Object[] a);
  void trimToSize();
  void ensureCapacity(int a);
  void setSize(int a);
  int capacity();
  int size();
  boolean isEmpty();
  Enumeration<E> elements();
  boolean contains(Object a);
  int indexOf(Object a);
  int indexOf(Object a, int b);
  int lastIndexOf(Object a);
  int lastIndexOf(Object a, int b);
  E elementAt(int a);
  E firstElement();
  E lastElement();
  void setElementAt(E a, int b);
  void removeElementAt(int a);
  void insertElementAt(E a, int b);
  void addElement(E a);
  boolean removeElement(Object a);
  void removeAllElements();
  Object clone();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  E get(int a);
  E set(int a, E b);
  boolean add(E a);
  boolean remove(Object a);
  void add(int a, E b);
  E remove(int a);
  void clear();
  boolean containsAll(Collection<?> a);
  boolean addAll(Collection<? extends E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  boolean removeIf(Predicate<? super E> a);
  boolean addAll(int a, Collection<? extends E> b);
  boolean equals(Object a);
  int hashCode();
  String toString();
  List<E> subList(int a, int b);
  ListIterator<E> listIterator(int a);
  ListIterator<E> listIterator();
  Iterator<E> iterator();
  void forEach(Consumer<? super E> a);
  void replaceAll(UnaryOperator<E> a);
  void sort(Comparator<? super E> a);
  Spliterator<E> spliterator();
}
abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
  boolean add(E a);
  E get(int a);
  E set(int a, E b);
  void add(int a, E b);
  E remove(int a);
  int indexOf(Object a);
  int lastIndexOf(Object a);
  void clear();
  boolean addAll(int a, Collection<? extends E> b);
  Iterator<E> iterator();
  ListIterator<E> listIterator();
  ListIterator<E> listIterator(int a);
  List<E> subList(int a, int b);
  boolean equals(Object a);
  int hashCode();
}
abstract class AbstractMap<K, V> implements Map<K, V> {
  int size();
  boolean isEmpty();
  boolean containsValue(Object a);
  boolean containsKey(Object a);
  V get(Object a);
  V put(K a, V b);
  V remove(Object a);
  void putAll(Map<? extends K, ? extends V> a);
  void clear();
  Set<K> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  boolean equals(Object a);
  int hashCode();
  String toString();
  static class SimpleEntry<K, V> implements Map.Entry<K, V>, Serializable {
    SimpleEntry(K a, V b) {}
    SimpleEntry(Map.Entry<? extends K, ? extends V> a) {}
    K getKey();
    V getValue();
    V setValue(V a);
    boolean equals(Object a);
    int hashCode();
    String toString();
  }
}
abstract class AbstractCollection<E> implements Collection<E> {
  Iterator<E> iterator();
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  Object[] toArray();
  <T> T[] toArray(T[] a);
  boolean add(E a);
  boolean remove(Object a);
  boolean containsAll(Collection<?> a);
  boolean addAll(Collection<? extends E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  void clear();
  String toString();
}
abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
  boolean equals(Object a);
  int hashCode();
  boolean removeAll(Collection<?> a);
}
class BitSet implements Cloneable,Serializable {
  BitSet() {}
  BitSet(int a) {}
  static BitSet valueOf(long[] a);
  static BitSet valueOf(LongBuffer a);
  static BitSet valueOf(byte[] a);
  static BitSet valueOf(ByteBuffer a);
  byte[] toByteArray();
  long[] toLongArray();
  void flip(int a);
  void flip(int a, int b);
  void set(int a);
  void set(int a, boolean b);
  void set(int a, int b);
  void set(int a, int b, boolean c);
  void clear(int a);
  void clear(int a, int b);
  void clear();
  boolean get(int a);
  BitSet get(int a, int b);
  int nextSetBit(int a);
  int nextClearBit(int a);
  int previousSetBit(int a);
  int previousClearBit(int a);
  int length();
  boolean isEmpty();
  boolean intersects(BitSet a);
  int cardinality();
  void and(BitSet a);
  void or(BitSet a);
  void xor(BitSet a);
  void andNot(BitSet a);
  int hashCode();
  int size();
  boolean equals(Object a);
  Object clone();
  String toString();
  IntStream stream();
}
class Properties extends Hashtable<Object, Object> {
  Properties() {}
  Properties(int a) {}
  Properties(Properties a) {}
  Object setProperty(String a, String b);
  void load(Reader a);
  void load(InputStream a);
  void save(OutputStream a, String b);
  void store(Writer a, String b);
  void store(OutputStream a, String b);
  void loadFromXML(InputStream a);
  void storeToXML(OutputStream a, String b);
  void storeToXML(OutputStream a, String b, String c);
  void storeToXML(OutputStream a, String b, Charset c);
  String getProperty(String a);
  String getProperty(String a, String b);
  Enumeration<?> propertyNames();
  Set<String> stringPropertyNames();
  void list(PrintStream a);
  void list(PrintWriter a);
  int size();
  boolean isEmpty();
  Enumeration<Object> keys();
  Enumeration<Object> elements();
  boolean contains(Object a);
  boolean containsValue(Object a);
  boolean containsKey(Object a);
  Object get(Object a);
  Object put(Object a, Object b);
  Object remove(Object a);
  void putAll(Map<?, ?> a);
  void clear();
  String toString();
  Set<Object> keySet();
  Collection<Object> values();
  Set<Map.Entry<Object, Object>> entrySet();
  boolean equals(Object a);
  int hashCode();
  Object getOrDefault(Object a, Object b);
  void forEach(BiConsumer<? super Object, ? super Object> a);
  void replaceAll(BiFunction<? super Object, ? super Object, ?> a);
  Object putIfAbsent(Object a, Object b);
  boolean remove(Object a, Object b);
  boolean replace(Object a, Object b, Object c);
  Object replace(Object a, Object b);
  Object computeIfAbsent(Object a, Function<? super Object, ?> b);
  Object computeIfPresent(Object a, BiFunction<? super Object, ? super Object, ?> b);
  Object compute(Object a, BiFunction<? super Object, ? super Object, ?> b);
  Object merge(Object a, Object b, BiFunction<? super Object, ? super Object, ?> c);
  Object clone();
}
class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, Serializable {
  Hashtable(int a, float b) {}
  Hashtable(int a) {}
  Hashtable() {}
  Hashtable(Map<? extends K, ? extends V> a) {}
  int size();
  boolean isEmpty();
  Enumeration<K> keys();
  Enumeration<V> elements();
  boolean contains(Object a);
  boolean containsValue(Object a);
  boolean containsKey(Object a);
  V get(Object a);
  V put(K a, V b);
  V remove(Object a);
  void putAll(Map<? extends K, ? extends V> a);
  void clear();
  Object clone();
  String toString();
  Set<K> keySet();
  Set<Map.Entry<K, V>> entrySet();
  Collection<V> values();
  boolean equals(Object a);
  int hashCode();
  V getOrDefault(Object a, V b);
  void forEach(BiConsumer<? super K, ? super V> a);
  void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
  V putIfAbsent(K a, V b);
  boolean remove(Object a, Object b);
  boolean replace(K a, V b, V c);
  V replace(K a, V b);
  V computeIfAbsent(K a, Function<? super K, ? extends V> b);
  V computeIfPresent(K a, BiFunction<? super K, ? super V, ? extends V> b);
  V compute(K a, BiFunction<? super K, ? super V, ? extends V> b);
  V merge(K a, V b, BiFunction<? super V, ? super V, ? extends V> c);
}
interface Enumeration<E> {
  boolean hasMoreElements();
  E nextElement();
  default Iterator<E> asIterator();
}
final class Locale implements Cloneable,Serializable {
  static Locale ENGLISH;
  static Locale FRENCH;
  static Locale GERMAN;
  static Locale ITALIAN;
  static Locale JAPANESE;
  static Locale KOREAN;
  static Locale CHINESE;
  static Locale SIMPLIFIED_CHINESE;
  static Locale TRADITIONAL_CHINESE;
  static Locale FRANCE;
  static Locale GERMANY;
  static Locale ITALY;
  static Locale JAPAN;
  static Locale KOREA;
  static Locale UK;
  static Locale US;
  static Locale CANADA;
  static Locale CANADA_FRENCH;
  static Locale ROOT;
  static Locale CHINA;
  static Locale PRC;
  static Locale TAIWAN;
  static char PRIVATE_USE_EXTENSION;
  static char UNICODE_LOCALE_EXTENSION;
  Locale(String a, String b, String c) {}
  Locale(String a, String b) {}
  Locale(String a) {}
  static Locale getDefault();
  static Locale getDefault(Category a);
  static void setDefault(Locale a);
  static void setDefault(Category a, Locale b);
  static Locale[] getAvailableLocales();
  static String[] getISOCountries();
  static Set<String> getISOCountries(IsoCountryCode a);
  static String[] getISOLanguages();
  String getLanguage();
  String getScript();
  String getCountry();
  String getVariant();
  boolean hasExtensions();
  Locale stripExtensions();
  String getExtension(char a);
  Set<Character> getExtensionKeys();
  Set<String> getUnicodeLocaleAttributes();
  String getUnicodeLocaleType(String a);
  Set<String> getUnicodeLocaleKeys();
  String toString();
  String toLanguageTag();
  static Locale forLanguageTag(String a);
  String getISO3Language();
  String getISO3Country();
  String getDisplayLanguage();
  String getDisplayLanguage(Locale a);
  String getDisplayScript();
  String getDisplayScript(Locale a);
  String getDisplayCountry();
  String getDisplayCountry(Locale a);
  String getDisplayVariant();
  String getDisplayVariant(Locale a);
  String getDisplayName();
  String getDisplayName(Locale a);
  Object clone();
  int hashCode();
  boolean equals(Object a);
  static List<Locale> filter(List<LanguageRange> a, Collection<Locale> b, FilteringMode c);
  static List<Locale> filter(List<LanguageRange> a, Collection<Locale> b);
  static List<String> filterTags(List<LanguageRange> a, Collection<String> b, FilteringMode c);
  static List<String> filterTags(List<LanguageRange> a, Collection<String> b);
  static Locale lookup(List<LanguageRange> a, Collection<Locale> b);
  static String lookupTag(List<LanguageRange> a, Collection<String> b);
}
final class UUID implements Serializable, Comparable<UUID> {
  UUID(long a, long b) {}
  static UUID randomUUID();
  static UUID nameUUIDFromBytes(byte[] a);
  static UUID fromString(String a);
  long getLeastSignificantBits();
  long getMostSignificantBits();
  int version();
  int variant();
  long timestamp();
  int clockSequence();
  long node();
  String toString();
  int hashCode();
  boolean equals(Object a);
  int compareTo(UUID a);
  int compareTo(Object a);
}
class Random implements RandomGenerator,Serializable {
  Random() {}
  Random(long a) {}
  void setSeed(long a);
  void nextBytes(byte[] a);
  int nextInt();
  int nextInt(int a);
  long nextLong();
  boolean nextBoolean();
  float nextFloat();
  double nextDouble();
  double nextGaussian();
  IntStream ints(long a);
  IntStream ints();
  IntStream ints(long a, int b, int c);
  IntStream ints(int a, int b);
  LongStream longs(long a);
  LongStream longs();
  LongStream longs(long a, long b, long c);
  LongStream longs(long a, long b);
  DoubleStream doubles(long a);
  DoubleStream doubles();
  DoubleStream doubles(long a, double b, double c);
  DoubleStream doubles(double a, double b);
}
final class Scanner implements Iterator<String>, Closeable {
  Scanner(Readable a) {}
  Scanner(InputStream a) {}
  Scanner(InputStream a, String b) {}
  Scanner(InputStream a, Charset b) {}
  Scanner(File a) {}
  Scanner(File a, String b) {}
  Scanner(File a, Charset b) {}
  Scanner(Path a) {}
  Scanner(Path a, String b) {}
  Scanner(Path a, Charset b) {}
  Scanner(String a) {}
  Scanner(ReadableByteChannel a) {}
  Scanner(ReadableByteChannel a, String b) {}
  Scanner(ReadableByteChannel a, Charset b) {}
  void close();
  IOException ioException();
  Pattern delimiter();
  Scanner useDelimiter(Pattern a);
  Scanner useDelimiter(String a);
  Locale locale();
  Scanner useLocale(Locale a);
  int radix();
  Scanner useRadix(int a);
  MatchResult match();
  String toString();
  boolean hasNext();
  String next();
  void remove();
  boolean hasNext(String a);
  String next(String a);
  boolean hasNext(Pattern a);
  String next(Pattern a);
  boolean hasNextLine();
  String nextLine();
  String findInLine(String a);
  String findInLine(Pattern a);
  String findWithinHorizon(String a, int b);
  String findWithinHorizon(Pattern a, int b);
  Scanner skip(Pattern a);
  Scanner skip(String a);
  boolean hasNextBoolean();
  boolean nextBoolean();
  boolean hasNextByte();
  boolean hasNextByte(int a);
  byte nextByte();
  byte nextByte(int a);
  boolean hasNextShort();
  boolean hasNextShort(int a);
  short nextShort();
  short nextShort(int a);
  boolean hasNextInt();
  boolean hasNextInt(int a);
  int nextInt();
  int nextInt(int a);
  boolean hasNextLong();
  boolean hasNextLong(int a);
  long nextLong();
  long nextLong(int a);
  boolean hasNextFloat();
  float nextFloat();
  boolean hasNextDouble();
  double nextDouble();
  boolean hasNextBigInteger();
  boolean hasNextBigInteger(int a);
  BigInteger nextBigInteger();
  BigInteger nextBigInteger(int a);
  boolean hasNextBigDecimal();
  BigDecimal nextBigDecimal();
  Scanner reset();
  Stream<String> tokens();
  Stream<MatchResult> findAll(Pattern a);
  Stream<MatchResult> findAll(String a);
  Object next();
}
class Date implements Serializable, Cloneable, Comparable<Date> {
  Date() {}
  Date(long a) {}
  Date(int a, int b, int c) {}
  Date(int a, int b, int c, int d, int e) {}
  Date(int a, int b, int c, int d, int e, int f) {}
  Date(String a) {}
  Object clone();
  static long UTC(int a, int b, int c, int d, int e, int f);
  static long parse(String a);
  int getYear();
  void setYear(int a);
  int getMonth();
  void setMonth(int a);
  int getDate();
  void setDate(int a);
  int getDay();
  int getHours();
  void setHours(int a);
  int getMinutes();
  void setMinutes(int a);
  int getSeconds();
  void setSeconds(int a);
  long getTime();
  void setTime(long a);
  boolean before(Date a);
  boolean after(Date a);
  boolean equals(Object a);
  int compareTo(Date a);
  int hashCode();
  String toString();
  String toLocaleString();
  String toGMTString();
  int getTimezoneOffset();
  static Date from(Instant a);
  Instant toInstant();
  int compareTo(Object a);
}
abstract class Calendar implements Serializable, Cloneable, Comparable<Calendar> {
  static int ERA;
  static int YEAR;
  static int MONTH;
  static int WEEK_OF_YEAR;
  static int WEEK_OF_MONTH;
  static int DATE;
  static int DAY_OF_MONTH;
  static int DAY_OF_YEAR;
  static int DAY_OF_WEEK;
  static int DAY_OF_WEEK_IN_MONTH;
  static int AM_PM;
  static int HOUR;
  static int HOUR_OF_DAY;
  static int MINUTE;
  static int SECOND;
  static int MILLISECOND;
  static int ZONE_OFFSET;
  static int DST_OFFSET;
  static int FIELD_COUNT;
  static int SUNDAY;
  static int MONDAY;
  static int TUESDAY;
  static int WEDNESDAY;
  static int THURSDAY;
  static int FRIDAY;
  static int SATURDAY;
  static int JANUARY;
  static int FEBRUARY;
  static int MARCH;
  static int APRIL;
  static int MAY;
  static int JUNE;
  static int JULY;
  static int AUGUST;
  static int SEPTEMBER;
  static int OCTOBER;
  static int NOVEMBER;
  static int DECEMBER;
  static int UNDECIMBER;
  static int AM;
  static int PM;
  static int ALL_STYLES;
  static int SHORT;
  static int LONG;
  static int NARROW_FORMAT;
  static int NARROW_STANDALONE;
  static int SHORT_FORMAT;
  static int LONG_FORMAT;
  static int SHORT_STANDALONE;
  static int LONG_STANDALONE;
  static Calendar getInstance();
  static Calendar getInstance(TimeZone a);
  static Calendar getInstance(Locale a);
  static Calendar getInstance(TimeZone a, Locale b);
  static Locale[] getAvailableLocales();
  Date getTime();
  void setTime(Date a);
  long getTimeInMillis();
  void setTimeInMillis(long a);
  int get(int a);
  void set(int a, int b);
  void set(int a, int b, int c);
  void set(int a, int b, int c, int d, int e);
  void set(int a, int b, int c, int d, int e, int f);
  void clear();
  void clear(int a);
  boolean isSet(int a);
  String getDisplayName(int a, int b, Locale c);
  Map<String, Integer> getDisplayNames(int a, int b, Locale c);
  static Set<String> getAvailableCalendarTypes();
  String getCalendarType();
  boolean equals(Object a);
  int hashCode();
  boolean before(Object a);
  boolean after(Object a);
  int compareTo(Calendar a);
  void add(int a, int b);
  void roll(int a, boolean b);
  void roll(int a, int b);
  void setTimeZone(TimeZone a);
  TimeZone getTimeZone();
  void setLenient(boolean a);
  boolean isLenient();
  void setFirstDayOfWeek(int a);
  int getFirstDayOfWeek();
  void setMinimalDaysInFirstWeek(int a);
  int getMinimalDaysInFirstWeek();
  boolean isWeekDateSupported();
  int getWeekYear();
  void setWeekDate(int a, int b, int c);
  int getWeeksInWeekYear();
  int getMinimum(int a);
  int getMaximum(int a);
  int getGreatestMinimum(int a);
  int getLeastMaximum(int a);
  int getActualMinimum(int a);
  int getActualMaximum(int a);
  Object clone();
  String toString();
  Instant toInstant();
  int compareTo(Object a);
}
class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Serializable, Cloneable {
  IdentityHashMap() {}
  IdentityHashMap(int a) {}
  IdentityHashMap(Map<? extends K, ? extends V> a) {}
  int size();
  boolean isEmpty();
  V get(Object a);
  boolean containsKey(Object a);
  boolean containsValue(Object a);
  V put(K a, V b);
  void putAll(Map<? extends K, ? extends V> a);
  V remove(Object a);
  void clear();
  boolean equals(Object a);
  int hashCode();
  Object clone();
  Set<K> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  void forEach(BiConsumer<? super K, ? super V> a);
  void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
}
class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
  WeakHashMap(int a, float b) {}
  WeakHashMap(int a) {}
  WeakHashMap() {}
  WeakHashMap(Map<? extends K, ? extends V> a) {}
  int size();
  boolean isEmpty();
  V get(Object a);
  boolean containsKey(Object a);
  V put(K a, V b);
  void putAll(Map<? extends K, ? extends V> a);
  V remove(Object a);
  void clear();
  boolean containsValue(Object a);
  Set<K> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  void forEach(BiConsumer<? super K, ? super V> a);
  void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
}
interface Spliterator<T> {
  static int ORDERED;
  static int DISTINCT;
  static int SORTED;
  static int SIZED;
  static int NONNULL;
  static int IMMUTABLE;
  static int CONCURRENT;
  static int SUBSIZED;
  boolean tryAdvance(Consumer<? super T> a);
  default void forEachRemaining(Consumer<? super T> a);
  Spliterator<T> trySplit();
  long estimateSize();
  default long getExactSizeIfKnown();
  int characteristics();
  default boolean hasCharacteristics(int a);
  default Comparator<? super T> getComparator();
}
final class OptionalInt {
  static OptionalInt empty();
  static OptionalInt of(int a);
  int getAsInt();
  boolean isPresent();
  boolean isEmpty();
  void ifPresent(IntConsumer a);
  void ifPresentOrElse(IntConsumer a, Runnable b);
  IntStream stream();
  int orElse(int a);
  int orElseGet(IntSupplier a);
  int orElseThrow();
  <X extends Throwable> int orElseThrow(Supplier<? extends X> a);
  boolean equals(Object a);
  int hashCode();
  String toString();
}
class StringTokenizer implements Enumeration<Object> {
  StringTokenizer(String a, String b, boolean c) {}
  StringTokenizer(String a, String b) {}
  StringTokenizer(String a) {}
  boolean hasMoreTokens();
  String nextToken();
  String nextToken(String a);
  boolean hasMoreElements();
  Object nextElement();
  int countTokens();
}
final class Currency implements Serializable {
  static Currency getInstance(String a);
  static Currency getInstance(Locale a);
  static Set<Currency> getAvailableCurrencies();
  String getCurrencyCode();
  String getSymbol();
  String getSymbol(Locale a);
  int getDefaultFractionDigits();
  int getNumericCode();
  String getNumericCodeAsString();
  String getDisplayName();
  String getDisplayName(Locale a);
  String toString();
}
