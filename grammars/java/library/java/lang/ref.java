// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.lang.ref;
import java.util.concurrent.ThreadFactory;
final class Cleaner {
  static Cleaner create();
  static Cleaner create(ThreadFactory a);
  Cleaner.Cleanable register(Object a, Runnable b);
  interface Cleanable {
    void clean();
  }
}
class PhantomReference<T> extends Reference<T> {
  T get();
}
class Reference<T> {
  T get();
  final boolean refersTo(T a);
  void clear();
  boolean isEnqueued();
  boolean enqueue();
  static void reachabilityFence(Object a);
}
class ReferenceQueue<T> {
  Reference<? extends T> poll();
  Reference<? extends T> remove(long a);
  Reference<? extends T> remove();
}
class SoftReference<T> extends Reference<T> {
  T get();
}
class WeakReference<T> extends Reference<T> {
}
