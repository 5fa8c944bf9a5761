// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.util;
import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
class AbstractCollection<E> implements Collection<E> {
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
}
class AbstractList<E> extends AbstractCollection<E> implements List<E> {
  protected int modCount;
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
  protected void removeRange(int a, int b);
}
class AbstractMap<K, V> implements Map<K, V> {
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
  static class SimpleEntry<K, V> implements Map.Entry<K, V>, Serializable {
    K getKey();
    V getValue();
    V setValue(V a);
  }
  static class SimpleImmutableEntry<K, V> implements Map.Entry<K, V>, Serializable {
    K getKey();
    V getValue();
    V setValue(V a);
  }
}
class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
  boolean add(E a);
  E remove();
  E element();
  void clear();
  boolean addAll(Collection<? extends E> a);
}
class AbstractSequentialList<E> extends AbstractList<E> {
  E get(int a);
  E set(int a, E b);
  void add(int a, E b);
  E remove(int a);
  boolean addAll(int a, Collection<? extends E> b);
  Iterator<E> iterator();
  ListIterator<E> listIterator(int a);
}
class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
  boolean removeAll(Collection<?> a);
}
class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, Serializable {
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
}
class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
  void trimToSize();
  void ensureCapacity(int a);
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  int indexOf(Object a);
  int lastIndexOf(Object a);
  Object[] toArray();
  <T> T[] toArray(T[] a);
  E get(int a);
  E set(int a, E b);
  boolean add(E a);
  void add(int a, E b);
  E remove(int a);
  boolean remove(Object a);
  void clear();
  boolean addAll(Collection<? extends E> a);
  boolean addAll(int a, Collection<? extends E> b);
  protected void removeRange(int a, int b);
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
  static Spliterator.OfInt spliterator(int[] a);
  static Spliterator.OfInt spliterator(int[] a, int b, int c);
  static Spliterator.OfLong spliterator(long[] a);
  static Spliterator.OfLong spliterator(long[] a, int b, int c);
  static Spliterator.OfDouble spliterator(double[] a);
  static Spliterator.OfDouble spliterator(double[] a, int b, int c);
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
class Base64 {
  static Base64.Encoder getEncoder();
  static Base64.Encoder getUrlEncoder();
  static Base64.Encoder getMimeEncoder();
  static Base64.Encoder getMimeEncoder(int a, byte[] b);
  static Base64.Decoder getDecoder();
  static Base64.Decoder getUrlDecoder();
  static Base64.Decoder getMimeDecoder();
  static class Decoder {
    byte[] decode(byte[] a);
    byte[] decode(String a);
    int decode(byte[] a, byte[] b);
    ByteBuffer decode(ByteBuffer a);
    InputStream wrap(InputStream a);
  }
  static class Encoder {
    byte[] encode(byte[] a);
    int encode(byte[] a, byte[] b);
    String encodeToString(byte[] a);
    ByteBuffer encode(ByteBuffer a);
    OutputStream wrap(OutputStream a);
    Base64.Encoder withoutPadding();
  }
}
class BitSet implements Cloneable,Serializable {
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
  int size();
  IntStream stream();
}
class Calendar implements Serializable, Cloneable, Comparable<Calendar> {
  static final int ERA, YEAR, MONTH, WEEK_OF_YEAR, WEEK_OF_MONTH, DATE, DAY_OF_MONTH, DAY_OF_YEAR, DAY_OF_WEEK, DAY_OF_WEEK_IN_MONTH, AM_PM, HOUR, HOUR_OF_DAY, MINUTE, SECOND, MILLISECOND, ZONE_OFFSET, DST_OFFSET, FIELD_COUNT, SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER, UNDECIMBER, AM, PM, ALL_STYLES, SHORT, LONG, NARROW_FORMAT, NARROW_STANDALONE, SHORT_FORMAT, LONG_FORMAT, SHORT_STANDALONE, LONG_STANDALONE;
  protected int[] fields;
  protected boolean[] isSet;
  protected long time;
  protected boolean isTimeSet, areFieldsSet;
  static Calendar getInstance();
  static Calendar getInstance(TimeZone a);
  static Calendar getInstance(Locale a);
  static Calendar getInstance(TimeZone a, Locale b);
  static Locale[] getAvailableLocales();
  protected void computeTime();
  protected void computeFields();
  final Date getTime();
  final void setTime(Date a);
  long getTimeInMillis();
  void setTimeInMillis(long a);
  int get(int a);
  protected final int internalGet(int a);
  void set(int a, int b);
  final void set(int a, int b, int c);
  final void set(int a, int b, int c, int d, int e);
  final void set(int a, int b, int c, int d, int e, int f);
  final void clear();
  final void clear(int a);
  final boolean isSet(int a);
  String getDisplayName(int a, int b, Locale c);
  Map<String, Integer> getDisplayNames(int a, int b, Locale c);
  protected void complete();
  static Set<String> getAvailableCalendarTypes();
  String getCalendarType();
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
  final Instant toInstant();
  int compareTo(Object a);
  static class Builder {
    Calendar.Builder setInstant(long a);
    Calendar.Builder setInstant(Date a);
    Calendar.Builder set(int a, int b);
    Calendar.Builder setFields(int... a);
    Calendar.Builder setDate(int a, int b, int c);
    Calendar.Builder setTimeOfDay(int a, int b, int c);
    Calendar.Builder setTimeOfDay(int a, int b, int c, int d);
    Calendar.Builder setWeekDate(int a, int b, int c);
    Calendar.Builder setTimeZone(TimeZone a);
    Calendar.Builder setLenient(boolean a);
    Calendar.Builder setCalendarType(String a);
    Calendar.Builder setLocale(Locale a);
    Calendar.Builder setWeekDefinition(int a, int b);
    Calendar build();
  }
}
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
  default Spliterator<E> spliterator();
  default Stream<E> stream();
  default Stream<E> parallelStream();
  class Collections {
    static final Set EMPTY_SET;
    static final List EMPTY_LIST;
    static final Map EMPTY_MAP;
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
    static final <T> Set<T> emptySet();
    static <E> SortedSet<E> emptySortedSet();
    static <E> NavigableSet<E> emptyNavigableSet();
    static final <T> List<T> emptyList();
    static final <K, V> Map<K, V> emptyMap();
    static final <K, V> SortedMap<K, V> emptySortedMap();
    static final <K, V> NavigableMap<K, V> emptyNavigableMap();
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
}
class Collections {
  static final Set EMPTY_SET;
  static final List EMPTY_LIST;
  static final Map EMPTY_MAP;
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
  static final <T> Set<T> emptySet();
  static <E> SortedSet<E> emptySortedSet();
  static <E> NavigableSet<E> emptyNavigableSet();
  static final <T> List<T> emptyList();
  static final <K, V> Map<K, V> emptyMap();
  static final <K, V> SortedMap<K, V> emptySortedMap();
  static final <K, V> NavigableMap<K, V> emptyNavigableMap();
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
interface Comparator<T> {
  int compare(T a, T b);
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
class ConcurrentModificationException extends RuntimeException {
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
}
class Date implements Serializable, Cloneable, Comparable<Date> {
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
  int compareTo(Date a);
  String toLocaleString();
  String toGMTString();
  int getTimezoneOffset();
  static Date from(Instant a);
  Instant toInstant();
  int compareTo(Object a);
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
class Dictionary<K, V> {
  int size();
  boolean isEmpty();
  Enumeration<K> keys();
  Enumeration<V> elements();
  V get(Object a);
  V put(K a, V b);
  V remove(Object a);
}
class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Serializable, Cloneable {
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
  Object put(Object a, Object b);
}
class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
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
}
interface Enumeration<E> {
  boolean hasMoreElements();
  E nextElement();
  default Iterator<E> asIterator();
}
interface EventListener {
}
class EventObject implements Serializable {
  protected Object source;
  Object getSource();
}
class FormattableFlags {
  static final int LEFT_JUSTIFY, UPPERCASE, ALTERNATE;
}
final class Formatter implements Closeable,Flushable {
  Locale locale();
  Appendable out();
  IOException ioException();
  Formatter format(String a, Object... b);
  Formatter format(Locale a, String b, Object... c);
  static final class BigDecimalLayoutForm extends Enum<Formatter.BigDecimalLayoutForm> {
    static final Formatter.BigDecimalLayoutForm SCIENTIFIC, DECIMAL_FLOAT;
    static Formatter.BigDecimalLayoutForm[] values();
    static Formatter.BigDecimalLayoutForm valueOf(String a);
  }
}
class GregorianCalendar extends Calendar {
  static final int BC, AD;
  void setGregorianChange(Date a);
  final Date getGregorianChange();
  boolean isLeapYear(int a);
  String getCalendarType();
  void add(int a, int b);
  void roll(int a, boolean b);
  void roll(int a, int b);
  int getMinimum(int a);
  int getMaximum(int a);
  int getGreatestMinimum(int a);
  int getLeastMaximum(int a);
  int getActualMinimum(int a);
  int getActualMaximum(int a);
  TimeZone getTimeZone();
  void setTimeZone(TimeZone a);
  final boolean isWeekDateSupported();
  int getWeekYear();
  void setWeekDate(int a, int b, int c);
  int getWeeksInWeekYear();
  protected void computeFields();
  protected void computeTime();
  ZonedDateTime toZonedDateTime();
  static GregorianCalendar from(ZonedDateTime a);
}
class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
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
}
class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
  Iterator<E> iterator();
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  boolean add(E a);
  boolean remove(Object a);
  void clear();
  Spliterator<E> spliterator();
  Object[] toArray();
  <T> T[] toArray(T[] a);
}
class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, Serializable {
  int size();
  boolean isEmpty();
  Enumeration<K> keys();
  Enumeration<V> elements();
  boolean contains(Object a);
  boolean containsValue(Object a);
  boolean containsKey(Object a);
  V get(Object a);
  protected void rehash();
  V put(K a, V b);
  V remove(Object a);
  void putAll(Map<? extends K, ? extends V> a);
  void clear();
  Set<K> keySet();
  Set<Map.Entry<K, V>> entrySet();
  Collection<V> values();
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
class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Serializable, Cloneable {
  int size();
  boolean isEmpty();
  V get(Object a);
  boolean containsKey(Object a);
  boolean containsValue(Object a);
  V put(K a, V b);
  void putAll(Map<? extends K, ? extends V> a);
  V remove(Object a);
  void clear();
  Set<K> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  void forEach(BiConsumer<? super K, ? super V> a);
  void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
}
class InputMismatchException extends NoSuchElementException {
}
interface Iterator<E> {
  boolean hasNext();
  E next();
  default void remove();
  default void forEachRemaining(Consumer<? super E> a);
}
class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
  boolean containsValue(Object a);
  V get(Object a);
  V getOrDefault(Object a, V b);
  void clear();
  protected boolean removeEldestEntry(Map.Entry<K, V> a);
  Set<K> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  void forEach(BiConsumer<? super K, ? super V> a);
  void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
}
class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, Serializable {
  Spliterator<E> spliterator();
}
class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, Serializable {
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
  Object[] toArray();
  <T> T[] toArray(T[] a);
  Spliterator<E> spliterator();
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
final class Locale implements Cloneable,Serializable {
  static final Locale ENGLISH, FRENCH, GERMAN, ITALIAN, JAPANESE, KOREAN, CHINESE, SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE, FRANCE, GERMANY, ITALY, JAPAN, KOREA, UK, US, CANADA, CANADA_FRENCH, ROOT, CHINA, PRC, TAIWAN;
  static final char PRIVATE_USE_EXTENSION, UNICODE_LOCALE_EXTENSION;
  static Locale getDefault();
  static Locale getDefault(Locale.Category a);
  static Locale[] getAvailableLocales();
  static String[] getISOCountries();
  static Set<String> getISOCountries(Locale.IsoCountryCode a);
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
  String toLanguageTag();
  static Locale forLanguageTag(String a);
  String getISO3Language();
  String getISO3Country();
  final String getDisplayLanguage();
  String getDisplayLanguage(Locale a);
  String getDisplayScript();
  String getDisplayScript(Locale a);
  final String getDisplayCountry();
  String getDisplayCountry(Locale a);
  final String getDisplayVariant();
  String getDisplayVariant(Locale a);
  final String getDisplayName();
  String getDisplayName(Locale a);
  static List<Locale> filter(List<Locale.LanguageRange> a, Collection<Locale> b, Locale.FilteringMode c);
  static List<Locale> filter(List<Locale.LanguageRange> a, Collection<Locale> b);
  static List<String> filterTags(List<Locale.LanguageRange> a, Collection<String> b, Locale.FilteringMode c);
  static List<String> filterTags(List<Locale.LanguageRange> a, Collection<String> b);
  static Locale lookup(List<Locale.LanguageRange> a, Collection<Locale> b);
  static String lookupTag(List<Locale.LanguageRange> a, Collection<String> b);
  static final class Builder {
    Locale.Builder setLocale(Locale a);
    Locale.Builder setLanguageTag(String a);
    Locale.Builder setLanguage(String a);
    Locale.Builder setScript(String a);
    Locale.Builder setRegion(String a);
    Locale.Builder setVariant(String a);
    Locale.Builder setExtension(char a, String b);
    Locale.Builder setUnicodeLocaleKeyword(String a, String b);
    Locale.Builder addUnicodeLocaleAttribute(String a);
    Locale.Builder removeUnicodeLocaleAttribute(String a);
    Locale.Builder clear();
    Locale.Builder clearExtensions();
    Locale build();
  }
  static final class Category extends Enum<Locale.Category> {
    static final Locale.Category DISPLAY, FORMAT;
    static Locale.Category[] values();
    static Locale.Category valueOf(String a);
  }
  static final class FilteringMode extends Enum<Locale.FilteringMode> {
    static final Locale.FilteringMode AUTOSELECT_FILTERING, EXTENDED_FILTERING, IGNORE_EXTENDED_RANGES, MAP_EXTENDED_RANGES, REJECT_EXTENDED_RANGES;
    static Locale.FilteringMode[] values();
    static Locale.FilteringMode valueOf(String a);
  }
  static class IsoCountryCode extends Enum<Locale.IsoCountryCode> {
    static final Locale.IsoCountryCode PART1_ALPHA2, PART1_ALPHA3, PART3;
    static Locale.IsoCountryCode[] values();
    static Locale.IsoCountryCode valueOf(String a);
  }
  static final class LanguageRange {
    static final double MAX_WEIGHT, MIN_WEIGHT;
    String getRange();
    double getWeight();
    static List<Locale.LanguageRange> parse(String a);
    static List<Locale.LanguageRange> parse(String a, Map<String, List<String>> b);
    static List<Locale.LanguageRange> mapEquivalents(List<Locale.LanguageRange> a, Map<String, List<String>> b);
  }
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
  interface Entry<K, V> {
    K getKey();
    V getValue();
    V setValue(V a);
    static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey();
    static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue();
    static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> a);
    static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> a);
    static <K, V> Map.Entry<K, V> copyOf(Map.Entry<? extends K, ? extends V> a);
  }
}
class MissingResourceException extends RuntimeException {
  String getClassName();
  String getKey();
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
class NoSuchElementException extends RuntimeException {
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
final class Optional<T> {
  static <T> Optional<T> empty();
  static <T> Optional<T> of(T a);
  static <T> Optional<T> ofNullable(T a);
  T get();
  boolean isPresent();
  boolean isEmpty();
  Optional<T> filter(Predicate<? super T> a);
  <U> Optional<U> map(Function<? super T, ? extends U> a);
  <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> a);
  Optional<T> or(Supplier<? extends Optional<? extends T>> a);
  Stream<T> stream();
  T orElse(T a);
  T orElseGet(Supplier<? extends T> a);
  T orElseThrow();
  <X extends Throwable> T orElseThrow(Supplier<? extends X> a);
}
final class OptionalDouble {
  static OptionalDouble empty();
  static OptionalDouble of(double a);
  double getAsDouble();
  boolean isPresent();
  boolean isEmpty();
  DoubleStream stream();
  double orElse(double a);
  double orElseGet(DoubleSupplier a);
  double orElseThrow();
  <X extends Throwable> double orElseThrow(Supplier<? extends X> a);
}
final class OptionalInt {
  static OptionalInt empty();
  static OptionalInt of(int a);
  int getAsInt();
  boolean isPresent();
  boolean isEmpty();
  IntStream stream();
  int orElse(int a);
  int orElseGet(IntSupplier a);
  int orElseThrow();
  <X extends Throwable> int orElseThrow(Supplier<? extends X> a);
}
final class OptionalLong {
  static OptionalLong empty();
  static OptionalLong of(long a);
  long getAsLong();
  boolean isPresent();
  boolean isEmpty();
  LongStream stream();
  long orElse(long a);
  long orElseGet(LongSupplier a);
  long orElseThrow();
  <X extends Throwable> long orElseThrow(Supplier<? extends X> a);
}
interface PrimitiveIterator<T, T_CONS> extends Iterator<T> {
  void forEachRemaining(T_CONS a);
  interface OfDouble extends PrimitiveIterator<Double, DoubleConsumer> {
    double nextDouble();
    default void forEachRemaining(DoubleConsumer a);
    default Double next();
    default void forEachRemaining(Consumer<? super Double> a);
    default void forEachRemaining(Object a);
    default Object next();
  }
  interface OfInt extends PrimitiveIterator<Integer, IntConsumer> {
    int nextInt();
    default void forEachRemaining(IntConsumer a);
    default Integer next();
    default void forEachRemaining(Consumer<? super Integer> a);
    default void forEachRemaining(Object a);
    default Object next();
  }
  interface OfLong extends PrimitiveIterator<Long, LongConsumer> {
    long nextLong();
    default void forEachRemaining(LongConsumer a);
    default Long next();
    default void forEachRemaining(Consumer<? super Long> a);
    default void forEachRemaining(Object a);
    default Object next();
  }
}
class PriorityQueue<E> extends AbstractQueue<E> implements Serializable {
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
  final Spliterator<E> spliterator();
  boolean removeIf(Predicate<? super E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  void forEach(Consumer<? super E> a);
}
class Properties extends Hashtable<Object, Object> {
  protected Properties defaults;
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
  Set<Object> keySet();
  Collection<Object> values();
  Set<Map.Entry<Object, Object>> entrySet();
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
  protected void rehash();
}
interface Queue<E> extends Collection<E> {
  boolean add(E a);
  boolean offer(E a);
  E remove();
  E poll();
  E element();
  E peek();
}
class Random implements RandomGenerator,Serializable {
  void setSeed(long a);
  protected int next(int a);
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
interface RandomAccess {
}
class ResourceBundle {
  protected ResourceBundle parent;
  String getBaseBundleName();
  final String getString(String a);
  final String[] getStringArray(String a);
  final Object getObject(String a);
  Locale getLocale();
  protected void setParent(ResourceBundle a);
  static final ResourceBundle getBundle(String a);
  static final ResourceBundle getBundle(String a, ResourceBundle.Control b);
  static final ResourceBundle getBundle(String a, Locale b);
  static ResourceBundle getBundle(String a, Module b);
  static ResourceBundle getBundle(String a, Locale b, Module c);
  static final ResourceBundle getBundle(String a, Locale b, ResourceBundle.Control c);
  static ResourceBundle getBundle(String a, Locale b, ClassLoader c);
  static ResourceBundle getBundle(String a, Locale b, ClassLoader c, ResourceBundle.Control d);
  static final void clearCache();
  static final void clearCache(ClassLoader a);
  protected Object handleGetObject(String a);
  Enumeration<String> getKeys();
  boolean containsKey(String a);
  Set<String> keySet();
  protected Set<String> handleKeySet();
}
final class Scanner implements Iterator<String>, Closeable {
  IOException ioException();
  Pattern delimiter();
  Scanner useDelimiter(Pattern a);
  Scanner useDelimiter(String a);
  Locale locale();
  Scanner useLocale(Locale a);
  int radix();
  Scanner useRadix(int a);
  MatchResult match();
  boolean hasNext();
  String next();
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
final class ServiceLoader<S> implements Iterable<S> {
  Iterator<S> iterator();
  Stream<ServiceLoader.Provider<S>> stream();
  static <S> ServiceLoader<S> load(Class<S> a, ClassLoader b);
  static <S> ServiceLoader<S> load(Class<S> a);
  static <S> ServiceLoader<S> loadInstalled(Class<S> a);
  static <S> ServiceLoader<S> load(ModuleLayer a, Class<S> b);
  Optional<S> findFirst();
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
class SimpleTimeZone extends TimeZone {
  static final int WALL_TIME, STANDARD_TIME, UTC_TIME;
  void setStartYear(int a);
  void setStartRule(int a, int b, int c, int d);
  void setStartRule(int a, int b, int c);
  void setStartRule(int a, int b, int c, int d, boolean e);
  void setEndRule(int a, int b, int c, int d);
  void setEndRule(int a, int b, int c);
  void setEndRule(int a, int b, int c, int d, boolean e);
  int getOffset(long a);
  int getOffset(int a, int b, int c, int d, int e, int f);
  int getRawOffset();
  void setRawOffset(int a);
  void setDSTSavings(int a);
  int getDSTSavings();
  boolean useDaylightTime();
  boolean observesDaylightTime();
  boolean inDaylightTime(Date a);
  boolean hasSameRules(TimeZone a);
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
interface SortedSet<E> extends Set<E> {
  Comparator<? super E> comparator();
  SortedSet<E> subSet(E a, E b);
  SortedSet<E> headSet(E a);
  SortedSet<E> tailSet(E a);
  E first();
  E last();
  default Spliterator<E> spliterator();
}
interface Spliterator<T> {
  static final int ORDERED, DISTINCT, SORTED, SIZED, NONNULL, IMMUTABLE, CONCURRENT, SUBSIZED;
  boolean tryAdvance(Consumer<? super T> a);
  default void forEachRemaining(Consumer<? super T> a);
  Spliterator<T> trySplit();
  long estimateSize();
  default long getExactSizeIfKnown();
  int characteristics();
  default boolean hasCharacteristics(int a);
  default Comparator<? super T> getComparator();
  interface OfDouble extends Spliterator.OfPrimitive<Double, DoubleConsumer, Spliterator.OfDouble> {
    Spliterator.OfDouble trySplit();
    boolean tryAdvance(DoubleConsumer a);
    default void forEachRemaining(DoubleConsumer a);
    default boolean tryAdvance(Consumer<? super Double> a);
    default void forEachRemaining(Consumer<? super Double> a);
    default void forEachRemaining(Object a);
    default boolean tryAdvance(Object a);
    default Spliterator.OfPrimitive trySplit();
    default Spliterator trySplit();
  }
  interface OfInt extends Spliterator.OfPrimitive<Integer, IntConsumer, Spliterator.OfInt> {
    Spliterator.OfInt trySplit();
    boolean tryAdvance(IntConsumer a);
    default void forEachRemaining(IntConsumer a);
    default boolean tryAdvance(Consumer<? super Integer> a);
    default void forEachRemaining(Consumer<? super Integer> a);
    default void forEachRemaining(Object a);
    default boolean tryAdvance(Object a);
    default Spliterator.OfPrimitive trySplit();
    default Spliterator trySplit();
  }
  interface OfLong extends Spliterator.OfPrimitive<Long, LongConsumer, Spliterator.OfLong> {
    Spliterator.OfLong trySplit();
    boolean tryAdvance(LongConsumer a);
    default void forEachRemaining(LongConsumer a);
    default boolean tryAdvance(Consumer<? super Long> a);
    default void forEachRemaining(Consumer<? super Long> a);
    default void forEachRemaining(Object a);
    default boolean tryAdvance(Object a);
    default Spliterator.OfPrimitive trySplit();
    default Spliterator trySplit();
  }
  interface OfPrimitive<T, T_CONS, T_SPLITR extends Spliterator.OfPrimitive<T, T_CONS, T_SPLITR>> extends Spliterator<T> {
    T_SPLITR trySplit();
    boolean tryAdvance(T_CONS a);
    default void forEachRemaining(T_CONS a);
    default Spliterator trySplit();
  }
  final class Spliterators {
    static <T> Spliterator<T> emptySpliterator();
    static Spliterator.OfInt emptyIntSpliterator();
    static Spliterator.OfLong emptyLongSpliterator();
    static Spliterator.OfDouble emptyDoubleSpliterator();
    static <T> Spliterator<T> spliterator(Object[] a, int b);
    static <T> Spliterator<T> spliterator(Object[] a, int b, int c, int d);
    static Spliterator.OfInt spliterator(int[] a, int b);
    static Spliterator.OfInt spliterator(int[] a, int b, int c, int d);
    static Spliterator.OfLong spliterator(long[] a, int b);
    static Spliterator.OfLong spliterator(long[] a, int b, int c, int d);
    static Spliterator.OfDouble spliterator(double[] a, int b);
    static Spliterator.OfDouble spliterator(double[] a, int b, int c, int d);
    static <T> Spliterator<T> spliterator(Collection<? extends T> a, int b);
    static <T> Spliterator<T> spliterator(Iterator<? extends T> a, long b, int c);
    static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> a, int b);
    static Spliterator.OfInt spliterator(PrimitiveIterator.OfInt a, long b, int c);
    static Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt a, int b);
    static Spliterator.OfLong spliterator(PrimitiveIterator.OfLong a, long b, int c);
    static Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong a, int b);
    static Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble a, long b, int c);
    static Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble a, int b);
    static <T> Iterator<T> iterator(Spliterator<? extends T> a);
    static PrimitiveIterator.OfInt iterator(Spliterator.OfInt a);
    static PrimitiveIterator.OfLong iterator(Spliterator.OfLong a);
    static PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble a);
    static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
      Spliterator.OfDouble trySplit();
      long estimateSize();
      int characteristics();
      Spliterator.OfPrimitive trySplit();
      Spliterator trySplit();
    }
    static class AbstractIntSpliterator implements Spliterator.OfInt {
      Spliterator.OfInt trySplit();
      long estimateSize();
      int characteristics();
      Spliterator.OfPrimitive trySplit();
      Spliterator trySplit();
    }
    static class AbstractLongSpliterator implements Spliterator.OfLong {
      Spliterator.OfLong trySplit();
      long estimateSize();
      int characteristics();
      Spliterator.OfPrimitive trySplit();
      Spliterator trySplit();
    }
    static class AbstractSpliterator<T> implements Spliterator<T> {
      Spliterator<T> trySplit();
      long estimateSize();
      int characteristics();
    }
  }
}
final class Spliterators {
  static <T> Spliterator<T> emptySpliterator();
  static Spliterator.OfInt emptyIntSpliterator();
  static Spliterator.OfLong emptyLongSpliterator();
  static Spliterator.OfDouble emptyDoubleSpliterator();
  static <T> Spliterator<T> spliterator(Object[] a, int b);
  static <T> Spliterator<T> spliterator(Object[] a, int b, int c, int d);
  static Spliterator.OfInt spliterator(int[] a, int b);
  static Spliterator.OfInt spliterator(int[] a, int b, int c, int d);
  static Spliterator.OfLong spliterator(long[] a, int b);
  static Spliterator.OfLong spliterator(long[] a, int b, int c, int d);
  static Spliterator.OfDouble spliterator(double[] a, int b);
  static Spliterator.OfDouble spliterator(double[] a, int b, int c, int d);
  static <T> Spliterator<T> spliterator(Collection<? extends T> a, int b);
  static <T> Spliterator<T> spliterator(Iterator<? extends T> a, long b, int c);
  static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> a, int b);
  static Spliterator.OfInt spliterator(PrimitiveIterator.OfInt a, long b, int c);
  static Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt a, int b);
  static Spliterator.OfLong spliterator(PrimitiveIterator.OfLong a, long b, int c);
  static Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong a, int b);
  static Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble a, long b, int c);
  static Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble a, int b);
  static <T> Iterator<T> iterator(Spliterator<? extends T> a);
  static PrimitiveIterator.OfInt iterator(Spliterator.OfInt a);
  static PrimitiveIterator.OfLong iterator(Spliterator.OfLong a);
  static PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble a);
  static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
    Spliterator.OfDouble trySplit();
    long estimateSize();
    int characteristics();
    Spliterator.OfPrimitive trySplit();
    Spliterator trySplit();
  }
  static class AbstractIntSpliterator implements Spliterator.OfInt {
    Spliterator.OfInt trySplit();
    long estimateSize();
    int characteristics();
    Spliterator.OfPrimitive trySplit();
    Spliterator trySplit();
  }
  static class AbstractLongSpliterator implements Spliterator.OfLong {
    Spliterator.OfLong trySplit();
    long estimateSize();
    int characteristics();
    Spliterator.OfPrimitive trySplit();
    Spliterator trySplit();
  }
  static class AbstractSpliterator<T> implements Spliterator<T> {
    Spliterator<T> trySplit();
    long estimateSize();
    int characteristics();
  }
}
class Stack<E> extends Vector<E> {
  E push(E a);
  E pop();
  E peek();
  boolean empty();
  int search(Object a);
}
final class StringJoiner {
  StringJoiner setEmptyValue(CharSequence a);
  StringJoiner add(CharSequence a);
  StringJoiner merge(StringJoiner a);
  int length();
}
class StringTokenizer implements Enumeration<Object> {
  boolean hasMoreTokens();
  String nextToken();
  String nextToken(String a);
  boolean hasMoreElements();
  Object nextElement();
  int countTokens();
}
class TimeZone implements Serializable,Cloneable {
  static final int SHORT, LONG;
  int getOffset(int a, int b, int c, int d, int e, int f);
  int getOffset(long a);
  void setRawOffset(int a);
  int getRawOffset();
  String getID();
  void setID(String a);
  final String getDisplayName();
  final String getDisplayName(Locale a);
  final String getDisplayName(boolean a, int b);
  String getDisplayName(boolean a, int b, Locale c);
  int getDSTSavings();
  boolean useDaylightTime();
  boolean observesDaylightTime();
  boolean inDaylightTime(Date a);
  static TimeZone getTimeZone(String a);
  static TimeZone getTimeZone(ZoneId a);
  ZoneId toZoneId();
  static String[] getAvailableIDs(int a);
  static String[] getAvailableIDs();
  static TimeZone getDefault();
  static void setDefault(TimeZone a);
  boolean hasSameRules(TimeZone a);
}
class Timer {
  void schedule(TimerTask a, long b);
  void schedule(TimerTask a, Date b);
  void schedule(TimerTask a, long b, long c);
  void schedule(TimerTask a, Date b, long c);
  void scheduleAtFixedRate(TimerTask a, long b, long c);
  void scheduleAtFixedRate(TimerTask a, Date b, long c);
  void cancel();
  int purge();
}
class TimerTask implements Runnable {
  void run();
  boolean cancel();
  long scheduledExecutionTime();
}
class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
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
class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
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
  Spliterator<E> spliterator();
}
final class UUID implements Serializable, Comparable<UUID> {
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
  int compareTo(UUID a);
  int compareTo(Object a);
}
class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
  protected Object[] elementData;
  protected int elementCount, capacityIncrement;
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
  List<E> subList(int a, int b);
  protected void removeRange(int a, int b);
  ListIterator<E> listIterator(int a);
  ListIterator<E> listIterator();
  Iterator<E> iterator();
  void forEach(Consumer<? super E> a);
  void replaceAll(UnaryOperator<E> a);
  void sort(Comparator<? super E> a);
  Spliterator<E> spliterator();
}
class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
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
