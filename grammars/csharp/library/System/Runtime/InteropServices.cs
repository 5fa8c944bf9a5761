// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Serialization;
using System.Threading;
public sealed class AllowReversePInvokeCallsAttribute : Attribute {
}
public enum Architecture { X86, X64, Arm, Arm64 }
public struct ArrayWithOffset {
  public object GetArray();
  public int GetOffset();
  public bool Equals(ArrayWithOffset a);
}
public enum AssemblyRegistrationFlags { None, SetCodeBase }
public sealed class AutomationProxyAttribute : Attribute {
  public bool Value { get; }
}
public struct BINDPTR {
  public IntPtr lpfuncdesc;
  public IntPtr lptcomp;
  public IntPtr lpvardesc;
}
public struct BIND_OPTS {
  public int cbStruct;
  public int grfFlags;
  public int grfMode;
  public int dwTickCountDeadline;
}
public sealed class BStrWrapper {
  public string WrappedObject { get; }
}
public sealed class BestFitMappingAttribute : Attribute {
  public bool ThrowOnUnmappableChar;
  public bool BestFitMapping { get; }
}
public enum CALLCONV { CC_CDECL, CC_MSCPASCAL, CC_PASCAL, CC_MACPASCAL, CC_STDCALL, CC_RESERVED, CC_SYSCALL, CC_MPWCDECL, CC_MPWPASCAL, CC_MAX }
public class COMException : ExternalException {
}
public struct CONNECTDATA {
  public object pUnk;
  public int dwCookie;
}
public enum CallingConvention { Winapi, Cdecl, StdCall, ThisCall, FastCall }
public enum CharSet { None, Ansi, Unicode, Auto }
public sealed class ClassInterfaceAttribute : Attribute {
  public ClassInterfaceType Value { get; }
}
public enum ClassInterfaceType { None, AutoDispatch, AutoDual }
public sealed class CoClassAttribute : Attribute {
  public Type CoClass { get; }
}
public sealed class ComAliasNameAttribute : Attribute {
  public string Value { get; }
}
public class ComAwareEventInfo : EventInfo {
  public EventAttributes Attributes { get; }
  public Type DeclaringType { get; }
  public string Name { get; }
  public Type ReflectedType { get; }
}
public sealed class ComCompatibleVersionAttribute : Attribute {
  public int MajorVersion { get; }
  public int MinorVersion { get; }
  public int BuildNumber { get; }
  public int RevisionNumber { get; }
}
public sealed class ComConversionLossAttribute : Attribute {
}
public sealed class ComDefaultInterfaceAttribute : Attribute {
  public Type Value { get; }
}
public sealed class ComEventInterfaceAttribute : Attribute {
  public Type SourceInterface { get; }
  public Type EventProvider { get; }
}
public static class ComEventsHelper {
  public static void Combine(object a, Guid b, int c, Delegate d);
  public static Delegate Remove(object a, Guid b, int c, Delegate d);
}
public sealed class ComImportAttribute : Attribute {
}
public enum ComInterfaceType { InterfaceIsDual, InterfaceIsIUnknown, InterfaceIsIDispatch, InterfaceIsIInspectable }
public enum ComMemberType { Method, PropGet, PropSet }
public sealed class ComRegisterFunctionAttribute : Attribute {
}
public sealed class ComSourceInterfacesAttribute : Attribute {
  public string Value { get; }
}
public sealed class ComUnregisterFunctionAttribute : Attribute {
}
public sealed class ComVisibleAttribute : Attribute {
  public bool Value { get; }
}
public abstract class CriticalHandle : CriticalFinalizerObject, IDisposable {
  public IntPtr handle;
  public bool IsClosed { get; }
  public bool IsInvalid { get; }
  public void SetHandle(IntPtr a);
  public void Close();
  public void Dispose();
  public void Dispose(bool a);
  public void SetHandleAsInvalid();
  public abstract bool ReleaseHandle();
}
public sealed class CurrencyWrapper {
  public decimal WrappedObject { get; }
}
public enum CustomQueryInterfaceMode { Ignore, Allow }
public enum CustomQueryInterfaceResult { Handled, NotHandled, Failed }
public enum DESCKIND { DESCKIND_NONE, DESCKIND_FUNCDESC, DESCKIND_VARDESC, DESCKIND_TYPECOMP, DESCKIND_IMPLICITAPPOBJ, DESCKIND_MAX }
public struct DISPPARAMS {
  public IntPtr rgvarg;
  public IntPtr rgdispidNamedArgs;
  public int cArgs;
  public int cNamedArgs;
}
public sealed class DefaultCharSetAttribute : Attribute {
  public CharSet CharSet { get; }
}
public sealed class DefaultDllImportSearchPathsAttribute : Attribute {
  public DllImportSearchPath Paths { get; }
}
public sealed class DefaultParameterValueAttribute : Attribute {
  public object Value { get; }
}
public sealed class DispIdAttribute : Attribute {
  public int Value { get; }
}
public sealed class DispatchWrapper {
  public object WrappedObject { get; }
}
public sealed class DllImportAttribute : Attribute {
  public string EntryPoint;
  public CharSet CharSet;
  public bool SetLastError;
  public bool ExactSpelling;
  public bool PreserveSig;
  public CallingConvention CallingConvention;
  public bool BestFitMapping;
  public bool ThrowOnUnmappableChar;
  public string Value { get; }
}
public enum DllImportSearchPath { UseDllDirectoryForDependencies, ApplicationDirectory, UserDirectories, System32, SafeDirectories, AssemblyDirectory, LegacyBehavior }
public struct ELEMDESC {
  public TYPEDESC tdesc;
  public ELEMDESC.DESCUNION desc;
  public struct DESCUNION {
    public IDLDESC idldesc;
    public PARAMDESC paramdesc;
  }
}
public struct EXCEPINFO {
  public short wCode;
  public short wReserved;
  public string bstrSource;
  public string bstrDescription;
  public string bstrHelpFile;
  public int dwHelpContext;
  public IntPtr pvReserved;
  public IntPtr pfnDeferredFillIn;
}
public sealed class ErrorWrapper {
  public int ErrorCode { get; }
}
public enum ExporterEventKind { NOTIF_TYPECONVERTED, NOTIF_CONVERTWARNING, ERROR_REFTOINVALIDASSEMBLY }
public sealed class ExtensibleClassFactory {
  public static void RegisterObjectCreationCallback(ObjectCreationDelegate a);
}
public class ExternalException : SystemException {
  public int ErrorCode { get; }
}
public struct FILETIME {
  public int dwLowDateTime;
  public int dwHighDateTime;
}
public struct FUNCDESC {
  public int memid;
  public IntPtr lprgscode;
  public IntPtr lprgelemdescParam;
  public FUNCKIND funckind;
  public INVOKEKIND invkind;
  public CALLCONV callconv;
  public short cParams;
  public short cParamsOpt;
  public short oVft;
  public short cScodes;
  public ELEMDESC elemdescFunc;
  public short wFuncFlags;
}
public enum FUNCFLAGS { FUNCFLAG_FRESTRICTED, FUNCFLAG_FSOURCE, FUNCFLAG_FBINDABLE, FUNCFLAG_FREQUESTEDIT, FUNCFLAG_FDISPLAYBIND, FUNCFLAG_FDEFAULTBIND, FUNCFLAG_FHIDDEN, FUNCFLAG_FUSESGETLASTERROR, FUNCFLAG_FDEFAULTCOLLELEM, FUNCFLAG_FUIDEFAULT, FUNCFLAG_FNONBROWSABLE, FUNCFLAG_FREPLACEABLE, FUNCFLAG_FIMMEDIATEBIND }
public enum FUNCKIND { FUNC_VIRTUAL, FUNC_PUREVIRTUAL, FUNC_NONVIRTUAL, FUNC_STATIC, FUNC_DISPATCH }
public sealed class FieldOffsetAttribute : Attribute {
  public int Value { get; }
}
public struct GCHandle {
  public bool IsAllocated { get; }
  public object Target { get; }
  public IntPtr AddrOfPinnedObject();
  public static GCHandle Alloc(object a);
  public static GCHandle Alloc(object a, GCHandleType b);
  public void Free();
  public static GCHandle FromIntPtr(IntPtr a);
  public static IntPtr ToIntPtr(GCHandle a);
}
public enum GCHandleType { Weak, WeakTrackResurrection, Normal, Pinned }
public sealed class GuidAttribute : Attribute {
  public string Value { get; }
}
public sealed class HandleCollector {
  public int Count { get; }
  public int InitialThreshold { get; }
  public int MaximumThreshold { get; }
  public string Name { get; }
  public void Add();
  public void Remove();
}
public struct HandleRef {
  public object Wrapper { get; }
  public IntPtr Handle { get; }
  public static IntPtr ToIntPtr(HandleRef a);
}
public interface ICustomAdapter {
  public object GetUnderlyingObject();
}
public interface ICustomFactory {
  public MarshalByRefObject CreateInstance(Type a);
}
public interface ICustomMarshaler {
  public object MarshalNativeToManaged(IntPtr a);
  public IntPtr MarshalManagedToNative(object a);
  public void CleanUpNativeData(IntPtr a);
  public void CleanUpManagedData(object a);
  public int GetNativeDataSize();
}
public interface ICustomQueryInterface {
  public CustomQueryInterfaceResult GetInterface(ref Guid a, out IntPtr b);
}
public struct IDLDESC {
  public int dwReserved;
  public IDLFLAG wIDLFlags;
}
public enum IDLFLAG { IDLFLAG_NONE, IDLFLAG_FIN, IDLFLAG_FOUT, IDLFLAG_FLCID, IDLFLAG_FRETVAL }
public sealed class IDispatchImplAttribute : Attribute {
  public IDispatchImplType Value { get; }
}
public enum IDispatchImplType { SystemDefinedImpl, InternalImpl, CompatibleImpl }
public enum IMPLTYPEFLAGS { IMPLTYPEFLAG_FDEFAULT, IMPLTYPEFLAG_FSOURCE, IMPLTYPEFLAG_FRESTRICTED, IMPLTYPEFLAG_FDEFAULTVTABLE }
public enum INVOKEKIND { INVOKE_FUNC, INVOKE_PROPERTYGET, INVOKE_PROPERTYPUT, INVOKE_PROPERTYPUTREF }
public interface IRegistrationServices {
  public bool RegisterAssembly(Assembly a, AssemblyRegistrationFlags b);
  public bool UnregisterAssembly(Assembly a);
  public Type[] GetRegistrableTypesInAssembly(Assembly a);
  public string GetProgIdForType(Type a);
  public void RegisterTypeForComClients(Type a, ref Guid b);
  public Guid GetManagedCategoryGuid();
  public bool TypeRequiresRegistration(Type a);
  public bool TypeRepresentsComType(Type a);
}
public interface ITypeLibConverter {
  public object ConvertAssemblyToTypeLib(Assembly a, string b, TypeLibExporterFlags c, ITypeLibExporterNotifySink d);
  public AssemblyBuilder ConvertTypeLibToAssembly(object a, string b, int c, ITypeLibImporterNotifySink d, byte[] e, StrongNameKeyPair f, bool g);
  public AssemblyBuilder ConvertTypeLibToAssembly(object a, string b, TypeLibImporterFlags c, ITypeLibImporterNotifySink d, byte[] e, StrongNameKeyPair f, string g, Version h);
  public bool GetPrimaryInteropAssembly(Guid a, int b, int c, int d, out string e, out string f);
}
public interface ITypeLibExporterNameProvider {
  public string[] GetNames();
}
public interface ITypeLibExporterNotifySink {
  public void ReportEvent(ExporterEventKind a, int b, string c);
  public object ResolveRef(Assembly a);
}
public interface ITypeLibImporterNotifySink {
  public void ReportEvent(ImporterEventKind a, int b, string c);
  public Assembly ResolveRef(object a);
}
public sealed class ImportedFromTypeLibAttribute : Attribute {
  public string Value { get; }
}
public enum ImporterEventKind { NOTIF_TYPECONVERTED, NOTIF_CONVERTWARNING, ERROR_REFTOINVALIDTYPELIB }
public sealed class InAttribute : Attribute {
}
public sealed class InterfaceTypeAttribute : Attribute {
  public ComInterfaceType Value { get; }
}
public class InvalidComObjectException : SystemException {
}
public class InvalidOleVariantTypeException : SystemException {
}
public sealed class LCIDConversionAttribute : Attribute {
  public int Value { get; }
}
public enum LIBFLAGS { LIBFLAG_FRESTRICTED, LIBFLAG_FCONTROL, LIBFLAG_FHIDDEN, LIBFLAG_FHASDISKIMAGE }
public enum LayoutKind { Sequential, Explicit, Auto }
public sealed class ManagedToNativeComInteropStubAttribute : Attribute {
  public Type ClassType { get; }
  public string MethodName { get; }
}
public static class Marshal {
  public static int SystemMaxDBCSCharSize;
  public static int SystemDefaultCharSize;
  public static int AddRef(IntPtr a);
  public static bool AreComObjectsAvailableForCleanup();
  public static void CleanupUnusedObjectsInCurrentContext();
  public static IntPtr AllocCoTaskMem(int a);
  public static IntPtr AllocHGlobal(IntPtr a);
  public static IntPtr AllocHGlobal(int a);
  public static object BindToMoniker(string a);
  public static void ChangeWrapperHandleStrength(object a, bool b);
  public static void Copy(byte[] a, int b, IntPtr c, int d);
  public static void Copy(char[] a, int b, IntPtr c, int d);
  public static void Copy(short[] a, int b, IntPtr c, int d);
  public static void Copy(int[] a, int b, IntPtr c, int d);
  public static void Copy(long[] a, int b, IntPtr c, int d);
  public static void Copy(float[] a, int b, IntPtr c, int d);
  public static void Copy(double[] a, int b, IntPtr c, int d);
  public static void Copy(IntPtr[] a, int b, IntPtr c, int d);
  public static void Copy(IntPtr a, byte[] b, int c, int d);
  public static void Copy(IntPtr a, char[] b, int c, int d);
  public static void Copy(IntPtr a, short[] b, int c, int d);
  public static void Copy(IntPtr a, int[] b, int c, int d);
  public static void Copy(IntPtr a, long[] b, int c, int d);
  public static void Copy(IntPtr a, float[] b, int c, int d);
  public static void Copy(IntPtr a, double[] b, int c, int d);
  public static void Copy(IntPtr a, IntPtr[] b, int c, int d);
  public static IntPtr CreateAggregatedObject(IntPtr a, object b);
  public static IntPtr CreateAggregatedObject<T>(IntPtr a, T b);
  public static object CreateWrapperOfType(object a, Type b);
  public static TWrapper CreateWrapperOfType<T, TWrapper>(T a);
  public static void DestroyStructure(IntPtr a, Type b);
  public static void DestroyStructure<T>(IntPtr a);
  public static void FreeBSTR(IntPtr a);
  public static void FreeCoTaskMem(IntPtr a);
  public static void FreeHGlobal(IntPtr a);
  public static void ZeroFreeBSTR(IntPtr a);
  public static void ZeroFreeCoTaskMemAnsi(IntPtr a);
  public static void ZeroFreeCoTaskMemUnicode(IntPtr a);
  public static void ZeroFreeCoTaskMemUTF8(IntPtr a);
  public static void ZeroFreeGlobalAllocAnsi(IntPtr a);
  public static void ZeroFreeGlobalAllocUnicode(IntPtr a);
  public static Guid GenerateGuidForType(Type a);
  public static string GenerateProgIdForType(Type a);
  public static object GetActiveObject(string a);
  public static IntPtr GetComInterfaceForObject(object a, Type b);
  public static IntPtr GetComInterfaceForObject(object a, Type b, CustomQueryInterfaceMode c);
  public static IntPtr GetComInterfaceForObject<T, TInterface>(T a);
  public static IntPtr GetComInterfaceForObjectInContext(object a, Type b);
  public static object GetComObjectData(object a, object b);
  public static int GetComSlotForMethodInfo(MemberInfo a);
  public static int GetEndComSlot(Type a);
  public static IntPtr GetExceptionPointers();
  public static IntPtr GetHINSTANCE(Module a);
  public static int GetExceptionCode();
  public static int GetHRForException(Exception a);
  public static int GetHRForLastWin32Error();
  public static IntPtr GetIDispatchForObject(object a);
  public static IntPtr GetIDispatchForObjectInContext(object a);
  public static IntPtr GetITypeInfoForType(Type a);
  public static IntPtr GetIUnknownForObjectInContext(object a);
  public static IntPtr GetManagedThunkForUnmanagedMethodPtr(IntPtr a, IntPtr b, int c);
  public static MemberInfo GetMethodInfoForComSlot(Type a, int b, ref ComMemberType c);
  public static IntPtr GetIUnknownForObject(object a);
  public static void GetNativeVariantForObject(object a, IntPtr b);
  public static void GetNativeVariantForObject<T>(T a, IntPtr b);
  public static object GetObjectForIUnknown(IntPtr a);
  public static object GetObjectForNativeVariant(IntPtr a);
  public static T GetObjectForNativeVariant<T>(IntPtr a);
  public static object[] GetObjectsForNativeVariants(IntPtr a, int b);
  public static T[] GetObjectsForNativeVariants<T>(IntPtr a, int b);
  public static int GetStartComSlot(Type a);
  public static Thread GetThreadFromFiberCookie(int a);
  public static object GetTypedObjectForIUnknown(IntPtr a, Type b);
  public static Type GetTypeForITypeInfo(IntPtr a);
  public static string GetTypeInfoName(UCOMITypeInfo a);
  public static Guid GetTypeLibGuid(UCOMITypeLib a);
  public static Guid GetTypeLibGuid(ITypeLib a);
  public static Guid GetTypeLibGuidForAssembly(Assembly a);
  public static int GetTypeLibLcid(UCOMITypeLib a);
  public static int GetTypeLibLcid(ITypeLib a);
  public static string GetTypeLibName(UCOMITypeLib a);
  public static string GetTypeLibName(ITypeLib a);
  public static void GetTypeLibVersionForAssembly(Assembly a, out int b, out int c);
  public static IntPtr GetUnmanagedThunkForManagedMethodPtr(IntPtr a, IntPtr b, int c);
  public static bool IsTypeVisibleFromCom(Type a);
  public static int NumParamBytes(MethodInfo a);
  public static Type GetTypeFromCLSID(Guid a);
  public static string GetTypeInfoName(ITypeInfo a);
  public static object GetUniqueObjectForIUnknown(IntPtr a);
  public static bool IsComObject(object a);
  public static int GetLastWin32Error();
  public static IntPtr OffsetOf(Type a, string b);
  public static IntPtr OffsetOf<T>(string a);
  public static void Prelink(MethodInfo a);
  public static void PrelinkAll(Type a);
  public static string PtrToStringAnsi(IntPtr a);
  public static string PtrToStringAnsi(IntPtr a, int b);
  public static string PtrToStringUTF8(IntPtr a);
  public static string PtrToStringUTF8(IntPtr a, int b);
  public static string PtrToStringAuto(IntPtr a);
  public static string PtrToStringAuto(IntPtr a, int b);
  public static string PtrToStringUni(IntPtr a);
  public static string PtrToStringUni(IntPtr a, int b);
  public static string PtrToStringBSTR(IntPtr a);
  public static void PtrToStructure(IntPtr a, object b);
  public static object PtrToStructure(IntPtr a, Type b);
  public static void PtrToStructure<T>(IntPtr a, T b);
  public static T PtrToStructure<T>(IntPtr a);
  public static int QueryInterface(IntPtr a, ref Guid b, out IntPtr c);
  public static byte ReadByte(IntPtr a);
  public static byte ReadByte(IntPtr a, int b);
  public static byte ReadByte(object a, int b);
  public static short ReadInt16(IntPtr a);
  public static short ReadInt16(IntPtr a, int b);
  public static short ReadInt16(object a, int b);
  public static int ReadInt32(IntPtr a);
  public static int ReadInt32(IntPtr a, int b);
  public static int ReadInt32(object a, int b);
  public static long ReadInt64(IntPtr a);
  public static long ReadInt64(IntPtr a, int b);
  public static long ReadInt64(object a, int b);
  public static IntPtr ReadIntPtr(IntPtr a);
  public static IntPtr ReadIntPtr(IntPtr a, int b);
  public static IntPtr ReadIntPtr(object a, int b);
  public static IntPtr ReAllocCoTaskMem(IntPtr a, int b);
  public static IntPtr ReAllocHGlobal(IntPtr a, IntPtr b);
  public static int Release(IntPtr a);
  public static int ReleaseComObject(object a);
  public static void ReleaseThreadCache();
  public static bool SetComObjectData(object a, object b, object c);
  public static int SizeOf(object a);
  public static int SizeOf(Type a);
  public static int SizeOf<T>();
  public static int SizeOf<T>(T a);
  public static IntPtr StringToBSTR(string a);
  public static IntPtr StringToCoTaskMemAnsi(string a);
  public static IntPtr StringToCoTaskMemAuto(string a);
  public static IntPtr StringToCoTaskMemUni(string a);
  public static IntPtr StringToHGlobalAnsi(string a);
  public static IntPtr StringToAllocatedMemoryUTF8(string a);
  public static IntPtr StringToHGlobalAuto(string a);
  public static IntPtr StringToHGlobalUni(string a);
  public static IntPtr SecureStringToBSTR(SecureString a);
  public static IntPtr SecureStringToCoTaskMemAnsi(SecureString a);
  public static IntPtr SecureStringToCoTaskMemUnicode(SecureString a);
  public static IntPtr SecureStringToGlobalAllocAnsi(SecureString a);
  public static IntPtr SecureStringToGlobalAllocUnicode(SecureString a);
  public static void StructureToPtr(object a, IntPtr b, bool c);
  public static void StructureToPtr<T>(T a, IntPtr b, bool c);
  public static void ThrowExceptionForHR(int a);
  public static void ThrowExceptionForHR(int a, IntPtr b);
  public static IntPtr UnsafeAddrOfPinnedArrayElement(Array a, int b);
  public static IntPtr UnsafeAddrOfPinnedArrayElement<T>(T[] a, int b);
  public static void WriteByte(IntPtr a, byte b);
  public static void WriteByte(IntPtr a, int b, byte c);
  public static void WriteByte(object a, int b, byte c);
  public static void WriteInt16(IntPtr a, short b);
  public static void WriteInt16(IntPtr a, int b, short c);
  public static void WriteInt16(object a, int b, short c);
  public static void WriteInt16(IntPtr a, char b);
  public static void WriteInt16(IntPtr a, int b, char c);
  public static void WriteInt16(object a, int b, char c);
  public static void WriteInt32(IntPtr a, int b);
  public static void WriteInt32(IntPtr a, int b, int c);
  public static void WriteInt32(object a, int b, int c);
  public static void WriteInt64(IntPtr a, long b);
  public static void WriteInt64(IntPtr a, int b, long c);
  public static void WriteInt64(object a, int b, long c);
  public static void WriteIntPtr(IntPtr a, IntPtr b);
  public static void WriteIntPtr(IntPtr a, int b, IntPtr c);
  public static void WriteIntPtr(object a, int b, IntPtr c);
  public static Exception GetExceptionForHR(int a);
  public static Exception GetExceptionForHR(int a, IntPtr b);
  public static int FinalReleaseComObject(object a);
  public static Delegate GetDelegateForFunctionPointer(IntPtr a, Type b);
  public static TDelegate GetDelegateForFunctionPointer<TDelegate>(IntPtr a);
  public static IntPtr GetFunctionPointerForDelegate(Delegate a);
  public static IntPtr GetFunctionPointerForDelegate<TDelegate>(TDelegate a);
  public static IntPtr StringToCoTaskMemUTF8(string a);
}
public sealed class MarshalAsAttribute : Attribute {
  public string MarshalCookie;
  public string MarshalType;
  public Type MarshalTypeRef;
  public Type SafeArrayUserDefinedSubType;
  public UnmanagedType ArraySubType;
  public VarEnum SafeArraySubType;
  public int SizeConst;
  public int IidParameterIndex;
  public short SizeParamIndex;
  public UnmanagedType Value { get; }
}
public class MarshalDirectiveException : SystemException {
}
public static class MemoryMarshal {
  public static Span<byte> AsBytes<T>(Span<T> a);
  public static ReadOnlySpan<byte> AsBytes<T>(ReadOnlySpan<T> a);
  public static Memory<T> AsMemory<T>(ReadOnlyMemory<T> a);
  public static T GetReference<T>(Span<T> a);
  public static T GetReference<T>(ReadOnlySpan<T> a);
  public static Span<TTo> Cast<TFrom, TTo>(Span<TFrom> a);
  public static ReadOnlySpan<TTo> Cast<TFrom, TTo>(ReadOnlySpan<TFrom> a);
  public static Span<T> CreateSpan<T>(ref T a, int b);
  public static ReadOnlySpan<T> CreateReadOnlySpan<T>(ref T a, int b);
  public static bool TryGetArray<T>(ReadOnlyMemory<T> a, out ArraySegment<T> b);
  public static bool TryGetMemoryManager<T, TManager>(ReadOnlyMemory<T> a, out TManager b) where TManager : MemoryManager<T>;
  public static bool TryGetMemoryManager<T, TManager>(ReadOnlyMemory<T> a, out TManager b, out int c, out int d) where TManager : MemoryManager<T>;
  public static IEnumerable<T> ToEnumerable<T>(ReadOnlyMemory<T> a);
  public static bool TryGetString(ReadOnlyMemory<char> a, out string b, out int c, out int d);
  public static T Read<T>(ReadOnlySpan<byte> a);
  public static bool TryRead<T>(ReadOnlySpan<byte> a, out T b);
  public static void Write<T>(Span<byte> a, ref T b);
  public static bool TryWrite<T>(Span<byte> a, ref T b);
  public static Memory<T> CreateFromPinnedArray<T>(T[] a, int b, int c);
}
public struct OSPlatform : IEquatable<OSPlatform> {
  public static OSPlatform Linux { get; }
  public static OSPlatform OSX { get; }
  public static OSPlatform Windows { get; }
  public static OSPlatform Create(string a);
  public bool Equals(OSPlatform a);
}
public delegate IntPtr ObjectCreationDelegate(IntPtr a);
public sealed class OptionalAttribute : Attribute {
}
public sealed class OutAttribute : Attribute {
}
public struct PARAMDESC {
  public IntPtr lpVarValue;
  public PARAMFLAG wParamFlags;
}
public enum PARAMFLAG { PARAMFLAG_NONE, PARAMFLAG_FIN, PARAMFLAG_FOUT, PARAMFLAG_FLCID, PARAMFLAG_FRETVAL, PARAMFLAG_FOPT, PARAMFLAG_FHASDEFAULT, PARAMFLAG_FHASCUSTDATA }
public sealed class PreserveSigAttribute : Attribute {
}
public sealed class PrimaryInteropAssemblyAttribute : Attribute {
  public int MajorVersion { get; }
  public int MinorVersion { get; }
}
public sealed class ProgIdAttribute : Attribute {
  public string Value { get; }
}
public enum RegistrationClassContext { DisableActivateAsActivator, EnableActivateAsActivator, EnableCodeDownload, FromDefaultContext, InProcessHandler, InProcessHandler16, InProcessServer, InProcessServer16, LocalServer, NoCodeDownload, NoCustomMarshal, NoFailureLog, RemoteServer, Reserved1, Reserved2, Reserved3, Reserved4, Reserved5 }
public enum RegistrationConnectionType { SingleUse, MultipleUse, MultiSeparate, Suspended, Surrogate }
public class RegistrationServices : IRegistrationServices {
  public Guid GetManagedCategoryGuid();
  public string GetProgIdForType(Type a);
  public Type[] GetRegistrableTypesInAssembly(Assembly a);
  public bool RegisterAssembly(Assembly a, AssemblyRegistrationFlags b);
  public void RegisterTypeForComClients(Type a, ref Guid b);
  public bool TypeRepresentsComType(Type a);
  public bool TypeRequiresRegistration(Type a);
  public bool UnregisterAssembly(Assembly a);
  public int RegisterTypeForComClients(Type a, RegistrationClassContext b, RegistrationConnectionType c);
  public void UnregisterTypeForComClients(int a);
}
public class RuntimeEnvironment {
  public static string SystemConfigurationFile { get; }
  public static bool FromGlobalAccessCache(Assembly a);
  public static string GetSystemVersion();
  public static string GetRuntimeDirectory();
  public static IntPtr GetRuntimeInterfaceAsIntPtr(Guid a, Guid b);
  public static object GetRuntimeInterfaceAsObject(Guid a, Guid b);
}
public static class RuntimeInformation {
  public static string FrameworkDescription { get; }
  public static string OSDescription { get; }
  public static Architecture OSArchitecture { get; }
  public static Architecture ProcessArchitecture { get; }
  public static bool IsOSPlatform(OSPlatform a);
}
public class SEHException : ExternalException {
  public bool CanResume();
}
public struct STATSTG {
  public string pwcsName;
  public int type;
  public long cbSize;
  public FILETIME mtime;
  public FILETIME ctime;
  public FILETIME atime;
  public int grfMode;
  public int grfLocksSupported;
  public Guid clsid;
  public int grfStateBits;
  public int reserved;
}
public enum SYSKIND { SYS_WIN16, SYS_WIN32, SYS_MAC }
public class SafeArrayRankMismatchException : SystemException {
}
public class SafeArrayTypeMismatchException : SystemException {
}
public abstract class SafeBuffer : SafeHandleZeroOrMinusOneIsInvalid {
  public ulong ByteLength { get; }
  public void Initialize(ulong a);
  public void Initialize(uint a, uint b);
  public void Initialize<T>(uint a);
  public void AcquirePointer(ref byte* a);
  public void ReleasePointer();
  public T Read<T>(ulong a);
  public void ReadArray<T>(ulong a, T[] b, int c, int d);
  public void Write<T>(ulong a, T b);
  public void WriteArray<T>(ulong a, T[] b, int c, int d);
}
public abstract class SafeHandle : CriticalFinalizerObject, IDisposable {
  public IntPtr handle;
  public bool IsClosed { get; }
  public bool IsInvalid { get; }
  public void SetHandle(IntPtr a);
  public IntPtr DangerousGetHandle();
  public void Close();
  public void Dispose();
  public void Dispose(bool a);
  public abstract bool ReleaseHandle();
  public void SetHandleAsInvalid();
  public void DangerousAddRef(ref bool a);
  public void DangerousRelease();
}
public static class SequenceMarshal {
  public static bool TryGetReadOnlySequenceSegment<T>(ReadOnlySequence<T> a, out ReadOnlySequenceSegment<T> b, out int c, out ReadOnlySequenceSegment<T> d, out int e);
  public static bool TryGetArray<T>(ReadOnlySequence<T> a, out ArraySegment<T> b);
  public static bool TryGetReadOnlyMemory<T>(ReadOnlySequence<T> a, out ReadOnlyMemory<T> b);
  public static bool TryRead<T>(ref SequenceReader<byte> a, out T b);
}
public sealed class SetWin32ContextInIDispatchAttribute : Attribute {
}
public class StandardOleMarshalObject : MarshalByRefObject {
}
public sealed class StructLayoutAttribute : Attribute {
  public int Pack;
  public int Size;
  public CharSet CharSet;
  public LayoutKind Value { get; }
}
public struct TYPEATTR {
  public static int MEMBER_ID_NIL;
  public Guid guid;
  public int lcid;
  public int dwReserved;
  public int memidConstructor;
  public int memidDestructor;
  public IntPtr lpstrSchema;
  public int cbSizeInstance;
  public TYPEKIND typekind;
  public short cFuncs;
  public short cVars;
  public short cImplTypes;
  public short cbSizeVft;
  public short cbAlignment;
  public TYPEFLAGS wTypeFlags;
  public short wMajorVerNum;
  public short wMinorVerNum;
  public TYPEDESC tdescAlias;
  public IDLDESC idldescType;
}
public struct TYPEDESC {
  public IntPtr lpValue;
  public short vt;
}
public enum TYPEFLAGS { TYPEFLAG_FAPPOBJECT, TYPEFLAG_FCANCREATE, TYPEFLAG_FLICENSED, TYPEFLAG_FPREDECLID, TYPEFLAG_FHIDDEN, TYPEFLAG_FCONTROL, TYPEFLAG_FDUAL, TYPEFLAG_FNONEXTENSIBLE, TYPEFLAG_FOLEAUTOMATION, TYPEFLAG_FRESTRICTED, TYPEFLAG_FAGGREGATABLE, TYPEFLAG_FREPLACEABLE, TYPEFLAG_FDISPATCHABLE, TYPEFLAG_FREVERSEBIND, TYPEFLAG_FPROXY }
public enum TYPEKIND { TKIND_ENUM, TKIND_RECORD, TKIND_MODULE, TKIND_INTERFACE, TKIND_DISPATCH, TKIND_COCLASS, TKIND_ALIAS, TKIND_UNION, TKIND_MAX }
public struct TYPELIBATTR {
  public Guid guid;
  public int lcid;
  public SYSKIND syskind;
  public short wMajorVerNum;
  public short wMinorVerNum;
  public LIBFLAGS wLibFlags;
}
public sealed class TypeIdentifierAttribute : Attribute {
  public string Scope { get; }
  public string Identifier { get; }
}
public sealed class TypeLibConverter : ITypeLibConverter {
  public object ConvertAssemblyToTypeLib(Assembly a, string b, TypeLibExporterFlags c, ITypeLibExporterNotifySink d);
  public AssemblyBuilder ConvertTypeLibToAssembly(object a, string b, int c, ITypeLibImporterNotifySink d, byte[] e, StrongNameKeyPair f, bool g);
  public AssemblyBuilder ConvertTypeLibToAssembly(object a, string b, TypeLibImporterFlags c, ITypeLibImporterNotifySink d, byte[] e, StrongNameKeyPair f, string g, Version h);
  public bool GetPrimaryInteropAssembly(Guid a, int b, int c, int d, out string e, out string f);
}
public enum TypeLibExporterFlags { OnlyReferenceRegistered, None, CallerResolvedReferences, OldNames, ExportAs32Bit, ExportAs64Bit }
public sealed class TypeLibFuncAttribute : Attribute {
  public TypeLibFuncFlags Value { get; }
}
public enum TypeLibFuncFlags { FRestricted, FSource, FBindable, FRequestEdit, FDisplayBind, FDefaultBind, FHidden, FUsesGetLastError, FDefaultCollelem, FUiDefault, FNonBrowsable, FReplaceable, FImmediateBind }
public sealed class TypeLibImportClassAttribute : Attribute {
  public string Value { get; }
}
public enum TypeLibImporterFlags { PrimaryInteropAssembly, UnsafeInterfaces, SafeArrayAsSystemArray, TransformDispRetVals, None, PreventClassMembers, ImportAsAgnostic, ImportAsItanium, ImportAsX64, ImportAsX86, ReflectionOnlyLoading, SerializableValueClasses, NoDefineVersionResource }
public sealed class TypeLibTypeAttribute : Attribute {
  public TypeLibTypeFlags Value { get; }
}
public enum TypeLibTypeFlags { FAppObject, FCanCreate, FLicensed, FPreDeclId, FHidden, FControl, FDual, FNonExtensible, FOleAutomation, FRestricted, FAggregatable, FReplaceable, FDispatchable, FReverseBind }
public sealed class TypeLibVarAttribute : Attribute {
  public TypeLibVarFlags Value { get; }
}
public enum TypeLibVarFlags { FReadOnly, FSource, FBindable, FRequestEdit, FDisplayBind, FDefaultBind, FHidden, FRestricted, FDefaultCollelem, FUiDefault, FNonBrowsable, FReplaceable, FImmediateBind }
public sealed class TypeLibVersionAttribute : Attribute {
  public int MajorVersion { get; }
  public int MinorVersion { get; }
}
public interface UCOMIBindCtx {
  public void RegisterObjectBound(object a);
  public void RevokeObjectBound(object a);
  public void ReleaseBoundObjects();
  public void SetBindOptions(ref BIND_OPTS a);
  public void GetBindOptions(ref BIND_OPTS a);
  public void GetRunningObjectTable(out UCOMIRunningObjectTable a);
  public void RegisterObjectParam(string a, object b);
  public void GetObjectParam(string a, out object b);
  public void EnumObjectParam(out UCOMIEnumString a);
  public void RevokeObjectParam(string a);
}
public interface UCOMIConnectionPoint {
  public void GetConnectionInterface(out Guid a);
  public void GetConnectionPointContainer(out UCOMIConnectionPointContainer a);
  public void Advise(object a, out int b);
  public void Unadvise(int a);
  public void EnumConnections(out UCOMIEnumConnections a);
}
public interface UCOMIConnectionPointContainer {
  public void EnumConnectionPoints(out UCOMIEnumConnectionPoints a);
  public void FindConnectionPoint(ref Guid a, out UCOMIConnectionPoint b);
}
public interface UCOMIEnumConnectionPoints {
  public int Next(int a, UCOMIConnectionPoint[] b, out int c);
  public int Skip(int a);
  public int Reset();
  public void Clone(out UCOMIEnumConnectionPoints a);
}
public interface UCOMIEnumConnections {
  public int Next(int a, CONNECTDATA[] b, out int c);
  public int Skip(int a);
  public void Reset();
  public void Clone(out UCOMIEnumConnections a);
}
public interface UCOMIEnumMoniker {
  public int Next(int a, UCOMIMoniker[] b, out int c);
  public int Skip(int a);
  public int Reset();
  public void Clone(out UCOMIEnumMoniker a);
}
public interface UCOMIEnumString {
  public int Next(int a, string[] b, out int c);
  public int Skip(int a);
  public int Reset();
  public void Clone(out UCOMIEnumString a);
}
public interface UCOMIEnumVARIANT {
  public int Next(int a, int b, int c);
  public int Skip(int a);
  public int Reset();
  public void Clone(int a);
}
public interface UCOMIMoniker {
  public void GetClassID(out Guid a);
  public int IsDirty();
  public void Load(UCOMIStream a);
  public void Save(UCOMIStream a, bool b);
  public void GetSizeMax(out long a);
  public void BindToObject(UCOMIBindCtx a, UCOMIMoniker b, ref Guid c, out object d);
  public void BindToStorage(UCOMIBindCtx a, UCOMIMoniker b, ref Guid c, out object d);
  public void Reduce(UCOMIBindCtx a, int b, ref UCOMIMoniker c, out UCOMIMoniker d);
  public void ComposeWith(UCOMIMoniker a, bool b, out UCOMIMoniker c);
  public void Enum(bool a, out UCOMIEnumMoniker b);
  public void IsEqual(UCOMIMoniker a);
  public void Hash(out int a);
  public void IsRunning(UCOMIBindCtx a, UCOMIMoniker b, UCOMIMoniker c);
  public void GetTimeOfLastChange(UCOMIBindCtx a, UCOMIMoniker b, out FILETIME c);
  public void Inverse(out UCOMIMoniker a);
  public void CommonPrefixWith(UCOMIMoniker a, out UCOMIMoniker b);
  public void RelativePathTo(UCOMIMoniker a, out UCOMIMoniker b);
  public void GetDisplayName(UCOMIBindCtx a, UCOMIMoniker b, out string c);
  public void ParseDisplayName(UCOMIBindCtx a, UCOMIMoniker b, string c, out int d, out UCOMIMoniker e);
  public void IsSystemMoniker(out int a);
}
public interface UCOMIPersistFile {
  public void GetClassID(out Guid a);
  public int IsDirty();
  public void Load(string a, int b);
  public void Save(string a, bool b);
  public void SaveCompleted(string a);
  public void GetCurFile(out string a);
}
public interface UCOMIRunningObjectTable {
  public void Register(int a, object b, UCOMIMoniker c, out int d);
  public void Revoke(int a);
  public void IsRunning(UCOMIMoniker a);
  public void GetObject(UCOMIMoniker a, out object b);
  public void NoteChangeTime(int a, ref FILETIME b);
  public void GetTimeOfLastChange(UCOMIMoniker a, out FILETIME b);
  public void EnumRunning(out UCOMIEnumMoniker a);
}
public interface UCOMIStream {
  public void Read(byte[] a, int b, IntPtr c);
  public void Write(byte[] a, int b, IntPtr c);
  public void Seek(long a, int b, IntPtr c);
  public void SetSize(long a);
  public void CopyTo(UCOMIStream a, long b, IntPtr c, IntPtr d);
  public void Commit(int a);
  public void Revert();
  public void LockRegion(long a, long b, int c);
  public void UnlockRegion(long a, long b, int c);
  public void Stat(out STATSTG a, int b);
  public void Clone(out UCOMIStream a);
}
public interface UCOMITypeComp {
  public void Bind(string a, int b, short c, out UCOMITypeInfo d, out DESCKIND e, out BINDPTR f);
  public void BindType(string a, int b, out UCOMITypeInfo c, out UCOMITypeComp d);
}
public interface UCOMITypeInfo {
  public void GetTypeAttr(out IntPtr a);
  public void GetTypeComp(out UCOMITypeComp a);
  public void GetFuncDesc(int a, out IntPtr b);
  public void GetVarDesc(int a, out IntPtr b);
  public void GetNames(int a, string[] b, int c, out int d);
  public void GetRefTypeOfImplType(int a, out int b);
  public void GetImplTypeFlags(int a, out int b);
  public void GetIDsOfNames(string[] a, int b, int[] c);
  public void Invoke(object a, int b, short c, ref DISPPARAMS d, out object e, out EXCEPINFO f, out int g);
  public void GetDocumentation(int a, out string b, out string c, out int d, out string e);
  public void GetDllEntry(int a, INVOKEKIND b, out string c, out string d, out short e);
  public void GetRefTypeInfo(int a, out UCOMITypeInfo b);
  public void AddressOfMember(int a, INVOKEKIND b, out IntPtr c);
  public void CreateInstance(object a, ref Guid b, out object c);
  public void GetMops(int a, out string b);
  public void GetContainingTypeLib(out UCOMITypeLib a, out int b);
  public void ReleaseTypeAttr(IntPtr a);
  public void ReleaseFuncDesc(IntPtr a);
  public void ReleaseVarDesc(IntPtr a);
}
public interface UCOMITypeLib {
  public int GetTypeInfoCount();
  public void GetTypeInfo(int a, out UCOMITypeInfo b);
  public void GetTypeInfoType(int a, out TYPEKIND b);
  public void GetTypeInfoOfGuid(ref Guid a, out UCOMITypeInfo b);
  public void GetLibAttr(out IntPtr a);
  public void GetTypeComp(out UCOMITypeComp a);
  public void GetDocumentation(int a, out string b, out string c, out int d, out string e);
  public bool IsName(string a, int b);
  public void FindName(string a, int b, UCOMITypeInfo[] c, int[] d, ref short e);
  public void ReleaseTLibAttr(IntPtr a);
}
public sealed class UnknownWrapper {
  public object WrappedObject { get; }
}
public sealed class UnmanagedFunctionPointerAttribute : Attribute {
  public CharSet CharSet;
  public bool BestFitMapping;
  public bool ThrowOnUnmappableChar;
  public bool SetLastError;
  public CallingConvention CallingConvention { get; }
}
public enum UnmanagedType { Bool, I1, U1, I2, U2, I4, U4, I8, U8, R4, R8, Currency, BStr, LPStr, LPWStr, LPTStr, ByValTStr, IUnknown, IDispatch, Struct, Interface, SafeArray, ByValArray, SysInt, SysUInt, VBByRefStr, AnsiBStr, TBStr, VariantBool, FunctionPtr, AsAny, LPArray, LPStruct, CustomMarshaler, Error, IInspectable, HString, LPUTF8Str }
public struct VARDESC {
  public int memid;
  public string lpstrSchema;
  public ELEMDESC elemdescVar;
  public short wVarFlags;
  public VarEnum varkind;
  public struct DESCUNION {
    public int oInst;
    public IntPtr lpvarValue;
  }
}
public enum VARFLAGS { VARFLAG_FREADONLY, VARFLAG_FSOURCE, VARFLAG_FBINDABLE, VARFLAG_FREQUESTEDIT, VARFLAG_FDISPLAYBIND, VARFLAG_FDEFAULTBIND, VARFLAG_FHIDDEN, VARFLAG_FRESTRICTED, VARFLAG_FDEFAULTCOLLELEM, VARFLAG_FUIDEFAULT, VARFLAG_FNONBROWSABLE, VARFLAG_FREPLACEABLE, VARFLAG_FIMMEDIATEBIND }
public enum VarEnum { VT_EMPTY, VT_NULL, VT_I2, VT_I4, VT_R4, VT_R8, VT_CY, VT_DATE, VT_BSTR, VT_DISPATCH, VT_ERROR, VT_BOOL, VT_VARIANT, VT_UNKNOWN, VT_DECIMAL, VT_I1, VT_UI1, VT_UI2, VT_UI4, VT_I8, VT_UI8, VT_INT, VT_UINT, VT_VOID, VT_HRESULT, VT_PTR, VT_SAFEARRAY, VT_CARRAY, VT_USERDEFINED, VT_LPSTR, VT_LPWSTR, VT_RECORD, VT_FILETIME, VT_BLOB, VT_STREAM, VT_STORAGE, VT_STREAMED_OBJECT, VT_STORED_OBJECT, VT_BLOB_OBJECT, VT_CF, VT_CLSID, VT_VECTOR, VT_ARRAY, VT_BYREF }
public sealed class VariantWrapper {
  public object WrappedObject { get; }
}
public interface _Activator {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _Assembly {
  public string CodeBase { get; }
  public string EscapedCodeBase { get; }
  public string FullName { get; }
  public MethodInfo EntryPoint { get; }
  public string Location { get; }
  public Evidence Evidence { get; }
  public bool GlobalAssemblyCache { get; }
  public event ModuleResolveEventHandler ModuleResolve;
  public string ToString();
  public bool Equals(object a);
  public int GetHashCode();
  public Type GetType();
  public AssemblyName GetName();
  public AssemblyName GetName(bool a);
  public Type GetType(string a);
  public Type GetType(string a, bool b);
  public Type[] GetExportedTypes();
  public Type[] GetTypes();
  public Stream GetManifestResourceStream(Type a, string b);
  public Stream GetManifestResourceStream(string a);
  public FileStream GetFile(string a);
  public FileStream[] GetFiles();
  public FileStream[] GetFiles(bool a);
  public string[] GetManifestResourceNames();
  public ManifestResourceInfo GetManifestResourceInfo(string a);
  public object[] GetCustomAttributes(Type a, bool b);
  public object[] GetCustomAttributes(bool a);
  public bool IsDefined(Type a, bool b);
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public Type GetType(string a, bool b, bool c);
  public Assembly GetSatelliteAssembly(CultureInfo a);
  public Assembly GetSatelliteAssembly(CultureInfo a, Version b);
  public Module LoadModule(string a, byte[] b);
  public Module LoadModule(string a, byte[] b, byte[] c);
  public object CreateInstance(string a);
  public object CreateInstance(string a, bool b);
  public object CreateInstance(string a, bool b, BindingFlags c, Binder d, object[] e, CultureInfo f, object[] g);
  public Module[] GetLoadedModules();
  public Module[] GetLoadedModules(bool a);
  public Module[] GetModules();
  public Module[] GetModules(bool a);
  public Module GetModule(string a);
  public AssemblyName[] GetReferencedAssemblies();
}
public interface _AssemblyBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _AssemblyName {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _Attribute {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _ConstructorBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _ConstructorInfo {
  public MethodAttributes Attributes { get; }
  public CallingConventions CallingConvention { get; }
  public Type DeclaringType { get; }
  public bool IsAbstract { get; }
  public bool IsAssembly { get; }
  public bool IsConstructor { get; }
  public bool IsFamily { get; }
  public bool IsFamilyAndAssembly { get; }
  public bool IsFamilyOrAssembly { get; }
  public bool IsFinal { get; }
  public bool IsHideBySig { get; }
  public bool IsPrivate { get; }
  public bool IsPublic { get; }
  public bool IsSpecialName { get; }
  public bool IsStatic { get; }
  public bool IsVirtual { get; }
  public MemberTypes MemberType { get; }
  public RuntimeMethodHandle MethodHandle { get; }
  public string Name { get; }
  public Type ReflectedType { get; }
  public bool Equals(object a);
  public object[] GetCustomAttributes(bool a);
  public object[] GetCustomAttributes(Type a, bool b);
  public int GetHashCode();
  public MethodImplAttributes GetMethodImplementationFlags();
  public ParameterInfo[] GetParameters();
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
  public Type GetType();
  public object Invoke_5(object[] a);
  public object Invoke_3(object a, object[] b);
  public object Invoke_4(BindingFlags a, Binder b, object[] c, CultureInfo d);
  public object Invoke_2(object a, BindingFlags b, Binder c, object[] d, CultureInfo e);
  public bool IsDefined(Type a, bool b);
  public string ToString();
}
public interface _CustomAttributeBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _EnumBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _EventBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _EventInfo {
  public EventAttributes Attributes { get; }
  public Type DeclaringType { get; }
  public Type EventHandlerType { get; }
  public bool IsMulticast { get; }
  public bool IsSpecialName { get; }
  public MemberTypes MemberType { get; }
  public string Name { get; }
  public Type ReflectedType { get; }
  public void AddEventHandler(object a, Delegate b);
  public bool Equals(object a);
  public MethodInfo GetAddMethod();
  public MethodInfo GetAddMethod(bool a);
  public object[] GetCustomAttributes(bool a);
  public object[] GetCustomAttributes(Type a, bool b);
  public int GetHashCode();
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
  public MethodInfo GetRaiseMethod();
  public MethodInfo GetRaiseMethod(bool a);
  public MethodInfo GetRemoveMethod();
  public MethodInfo GetRemoveMethod(bool a);
  public Type GetType();
  public bool IsDefined(Type a, bool b);
  public void RemoveEventHandler(object a, Delegate b);
  public string ToString();
}
public interface _Exception {
  public string HelpLink { get; }
  public Exception InnerException { get; }
  public string Message { get; }
  public string Source { get; }
  public string StackTrace { get; }
  public MethodBase TargetSite { get; }
  public bool Equals(object a);
  public Exception GetBaseException();
  public int GetHashCode();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public Type GetType();
  public string ToString();
}
public interface _FieldBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _FieldInfo {
  public FieldAttributes Attributes { get; }
  public Type DeclaringType { get; }
  public RuntimeFieldHandle FieldHandle { get; }
  public Type FieldType { get; }
  public bool IsAssembly { get; }
  public bool IsFamily { get; }
  public bool IsFamilyAndAssembly { get; }
  public bool IsFamilyOrAssembly { get; }
  public bool IsInitOnly { get; }
  public bool IsLiteral { get; }
  public bool IsNotSerialized { get; }
  public bool IsPinvokeImpl { get; }
  public bool IsPrivate { get; }
  public bool IsPublic { get; }
  public bool IsSpecialName { get; }
  public bool IsStatic { get; }
  public MemberTypes MemberType { get; }
  public string Name { get; }
  public Type ReflectedType { get; }
  public bool Equals(object a);
  public object[] GetCustomAttributes(bool a);
  public object[] GetCustomAttributes(Type a, bool b);
  public int GetHashCode();
  public Type GetType();
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
  public object GetValue(object a);
  public object GetValueDirect(TypedReference a);
  public bool IsDefined(Type a, bool b);
  public void SetValue(object a, object b);
  public void SetValue(object a, object b, BindingFlags c, Binder d, CultureInfo e);
  public void SetValueDirect(TypedReference a, object b);
  public string ToString();
}
public interface _ILGenerator {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _LocalBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _MemberInfo {
  public Type DeclaringType { get; }
  public MemberTypes MemberType { get; }
  public string Name { get; }
  public Type ReflectedType { get; }
  public bool Equals(object a);
  public object[] GetCustomAttributes(bool a);
  public object[] GetCustomAttributes(Type a, bool b);
  public int GetHashCode();
  public Type GetType();
  public bool IsDefined(Type a, bool b);
  public string ToString();
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _MethodBase {
  public MethodAttributes Attributes { get; }
  public CallingConventions CallingConvention { get; }
  public Type DeclaringType { get; }
  public bool IsAbstract { get; }
  public bool IsAssembly { get; }
  public bool IsConstructor { get; }
  public bool IsFamily { get; }
  public bool IsFamilyAndAssembly { get; }
  public bool IsFamilyOrAssembly { get; }
  public bool IsFinal { get; }
  public bool IsHideBySig { get; }
  public bool IsPrivate { get; }
  public bool IsPublic { get; }
  public bool IsSpecialName { get; }
  public bool IsStatic { get; }
  public bool IsVirtual { get; }
  public MemberTypes MemberType { get; }
  public RuntimeMethodHandle MethodHandle { get; }
  public string Name { get; }
  public Type ReflectedType { get; }
  public bool Equals(object a);
  public object[] GetCustomAttributes(bool a);
  public object[] GetCustomAttributes(Type a, bool b);
  public int GetHashCode();
  public MethodImplAttributes GetMethodImplementationFlags();
  public ParameterInfo[] GetParameters();
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
  public Type GetType();
  public object Invoke(object a, object[] b);
  public object Invoke(object a, BindingFlags b, Binder c, object[] d, CultureInfo e);
  public bool IsDefined(Type a, bool b);
  public string ToString();
}
public interface _MethodBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _MethodInfo {
  public MemberTypes MemberType { get; }
  public string Name { get; }
  public Type DeclaringType { get; }
  public Type ReflectedType { get; }
  public RuntimeMethodHandle MethodHandle { get; }
  public MethodAttributes Attributes { get; }
  public CallingConventions CallingConvention { get; }
  public bool IsPublic { get; }
  public bool IsPrivate { get; }
  public bool IsFamily { get; }
  public bool IsAssembly { get; }
  public bool IsFamilyAndAssembly { get; }
  public bool IsFamilyOrAssembly { get; }
  public bool IsStatic { get; }
  public bool IsFinal { get; }
  public bool IsVirtual { get; }
  public bool IsHideBySig { get; }
  public bool IsAbstract { get; }
  public bool IsSpecialName { get; }
  public bool IsConstructor { get; }
  public Type ReturnType { get; }
  public ICustomAttributeProvider ReturnTypeCustomAttributes { get; }
  public void GetTypeInfoCount(out uint a);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
  public string ToString();
  public bool Equals(object a);
  public int GetHashCode();
  public Type GetType();
  public object[] GetCustomAttributes(Type a, bool b);
  public object[] GetCustomAttributes(bool a);
  public bool IsDefined(Type a, bool b);
  public ParameterInfo[] GetParameters();
  public MethodImplAttributes GetMethodImplementationFlags();
  public object Invoke(object a, BindingFlags b, Binder c, object[] d, CultureInfo e);
  public object Invoke(object a, object[] b);
  public MethodInfo GetBaseDefinition();
}
public interface _MethodRental {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _Module {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _ModuleBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _ParameterBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _ParameterInfo {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _PropertyBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _PropertyInfo {
  public PropertyAttributes Attributes { get; }
  public bool CanRead { get; }
  public bool CanWrite { get; }
  public Type DeclaringType { get; }
  public bool IsSpecialName { get; }
  public MemberTypes MemberType { get; }
  public string Name { get; }
  public Type PropertyType { get; }
  public Type ReflectedType { get; }
  public bool Equals(object a);
  public MethodInfo[] GetAccessors();
  public MethodInfo[] GetAccessors(bool a);
  public object[] GetCustomAttributes(bool a);
  public object[] GetCustomAttributes(Type a, bool b);
  public MethodInfo GetGetMethod();
  public MethodInfo GetGetMethod(bool a);
  public int GetHashCode();
  public ParameterInfo[] GetIndexParameters();
  public MethodInfo GetSetMethod();
  public MethodInfo GetSetMethod(bool a);
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
  public Type GetType();
  public object GetValue(object a, object[] b);
  public object GetValue(object a, BindingFlags b, Binder c, object[] d, CultureInfo e);
  public bool IsDefined(Type a, bool b);
  public void SetValue(object a, object b, object[] c);
  public void SetValue(object a, object b, BindingFlags c, Binder d, object[] e, CultureInfo f);
  public string ToString();
}
public interface _SignatureHelper {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _Thread {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
public interface _Type {
  public MemberTypes MemberType { get; }
  public string Name { get; }
  public Type DeclaringType { get; }
  public Type ReflectedType { get; }
  public Guid GUID { get; }
  public Module Module { get; }
  public Assembly Assembly { get; }
  public RuntimeTypeHandle TypeHandle { get; }
  public string FullName { get; }
  public string Namespace { get; }
  public string AssemblyQualifiedName { get; }
  public Type BaseType { get; }
  public Type UnderlyingSystemType { get; }
  public ConstructorInfo TypeInitializer { get; }
  public TypeAttributes Attributes { get; }
  public bool IsNotPublic { get; }
  public bool IsPublic { get; }
  public bool IsNestedPublic { get; }
  public bool IsNestedPrivate { get; }
  public bool IsNestedFamily { get; }
  public bool IsNestedAssembly { get; }
  public bool IsNestedFamANDAssem { get; }
  public bool IsNestedFamORAssem { get; }
  public bool IsAutoLayout { get; }
  public bool IsLayoutSequential { get; }
  public bool IsExplicitLayout { get; }
  public bool IsClass { get; }
  public bool IsInterface { get; }
  public bool IsValueType { get; }
  public bool IsAbstract { get; }
  public bool IsSealed { get; }
  public bool IsEnum { get; }
  public bool IsSpecialName { get; }
  public bool IsImport { get; }
  public bool IsSerializable { get; }
  public bool IsAnsiClass { get; }
  public bool IsUnicodeClass { get; }
  public bool IsAutoClass { get; }
  public bool IsArray { get; }
  public bool IsByRef { get; }
  public bool IsPointer { get; }
  public bool IsPrimitive { get; }
  public bool IsCOMObject { get; }
  public bool HasElementType { get; }
  public bool IsContextful { get; }
  public bool IsMarshalByRef { get; }
  public void GetTypeInfoCount(out uint a);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
  public string ToString();
  public bool Equals(object a);
  public int GetHashCode();
  public Type GetType();
  public object[] GetCustomAttributes(Type a, bool b);
  public object[] GetCustomAttributes(bool a);
  public bool IsDefined(Type a, bool b);
  public int GetArrayRank();
  public ConstructorInfo[] GetConstructors(BindingFlags a);
  public Type GetInterface(string a, bool b);
  public Type[] GetInterfaces();
  public Type[] FindInterfaces(TypeFilter a, object b);
  public EventInfo GetEvent(string a, BindingFlags b);
  public EventInfo[] GetEvents();
  public EventInfo[] GetEvents(BindingFlags a);
  public Type[] GetNestedTypes(BindingFlags a);
  public Type GetNestedType(string a, BindingFlags b);
  public MemberInfo[] GetMember(string a, MemberTypes b, BindingFlags c);
  public MemberInfo[] GetDefaultMembers();
  public MemberInfo[] FindMembers(MemberTypes a, BindingFlags b, MemberFilter c, object d);
  public Type GetElementType();
  public bool IsSubclassOf(Type a);
  public bool IsInstanceOfType(object a);
  public bool IsAssignableFrom(Type a);
  public InterfaceMapping GetInterfaceMap(Type a);
  public MethodInfo GetMethod(string a, BindingFlags b, Binder c, Type[] d, ParameterModifier[] e);
  public MethodInfo GetMethod(string a, BindingFlags b);
  public MethodInfo[] GetMethods(BindingFlags a);
  public FieldInfo GetField(string a, BindingFlags b);
  public FieldInfo[] GetFields(BindingFlags a);
  public PropertyInfo GetProperty(string a, BindingFlags b);
  public PropertyInfo GetProperty(string a, BindingFlags b, Binder c, Type d, Type[] e, ParameterModifier[] f);
  public PropertyInfo[] GetProperties(BindingFlags a);
  public MemberInfo[] GetMember(string a, BindingFlags b);
  public MemberInfo[] GetMembers(BindingFlags a);
  public object InvokeMember(string a, BindingFlags b, Binder c, object d, object[] e, ParameterModifier[] f, CultureInfo g, string[] h);
  public object InvokeMember(string a, BindingFlags b, Binder c, object d, object[] e, CultureInfo f);
  public object InvokeMember(string a, BindingFlags b, Binder c, object d, object[] e);
  public ConstructorInfo GetConstructor(BindingFlags a, Binder b, CallingConventions c, Type[] d, ParameterModifier[] e);
  public ConstructorInfo GetConstructor(BindingFlags a, Binder b, Type[] c, ParameterModifier[] d);
  public ConstructorInfo GetConstructor(Type[] a);
  public ConstructorInfo[] GetConstructors();
  public MethodInfo GetMethod(string a, BindingFlags b, Binder c, CallingConventions d, Type[] e, ParameterModifier[] f);
  public MethodInfo GetMethod(string a, Type[] b, ParameterModifier[] c);
  public MethodInfo GetMethod(string a, Type[] b);
  public MethodInfo GetMethod(string a);
  public MethodInfo[] GetMethods();
  public FieldInfo GetField(string a);
  public FieldInfo[] GetFields();
  public Type GetInterface(string a);
  public EventInfo GetEvent(string a);
  public PropertyInfo GetProperty(string a, Type b, Type[] c, ParameterModifier[] d);
  public PropertyInfo GetProperty(string a, Type b, Type[] c);
  public PropertyInfo GetProperty(string a, Type[] b);
  public PropertyInfo GetProperty(string a, Type b);
  public PropertyInfo GetProperty(string a);
  public PropertyInfo[] GetProperties();
  public Type[] GetNestedTypes();
  public Type GetNestedType(string a);
  public MemberInfo[] GetMember(string a);
  public MemberInfo[] GetMembers();
  public bool Equals(Type a);
}
public interface _TypeBuilder {
  public void GetIDsOfNames(ref Guid a, IntPtr b, uint c, uint d, IntPtr e);
  public void GetTypeInfo(uint a, uint b, IntPtr c);
  public void GetTypeInfoCount(out uint a);
  public void Invoke(uint a, ref Guid b, uint c, short d, IntPtr e, IntPtr f, IntPtr g, IntPtr h);
}
