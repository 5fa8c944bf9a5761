package java.util.function;

import java.util.Comparator;

interface Function<T, R> {
  R apply(T a);
  default <V> Function<V, R> compose(Function<? super V, ? extends T> a);
  default <V> Function<T, V> andThen(Function<? super R, ? extends V> a);
  static <T> Function<T, T> identity();
}
interface BiFunction<T, U, R> {
  R apply(T a, U b);
  default <V> BiFunction<T, U, V> andThen(Function<? super R, ? extends V> a);
}
interface Supplier<T> {
  T get();
}
interface Consumer<T> {
  void accept(T a);
  default Consumer<T> andThen(Consumer<? super T> a);
}
interface BiConsumer<T, U> {
  void accept(T a, U b);
  default BiConsumer<T, U> andThen(BiConsumer<? super T, ? super U> a);
}
interface Predicate<T> {
  boolean test(T a);
  default Predicate<T> and(Predicate<? super T> a);
  default Predicate<T> negate();
  default Predicate<T> or(Predicate<? super T> a);
  static <T> Predicate<T> isEqual(Object a);
  static <T> Predicate<T> not(Predicate<? super T> a);
}
interface BiPredicate<T, U> {
  boolean test(T a, U b);
  default BiPredicate<T, U> and(BiPredicate<? super T, ? super U> a);
  default BiPredicate<T, U> negate();
  default BiPredicate<T, U> or(BiPredicate<? super T, ? super U> a);
}
interface UnaryOperator<T> extends Function<T, T> {
  static <T> UnaryOperator<T> identity();
}
interface BinaryOperator<T> extends BiFunction<T, T, T> {
  static <T> BinaryOperator<T> minBy(Comparator<? super T> a);
  static <T> BinaryOperator<T> maxBy(Comparator<? super T> a);
}
interface IntFunction<R> {
  R apply(int a);
}
interface ToIntFunction<T> {
  int applyAsInt(T a);
}
interface ToLongFunction<T> {
  long applyAsLong(T a);
}
interface ToDoubleFunction<T> {
  double applyAsDouble(T a);
}
interface IntPredicate {
  boolean test(int a);
  default IntPredicate and(IntPredicate a);
  default IntPredicate negate();
  default IntPredicate or(IntPredicate a);
}
interface IntUnaryOperator {
  int applyAsInt(int a);
  default IntUnaryOperator compose(IntUnaryOperator a);
  default IntUnaryOperator andThen(IntUnaryOperator a);
  static IntUnaryOperator identity();
}
interface IntBinaryOperator {
  int applyAsInt(int a, int b);
}
interface IntConsumer {
  void accept(int a);
  default IntConsumer andThen(IntConsumer a);
}
interface IntSupplier {
  int getAsInt();
}
interface BooleanSupplier {
  boolean getAsBoolean();
}
interface LongSupplier {
  long getAsLong();
}
interface ToIntBiFunction<T, U> {
  int applyAsInt(T a, U b);
}
interface ObjIntConsumer<T> {
  void accept(T a, int b);
}
