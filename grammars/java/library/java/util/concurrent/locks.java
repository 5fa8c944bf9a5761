// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.util.concurrent.locks;
import java.io.Serializable;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;
interface Condition {
  void await();
  void awaitUninterruptibly();
  long awaitNanos(long a);
  boolean await(long a, TimeUnit b);
  boolean awaitUntil(Date a);
  void signal();
  void signalAll();
}
interface Lock {
  void lock();
  void lockInterruptibly();
  boolean tryLock();
  boolean tryLock(long a, TimeUnit b);
  void unlock();
  Condition newCondition();
}
interface ReadWriteLock {
  Lock readLock();
  Lock writeLock();
}
class ReentrantLock implements Lock,Serializable {
  void lock();
  void lockInterruptibly();
  boolean tryLock();
  boolean tryLock(long a, TimeUnit b);
  void unlock();
  Condition newCondition();
  int getHoldCount();
  boolean isHeldByCurrentThread();
  boolean isLocked();
  final boolean isFair();
  protected Thread getOwner();
  final boolean hasQueuedThreads();
  final boolean hasQueuedThread(Thread a);
  final int getQueueLength();
  protected Collection<Thread> getQueuedThreads();
  boolean hasWaiters(Condition a);
  int getWaitQueueLength(Condition a);
  protected Collection<Thread> getWaitingThreads(Condition a);
}
class ReentrantReadWriteLock implements ReadWriteLock,Serializable {
  ReentrantReadWriteLock.WriteLock writeLock();
  ReentrantReadWriteLock.ReadLock readLock();
  final boolean isFair();
  protected Thread getOwner();
  int getReadLockCount();
  boolean isWriteLocked();
  boolean isWriteLockedByCurrentThread();
  int getWriteHoldCount();
  int getReadHoldCount();
  protected Collection<Thread> getQueuedWriterThreads();
  protected Collection<Thread> getQueuedReaderThreads();
  final boolean hasQueuedThreads();
  final boolean hasQueuedThread(Thread a);
  final int getQueueLength();
  protected Collection<Thread> getQueuedThreads();
  boolean hasWaiters(Condition a);
  int getWaitQueueLength(Condition a);
  protected Collection<Thread> getWaitingThreads(Condition a);
  Lock writeLock();
  Lock readLock();
  static class ReadLock implements Lock,Serializable {
    void lock();
    void lockInterruptibly();
    boolean tryLock();
    boolean tryLock(long a, TimeUnit b);
    void unlock();
    Condition newCondition();
  }
  static class WriteLock implements Lock,Serializable {
    void lock();
    void lockInterruptibly();
    boolean tryLock();
    boolean tryLock(long a, TimeUnit b);
    void unlock();
    Condition newCondition();
    boolean isHeldByCurrentThread();
    int getHoldCount();
  }
}
