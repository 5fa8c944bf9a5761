// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.ComponentModel;
using System.Globalization;
using System.IO;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.InteropServices;
using System.Runtime.Serialization;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
public class AccessViolationException : SystemException {
}
public delegate void Action();
public delegate void Action<T>(T a);
public delegate void Action<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j);
public delegate void Action<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k);
public delegate void Action<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k, T12 l);
public delegate void Action<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k, T12 l, T13 m);
public delegate void Action<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k, T12 l, T13 m, T14 n);
public delegate void Action<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k, T12 l, T13 m, T14 n, T15 o);
public delegate void Action<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k, T12 l, T13 m, T14 n, T15 o, T16 p);
public delegate void Action<T1, T2>(T1 a, T2 b);
public delegate void Action<T1, T2, T3>(T1 a, T2 b, T3 c);
public delegate void Action<T1, T2, T3, T4>(T1 a, T2 b, T3 c, T4 d);
public delegate void Action<T1, T2, T3, T4, T5>(T1 a, T2 b, T3 c, T4 d, T5 e);
public delegate void Action<T1, T2, T3, T4, T5, T6>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f);
public delegate void Action<T1, T2, T3, T4, T5, T6, T7>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g);
public delegate void Action<T1, T2, T3, T4, T5, T6, T7, T8>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h);
public delegate void Action<T1, T2, T3, T4, T5, T6, T7, T8, T9>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i);
public sealed class ActivationContext : IDisposable, ISerializable {
  public ActivationContext.ContextForm Form { get; }
  public ApplicationIdentity Identity { get; }
  public static ActivationContext CreatePartialActivationContext(ApplicationIdentity a);
  public static ActivationContext CreatePartialActivationContext(ApplicationIdentity a, string[] b);
  public void Dispose();
  public enum ContextForm { Loose, StoreBounded }
}
public sealed class Activator : _Activator {
  public static object CreateInstance(Type a, BindingFlags b, Binder c, object[] d, CultureInfo e);
  public static object CreateInstance(Type a, BindingFlags b, Binder c, object[] d, CultureInfo e, object[] f);
  public static object CreateInstance(Type a, params object[] b);
  public static object CreateInstance(Type a, object[] b, object[] c);
  public static object CreateInstance(Type a);
  public static ObjectHandle CreateInstance(string a, string b);
  public static ObjectHandle CreateInstance(string a, string b, object[] c);
  public static object CreateInstance(Type a, bool b);
  public static T CreateInstance<T>();
  public static ObjectHandle CreateInstanceFrom(string a, string b);
  public static ObjectHandle CreateInstanceFrom(string a, string b, object[] c);
  public static ObjectHandle CreateInstance(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h, Evidence i);
  public static ObjectHandle CreateInstance(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h);
  public static ObjectHandle CreateInstanceFrom(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h, Evidence i);
  public static ObjectHandle CreateInstanceFrom(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h);
  public static ObjectHandle CreateInstance(AppDomain a, string b, string c);
  public static ObjectHandle CreateInstance(AppDomain a, string b, string c, bool d, BindingFlags e, Binder f, object[] g, CultureInfo h, object[] i, Evidence j);
  public static ObjectHandle CreateInstance(AppDomain a, string b, string c, bool d, BindingFlags e, Binder f, object[] g, CultureInfo h, object[] i);
  public static ObjectHandle CreateInstanceFrom(AppDomain a, string b, string c);
  public static ObjectHandle CreateInstanceFrom(AppDomain a, string b, string c, bool d, BindingFlags e, Binder f, object[] g, CultureInfo h, object[] i, Evidence j);
  public static ObjectHandle CreateInstanceFrom(AppDomain a, string b, string c, bool d, BindingFlags e, Binder f, object[] g, CultureInfo h, object[] i);
  public static ObjectHandle CreateComInstanceFrom(string a, string b);
  public static ObjectHandle CreateComInstanceFrom(string a, string b, byte[] c, AssemblyHashAlgorithm d);
  public static object GetObject(Type a, string b);
  public static object GetObject(Type a, string b, object c);
}
public class AggregateException : Exception {
  public ReadOnlyCollection<Exception> InnerExceptions { get; }
  public string Message { get; }
  public void Handle(Func<Exception, bool> a);
  public AggregateException Flatten();
}
public static class AppContext {
  public static string BaseDirectory { get; }
  public static string TargetFrameworkName { get; }
  public static object GetData(string a);
  public static bool TryGetSwitch(string a, out bool b);
  public static void SetSwitch(string a, bool b);
}
public sealed class AppDomain : MarshalByRefObject, IEvidenceFactory, _AppDomain {
  public AppDomainSetup SetupInformation { get; }
  public ApplicationTrust ApplicationTrust { get; }
  public string BaseDirectory { get; }
  public string RelativeSearchPath { get; }
  public string DynamicDirectory { get; }
  public bool ShadowCopyFiles { get; }
  public string FriendlyName { get; }
  public Evidence Evidence { get; }
  public PermissionSet PermissionSet { get; }
  public static AppDomain CurrentDomain { get; }
  public bool IsHomogenous { get; }
  public bool IsFullyTrusted { get; }
  public AppDomainManager DomainManager { get; }
  public ActivationContext ActivationContext { get; }
  public ApplicationIdentity ApplicationIdentity { get; }
  public int Id { get; }
  public static bool MonitoringIsEnabled { get; }
  public long MonitoringSurvivedMemorySize { get; }
  public static long MonitoringSurvivedProcessMemorySize { get; }
  public long MonitoringTotalAllocatedMemorySize { get; }
  public TimeSpan MonitoringTotalProcessorTime { get; }
  public event AssemblyLoadEventHandler AssemblyLoad;
  public event ResolveEventHandler AssemblyResolve;
  public event EventHandler DomainUnload;
  public event EventHandler ProcessExit;
  public event ResolveEventHandler ResourceResolve;
  public event ResolveEventHandler TypeResolve;
  public event UnhandledExceptionEventHandler UnhandledException;
  public event EventHandler<FirstChanceExceptionEventArgs> FirstChanceException;
  public event ResolveEventHandler ReflectionOnlyAssemblyResolve;
  public void AppendPrivatePath(string a);
  public void ClearPrivatePath();
  public void ClearShadowCopyPath();
  public ObjectHandle CreateComInstanceFrom(string a, string b);
  public ObjectHandle CreateComInstanceFrom(string a, string b, byte[] c, AssemblyHashAlgorithm d);
  public ObjectHandle CreateInstance(string a, string b);
  public ObjectHandle CreateInstance(string a, string b, object[] c);
  public ObjectHandle CreateInstance(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h, Evidence i);
  public object CreateInstanceAndUnwrap(string a, string b);
  public object CreateInstanceAndUnwrap(string a, string b, object[] c);
  public object CreateInstanceAndUnwrap(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h, Evidence i);
  public ObjectHandle CreateInstance(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h);
  public object CreateInstanceAndUnwrap(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h);
  public ObjectHandle CreateInstanceFrom(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h);
  public object CreateInstanceFromAndUnwrap(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h);
  public ObjectHandle CreateInstanceFrom(string a, string b);
  public ObjectHandle CreateInstanceFrom(string a, string b, object[] c);
  public ObjectHandle CreateInstanceFrom(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h, Evidence i);
  public object CreateInstanceFromAndUnwrap(string a, string b);
  public object CreateInstanceFromAndUnwrap(string a, string b, object[] c);
  public object CreateInstanceFromAndUnwrap(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h, Evidence i);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, Evidence c);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c, Evidence d);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, PermissionSet c, PermissionSet d, PermissionSet e);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, Evidence c, PermissionSet d, PermissionSet e, PermissionSet f);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c, PermissionSet d, PermissionSet e, PermissionSet f);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c, Evidence d, PermissionSet e, PermissionSet f, PermissionSet g);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c, Evidence d, PermissionSet e, PermissionSet f, PermissionSet g, bool h);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c, Evidence d, PermissionSet e, PermissionSet f, PermissionSet g, bool h, IEnumerable<CustomAttributeBuilder> i);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, IEnumerable<CustomAttributeBuilder> c);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c, bool d, IEnumerable<CustomAttributeBuilder> e);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, IEnumerable<CustomAttributeBuilder> c, SecurityContextSource d);
  public void DoCallBack(CrossAppDomainDelegate a);
  public int ExecuteAssembly(string a);
  public int ExecuteAssembly(string a, Evidence b);
  public int ExecuteAssembly(string a, Evidence b, string[] c);
  public int ExecuteAssembly(string a, Evidence b, string[] c, byte[] d, AssemblyHashAlgorithm e);
  public int ExecuteAssembly(string a, string[] b);
  public int ExecuteAssembly(string a, string[] b, byte[] c, AssemblyHashAlgorithm d);
  public Assembly[] GetAssemblies();
  public object GetData(string a);
  public Type GetType();
  public Assembly Load(AssemblyName a);
  public Assembly Load(AssemblyName a, Evidence b);
  public Assembly Load(string a);
  public Assembly Load(string a, Evidence b);
  public Assembly Load(byte[] a);
  public Assembly Load(byte[] a, byte[] b);
  public Assembly Load(byte[] a, byte[] b, Evidence c);
  public void SetAppDomainPolicy(PolicyLevel a);
  public void SetCachePath(string a);
  public void SetPrincipalPolicy(PrincipalPolicy a);
  public void SetShadowCopyFiles();
  public void SetShadowCopyPath(string a);
  public void SetThreadPrincipal(IPrincipal a);
  public static AppDomain CreateDomain(string a);
  public static AppDomain CreateDomain(string a, Evidence b);
  public static AppDomain CreateDomain(string a, Evidence b, AppDomainSetup c);
  public static AppDomain CreateDomain(string a, Evidence b, string c, string d, bool e);
  public static AppDomain CreateDomain(string a, Evidence b, AppDomainSetup c, PermissionSet d, params StrongName[] e);
  public bool IsFinalizingForUnload();
  public static void Unload(AppDomain a);
  public void SetData(string a, object b);
  public void SetData(string a, object b, IPermission c);
  public void SetDynamicBase(string a);
  public static int GetCurrentThreadId();
  public string ApplyPolicy(string a);
  public static AppDomain CreateDomain(string a, Evidence b, string c, string d, bool e, AppDomainInitializer f, string[] g);
  public int ExecuteAssemblyByName(string a);
  public int ExecuteAssemblyByName(string a, Evidence b);
  public int ExecuteAssemblyByName(string a, Evidence b, params string[] c);
  public int ExecuteAssemblyByName(AssemblyName a, Evidence b, params string[] c);
  public int ExecuteAssemblyByName(string a, params string[] b);
  public int ExecuteAssemblyByName(AssemblyName a, params string[] b);
  public bool IsDefaultAppDomain();
  public Assembly[] ReflectionOnlyGetAssemblies();
  public bool? IsCompatibilitySwitchSet(string a);
}
public delegate void AppDomainInitializer(string[] a);
public class AppDomainManager : MarshalByRefObject {
  public ApplicationActivator ApplicationActivator { get; }
  public Assembly EntryAssembly { get; }
  public HostExecutionContextManager HostExecutionContextManager { get; }
  public HostSecurityManager HostSecurityManager { get; }
  public AppDomainManagerInitializationOptions InitializationFlags { get; }
  public AppDomain CreateDomain(string a, Evidence b, AppDomainSetup c);
  public void InitializeNewDomain(AppDomainSetup a);
  public bool CheckSecuritySettings(SecurityState a);
  public static AppDomain CreateDomainHelper(string a, Evidence b, AppDomainSetup c);
}
public enum AppDomainManagerInitializationOptions { None, RegisterWithHost }
public sealed class AppDomainSetup : IAppDomainSetup {
  public string ApplicationBase { get; }
  public string ApplicationName { get; }
  public string CachePath { get; }
  public string ConfigurationFile { get; }
  public bool DisallowPublisherPolicy { get; }
  public string DynamicBase { get; }
  public string LicenseFile { get; }
  public LoaderOptimization LoaderOptimization { get; }
  public string AppDomainManagerAssembly { get; }
  public string AppDomainManagerType { get; }
  public string[] PartialTrustVisibleAssemblies { get; }
  public string PrivateBinPath { get; }
  public string PrivateBinPathProbe { get; }
  public string ShadowCopyDirectories { get; }
  public string ShadowCopyFiles { get; }
  public bool DisallowBindingRedirects { get; }
  public bool DisallowCodeDownload { get; }
  public string TargetFrameworkName { get; }
  public ActivationArguments ActivationArguments { get; }
  public AppDomainInitializer AppDomainInitializer { get; }
  public string[] AppDomainInitializerArguments { get; }
  public ApplicationTrust ApplicationTrust { get; }
  public bool DisallowApplicationBaseProbing { get; }
  public byte[] GetConfigurationBytes();
  public void SetConfigurationBytes(byte[] a);
  public void SetCompatibilitySwitches(IEnumerable<string> a);
}
public class AppDomainUnloadedException : SystemException {
}
public class ApplicationException : Exception {
}
public sealed class ApplicationId {
  public string Culture { get; }
  public string Name { get; }
  public string ProcessorArchitecture { get; }
  public Version Version { get; }
  public byte[] PublicKeyToken { get; }
  public ApplicationId Copy();
}
public sealed class ApplicationIdentity : ISerializable {
  public string CodeBase { get; }
  public string FullName { get; }
}
public struct ArgIterator {
  public void End();
  public TypedReference GetNextArg();
  public TypedReference GetNextArg(RuntimeTypeHandle a);
  public RuntimeTypeHandle GetNextArgType();
  public int GetRemainingCount();
}
public class ArgumentException : SystemException {
  public string Message { get; }
  public string ParamName { get; }
}
public class ArgumentNullException : ArgumentException {
}
public class ArgumentOutOfRangeException : ArgumentException {
  public string Message { get; }
  public object ActualValue { get; }
}
public class ArithmeticException : SystemException {
}
public abstract class Array : IList, IStructuralComparable, IStructuralEquatable, ICloneable {
  public long LongLength { get; }
  public bool IsFixedSize { get; }
  public bool IsReadOnly { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public int Length { get; }
  public int Rank { get; }
  public static Array CreateInstance(Type a, params long[] b);
  public static ReadOnlyCollection<T> AsReadOnly<T>(T[] a);
  public static void Resize<T>(ref T[] a, int b);
  public void CopyTo(Array a, int b);
  public object Clone();
  public static int BinarySearch(Array a, object b);
  public static TOutput[] ConvertAll<TInput, TOutput>(TInput[] a, Converter<TInput, TOutput> b);
  public static void Copy(Array a, Array b, long c);
  public static void Copy(Array a, long b, Array c, long d, long e);
  public void CopyTo(Array a, long b);
  public static void ForEach<T>(T[] a, Action<T> b);
  public long GetLongLength(int a);
  public object GetValue(long a);
  public object GetValue(long a, long b);
  public object GetValue(long a, long b, long c);
  public object GetValue(params long[] a);
  public static int BinarySearch(Array a, int b, int c, object d);
  public static int BinarySearch(Array a, object b, IComparer c);
  public static int BinarySearch(Array a, int b, int c, object d, IComparer e);
  public static int BinarySearch<T>(T[] a, T b);
  public static int BinarySearch<T>(T[] a, T b, IComparer<T> c);
  public static int BinarySearch<T>(T[] a, int b, int c, T d);
  public static int BinarySearch<T>(T[] a, int b, int c, T d, IComparer<T> e);
  public static int IndexOf(Array a, object b);
  public static int IndexOf(Array a, object b, int c);
  public static int IndexOf(Array a, object b, int c, int d);
  public static int IndexOf<T>(T[] a, T b);
  public static int IndexOf<T>(T[] a, T b, int c);
  public static int IndexOf<T>(T[] a, T b, int c, int d);
  public static int LastIndexOf(Array a, object b);
  public static int LastIndexOf(Array a, object b, int c);
  public static int LastIndexOf(Array a, object b, int c, int d);
  public static int LastIndexOf<T>(T[] a, T b);
  public static int LastIndexOf<T>(T[] a, T b, int c);
  public static int LastIndexOf<T>(T[] a, T b, int c, int d);
  public static void Reverse(Array a);
  public static void Reverse(Array a, int b, int c);
  public static void Reverse<T>(T[] a);
  public static void Reverse<T>(T[] a, int b, int c);
  public void SetValue(object a, long b);
  public void SetValue(object a, long b, long c);
  public void SetValue(object a, long b, long c, long d);
  public void SetValue(object a, params long[] b);
  public static void Sort(Array a);
  public static void Sort(Array a, int b, int c);
  public static void Sort(Array a, IComparer b);
  public static void Sort(Array a, int b, int c, IComparer d);
  public static void Sort(Array a, Array b);
  public static void Sort(Array a, Array b, IComparer c);
  public static void Sort(Array a, Array b, int c, int d);
  public static void Sort(Array a, Array b, int c, int d, IComparer e);
  public static void Sort<T>(T[] a);
  public static void Sort<T>(T[] a, int b, int c);
  public static void Sort<T>(T[] a, IComparer<T> b);
  public static void Sort<T>(T[] a, int b, int c, IComparer<T> d);
  public static void Sort<T>(T[] a, Comparison<T> b);
  public static void Sort<TKey, TValue>(TKey[] a, TValue[] b);
  public static void Sort<TKey, TValue>(TKey[] a, TValue[] b, int c, int d);
  public static void Sort<TKey, TValue>(TKey[] a, TValue[] b, IComparer<TKey> c);
  public static void Sort<TKey, TValue>(TKey[] a, TValue[] b, int c, int d, IComparer<TKey> e);
  public static bool Exists<T>(T[] a, Predicate<T> b);
  public static void Fill<T>(T[] a, T b);
  public static void Fill<T>(T[] a, T b, int c, int d);
  public static T Find<T>(T[] a, Predicate<T> b);
  public static T[] FindAll<T>(T[] a, Predicate<T> b);
  public static int FindIndex<T>(T[] a, Predicate<T> b);
  public static int FindIndex<T>(T[] a, int b, Predicate<T> c);
  public static int FindIndex<T>(T[] a, int b, int c, Predicate<T> d);
  public static T FindLast<T>(T[] a, Predicate<T> b);
  public static int FindLastIndex<T>(T[] a, Predicate<T> b);
  public static int FindLastIndex<T>(T[] a, int b, Predicate<T> c);
  public static int FindLastIndex<T>(T[] a, int b, int c, Predicate<T> d);
  public static bool TrueForAll<T>(T[] a, Predicate<T> b);
  public IEnumerator GetEnumerator();
  public int GetLength(int a);
  public int GetLowerBound(int a);
  public object GetValue(params int[] a);
  public void SetValue(object a, params int[] b);
  public int GetUpperBound(int a);
  public object GetValue(int a);
  public object GetValue(int a, int b);
  public object GetValue(int a, int b, int c);
  public void SetValue(object a, int b);
  public void SetValue(object a, int b, int c);
  public void SetValue(object a, int b, int c, int d);
  public static Array CreateInstance(Type a, int b);
  public static Array CreateInstance(Type a, int b, int c);
  public static Array CreateInstance(Type a, int b, int c, int d);
  public static Array CreateInstance(Type a, params int[] b);
  public static Array CreateInstance(Type a, int[] b, int[] c);
  public static void Clear(Array a, int b, int c);
  public static void Copy(Array a, Array b, int c);
  public static void Copy(Array a, int b, Array c, int d, int e);
  public static void ConstrainedCopy(Array a, int b, Array c, int d, int e);
  public static T[] Empty<T>();
  public void Initialize();
}
public struct ArraySegment<T> : IReadOnlyList<T>, IList<T> {
  public static ArraySegment<T> Empty { get; }
  public T[] Array { get; }
  public int Offset { get; }
  public int Count { get; }
  public T this[int a] { get; }
  public ArraySegment<T>.Enumerator GetEnumerator();
  public void CopyTo(T[] a);
  public void CopyTo(T[] a, int b);
  public void CopyTo(ArraySegment<T> a);
  public bool Equals(ArraySegment<T> a);
  public ArraySegment<T> Slice(int a);
  public ArraySegment<T> Slice(int a, int b);
  public T[] ToArray();
  public struct Enumerator : IEnumerator<T> {
    public T Current { get; }
    public bool MoveNext();
    public void Dispose();
  }
}
public class ArrayTypeMismatchException : SystemException {
}
public class AssemblyLoadEventArgs : EventArgs {
  public Assembly LoadedAssembly { get; }
}
public delegate void AssemblyLoadEventHandler(object a, AssemblyLoadEventArgs b);
public delegate void AsyncCallback(IAsyncResult a);
public abstract class Attribute : _Attribute {
  public object TypeId { get; }
  public static Attribute[] GetCustomAttributes(MemberInfo a, Type b);
  public static Attribute[] GetCustomAttributes(MemberInfo a, Type b, bool c);
  public static Attribute[] GetCustomAttributes(MemberInfo a);
  public static Attribute[] GetCustomAttributes(MemberInfo a, bool b);
  public static bool IsDefined(MemberInfo a, Type b);
  public static bool IsDefined(MemberInfo a, Type b, bool c);
  public static Attribute GetCustomAttribute(MemberInfo a, Type b);
  public static Attribute GetCustomAttribute(MemberInfo a, Type b, bool c);
  public static Attribute[] GetCustomAttributes(ParameterInfo a);
  public static Attribute[] GetCustomAttributes(ParameterInfo a, Type b);
  public static Attribute[] GetCustomAttributes(ParameterInfo a, Type b, bool c);
  public static Attribute[] GetCustomAttributes(ParameterInfo a, bool b);
  public static bool IsDefined(ParameterInfo a, Type b);
  public static bool IsDefined(ParameterInfo a, Type b, bool c);
  public static Attribute GetCustomAttribute(ParameterInfo a, Type b);
  public static Attribute GetCustomAttribute(ParameterInfo a, Type b, bool c);
  public static Attribute[] GetCustomAttributes(Module a, Type b);
  public static Attribute[] GetCustomAttributes(Module a);
  public static Attribute[] GetCustomAttributes(Module a, bool b);
  public static Attribute[] GetCustomAttributes(Module a, Type b, bool c);
  public static bool IsDefined(Module a, Type b);
  public static bool IsDefined(Module a, Type b, bool c);
  public static Attribute GetCustomAttribute(Module a, Type b);
  public static Attribute GetCustomAttribute(Module a, Type b, bool c);
  public static Attribute[] GetCustomAttributes(Assembly a, Type b);
  public static Attribute[] GetCustomAttributes(Assembly a, Type b, bool c);
  public static Attribute[] GetCustomAttributes(Assembly a);
  public static Attribute[] GetCustomAttributes(Assembly a, bool b);
  public static bool IsDefined(Assembly a, Type b);
  public static bool IsDefined(Assembly a, Type b, bool c);
  public static Attribute GetCustomAttribute(Assembly a, Type b);
  public static Attribute GetCustomAttribute(Assembly a, Type b, bool c);
  public bool Match(object a);
  public bool IsDefaultAttribute();
}
public enum AttributeTargets { Assembly, Module, Class, Struct, Enum, Constructor, Method, Property, Field, Event, Interface, Parameter, Delegate, ReturnValue, GenericParameter, All }
public sealed class AttributeUsageAttribute : Attribute {
  public AttributeTargets ValidOn { get; }
  public bool AllowMultiple { get; }
  public bool Inherited { get; }
}
public class BadImageFormatException : SystemException {
  public string Message { get; }
  public string FileName { get; }
  public string FusionLog { get; }
}
public enum Base64FormattingOptions { None, InsertLineBreaks }
public static class BitConverter {
  public static bool IsLittleEndian;
  public static byte[] GetBytes(bool a);
  public static bool TryWriteBytes(Span<byte> a, bool b);
  public static byte[] GetBytes(char a);
  public static bool TryWriteBytes(Span<byte> a, char b);
  public static byte[] GetBytes(short a);
  public static bool TryWriteBytes(Span<byte> a, short b);
  public static byte[] GetBytes(int a);
  public static bool TryWriteBytes(Span<byte> a, int b);
  public static byte[] GetBytes(long a);
  public static bool TryWriteBytes(Span<byte> a, long b);
  public static byte[] GetBytes(ushort a);
  public static bool TryWriteBytes(Span<byte> a, ushort b);
  public static byte[] GetBytes(uint a);
  public static bool TryWriteBytes(Span<byte> a, uint b);
  public static byte[] GetBytes(ulong a);
  public static bool TryWriteBytes(Span<byte> a, ulong b);
  public static byte[] GetBytes(float a);
  public static bool TryWriteBytes(Span<byte> a, float b);
  public static byte[] GetBytes(double a);
  public static bool TryWriteBytes(Span<byte> a, double b);
  public static char ToChar(byte[] a, int b);
  public static char ToChar(ReadOnlySpan<byte> a);
  public static short ToInt16(byte[] a, int b);
  public static short ToInt16(ReadOnlySpan<byte> a);
  public static int ToInt32(byte[] a, int b);
  public static int ToInt32(ReadOnlySpan<byte> a);
  public static long ToInt64(byte[] a, int b);
  public static long ToInt64(ReadOnlySpan<byte> a);
  public static ushort ToUInt16(byte[] a, int b);
  public static ushort ToUInt16(ReadOnlySpan<byte> a);
  public static uint ToUInt32(byte[] a, int b);
  public static uint ToUInt32(ReadOnlySpan<byte> a);
  public static ulong ToUInt64(byte[] a, int b);
  public static ulong ToUInt64(ReadOnlySpan<byte> a);
  public static float ToSingle(byte[] a, int b);
  public static float ToSingle(ReadOnlySpan<byte> a);
  public static double ToDouble(byte[] a, int b);
  public static double ToDouble(ReadOnlySpan<byte> a);
  public static string ToString(byte[] a, int b, int c);
  public static string ToString(byte[] a);
  public static string ToString(byte[] a, int b);
  public static bool ToBoolean(byte[] a, int b);
  public static bool ToBoolean(ReadOnlySpan<byte> a);
  public static long DoubleToInt64Bits(double a);
  public static double Int64BitsToDouble(long a);
  public static int SingleToInt32Bits(float a);
  public static float Int32BitsToSingle(int a);
}
public struct Boolean : IComparable, IComparable<bool>, IConvertible, IEquatable<bool> {
  public static string TrueString;
  public static string FalseString;
  public string ToString(IFormatProvider a);
  public bool TryFormat(Span<char> a, out int b);
  public bool Equals(bool a);
  public int CompareTo(object a);
  public int CompareTo(bool a);
  public static bool Parse(string a);
  public static bool Parse(ReadOnlySpan<char> a);
  public static bool TryParse(string a, out bool b);
  public static bool TryParse(ReadOnlySpan<char> a, out bool b);
  public TypeCode GetTypeCode();
}
public static class Buffer {
  public static int ByteLength(Array a);
  public static byte GetByte(Array a, int b);
  public static void SetByte(Array a, int b, byte c);
  public static void BlockCopy(Array a, int b, Array c, int d, int e);
  public static void MemoryCopy(void* a, void* b, long c, long d);
  public static void MemoryCopy(void* a, void* b, ulong c, ulong d);
}
public struct Byte : Int16, UInt16, IComparable, IComparable<byte>, IConvertible, IEquatable<byte>, IFormattable {
  public static byte MaxValue;
  public static byte MinValue;
  public int CompareTo(object a);
  public int CompareTo(byte a);
  public bool Equals(byte a);
  public static byte Parse(string a);
  public static byte Parse(string a, NumberStyles b);
  public static byte Parse(string a, IFormatProvider b);
  public static byte Parse(string a, NumberStyles b, IFormatProvider c);
  public static byte Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out byte b);
  public static bool TryParse(ReadOnlySpan<char> a, out byte b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out byte d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out byte d);
  public string ToString(string a);
  public string ToString(IFormatProvider a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public TypeCode GetTypeCode();
}
public sealed class CLSCompliantAttribute : Attribute {
  public bool IsCompliant { get; }
}
public class CannotUnloadAppDomainException : SystemException {
}
public struct Char : UInt16, IComparable, IComparable<char>, IConvertible, IEquatable<char> {
  public static char MaxValue;
  public static char MinValue;
  public bool Equals(char a);
  public int CompareTo(object a);
  public int CompareTo(char a);
  public string ToString(IFormatProvider a);
  public static string ToString(char a);
  public static char Parse(string a);
  public static bool TryParse(string a, out char b);
  public static bool IsDigit(char a);
  public static bool IsLetter(char a);
  public static bool IsWhiteSpace(char a);
  public static bool IsUpper(char a);
  public static bool IsLower(char a);
  public static bool IsPunctuation(char a);
  public static bool IsLetterOrDigit(char a);
  public static char ToUpper(char a, CultureInfo b);
  public static char ToUpper(char a);
  public static char ToUpperInvariant(char a);
  public static char ToLower(char a, CultureInfo b);
  public static char ToLower(char a);
  public static char ToLowerInvariant(char a);
  public TypeCode GetTypeCode();
  public static bool IsControl(char a);
  public static bool IsControl(string a, int b);
  public static bool IsDigit(string a, int b);
  public static bool IsLetter(string a, int b);
  public static bool IsLetterOrDigit(string a, int b);
  public static bool IsLower(string a, int b);
  public static bool IsNumber(char a);
  public static bool IsNumber(string a, int b);
  public static bool IsPunctuation(string a, int b);
  public static bool IsSeparator(char a);
  public static bool IsSeparator(string a, int b);
  public static bool IsSurrogate(char a);
  public static bool IsSurrogate(string a, int b);
  public static bool IsSymbol(char a);
  public static bool IsSymbol(string a, int b);
  public static bool IsUpper(string a, int b);
  public static bool IsWhiteSpace(string a, int b);
  public static UnicodeCategory GetUnicodeCategory(char a);
  public static UnicodeCategory GetUnicodeCategory(string a, int b);
  public static double GetNumericValue(char a);
  public static double GetNumericValue(string a, int b);
  public static bool IsHighSurrogate(char a);
  public static bool IsHighSurrogate(string a, int b);
  public static bool IsLowSurrogate(char a);
  public static bool IsLowSurrogate(string a, int b);
  public static bool IsSurrogatePair(string a, int b);
  public static bool IsSurrogatePair(char a, char b);
  public static string ConvertFromUtf32(int a);
  public static int ConvertToUtf32(char a, char b);
  public static int ConvertToUtf32(string a, int b);
}
public sealed class CharEnumerator : IEnumerator<char>, ICloneable {
  public char Current { get; }
  public object Clone();
  public bool MoveNext();
  public void Dispose();
  public void Reset();
}
public delegate int Comparison<T>(T a, T b);
public static class Console {
  public static TextWriter Error { get; }
  public static TextWriter Out { get; }
  public static TextReader In { get; }
  public static Encoding InputEncoding { get; }
  public static Encoding OutputEncoding { get; }
  public static ConsoleColor BackgroundColor { get; }
  public static int BufferHeight { get; }
  public static int BufferWidth { get; }
  public static bool CapsLock { get; }
  public static int CursorLeft { get; }
  public static int CursorTop { get; }
  public static int CursorSize { get; }
  public static bool CursorVisible { get; }
  public static ConsoleColor ForegroundColor { get; }
  public static bool KeyAvailable { get; }
  public static int LargestWindowHeight { get; }
  public static int LargestWindowWidth { get; }
  public static bool NumberLock { get; }
  public static string Title { get; }
  public static bool TreatControlCAsInput { get; }
  public static int WindowHeight { get; }
  public static int WindowLeft { get; }
  public static int WindowTop { get; }
  public static int WindowWidth { get; }
  public static bool IsErrorRedirected { get; }
  public static bool IsOutputRedirected { get; }
  public static bool IsInputRedirected { get; }
  public static event ConsoleCancelEventHandler CancelKeyPress;
  public static Stream OpenStandardError();
  public static Stream OpenStandardError(int a);
  public static Stream OpenStandardInput();
  public static Stream OpenStandardInput(int a);
  public static Stream OpenStandardOutput();
  public static Stream OpenStandardOutput(int a);
  public static void SetError(TextWriter a);
  public static void SetIn(TextReader a);
  public static void SetOut(TextWriter a);
  public static void Write(bool a);
  public static void Write(char a);
  public static void Write(char[] a);
  public static void Write(decimal a);
  public static void Write(double a);
  public static void Write(int a);
  public static void Write(long a);
  public static void Write(object a);
  public static void Write(float a);
  public static void Write(string a);
  public static void Write(uint a);
  public static void Write(ulong a);
  public static void Write(string a, object b);
  public static void Write(string a, params object[] b);
  public static void Write(char[] a, int b, int c);
  public static void Write(string a, object b, object c);
  public static void Write(string a, object b, object c, object d);
  public static void Write(string a, object b, object c, object d, object e);
  public static void WriteLine();
  public static void WriteLine(bool a);
  public static void WriteLine(char a);
  public static void WriteLine(char[] a);
  public static void WriteLine(decimal a);
  public static void WriteLine(double a);
  public static void WriteLine(int a);
  public static void WriteLine(long a);
  public static void WriteLine(object a);
  public static void WriteLine(float a);
  public static void WriteLine(string a);
  public static void WriteLine(uint a);
  public static void WriteLine(ulong a);
  public static void WriteLine(string a, object b);
  public static void WriteLine(string a, params object[] b);
  public static void WriteLine(char[] a, int b, int c);
  public static void WriteLine(string a, object b, object c);
  public static void WriteLine(string a, object b, object c, object d);
  public static void WriteLine(string a, object b, object c, object d, object e);
  public static int Read();
  public static string ReadLine();
  public static void Beep();
  public static void Beep(int a, int b);
  public static void Clear();
  public static void MoveBufferArea(int a, int b, int c, int d, int e, int f);
  public static void MoveBufferArea(int a, int b, int c, int d, int e, int f, char g, ConsoleColor h, ConsoleColor i);
  public static ConsoleKeyInfo ReadKey();
  public static ConsoleKeyInfo ReadKey(bool a);
  public static void ResetColor();
  public static void SetBufferSize(int a, int b);
  public static void SetCursorPosition(int a, int b);
  public static void SetWindowPosition(int a, int b);
  public static void SetWindowSize(int a, int b);
}
public sealed class ConsoleCancelEventArgs : EventArgs {
  public bool Cancel { get; }
  public ConsoleSpecialKey SpecialKey { get; }
}
public delegate void ConsoleCancelEventHandler(object a, ConsoleCancelEventArgs b);
public enum ConsoleColor { Black, DarkBlue, DarkGreen, DarkCyan, DarkRed, DarkMagenta, DarkYellow, Gray, DarkGray, Blue, Green, Cyan, Red, Magenta, Yellow, White }
public enum ConsoleKey { Backspace, Tab, Clear, Enter, Pause, Escape, Spacebar, PageUp, PageDown, End, Home, LeftArrow, UpArrow, RightArrow, DownArrow, Select, Print, Execute, PrintScreen, Insert, Delete, Help, D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z, LeftWindows, RightWindows, Applications, Sleep, NumPad0, NumPad1, NumPad2, NumPad3, NumPad4, NumPad5, NumPad6, NumPad7, NumPad8, NumPad9, Multiply, Add, Separator, Subtract, Decimal, Divide, F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, F13, F14, F15, F16, F17, F18, F19, F20, F21, F22, F23, F24, BrowserBack, BrowserForward, BrowserRefresh, BrowserStop, BrowserSearch, BrowserFavorites, BrowserHome, VolumeMute, VolumeDown, VolumeUp, MediaNext, MediaPrevious, MediaStop, MediaPlay, LaunchMail, LaunchMediaSelect, LaunchApp1, LaunchApp2, Oem1, OemPlus, OemComma, OemMinus, OemPeriod, Oem2, Oem3, Oem4, Oem5, Oem6, Oem7, Oem8, Oem102, Process, Packet, Attention, CrSel, ExSel, EraseEndOfFile, Play, Zoom, NoName, Pa1, OemClear }
public struct ConsoleKeyInfo {
  public char KeyChar { get; }
  public ConsoleKey Key { get; }
  public ConsoleModifiers Modifiers { get; }
  public bool Equals(ConsoleKeyInfo a);
}
public enum ConsoleModifiers { Alt, Shift, Control }
public enum ConsoleSpecialKey { ControlC, ControlBreak }
public abstract class ContextBoundObject : MarshalByRefObject {
}
public class ContextMarshalException : SystemException {
}
public class ContextStaticAttribute : Attribute {
}
public static class Convert {
  public static object DBNull;
  public static TypeCode GetTypeCode(object a);
  public static bool IsDBNull(object a);
  public static object ChangeType(object a, TypeCode b);
  public static object ChangeType(object a, TypeCode b, IFormatProvider c);
  public static object ChangeType(object a, Type b);
  public static object ChangeType(object a, Type b, IFormatProvider c);
  public static bool ToBoolean(object a);
  public static bool ToBoolean(object a, IFormatProvider b);
  public static bool ToBoolean(bool a);
  public static bool ToBoolean(sbyte a);
  public static bool ToBoolean(char a);
  public static bool ToBoolean(byte a);
  public static bool ToBoolean(short a);
  public static bool ToBoolean(ushort a);
  public static bool ToBoolean(int a);
  public static bool ToBoolean(uint a);
  public static bool ToBoolean(long a);
  public static bool ToBoolean(ulong a);
  public static bool ToBoolean(string a);
  public static bool ToBoolean(string a, IFormatProvider b);
  public static bool ToBoolean(float a);
  public static bool ToBoolean(double a);
  public static bool ToBoolean(decimal a);
  public static bool ToBoolean(DateTime a);
  public static char ToChar(object a);
  public static char ToChar(object a, IFormatProvider b);
  public static char ToChar(bool a);
  public static char ToChar(char a);
  public static char ToChar(sbyte a);
  public static char ToChar(byte a);
  public static char ToChar(short a);
  public static char ToChar(ushort a);
  public static char ToChar(int a);
  public static char ToChar(uint a);
  public static char ToChar(long a);
  public static char ToChar(ulong a);
  public static char ToChar(string a);
  public static char ToChar(string a, IFormatProvider b);
  public static char ToChar(float a);
  public static char ToChar(double a);
  public static char ToChar(decimal a);
  public static char ToChar(DateTime a);
  public static sbyte ToSByte(object a);
  public static sbyte ToSByte(object a, IFormatProvider b);
  public static sbyte ToSByte(bool a);
  public static sbyte ToSByte(sbyte a);
  public static sbyte ToSByte(char a);
  public static sbyte ToSByte(byte a);
  public static sbyte ToSByte(short a);
  public static sbyte ToSByte(ushort a);
  public static sbyte ToSByte(int a);
  public static sbyte ToSByte(uint a);
  public static sbyte ToSByte(long a);
  public static sbyte ToSByte(ulong a);
  public static sbyte ToSByte(float a);
  public static sbyte ToSByte(double a);
  public static sbyte ToSByte(decimal a);
  public static sbyte ToSByte(string a);
  public static sbyte ToSByte(string a, IFormatProvider b);
  public static sbyte ToSByte(DateTime a);
  public static byte ToByte(object a);
  public static byte ToByte(object a, IFormatProvider b);
  public static byte ToByte(bool a);
  public static byte ToByte(byte a);
  public static byte ToByte(char a);
  public static byte ToByte(sbyte a);
  public static byte ToByte(short a);
  public static byte ToByte(ushort a);
  public static byte ToByte(int a);
  public static byte ToByte(uint a);
  public static byte ToByte(long a);
  public static byte ToByte(ulong a);
  public static byte ToByte(float a);
  public static byte ToByte(double a);
  public static byte ToByte(decimal a);
  public static byte ToByte(string a);
  public static byte ToByte(string a, IFormatProvider b);
  public static byte ToByte(DateTime a);
  public static short ToInt16(object a);
  public static short ToInt16(object a, IFormatProvider b);
  public static short ToInt16(bool a);
  public static short ToInt16(char a);
  public static short ToInt16(sbyte a);
  public static short ToInt16(byte a);
  public static short ToInt16(ushort a);
  public static short ToInt16(int a);
  public static short ToInt16(uint a);
  public static short ToInt16(short a);
  public static short ToInt16(long a);
  public static short ToInt16(ulong a);
  public static short ToInt16(float a);
  public static short ToInt16(double a);
  public static short ToInt16(decimal a);
  public static short ToInt16(string a);
  public static short ToInt16(string a, IFormatProvider b);
  public static short ToInt16(DateTime a);
  public static ushort ToUInt16(object a);
  public static ushort ToUInt16(object a, IFormatProvider b);
  public static ushort ToUInt16(bool a);
  public static ushort ToUInt16(char a);
  public static ushort ToUInt16(sbyte a);
  public static ushort ToUInt16(byte a);
  public static ushort ToUInt16(short a);
  public static ushort ToUInt16(int a);
  public static ushort ToUInt16(ushort a);
  public static ushort ToUInt16(uint a);
  public static ushort ToUInt16(long a);
  public static ushort ToUInt16(ulong a);
  public static ushort ToUInt16(float a);
  public static ushort ToUInt16(double a);
  public static ushort ToUInt16(decimal a);
  public static ushort ToUInt16(string a);
  public static ushort ToUInt16(string a, IFormatProvider b);
  public static ushort ToUInt16(DateTime a);
  public static int ToInt32(object a);
  public static int ToInt32(object a, IFormatProvider b);
  public static int ToInt32(bool a);
  public static int ToInt32(char a);
  public static int ToInt32(sbyte a);
  public static int ToInt32(byte a);
  public static int ToInt32(short a);
  public static int ToInt32(ushort a);
  public static int ToInt32(uint a);
  public static int ToInt32(int a);
  public static int ToInt32(long a);
  public static int ToInt32(ulong a);
  public static int ToInt32(float a);
  public static int ToInt32(double a);
  public static int ToInt32(decimal a);
  public static int ToInt32(string a);
  public static int ToInt32(string a, IFormatProvider b);
  public static int ToInt32(DateTime a);
  public static uint ToUInt32(object a);
  public static uint ToUInt32(object a, IFormatProvider b);
  public static uint ToUInt32(bool a);
  public static uint ToUInt32(char a);
  public static uint ToUInt32(sbyte a);
  public static uint ToUInt32(byte a);
  public static uint ToUInt32(short a);
  public static uint ToUInt32(ushort a);
  public static uint ToUInt32(int a);
  public static uint ToUInt32(uint a);
  public static uint ToUInt32(long a);
  public static uint ToUInt32(ulong a);
  public static uint ToUInt32(float a);
  public static uint ToUInt32(double a);
  public static uint ToUInt32(decimal a);
  public static uint ToUInt32(string a);
  public static uint ToUInt32(string a, IFormatProvider b);
  public static uint ToUInt32(DateTime a);
  public static long ToInt64(object a);
  public static long ToInt64(object a, IFormatProvider b);
  public static long ToInt64(bool a);
  public static long ToInt64(char a);
  public static long ToInt64(sbyte a);
  public static long ToInt64(byte a);
  public static long ToInt64(short a);
  public static long ToInt64(ushort a);
  public static long ToInt64(int a);
  public static long ToInt64(uint a);
  public static long ToInt64(ulong a);
  public static long ToInt64(long a);
  public static long ToInt64(float a);
  public static long ToInt64(double a);
  public static long ToInt64(decimal a);
  public static long ToInt64(string a);
  public static long ToInt64(string a, IFormatProvider b);
  public static long ToInt64(DateTime a);
  public static ulong ToUInt64(object a);
  public static ulong ToUInt64(object a, IFormatProvider b);
  public static ulong ToUInt64(bool a);
  public static ulong ToUInt64(char a);
  public static ulong ToUInt64(sbyte a);
  public static ulong ToUInt64(byte a);
  public static ulong ToUInt64(short a);
  public static ulong ToUInt64(ushort a);
  public static ulong ToUInt64(int a);
  public static ulong ToUInt64(uint a);
  public static ulong ToUInt64(long a);
  public static ulong ToUInt64(ulong a);
  public static ulong ToUInt64(float a);
  public static ulong ToUInt64(double a);
  public static ulong ToUInt64(decimal a);
  public static ulong ToUInt64(string a);
  public static ulong ToUInt64(string a, IFormatProvider b);
  public static ulong ToUInt64(DateTime a);
  public static float ToSingle(object a);
  public static float ToSingle(object a, IFormatProvider b);
  public static float ToSingle(sbyte a);
  public static float ToSingle(byte a);
  public static float ToSingle(char a);
  public static float ToSingle(short a);
  public static float ToSingle(ushort a);
  public static float ToSingle(int a);
  public static float ToSingle(uint a);
  public static float ToSingle(long a);
  public static float ToSingle(ulong a);
  public static float ToSingle(float a);
  public static float ToSingle(double a);
  public static float ToSingle(decimal a);
  public static float ToSingle(string a);
  public static float ToSingle(string a, IFormatProvider b);
  public static float ToSingle(bool a);
  public static float ToSingle(DateTime a);
  public static double ToDouble(object a);
  public static double ToDouble(object a, IFormatProvider b);
  public static double ToDouble(sbyte a);
  public static double ToDouble(byte a);
  public static double ToDouble(short a);
  public static double ToDouble(char a);
  public static double ToDouble(ushort a);
  public static double ToDouble(int a);
  public static double ToDouble(uint a);
  public static double ToDouble(long a);
  public static double ToDouble(ulong a);
  public static double ToDouble(float a);
  public static double ToDouble(double a);
  public static double ToDouble(decimal a);
  public static double ToDouble(string a);
  public static double ToDouble(string a, IFormatProvider b);
  public static double ToDouble(bool a);
  public static double ToDouble(DateTime a);
  public static decimal ToDecimal(object a);
  public static decimal ToDecimal(object a, IFormatProvider b);
  public static decimal ToDecimal(sbyte a);
  public static decimal ToDecimal(byte a);
  public static decimal ToDecimal(char a);
  public static decimal ToDecimal(short a);
  public static decimal ToDecimal(ushort a);
  public static decimal ToDecimal(int a);
  public static decimal ToDecimal(uint a);
  public static decimal ToDecimal(long a);
  public static decimal ToDecimal(ulong a);
  public static decimal ToDecimal(float a);
  public static decimal ToDecimal(double a);
  public static decimal ToDecimal(string a);
  public static decimal ToDecimal(string a, IFormatProvider b);
  public static decimal ToDecimal(decimal a);
  public static decimal ToDecimal(bool a);
  public static decimal ToDecimal(DateTime a);
  public static DateTime ToDateTime(DateTime a);
  public static DateTime ToDateTime(object a);
  public static DateTime ToDateTime(object a, IFormatProvider b);
  public static DateTime ToDateTime(string a);
  public static DateTime ToDateTime(string a, IFormatProvider b);
  public static DateTime ToDateTime(sbyte a);
  public static DateTime ToDateTime(byte a);
  public static DateTime ToDateTime(short a);
  public static DateTime ToDateTime(ushort a);
  public static DateTime ToDateTime(int a);
  public static DateTime ToDateTime(uint a);
  public static DateTime ToDateTime(long a);
  public static DateTime ToDateTime(ulong a);
  public static DateTime ToDateTime(bool a);
  public static DateTime ToDateTime(char a);
  public static DateTime ToDateTime(float a);
  public static DateTime ToDateTime(double a);
  public static DateTime ToDateTime(decimal a);
  public static string ToString(object a);
  public static string ToString(object a, IFormatProvider b);
  public static string ToString(bool a);
  public static string ToString(bool a, IFormatProvider b);
  public static string ToString(char a);
  public static string ToString(char a, IFormatProvider b);
  public static string ToString(sbyte a);
  public static string ToString(sbyte a, IFormatProvider b);
  public static string ToString(byte a);
  public static string ToString(byte a, IFormatProvider b);
  public static string ToString(short a);
  public static string ToString(short a, IFormatProvider b);
  public static string ToString(ushort a);
  public static string ToString(ushort a, IFormatProvider b);
  public static string ToString(int a);
  public static string ToString(int a, IFormatProvider b);
  public static string ToString(uint a);
  public static string ToString(uint a, IFormatProvider b);
  public static string ToString(long a);
  public static string ToString(long a, IFormatProvider b);
  public static string ToString(ulong a);
  public static string ToString(ulong a, IFormatProvider b);
  public static string ToString(float a);
  public static string ToString(float a, IFormatProvider b);
  public static string ToString(double a);
  public static string ToString(double a, IFormatProvider b);
  public static string ToString(decimal a);
  public static string ToString(decimal a, IFormatProvider b);
  public static string ToString(DateTime a);
  public static string ToString(DateTime a, IFormatProvider b);
  public static string ToString(string a);
  public static string ToString(string a, IFormatProvider b);
  public static byte ToByte(string a, int b);
  public static sbyte ToSByte(string a, int b);
  public static short ToInt16(string a, int b);
  public static ushort ToUInt16(string a, int b);
  public static int ToInt32(string a, int b);
  public static uint ToUInt32(string a, int b);
  public static long ToInt64(string a, int b);
  public static ulong ToUInt64(string a, int b);
  public static string ToString(byte a, int b);
  public static string ToString(short a, int b);
  public static string ToString(int a, int b);
  public static string ToString(long a, int b);
  public static string ToBase64String(byte[] a);
  public static string ToBase64String(byte[] a, Base64FormattingOptions b);
  public static string ToBase64String(byte[] a, int b, int c);
  public static string ToBase64String(byte[] a, int b, int c, Base64FormattingOptions d);
  public static string ToBase64String(ReadOnlySpan<byte> a, Base64FormattingOptions b = default);
  public static int ToBase64CharArray(byte[] a, int b, int c, char[] d, int e);
  public static int ToBase64CharArray(byte[] a, int b, int c, char[] d, int e, Base64FormattingOptions f);
  public static bool TryToBase64Chars(ReadOnlySpan<byte> a, Span<char> b, out int c, Base64FormattingOptions d = default);
  public static byte[] FromBase64String(string a);
  public static bool TryFromBase64String(string a, Span<byte> b, out int c);
  public static bool TryFromBase64Chars(ReadOnlySpan<char> a, Span<byte> b, out int c);
  public static byte[] FromBase64CharArray(char[] a, int b, int c);
}
public delegate TOutput Converter<TInput, TOutput>(TInput a);
public delegate void CrossAppDomainDelegate();
public sealed class CultureAwareComparer : StringComparer, ISerializable {
  public void GetObjectData(SerializationInfo a, StreamingContext b);
}
public sealed class DBNull : IConvertible, ISerializable {
  public static DBNull Value;
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public string ToString(IFormatProvider a);
  public TypeCode GetTypeCode();
}
public sealed class DataMisalignedException : SystemException {
}
public struct DateTime : IComparable, IComparable<DateTime>, IConvertible, IEquatable<DateTime>, IFormattable, ISerializable {
  public static DateTime MinValue;
  public static DateTime MaxValue;
  public static DateTime UnixEpoch;
  public DateTime Date { get; }
  public int Day { get; }
  public DayOfWeek DayOfWeek { get; }
  public int DayOfYear { get; }
  public int Hour { get; }
  public DateTimeKind Kind { get; }
  public int Millisecond { get; }
  public int Minute { get; }
  public int Month { get; }
  public static DateTime Now { get; }
  public int Second { get; }
  public long Ticks { get; }
  public TimeSpan TimeOfDay { get; }
  public static DateTime Today { get; }
  public int Year { get; }
  public static DateTime UtcNow { get; }
  public DateTime Add(TimeSpan a);
  public DateTime AddDays(double a);
  public DateTime AddHours(double a);
  public DateTime AddMilliseconds(double a);
  public DateTime AddMinutes(double a);
  public DateTime AddMonths(int a);
  public DateTime AddSeconds(double a);
  public DateTime AddTicks(long a);
  public DateTime AddYears(int a);
  public static int Compare(DateTime a, DateTime b);
  public int CompareTo(object a);
  public int CompareTo(DateTime a);
  public static int DaysInMonth(int a, int b);
  public bool Equals(DateTime a);
  public static bool Equals(DateTime a, DateTime b);
  public static DateTime FromBinary(long a);
  public static DateTime FromFileTime(long a);
  public static DateTime FromFileTimeUtc(long a);
  public static DateTime FromOADate(double a);
  public bool IsDaylightSavingTime();
  public static DateTime SpecifyKind(DateTime a, DateTimeKind b);
  public long ToBinary();
  public static bool IsLeapYear(int a);
  public static DateTime Parse(string a);
  public static DateTime Parse(string a, IFormatProvider b);
  public static DateTime Parse(string a, IFormatProvider b, DateTimeStyles c);
  public static DateTime Parse(ReadOnlySpan<char> a, IFormatProvider b = default, DateTimeStyles c = default);
  public static DateTime ParseExact(string a, string b, IFormatProvider c);
  public static DateTime ParseExact(string a, string b, IFormatProvider c, DateTimeStyles d);
  public static DateTime ParseExact(ReadOnlySpan<char> a, ReadOnlySpan<char> b, IFormatProvider c, DateTimeStyles d = default);
  public static DateTime ParseExact(string a, string[] b, IFormatProvider c, DateTimeStyles d);
  public static DateTime ParseExact(ReadOnlySpan<char> a, string[] b, IFormatProvider c, DateTimeStyles d = default);
  public TimeSpan Subtract(DateTime a);
  public DateTime Subtract(TimeSpan a);
  public double ToOADate();
  public long ToFileTime();
  public long ToFileTimeUtc();
  public DateTime ToLocalTime();
  public string ToLongDateString();
  public string ToLongTimeString();
  public string ToShortDateString();
  public string ToShortTimeString();
  public string ToString(string a);
  public string ToString(IFormatProvider a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public DateTime ToUniversalTime();
  public static bool TryParse(string a, out DateTime b);
  public static bool TryParse(ReadOnlySpan<char> a, out DateTime b);
  public static bool TryParse(string a, IFormatProvider b, DateTimeStyles c, out DateTime d);
  public static bool TryParse(ReadOnlySpan<char> a, IFormatProvider b, DateTimeStyles c, out DateTime d);
  public static bool TryParseExact(string a, string b, IFormatProvider c, DateTimeStyles d, out DateTime e);
  public static bool TryParseExact(ReadOnlySpan<char> a, ReadOnlySpan<char> b, IFormatProvider c, DateTimeStyles d, out DateTime e);
  public static bool TryParseExact(string a, string[] b, IFormatProvider c, DateTimeStyles d, out DateTime e);
  public static bool TryParseExact(ReadOnlySpan<char> a, string[] b, IFormatProvider c, DateTimeStyles d, out DateTime e);
  public string[] GetDateTimeFormats();
  public string[] GetDateTimeFormats(IFormatProvider a);
  public string[] GetDateTimeFormats(char a);
  public string[] GetDateTimeFormats(char a, IFormatProvider b);
  public TypeCode GetTypeCode();
}
public enum DateTimeKind { Unspecified, Utc, Local }
public struct DateTimeOffset : IComparable, IComparable<DateTimeOffset>, IEquatable<DateTimeOffset>, IDeserializationCallback, IFormattable, ISerializable {
  public static DateTimeOffset MinValue;
  public static DateTimeOffset MaxValue;
  public static DateTimeOffset UnixEpoch;
  public static DateTimeOffset Now { get; }
  public static DateTimeOffset UtcNow { get; }
  public DateTime DateTime { get; }
  public DateTime UtcDateTime { get; }
  public DateTime LocalDateTime { get; }
  public DateTime Date { get; }
  public int Day { get; }
  public DayOfWeek DayOfWeek { get; }
  public int DayOfYear { get; }
  public int Hour { get; }
  public int Millisecond { get; }
  public int Minute { get; }
  public int Month { get; }
  public TimeSpan Offset { get; }
  public int Second { get; }
  public long Ticks { get; }
  public long UtcTicks { get; }
  public TimeSpan TimeOfDay { get; }
  public int Year { get; }
  public DateTimeOffset ToOffset(TimeSpan a);
  public DateTimeOffset Add(TimeSpan a);
  public DateTimeOffset AddDays(double a);
  public DateTimeOffset AddHours(double a);
  public DateTimeOffset AddMilliseconds(double a);
  public DateTimeOffset AddMinutes(double a);
  public DateTimeOffset AddMonths(int a);
  public DateTimeOffset AddSeconds(double a);
  public DateTimeOffset AddTicks(long a);
  public DateTimeOffset AddYears(int a);
  public static int Compare(DateTimeOffset a, DateTimeOffset b);
  public int CompareTo(DateTimeOffset a);
  public bool Equals(DateTimeOffset a);
  public bool EqualsExact(DateTimeOffset a);
  public static bool Equals(DateTimeOffset a, DateTimeOffset b);
  public static DateTimeOffset FromFileTime(long a);
  public static DateTimeOffset FromUnixTimeSeconds(long a);
  public static DateTimeOffset FromUnixTimeMilliseconds(long a);
  public static DateTimeOffset Parse(string a);
  public static DateTimeOffset Parse(string a, IFormatProvider b);
  public static DateTimeOffset Parse(string a, IFormatProvider b, DateTimeStyles c);
  public static DateTimeOffset Parse(ReadOnlySpan<char> a, IFormatProvider b = default, DateTimeStyles c = default);
  public static DateTimeOffset ParseExact(string a, string b, IFormatProvider c);
  public static DateTimeOffset ParseExact(string a, string b, IFormatProvider c, DateTimeStyles d);
  public static DateTimeOffset ParseExact(ReadOnlySpan<char> a, ReadOnlySpan<char> b, IFormatProvider c, DateTimeStyles d = default);
  public static DateTimeOffset ParseExact(string a, string[] b, IFormatProvider c, DateTimeStyles d);
  public static DateTimeOffset ParseExact(ReadOnlySpan<char> a, string[] b, IFormatProvider c, DateTimeStyles d = default);
  public TimeSpan Subtract(DateTimeOffset a);
  public DateTimeOffset Subtract(TimeSpan a);
  public long ToFileTime();
  public long ToUnixTimeSeconds();
  public long ToUnixTimeMilliseconds();
  public DateTimeOffset ToLocalTime();
  public string ToString(string a);
  public string ToString(IFormatProvider a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public DateTimeOffset ToUniversalTime();
  public static bool TryParse(string a, out DateTimeOffset b);
  public static bool TryParse(ReadOnlySpan<char> a, out DateTimeOffset b);
  public static bool TryParse(string a, IFormatProvider b, DateTimeStyles c, out DateTimeOffset d);
  public static bool TryParse(ReadOnlySpan<char> a, IFormatProvider b, DateTimeStyles c, out DateTimeOffset d);
  public static bool TryParseExact(string a, string b, IFormatProvider c, DateTimeStyles d, out DateTimeOffset e);
  public static bool TryParseExact(ReadOnlySpan<char> a, ReadOnlySpan<char> b, IFormatProvider c, DateTimeStyles d, out DateTimeOffset e);
  public static bool TryParseExact(string a, string[] b, IFormatProvider c, DateTimeStyles d, out DateTimeOffset e);
  public static bool TryParseExact(ReadOnlySpan<char> a, string[] b, IFormatProvider c, DateTimeStyles d, out DateTimeOffset e);
}
public enum DayOfWeek { Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday }
public struct Decimal : IComparable, IComparable<decimal>, IConvertible, IEquatable<decimal>, IDeserializationCallback, IFormattable {
  public static decimal Zero;
  public static decimal One;
  public static decimal MinusOne;
  public static decimal MaxValue;
  public static decimal MinValue;
  public static decimal FromOACurrency(long a);
  public static long ToOACurrency(decimal a);
  public static decimal Add(decimal a, decimal b);
  public static decimal Ceiling(decimal a);
  public static int Compare(decimal a, decimal b);
  public int CompareTo(object a);
  public int CompareTo(decimal a);
  public static decimal Divide(decimal a, decimal b);
  public bool Equals(decimal a);
  public static bool Equals(decimal a, decimal b);
  public static decimal Floor(decimal a);
  public string ToString(string a);
  public string ToString(IFormatProvider a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public static decimal Parse(string a);
  public static decimal Parse(string a, NumberStyles b);
  public static decimal Parse(string a, IFormatProvider b);
  public static decimal Parse(string a, NumberStyles b, IFormatProvider c);
  public static decimal Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out decimal b);
  public static bool TryParse(ReadOnlySpan<char> a, out decimal b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out decimal d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out decimal d);
  public static int[] GetBits(decimal a);
  public static decimal Remainder(decimal a, decimal b);
  public static decimal Multiply(decimal a, decimal b);
  public static decimal Negate(decimal a);
  public static decimal Round(decimal a);
  public static decimal Round(decimal a, int b);
  public static decimal Round(decimal a, MidpointRounding b);
  public static decimal Round(decimal a, int b, MidpointRounding c);
  public static decimal Subtract(decimal a, decimal b);
  public static byte ToByte(decimal a);
  public static sbyte ToSByte(decimal a);
  public static short ToInt16(decimal a);
  public static double ToDouble(decimal a);
  public static int ToInt32(decimal a);
  public static long ToInt64(decimal a);
  public static ushort ToUInt16(decimal a);
  public static uint ToUInt32(decimal a);
  public static ulong ToUInt64(decimal a);
  public static float ToSingle(decimal a);
  public static decimal Truncate(decimal a);
  public TypeCode GetTypeCode();
}
public abstract class Delegate : ISerializable, ICloneable {
  public MethodInfo Method { get; }
  public object Target { get; }
  public static Delegate CreateDelegate(Type a, object b, MethodInfo c, bool d);
  public static Delegate CreateDelegate(Type a, object b, MethodInfo c);
  public static Delegate CreateDelegate(Type a, MethodInfo b, bool c);
  public static Delegate CreateDelegate(Type a, MethodInfo b);
  public static Delegate CreateDelegate(Type a, object b, string c);
  public static Delegate CreateDelegate(Type a, Type b, string c, bool d, bool e);
  public static Delegate CreateDelegate(Type a, Type b, string c);
  public static Delegate CreateDelegate(Type a, Type b, string c, bool d);
  public static Delegate CreateDelegate(Type a, object b, string c, bool d, bool e);
  public static Delegate CreateDelegate(Type a, object b, string c, bool d);
  public object DynamicInvoke(params object[] a);
  public object DynamicInvokeImpl(object[] a);
  public object Clone();
  public MethodInfo GetMethodImpl();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public Delegate[] GetInvocationList();
  public static Delegate Combine(Delegate a, Delegate b);
  public static Delegate Combine(params Delegate[] a);
  public Delegate CombineImpl(Delegate a);
  public static Delegate Remove(Delegate a, Delegate b);
  public Delegate RemoveImpl(Delegate a);
  public static Delegate RemoveAll(Delegate a, Delegate b);
}
public class DivideByZeroException : ArithmeticException {
}
public class DllNotFoundException : TypeLoadException {
}
public struct Double : IComparable, IComparable<double>, IConvertible, IEquatable<double>, IFormattable {
  public static double MinValue;
  public static double MaxValue;
  public static double Epsilon;
  public static double NegativeInfinity;
  public static double PositiveInfinity;
  public static double NaN;
  public static bool IsFinite(double a);
  public static bool IsInfinity(double a);
  public static bool IsNaN(double a);
  public static bool IsNegative(double a);
  public static bool IsNegativeInfinity(double a);
  public static bool IsNormal(double a);
  public static bool IsPositiveInfinity(double a);
  public static bool IsSubnormal(double a);
  public int CompareTo(object a);
  public int CompareTo(double a);
  public bool Equals(double a);
  public string ToString(string a);
  public string ToString(IFormatProvider a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public static double Parse(string a);
  public static double Parse(string a, NumberStyles b);
  public static double Parse(string a, IFormatProvider b);
  public static double Parse(string a, NumberStyles b, IFormatProvider c);
  public static double Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out double b);
  public static bool TryParse(ReadOnlySpan<char> a, out double b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out double d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out double d);
  public TypeCode GetTypeCode();
}
public class DuplicateWaitObjectException : ArgumentException {
}
public class EntryPointNotFoundException : TypeLoadException {
}
public abstract class Enum : IComparable, IConvertible, IFormattable {
  public static bool TryParse<TEnum>(string a, out TEnum b);
  public static bool TryParse<TEnum>(string a, bool b, out TEnum c);
  public static object Parse(Type a, string b);
  public static object Parse(Type a, string b, bool c);
  public static Type GetUnderlyingType(Type a);
  public static Array GetValues(Type a);
  public static string GetName(Type a, object b);
  public static string[] GetNames(Type a);
  public static object ToObject(Type a, object b);
  public static bool IsDefined(Type a, object b);
  public static string Format(Type a, object b, string c);
  public string ToString(string a, IFormatProvider b);
  public int CompareTo(object a);
  public string ToString(string a);
  public string ToString(IFormatProvider a);
  public bool HasFlag(Enum a);
  public TypeCode GetTypeCode();
  public static object ToObject(Type a, sbyte b);
  public static object ToObject(Type a, short b);
  public static object ToObject(Type a, int b);
  public static object ToObject(Type a, byte b);
  public static object ToObject(Type a, ushort b);
  public static object ToObject(Type a, uint b);
  public static object ToObject(Type a, long b);
  public static object ToObject(Type a, ulong b);
  public static TEnum Parse<TEnum>(string a);
  public static TEnum Parse<TEnum>(string a, bool b);
  public static bool TryParse(Type a, string b, bool c, out object d);
  public static bool TryParse(Type a, string b, out object c);
}
public static class Environment {
  public static string CommandLine { get; }
  public static string CurrentDirectory { get; }
  public static int CurrentManagedThreadId { get; }
  public static int ExitCode { get; }
  public static bool HasShutdownStarted { get; }
  public static string MachineName { get; }
  public static string NewLine { get; }
  public static OperatingSystem OSVersion { get; }
  public static string StackTrace { get; }
  public static string SystemDirectory { get; }
  public static int TickCount { get; }
  public static string UserDomainName { get; }
  public static bool UserInteractive { get; }
  public static string UserName { get; }
  public static Version Version { get; }
  public static long WorkingSet { get; }
  public static bool Is64BitOperatingSystem { get; }
  public static int SystemPageSize { get; }
  public static bool Is64BitProcess { get; }
  public static int ProcessorCount { get; }
  public static void Exit(int a);
  public static string ExpandEnvironmentVariables(string a);
  public static string[] GetCommandLineArgs();
  public static string GetEnvironmentVariable(string a);
  public static IDictionary GetEnvironmentVariables();
  public static string GetFolderPath(Environment.SpecialFolder a);
  public static string GetFolderPath(Environment.SpecialFolder a, Environment.SpecialFolderOption b);
  public static string[] GetLogicalDrives();
  public static string GetEnvironmentVariable(string a, EnvironmentVariableTarget b);
  public static IDictionary GetEnvironmentVariables(EnvironmentVariableTarget a);
  public static void SetEnvironmentVariable(string a, string b);
  public static void SetEnvironmentVariable(string a, string b, EnvironmentVariableTarget c);
  public static void FailFast(string a);
  public static void FailFast(string a, Exception b);
  public enum SpecialFolder { MyDocuments, Desktop, MyComputer, Programs, Personal, Favorites, Startup, Recent, SendTo, StartMenu, MyMusic, DesktopDirectory, Templates, ApplicationData, LocalApplicationData, InternetCache, Cookies, History, CommonApplicationData, System, ProgramFiles, MyPictures, CommonProgramFiles, MyVideos, NetworkShortcuts, Fonts, CommonStartMenu, CommonPrograms, CommonStartup, CommonDesktopDirectory, PrinterShortcuts, Windows, UserProfile, SystemX86, ProgramFilesX86, CommonProgramFilesX86, CommonTemplates, CommonDocuments, CommonAdminTools, AdminTools, CommonMusic, CommonPictures, CommonVideos, Resources, LocalizedResources, CommonOemLinks, CDBurning }
  public enum SpecialFolderOption { None, DoNotVerify, Create }
}
public enum EnvironmentVariableTarget { Process, User, Machine }
public class EventArgs {
  public static EventArgs Empty;
}
public delegate void EventHandler(object a, EventArgs b);
public delegate void EventHandler<TEventArgs>(object a, TEventArgs b);
public class Exception : _Exception, ISerializable {
  public string Message { get; }
  public IDictionary Data { get; }
  public Exception InnerException { get; }
  public MethodBase TargetSite { get; }
  public string StackTrace { get; }
  public string HelpLink { get; }
  public string Source { get; }
  public int HResult { get; }
  public event EventHandler<SafeSerializationEventArgs> SerializeObjectState;
  public Exception GetBaseException();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public Type GetType();
}
public sealed class ExecutionEngineException : SystemException {
}
public class FieldAccessException : MemberAccessException {
}
public class FileStyleUriParser : UriParser {
}
public class FlagsAttribute : Attribute {
}
public class FormatException : SystemException {
}
public abstract class FormattableString : IFormattable {
  public string Format { get; }
  public int ArgumentCount { get; }
  public abstract object[] GetArguments();
  public abstract object GetArgument(int a);
  public abstract string ToString(IFormatProvider a);
  public static string Invariant(FormattableString a);
}
public class FtpStyleUriParser : UriParser {
}
public delegate TResult Func<TResult>();
public delegate TResult Func<T1, T2, T3, T4, T5, T6, T7, T8, T9, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i);
public delegate TResult Func<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j);
public delegate TResult Func<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k);
public delegate TResult Func<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k, T12 l);
public delegate TResult Func<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k, T12 l, T13 m);
public delegate TResult Func<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k, T12 l, T13 m, T14 n);
public delegate TResult Func<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k, T12 l, T13 m, T14 n, T15 o);
public delegate TResult Func<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h, T9 i, T10 j, T11 k, T12 l, T13 m, T14 n, T15 o, T16 p);
public delegate TResult Func<T, TResult>(T a);
public delegate TResult Func<T1, T2, TResult>(T1 a, T2 b);
public delegate TResult Func<T1, T2, T3, TResult>(T1 a, T2 b, T3 c);
public delegate TResult Func<T1, T2, T3, T4, TResult>(T1 a, T2 b, T3 c, T4 d);
public delegate TResult Func<T1, T2, T3, T4, T5, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e);
public delegate TResult Func<T1, T2, T3, T4, T5, T6, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f);
public delegate TResult Func<T1, T2, T3, T4, T5, T6, T7, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g);
public delegate TResult Func<T1, T2, T3, T4, T5, T6, T7, T8, TResult>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h);
public static class GC {
  public static int MaxGeneration { get; }
  public static long GetAllocatedBytesForCurrentThread();
  public static void AddMemoryPressure(long a);
  public static void RemoveMemoryPressure(long a);
  public static int GetGeneration(object a);
  public static void Collect(int a);
  public static void Collect();
  public static void Collect(int a, GCCollectionMode b);
  public static void Collect(int a, GCCollectionMode b, bool c);
  public static void Collect(int a, GCCollectionMode b, bool c, bool d);
  public static int CollectionCount(int a);
  public static void KeepAlive(object a);
  public static int GetGeneration(WeakReference a);
  public static void WaitForPendingFinalizers();
  public static void SuppressFinalize(object a);
  public static void ReRegisterForFinalize(object a);
  public static long GetTotalMemory(bool a);
  public static void RegisterForFullGCNotification(int a, int b);
  public static void CancelFullGCNotification();
  public static GCNotificationStatus WaitForFullGCApproach();
  public static GCNotificationStatus WaitForFullGCApproach(int a);
  public static GCNotificationStatus WaitForFullGCComplete();
  public static GCNotificationStatus WaitForFullGCComplete(int a);
  public static bool TryStartNoGCRegion(long a);
  public static bool TryStartNoGCRegion(long a, long b);
  public static bool TryStartNoGCRegion(long a, bool b);
  public static bool TryStartNoGCRegion(long a, long b, bool c);
  public static void EndNoGCRegion();
}
public enum GCCollectionMode { Default, Forced, Optimized }
public enum GCNotificationStatus { Succeeded, Failed, Canceled, Timeout, NotApplicable }
public class GenericUriParser : UriParser {
}
public enum GenericUriParserOptions { Default, GenericAuthority, AllowEmptyAuthority, NoUserInfo, NoPort, NoQuery, NoFragment, DontConvertPathBackslashes, DontCompressPath, DontUnescapePathDotsAndSlashes, Idn, IriParsing }
public class GopherStyleUriParser : UriParser {
}
public struct Guid : IComparable, IComparable<Guid>, IEquatable<Guid>, IFormattable {
  public static Guid Empty;
  public static Guid NewGuid();
  public static Guid Parse(string a);
  public static Guid Parse(ReadOnlySpan<char> a);
  public static bool TryParse(string a, out Guid b);
  public static bool TryParse(ReadOnlySpan<char> a, out Guid b);
  public static Guid ParseExact(string a, string b);
  public static Guid ParseExact(ReadOnlySpan<char> a, ReadOnlySpan<char> b);
  public static bool TryParseExact(string a, string b, out Guid c);
  public static bool TryParseExact(ReadOnlySpan<char> a, ReadOnlySpan<char> b, out Guid c);
  public byte[] ToByteArray();
  public bool TryWriteBytes(Span<byte> a);
  public bool Equals(Guid a);
  public int CompareTo(object a);
  public int CompareTo(Guid a);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default);
}
public struct HashCode {
  public static int Combine<T1>(T1 a);
  public static int Combine<T1, T2>(T1 a, T2 b);
  public static int Combine<T1, T2, T3>(T1 a, T2 b, T3 c);
  public static int Combine<T1, T2, T3, T4>(T1 a, T2 b, T3 c, T4 d);
  public static int Combine<T1, T2, T3, T4, T5>(T1 a, T2 b, T3 c, T4 d, T5 e);
  public static int Combine<T1, T2, T3, T4, T5, T6>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f);
  public static int Combine<T1, T2, T3, T4, T5, T6, T7>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g);
  public static int Combine<T1, T2, T3, T4, T5, T6, T7, T8>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h);
  public void Add<T>(T a);
  public void Add<T>(T a, IEqualityComparer<T> b);
  public int ToHashCode();
}
public class HttpStyleUriParser : UriParser {
}
public interface IAppDomainSetup {
  public string ApplicationBase { get; }
  public string ApplicationName { get; }
  public string CachePath { get; }
  public string ConfigurationFile { get; }
  public string DynamicBase { get; }
  public string LicenseFile { get; }
  public string PrivateBinPath { get; }
  public string PrivateBinPathProbe { get; }
  public string ShadowCopyDirectories { get; }
  public string ShadowCopyFiles { get; }
}
public interface IAsyncDisposable {
  public ValueTask DisposeAsync();
}
public interface IAsyncResult {
  public bool IsCompleted { get; }
  public WaitHandle AsyncWaitHandle { get; }
  public object AsyncState { get; }
  public bool CompletedSynchronously { get; }
}
public interface ICloneable {
  public object Clone();
}
public interface IComparable {
  public int CompareTo(object a);
}
public interface IComparable<T> {
  public int CompareTo(T a);
}
public interface IConvertible {
  public TypeCode GetTypeCode();
  public bool ToBoolean(IFormatProvider a);
  public char ToChar(IFormatProvider a);
  public sbyte ToSByte(IFormatProvider a);
  public byte ToByte(IFormatProvider a);
  public short ToInt16(IFormatProvider a);
  public ushort ToUInt16(IFormatProvider a);
  public int ToInt32(IFormatProvider a);
  public uint ToUInt32(IFormatProvider a);
  public long ToInt64(IFormatProvider a);
  public ulong ToUInt64(IFormatProvider a);
  public float ToSingle(IFormatProvider a);
  public double ToDouble(IFormatProvider a);
  public decimal ToDecimal(IFormatProvider a);
  public DateTime ToDateTime(IFormatProvider a);
  public string ToString(IFormatProvider a);
  public object ToType(Type a, IFormatProvider b);
}
public interface ICustomFormatter {
  public string Format(string a, object b, IFormatProvider c);
}
public interface IDisposable {
  public void Dispose();
}
public interface IEquatable<T> {
  public bool Equals(T a);
}
public interface IFormatProvider {
  public object GetFormat(Type a);
}
public interface IFormattable {
  public string ToString(string a, IFormatProvider b);
}
public interface IObservable<T> {
  public IDisposable Subscribe(IObserver<T> a);
}
public interface IObserver<T> {
  public void OnNext(T a);
  public void OnError(Exception a);
  public void OnCompleted();
}
public interface IProgress<T> {
  public void Report(T a);
}
public interface IServiceProvider {
  public object GetService(Type a);
}
public struct Index : IEquatable<Index> {
  public static Index Start { get; }
  public static Index End { get; }
  public int Value { get; }
  public bool IsFromEnd { get; }
  public static Index FromStart(int a);
  public static Index FromEnd(int a);
  public int GetOffset(int a);
  public bool Equals(Index a);
}
public sealed class IndexOutOfRangeException : SystemException {
}
public sealed class InsufficientExecutionStackException : SystemException {
}
public sealed class InsufficientMemoryException : OutOfMemoryException {
}
public struct Int16 : Int32, IComparable, IComparable<short>, IConvertible, IEquatable<short>, IFormattable {
  public static short MaxValue;
  public static short MinValue;
  public int CompareTo(object a);
  public int CompareTo(short a);
  public bool Equals(short a);
  public string ToString(IFormatProvider a);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public static short Parse(string a);
  public static short Parse(string a, NumberStyles b);
  public static short Parse(string a, IFormatProvider b);
  public static short Parse(string a, NumberStyles b, IFormatProvider c);
  public static short Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out short b);
  public static bool TryParse(ReadOnlySpan<char> a, out short b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out short d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out short d);
  public TypeCode GetTypeCode();
}
public struct Int32 : Int64, UInt32, UInt64, IComparable, IComparable<int>, IConvertible, IEquatable<int>, IFormattable {
  public static int MaxValue;
  public static int MinValue;
  public int CompareTo(object a);
  public int CompareTo(int a);
  public bool Equals(int a);
  public string ToString(string a);
  public string ToString(IFormatProvider a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public static int Parse(string a);
  public static int Parse(string a, NumberStyles b);
  public static int Parse(string a, IFormatProvider b);
  public static int Parse(string a, NumberStyles b, IFormatProvider c);
  public static int Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out int b);
  public static bool TryParse(ReadOnlySpan<char> a, out int b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out int d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out int d);
  public TypeCode GetTypeCode();
}
public struct Int64 : Single, Decimal, IComparable, IComparable<long>, IConvertible, IEquatable<long>, IFormattable {
  public static long MaxValue;
  public static long MinValue;
  public int CompareTo(object a);
  public int CompareTo(long a);
  public bool Equals(long a);
  public string ToString(IFormatProvider a);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public static long Parse(string a);
  public static long Parse(string a, NumberStyles b);
  public static long Parse(string a, IFormatProvider b);
  public static long Parse(string a, NumberStyles b, IFormatProvider c);
  public static long Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out long b);
  public static bool TryParse(ReadOnlySpan<char> a, out long b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out long d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out long d);
  public TypeCode GetTypeCode();
}
public struct IntPtr : IEquatable<IntPtr>, ISerializable {
  public static IntPtr Zero;
  public static int Size { get; }
  public int ToInt32();
  public long ToInt64();
  public void* ToPointer();
  public string ToString(string a);
  public static IntPtr Add(IntPtr a, int b);
  public static IntPtr Subtract(IntPtr a, int b);
}
public class InvalidCastException : SystemException {
}
public class InvalidOperationException : SystemException {
}
public sealed class InvalidProgramException : SystemException {
}
public class InvalidTimeZoneException : Exception {
}
public class Lazy<T> {
  public bool IsValueCreated { get; }
  public T Value { get; }
}
public class LdapStyleUriParser : UriParser {
}
public enum LoaderOptimization { DisallowBindings, DomainMask, MultiDomain, MultiDomainHost, NotSpecified, SingleDomain }
public sealed class LoaderOptimizationAttribute : Attribute {
  public LoaderOptimization Value { get; }
}
public sealed class LocalDataStoreSlot {
}
public sealed class MTAThreadAttribute : Attribute {
}
public abstract class MarshalByRefObject {
  public ObjRef CreateObjRef(Type a);
  public object GetLifetimeService();
  public object InitializeLifetimeService();
  public MarshalByRefObject MemberwiseClone(bool a);
}
public static class Math {
  public static double E;
  public static double PI;
  public static short Abs(short a);
  public static int Abs(int a);
  public static long Abs(long a);
  public static sbyte Abs(sbyte a);
  public static decimal Abs(decimal a);
  public static long BigMul(int a, int b);
  public static int DivRem(int a, int b, out int c);
  public static long DivRem(long a, long b, out long c);
  public static decimal Ceiling(decimal a);
  public static byte Clamp(byte a, byte b, byte c);
  public static decimal Clamp(decimal a, decimal b, decimal c);
  public static double Clamp(double a, double b, double c);
  public static short Clamp(short a, short b, short c);
  public static int Clamp(int a, int b, int c);
  public static long Clamp(long a, long b, long c);
  public static sbyte Clamp(sbyte a, sbyte b, sbyte c);
  public static float Clamp(float a, float b, float c);
  public static ushort Clamp(ushort a, ushort b, ushort c);
  public static uint Clamp(uint a, uint b, uint c);
  public static ulong Clamp(ulong a, ulong b, ulong c);
  public static decimal Floor(decimal a);
  public static double IEEERemainder(double a, double b);
  public static double Log(double a, double b);
  public static byte Max(byte a, byte b);
  public static decimal Max(decimal a, decimal b);
  public static double Max(double a, double b);
  public static short Max(short a, short b);
  public static int Max(int a, int b);
  public static long Max(long a, long b);
  public static sbyte Max(sbyte a, sbyte b);
  public static float Max(float a, float b);
  public static ushort Max(ushort a, ushort b);
  public static uint Max(uint a, uint b);
  public static ulong Max(ulong a, ulong b);
  public static byte Min(byte a, byte b);
  public static decimal Min(decimal a, decimal b);
  public static double Min(double a, double b);
  public static short Min(short a, short b);
  public static int Min(int a, int b);
  public static long Min(long a, long b);
  public static sbyte Min(sbyte a, sbyte b);
  public static float Min(float a, float b);
  public static ushort Min(ushort a, ushort b);
  public static uint Min(uint a, uint b);
  public static ulong Min(ulong a, ulong b);
  public static decimal Round(decimal a);
  public static decimal Round(decimal a, int b);
  public static decimal Round(decimal a, MidpointRounding b);
  public static decimal Round(decimal a, int b, MidpointRounding c);
  public static double Round(double a);
  public static double Round(double a, int b);
  public static double Round(double a, MidpointRounding b);
  public static double Round(double a, int b, MidpointRounding c);
  public static int Sign(decimal a);
  public static int Sign(double a);
  public static int Sign(short a);
  public static int Sign(int a);
  public static int Sign(long a);
  public static int Sign(sbyte a);
  public static int Sign(float a);
  public static decimal Truncate(decimal a);
  public static double Truncate(double a);
  public static double Abs(double a);
  public static float Abs(float a);
  public static double Acos(double a);
  public static double Acosh(double a);
  public static double Asin(double a);
  public static double Asinh(double a);
  public static double Atan(double a);
  public static double Atan2(double a, double b);
  public static double Atanh(double a);
  public static double Cbrt(double a);
  public static double Ceiling(double a);
  public static double Cos(double a);
  public static double Cosh(double a);
  public static double Exp(double a);
  public static double Floor(double a);
  public static double Log(double a);
  public static double Log10(double a);
  public static double Pow(double a, double b);
  public static double Sin(double a);
  public static double Sinh(double a);
  public static double Sqrt(double a);
  public static double Tan(double a);
  public static double Tanh(double a);
}
public static class MathF {
  public static float E;
  public static float PI;
  public static float Abs(float a);
  public static float IEEERemainder(float a, float b);
  public static float Log(float a, float b);
  public static float Max(float a, float b);
  public static float Min(float a, float b);
  public static float Round(float a);
  public static float Round(float a, int b);
  public static float Round(float a, MidpointRounding b);
  public static float Round(float a, int b, MidpointRounding c);
  public static int Sign(float a);
  public static float Truncate(float a);
  public static float Acos(float a);
  public static float Acosh(float a);
  public static float Asin(float a);
  public static float Asinh(float a);
  public static float Atan(float a);
  public static float Atan2(float a, float b);
  public static float Atanh(float a);
  public static float Cbrt(float a);
  public static float Ceiling(float a);
  public static float Cos(float a);
  public static float Cosh(float a);
  public static float Exp(float a);
  public static float Floor(float a);
  public static float Log(float a);
  public static float Log10(float a);
  public static float Pow(float a, float b);
  public static float Sin(float a);
  public static float Sinh(float a);
  public static float Sqrt(float a);
  public static float Tan(float a);
  public static float Tanh(float a);
}
public class MemberAccessException : SystemException {
}
public static class MemoryExtensions {
  public static bool Contains(this ReadOnlySpan<char> a, ReadOnlySpan<char> b, StringComparison c);
  public static bool Equals(this ReadOnlySpan<char> a, ReadOnlySpan<char> b, StringComparison c);
  public static int CompareTo(this ReadOnlySpan<char> a, ReadOnlySpan<char> b, StringComparison c);
  public static int IndexOf(this ReadOnlySpan<char> a, ReadOnlySpan<char> b, StringComparison c);
  public static int ToLower(this ReadOnlySpan<char> a, Span<char> b, CultureInfo c);
  public static int ToLowerInvariant(this ReadOnlySpan<char> a, Span<char> b);
  public static int ToUpper(this ReadOnlySpan<char> a, Span<char> b, CultureInfo c);
  public static int ToUpperInvariant(this ReadOnlySpan<char> a, Span<char> b);
  public static bool EndsWith(this ReadOnlySpan<char> a, ReadOnlySpan<char> b, StringComparison c);
  public static bool StartsWith(this ReadOnlySpan<char> a, ReadOnlySpan<char> b, StringComparison c);
  public static Span<T> AsSpan<T>(this T[] a, int b);
  public static Span<T> AsSpan<T>(this T[] a, Index b);
  public static Span<T> AsSpan<T>(this T[] a, Range b);
  public static ReadOnlySpan<char> AsSpan(this string a);
  public static ReadOnlySpan<char> AsSpan(this string a, int b);
  public static ReadOnlySpan<char> AsSpan(this string a, int b, int c);
  public static ReadOnlyMemory<char> AsMemory(this string a);
  public static ReadOnlyMemory<char> AsMemory(this string a, int b);
  public static ReadOnlyMemory<char> AsMemory(this string a, Index b);
  public static ReadOnlyMemory<char> AsMemory(this string a, int b, int c);
  public static ReadOnlyMemory<char> AsMemory(this string a, Range b);
  public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> a);
  public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> a);
  public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> a);
  public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> a, char b);
  public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> a, char b);
  public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> a, char b);
  public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> a, ReadOnlySpan<char> b);
  public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> a, ReadOnlySpan<char> b);
  public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> a, ReadOnlySpan<char> b);
  public static bool IsWhiteSpace(this ReadOnlySpan<char> a);
  public static int IndexOf<T>(this Span<T> a, T b) where T : IEquatable<T>;
  public static int IndexOf<T>(this Span<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static int LastIndexOf<T>(this Span<T> a, T b) where T : IEquatable<T>;
  public static int LastIndexOf<T>(this Span<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static bool SequenceEqual<T>(this Span<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static int SequenceCompareTo<T>(this Span<T> a, ReadOnlySpan<T> b) where T : IComparable<T>;
  public static int IndexOf<T>(this ReadOnlySpan<T> a, T b) where T : IEquatable<T>;
  public static int IndexOf<T>(this ReadOnlySpan<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static int LastIndexOf<T>(this ReadOnlySpan<T> a, T b) where T : IEquatable<T>;
  public static int LastIndexOf<T>(this ReadOnlySpan<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static int IndexOfAny<T>(this Span<T> a, T b, T c) where T : IEquatable<T>;
  public static int IndexOfAny<T>(this Span<T> a, T b, T c, T d) where T : IEquatable<T>;
  public static int IndexOfAny<T>(this Span<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static int IndexOfAny<T>(this ReadOnlySpan<T> a, T b, T c) where T : IEquatable<T>;
  public static int IndexOfAny<T>(this ReadOnlySpan<T> a, T b, T c, T d) where T : IEquatable<T>;
  public static int IndexOfAny<T>(this ReadOnlySpan<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static int LastIndexOfAny<T>(this Span<T> a, T b, T c) where T : IEquatable<T>;
  public static int LastIndexOfAny<T>(this Span<T> a, T b, T c, T d) where T : IEquatable<T>;
  public static int LastIndexOfAny<T>(this Span<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static int LastIndexOfAny<T>(this ReadOnlySpan<T> a, T b, T c) where T : IEquatable<T>;
  public static int LastIndexOfAny<T>(this ReadOnlySpan<T> a, T b, T c, T d) where T : IEquatable<T>;
  public static int LastIndexOfAny<T>(this ReadOnlySpan<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static bool SequenceEqual<T>(this ReadOnlySpan<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static int SequenceCompareTo<T>(this ReadOnlySpan<T> a, ReadOnlySpan<T> b) where T : IComparable<T>;
  public static bool StartsWith<T>(this Span<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static bool StartsWith<T>(this ReadOnlySpan<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static bool EndsWith<T>(this Span<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static bool EndsWith<T>(this ReadOnlySpan<T> a, ReadOnlySpan<T> b) where T : IEquatable<T>;
  public static void Reverse<T>(this Span<T> a);
  public static Span<T> AsSpan<T>(this T[] a);
  public static Span<T> AsSpan<T>(this T[] a, int b, int c);
  public static Span<T> AsSpan<T>(this ArraySegment<T> a);
  public static Span<T> AsSpan<T>(this ArraySegment<T> a, int b);
  public static Span<T> AsSpan<T>(this ArraySegment<T> a, Index b);
  public static Span<T> AsSpan<T>(this ArraySegment<T> a, int b, int c);
  public static Span<T> AsSpan<T>(this ArraySegment<T> a, Range b);
  public static Memory<T> AsMemory<T>(this T[] a);
  public static Memory<T> AsMemory<T>(this T[] a, int b);
  public static Memory<T> AsMemory<T>(this T[] a, Index b);
  public static Memory<T> AsMemory<T>(this T[] a, int b, int c);
  public static Memory<T> AsMemory<T>(this T[] a, Range b);
  public static Memory<T> AsMemory<T>(this ArraySegment<T> a);
  public static Memory<T> AsMemory<T>(this ArraySegment<T> a, int b);
  public static Memory<T> AsMemory<T>(this ArraySegment<T> a, int b, int c);
  public static void CopyTo<T>(this T[] a, Span<T> b);
  public static void CopyTo<T>(this T[] a, Memory<T> b);
  public static bool Overlaps<T>(this Span<T> a, ReadOnlySpan<T> b);
  public static bool Overlaps<T>(this Span<T> a, ReadOnlySpan<T> b, out int c);
  public static bool Overlaps<T>(this ReadOnlySpan<T> a, ReadOnlySpan<T> b);
  public static bool Overlaps<T>(this ReadOnlySpan<T> a, ReadOnlySpan<T> b, out int c);
  public static int BinarySearch<T>(this Span<T> a, IComparable<T> b);
  public static int BinarySearch<T, TComparable>(this Span<T> a, TComparable b) where TComparable : IComparable<T>;
  public static int BinarySearch<T, TComparer>(this Span<T> a, T b, TComparer c) where TComparer : IComparer<T>;
  public static int BinarySearch<T>(this ReadOnlySpan<T> a, IComparable<T> b);
  public static int BinarySearch<T, TComparable>(this ReadOnlySpan<T> a, TComparable b) where TComparable : IComparable<T>;
  public static int BinarySearch<T, TComparer>(this ReadOnlySpan<T> a, T b, TComparer c) where TComparer : IComparer<T>;
}
public struct Memory<T> : IEquatable<Memory<T>> {
  public static Memory<T> Empty { get; }
  public int Length { get; }
  public bool IsEmpty { get; }
  public Span<T> Span { get; }
  public Memory<T> Slice(int a);
  public Memory<T> Slice(int a, int b);
  public void CopyTo(Memory<T> a);
  public bool TryCopyTo(Memory<T> a);
  public MemoryHandle Pin();
  public T[] ToArray();
  public bool Equals(Memory<T> a);
}
public class MethodAccessException : MemberAccessException {
}
public enum MidpointRounding { ToEven, AwayFromZero }
public class MissingFieldException : MissingMemberException {
  public string Message { get; }
}
public class MissingMemberException : MemberAccessException {
  public string ClassName;
  public string MemberName;
  public byte[] Signature;
  public string Message { get; }
}
public class MissingMethodException : MissingMemberException {
  public string Message { get; }
}
public struct ModuleHandle {
  public static ModuleHandle EmptyHandle;
  public int MDStreamVersion { get; }
  public RuntimeFieldHandle ResolveFieldHandle(int a);
  public RuntimeMethodHandle ResolveMethodHandle(int a);
  public RuntimeTypeHandle ResolveTypeHandle(int a);
  public RuntimeTypeHandle ResolveTypeHandle(int a, RuntimeTypeHandle[] b, RuntimeTypeHandle[] c);
  public RuntimeMethodHandle ResolveMethodHandle(int a, RuntimeTypeHandle[] b, RuntimeTypeHandle[] c);
  public RuntimeFieldHandle ResolveFieldHandle(int a, RuntimeTypeHandle[] b, RuntimeTypeHandle[] c);
  public RuntimeFieldHandle GetRuntimeFieldHandleFromMetadataToken(int a);
  public RuntimeMethodHandle GetRuntimeMethodHandleFromMetadataToken(int a);
  public RuntimeTypeHandle GetRuntimeTypeHandleFromMetadataToken(int a);
  public bool Equals(ModuleHandle a);
}
public abstract class MulticastDelegate : Delegate {
}
public sealed class MulticastNotSupportedException : SystemException {
}
public class NetPipeStyleUriParser : UriParser {
}
public class NetTcpStyleUriParser : UriParser {
}
public class NewsStyleUriParser : UriParser {
}
public sealed class NonSerializedAttribute : Attribute {
}
public class NotFiniteNumberException : ArithmeticException {
  public double OffendingNumber { get; }
}
public class NotImplementedException : SystemException {
}
public class NotSupportedException : SystemException {
}
public class NullReferenceException : SystemException {
}
public static class Nullable {
  public static int Compare<T>(T? a, T? b);
  public static bool Equals<T>(T? a, T? b);
  public static Type GetUnderlyingType(Type a);
}
public struct Nullable<T> {
  public bool HasValue { get; }
  public T Value { get; }
  public T GetValueOrDefault();
  public T GetValueOrDefault(T a);
}
public class Object {
  public bool Equals(object a);
  public static bool Equals(object a, object b);
  public void Finalize();
  public int GetHashCode();
  public Type GetType();
  public object MemberwiseClone();
  public string ToString();
  public static bool ReferenceEquals(object a, object b);
}
public class ObjectDisposedException : InvalidOperationException {
  public string Message { get; }
  public string ObjectName { get; }
}
public sealed class ObsoleteAttribute : Attribute {
  public string Message { get; }
  public bool IsError { get; }
}
public sealed class OperatingSystem : ICloneable, ISerializable {
  public PlatformID Platform { get; }
  public string ServicePack { get; }
  public Version Version { get; }
  public string VersionString { get; }
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public object Clone();
}
public class OperationCanceledException : SystemException {
  public CancellationToken CancellationToken { get; }
}
public class OrdinalComparer : StringComparer {
}
public class OutOfMemoryException : SystemException {
}
public class OverflowException : ArithmeticException {
}
public sealed class ParamArrayAttribute : Attribute {
}
public enum PlatformID { Win32S, Win32Windows, Win32NT, WinCE, Unix, Xbox, MacOSX }
public class PlatformNotSupportedException : NotSupportedException {
}
public delegate bool Predicate<T>(T a);
public class Progress<T> : IProgress<T> {
  public event EventHandler<T> ProgressChanged;
  public void OnReport(T a);
}
public class Random {
  public double Sample();
  public int Next();
  public int Next(int a, int b);
  public int Next(int a);
  public double NextDouble();
  public void NextBytes(byte[] a);
  public void NextBytes(Span<byte> a);
}
public struct Range : IEquatable<Range> {
  public Index Start { get; }
  public Index End { get; }
  public static Range All { get; }
  public bool Equals(Range a);
  public static Range StartAt(Index a);
  public static Range EndAt(Index a);
  public ValueTuple<int, int> GetOffsetAndLength(int a);
}
public class RankException : SystemException {
}
public struct ReadOnlyMemory<T> : IEquatable<ReadOnlyMemory<T>> {
  public static ReadOnlyMemory<T> Empty { get; }
  public int Length { get; }
  public bool IsEmpty { get; }
  public ReadOnlySpan<T> Span { get; }
  public ReadOnlyMemory<T> Slice(int a);
  public ReadOnlyMemory<T> Slice(int a, int b);
  public void CopyTo(Memory<T> a);
  public bool TryCopyTo(Memory<T> a);
  public MemoryHandle Pin();
  public T[] ToArray();
  public bool Equals(ReadOnlyMemory<T> a);
}
public struct ReadOnlySpan<T> {
  public T this[int a] { get; }
  public int Length { get; }
  public bool IsEmpty { get; }
  public static ReadOnlySpan<T> Empty { get; }
  public T GetPinnableReference();
  public void CopyTo(Span<T> a);
  public bool TryCopyTo(Span<T> a);
  public ReadOnlySpan<T> Slice(int a);
  public ReadOnlySpan<T> Slice(int a, int b);
  public T[] ToArray();
  public ReadOnlySpan<T>.Enumerator GetEnumerator();
  public struct Enumerator {
    public T Current { get; }
    public bool MoveNext();
  }
}
public class ResolveEventArgs : EventArgs {
  public string Name { get; }
  public Assembly RequestingAssembly { get; }
}
public delegate Assembly ResolveEventHandler(object a, ResolveEventArgs b);
public struct RuntimeArgumentHandle {
}
public struct RuntimeFieldHandle : ISerializable {
  public IntPtr Value { get; }
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public bool Equals(RuntimeFieldHandle a);
}
public struct RuntimeMethodHandle : ISerializable {
  public IntPtr Value { get; }
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public IntPtr GetFunctionPointer();
  public bool Equals(RuntimeMethodHandle a);
}
public struct RuntimeTypeHandle : ISerializable {
  public IntPtr Value { get; }
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public bool Equals(RuntimeTypeHandle a);
  public ModuleHandle GetModuleHandle();
}
public struct SByte : Int16, IComparable, IComparable<sbyte>, IConvertible, IEquatable<sbyte>, IFormattable {
  public static sbyte MaxValue;
  public static sbyte MinValue;
  public int CompareTo(object a);
  public int CompareTo(sbyte a);
  public bool Equals(sbyte a);
  public string ToString(IFormatProvider a);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public static sbyte Parse(string a);
  public static sbyte Parse(string a, NumberStyles b);
  public static sbyte Parse(string a, IFormatProvider b);
  public static sbyte Parse(string a, NumberStyles b, IFormatProvider c);
  public static sbyte Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out sbyte b);
  public static bool TryParse(ReadOnlySpan<char> a, out sbyte b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out sbyte d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out sbyte d);
  public TypeCode GetTypeCode();
}
public sealed class STAThreadAttribute : Attribute {
}
public struct SequencePosition : IEquatable<SequencePosition> {
  public object GetObject();
  public int GetInteger();
  public bool Equals(SequencePosition a);
}
public sealed class SerializableAttribute : Attribute {
}
public struct Single : Double, IComparable, IComparable<float>, IConvertible, IEquatable<float>, IFormattable {
  public static float MinValue;
  public static float Epsilon;
  public static float MaxValue;
  public static float PositiveInfinity;
  public static float NegativeInfinity;
  public static float NaN;
  public static bool IsFinite(float a);
  public static bool IsInfinity(float a);
  public static bool IsNaN(float a);
  public static bool IsNegative(float a);
  public static bool IsNegativeInfinity(float a);
  public static bool IsNormal(float a);
  public static bool IsPositiveInfinity(float a);
  public static bool IsSubnormal(float a);
  public int CompareTo(object a);
  public int CompareTo(float a);
  public bool Equals(float a);
  public string ToString(IFormatProvider a);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public static float Parse(string a);
  public static float Parse(string a, NumberStyles b);
  public static float Parse(string a, IFormatProvider b);
  public static float Parse(string a, NumberStyles b, IFormatProvider c);
  public static float Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out float b);
  public static bool TryParse(ReadOnlySpan<char> a, out float b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out float d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out float d);
  public TypeCode GetTypeCode();
}
public struct Span<T> {
  public T this[int a] { get; }
  public int Length { get; }
  public bool IsEmpty { get; }
  public static Span<T> Empty { get; }
  public T GetPinnableReference();
  public void Clear();
  public void Fill(T a);
  public void CopyTo(Span<T> a);
  public bool TryCopyTo(Span<T> a);
  public Span<T> Slice(int a);
  public Span<T> Slice(int a, int b);
  public T[] ToArray();
  public Span<T>.Enumerator GetEnumerator();
  public struct Enumerator {
    public T Current { get; }
    public bool MoveNext();
  }
}
public sealed class StackOverflowException : SystemException {
}
public sealed class String : IComparable, IComparable<string>, IConvertible, IEquatable<string>, IEnumerable<char>, ICloneable {
  public static string Empty;
  public int Length { get; }
  public char this[int a] { get; }
  public static int Compare(string a, string b);
  public static int Compare(string a, string b, bool c);
  public static int Compare(string a, string b, StringComparison c);
  public static int Compare(string a, string b, CultureInfo c, CompareOptions d);
  public static int Compare(string a, string b, bool c, CultureInfo d);
  public static int Compare(string a, int b, string c, int d, int e);
  public static int Compare(string a, int b, string c, int d, int e, bool f);
  public static int Compare(string a, int b, string c, int d, int e, bool f, CultureInfo g);
  public static int Compare(string a, int b, string c, int d, int e, CultureInfo f, CompareOptions g);
  public static int Compare(string a, int b, string c, int d, int e, StringComparison f);
  public static int CompareOrdinal(string a, string b);
  public static int CompareOrdinal(string a, int b, string c, int d, int e);
  public int CompareTo(object a);
  public int CompareTo(string a);
  public bool EndsWith(string a);
  public bool EndsWith(string a, StringComparison b);
  public bool EndsWith(string a, bool b, CultureInfo c);
  public bool EndsWith(char a);
  public bool Equals(string a);
  public bool Equals(string a, StringComparison b);
  public static bool Equals(string a, string b);
  public static bool Equals(string a, string b, StringComparison c);
  public int GetHashCode(StringComparison a);
  public bool StartsWith(string a);
  public bool StartsWith(string a, StringComparison b);
  public bool StartsWith(string a, bool b, CultureInfo c);
  public bool StartsWith(char a);
  public static string Concat(object a);
  public static string Concat(object a, object b);
  public static string Concat(object a, object b, object c);
  public static string Concat(params object[] a);
  public static string Concat<T>(IEnumerable<T> a);
  public static string Concat(IEnumerable<string> a);
  public static string Concat(string a, string b);
  public static string Concat(string a, string b, string c);
  public static string Concat(string a, string b, string c, string d);
  public static string Concat(params string[] a);
  public static string Format(string a, object b);
  public static string Format(string a, object b, object c);
  public static string Format(string a, object b, object c, object d);
  public static string Format(string a, params object[] b);
  public static string Format(IFormatProvider a, string b, object c);
  public static string Format(IFormatProvider a, string b, object c, object d);
  public static string Format(IFormatProvider a, string b, object c, object d, object e);
  public static string Format(IFormatProvider a, string b, params object[] c);
  public string Insert(int a, string b);
  public static string Join(char a, params string[] b);
  public static string Join(char a, params object[] b);
  public static string Join<T>(char a, IEnumerable<T> b);
  public static string Join(char a, string[] b, int c, int d);
  public static string Join(string a, params string[] b);
  public static string Join(string a, params object[] b);
  public static string Join<T>(string a, IEnumerable<T> b);
  public static string Join(string a, IEnumerable<string> b);
  public static string Join(string a, string[] b, int c, int d);
  public string PadLeft(int a);
  public string PadLeft(int a, char b);
  public string PadRight(int a);
  public string PadRight(int a, char b);
  public string Remove(int a, int b);
  public string Remove(int a);
  public string Replace(string a, string b, bool c, CultureInfo d);
  public string Replace(string a, string b, StringComparison c);
  public string Replace(char a, char b);
  public string Replace(string a, string b);
  public string[] Split(char a, StringSplitOptions b = default);
  public string[] Split(char a, int b, StringSplitOptions c = default);
  public string[] Split(params char[] a);
  public string[] Split(char[] a, int b);
  public string[] Split(char[] a, StringSplitOptions b);
  public string[] Split(char[] a, int b, StringSplitOptions c);
  public string[] Split(string a, StringSplitOptions b = default);
  public string[] Split(string a, int b, StringSplitOptions c = default);
  public string[] Split(string[] a, StringSplitOptions b);
  public string[] Split(string[] a, int b, StringSplitOptions c);
  public string Substring(int a);
  public string Substring(int a, int b);
  public string ToLower();
  public string ToLower(CultureInfo a);
  public string ToLowerInvariant();
  public string ToUpper();
  public string ToUpper(CultureInfo a);
  public string ToUpperInvariant();
  public string Trim();
  public string Trim(char a);
  public string Trim(params char[] a);
  public string TrimStart();
  public string TrimStart(char a);
  public string TrimStart(params char[] a);
  public string TrimEnd();
  public string TrimEnd(char a);
  public string TrimEnd(params char[] a);
  public bool Contains(string a);
  public bool Contains(string a, StringComparison b);
  public bool Contains(char a);
  public bool Contains(char a, StringComparison b);
  public int IndexOf(char a);
  public int IndexOf(char a, int b);
  public int IndexOf(char a, StringComparison b);
  public int IndexOf(char a, int b, int c);
  public int IndexOfAny(char[] a);
  public int IndexOfAny(char[] a, int b);
  public int IndexOfAny(char[] a, int b, int c);
  public int IndexOf(string a);
  public int IndexOf(string a, int b);
  public int IndexOf(string a, int b, int c);
  public int IndexOf(string a, StringComparison b);
  public int IndexOf(string a, int b, StringComparison c);
  public int IndexOf(string a, int b, int c, StringComparison d);
  public int LastIndexOf(char a);
  public int LastIndexOf(char a, int b);
  public int LastIndexOf(char a, int b, int c);
  public int LastIndexOfAny(char[] a);
  public int LastIndexOfAny(char[] a, int b);
  public int LastIndexOfAny(char[] a, int b, int c);
  public int LastIndexOf(string a);
  public int LastIndexOf(string a, int b);
  public int LastIndexOf(string a, int b, int c);
  public int LastIndexOf(string a, StringComparison b);
  public int LastIndexOf(string a, int b, StringComparison c);
  public int LastIndexOf(string a, int b, int c, StringComparison d);
  public static string Create<TState>(int a, TState b, SpanAction<char, TState> c);
  public object Clone();
  public static string Copy(string a);
  public void CopyTo(int a, char[] b, int c, int d);
  public char[] ToCharArray();
  public char[] ToCharArray(int a, int b);
  public static bool IsNullOrEmpty(string a);
  public static bool IsNullOrWhiteSpace(string a);
  public string ToString(IFormatProvider a);
  public CharEnumerator GetEnumerator();
  public TypeCode GetTypeCode();
  public bool IsNormalized();
  public bool IsNormalized(NormalizationForm a);
  public string Normalize();
  public string Normalize(NormalizationForm a);
  public static string Concat(object a, object b, object c, object d);
  public static string Intern(string a);
  public static string IsInterned(string a);
}
public abstract class StringComparer : IComparer<string>, IEqualityComparer, IEqualityComparer<string>, IComparer {
  public static StringComparer InvariantCulture { get; }
  public static StringComparer InvariantCultureIgnoreCase { get; }
  public static StringComparer CurrentCulture { get; }
  public static StringComparer CurrentCultureIgnoreCase { get; }
  public static StringComparer Ordinal { get; }
  public static StringComparer OrdinalIgnoreCase { get; }
  public static StringComparer FromComparison(StringComparison a);
  public static StringComparer Create(CultureInfo a, bool b);
  public static StringComparer Create(CultureInfo a, CompareOptions b);
  public int Compare(object a, object b);
  public bool Equals(object a, object b);
  public int GetHashCode(object a);
  public abstract int Compare(string a, string b);
  public abstract bool Equals(string a, string b);
  public abstract int GetHashCode(string a);
}
public enum StringComparison { CurrentCulture, CurrentCultureIgnoreCase, InvariantCulture, InvariantCultureIgnoreCase, Ordinal, OrdinalIgnoreCase }
public static class StringNormalizationExtensions {
  public static bool IsNormalized(this string a);
  public static bool IsNormalized(this string a, NormalizationForm b);
  public static string Normalize(this string a);
  public static string Normalize(this string a, NormalizationForm b);
}
public enum StringSplitOptions { None, RemoveEmptyEntries }
public class SystemException : Exception {
}
public class ThreadStaticAttribute : Attribute {
}
public struct TimeSpan : IComparable, IComparable<TimeSpan>, IEquatable<TimeSpan>, IFormattable {
  public static long TicksPerMillisecond;
  public static long TicksPerSecond;
  public static long TicksPerMinute;
  public static long TicksPerHour;
  public static long TicksPerDay;
  public static TimeSpan Zero;
  public static TimeSpan MaxValue;
  public static TimeSpan MinValue;
  public long Ticks { get; }
  public int Days { get; }
  public int Hours { get; }
  public int Milliseconds { get; }
  public int Minutes { get; }
  public int Seconds { get; }
  public double TotalDays { get; }
  public double TotalHours { get; }
  public double TotalMilliseconds { get; }
  public double TotalMinutes { get; }
  public double TotalSeconds { get; }
  public TimeSpan Add(TimeSpan a);
  public static int Compare(TimeSpan a, TimeSpan b);
  public int CompareTo(object a);
  public int CompareTo(TimeSpan a);
  public static TimeSpan FromDays(double a);
  public TimeSpan Duration();
  public bool Equals(TimeSpan a);
  public static bool Equals(TimeSpan a, TimeSpan b);
  public static TimeSpan FromHours(double a);
  public static TimeSpan FromMilliseconds(double a);
  public static TimeSpan FromMinutes(double a);
  public TimeSpan Negate();
  public static TimeSpan FromSeconds(double a);
  public TimeSpan Subtract(TimeSpan a);
  public TimeSpan Multiply(double a);
  public TimeSpan Divide(double a);
  public double Divide(TimeSpan a);
  public static TimeSpan FromTicks(long a);
  public static TimeSpan Parse(string a);
  public static TimeSpan Parse(string a, IFormatProvider b);
  public static TimeSpan Parse(ReadOnlySpan<char> a, IFormatProvider b = default);
  public static TimeSpan ParseExact(string a, string b, IFormatProvider c);
  public static TimeSpan ParseExact(string a, string[] b, IFormatProvider c);
  public static TimeSpan ParseExact(string a, string b, IFormatProvider c, TimeSpanStyles d);
  public static TimeSpan ParseExact(ReadOnlySpan<char> a, ReadOnlySpan<char> b, IFormatProvider c, TimeSpanStyles d = default);
  public static TimeSpan ParseExact(string a, string[] b, IFormatProvider c, TimeSpanStyles d);
  public static TimeSpan ParseExact(ReadOnlySpan<char> a, string[] b, IFormatProvider c, TimeSpanStyles d = default);
  public static bool TryParse(string a, out TimeSpan b);
  public static bool TryParse(ReadOnlySpan<char> a, out TimeSpan b);
  public static bool TryParse(string a, IFormatProvider b, out TimeSpan c);
  public static bool TryParse(ReadOnlySpan<char> a, IFormatProvider b, out TimeSpan c);
  public static bool TryParseExact(string a, string b, IFormatProvider c, out TimeSpan d);
  public static bool TryParseExact(ReadOnlySpan<char> a, ReadOnlySpan<char> b, IFormatProvider c, out TimeSpan d);
  public static bool TryParseExact(string a, string[] b, IFormatProvider c, out TimeSpan d);
  public static bool TryParseExact(ReadOnlySpan<char> a, string[] b, IFormatProvider c, out TimeSpan d);
  public static bool TryParseExact(string a, string b, IFormatProvider c, TimeSpanStyles d, out TimeSpan e);
  public static bool TryParseExact(ReadOnlySpan<char> a, ReadOnlySpan<char> b, IFormatProvider c, TimeSpanStyles d, out TimeSpan e);
  public static bool TryParseExact(string a, string[] b, IFormatProvider c, TimeSpanStyles d, out TimeSpan e);
  public static bool TryParseExact(ReadOnlySpan<char> a, string[] b, IFormatProvider c, TimeSpanStyles d, out TimeSpan e);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
}
public abstract class TimeZone {
  public static TimeZone CurrentTimeZone { get; }
  public string StandardName { get; }
  public string DaylightName { get; }
  public abstract TimeSpan GetUtcOffset(DateTime a);
  public DateTime ToUniversalTime(DateTime a);
  public DateTime ToLocalTime(DateTime a);
  public abstract DaylightTime GetDaylightChanges(int a);
  public bool IsDaylightSavingTime(DateTime a);
  public static bool IsDaylightSavingTime(DateTime a, DaylightTime b);
}
public sealed class TimeZoneInfo : IEquatable<TimeZoneInfo>, IDeserializationCallback, ISerializable {
  public string Id { get; }
  public string DisplayName { get; }
  public string StandardName { get; }
  public string DaylightName { get; }
  public TimeSpan BaseUtcOffset { get; }
  public bool SupportsDaylightSavingTime { get; }
  public static TimeZoneInfo Local { get; }
  public static TimeZoneInfo Utc { get; }
  public TimeZoneInfo.AdjustmentRule[] GetAdjustmentRules();
  public static TimeZoneInfo FindSystemTimeZoneById(string a);
  public TimeSpan[] GetAmbiguousTimeOffsets(DateTimeOffset a);
  public TimeSpan[] GetAmbiguousTimeOffsets(DateTime a);
  public TimeSpan GetUtcOffset(DateTimeOffset a);
  public TimeSpan GetUtcOffset(DateTime a);
  public bool IsAmbiguousTime(DateTimeOffset a);
  public bool IsAmbiguousTime(DateTime a);
  public bool IsDaylightSavingTime(DateTimeOffset a);
  public bool IsDaylightSavingTime(DateTime a);
  public bool IsInvalidTime(DateTime a);
  public static void ClearCachedData();
  public static DateTimeOffset ConvertTimeBySystemTimeZoneId(DateTimeOffset a, string b);
  public static DateTime ConvertTimeBySystemTimeZoneId(DateTime a, string b);
  public static DateTime ConvertTimeBySystemTimeZoneId(DateTime a, string b, string c);
  public static DateTimeOffset ConvertTime(DateTimeOffset a, TimeZoneInfo b);
  public static DateTime ConvertTime(DateTime a, TimeZoneInfo b);
  public static DateTime ConvertTime(DateTime a, TimeZoneInfo b, TimeZoneInfo c);
  public static DateTime ConvertTimeFromUtc(DateTime a, TimeZoneInfo b);
  public static DateTime ConvertTimeToUtc(DateTime a);
  public static DateTime ConvertTimeToUtc(DateTime a, TimeZoneInfo b);
  public bool Equals(TimeZoneInfo a);
  public static TimeZoneInfo FromSerializedString(string a);
  public static ReadOnlyCollection<TimeZoneInfo> GetSystemTimeZones();
  public bool HasSameRules(TimeZoneInfo a);
  public string ToSerializedString();
  public static TimeZoneInfo CreateCustomTimeZone(string a, TimeSpan b, string c, string d);
  public static TimeZoneInfo CreateCustomTimeZone(string a, TimeSpan b, string c, string d, string e, TimeZoneInfo.AdjustmentRule[] f);
  public static TimeZoneInfo CreateCustomTimeZone(string a, TimeSpan b, string c, string d, string e, TimeZoneInfo.AdjustmentRule[] f, bool g);
  public sealed class AdjustmentRule : IEquatable<TimeZoneInfo.AdjustmentRule>, IDeserializationCallback, ISerializable {
    public DateTime DateStart { get; }
    public DateTime DateEnd { get; }
    public TimeSpan DaylightDelta { get; }
    public TimeZoneInfo.TransitionTime DaylightTransitionStart { get; }
    public TimeZoneInfo.TransitionTime DaylightTransitionEnd { get; }
    public bool Equals(TimeZoneInfo.AdjustmentRule a);
    public static TimeZoneInfo.AdjustmentRule CreateAdjustmentRule(DateTime a, DateTime b, TimeSpan c, TimeZoneInfo.TransitionTime d, TimeZoneInfo.TransitionTime e);
  }
  public struct TransitionTime : IEquatable<TimeZoneInfo.TransitionTime>, IDeserializationCallback, ISerializable {
    public DateTime TimeOfDay { get; }
    public int Month { get; }
    public int Week { get; }
    public int Day { get; }
    public DayOfWeek DayOfWeek { get; }
    public bool IsFixedDateRule { get; }
    public bool Equals(TimeZoneInfo.TransitionTime a);
    public static TimeZoneInfo.TransitionTime CreateFixedDateRule(DateTime a, int b, int c);
    public static TimeZoneInfo.TransitionTime CreateFloatingDateRule(DateTime a, int b, int c, DayOfWeek d);
  }
}
public class TimeZoneNotFoundException : Exception {
}
public class TimeoutException : SystemException {
}
public static class Tuple {
  public static Tuple<T1> Create<T1>(T1 a);
  public static Tuple<T1, T2> Create<T1, T2>(T1 a, T2 b);
  public static Tuple<T1, T2, T3> Create<T1, T2, T3>(T1 a, T2 b, T3 c);
  public static Tuple<T1, T2, T3, T4> Create<T1, T2, T3, T4>(T1 a, T2 b, T3 c, T4 d);
  public static Tuple<T1, T2, T3, T4, T5> Create<T1, T2, T3, T4, T5>(T1 a, T2 b, T3 c, T4 d, T5 e);
  public static Tuple<T1, T2, T3, T4, T5, T6> Create<T1, T2, T3, T4, T5, T6>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7> Create<T1, T2, T3, T4, T5, T6, T7>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8>> Create<T1, T2, T3, T4, T5, T6, T7, T8>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h);
}
public static class TupleExtensions {
  public static void Deconstruct<T1>(this Tuple<T1> a, out T1 b);
  public static void Deconstruct<T1, T2>(this Tuple<T1, T2> a, out T1 b, out T2 c);
  public static void Deconstruct<T1, T2, T3>(this Tuple<T1, T2, T3> a, out T1 b, out T2 c, out T3 d);
  public static void Deconstruct<T1, T2, T3, T4>(this Tuple<T1, T2, T3, T4> a, out T1 b, out T2 c, out T3 d, out T4 e);
  public static void Deconstruct<T1, T2, T3, T4, T5>(this Tuple<T1, T2, T3, T4, T5> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6>(this Tuple<T1, T2, T3, T4, T5, T6> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7>(this Tuple<T1, T2, T3, T4, T5, T6, T7> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l, out T12 m);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l, out T12 m, out T13 n);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l, out T12 m, out T13 n, out T14 o);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15>>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l, out T12 m, out T13 n, out T14 o, out T15 p);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16>>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l, out T12 m, out T13 n, out T14 o, out T15 p, out T16 q);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17>>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l, out T12 m, out T13 n, out T14 o, out T15 p, out T16 q, out T17 r);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18>>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l, out T12 m, out T13 n, out T14 o, out T15 p, out T16 q, out T17 r, out T18 s);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18, T19>>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l, out T12 m, out T13 n, out T14 o, out T15 p, out T16 q, out T17 r, out T18 s, out T19 t);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18, T19, T20>>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l, out T12 m, out T13 n, out T14 o, out T15 p, out T16 q, out T17 r, out T18 s, out T19 t, out T20 u);
  public static void Deconstruct<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20, T21>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18, T19, T20, T21>>> a, out T1 b, out T2 c, out T3 d, out T4 e, out T5 f, out T6 g, out T7 h, out T8 i, out T9 j, out T10 k, out T11 l, out T12 m, out T13 n, out T14 o, out T15 p, out T16 q, out T17 r, out T18 s, out T19 t, out T20 u, out T21 v);
  public static ValueTuple<T1> ToValueTuple<T1>(this Tuple<T1> a);
  public static ValueTuple<T1, T2> ToValueTuple<T1, T2>(this Tuple<T1, T2> a);
  public static ValueTuple<T1, T2, T3> ToValueTuple<T1, T2, T3>(this Tuple<T1, T2, T3> a);
  public static ValueTuple<T1, T2, T3, T4> ToValueTuple<T1, T2, T3, T4>(this Tuple<T1, T2, T3, T4> a);
  public static ValueTuple<T1, T2, T3, T4, T5> ToValueTuple<T1, T2, T3, T4, T5>(this Tuple<T1, T2, T3, T4, T5> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6> ToValueTuple<T1, T2, T3, T4, T5, T6>(this Tuple<T1, T2, T3, T4, T5, T6> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7> ToValueTuple<T1, T2, T3, T4, T5, T6, T7>(this Tuple<T1, T2, T3, T4, T5, T6, T7> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15>>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15>>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16>>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16>>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16, T17>>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17>>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16, T17, T18>>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18>>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16, T17, T18, T19>>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18, T19>>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16, T17, T18, T19, T20>>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18, T19, T20>>> a);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16, T17, T18, T19, T20, T21>>> ToValueTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20, T21>(this Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18, T19, T20, T21>>> a);
  public static Tuple<T1> ToTuple<T1>(this ValueTuple<T1> a);
  public static Tuple<T1, T2> ToTuple<T1, T2>(this ValueTuple<T1, T2> a);
  public static Tuple<T1, T2, T3> ToTuple<T1, T2, T3>(this ValueTuple<T1, T2, T3> a);
  public static Tuple<T1, T2, T3, T4> ToTuple<T1, T2, T3, T4>(this ValueTuple<T1, T2, T3, T4> a);
  public static Tuple<T1, T2, T3, T4, T5> ToTuple<T1, T2, T3, T4, T5>(this ValueTuple<T1, T2, T3, T4, T5> a);
  public static Tuple<T1, T2, T3, T4, T5, T6> ToTuple<T1, T2, T3, T4, T5, T6>(this ValueTuple<T1, T2, T3, T4, T5, T6> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7> ToTuple<T1, T2, T3, T4, T5, T6, T7>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15>>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15>>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16>>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16>>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17>>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16, T17>>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18>>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16, T17, T18>>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18, T19>>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16, T17, T18, T19>>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18, T19, T20>>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16, T17, T18, T19, T20>>> a);
  public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8, T9, T10, T11, T12, T13, T14, Tuple<T15, T16, T17, T18, T19, T20, T21>>> ToTuple<T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20, T21>(this ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8, T9, T10, T11, T12, T13, T14, ValueTuple<T15, T16, T17, T18, T19, T20, T21>>> a);
}
public class Tuple<T1> : IComparable, IStructuralComparable, IStructuralEquatable {
  public T1 Item1 { get; }
}
public class Tuple<T1, T2> : IComparable, IStructuralComparable, IStructuralEquatable {
  public T1 Item1 { get; }
  public T2 Item2 { get; }
}
public class Tuple<T1, T2, T3> : IComparable, IStructuralComparable, IStructuralEquatable {
  public T1 Item1 { get; }
  public T2 Item2 { get; }
  public T3 Item3 { get; }
}
public class Tuple<T1, T2, T3, T4> : IComparable, IStructuralComparable, IStructuralEquatable {
  public T1 Item1 { get; }
  public T2 Item2 { get; }
  public T3 Item3 { get; }
  public T4 Item4 { get; }
}
public class Tuple<T1, T2, T3, T4, T5> : IComparable, IStructuralComparable, IStructuralEquatable {
  public T1 Item1 { get; }
  public T2 Item2 { get; }
  public T3 Item3 { get; }
  public T4 Item4 { get; }
  public T5 Item5 { get; }
}
public class Tuple<T1, T2, T3, T4, T5, T6> : IComparable, IStructuralComparable, IStructuralEquatable {
  public T1 Item1 { get; }
  public T2 Item2 { get; }
  public T3 Item3 { get; }
  public T4 Item4 { get; }
  public T5 Item5 { get; }
  public T6 Item6 { get; }
}
public class Tuple<T1, T2, T3, T4, T5, T6, T7> : IComparable, IStructuralComparable, IStructuralEquatable {
  public T1 Item1 { get; }
  public T2 Item2 { get; }
  public T3 Item3 { get; }
  public T4 Item4 { get; }
  public T5 Item5 { get; }
  public T6 Item6 { get; }
  public T7 Item7 { get; }
}
public class Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> : IComparable, IStructuralComparable, IStructuralEquatable {
  public T1 Item1 { get; }
  public T2 Item2 { get; }
  public T3 Item3 { get; }
  public T4 Item4 { get; }
  public T5 Item5 { get; }
  public T6 Item6 { get; }
  public T7 Item7 { get; }
  public TRest Rest { get; }
}
public abstract class Type : MemberInfo, IReflect, _Type {
  public static char Delimiter;
  public static Type[] EmptyTypes;
  public static object Missing;
  public static MemberFilter FilterAttribute;
  public static MemberFilter FilterName;
  public static MemberFilter FilterNameIgnoreCase;
  public bool IsSerializable { get; }
  public bool ContainsGenericParameters { get; }
  public bool IsVisible { get; }
  public MemberTypes MemberType { get; }
  public string Namespace { get; }
  public string AssemblyQualifiedName { get; }
  public string FullName { get; }
  public Assembly Assembly { get; }
  public Module Module { get; }
  public bool IsNested { get; }
  public Type DeclaringType { get; }
  public MethodBase DeclaringMethod { get; }
  public Type ReflectedType { get; }
  public Type UnderlyingSystemType { get; }
  public bool IsTypeDefinition { get; }
  public bool IsArray { get; }
  public bool IsByRef { get; }
  public bool IsPointer { get; }
  public bool IsConstructedGenericType { get; }
  public bool IsGenericParameter { get; }
  public bool IsGenericTypeParameter { get; }
  public bool IsGenericMethodParameter { get; }
  public bool IsGenericType { get; }
  public bool IsGenericTypeDefinition { get; }
  public bool IsSZArray { get; }
  public bool IsVariableBoundArray { get; }
  public bool IsByRefLike { get; }
  public bool HasElementType { get; }
  public Type[] GenericTypeArguments { get; }
  public int GenericParameterPosition { get; }
  public GenericParameterAttributes GenericParameterAttributes { get; }
  public TypeAttributes Attributes { get; }
  public bool IsAbstract { get; }
  public bool IsImport { get; }
  public bool IsSealed { get; }
  public bool IsSpecialName { get; }
  public bool IsClass { get; }
  public bool IsNestedAssembly { get; }
  public bool IsNestedFamANDAssem { get; }
  public bool IsNestedFamily { get; }
  public bool IsNestedFamORAssem { get; }
  public bool IsNestedPrivate { get; }
  public bool IsNestedPublic { get; }
  public bool IsNotPublic { get; }
  public bool IsPublic { get; }
  public bool IsAutoLayout { get; }
  public bool IsExplicitLayout { get; }
  public bool IsLayoutSequential { get; }
  public bool IsAnsiClass { get; }
  public bool IsAutoClass { get; }
  public bool IsUnicodeClass { get; }
  public bool IsCOMObject { get; }
  public bool IsContextful { get; }
  public bool IsCollectible { get; }
  public bool IsEnum { get; }
  public bool IsMarshalByRef { get; }
  public bool IsPrimitive { get; }
  public bool IsValueType { get; }
  public bool IsSignatureType { get; }
  public bool IsSecurityCritical { get; }
  public bool IsSecuritySafeCritical { get; }
  public bool IsSecurityTransparent { get; }
  public StructLayoutAttribute StructLayoutAttribute { get; }
  public ConstructorInfo TypeInitializer { get; }
  public RuntimeTypeHandle TypeHandle { get; }
  public Guid GUID { get; }
  public Type BaseType { get; }
  public static Binder DefaultBinder { get; }
  public bool IsInterface { get; }
  public bool IsEnumDefined(object a);
  public string GetEnumName(object a);
  public string[] GetEnumNames();
  public Type[] FindInterfaces(TypeFilter a, object b);
  public MemberInfo[] FindMembers(MemberTypes a, BindingFlags b, MemberFilter c, object d);
  public bool IsSubclassOf(Type a);
  public bool IsAssignableFrom(Type a);
  public Type GetType();
  public abstract bool IsArrayImpl();
  public abstract bool IsByRefImpl();
  public abstract bool IsPointerImpl();
  public abstract bool HasElementTypeImpl();
  public abstract Type GetElementType();
  public int GetArrayRank();
  public Type GetGenericTypeDefinition();
  public Type[] GetGenericArguments();
  public Type[] GetGenericParameterConstraints();
  public abstract TypeAttributes GetAttributeFlagsImpl();
  public abstract bool IsCOMObjectImpl();
  public bool IsContextfulImpl();
  public bool IsMarshalByRefImpl();
  public abstract bool IsPrimitiveImpl();
  public bool IsValueTypeImpl();
  public ConstructorInfo GetConstructor(Type[] a);
  public ConstructorInfo GetConstructor(BindingFlags a, Binder b, Type[] c, ParameterModifier[] d);
  public ConstructorInfo GetConstructor(BindingFlags a, Binder b, CallingConventions c, Type[] d, ParameterModifier[] e);
  public abstract ConstructorInfo GetConstructorImpl(BindingFlags a, Binder b, CallingConventions c, Type[] d, ParameterModifier[] e);
  public ConstructorInfo[] GetConstructors();
  public abstract ConstructorInfo[] GetConstructors(BindingFlags a);
  public EventInfo GetEvent(string a);
  public abstract EventInfo GetEvent(string a, BindingFlags b);
  public EventInfo[] GetEvents();
  public abstract EventInfo[] GetEvents(BindingFlags a);
  public FieldInfo GetField(string a);
  public abstract FieldInfo GetField(string a, BindingFlags b);
  public FieldInfo[] GetFields();
  public abstract FieldInfo[] GetFields(BindingFlags a);
  public MemberInfo[] GetMember(string a);
  public MemberInfo[] GetMember(string a, BindingFlags b);
  public MemberInfo[] GetMember(string a, MemberTypes b, BindingFlags c);
  public MemberInfo[] GetMembers();
  public abstract MemberInfo[] GetMembers(BindingFlags a);
  public MethodInfo GetMethod(string a);
  public MethodInfo GetMethod(string a, BindingFlags b);
  public MethodInfo GetMethod(string a, Type[] b);
  public MethodInfo GetMethod(string a, Type[] b, ParameterModifier[] c);
  public MethodInfo GetMethod(string a, BindingFlags b, Binder c, Type[] d, ParameterModifier[] e);
  public MethodInfo GetMethod(string a, BindingFlags b, Binder c, CallingConventions d, Type[] e, ParameterModifier[] f);
  public abstract MethodInfo GetMethodImpl(string a, BindingFlags b, Binder c, CallingConventions d, Type[] e, ParameterModifier[] f);
  public MethodInfo GetMethod(string a, int b, Type[] c);
  public MethodInfo GetMethod(string a, int b, Type[] c, ParameterModifier[] d);
  public MethodInfo GetMethod(string a, int b, BindingFlags c, Binder d, Type[] e, ParameterModifier[] f);
  public MethodInfo GetMethod(string a, int b, BindingFlags c, Binder d, CallingConventions e, Type[] f, ParameterModifier[] g);
  public MethodInfo GetMethodImpl(string a, int b, BindingFlags c, Binder d, CallingConventions e, Type[] f, ParameterModifier[] g);
  public MethodInfo[] GetMethods();
  public abstract MethodInfo[] GetMethods(BindingFlags a);
  public Type GetNestedType(string a);
  public abstract Type GetNestedType(string a, BindingFlags b);
  public Type[] GetNestedTypes();
  public abstract Type[] GetNestedTypes(BindingFlags a);
  public PropertyInfo GetProperty(string a);
  public PropertyInfo GetProperty(string a, BindingFlags b);
  public PropertyInfo GetProperty(string a, Type b);
  public PropertyInfo GetProperty(string a, Type[] b);
  public PropertyInfo GetProperty(string a, Type b, Type[] c);
  public PropertyInfo GetProperty(string a, Type b, Type[] c, ParameterModifier[] d);
  public PropertyInfo GetProperty(string a, BindingFlags b, Binder c, Type d, Type[] e, ParameterModifier[] f);
  public abstract PropertyInfo GetPropertyImpl(string a, BindingFlags b, Binder c, Type d, Type[] e, ParameterModifier[] f);
  public PropertyInfo[] GetProperties();
  public abstract PropertyInfo[] GetProperties(BindingFlags a);
  public MemberInfo[] GetDefaultMembers();
  public static RuntimeTypeHandle GetTypeHandle(object a);
  public static Type[] GetTypeArray(object[] a);
  public static TypeCode GetTypeCode(Type a);
  public TypeCode GetTypeCodeImpl();
  public static Type GetTypeFromCLSID(Guid a);
  public static Type GetTypeFromCLSID(Guid a, bool b);
  public static Type GetTypeFromCLSID(Guid a, string b);
  public static Type GetTypeFromProgID(string a);
  public static Type GetTypeFromProgID(string a, bool b);
  public static Type GetTypeFromProgID(string a, string b);
  public object InvokeMember(string a, BindingFlags b, Binder c, object d, object[] e);
  public object InvokeMember(string a, BindingFlags b, Binder c, object d, object[] e, CultureInfo f);
  public abstract object InvokeMember(string a, BindingFlags b, Binder c, object d, object[] e, ParameterModifier[] f, CultureInfo g, string[] h);
  public Type GetInterface(string a);
  public abstract Type GetInterface(string a, bool b);
  public abstract Type[] GetInterfaces();
  public InterfaceMapping GetInterfaceMap(Type a);
  public bool IsInstanceOfType(object a);
  public bool IsEquivalentTo(Type a);
  public Type GetEnumUnderlyingType();
  public Array GetEnumValues();
  public Type MakeArrayType();
  public Type MakeArrayType(int a);
  public Type MakeByRefType();
  public Type MakeGenericType(params Type[] a);
  public Type MakePointerType();
  public static Type MakeGenericSignatureType(Type a, params Type[] b);
  public static Type MakeGenericMethodParameter(int a);
  public bool Equals(Type a);
  public static Type GetTypeFromHandle(RuntimeTypeHandle a);
  public static Type GetType(string a, bool b, bool c);
  public static Type GetType(string a, bool b);
  public static Type GetType(string a);
  public static Type GetType(string a, Func<AssemblyName, Assembly> b, Func<Assembly, string, bool, Type> c);
  public static Type GetType(string a, Func<AssemblyName, Assembly> b, Func<Assembly, string, bool, Type> c, bool d);
  public static Type GetType(string a, Func<AssemblyName, Assembly> b, Func<Assembly, string, bool, Type> c, bool d, bool e);
  public static Type ReflectionOnlyGetType(string a, bool b, bool c);
  public static Type GetTypeFromCLSID(Guid a, string b, bool c);
  public static Type GetTypeFromProgID(string a, string b, bool c);
}
public class TypeAccessException : TypeLoadException {
}
public enum TypeCode { Empty, Object, DBNull, Boolean, Char, SByte, Byte, Int16, UInt16, Int32, UInt32, Int64, UInt64, Single, Double, Decimal, DateTime, String }
public sealed class TypeInitializationException : SystemException {
  public string TypeName { get; }
}
public class TypeLoadException : SystemException {
  public string Message { get; }
  public string TypeName { get; }
}
public class TypeUnloadedException : SystemException {
}
public struct TypedReference {
  public static TypedReference MakeTypedReference(object a, FieldInfo[] b);
  public static object ToObject(TypedReference a);
  public static Type GetTargetType(TypedReference a);
  public static RuntimeTypeHandle TargetTypeToken(TypedReference a);
  public static void SetTypedReference(TypedReference a, object b);
}
public struct UInt16 : Int32, UInt32, IComparable, IComparable<ushort>, IConvertible, IEquatable<ushort>, IFormattable {
  public static ushort MaxValue;
  public static ushort MinValue;
  public int CompareTo(object a);
  public int CompareTo(ushort a);
  public bool Equals(ushort a);
  public string ToString(IFormatProvider a);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public static ushort Parse(string a);
  public static ushort Parse(string a, NumberStyles b);
  public static ushort Parse(string a, IFormatProvider b);
  public static ushort Parse(string a, NumberStyles b, IFormatProvider c);
  public static ushort Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out ushort b);
  public static bool TryParse(ReadOnlySpan<char> a, out ushort b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out ushort d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out ushort d);
  public TypeCode GetTypeCode();
}
public struct UInt32 : Int64, UInt64, IComparable, IComparable<uint>, IConvertible, IEquatable<uint>, IFormattable {
  public static uint MaxValue;
  public static uint MinValue;
  public int CompareTo(object a);
  public int CompareTo(uint a);
  public bool Equals(uint a);
  public string ToString(IFormatProvider a);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public static uint Parse(string a);
  public static uint Parse(string a, NumberStyles b);
  public static uint Parse(string a, IFormatProvider b);
  public static uint Parse(string a, NumberStyles b, IFormatProvider c);
  public static uint Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out uint b);
  public static bool TryParse(ReadOnlySpan<char> a, out uint b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out uint d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out uint d);
  public TypeCode GetTypeCode();
}
public struct UInt64 : Single, Decimal, IComparable, IComparable<ulong>, IConvertible, IEquatable<ulong>, IFormattable {
  public static ulong MaxValue;
  public static ulong MinValue;
  public int CompareTo(object a);
  public int CompareTo(ulong a);
  public bool Equals(ulong a);
  public string ToString(IFormatProvider a);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
  public static ulong Parse(string a);
  public static ulong Parse(string a, NumberStyles b);
  public static ulong Parse(string a, IFormatProvider b);
  public static ulong Parse(string a, NumberStyles b, IFormatProvider c);
  public static ulong Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(string a, out ulong b);
  public static bool TryParse(ReadOnlySpan<char> a, out ulong b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out ulong d);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out ulong d);
  public TypeCode GetTypeCode();
}
public struct UIntPtr : IEquatable<UIntPtr>, ISerializable {
  public static UIntPtr Zero;
  public static int Size { get; }
  public uint ToUInt32();
  public ulong ToUInt64();
  public void* ToPointer();
  public static UIntPtr Add(UIntPtr a, int b);
  public static UIntPtr Subtract(UIntPtr a, int b);
}
public class UnauthorizedAccessException : SystemException {
}
public class UnhandledExceptionEventArgs : EventArgs {
  public object ExceptionObject { get; }
  public bool IsTerminating { get; }
}
public delegate void UnhandledExceptionEventHandler(object a, UnhandledExceptionEventArgs b);
public class Uri : ISerializable {
  public static string UriSchemeFile;
  public static string UriSchemeFtp;
  public static string UriSchemeGopher;
  public static string UriSchemeHttp;
  public static string UriSchemeHttps;
  public static string UriSchemeMailto;
  public static string UriSchemeNews;
  public static string UriSchemeNntp;
  public static string UriSchemeNetTcp;
  public static string UriSchemeNetPipe;
  public static string SchemeDelimiter;
  public string AbsolutePath { get; }
  public string AbsoluteUri { get; }
  public string LocalPath { get; }
  public string Authority { get; }
  public UriHostNameType HostNameType { get; }
  public bool IsDefaultPort { get; }
  public bool IsFile { get; }
  public bool IsLoopback { get; }
  public string PathAndQuery { get; }
  public string[] Segments { get; }
  public bool IsUnc { get; }
  public string Host { get; }
  public int Port { get; }
  public string Query { get; }
  public string Fragment { get; }
  public string Scheme { get; }
  public string OriginalString { get; }
  public string DnsSafeHost { get; }
  public string IdnHost { get; }
  public bool IsAbsoluteUri { get; }
  public bool UserEscaped { get; }
  public string UserInfo { get; }
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public static UriHostNameType CheckHostName(string a);
  public string GetLeftPart(UriPartial a);
  public static string HexEscape(char a);
  public static char HexUnescape(string a, ref int b);
  public static bool IsHexEncoding(string a, int b);
  public static bool CheckSchemeName(string a);
  public static bool IsHexDigit(char a);
  public static int FromHex(char a);
  public Uri MakeRelativeUri(Uri a);
  public string MakeRelative(Uri a);
  public void Parse();
  public void Canonicalize();
  public void Escape();
  public string Unescape(string a);
  public static string EscapeString(string a);
  public void CheckSecurity();
  public bool IsReservedCharacter(char a);
  public static bool IsExcludedCharacter(char a);
  public bool IsBadFileSystemCharacter(char a);
  public static bool TryCreate(string a, UriKind b, out Uri c);
  public static bool TryCreate(Uri a, string b, out Uri c);
  public static bool TryCreate(Uri a, Uri b, out Uri c);
  public string GetComponents(UriComponents a, UriFormat b);
  public static int Compare(Uri a, Uri b, UriComponents c, UriFormat d, StringComparison e);
  public bool IsWellFormedOriginalString();
  public static bool IsWellFormedUriString(string a, UriKind b);
  public static string UnescapeDataString(string a);
  public static string EscapeUriString(string a);
  public static string EscapeDataString(string a);
  public bool IsBaseOf(Uri a);
}
public class UriBuilder {
  public string Fragment { get; }
  public string Host { get; }
  public string Password { get; }
  public string Path { get; }
  public int Port { get; }
  public string Query { get; }
  public string Scheme { get; }
  public Uri Uri { get; }
  public string UserName { get; }
}
public enum UriComponents { Scheme, UserInfo, Host, Port, Path, Query, Fragment, StrongPort, NormalizedHost, KeepDelimiter, SerializationInfoString, AbsoluteUri, HostAndPort, StrongAuthority, SchemeAndServer, HttpRequestUrl, PathAndQuery }
public enum UriFormat { UriEscaped, Unescaped, SafeUnescaped }
public class UriFormatException : FormatException {
}
public enum UriHostNameType { Unknown, Basic, Dns, IPv4, IPv6 }
public enum UriIdnScope { None, AllExceptIntranet, All }
public enum UriKind { RelativeOrAbsolute, Absolute, Relative }
public abstract class UriParser {
  public UriParser OnNewUri();
  public void OnRegister(string a, int b);
  public void InitializeAndValidate(Uri a, out UriFormatException b);
  public string Resolve(Uri a, Uri b, out UriFormatException c);
  public bool IsBaseOf(Uri a, Uri b);
  public string GetComponents(Uri a, UriComponents b, UriFormat c);
  public bool IsWellFormedOriginalString(Uri a);
  public static void Register(UriParser a, string b, int c);
  public static bool IsKnownScheme(string a);
}
public enum UriPartial { Scheme, Authority, Path, Query }
public class UriTypeConverter : TypeConverter {
}
public struct ValueTuple : IComparable, IComparable<ValueTuple>, IEquatable<ValueTuple>, IStructuralComparable, IStructuralEquatable {
  public bool Equals(ValueTuple a);
  public int CompareTo(ValueTuple a);
  public static ValueTuple Create();
  public static ValueTuple<T1> Create<T1>(T1 a);
  public static ValueTuple<T1, T2> Create<T1, T2>(T1 a, T2 b);
  public static ValueTuple<T1, T2, T3> Create<T1, T2, T3>(T1 a, T2 b, T3 c);
  public static ValueTuple<T1, T2, T3, T4> Create<T1, T2, T3, T4>(T1 a, T2 b, T3 c, T4 d);
  public static ValueTuple<T1, T2, T3, T4, T5> Create<T1, T2, T3, T4, T5>(T1 a, T2 b, T3 c, T4 d, T5 e);
  public static ValueTuple<T1, T2, T3, T4, T5, T6> Create<T1, T2, T3, T4, T5, T6>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7> Create<T1, T2, T3, T4, T5, T6, T7>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g);
  public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>> Create<T1, T2, T3, T4, T5, T6, T7, T8>(T1 a, T2 b, T3 c, T4 d, T5 e, T6 f, T7 g, T8 h);
}
public struct ValueTuple<T1> : IComparable, IComparable<ValueTuple<T1>>, IEquatable<ValueTuple<T1>>, IStructuralComparable, IStructuralEquatable {
  public T1 Item1;
  public bool Equals(ValueTuple<T1> a);
  public int CompareTo(ValueTuple<T1> a);
}
public struct ValueTuple<T1, T2> : IComparable, IComparable<ValueTuple<T1, T2>>, IEquatable<ValueTuple<T1, T2>>, IStructuralComparable, IStructuralEquatable {
  public T1 Item1;
  public T2 Item2;
  public bool Equals(ValueTuple<T1, T2> a);
  public int CompareTo(ValueTuple<T1, T2> a);
}
public struct ValueTuple<T1, T2, T3> : IComparable, IComparable<ValueTuple<T1, T2, T3>>, IEquatable<ValueTuple<T1, T2, T3>>, IStructuralComparable, IStructuralEquatable {
  public T1 Item1;
  public T2 Item2;
  public T3 Item3;
  public bool Equals(ValueTuple<T1, T2, T3> a);
  public int CompareTo(ValueTuple<T1, T2, T3> a);
}
public struct ValueTuple<T1, T2, T3, T4> : IComparable, IComparable<ValueTuple<T1, T2, T3, T4>>, IEquatable<ValueTuple<T1, T2, T3, T4>>, IStructuralComparable, IStructuralEquatable {
  public T1 Item1;
  public T2 Item2;
  public T3 Item3;
  public T4 Item4;
  public bool Equals(ValueTuple<T1, T2, T3, T4> a);
  public int CompareTo(ValueTuple<T1, T2, T3, T4> a);
}
public struct ValueTuple<T1, T2, T3, T4, T5> : IComparable, IComparable<ValueTuple<T1, T2, T3, T4, T5>>, IEquatable<ValueTuple<T1, T2, T3, T4, T5>>, IStructuralComparable, IStructuralEquatable {
  public T1 Item1;
  public T2 Item2;
  public T3 Item3;
  public T4 Item4;
  public T5 Item5;
  public bool Equals(ValueTuple<T1, T2, T3, T4, T5> a);
  public int CompareTo(ValueTuple<T1, T2, T3, T4, T5> a);
}
public struct ValueTuple<T1, T2, T3, T4, T5, T6> : IComparable, IComparable<ValueTuple<T1, T2, T3, T4, T5, T6>>, IEquatable<ValueTuple<T1, T2, T3, T4, T5, T6>>, IStructuralComparable, IStructuralEquatable {
  public T1 Item1;
  public T2 Item2;
  public T3 Item3;
  public T4 Item4;
  public T5 Item5;
  public T6 Item6;
  public bool Equals(ValueTuple<T1, T2, T3, T4, T5, T6> a);
  public int CompareTo(ValueTuple<T1, T2, T3, T4, T5, T6> a);
}
public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7> : IComparable, IComparable<ValueTuple<T1, T2, T3, T4, T5, T6, T7>>, IEquatable<ValueTuple<T1, T2, T3, T4, T5, T6, T7>>, IStructuralComparable, IStructuralEquatable {
  public T1 Item1;
  public T2 Item2;
  public T3 Item3;
  public T4 Item4;
  public T5 Item5;
  public T6 Item6;
  public T7 Item7;
  public bool Equals(ValueTuple<T1, T2, T3, T4, T5, T6, T7> a);
  public int CompareTo(ValueTuple<T1, T2, T3, T4, T5, T6, T7> a);
}
public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> : IComparable, IComparable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>, IEquatable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>, IStructuralComparable, IStructuralEquatable {
  public T1 Item1;
  public T2 Item2;
  public T3 Item3;
  public T4 Item4;
  public T5 Item5;
  public T6 Item6;
  public T7 Item7;
  public TRest Rest;
  public bool Equals(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> a);
  public int CompareTo(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> a);
}
public abstract class ValueType {
}
public sealed class Version : IComparable, IComparable<Version>, IEquatable<Version>, ICloneable {
  public int Major { get; }
  public int Minor { get; }
  public int Build { get; }
  public int Revision { get; }
  public short MajorRevision { get; }
  public short MinorRevision { get; }
  public object Clone();
  public int CompareTo(object a);
  public int CompareTo(Version a);
  public bool Equals(Version a);
  public string ToString(int a);
  public bool TryFormat(Span<char> a, out int b);
  public bool TryFormat(Span<char> a, int b, out int c);
  public static Version Parse(string a);
  public static Version Parse(ReadOnlySpan<char> a);
  public static bool TryParse(string a, out Version b);
  public static bool TryParse(ReadOnlySpan<char> a, out Version b);
}
public struct Void {
}
public class WeakReference : ISerializable {
  public bool IsAlive { get; }
  public object Target { get; }
  public bool TrackResurrection { get; }
  public void GetObjectData(SerializationInfo a, StreamingContext b);
}
public sealed class WeakReference<T> : ISerializable {
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public void SetTarget(T a);
  public bool TryGetTarget(out T a);
}
public interface _AppDomain {
  public string FriendlyName { get; }
  public string BaseDirectory { get; }
  public string RelativeSearchPath { get; }
  public bool ShadowCopyFiles { get; }
  public string DynamicDirectory { get; }
  public event EventHandler DomainUnload;
  public event AssemblyLoadEventHandler AssemblyLoad;
  public event EventHandler ProcessExit;
  public event ResolveEventHandler TypeResolve;
  public event ResolveEventHandler ResourceResolve;
  public event ResolveEventHandler AssemblyResolve;
  public event UnhandledExceptionEventHandler UnhandledException;
  public void GetTypeInfoCount(out uint a);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
  public string ToString();
  public bool Equals(object a);
  public int GetHashCode();
  public Type GetType();
  public object InitializeLifetimeService();
  public object GetLifetimeService();
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, Evidence c);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, PermissionSet c, PermissionSet d, PermissionSet e);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c, Evidence d);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c, PermissionSet d, PermissionSet e, PermissionSet f);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, Evidence c, PermissionSet d, PermissionSet e, PermissionSet f);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c, Evidence d, PermissionSet e, PermissionSet f, PermissionSet g);
  public AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, string c, Evidence d, PermissionSet e, PermissionSet f, PermissionSet g, bool h);
  public ObjectHandle CreateInstance(string a, string b);
  public ObjectHandle CreateInstanceFrom(string a, string b);
  public ObjectHandle CreateInstance(string a, string b, object[] c);
  public ObjectHandle CreateInstanceFrom(string a, string b, object[] c);
  public ObjectHandle CreateInstance(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h, Evidence i);
  public ObjectHandle CreateInstanceFrom(string a, string b, bool c, BindingFlags d, Binder e, object[] f, CultureInfo g, object[] h, Evidence i);
  public Assembly Load(AssemblyName a);
  public Assembly Load(string a);
  public Assembly Load(byte[] a);
  public Assembly Load(byte[] a, byte[] b);
  public Assembly Load(byte[] a, byte[] b, Evidence c);
  public Assembly Load(AssemblyName a, Evidence b);
  public Assembly Load(string a, Evidence b);
  public int ExecuteAssembly(string a, Evidence b);
  public int ExecuteAssembly(string a);
  public int ExecuteAssembly(string a, Evidence b, string[] c);
  public Assembly[] GetAssemblies();
  public void AppendPrivatePath(string a);
  public void ClearPrivatePath();
  public void SetShadowCopyPath(string a);
  public void ClearShadowCopyPath();
  public void SetCachePath(string a);
  public void SetData(string a, object b);
  public object GetData(string a);
  public void DoCallBack(CrossAppDomainDelegate a);
}
