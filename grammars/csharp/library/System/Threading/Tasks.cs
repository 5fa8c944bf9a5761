// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
public class ConcurrentExclusiveSchedulerPair {
  public Task Completion { get; }
  public TaskScheduler ConcurrentScheduler { get; }
  public TaskScheduler ExclusiveScheduler { get; }
  public void Complete();
}
public static class Parallel {
  public static void Invoke(params Action[] a);
  public static void Invoke(ParallelOptions a, params Action[] b);
  public static ParallelLoopResult For(int a, int b, Action<int> c);
  public static ParallelLoopResult For(long a, long b, Action<long> c);
  public static ParallelLoopResult For(int a, int b, ParallelOptions c, Action<int> d);
  public static ParallelLoopResult For(long a, long b, ParallelOptions c, Action<long> d);
  public static ParallelLoopResult For(int a, int b, Action<int, ParallelLoopState> c);
  public static ParallelLoopResult For(long a, long b, Action<long, ParallelLoopState> c);
  public static ParallelLoopResult For(int a, int b, ParallelOptions c, Action<int, ParallelLoopState> d);
  public static ParallelLoopResult For(long a, long b, ParallelOptions c, Action<long, ParallelLoopState> d);
  public static ParallelLoopResult For<TLocal>(int a, int b, Func<TLocal> c, Func<int, ParallelLoopState, TLocal, TLocal> d, Action<TLocal> e);
  public static ParallelLoopResult For<TLocal>(long a, long b, Func<TLocal> c, Func<long, ParallelLoopState, TLocal, TLocal> d, Action<TLocal> e);
  public static ParallelLoopResult For<TLocal>(int a, int b, ParallelOptions c, Func<TLocal> d, Func<int, ParallelLoopState, TLocal, TLocal> e, Action<TLocal> f);
  public static ParallelLoopResult For<TLocal>(long a, long b, ParallelOptions c, Func<TLocal> d, Func<long, ParallelLoopState, TLocal, TLocal> e, Action<TLocal> f);
  public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> a, Action<TSource> b);
  public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> a, ParallelOptions b, Action<TSource> c);
  public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> a, Action<TSource, ParallelLoopState> b);
  public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> a, ParallelOptions b, Action<TSource, ParallelLoopState> c);
  public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> a, Action<TSource, ParallelLoopState, long> b);
  public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> a, ParallelOptions b, Action<TSource, ParallelLoopState, long> c);
  public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> a, Func<TLocal> b, Func<TSource, ParallelLoopState, TLocal, TLocal> c, Action<TLocal> d);
  public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> a, ParallelOptions b, Func<TLocal> c, Func<TSource, ParallelLoopState, TLocal, TLocal> d, Action<TLocal> e);
  public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> a, Func<TLocal> b, Func<TSource, ParallelLoopState, long, TLocal, TLocal> c, Action<TLocal> d);
  public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> a, ParallelOptions b, Func<TLocal> c, Func<TSource, ParallelLoopState, long, TLocal, TLocal> d, Action<TLocal> e);
  public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> a, Action<TSource> b);
  public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> a, Action<TSource, ParallelLoopState> b);
  public static ParallelLoopResult ForEach<TSource>(OrderablePartitioner<TSource> a, Action<TSource, ParallelLoopState, long> b);
  public static ParallelLoopResult ForEach<TSource, TLocal>(Partitioner<TSource> a, Func<TLocal> b, Func<TSource, ParallelLoopState, TLocal, TLocal> c, Action<TLocal> d);
  public static ParallelLoopResult ForEach<TSource, TLocal>(OrderablePartitioner<TSource> a, Func<TLocal> b, Func<TSource, ParallelLoopState, long, TLocal, TLocal> c, Action<TLocal> d);
  public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> a, ParallelOptions b, Action<TSource> c);
  public static ParallelLoopResult ForEach<TSource>(Partitioner<TSource> a, ParallelOptions b, Action<TSource, ParallelLoopState> c);
  public static ParallelLoopResult ForEach<TSource>(OrderablePartitioner<TSource> a, ParallelOptions b, Action<TSource, ParallelLoopState, long> c);
  public static ParallelLoopResult ForEach<TSource, TLocal>(Partitioner<TSource> a, ParallelOptions b, Func<TLocal> c, Func<TSource, ParallelLoopState, TLocal, TLocal> d, Action<TLocal> e);
  public static ParallelLoopResult ForEach<TSource, TLocal>(OrderablePartitioner<TSource> a, ParallelOptions b, Func<TLocal> c, Func<TSource, ParallelLoopState, long, TLocal, TLocal> d, Action<TLocal> e);
}
public struct ParallelLoopResult {
  public bool IsCompleted { get; }
  public long? LowestBreakIteration { get; }
}
public class ParallelLoopState {
  public bool ShouldExitCurrentIteration { get; }
  public bool IsStopped { get; }
  public bool IsExceptional { get; }
  public long? LowestBreakIteration { get; }
  public void Stop();
  public void Break();
}
public class ParallelOptions {
  public TaskScheduler TaskScheduler { get; }
  public int MaxDegreeOfParallelism { get; }
  public CancellationToken CancellationToken { get; }
}
public class Task : IDisposable, IAsyncResult {
  public void __result();
  public int Id { get; }
  public static int? CurrentId { get; }
  public AggregateException Exception { get; }
  public TaskStatus Status { get; }
  public bool IsCanceled { get; }
  public bool IsCompleted { get; }
  public bool IsCompletedSuccessfully { get; }
  public TaskCreationOptions CreationOptions { get; }
  public object AsyncState { get; }
  public static TaskFactory Factory { get; }
  public static Task CompletedTask { get; }
  public bool IsFaulted { get; }
  public void Start();
  public void Start(TaskScheduler a);
  public void RunSynchronously();
  public void RunSynchronously(TaskScheduler a);
  public void Dispose();
  public void Dispose(bool a);
  public TaskAwaiter GetAwaiter();
  public ConfiguredTaskAwaitable ConfigureAwait(bool a);
  public static YieldAwaitable Yield();
  public void Wait();
  public bool Wait(TimeSpan a);
  public void Wait(CancellationToken a);
  public bool Wait(int a);
  public bool Wait(int a, CancellationToken b);
  public Task ContinueWith(Action<Task> a);
  public Task ContinueWith(Action<Task> a, CancellationToken b);
  public Task ContinueWith(Action<Task> a, TaskScheduler b);
  public Task ContinueWith(Action<Task> a, TaskContinuationOptions b);
  public Task ContinueWith(Action<Task> a, CancellationToken b, TaskContinuationOptions c, TaskScheduler d);
  public Task ContinueWith(Action<Task, object> a, object b);
  public Task ContinueWith(Action<Task, object> a, object b, CancellationToken c);
  public Task ContinueWith(Action<Task, object> a, object b, TaskScheduler c);
  public Task ContinueWith(Action<Task, object> a, object b, TaskContinuationOptions c);
  public Task ContinueWith(Action<Task, object> a, object b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> a);
  public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> a, CancellationToken b);
  public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> a, TaskScheduler b);
  public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> a, TaskContinuationOptions b);
  public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> a, CancellationToken b, TaskContinuationOptions c, TaskScheduler d);
  public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> a, object b);
  public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> a, object b, CancellationToken c);
  public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> a, object b, TaskScheduler c);
  public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> a, object b, TaskContinuationOptions c);
  public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> a, object b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public static void WaitAll(params Task[] a);
  public static bool WaitAll(Task[] a, TimeSpan b);
  public static bool WaitAll(Task[] a, int b);
  public static void WaitAll(Task[] a, CancellationToken b);
  public static bool WaitAll(Task[] a, int b, CancellationToken c);
  public static int WaitAny(params Task[] a);
  public static int WaitAny(Task[] a, TimeSpan b);
  public static int WaitAny(Task[] a, CancellationToken b);
  public static int WaitAny(Task[] a, int b);
  public static int WaitAny(Task[] a, int b, CancellationToken c);
  public static Task<TResult> FromResult<TResult>(TResult a);
  public static Task FromException(Exception a);
  public static Task<TResult> FromException<TResult>(Exception a);
  public static Task FromCanceled(CancellationToken a);
  public static Task<TResult> FromCanceled<TResult>(CancellationToken a);
  public static Task Run(Action a);
  public static Task Run(Action a, CancellationToken b);
  public static Task<TResult> Run<TResult>(Func<TResult> a);
  public static Task<TResult> Run<TResult>(Func<TResult> a, CancellationToken b);
  public static Task Run(Func<Task> a);
  public static Task Run(Func<Task> a, CancellationToken b);
  public static Task<TResult> Run<TResult>(Func<Task<TResult>> a);
  public static Task<TResult> Run<TResult>(Func<Task<TResult>> a, CancellationToken b);
  public static Task Delay(TimeSpan a);
  public static Task Delay(TimeSpan a, CancellationToken b);
  public static Task Delay(int a);
  public static Task Delay(int a, CancellationToken b);
  public static Task WhenAll(IEnumerable<Task> a);
  public static Task WhenAll(params Task[] a);
  public static Task<TResult[]> WhenAll<TResult>(IEnumerable<Task<TResult>> a);
  public static Task<TResult[]> WhenAll<TResult>(params Task<TResult>[] a);
  public static Task<Task> WhenAny(params Task[] a);
  public static Task<Task> WhenAny(IEnumerable<Task> a);
  public static Task<Task<TResult>> WhenAny<TResult>(params Task<TResult>[] a);
  public static Task<Task<TResult>> WhenAny<TResult>(IEnumerable<Task<TResult>> a);
  public static Task<TResult> CreateUnwrapPromise<TResult>(Task a, bool b);
  public void MarkAborted(ThreadAbortException a);
}
public static class TaskAsyncEnumerableExtensions {
  public static ConfiguredAsyncDisposable ConfigureAwait(this IAsyncDisposable a, bool b);
  public static ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait<T>(this IAsyncEnumerable<T> a, bool b);
  public static ConfiguredCancelableAsyncEnumerable<T> WithCancellation<T>(this IAsyncEnumerable<T> a, CancellationToken b);
}
public class TaskCanceledException : OperationCanceledException {
  public Task Task { get; }
}
public class TaskCompletionSource<TResult> {
  public Task<TResult> Task { get; }
  public bool TrySetException(Exception a);
  public bool TrySetException(IEnumerable<Exception> a);
  public void SetException(Exception a);
  public void SetException(IEnumerable<Exception> a);
  public bool TrySetResult(TResult a);
  public void SetResult(TResult a);
  public bool TrySetCanceled();
  public bool TrySetCanceled(CancellationToken a);
  public void SetCanceled();
}
public enum TaskContinuationOptions { None, PreferFairness, LongRunning, AttachedToParent, DenyChildAttach, HideScheduler, LazyCancellation, RunContinuationsAsynchronously, NotOnRanToCompletion, NotOnFaulted, NotOnCanceled, OnlyOnRanToCompletion, OnlyOnFaulted, OnlyOnCanceled, ExecuteSynchronously }
public enum TaskCreationOptions { None, PreferFairness, LongRunning, AttachedToParent, DenyChildAttach, HideScheduler, RunContinuationsAsynchronously }
public static class TaskExtensions {
  public static Task Unwrap(this Task<Task> a);
  public static Task<TResult> Unwrap<TResult>(this Task<Task<TResult>> a);
}
public class TaskFactory {
  public CancellationToken CancellationToken { get; }
  public TaskScheduler Scheduler { get; }
  public TaskCreationOptions CreationOptions { get; }
  public TaskContinuationOptions ContinuationOptions { get; }
  public Task StartNew(Action a);
  public Task StartNew(Action a, CancellationToken b);
  public Task StartNew(Action a, TaskCreationOptions b);
  public Task StartNew(Action a, CancellationToken b, TaskCreationOptions c, TaskScheduler d);
  public Task StartNew(Action<object> a, object b);
  public Task StartNew(Action<object> a, object b, CancellationToken c);
  public Task StartNew(Action<object> a, object b, TaskCreationOptions c);
  public Task StartNew(Action<object> a, object b, CancellationToken c, TaskCreationOptions d, TaskScheduler e);
  public Task<TResult> StartNew<TResult>(Func<TResult> a);
  public Task<TResult> StartNew<TResult>(Func<TResult> a, CancellationToken b);
  public Task<TResult> StartNew<TResult>(Func<TResult> a, TaskCreationOptions b);
  public Task<TResult> StartNew<TResult>(Func<TResult> a, CancellationToken b, TaskCreationOptions c, TaskScheduler d);
  public Task<TResult> StartNew<TResult>(Func<object, TResult> a, object b);
  public Task<TResult> StartNew<TResult>(Func<object, TResult> a, object b, CancellationToken c);
  public Task<TResult> StartNew<TResult>(Func<object, TResult> a, object b, TaskCreationOptions c);
  public Task<TResult> StartNew<TResult>(Func<object, TResult> a, object b, CancellationToken c, TaskCreationOptions d, TaskScheduler e);
  public Task FromAsync(IAsyncResult a, Action<IAsyncResult> b);
  public Task FromAsync(IAsyncResult a, Action<IAsyncResult> b, TaskCreationOptions c);
  public Task FromAsync(IAsyncResult a, Action<IAsyncResult> b, TaskCreationOptions c, TaskScheduler d);
  public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> a, Action<IAsyncResult> b, object c);
  public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> a, Action<IAsyncResult> b, object c, TaskCreationOptions d);
  public Task FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> a, Action<IAsyncResult> b, TArg1 c, object d);
  public Task FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> a, Action<IAsyncResult> b, TArg1 c, object d, TaskCreationOptions e);
  public Task FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> a, Action<IAsyncResult> b, TArg1 c, TArg2 d, object e);
  public Task FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> a, Action<IAsyncResult> b, TArg1 c, TArg2 d, object e, TaskCreationOptions f);
  public Task FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> a, Action<IAsyncResult> b, TArg1 c, TArg2 d, TArg3 e, object f);
  public Task FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> a, Action<IAsyncResult> b, TArg1 c, TArg2 d, TArg3 e, object f, TaskCreationOptions g);
  public Task<TResult> FromAsync<TResult>(IAsyncResult a, Func<IAsyncResult, TResult> b);
  public Task<TResult> FromAsync<TResult>(IAsyncResult a, Func<IAsyncResult, TResult> b, TaskCreationOptions c);
  public Task<TResult> FromAsync<TResult>(IAsyncResult a, Func<IAsyncResult, TResult> b, TaskCreationOptions c, TaskScheduler d);
  public Task<TResult> FromAsync<TResult>(Func<AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, object c);
  public Task<TResult> FromAsync<TResult>(Func<AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, object c, TaskCreationOptions d);
  public Task<TResult> FromAsync<TArg1, TResult>(Func<TArg1, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, object d);
  public Task<TResult> FromAsync<TArg1, TResult>(Func<TArg1, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, object d, TaskCreationOptions e);
  public Task<TResult> FromAsync<TArg1, TArg2, TResult>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, TArg2 d, object e);
  public Task<TResult> FromAsync<TArg1, TArg2, TResult>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, TArg2 d, object e, TaskCreationOptions f);
  public Task<TResult> FromAsync<TArg1, TArg2, TArg3, TResult>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, TArg2 d, TArg3 e, object f);
  public Task<TResult> FromAsync<TArg1, TArg2, TArg3, TResult>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, TArg2 d, TArg3 e, object f, TaskCreationOptions g);
  public Task ContinueWhenAll(Task[] a, Action<Task[]> b);
  public Task ContinueWhenAll(Task[] a, Action<Task[]> b, CancellationToken c);
  public Task ContinueWhenAll(Task[] a, Action<Task[]> b, TaskContinuationOptions c);
  public Task ContinueWhenAll(Task[] a, Action<Task[]> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] a, Action<Task<TAntecedentResult>[]> b);
  public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] a, Action<Task<TAntecedentResult>[]> b, CancellationToken c);
  public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] a, Action<Task<TAntecedentResult>[]> b, TaskContinuationOptions c);
  public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] a, Action<Task<TAntecedentResult>[]> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task<TResult> ContinueWhenAll<TResult>(Task[] a, Func<Task[], TResult> b);
  public Task<TResult> ContinueWhenAll<TResult>(Task[] a, Func<Task[], TResult> b, CancellationToken c);
  public Task<TResult> ContinueWhenAll<TResult>(Task[] a, Func<Task[], TResult> b, TaskContinuationOptions c);
  public Task<TResult> ContinueWhenAll<TResult>(Task[] a, Func<Task[], TResult> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>[], TResult> b);
  public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>[], TResult> b, CancellationToken c);
  public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>[], TResult> b, TaskContinuationOptions c);
  public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>[], TResult> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task ContinueWhenAny(Task[] a, Action<Task> b);
  public Task ContinueWhenAny(Task[] a, Action<Task> b, CancellationToken c);
  public Task ContinueWhenAny(Task[] a, Action<Task> b, TaskContinuationOptions c);
  public Task ContinueWhenAny(Task[] a, Action<Task> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task<TResult> ContinueWhenAny<TResult>(Task[] a, Func<Task, TResult> b);
  public Task<TResult> ContinueWhenAny<TResult>(Task[] a, Func<Task, TResult> b, CancellationToken c);
  public Task<TResult> ContinueWhenAny<TResult>(Task[] a, Func<Task, TResult> b, TaskContinuationOptions c);
  public Task<TResult> ContinueWhenAny<TResult>(Task[] a, Func<Task, TResult> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>, TResult> b);
  public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>, TResult> b, CancellationToken c);
  public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>, TResult> b, TaskContinuationOptions c);
  public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>, TResult> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] a, Action<Task<TAntecedentResult>> b);
  public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] a, Action<Task<TAntecedentResult>> b, CancellationToken c);
  public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] a, Action<Task<TAntecedentResult>> b, TaskContinuationOptions c);
  public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] a, Action<Task<TAntecedentResult>> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
}
public class TaskFactory<TResult> {
  public CancellationToken CancellationToken { get; }
  public TaskScheduler Scheduler { get; }
  public TaskCreationOptions CreationOptions { get; }
  public TaskContinuationOptions ContinuationOptions { get; }
  public Task<TResult> StartNew(Func<TResult> a);
  public Task<TResult> StartNew(Func<TResult> a, CancellationToken b);
  public Task<TResult> StartNew(Func<TResult> a, TaskCreationOptions b);
  public Task<TResult> StartNew(Func<TResult> a, CancellationToken b, TaskCreationOptions c, TaskScheduler d);
  public Task<TResult> StartNew(Func<object, TResult> a, object b);
  public Task<TResult> StartNew(Func<object, TResult> a, object b, CancellationToken c);
  public Task<TResult> StartNew(Func<object, TResult> a, object b, TaskCreationOptions c);
  public Task<TResult> StartNew(Func<object, TResult> a, object b, CancellationToken c, TaskCreationOptions d, TaskScheduler e);
  public Task<TResult> FromAsync(IAsyncResult a, Func<IAsyncResult, TResult> b);
  public Task<TResult> FromAsync(IAsyncResult a, Func<IAsyncResult, TResult> b, TaskCreationOptions c);
  public Task<TResult> FromAsync(IAsyncResult a, Func<IAsyncResult, TResult> b, TaskCreationOptions c, TaskScheduler d);
  public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, object c);
  public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, object c, TaskCreationOptions d);
  public Task<TResult> FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, object d);
  public Task<TResult> FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, object d, TaskCreationOptions e);
  public Task<TResult> FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, TArg2 d, object e);
  public Task<TResult> FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, TArg2 d, object e, TaskCreationOptions f);
  public Task<TResult> FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, TArg2 d, TArg3 e, object f);
  public Task<TResult> FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> a, Func<IAsyncResult, TResult> b, TArg1 c, TArg2 d, TArg3 e, object f, TaskCreationOptions g);
  public Task<TResult> ContinueWhenAll(Task[] a, Func<Task[], TResult> b);
  public Task<TResult> ContinueWhenAll(Task[] a, Func<Task[], TResult> b, CancellationToken c);
  public Task<TResult> ContinueWhenAll(Task[] a, Func<Task[], TResult> b, TaskContinuationOptions c);
  public Task<TResult> ContinueWhenAll(Task[] a, Func<Task[], TResult> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>[], TResult> b);
  public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>[], TResult> b, CancellationToken c);
  public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>[], TResult> b, TaskContinuationOptions c);
  public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>[], TResult> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task<TResult> ContinueWhenAny(Task[] a, Func<Task, TResult> b);
  public Task<TResult> ContinueWhenAny(Task[] a, Func<Task, TResult> b, CancellationToken c);
  public Task<TResult> ContinueWhenAny(Task[] a, Func<Task, TResult> b, TaskContinuationOptions c);
  public Task<TResult> ContinueWhenAny(Task[] a, Func<Task, TResult> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>, TResult> b);
  public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>, TResult> b, CancellationToken c);
  public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>, TResult> b, TaskContinuationOptions c);
  public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] a, Func<Task<TAntecedentResult>, TResult> b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
}
public abstract class TaskScheduler {
  public int MaximumConcurrencyLevel { get; }
  public static TaskScheduler Default { get; }
  public static TaskScheduler Current { get; }
  public int Id { get; }
  public static event EventHandler<UnobservedTaskExceptionEventArgs> UnobservedTaskException;
  public abstract void QueueTask(Task a);
  public abstract bool TryExecuteTaskInline(Task a, bool b);
  public abstract IEnumerable<Task> GetScheduledTasks();
  public bool TryDequeue(Task a);
  public static TaskScheduler FromCurrentSynchronizationContext();
  public bool TryExecuteTask(Task a);
}
public class TaskSchedulerException : Exception {
}
public enum TaskStatus { Created, WaitingForActivation, WaitingToRun, Running, WaitingForChildrenToComplete, RanToCompletion, Canceled, Faulted }
public class Task<TResult> : Task {
  public TResult __result();
  public TResult Result { get; }
  public static TaskFactory<TResult> Factory { get; }
  public TaskAwaiter<TResult> GetAwaiter();
  public ConfiguredTaskAwaitable<TResult> ConfigureAwait(bool a);
  public Task ContinueWith(Action<Task<TResult>> a);
  public Task ContinueWith(Action<Task<TResult>> a, CancellationToken b);
  public Task ContinueWith(Action<Task<TResult>> a, TaskScheduler b);
  public Task ContinueWith(Action<Task<TResult>> a, TaskContinuationOptions b);
  public Task ContinueWith(Action<Task<TResult>> a, CancellationToken b, TaskContinuationOptions c, TaskScheduler d);
  public Task ContinueWith(Action<Task<TResult>, object> a, object b);
  public Task ContinueWith(Action<Task<TResult>, object> a, object b, CancellationToken c);
  public Task ContinueWith(Action<Task<TResult>, object> a, object b, TaskScheduler c);
  public Task ContinueWith(Action<Task<TResult>, object> a, object b, TaskContinuationOptions c);
  public Task ContinueWith(Action<Task<TResult>, object> a, object b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
  public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> a);
  public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> a, CancellationToken b);
  public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> a, TaskScheduler b);
  public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> a, TaskContinuationOptions b);
  public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> a, CancellationToken b, TaskContinuationOptions c, TaskScheduler d);
  public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> a, object b);
  public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> a, object b, CancellationToken c);
  public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> a, object b, TaskScheduler c);
  public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> a, object b, TaskContinuationOptions c);
  public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> a, object b, CancellationToken c, TaskContinuationOptions d, TaskScheduler e);
}
public class UnobservedTaskExceptionEventArgs : EventArgs {
  public bool Observed { get; }
  public AggregateException Exception { get; }
  public void SetObserved();
}
public struct ValueTask : IEquatable<ValueTask> {
  public bool IsCompleted { get; }
  public bool IsCompletedSuccessfully { get; }
  public bool IsFaulted { get; }
  public bool IsCanceled { get; }
  public bool Equals(ValueTask a);
  public Task AsTask();
  public ValueTask Preserve();
  public ValueTaskAwaiter GetAwaiter();
  public ConfiguredValueTaskAwaitable ConfigureAwait(bool a);
}
public struct ValueTask<TResult> : IEquatable<ValueTask<TResult>> {
  public TResult __result();
  public bool IsCompleted { get; }
  public bool IsCompletedSuccessfully { get; }
  public bool IsFaulted { get; }
  public bool IsCanceled { get; }
  public TResult Result { get; }
  public bool Equals(ValueTask<TResult> a);
  public Task<TResult> AsTask();
  public ValueTask<TResult> Preserve();
  public ValueTaskAwaiter<TResult> GetAwaiter();
  public ConfiguredValueTaskAwaitable<TResult> ConfigureAwait(bool a);
}
