package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

class AtomicReference<V> implements Serializable {
  AtomicReference(V a) {}
  AtomicReference() {}
  V get();
  void set(V a);
  void lazySet(V a);
  boolean compareAndSet(V a, V b);
  boolean weakCompareAndSet(V a, V b);
  boolean weakCompareAndSetPlain(V a, V b);
  V getAndSet(V a);
  V getAndUpdate(UnaryOperator<V> a);
  V updateAndGet(UnaryOperator<V> a);
  V getAndAccumulate(V a, BinaryOperator<V> b);
  V accumulateAndGet(V a, BinaryOperator<V> b);
  String toString();
  V getPlain();
  void setPlain(V a);
  V getOpaque();
  void setOpaque(V a);
  V getAcquire();
  void setRelease(V a);
  V compareAndExchange(V a, V b);
  V compareAndExchangeAcquire(V a, V b);
  V compareAndExchangeRelease(V a, V b);
  boolean weakCompareAndSetVolatile(V a, V b);
  boolean weakCompareAndSetAcquire(V a, V b);
  boolean weakCompareAndSetRelease(V a, V b);
}
class AtomicInteger extends Number implements Serializable {
  AtomicInteger(int a) {}
  AtomicInteger() {}
  int get();
  void set(int a);
  void lazySet(int a);
  int getAndSet(int a);
  boolean compareAndSet(int a, int b);
  boolean weakCompareAndSet(int a, int b);
  boolean weakCompareAndSetPlain(int a, int b);
  int getAndIncrement();
  int getAndDecrement();
  int getAndAdd(int a);
  int incrementAndGet();
  int decrementAndGet();
  int addAndGet(int a);
  int getAndUpdate(IntUnaryOperator a);
  int updateAndGet(IntUnaryOperator a);
  int getAndAccumulate(int a, IntBinaryOperator b);
  int accumulateAndGet(int a, IntBinaryOperator b);
  String toString();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  int getPlain();
  void setPlain(int a);
  int getOpaque();
  void setOpaque(int a);
  int getAcquire();
  void setRelease(int a);
  int compareAndExchange(int a, int b);
  int compareAndExchangeAcquire(int a, int b);
  int compareAndExchangeRelease(int a, int b);
  boolean weakCompareAndSetVolatile(int a, int b);
  boolean weakCompareAndSetAcquire(int a, int b);
  boolean weakCompareAndSetRelease(int a, int b);
}
class AtomicLong extends Number implements Serializable {
  AtomicLong(long a) {}
  AtomicLong() {}
  long get();
  void set(long a);
  void lazySet(long a);
  long getAndSet(long a);
  boolean compareAndSet(long a, long b);
  boolean weakCompareAndSet(long a, long b);
  boolean weakCompareAndSetPlain(long a, long b);
  long getAndIncrement();
  long getAndDecrement();
  long getAndAdd(long a);
  long incrementAndGet();
  long decrementAndGet();
  long addAndGet(long a);
  long getAndUpdate(LongUnaryOperator a);
  long updateAndGet(LongUnaryOperator a);
  long getAndAccumulate(long a, LongBinaryOperator b);
  long accumulateAndGet(long a, LongBinaryOperator b);
  String toString();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  long getPlain();
  void setPlain(long a);
  long getOpaque();
  void setOpaque(long a);
  long getAcquire();
  void setRelease(long a);
  long compareAndExchange(long a, long b);
  long compareAndExchangeAcquire(long a, long b);
  long compareAndExchangeRelease(long a, long b);
  boolean weakCompareAndSetVolatile(long a, long b);
  boolean weakCompareAndSetAcquire(long a, long b);
  boolean weakCompareAndSetRelease(long a, long b);
}
class AtomicBoolean implements Serializable {
  AtomicBoolean(boolean a) {}
  AtomicBoolean() {}
  boolean get();
  boolean compareAndSet(boolean a, boolean b);
  boolean weakCompareAndSet(boolean a, boolean b);
  boolean weakCompareAndSetPlain(boolean a, boolean b);
  void set(boolean a);
  void lazySet(boolean a);
  boolean getAndSet(boolean a);
  String toString();
  boolean getPlain();
  void setPlain(boolean a);
  boolean getOpaque();
  void setOpaque(boolean a);
  boolean getAcquire();
  void setRelease(boolean a);
  boolean compareAndExchange(boolean a, boolean b);
  boolean compareAndExchangeAcquire(boolean a, boolean b);
  boolean compareAndExchangeRelease(boolean a, boolean b);
  boolean weakCompareAndSetVolatile(boolean a, boolean b);
  boolean weakCompareAndSetAcquire(boolean a, boolean b);
  boolean weakCompareAndSetRelease(boolean a, boolean b);
}
class AtomicReferenceArray<E> implements Serializable {
  AtomicReferenceArray(int a) {}
  AtomicReferenceArray(E[] a) {}
  int length();
  E get(int a);
  void set(int a, E b);
  void lazySet(int a, E b);
  E getAndSet(int a, E b);
  boolean compareAndSet(int a, E b, E c);
  boolean weakCompareAndSet(int a, E b, E c);
  boolean weakCompareAndSetPlain(int a, E b, E c);
  E getAndUpdate(int a, UnaryOperator<E> b);
  E updateAndGet(int a, UnaryOperator<E> b);
  E getAndAccumulate(int a, E b, BinaryOperator<E> c);
  E accumulateAndGet(int a, E b, BinaryOperator<E> c);
  String toString();
  E getPlain(int a);
  void setPlain(int a, E b);
  E getOpaque(int a);
  void setOpaque(int a, E b);
  E getAcquire(int a);
  void setRelease(int a, E b);
  E compareAndExchange(int a, E b, E c);
  E compareAndExchangeAcquire(int a, E b, E c);
  E compareAndExchangeRelease(int a, E b, E c);
  boolean weakCompareAndSetVolatile(int a, E b, E c);
  boolean weakCompareAndSetAcquire(int a, E b, E c);
  boolean weakCompareAndSetRelease(int a, E b, E c);
}
