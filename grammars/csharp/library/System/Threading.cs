// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Runtime.Serialization;
using System.Threading.Tasks;
public class AbandonedMutexException : SystemException {
  public Mutex Mutex { get; }
  public int MutexIndex { get; }
}
public enum ApartmentState { STA, MTA, Unknown }
public struct AsyncFlowControl : IDisposable {
  public void Dispose();
  public void Undo();
  public bool Equals(AsyncFlowControl a);
}
public struct AsyncLocalValueChangedArgs<T> {
  public T PreviousValue { get; }
  public T CurrentValue { get; }
  public bool ThreadContextChanged { get; }
}
public sealed class AsyncLocal<T> {
  public T Value { get; }
}
public sealed class AutoResetEvent : EventWaitHandle {
}
public class Barrier : IDisposable {
  public int ParticipantsRemaining { get; }
  public int ParticipantCount { get; }
  public long CurrentPhaseNumber { get; }
  public long AddParticipant();
  public long AddParticipants(int a);
  public void RemoveParticipant();
  public void RemoveParticipants(int a);
  public void SignalAndWait();
  public void SignalAndWait(CancellationToken a);
  public bool SignalAndWait(TimeSpan a);
  public bool SignalAndWait(TimeSpan a, CancellationToken b);
  public bool SignalAndWait(int a);
  public bool SignalAndWait(int a, CancellationToken b);
  public void Dispose();
  public void Dispose(bool a);
}
public class BarrierPostPhaseException : Exception {
}
public struct CancellationToken {
  public static CancellationToken None { get; }
  public bool IsCancellationRequested { get; }
  public bool CanBeCanceled { get; }
  public WaitHandle WaitHandle { get; }
  public CancellationTokenRegistration Register(Action a);
  public CancellationTokenRegistration Register(Action a, bool b);
  public CancellationTokenRegistration Register(Action<object> a, object b);
  public CancellationTokenRegistration Register(Action<object> a, object b, bool c);
  public CancellationTokenRegistration Register(Action<object> a, object b, bool c, bool d);
  public bool Equals(CancellationToken a);
  public void ThrowIfCancellationRequested();
}
public struct CancellationTokenRegistration : IDisposable, IEquatable<CancellationTokenRegistration>, IAsyncDisposable {
  public CancellationToken Token { get; }
  public bool Unregister();
  public void Dispose();
  public bool Equals(CancellationTokenRegistration a);
  public ValueTask DisposeAsync();
}
public class CancellationTokenSource : IDisposable {
  public bool IsCancellationRequested { get; }
  public CancellationToken Token { get; }
  public void Cancel();
  public void Cancel(bool a);
  public void CancelAfter(TimeSpan a);
  public void CancelAfter(int a);
  public void Dispose();
  public void Dispose(bool a);
  public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken a, CancellationToken b);
  public static CancellationTokenSource CreateLinkedTokenSource(params CancellationToken[] a);
}
public sealed class CompressedStack : ISerializable {
  public CompressedStack CreateCopy();
  public static CompressedStack Capture();
  public static CompressedStack GetCompressedStack();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public static void Run(CompressedStack a, ContextCallback b, object c);
}
public delegate void ContextCallback(object a);
public class CountdownEvent : IDisposable {
  public int CurrentCount { get; }
  public int InitialCount { get; }
  public bool IsSet { get; }
  public WaitHandle WaitHandle { get; }
  public void Dispose();
  public void Dispose(bool a);
  public bool Signal();
  public bool Signal(int a);
  public void AddCount();
  public bool TryAddCount();
  public void AddCount(int a);
  public bool TryAddCount(int a);
  public void Reset();
  public void Reset(int a);
  public void Wait();
  public void Wait(CancellationToken a);
  public bool Wait(TimeSpan a);
  public bool Wait(TimeSpan a, CancellationToken b);
  public bool Wait(int a);
  public bool Wait(int a, CancellationToken b);
}
public enum EventResetMode { AutoReset, ManualReset }
public class EventWaitHandle : WaitHandle {
  public static EventWaitHandle OpenExisting(string a);
  public static EventWaitHandle OpenExisting(string a, EventWaitHandleRights b);
  public static bool TryOpenExisting(string a, out EventWaitHandle b);
  public static bool TryOpenExisting(string a, EventWaitHandleRights b, out EventWaitHandle c);
  public bool Reset();
  public bool Set();
  public EventWaitHandleSecurity GetAccessControl();
  public void SetAccessControl(EventWaitHandleSecurity a);
}
public sealed class ExecutionContext : IDisposable, ISerializable {
  public void Dispose();
  public static void Run(ExecutionContext a, ContextCallback b, object c);
  public ExecutionContext CreateCopy();
  public static AsyncFlowControl SuppressFlow();
  public static void RestoreFlow();
  public static bool IsFlowSuppressed();
  public static ExecutionContext Capture();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
}
public class HostExecutionContext : IDisposable {
  public object State { get; }
  public HostExecutionContext CreateCopy();
  public void Dispose();
  public void Dispose(bool a);
}
public class HostExecutionContextManager {
  public HostExecutionContext Capture();
  public void Revert(object a);
  public object SetHostExecutionContext(HostExecutionContext a);
}
public delegate void IOCompletionCallback(uint a, uint b, NativeOverlapped* c);
public static class Interlocked {
  public static int CompareExchange(ref int a, int b, int c);
  public static object CompareExchange(ref object a, object b, object c);
  public static float CompareExchange(ref float a, float b, float c);
  public static int Decrement(ref int a);
  public static long Decrement(ref long a);
  public static int Increment(ref int a);
  public static long Increment(ref long a);
  public static int Exchange(ref int a, int b);
  public static object Exchange(ref object a, object b);
  public static float Exchange(ref float a, float b);
  public static long CompareExchange(ref long a, long b, long c);
  public static IntPtr CompareExchange(ref IntPtr a, IntPtr b, IntPtr c);
  public static double CompareExchange(ref double a, double b, double c);
  public static T CompareExchange<T>(ref T a, T b, T c);
  public static long Exchange(ref long a, long b);
  public static IntPtr Exchange(ref IntPtr a, IntPtr b);
  public static double Exchange(ref double a, double b);
  public static T Exchange<T>(ref T a, T b);
  public static long Read(ref long a);
  public static int Add(ref int a, int b);
  public static long Add(ref long a, long b);
  public static void MemoryBarrier();
  public static void MemoryBarrierProcessWide();
}
public static class LazyInitializer {
  public static T EnsureInitialized<T>(ref T a);
  public static T EnsureInitialized<T>(ref T a, Func<T> b);
  public static T EnsureInitialized<T>(ref T a, ref bool b, ref object c);
  public static T EnsureInitialized<T>(ref T a, ref bool b, ref object c, Func<T> d);
  public static T EnsureInitialized<T>(ref T a, ref object b, Func<T> c);
}
public enum LazyThreadSafetyMode { None, PublicationOnly, ExecutionAndPublication }
public class Lock {
  public void Acquire();
  public void Release();
}
public struct LockCookie {
  public bool Equals(LockCookie a);
}
public struct LockHolder : IDisposable {
  public static LockHolder Hold(Lock a);
  public void Dispose();
}
public class LockRecursionException : Exception {
}
public enum LockRecursionPolicy { NoRecursion, SupportsRecursion }
public sealed class ManualResetEvent : EventWaitHandle {
}
public class ManualResetEventSlim : IDisposable {
  public WaitHandle WaitHandle { get; }
  public bool IsSet { get; }
  public int SpinCount { get; }
  public void Set();
  public void Reset();
  public void Wait();
  public void Wait(CancellationToken a);
  public bool Wait(TimeSpan a);
  public bool Wait(TimeSpan a, CancellationToken b);
  public bool Wait(int a);
  public bool Wait(int a, CancellationToken b);
  public void Dispose();
  public void Dispose(bool a);
}
public static class Monitor {
  public static void Enter(object a);
  public static void Enter(object a, ref bool b);
  public static void Exit(object a);
  public static bool TryEnter(object a);
  public static void TryEnter(object a, ref bool b);
  public static bool TryEnter(object a, int b);
  public static bool TryEnter(object a, TimeSpan b);
  public static void TryEnter(object a, int b, ref bool c);
  public static void TryEnter(object a, TimeSpan b, ref bool c);
  public static bool IsEntered(object a);
  public static bool Wait(object a, int b, bool c);
  public static bool Wait(object a, TimeSpan b, bool c);
  public static bool Wait(object a, int b);
  public static bool Wait(object a, TimeSpan b);
  public static bool Wait(object a);
  public static void Pulse(object a);
  public static void PulseAll(object a);
}
public sealed class Mutex : WaitHandle {
  public MutexSecurity GetAccessControl();
  public static Mutex OpenExisting(string a);
  public static Mutex OpenExisting(string a, MutexRights b);
  public static bool TryOpenExisting(string a, out Mutex b);
  public static bool TryOpenExisting(string a, MutexRights b, out Mutex c);
  public void ReleaseMutex();
  public void SetAccessControl(MutexSecurity a);
}
public struct NativeOverlapped {
  public IntPtr InternalLow;
  public IntPtr InternalHigh;
  public int OffsetLow;
  public int OffsetHigh;
  public IntPtr EventHandle;
}
public class Overlapped {
  public IAsyncResult AsyncResult { get; }
  public int EventHandle { get; }
  public IntPtr EventHandleIntPtr { get; }
  public int OffsetHigh { get; }
  public int OffsetLow { get; }
  public static void Free(NativeOverlapped* a);
  public static Overlapped Unpack(NativeOverlapped* a);
  public NativeOverlapped* Pack(IOCompletionCallback a);
  public NativeOverlapped* Pack(IOCompletionCallback a, object b);
  public NativeOverlapped* UnsafePack(IOCompletionCallback a);
  public NativeOverlapped* UnsafePack(IOCompletionCallback a, object b);
}
public delegate void ParameterizedThreadStart(object a);
public sealed class PreAllocatedOverlapped : IDisposable {
  public void Dispose();
}
public sealed class ReaderWriterLock : CriticalFinalizerObject {
  public bool IsReaderLockHeld { get; }
  public bool IsWriterLockHeld { get; }
  public int WriterSeqNum { get; }
  public void AcquireReaderLock(int a);
  public void AcquireReaderLock(TimeSpan a);
  public void AcquireWriterLock(int a);
  public void AcquireWriterLock(TimeSpan a);
  public bool AnyWritersSince(int a);
  public void DowngradeFromWriterLock(ref LockCookie a);
  public LockCookie ReleaseLock();
  public void ReleaseReaderLock();
  public void ReleaseWriterLock();
  public void RestoreLock(ref LockCookie a);
  public LockCookie UpgradeToWriterLock(int a);
  public LockCookie UpgradeToWriterLock(TimeSpan a);
}
public class ReaderWriterLockSlim : IDisposable {
  public bool IsReadLockHeld { get; }
  public bool IsUpgradeableReadLockHeld { get; }
  public bool IsWriteLockHeld { get; }
  public LockRecursionPolicy RecursionPolicy { get; }
  public int CurrentReadCount { get; }
  public int RecursiveReadCount { get; }
  public int RecursiveUpgradeCount { get; }
  public int RecursiveWriteCount { get; }
  public int WaitingReadCount { get; }
  public int WaitingUpgradeCount { get; }
  public int WaitingWriteCount { get; }
  public void EnterReadLock();
  public bool TryEnterReadLock(TimeSpan a);
  public bool TryEnterReadLock(int a);
  public void EnterWriteLock();
  public bool TryEnterWriteLock(TimeSpan a);
  public bool TryEnterWriteLock(int a);
  public void EnterUpgradeableReadLock();
  public bool TryEnterUpgradeableReadLock(TimeSpan a);
  public bool TryEnterUpgradeableReadLock(int a);
  public void ExitReadLock();
  public void ExitWriteLock();
  public void ExitUpgradeableReadLock();
  public void Dispose();
}
public sealed class RegisteredWaitHandle : MarshalByRefObject {
  public bool Unregister(WaitHandle a);
}
public sealed class Semaphore : WaitHandle {
  public static Semaphore OpenExisting(string a);
  public static Semaphore OpenExisting(string a, SemaphoreRights b);
  public static bool TryOpenExisting(string a, out Semaphore b);
  public static bool TryOpenExisting(string a, SemaphoreRights b, out Semaphore c);
  public int Release();
  public int Release(int a);
  public SemaphoreSecurity GetAccessControl();
  public void SetAccessControl(SemaphoreSecurity a);
}
public class SemaphoreFullException : SystemException {
}
public class SemaphoreSlim : IDisposable {
  public int CurrentCount { get; }
  public WaitHandle AvailableWaitHandle { get; }
  public void Wait();
  public void Wait(CancellationToken a);
  public bool Wait(TimeSpan a);
  public bool Wait(TimeSpan a, CancellationToken b);
  public bool Wait(int a);
  public bool Wait(int a, CancellationToken b);
  public Task WaitAsync();
  public Task WaitAsync(CancellationToken a);
  public Task<bool> WaitAsync(int a);
  public Task<bool> WaitAsync(TimeSpan a);
  public Task<bool> WaitAsync(TimeSpan a, CancellationToken b);
  public Task<bool> WaitAsync(int a, CancellationToken b);
  public int Release();
  public int Release(int a);
  public void Dispose();
  public void Dispose(bool a);
}
public delegate void SendOrPostCallback(object a);
public struct SpinLock {
  public bool IsHeld { get; }
  public bool IsHeldByCurrentThread { get; }
  public bool IsThreadOwnerTrackingEnabled { get; }
  public void Enter(ref bool a);
  public void TryEnter(ref bool a);
  public void TryEnter(TimeSpan a, ref bool b);
  public void TryEnter(int a, ref bool b);
  public void Exit();
  public void Exit(bool a);
}
public struct SpinWait {
  public int Count { get; }
  public bool NextSpinWillYield { get; }
  public void SpinOnce();
  public void SpinOnce(int a);
  public void Reset();
  public static void SpinUntil(Func<bool> a);
  public static bool SpinUntil(Func<bool> a, TimeSpan b);
  public static bool SpinUntil(Func<bool> a, int b);
}
public class SynchronizationContext {
  public static SynchronizationContext Current { get; }
  public void SetWaitNotificationRequired();
  public bool IsWaitNotificationRequired();
  public void Send(SendOrPostCallback a, object b);
  public void Post(SendOrPostCallback a, object b);
  public void OperationStarted();
  public void OperationCompleted();
  public int Wait(IntPtr[] a, bool b, int c);
  public static int WaitHelper(IntPtr[] a, bool b, int c);
  public static void SetSynchronizationContext(SynchronizationContext a);
  public SynchronizationContext CreateCopy();
}
public class SynchronizationLockException : SystemException {
}
public sealed class Thread : CriticalFinalizerObject, _Thread {
  public ExecutionContext ExecutionContext { get; }
  public ThreadPriority Priority { get; }
  public CultureInfo CurrentUICulture { get; }
  public CultureInfo CurrentCulture { get; }
  public static Context CurrentContext { get; }
  public static IPrincipal CurrentPrincipal { get; }
  public static Thread CurrentThread { get; }
  public ApartmentState ApartmentState { get; }
  public bool IsThreadPoolThread { get; }
  public bool IsAlive { get; }
  public bool IsBackground { get; }
  public string Name { get; }
  public ThreadState ThreadState { get; }
  public int ManagedThreadId { get; }
  public void Start();
  public void Start(object a);
  public void SetCompressedStack(CompressedStack a);
  public CompressedStack GetCompressedStack();
  public static void ResetAbort();
  public void Suspend();
  public void Resume();
  public void Interrupt();
  public void Join();
  public bool Join(int a);
  public bool Join(TimeSpan a);
  public static void Sleep(int a);
  public static void Sleep(TimeSpan a);
  public static bool Yield();
  public static LocalDataStoreSlot AllocateDataSlot();
  public static LocalDataStoreSlot AllocateNamedDataSlot(string a);
  public static LocalDataStoreSlot GetNamedDataSlot(string a);
  public static void FreeNamedDataSlot(string a);
  public static object GetData(LocalDataStoreSlot a);
  public static void SetData(LocalDataStoreSlot a, object b);
  public static void MemoryBarrier();
  public static AppDomain GetDomain();
  public static int GetDomainID();
  public void Abort();
  public void Abort(object a);
  public static void SpinWait(int a);
  public static byte VolatileRead(ref byte a);
  public static double VolatileRead(ref double a);
  public static short VolatileRead(ref short a);
  public static int VolatileRead(ref int a);
  public static long VolatileRead(ref long a);
  public static IntPtr VolatileRead(ref IntPtr a);
  public static object VolatileRead(ref object a);
  public static sbyte VolatileRead(ref sbyte a);
  public static float VolatileRead(ref float a);
  public static ushort VolatileRead(ref ushort a);
  public static uint VolatileRead(ref uint a);
  public static ulong VolatileRead(ref ulong a);
  public static UIntPtr VolatileRead(ref UIntPtr a);
  public static void VolatileWrite(ref byte a, byte b);
  public static void VolatileWrite(ref double a, double b);
  public static void VolatileWrite(ref short a, short b);
  public static void VolatileWrite(ref int a, int b);
  public static void VolatileWrite(ref long a, long b);
  public static void VolatileWrite(ref IntPtr a, IntPtr b);
  public static void VolatileWrite(ref object a, object b);
  public static void VolatileWrite(ref sbyte a, sbyte b);
  public static void VolatileWrite(ref float a, float b);
  public static void VolatileWrite(ref ushort a, ushort b);
  public static void VolatileWrite(ref uint a, uint b);
  public static void VolatileWrite(ref ulong a, ulong b);
  public static void VolatileWrite(ref UIntPtr a, UIntPtr b);
  public static void BeginCriticalRegion();
  public static void EndCriticalRegion();
  public static void BeginThreadAffinity();
  public static void EndThreadAffinity();
  public ApartmentState GetApartmentState();
  public void SetApartmentState(ApartmentState a);
  public bool TrySetApartmentState(ApartmentState a);
  public void DisableComObjectEagerCleanup();
  public static int GetCurrentProcessorId();
}
public sealed class ThreadAbortException : SystemException {
  public object ExceptionState { get; }
}
public class ThreadExceptionEventArgs : EventArgs {
  public Exception Exception { get; }
}
public delegate void ThreadExceptionEventHandler(object a, ThreadExceptionEventArgs b);
public class ThreadInterruptedException : SystemException {
}
public class ThreadLocal<T> : IDisposable {
  public T Value { get; }
  public IList<T> Values { get; }
  public bool IsValueCreated { get; }
  public void Dispose();
  public void Dispose(bool a);
}
public static class ThreadPool {
  public static bool SetMaxThreads(int a, int b);
  public static void GetMaxThreads(out int a, out int b);
  public static bool SetMinThreads(int a, int b);
  public static void GetMinThreads(out int a, out int b);
  public static void GetAvailableThreads(out int a, out int b);
  public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle a, WaitOrTimerCallback b, object c, uint d, bool e);
  public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle a, WaitOrTimerCallback b, object c, uint d, bool e);
  public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle a, WaitOrTimerCallback b, object c, int d, bool e);
  public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle a, WaitOrTimerCallback b, object c, int d, bool e);
  public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle a, WaitOrTimerCallback b, object c, long d, bool e);
  public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle a, WaitOrTimerCallback b, object c, long d, bool e);
  public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle a, WaitOrTimerCallback b, object c, TimeSpan d, bool e);
  public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle a, WaitOrTimerCallback b, object c, TimeSpan d, bool e);
  public static bool QueueUserWorkItem(WaitCallback a, object b);
  public static bool QueueUserWorkItem(WaitCallback a);
  public static bool UnsafeQueueUserWorkItem(WaitCallback a, object b);
  public static bool QueueUserWorkItem<TState>(Action<TState> a, TState b, bool c);
  public static bool UnsafeQueueUserWorkItem<TState>(Action<TState> a, TState b, bool c);
  public static bool UnsafeQueueNativeOverlapped(NativeOverlapped* a);
  public static bool BindHandle(IntPtr a);
  public static bool BindHandle(SafeHandle a);
}
public sealed class ThreadPoolBoundHandle : IDisposable {
  public SafeHandle Handle { get; }
  public NativeOverlapped* AllocateNativeOverlapped(IOCompletionCallback a, object b, object c);
  public NativeOverlapped* AllocateNativeOverlapped(PreAllocatedOverlapped a);
  public static ThreadPoolBoundHandle BindHandle(SafeHandle a);
  public void Dispose();
  public void FreeNativeOverlapped(NativeOverlapped* a);
  public static object GetNativeOverlappedState(NativeOverlapped* a);
}
public enum ThreadPriority { Lowest, BelowNormal, Normal, AboveNormal, Highest }
public delegate void ThreadStart();
public sealed class ThreadStartException : SystemException {
}
public enum ThreadState { Running, StopRequested, SuspendRequested, Background, Unstarted, Stopped, WaitSleepJoin, Suspended, AbortRequested, Aborted }
public class ThreadStateException : SystemException {
}
public static class Timeout {
  public static TimeSpan InfiniteTimeSpan;
  public static int Infinite;
}
public sealed class Timer : MarshalByRefObject, IDisposable, IAsyncDisposable {
  public bool Change(int a, int b);
  public bool Change(TimeSpan a, TimeSpan b);
  public bool Change(uint a, uint b);
  public void Dispose();
  public bool Change(long a, long b);
  public bool Dispose(WaitHandle a);
  public ValueTask DisposeAsync();
}
public delegate void TimerCallback(object a);
public static class Volatile {
  public static bool Read(ref bool a);
  public static void Write(ref bool a, bool b);
  public static byte Read(ref byte a);
  public static void Write(ref byte a, byte b);
  public static short Read(ref short a);
  public static void Write(ref short a, short b);
  public static int Read(ref int a);
  public static void Write(ref int a, int b);
  public static IntPtr Read(ref IntPtr a);
  public static void Write(ref IntPtr a, IntPtr b);
  public static sbyte Read(ref sbyte a);
  public static void Write(ref sbyte a, sbyte b);
  public static float Read(ref float a);
  public static void Write(ref float a, float b);
  public static ushort Read(ref ushort a);
  public static void Write(ref ushort a, ushort b);
  public static uint Read(ref uint a);
  public static void Write(ref uint a, uint b);
  public static UIntPtr Read(ref UIntPtr a);
  public static void Write(ref UIntPtr a, UIntPtr b);
  public static T Read<T>(ref T a);
  public static void Write<T>(ref T a, T b);
  public static long Read(ref long a);
  public static ulong Read(ref ulong a);
  public static double Read(ref double a);
  public static void Write(ref long a, long b);
  public static void Write(ref ulong a, ulong b);
  public static void Write(ref double a, double b);
}
public delegate void WaitCallback(object a);
public abstract class WaitHandle : MarshalByRefObject, IDisposable {
  public static int WaitTimeout;
  public static IntPtr InvalidHandle;
  public IntPtr Handle { get; }
  public SafeWaitHandle SafeWaitHandle { get; }
  public bool WaitOne(int a, bool b);
  public bool WaitOne(TimeSpan a, bool b);
  public bool WaitOne();
  public bool WaitOne(int a);
  public bool WaitOne(TimeSpan a);
  public static bool WaitAll(WaitHandle[] a, int b, bool c);
  public static bool WaitAll(WaitHandle[] a, TimeSpan b, bool c);
  public static bool WaitAll(WaitHandle[] a);
  public static bool WaitAll(WaitHandle[] a, int b);
  public static bool WaitAll(WaitHandle[] a, TimeSpan b);
  public static int WaitAny(WaitHandle[] a, int b, bool c);
  public static int WaitAny(WaitHandle[] a, TimeSpan b, bool c);
  public static int WaitAny(WaitHandle[] a, TimeSpan b);
  public static int WaitAny(WaitHandle[] a);
  public static int WaitAny(WaitHandle[] a, int b);
  public static bool SignalAndWait(WaitHandle a, WaitHandle b);
  public static bool SignalAndWait(WaitHandle a, WaitHandle b, TimeSpan c, bool d);
  public static bool SignalAndWait(WaitHandle a, WaitHandle b, int c, bool d);
  public void Close();
  public void Dispose(bool a);
  public void Dispose();
}
public class WaitHandleCannotBeOpenedException : ApplicationException {
}
public static class WaitHandleExtensions {
  public static SafeWaitHandle GetSafeWaitHandle(this WaitHandle a);
  public static void SetSafeWaitHandle(this WaitHandle a, SafeWaitHandle b);
}
public delegate void WaitOrTimerCallback(object a, bool b);
