// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;
public sealed class AccessedThroughPropertyAttribute : Attribute {
  public string PropertyName { get; }
}
public struct AsyncIteratorMethodBuilder {
  public static AsyncIteratorMethodBuilder Create();
  public void MoveNext<TStateMachine>(ref TStateMachine a) where TStateMachine : IAsyncStateMachine;
  public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
  public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
  public void Complete();
}
public sealed class AsyncIteratorStateMachineAttribute : StateMachineAttribute {
}
public sealed class AsyncMethodBuilderAttribute : Attribute {
  public Type BuilderType { get; }
}
public sealed class AsyncStateMachineAttribute : StateMachineAttribute {
}
public struct AsyncTaskMethodBuilder {
  public Task Task { get; }
  public static AsyncTaskMethodBuilder Create();
  public void Start<TStateMachine>(ref TStateMachine a) where TStateMachine : IAsyncStateMachine;
  public void SetStateMachine(IAsyncStateMachine a);
  public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
  public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
  public void SetResult();
  public void SetException(Exception a);
}
public struct AsyncTaskMethodBuilder<TResult> {
  public Task<TResult> Task { get; }
  public static AsyncTaskMethodBuilder<TResult> Create();
  public void Start<TStateMachine>(ref TStateMachine a) where TStateMachine : IAsyncStateMachine;
  public void SetStateMachine(IAsyncStateMachine a);
  public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
  public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
  public void SetResult(TResult a);
  public void SetException(Exception a);
}
public struct AsyncValueTaskMethodBuilder {
  public ValueTask Task { get; }
  public static AsyncValueTaskMethodBuilder Create();
  public void Start<TStateMachine>(ref TStateMachine a) where TStateMachine : IAsyncStateMachine;
  public void SetStateMachine(IAsyncStateMachine a);
  public void SetResult();
  public void SetException(Exception a);
  public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
  public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
}
public struct AsyncValueTaskMethodBuilder<TResult> {
  public ValueTask<TResult> Task { get; }
  public static AsyncValueTaskMethodBuilder<TResult> Create();
  public void Start<TStateMachine>(ref TStateMachine a) where TStateMachine : IAsyncStateMachine;
  public void SetStateMachine(IAsyncStateMachine a);
  public void SetResult(TResult a);
  public void SetException(Exception a);
  public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
  public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
}
public struct AsyncVoidMethodBuilder {
  public static AsyncVoidMethodBuilder Create();
  public void Start<TStateMachine>(ref TStateMachine a) where TStateMachine : IAsyncStateMachine;
  public void SetStateMachine(IAsyncStateMachine a);
  public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine;
  public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter a, ref TStateMachine b) where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine;
  public void SetResult();
  public void SetException(Exception a);
}
public class CallConvCdecl {
}
public class CallConvFastcall {
}
public class CallConvStdcall {
}
public class CallConvThiscall {
}
public class CallSite {
  public CallSiteBinder Binder { get; }
  public static CallSite Create(Type a, CallSiteBinder b);
}
public abstract class CallSiteBinder {
  public static LabelTarget UpdateLabel { get; }
  public abstract Expression Bind(object[] a, ReadOnlyCollection<ParameterExpression> b, LabelTarget c);
  public T BindDelegate<T>(CallSite<T> a, object[] b);
  public void CacheTarget<T>(T a);
}
public static class CallSiteHelpers {
  public static bool IsInternalFrame(MethodBase a);
}
public static class CallSiteOps {
  public static CallSite<T> CreateMatchmaker<T>(CallSite<T> a);
  public static bool SetNotMatched(CallSite a);
  public static bool GetMatch(CallSite a);
  public static void ClearMatch(CallSite a);
  public static void AddRule<T>(CallSite<T> a, T b);
  public static void UpdateRules<T>(CallSite<T> a, int b);
  public static T[] GetRules<T>(CallSite<T> a);
  public static RuleCache<T> GetRuleCache<T>(CallSite<T> a);
  public static void MoveRule<T>(RuleCache<T> a, T b, int c);
  public static T[] GetCachedRules<T>(RuleCache<T> a);
  public static T Bind<T>(CallSiteBinder a, CallSite<T> b, object[] c);
}
public class CallSite<T> : CallSite {
  public T Target;
  public T Update { get; }
  public static CallSite<T> Create(CallSiteBinder a);
}
public sealed class CallerFilePathAttribute : Attribute {
}
public sealed class CallerLineNumberAttribute : Attribute {
}
public sealed class CallerMemberNameAttribute : Attribute {
}
public sealed class Closure {
  public object[] Constants;
  public object[] Locals;
}
public enum CompilationRelaxations { NoStringInterning }
public class CompilationRelaxationsAttribute : Attribute {
  public int CompilationRelaxations { get; }
}
public sealed class CompilerGeneratedAttribute : Attribute {
}
public class CompilerGlobalScopeAttribute : Attribute {
}
public static class CompilerMarshalOverride {
}
public sealed class ConditionalWeakTable<TKey, TValue> : IEnumerable<KeyValuePair<TKey, TValue>> {
  public void AddOrUpdate(TKey a, TValue b);
  public void Add(TKey a, TValue b);
  public bool Remove(TKey a);
  public bool TryGetValue(TKey a, out TValue b);
  public TValue GetOrCreateValue(TKey a);
  public TValue GetValue(TKey a, ConditionalWeakTable<TKey, TValue>.CreateValueCallback b);
  public void Clear();
  public delegate TValue CreateValueCallback(TKey a);
}
public struct ConfiguredAsyncDisposable {
  public ConfiguredValueTaskAwaitable DisposeAsync();
}
public struct ConfiguredCancelableAsyncEnumerable<T> {
  public T __element();
  public ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait(bool a);
  public ConfiguredCancelableAsyncEnumerable<T> WithCancellation(CancellationToken a);
  public ConfiguredCancelableAsyncEnumerable<T>.Enumerator GetAsyncEnumerator();
  public struct Enumerator {
    public T Current { get; }
    public ConfiguredValueTaskAwaitable<bool> MoveNextAsync();
    public ConfiguredValueTaskAwaitable DisposeAsync();
  }
}
public struct ConfiguredTaskAwaitable {
  public ConfiguredTaskAwaitable.ConfiguredTaskAwaiter GetAwaiter();
  public struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion {
    public bool IsCompleted { get; }
    public void OnCompleted(Action a);
    public void UnsafeOnCompleted(Action a);
    public void GetResult();
  }
}
public struct ConfiguredTaskAwaitable<TResult> {
  public TResult __result();
  public ConfiguredTaskAwaitable<TResult>.ConfiguredTaskAwaiter GetAwaiter();
  public struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion {
    public bool IsCompleted { get; }
    public void OnCompleted(Action a);
    public void UnsafeOnCompleted(Action a);
    public TResult GetResult();
  }
}
public struct ConfiguredValueTaskAwaitable {
  public ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter GetAwaiter();
  public struct ConfiguredValueTaskAwaiter : ICriticalNotifyCompletion {
    public bool IsCompleted { get; }
    public void GetResult();
    public void OnCompleted(Action a);
    public void UnsafeOnCompleted(Action a);
  }
}
public struct ConfiguredValueTaskAwaitable<TResult> {
  public TResult __result();
  public ConfiguredValueTaskAwaitable<TResult>.ConfiguredValueTaskAwaiter GetAwaiter();
  public struct ConfiguredValueTaskAwaiter : ICriticalNotifyCompletion {
    public bool IsCompleted { get; }
    public TResult GetResult();
    public void OnCompleted(Action a);
    public void UnsafeOnCompleted(Action a);
  }
}
public static class ContractHelper {
  public static string RaiseContractFailedEvent(ContractFailureKind a, string b, string c, Exception d);
  public static void TriggerFailure(ContractFailureKind a, string b, string c, string d, Exception e);
}
public abstract class CustomConstantAttribute : Attribute {
  public object Value { get; }
}
public sealed class DateTimeConstantAttribute : CustomConstantAttribute {
  public object Value { get; }
}
public abstract class DebugInfoGenerator {
  public static DebugInfoGenerator CreatePdbGenerator();
  public abstract void MarkSequencePoint(LambdaExpression a, int b, DebugInfoExpression c);
}
public sealed class DecimalConstantAttribute : Attribute {
  public decimal Value { get; }
}
public sealed class DefaultDependencyAttribute : Attribute {
  public LoadHint LoadHint { get; }
}
public sealed class DependencyAttribute : Attribute {
  public string DependentAssembly { get; }
  public LoadHint LoadHint { get; }
}
public sealed class DisablePrivateReflectionAttribute : Attribute {
}
public class DiscardableAttribute : Attribute {
}
public sealed class DynamicAttribute : Attribute {
  public IList<bool> TransformFlags { get; }
}
public sealed class EnumeratorCancellationAttribute : Attribute {
}
public class ExecutionScope {
  public ExecutionScope Parent;
  public object[] Globals;
  public object[] Locals;
  public object[] CreateHoistedLocals();
  public Delegate CreateDelegate(int a, object[] b);
  public Expression IsolateExpression(Expression a, object[] b);
}
public sealed class ExtensionAttribute : Attribute {
}
public sealed class FixedAddressValueTypeAttribute : Attribute {
}
public sealed class FixedBufferAttribute : Attribute {
  public Type ElementType { get; }
  public int Length { get; }
}
public static class FormattableStringFactory {
  public static FormattableString Create(string a, params object[] b);
}
public sealed class HasCopySemanticsAttribute : Attribute {
}
public interface IAsyncStateMachine {
  public void MoveNext();
  public void SetStateMachine(IAsyncStateMachine a);
}
public interface ICriticalNotifyCompletion : INotifyCompletion {
  public void UnsafeOnCompleted(Action a);
}
public sealed class IDispatchConstantAttribute : CustomConstantAttribute {
  public object Value { get; }
}
public interface INotifyCompletion {
  public void OnCompleted(Action a);
}
public interface IRuntimeVariables {
  public int Count { get; }
  public object this[int a] { get; }
}
public interface IStrongBox {
  public object Value { get; }
}
public interface ITuple {
  public int Length { get; }
  public object this[int a] { get; }
}
public sealed class IUnknownConstantAttribute : CustomConstantAttribute {
  public object Value { get; }
}
public sealed class IndexerNameAttribute : Attribute {
}
public sealed class InternalsVisibleToAttribute : Attribute {
  public string AssemblyName { get; }
  public bool AllInternalsVisible { get; }
}
public static class IsBoxed {
}
public sealed class IsByRefLikeAttribute : Attribute {
}
public static class IsByValue {
}
public static class IsConst {
}
public static class IsCopyConstructed {
}
public static class IsExplicitlyDereferenced {
}
public static class IsImplicitlyDereferenced {
}
public static class IsJitIntrinsic {
}
public static class IsLong {
}
public static class IsPinned {
}
public sealed class IsReadOnlyAttribute : Attribute {
}
public static class IsSignUnspecifiedByte {
}
public static class IsUdtReturn {
}
public static class IsVolatile {
}
public sealed class IteratorStateMachineAttribute : StateMachineAttribute {
}
public enum LoadHint { Default, Always, Sometimes }
public enum MethodCodeType { IL, Native, OPTIL, Runtime }
public sealed class MethodImplAttribute : Attribute {
  public MethodCodeType MethodCodeType;
  public MethodImplOptions Value { get; }
}
public enum MethodImplOptions { Unmanaged, ForwardRef, PreserveSig, InternalCall, Synchronized, NoInlining, AggressiveInlining, NoOptimization }
public sealed class NativeCppClassAttribute : Attribute {
}
public sealed class ReadOnlyCollectionBuilder<T> : IList, IList<T> {
  public int Capacity { get; }
  public int Count { get; }
  public T this[int a] { get; }
  public int IndexOf(T a);
  public void Insert(int a, T b);
  public void RemoveAt(int a);
  public void Add(T a);
  public void Clear();
  public bool Contains(T a);
  public void CopyTo(T[] a, int b);
  public bool Remove(T a);
  public IEnumerator<T> GetEnumerator();
  public void Reverse();
  public void Reverse(int a, int b);
  public T[] ToArray();
  public ReadOnlyCollection<T> ToReadOnlyCollection();
}
public sealed class ReferenceAssemblyAttribute : Attribute {
  public string Description { get; }
}
public sealed class RequiredAttributeAttribute : Attribute {
  public Type RequiredContract { get; }
}
public class RuleCache<T> {
}
public sealed class RuntimeCompatibilityAttribute : Attribute {
  public bool WrapNonExceptionThrows { get; }
}
public static class RuntimeFeature {
  public static string PortablePdb;
  public static string DefaultImplementationsOfInterfaces;
  public static bool IsDynamicCodeSupported { get; }
  public static bool IsDynamicCodeCompiled { get; }
  public static bool IsSupported(string a);
}
public static class RuntimeHelpers {
  public static int OffsetToStringData { get; }
  public static void InitializeArray(Array a, RuntimeFieldHandle b);
  public static int GetHashCode(object a);
  public static bool Equals(object a, object b);
  public static object GetObjectValue(object a);
  public static void RunClassConstructor(RuntimeTypeHandle a);
  public static void EnsureSufficientExecutionStack();
  public static bool TryEnsureSufficientExecutionStack();
  public static void ExecuteCodeWithGuaranteedCleanup(RuntimeHelpers.TryCode a, RuntimeHelpers.CleanupCode b, object c);
  public static void PrepareConstrainedRegions();
  public static void PrepareConstrainedRegionsNoOP();
  public static void ProbeForSufficientStack();
  public static void PrepareDelegate(Delegate a);
  public static void PrepareContractedDelegate(Delegate a);
  public static void PrepareMethod(RuntimeMethodHandle a);
  public static void PrepareMethod(RuntimeMethodHandle a, RuntimeTypeHandle[] b);
  public static void RunModuleConstructor(ModuleHandle a);
  public static bool IsReferenceOrContainsReferences<T>();
  public static object GetUninitializedObject(Type a);
  public static T[] GetSubArray<T>(T[] a, Range b);
  public delegate void TryCode(object a);
  public delegate void CleanupCode(object a, bool b);
}
public static class RuntimeOps {
  public static bool ExpandoTryGetValue(ExpandoObject a, object b, int c, string d, bool e, out object f);
  public static object ExpandoTrySetValue(ExpandoObject a, object b, int c, object d, string e, bool f);
  public static bool ExpandoTryDeleteValue(ExpandoObject a, object b, int c, string d, bool e);
  public static bool ExpandoCheckVersion(ExpandoObject a, object b);
  public static void ExpandoPromoteClass(ExpandoObject a, object b, object c);
  public static Expression Quote(Expression a, object b, object[] c);
  public static IRuntimeVariables MergeRuntimeVariables(IRuntimeVariables a, IRuntimeVariables b, int[] c);
  public static IRuntimeVariables CreateRuntimeVariables(object[] a, long[] b);
  public static IRuntimeVariables CreateRuntimeVariables();
}
public sealed class RuntimeWrappedException : Exception {
  public object WrappedException { get; }
}
public sealed class ScopelessEnumAttribute : Attribute {
}
public sealed class SpecialNameAttribute : Attribute {
}
public class StateMachineAttribute : Attribute {
  public Type StateMachineType { get; }
}
public sealed class StringFreezingAttribute : Attribute {
}
public class StrongBox<T> : IStrongBox {
  public T Value;
}
public sealed class SuppressIldasmAttribute : Attribute {
}
public sealed class SwitchExpressionException : InvalidOperationException {
  public object UnmatchedValue { get; }
  public string Message { get; }
}
public struct TaskAwaiter : ICriticalNotifyCompletion {
  public bool IsCompleted { get; }
  public void OnCompleted(Action a);
  public void UnsafeOnCompleted(Action a);
  public void GetResult();
}
public struct TaskAwaiter<TResult> : ICriticalNotifyCompletion {
  public bool IsCompleted { get; }
  public void OnCompleted(Action a);
  public void UnsafeOnCompleted(Action a);
  public TResult GetResult();
}
public sealed class TupleElementNamesAttribute : Attribute {
  public IList<string> TransformNames { get; }
}
public sealed class TypeForwardedFromAttribute : Attribute {
  public string AssemblyFullName { get; }
}
public sealed class TypeForwardedToAttribute : Attribute {
  public Type Destination { get; }
}
public sealed class UnsafeValueTypeAttribute : Attribute {
}
public struct ValueTaskAwaiter : ICriticalNotifyCompletion {
  public bool IsCompleted { get; }
  public void GetResult();
  public void OnCompleted(Action a);
  public void UnsafeOnCompleted(Action a);
}
public struct ValueTaskAwaiter<TResult> : ICriticalNotifyCompletion {
  public bool IsCompleted { get; }
  public TResult GetResult();
  public void OnCompleted(Action a);
  public void UnsafeOnCompleted(Action a);
}
public struct YieldAwaitable {
  public YieldAwaitable.YieldAwaiter GetAwaiter();
  public struct YieldAwaiter : ICriticalNotifyCompletion {
    public bool IsCompleted { get; }
    public void OnCompleted(Action a);
    public void UnsafeOnCompleted(Action a);
    public void GetResult();
  }
}
