// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.util.concurrent;
import java.io.Serializable;
import java.security.PrivilegedAction;
import java.security.PrivilegedExceptionAction;
import java.time.Duration;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Random;
import java.util.RandomAccess;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
class AbstractExecutorService implements ExecutorService {
  protected <T> RunnableFuture<T> newTaskFor(Runnable a, T b);
  protected <T> RunnableFuture<T> newTaskFor(Callable<T> a);
  Future<?> submit(Runnable a);
  <T> Future<T> submit(Runnable a, T b);
  <T> Future<T> submit(Callable<T> a);
  <T> T invokeAny(Collection<? extends Callable<T>> a);
  <T> T invokeAny(Collection<? extends Callable<T>> a, long b, TimeUnit c);
  <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> a);
  <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> a, long b, TimeUnit c);
}
class ArrayBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
  boolean add(E a);
  boolean offer(E a);
  void put(E a);
  boolean offer(E a, long b, TimeUnit c);
  E poll();
  E take();
  E poll(long a, TimeUnit b);
  E peek();
  int size();
  int remainingCapacity();
  boolean remove(Object a);
  boolean contains(Object a);
  Object[] toArray();
  <T> T[] toArray(T[] a);
  void clear();
  int drainTo(Collection<? super E> a);
  int drainTo(Collection<? super E> a, int b);
  Iterator<E> iterator();
  Spliterator<E> spliterator();
  void forEach(Consumer<? super E> a);
  boolean removeIf(Predicate<? super E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
}
interface BlockingDeque<E> extends BlockingQueue<E>, Deque<E> {
  void addFirst(E a);
  void addLast(E a);
  boolean offerFirst(E a);
  boolean offerLast(E a);
  void putFirst(E a);
  void putLast(E a);
  boolean offerFirst(E a, long b, TimeUnit c);
  boolean offerLast(E a, long b, TimeUnit c);
  E takeFirst();
  E takeLast();
  E pollFirst(long a, TimeUnit b);
  E pollLast(long a, TimeUnit b);
  boolean removeFirstOccurrence(Object a);
  boolean removeLastOccurrence(Object a);
  boolean add(E a);
  boolean offer(E a);
  void put(E a);
  boolean offer(E a, long b, TimeUnit c);
  E remove();
  E poll();
  E take();
  E poll(long a, TimeUnit b);
  E element();
  E peek();
  boolean remove(Object a);
  boolean contains(Object a);
  int size();
  Iterator<E> iterator();
  void push(E a);
}
interface BlockingQueue<E> extends Queue<E> {
  boolean add(E a);
  boolean offer(E a);
  void put(E a);
  boolean offer(E a, long b, TimeUnit c);
  E take();
  E poll(long a, TimeUnit b);
  int remainingCapacity();
  boolean remove(Object a);
  boolean contains(Object a);
  int drainTo(Collection<? super E> a);
  int drainTo(Collection<? super E> a, int b);
}
interface Callable<V> {
  V call();
}
class CancellationException extends IllegalStateException {
}
class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
  static <U> CompletableFuture<U> supplyAsync(Supplier<U> a);
  static <U> CompletableFuture<U> supplyAsync(Supplier<U> a, Executor b);
  static CompletableFuture<Void> runAsync(Runnable a);
  static CompletableFuture<Void> runAsync(Runnable a, Executor b);
  static <U> CompletableFuture<U> completedFuture(U a);
  boolean isDone();
  T get();
  T get(long a, TimeUnit b);
  T join();
  T getNow(T a);
  boolean complete(T a);
  boolean completeExceptionally(Throwable a);
  <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> a);
  <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> a);
  <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> a, Executor b);
  CompletableFuture<Void> thenAccept(Consumer<? super T> a);
  CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> a);
  CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> a, Executor b);
  CompletableFuture<Void> thenRun(Runnable a);
  CompletableFuture<Void> thenRunAsync(Runnable a);
  CompletableFuture<Void> thenRunAsync(Runnable a, Executor b);
  <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b);
  <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b);
  <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b, Executor c);
  <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b);
  <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b);
  <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b, Executor c);
  CompletableFuture<Void> runAfterBoth(CompletionStage<?> a, Runnable b);
  CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> a, Runnable b);
  CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> a, Runnable b, Executor c);
  <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> a, Function<? super T, U> b);
  <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> a, Function<? super T, U> b);
  <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> a, Function<? super T, U> b, Executor c);
  CompletableFuture<Void> acceptEither(CompletionStage<? extends T> a, Consumer<? super T> b);
  CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> a, Consumer<? super T> b);
  CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> a, Consumer<? super T> b, Executor c);
  CompletableFuture<Void> runAfterEither(CompletionStage<?> a, Runnable b);
  CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> a, Runnable b);
  CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> a, Runnable b, Executor c);
  <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> a);
  <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> a);
  <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> a, Executor b);
  CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> a);
  CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> a);
  CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> a, Executor b);
  <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> a);
  <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> a);
  <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> a, Executor b);
  CompletableFuture<T> toCompletableFuture();
  CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> a);
  CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> a);
  CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> a, Executor b);
  CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> a);
  CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> a);
  CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> a, Executor b);
  static CompletableFuture<Void> allOf(CompletableFuture<?>... a);
  static CompletableFuture<Object> anyOf(CompletableFuture<?>... a);
  boolean cancel(boolean a);
  boolean isCancelled();
  boolean isCompletedExceptionally();
  void obtrudeValue(T a);
  void obtrudeException(Throwable a);
  int getNumberOfDependents();
  <U> CompletableFuture<U> newIncompleteFuture();
  Executor defaultExecutor();
  CompletableFuture<T> copy();
  CompletionStage<T> minimalCompletionStage();
  CompletableFuture<T> completeAsync(Supplier<? extends T> a, Executor b);
  CompletableFuture<T> completeAsync(Supplier<? extends T> a);
  CompletableFuture<T> orTimeout(long a, TimeUnit b);
  CompletableFuture<T> completeOnTimeout(T a, long b, TimeUnit c);
  static Executor delayedExecutor(long a, TimeUnit b, Executor c);
  static Executor delayedExecutor(long a, TimeUnit b);
  static <U> CompletionStage<U> completedStage(U a);
  static <U> CompletableFuture<U> failedFuture(Throwable a);
  static <U> CompletionStage<U> failedStage(Throwable a);
  CompletionStage exceptionallyComposeAsync(Function a, Executor b);
  CompletionStage exceptionallyComposeAsync(Function a);
  CompletionStage exceptionallyCompose(Function a);
  CompletionStage exceptionallyAsync(Function a, Executor b);
  CompletionStage exceptionallyAsync(Function a);
  CompletionStage exceptionally(Function a);
  CompletionStage whenCompleteAsync(BiConsumer a, Executor b);
  CompletionStage whenCompleteAsync(BiConsumer a);
  CompletionStage whenComplete(BiConsumer a);
  CompletionStage handleAsync(BiFunction a, Executor b);
  CompletionStage handleAsync(BiFunction a);
  CompletionStage handle(BiFunction a);
  CompletionStage thenComposeAsync(Function a, Executor b);
  CompletionStage thenComposeAsync(Function a);
  CompletionStage thenCompose(Function a);
  CompletionStage runAfterEitherAsync(CompletionStage a, Runnable b, Executor c);
  CompletionStage runAfterEitherAsync(CompletionStage a, Runnable b);
  CompletionStage runAfterEither(CompletionStage a, Runnable b);
  CompletionStage acceptEitherAsync(CompletionStage a, Consumer b, Executor c);
  CompletionStage acceptEitherAsync(CompletionStage a, Consumer b);
  CompletionStage acceptEither(CompletionStage a, Consumer b);
  CompletionStage applyToEitherAsync(CompletionStage a, Function b, Executor c);
  CompletionStage applyToEitherAsync(CompletionStage a, Function b);
  CompletionStage applyToEither(CompletionStage a, Function b);
  CompletionStage runAfterBothAsync(CompletionStage a, Runnable b, Executor c);
  CompletionStage runAfterBothAsync(CompletionStage a, Runnable b);
  CompletionStage runAfterBoth(CompletionStage a, Runnable b);
  CompletionStage thenAcceptBothAsync(CompletionStage a, BiConsumer b, Executor c);
  CompletionStage thenAcceptBothAsync(CompletionStage a, BiConsumer b);
  CompletionStage thenAcceptBoth(CompletionStage a, BiConsumer b);
  CompletionStage thenCombineAsync(CompletionStage a, BiFunction b, Executor c);
  CompletionStage thenCombineAsync(CompletionStage a, BiFunction b);
  CompletionStage thenCombine(CompletionStage a, BiFunction b);
  CompletionStage thenRunAsync(Runnable a, Executor b);
  CompletionStage thenRunAsync(Runnable a);
  CompletionStage thenRun(Runnable a);
  CompletionStage thenAcceptAsync(Consumer a, Executor b);
  CompletionStage thenAcceptAsync(Consumer a);
  CompletionStage thenAccept(Consumer a);
  CompletionStage thenApplyAsync(Function a, Executor b);
  CompletionStage thenApplyAsync(Function a);
  CompletionStage thenApply(Function a);
  interface AsynchronousCompletionTask {
  }
}
class CompletionException extends RuntimeException {
}
interface CompletionService<V> {
  Future<V> submit(Callable<V> a);
  Future<V> submit(Runnable a, V b);
  Future<V> take();
  Future<V> poll();
  Future<V> poll(long a, TimeUnit b);
}
interface CompletionStage<T> {
  <U> CompletionStage<U> thenApply(Function<? super T, ? extends U> a);
  <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> a);
  <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> a, Executor b);
  CompletionStage<Void> thenAccept(Consumer<? super T> a);
  CompletionStage<Void> thenAcceptAsync(Consumer<? super T> a);
  CompletionStage<Void> thenAcceptAsync(Consumer<? super T> a, Executor b);
  CompletionStage<Void> thenRun(Runnable a);
  CompletionStage<Void> thenRunAsync(Runnable a);
  CompletionStage<Void> thenRunAsync(Runnable a, Executor b);
  <U, V> CompletionStage<V> thenCombine(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b);
  <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b);
  <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> a, BiFunction<? super T, ? super U, ? extends V> b, Executor c);
  <U> CompletionStage<Void> thenAcceptBoth(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b);
  <U> CompletionStage<Void> thenAcceptBothAsync(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b);
  <U> CompletionStage<Void> thenAcceptBothAsync(CompletionStage<? extends U> a, BiConsumer<? super T, ? super U> b, Executor c);
  CompletionStage<Void> runAfterBoth(CompletionStage<?> a, Runnable b);
  CompletionStage<Void> runAfterBothAsync(CompletionStage<?> a, Runnable b);
  CompletionStage<Void> runAfterBothAsync(CompletionStage<?> a, Runnable b, Executor c);
  <U> CompletionStage<U> applyToEither(CompletionStage<? extends T> a, Function<? super T, U> b);
  <U> CompletionStage<U> applyToEitherAsync(CompletionStage<? extends T> a, Function<? super T, U> b);
  <U> CompletionStage<U> applyToEitherAsync(CompletionStage<? extends T> a, Function<? super T, U> b, Executor c);
  CompletionStage<Void> acceptEither(CompletionStage<? extends T> a, Consumer<? super T> b);
  CompletionStage<Void> acceptEitherAsync(CompletionStage<? extends T> a, Consumer<? super T> b);
  CompletionStage<Void> acceptEitherAsync(CompletionStage<? extends T> a, Consumer<? super T> b, Executor c);
  CompletionStage<Void> runAfterEither(CompletionStage<?> a, Runnable b);
  CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> a, Runnable b);
  CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> a, Runnable b, Executor c);
  <U> CompletionStage<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> a);
  <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> a);
  <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> a, Executor b);
  <U> CompletionStage<U> handle(BiFunction<? super T, Throwable, ? extends U> a);
  <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> a);
  <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> a, Executor b);
  CompletionStage<T> whenComplete(BiConsumer<? super T, ? super Throwable> a);
  CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> a);
  CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> a, Executor b);
  CompletionStage<T> exceptionally(Function<Throwable, ? extends T> a);
  default CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> a);
  default CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> a, Executor b);
  default CompletionStage<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> a);
  default CompletionStage<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> a);
  default CompletionStage<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> a, Executor b);
  CompletableFuture<T> toCompletableFuture();
}
class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, Serializable {
  int size();
  boolean isEmpty();
  V get(Object a);
  boolean containsKey(Object a);
  boolean containsValue(Object a);
  V put(K a, V b);
  void putAll(Map<? extends K, ? extends V> a);
  V remove(Object a);
  void clear();
  ConcurrentHashMap.KeySetView<K, V> keySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  V putIfAbsent(K a, V b);
  boolean remove(Object a, Object b);
  boolean replace(K a, V b, V c);
  V replace(K a, V b);
  V getOrDefault(Object a, V b);
  void forEach(BiConsumer<? super K, ? super V> a);
  void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
  V computeIfAbsent(K a, Function<? super K, ? extends V> b);
  V computeIfPresent(K a, BiFunction<? super K, ? super V, ? extends V> b);
  V compute(K a, BiFunction<? super K, ? super V, ? extends V> b);
  V merge(K a, V b, BiFunction<? super V, ? super V, ? extends V> c);
  boolean contains(Object a);
  Enumeration<K> keys();
  Enumeration<V> elements();
  long mappingCount();
  static <K> ConcurrentHashMap.KeySetView<K, Boolean> newKeySet();
  static <K> ConcurrentHashMap.KeySetView<K, Boolean> newKeySet(int a);
  ConcurrentHashMap.KeySetView<K, V> keySet(V a);
  void forEach(long a, BiConsumer<? super K, ? super V> b);
  <U> void forEach(long a, BiFunction<? super K, ? super V, ? extends U> b, Consumer<? super U> c);
  <U> U search(long a, BiFunction<? super K, ? super V, ? extends U> b);
  <U> U reduce(long a, BiFunction<? super K, ? super V, ? extends U> b, BiFunction<? super U, ? super U, ? extends U> c);
  double reduceToDouble(long a, ToDoubleBiFunction<? super K, ? super V> b, double c, DoubleBinaryOperator d);
  long reduceToLong(long a, ToLongBiFunction<? super K, ? super V> b, long c, LongBinaryOperator d);
  int reduceToInt(long a, ToIntBiFunction<? super K, ? super V> b, int c, IntBinaryOperator d);
  void forEachKey(long a, Consumer<? super K> b);
  <U> void forEachKey(long a, Function<? super K, ? extends U> b, Consumer<? super U> c);
  <U> U searchKeys(long a, Function<? super K, ? extends U> b);
  K reduceKeys(long a, BiFunction<? super K, ? super K, ? extends K> b);
  <U> U reduceKeys(long a, Function<? super K, ? extends U> b, BiFunction<? super U, ? super U, ? extends U> c);
  double reduceKeysToDouble(long a, ToDoubleFunction<? super K> b, double c, DoubleBinaryOperator d);
  long reduceKeysToLong(long a, ToLongFunction<? super K> b, long c, LongBinaryOperator d);
  int reduceKeysToInt(long a, ToIntFunction<? super K> b, int c, IntBinaryOperator d);
  void forEachValue(long a, Consumer<? super V> b);
  <U> void forEachValue(long a, Function<? super V, ? extends U> b, Consumer<? super U> c);
  <U> U searchValues(long a, Function<? super V, ? extends U> b);
  V reduceValues(long a, BiFunction<? super V, ? super V, ? extends V> b);
  <U> U reduceValues(long a, Function<? super V, ? extends U> b, BiFunction<? super U, ? super U, ? extends U> c);
  double reduceValuesToDouble(long a, ToDoubleFunction<? super V> b, double c, DoubleBinaryOperator d);
  long reduceValuesToLong(long a, ToLongFunction<? super V> b, long c, LongBinaryOperator d);
  int reduceValuesToInt(long a, ToIntFunction<? super V> b, int c, IntBinaryOperator d);
  void forEachEntry(long a, Consumer<? super Map.Entry<K, V>> b);
  <U> void forEachEntry(long a, Function<Map.Entry<K, V>, ? extends U> b, Consumer<? super U> c);
  <U> U searchEntries(long a, Function<Map.Entry<K, V>, ? extends U> b);
  Map.Entry<K, V> reduceEntries(long a, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ? extends Map.Entry<K, V>> b);
  <U> U reduceEntries(long a, Function<Map.Entry<K, V>, ? extends U> b, BiFunction<? super U, ? super U, ? extends U> c);
  double reduceEntriesToDouble(long a, ToDoubleFunction<Map.Entry<K, V>> b, double c, DoubleBinaryOperator d);
  long reduceEntriesToLong(long a, ToLongFunction<Map.Entry<K, V>> b, long c, LongBinaryOperator d);
  int reduceEntriesToInt(long a, ToIntFunction<Map.Entry<K, V>> b, int c, IntBinaryOperator d);
  Set keySet();
  static class KeySetView<K, V> extends ConcurrentHashMap.CollectionView<K, V, K> implements Set<K>, Serializable {
    V getMappedValue();
    boolean contains(Object a);
    boolean remove(Object a);
    Iterator<K> iterator();
    boolean add(K a);
    boolean addAll(Collection<? extends K> a);
    Spliterator<K> spliterator();
    void forEach(Consumer<? super K> a);
    boolean removeAll(Collection a);
    ConcurrentHashMap getMap();
  }
}
class ConcurrentLinkedDeque<E> extends AbstractCollection<E> implements Deque<E>, Serializable {
  void addFirst(E a);
  void addLast(E a);
  boolean offerFirst(E a);
  boolean offerLast(E a);
  E peekFirst();
  E peekLast();
  E getFirst();
  E getLast();
  E pollFirst();
  E pollLast();
  E removeFirst();
  E removeLast();
  boolean offer(E a);
  boolean add(E a);
  E poll();
  E peek();
  E remove();
  E pop();
  E element();
  void push(E a);
  boolean removeFirstOccurrence(Object a);
  boolean removeLastOccurrence(Object a);
  boolean contains(Object a);
  boolean isEmpty();
  int size();
  boolean remove(Object a);
  boolean addAll(Collection<? extends E> a);
  void clear();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  Iterator<E> iterator();
  Iterator<E> descendingIterator();
  Spliterator<E> spliterator();
  boolean removeIf(Predicate<? super E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  void forEach(Consumer<? super E> a);
}
class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, Serializable {
  boolean add(E a);
  boolean offer(E a);
  E poll();
  E peek();
  boolean isEmpty();
  int size();
  boolean contains(Object a);
  boolean remove(Object a);
  boolean addAll(Collection<? extends E> a);
  Object[] toArray();
  <T> T[] toArray(T[] a);
  Iterator<E> iterator();
  Spliterator<E> spliterator();
  boolean removeIf(Predicate<? super E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  void clear();
  void forEach(Consumer<? super E> a);
}
interface ConcurrentMap<K, V> extends Map<K, V> {
  default V getOrDefault(Object a, V b);
  default void forEach(BiConsumer<? super K, ? super V> a);
  V putIfAbsent(K a, V b);
  boolean remove(Object a, Object b);
  boolean replace(K a, V b, V c);
  V replace(K a, V b);
  default void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
  default V computeIfAbsent(K a, Function<? super K, ? extends V> b);
  default V computeIfPresent(K a, BiFunction<? super K, ? super V, ? extends V> b);
  default V compute(K a, BiFunction<? super K, ? super V, ? extends V> b);
  default V merge(K a, V b, BiFunction<? super V, ? super V, ? extends V> c);
}
interface ConcurrentNavigableMap<K, V> extends ConcurrentMap<K, V>, NavigableMap<K, V> {
  ConcurrentNavigableMap<K, V> subMap(K a, boolean b, K c, boolean d);
  ConcurrentNavigableMap<K, V> headMap(K a, boolean b);
  ConcurrentNavigableMap<K, V> tailMap(K a, boolean b);
  ConcurrentNavigableMap<K, V> subMap(K a, K b);
  ConcurrentNavigableMap<K, V> headMap(K a);
  ConcurrentNavigableMap<K, V> tailMap(K a);
  ConcurrentNavigableMap<K, V> descendingMap();
  NavigableSet<K> navigableKeySet();
  NavigableSet<K> keySet();
  NavigableSet<K> descendingKeySet();
  default Set keySet();
  default SortedMap tailMap(Object a);
  default SortedMap headMap(Object a);
  default SortedMap subMap(Object a, Object b);
  default NavigableMap tailMap(Object a, boolean b);
  default NavigableMap headMap(Object a, boolean b);
  default NavigableMap subMap(Object a, boolean b, Object c, boolean d);
  default NavigableMap descendingMap();
}
class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V> implements ConcurrentNavigableMap<K, V>, Cloneable, Serializable {
  boolean containsKey(Object a);
  V get(Object a);
  V getOrDefault(Object a, V b);
  V put(K a, V b);
  V remove(Object a);
  boolean containsValue(Object a);
  int size();
  boolean isEmpty();
  void clear();
  V computeIfAbsent(K a, Function<? super K, ? extends V> b);
  V computeIfPresent(K a, BiFunction<? super K, ? super V, ? extends V> b);
  V compute(K a, BiFunction<? super K, ? super V, ? extends V> b);
  V merge(K a, V b, BiFunction<? super V, ? super V, ? extends V> c);
  NavigableSet<K> keySet();
  NavigableSet<K> navigableKeySet();
  Collection<V> values();
  Set<Map.Entry<K, V>> entrySet();
  ConcurrentNavigableMap<K, V> descendingMap();
  NavigableSet<K> descendingKeySet();
  V putIfAbsent(K a, V b);
  boolean remove(Object a, Object b);
  boolean replace(K a, V b, V c);
  V replace(K a, V b);
  Comparator<? super K> comparator();
  K firstKey();
  K lastKey();
  ConcurrentNavigableMap<K, V> subMap(K a, boolean b, K c, boolean d);
  ConcurrentNavigableMap<K, V> headMap(K a, boolean b);
  ConcurrentNavigableMap<K, V> tailMap(K a, boolean b);
  ConcurrentNavigableMap<K, V> subMap(K a, K b);
  ConcurrentNavigableMap<K, V> headMap(K a);
  ConcurrentNavigableMap<K, V> tailMap(K a);
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
  void forEach(BiConsumer<? super K, ? super V> a);
  void replaceAll(BiFunction<? super K, ? super V, ? extends V> a);
  Set keySet();
  SortedMap tailMap(Object a);
  SortedMap headMap(Object a);
  SortedMap subMap(Object a, Object b);
  NavigableMap tailMap(Object a, boolean b);
  NavigableMap headMap(Object a, boolean b);
  NavigableMap subMap(Object a, boolean b, Object c, boolean d);
  NavigableMap descendingMap();
}
class ConcurrentSkipListSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  boolean add(E a);
  boolean remove(Object a);
  void clear();
  Iterator<E> iterator();
  Iterator<E> descendingIterator();
  boolean removeAll(Collection<?> a);
  E lower(E a);
  E floor(E a);
  E ceiling(E a);
  E higher(E a);
  E pollFirst();
  E pollLast();
  Comparator<? super E> comparator();
  E first();
  E last();
  NavigableSet<E> subSet(E a, boolean b, E c, boolean d);
  NavigableSet<E> headSet(E a, boolean b);
  NavigableSet<E> tailSet(E a, boolean b);
  NavigableSet<E> subSet(E a, E b);
  NavigableSet<E> headSet(E a);
  NavigableSet<E> tailSet(E a);
  NavigableSet<E> descendingSet();
  Spliterator<E> spliterator();
  SortedSet tailSet(Object a);
  SortedSet headSet(Object a);
  SortedSet subSet(Object a, Object b);
}
class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  int indexOf(Object a);
  int indexOf(E a, int b);
  int lastIndexOf(Object a);
  int lastIndexOf(E a, int b);
  Object[] toArray();
  <T> T[] toArray(T[] a);
  E get(int a);
  E set(int a, E b);
  boolean add(E a);
  void add(int a, E b);
  E remove(int a);
  boolean remove(Object a);
  boolean addIfAbsent(E a);
  boolean containsAll(Collection<?> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  int addAllAbsent(Collection<? extends E> a);
  void clear();
  boolean addAll(Collection<? extends E> a);
  boolean addAll(int a, Collection<? extends E> b);
  void forEach(Consumer<? super E> a);
  boolean removeIf(Predicate<? super E> a);
  void replaceAll(UnaryOperator<E> a);
  void sort(Comparator<? super E> a);
  Iterator<E> iterator();
  ListIterator<E> listIterator();
  ListIterator<E> listIterator(int a);
  Spliterator<E> spliterator();
  List<E> subList(int a, int b);
}
class CopyOnWriteArraySet<E> extends AbstractSet<E> implements Serializable {
  int size();
  boolean isEmpty();
  boolean contains(Object a);
  Object[] toArray();
  <T> T[] toArray(T[] a);
  void clear();
  boolean remove(Object a);
  boolean add(E a);
  boolean containsAll(Collection<?> a);
  boolean addAll(Collection<? extends E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  Iterator<E> iterator();
  boolean removeIf(Predicate<? super E> a);
  void forEach(Consumer<? super E> a);
  Spliterator<E> spliterator();
}
class CountDownLatch {
  void await();
  boolean await(long a, TimeUnit b);
  void countDown();
  long getCount();
}
class CyclicBarrier {
  int getParties();
  int await();
  int await(long a, TimeUnit b);
  boolean isBroken();
  void reset();
  int getNumberWaiting();
}
class DelayQueue<E extends Delayed> extends AbstractQueue<E> implements BlockingQueue<E> {
  boolean add(E a);
  boolean offer(E a);
  void put(E a);
  boolean offer(E a, long b, TimeUnit c);
  E poll();
  E take();
  E poll(long a, TimeUnit b);
  E peek();
  int size();
  int drainTo(Collection<? super E> a);
  int drainTo(Collection<? super E> a, int b);
  void clear();
  int remainingCapacity();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  boolean remove(Object a);
  Iterator<E> iterator();
  boolean add(Object a);
  Object peek();
  Object poll();
  boolean offer(Object a);
  Object poll(long a, TimeUnit b);
  Object take();
  boolean offer(Object a, long b, TimeUnit c);
  void put(Object a);
}
interface Delayed extends Comparable<Delayed> {
  long getDelay(TimeUnit a);
}
class ExecutionException extends Exception {
}
interface Executor {
  void execute(Runnable a);
  class Executors {
    static ExecutorService newFixedThreadPool(int a);
    static ExecutorService newWorkStealingPool(int a);
    static ExecutorService newWorkStealingPool();
    static ExecutorService newFixedThreadPool(int a, ThreadFactory b);
    static ExecutorService newSingleThreadExecutor();
    static ExecutorService newSingleThreadExecutor(ThreadFactory a);
    static ExecutorService newCachedThreadPool();
    static ExecutorService newCachedThreadPool(ThreadFactory a);
    static ScheduledExecutorService newSingleThreadScheduledExecutor();
    static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory a);
    static ScheduledExecutorService newScheduledThreadPool(int a);
    static ScheduledExecutorService newScheduledThreadPool(int a, ThreadFactory b);
    static ExecutorService unconfigurableExecutorService(ExecutorService a);
    static ScheduledExecutorService unconfigurableScheduledExecutorService(ScheduledExecutorService a);
    static ThreadFactory defaultThreadFactory();
    static ThreadFactory privilegedThreadFactory();
    static <T> Callable<T> callable(Runnable a, T b);
    static Callable<Object> callable(Runnable a);
    static Callable<Object> callable(PrivilegedAction<?> a);
    static Callable<Object> callable(PrivilegedExceptionAction<?> a);
    static <T> Callable<T> privilegedCallable(Callable<T> a);
    static <T> Callable<T> privilegedCallableUsingCurrentClassLoader(Callable<T> a);
  }
}
class ExecutorCompletionService<V> implements CompletionService<V> {
  Future<V> submit(Callable<V> a);
  Future<V> submit(Runnable a, V b);
  Future<V> take();
  Future<V> poll();
  Future<V> poll(long a, TimeUnit b);
}
interface ExecutorService extends Executor {
  void shutdown();
  List<Runnable> shutdownNow();
  boolean isShutdown();
  boolean isTerminated();
  boolean awaitTermination(long a, TimeUnit b);
  <T> Future<T> submit(Callable<T> a);
  <T> Future<T> submit(Runnable a, T b);
  Future<?> submit(Runnable a);
  <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> a);
  <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> a, long b, TimeUnit c);
  <T> T invokeAny(Collection<? extends Callable<T>> a);
  <T> T invokeAny(Collection<? extends Callable<T>> a, long b, TimeUnit c);
}
class Executors {
  static ExecutorService newFixedThreadPool(int a);
  static ExecutorService newWorkStealingPool(int a);
  static ExecutorService newWorkStealingPool();
  static ExecutorService newFixedThreadPool(int a, ThreadFactory b);
  static ExecutorService newSingleThreadExecutor();
  static ExecutorService newSingleThreadExecutor(ThreadFactory a);
  static ExecutorService newCachedThreadPool();
  static ExecutorService newCachedThreadPool(ThreadFactory a);
  static ScheduledExecutorService newSingleThreadScheduledExecutor();
  static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory a);
  static ScheduledExecutorService newScheduledThreadPool(int a);
  static ScheduledExecutorService newScheduledThreadPool(int a, ThreadFactory b);
  static ExecutorService unconfigurableExecutorService(ExecutorService a);
  static ScheduledExecutorService unconfigurableScheduledExecutorService(ScheduledExecutorService a);
  static ThreadFactory defaultThreadFactory();
  static ThreadFactory privilegedThreadFactory();
  static <T> Callable<T> callable(Runnable a, T b);
  static Callable<Object> callable(Runnable a);
  static Callable<Object> callable(PrivilegedAction<?> a);
  static Callable<Object> callable(PrivilegedExceptionAction<?> a);
  static <T> Callable<T> privilegedCallable(Callable<T> a);
  static <T> Callable<T> privilegedCallableUsingCurrentClassLoader(Callable<T> a);
}
class ForkJoinPool extends AbstractExecutorService {
  static final ForkJoinPool.ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory;
  static ForkJoinPool commonPool();
  <T> T invoke(ForkJoinTask<T> a);
  void execute(ForkJoinTask<?> a);
  void execute(Runnable a);
  <T> ForkJoinTask<T> submit(ForkJoinTask<T> a);
  <T> ForkJoinTask<T> submit(Callable<T> a);
  <T> ForkJoinTask<T> submit(Runnable a, T b);
  ForkJoinTask<?> submit(Runnable a);
  <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> a);
  <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> a, long b, TimeUnit c);
  <T> T invokeAny(Collection<? extends Callable<T>> a);
  <T> T invokeAny(Collection<? extends Callable<T>> a, long b, TimeUnit c);
  ForkJoinPool.ForkJoinWorkerThreadFactory getFactory();
  Thread.UncaughtExceptionHandler getUncaughtExceptionHandler();
  int getParallelism();
  static int getCommonPoolParallelism();
  int getPoolSize();
  boolean getAsyncMode();
  int getRunningThreadCount();
  int getActiveThreadCount();
  boolean isQuiescent();
  long getStealCount();
  long getQueuedTaskCount();
  int getQueuedSubmissionCount();
  boolean hasQueuedSubmissions();
  protected ForkJoinTask<?> pollSubmission();
  protected int drainTasksTo(Collection<? super ForkJoinTask<?>> a);
  void shutdown();
  List<Runnable> shutdownNow();
  boolean isTerminated();
  boolean isTerminating();
  boolean isShutdown();
  boolean awaitTermination(long a, TimeUnit b);
  boolean awaitQuiescence(long a, TimeUnit b);
  static void managedBlock(ForkJoinPool.ManagedBlocker a);
  protected <T> RunnableFuture<T> newTaskFor(Runnable a, T b);
  protected <T> RunnableFuture<T> newTaskFor(Callable<T> a);
  Future submit(Callable a);
  Future submit(Runnable a, Object b);
  Future submit(Runnable a);
}
class ForkJoinTask<V> implements Future<V>, Serializable {
  final ForkJoinTask<V> fork();
  final V join();
  final V invoke();
  static void invokeAll(ForkJoinTask<?> a, ForkJoinTask<?> b);
  static void invokeAll(ForkJoinTask<?>... a);
  static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> a);
  boolean cancel(boolean a);
  final boolean isDone();
  final boolean isCancelled();
  final boolean isCompletedAbnormally();
  final boolean isCompletedNormally();
  final Throwable getException();
  void completeExceptionally(Throwable a);
  void complete(V a);
  final void quietlyComplete();
  final V get();
  final V get(long a, TimeUnit b);
  final void quietlyJoin();
  final void quietlyInvoke();
  static void helpQuiesce();
  void reinitialize();
  static ForkJoinPool getPool();
  static boolean inForkJoinPool();
  boolean tryUnfork();
  static int getQueuedTaskCount();
  static int getSurplusQueuedTaskCount();
  V getRawResult();
  protected void setRawResult(V a);
  protected boolean exec();
  protected static ForkJoinTask<?> peekNextLocalTask();
  protected static ForkJoinTask<?> pollNextLocalTask();
  protected static ForkJoinTask<?> pollTask();
  protected static ForkJoinTask<?> pollSubmission();
  final short getForkJoinTaskTag();
  final short setForkJoinTaskTag(short a);
  final boolean compareAndSetForkJoinTaskTag(short a, short b);
  static ForkJoinTask<?> adapt(Runnable a);
  static <T> ForkJoinTask<T> adapt(Runnable a, T b);
  static <T> ForkJoinTask<T> adapt(Callable<? extends T> a);
}
interface Future<V> {
  boolean cancel(boolean a);
  boolean isCancelled();
  boolean isDone();
  V get();
  V get(long a, TimeUnit b);
}
class FutureTask<V> implements RunnableFuture<V> {
  boolean isCancelled();
  boolean isDone();
  boolean cancel(boolean a);
  V get();
  V get(long a, TimeUnit b);
  protected void done();
  protected void set(V a);
  protected void setException(Throwable a);
  void run();
  protected boolean runAndReset();
}
class LinkedBlockingDeque<E> extends AbstractQueue<E> implements BlockingDeque<E>, Serializable {
  void addFirst(E a);
  void addLast(E a);
  boolean offerFirst(E a);
  boolean offerLast(E a);
  void putFirst(E a);
  void putLast(E a);
  boolean offerFirst(E a, long b, TimeUnit c);
  boolean offerLast(E a, long b, TimeUnit c);
  E removeFirst();
  E removeLast();
  E pollFirst();
  E pollLast();
  E takeFirst();
  E takeLast();
  E pollFirst(long a, TimeUnit b);
  E pollLast(long a, TimeUnit b);
  E getFirst();
  E getLast();
  E peekFirst();
  E peekLast();
  boolean removeFirstOccurrence(Object a);
  boolean removeLastOccurrence(Object a);
  boolean add(E a);
  boolean offer(E a);
  void put(E a);
  boolean offer(E a, long b, TimeUnit c);
  E remove();
  E poll();
  E take();
  E poll(long a, TimeUnit b);
  E element();
  E peek();
  int remainingCapacity();
  int drainTo(Collection<? super E> a);
  int drainTo(Collection<? super E> a, int b);
  void push(E a);
  E pop();
  boolean remove(Object a);
  int size();
  boolean contains(Object a);
  boolean addAll(Collection<? extends E> a);
  Object[] toArray();
  <T> T[] toArray(T[] a);
  void clear();
  Iterator<E> iterator();
  Iterator<E> descendingIterator();
  Spliterator<E> spliterator();
  void forEach(Consumer<? super E> a);
  boolean removeIf(Predicate<? super E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
}
class LinkedBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
  int size();
  int remainingCapacity();
  void put(E a);
  boolean offer(E a, long b, TimeUnit c);
  boolean offer(E a);
  E take();
  E poll(long a, TimeUnit b);
  E poll();
  E peek();
  boolean remove(Object a);
  boolean contains(Object a);
  Object[] toArray();
  <T> T[] toArray(T[] a);
  void clear();
  int drainTo(Collection<? super E> a);
  int drainTo(Collection<? super E> a, int b);
  Iterator<E> iterator();
  Spliterator<E> spliterator();
  void forEach(Consumer<? super E> a);
  boolean removeIf(Predicate<? super E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
}
class LinkedTransferQueue<E> extends AbstractQueue<E> implements TransferQueue<E>, Serializable {
  Object[] toArray();
  <T> T[] toArray(T[] a);
  Spliterator<E> spliterator();
  void put(E a);
  boolean offer(E a, long b, TimeUnit c);
  boolean offer(E a);
  boolean add(E a);
  boolean tryTransfer(E a);
  void transfer(E a);
  boolean tryTransfer(E a, long b, TimeUnit c);
  E take();
  E poll(long a, TimeUnit b);
  E poll();
  int drainTo(Collection<? super E> a);
  int drainTo(Collection<? super E> a, int b);
  Iterator<E> iterator();
  E peek();
  boolean isEmpty();
  boolean hasWaitingConsumer();
  int size();
  int getWaitingConsumerCount();
  boolean remove(Object a);
  boolean contains(Object a);
  int remainingCapacity();
  boolean removeIf(Predicate<? super E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  void clear();
  void forEach(Consumer<? super E> a);
}
class PriorityBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
  boolean add(E a);
  boolean offer(E a);
  void put(E a);
  boolean offer(E a, long b, TimeUnit c);
  E poll();
  E take();
  E poll(long a, TimeUnit b);
  E peek();
  Comparator<? super E> comparator();
  int size();
  int remainingCapacity();
  boolean remove(Object a);
  boolean contains(Object a);
  int drainTo(Collection<? super E> a);
  int drainTo(Collection<? super E> a, int b);
  void clear();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  Iterator<E> iterator();
  Spliterator<E> spliterator();
  boolean removeIf(Predicate<? super E> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  void forEach(Consumer<? super E> a);
}
class RecursiveTask<V> extends ForkJoinTask<V> {
  protected V compute();
  final V getRawResult();
  protected final void setRawResult(V a);
  protected final boolean exec();
}
class RejectedExecutionException extends RuntimeException {
}
interface RunnableFuture<V> extends Runnable, Future<V> {
  void run();
}
interface RunnableScheduledFuture<V> extends RunnableFuture<V>, ScheduledFuture<V> {
  boolean isPeriodic();
}
interface ScheduledExecutorService extends ExecutorService {
  ScheduledFuture<?> schedule(Runnable a, long b, TimeUnit c);
  <V> ScheduledFuture<V> schedule(Callable<V> a, long b, TimeUnit c);
  ScheduledFuture<?> scheduleAtFixedRate(Runnable a, long b, long c, TimeUnit d);
  ScheduledFuture<?> scheduleWithFixedDelay(Runnable a, long b, long c, TimeUnit d);
}
interface ScheduledFuture<V> extends Delayed, Future<V> {
}
class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
  protected <V> RunnableScheduledFuture<V> decorateTask(Runnable a, RunnableScheduledFuture<V> b);
  protected <V> RunnableScheduledFuture<V> decorateTask(Callable<V> a, RunnableScheduledFuture<V> b);
  ScheduledFuture<?> schedule(Runnable a, long b, TimeUnit c);
  <V> ScheduledFuture<V> schedule(Callable<V> a, long b, TimeUnit c);
  ScheduledFuture<?> scheduleAtFixedRate(Runnable a, long b, long c, TimeUnit d);
  ScheduledFuture<?> scheduleWithFixedDelay(Runnable a, long b, long c, TimeUnit d);
  void execute(Runnable a);
  Future<?> submit(Runnable a);
  <T> Future<T> submit(Runnable a, T b);
  <T> Future<T> submit(Callable<T> a);
  void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean a);
  boolean getContinueExistingPeriodicTasksAfterShutdownPolicy();
  void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean a);
  boolean getExecuteExistingDelayedTasksAfterShutdownPolicy();
  void setRemoveOnCancelPolicy(boolean a);
  boolean getRemoveOnCancelPolicy();
  void shutdown();
  List<Runnable> shutdownNow();
  BlockingQueue<Runnable> getQueue();
}
class Semaphore implements Serializable {
  void acquire();
  void acquireUninterruptibly();
  boolean tryAcquire();
  boolean tryAcquire(long a, TimeUnit b);
  void release();
  void acquire(int a);
  void acquireUninterruptibly(int a);
  boolean tryAcquire(int a);
  boolean tryAcquire(int a, long b, TimeUnit c);
  void release(int a);
  int availablePermits();
  int drainPermits();
  protected void reducePermits(int a);
  boolean isFair();
  final boolean hasQueuedThreads();
  final int getQueueLength();
  protected Collection<Thread> getQueuedThreads();
}
class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
  void put(E a);
  boolean offer(E a, long b, TimeUnit c);
  boolean offer(E a);
  E take();
  E poll(long a, TimeUnit b);
  E poll();
  boolean isEmpty();
  int size();
  int remainingCapacity();
  void clear();
  boolean contains(Object a);
  boolean remove(Object a);
  boolean containsAll(Collection<?> a);
  boolean removeAll(Collection<?> a);
  boolean retainAll(Collection<?> a);
  E peek();
  Iterator<E> iterator();
  Spliterator<E> spliterator();
  Object[] toArray();
  <T> T[] toArray(T[] a);
  int drainTo(Collection<? super E> a);
  int drainTo(Collection<? super E> a, int b);
}
interface ThreadFactory {
  Thread newThread(Runnable a);
}
class ThreadLocalRandom extends Random {
  static ThreadLocalRandom current();
  void setSeed(long a);
  protected int next(int a);
  boolean nextBoolean();
  int nextInt();
  int nextInt(int a);
  int nextInt(int a, int b);
  long nextLong();
  long nextLong(long a);
  long nextLong(long a, long b);
  float nextFloat();
  float nextFloat(float a);
  float nextFloat(float a, float b);
  double nextDouble();
  double nextDouble(double a);
  double nextDouble(double a, double b);
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
class ThreadPoolExecutor extends AbstractExecutorService {
  void execute(Runnable a);
  void shutdown();
  List<Runnable> shutdownNow();
  boolean isShutdown();
  boolean isTerminating();
  boolean isTerminated();
  boolean awaitTermination(long a, TimeUnit b);
  void setThreadFactory(ThreadFactory a);
  ThreadFactory getThreadFactory();
  void setRejectedExecutionHandler(RejectedExecutionHandler a);
  RejectedExecutionHandler getRejectedExecutionHandler();
  void setCorePoolSize(int a);
  int getCorePoolSize();
  boolean prestartCoreThread();
  int prestartAllCoreThreads();
  boolean allowsCoreThreadTimeOut();
  void allowCoreThreadTimeOut(boolean a);
  void setMaximumPoolSize(int a);
  int getMaximumPoolSize();
  void setKeepAliveTime(long a, TimeUnit b);
  long getKeepAliveTime(TimeUnit a);
  BlockingQueue<Runnable> getQueue();
  boolean remove(Runnable a);
  void purge();
  int getPoolSize();
  int getActiveCount();
  int getLargestPoolSize();
  long getTaskCount();
  long getCompletedTaskCount();
  protected void beforeExecute(Thread a, Runnable b);
  protected void afterExecute(Runnable a, Throwable b);
  protected void terminated();
  static class AbortPolicy implements RejectedExecutionHandler {
    void rejectedExecution(Runnable a, ThreadPoolExecutor b);
  }
  static class CallerRunsPolicy implements RejectedExecutionHandler {
    void rejectedExecution(Runnable a, ThreadPoolExecutor b);
  }
  static class DiscardOldestPolicy implements RejectedExecutionHandler {
    void rejectedExecution(Runnable a, ThreadPoolExecutor b);
  }
  static class DiscardPolicy implements RejectedExecutionHandler {
    void rejectedExecution(Runnable a, ThreadPoolExecutor b);
  }
}
final class TimeUnit extends Enum<TimeUnit> {
  static final TimeUnit NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS;
  static TimeUnit[] values();
  static TimeUnit valueOf(String a);
  long convert(long a, TimeUnit b);
  long convert(Duration a);
  long toNanos(long a);
  long toMicros(long a);
  long toMillis(long a);
  long toSeconds(long a);
  long toMinutes(long a);
  long toHours(long a);
  long toDays(long a);
  ChronoUnit toChronoUnit();
  static TimeUnit of(ChronoUnit a);
}
class TimeoutException extends Exception {
}
interface TransferQueue<E> extends BlockingQueue<E> {
  boolean tryTransfer(E a);
  void transfer(E a);
  boolean tryTransfer(E a, long b, TimeUnit c);
  boolean hasWaitingConsumer();
  int getWaitingConsumerCount();
}
