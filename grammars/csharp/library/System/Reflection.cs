// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Runtime.InteropServices;
using System.Runtime.Serialization;
public sealed class AmbiguousMatchException : SystemException {
}
public abstract class Assembly : _Assembly, ICustomAttributeProvider, IEvidenceFactory, ISerializable {
  public string CodeBase { get; }
  public string EscapedCodeBase { get; }
  public string FullName { get; }
  public MethodInfo EntryPoint { get; }
  public Evidence Evidence { get; }
  public string Location { get; }
  public string ImageRuntimeVersion { get; }
  public long HostContext { get; }
  public bool ReflectionOnly { get; }
  public PermissionSet PermissionSet { get; }
  public SecurityRuleSet SecurityRuleSet { get; }
  public bool IsFullyTrusted { get; }
  public Module ManifestModule { get; }
  public bool GlobalAssemblyCache { get; }
  public bool IsDynamic { get; }
  public IEnumerable<TypeInfo> DefinedTypes { get; }
  public IEnumerable<Type> ExportedTypes { get; }
  public IEnumerable<Module> Modules { get; }
  public IEnumerable<CustomAttributeData> CustomAttributes { get; }
  public event ModuleResolveEventHandler ModuleResolve;
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public bool IsDefined(Type a, bool b);
  public object[] GetCustomAttributes(bool a);
  public object[] GetCustomAttributes(Type a, bool b);
  public FileStream[] GetFiles();
  public FileStream[] GetFiles(bool a);
  public FileStream GetFile(string a);
  public Stream GetManifestResourceStream(string a);
  public Stream GetManifestResourceStream(Type a, string b);
  public Type[] GetTypes();
  public Type[] GetExportedTypes();
  public Type GetType(string a, bool b);
  public Type GetType(string a);
  public AssemblyName GetName(bool a);
  public AssemblyName GetName();
  public static string CreateQualifiedName(string a, string b);
  public static Assembly GetAssembly(Type a);
  public static Assembly GetEntryAssembly();
  public static Assembly LoadFrom(string a);
  public static Assembly LoadFrom(string a, Evidence b);
  public static Assembly LoadFrom(string a, Evidence b, byte[] c, AssemblyHashAlgorithm d);
  public static Assembly LoadFrom(string a, byte[] b, AssemblyHashAlgorithm c);
  public static Assembly UnsafeLoadFrom(string a);
  public static Assembly LoadFile(string a, Evidence b);
  public static Assembly LoadFile(string a);
  public static Assembly Load(string a);
  public static Assembly Load(string a, Evidence b);
  public static Assembly Load(AssemblyName a);
  public static Assembly Load(AssemblyName a, Evidence b);
  public static Assembly Load(byte[] a);
  public static Assembly Load(byte[] a, byte[] b);
  public static Assembly Load(byte[] a, byte[] b, Evidence c);
  public static Assembly Load(byte[] a, byte[] b, SecurityContextSource c);
  public static Assembly ReflectionOnlyLoad(byte[] a);
  public static Assembly ReflectionOnlyLoad(string a);
  public static Assembly ReflectionOnlyLoadFrom(string a);
  public static Assembly LoadWithPartialName(string a);
  public Module LoadModule(string a, byte[] b);
  public Module LoadModule(string a, byte[] b, byte[] c);
  public static Assembly LoadWithPartialName(string a, Evidence b);
  public object CreateInstance(string a);
  public object CreateInstance(string a, bool b);
  public object CreateInstance(string a, bool b, BindingFlags c, Binder d, object[] e, CultureInfo f, object[] g);
  public Module[] GetLoadedModules();
  public Module[] GetModules();
  public static Assembly GetExecutingAssembly();
  public static Assembly GetCallingAssembly();
  public string[] GetManifestResourceNames();
  public ManifestResourceInfo GetManifestResourceInfo(string a);
  public IList<CustomAttributeData> GetCustomAttributesData();
  public Type GetType(string a, bool b, bool c);
  public Module GetModule(string a);
  public AssemblyName[] GetReferencedAssemblies();
  public Module[] GetModules(bool a);
  public Module[] GetLoadedModules(bool a);
  public Assembly GetSatelliteAssembly(CultureInfo a);
  public Assembly GetSatelliteAssembly(CultureInfo a, Version b);
  public Type[] GetForwardedTypes();
}
public sealed class AssemblyAlgorithmIdAttribute : Attribute {
  public uint AlgorithmId { get; }
}
public sealed class AssemblyCompanyAttribute : Attribute {
  public string Company { get; }
}
public sealed class AssemblyConfigurationAttribute : Attribute {
  public string Configuration { get; }
}
public enum AssemblyContentType { Default, WindowsRuntime }
public sealed class AssemblyCopyrightAttribute : Attribute {
  public string Copyright { get; }
}
public sealed class AssemblyCultureAttribute : Attribute {
  public string Culture { get; }
}
public sealed class AssemblyDefaultAliasAttribute : Attribute {
  public string DefaultAlias { get; }
}
public sealed class AssemblyDelaySignAttribute : Attribute {
  public bool DelaySign { get; }
}
public sealed class AssemblyDescriptionAttribute : Attribute {
  public string Description { get; }
}
public static class AssemblyExtensions {
  public static Type[] GetExportedTypes(Assembly a);
  public static Module[] GetModules(Assembly a);
  public static Type[] GetTypes(Assembly a);
}
public sealed class AssemblyFileVersionAttribute : Attribute {
  public string Version { get; }
}
public sealed class AssemblyFlagsAttribute : Attribute {
  public uint Flags { get; }
  public int AssemblyFlags { get; }
}
public sealed class AssemblyInformationalVersionAttribute : Attribute {
  public string InformationalVersion { get; }
}
public sealed class AssemblyKeyFileAttribute : Attribute {
  public string KeyFile { get; }
}
public sealed class AssemblyKeyNameAttribute : Attribute {
  public string KeyName { get; }
}
public sealed class AssemblyMetadataAttribute : Attribute {
  public string Key { get; }
  public string Value { get; }
}
public sealed class AssemblyName : _AssemblyName, IDeserializationCallback, ISerializable, ICloneable {
  public ProcessorArchitecture ProcessorArchitecture { get; }
  public string Name { get; }
  public string CodeBase { get; }
  public string EscapedCodeBase { get; }
  public CultureInfo CultureInfo { get; }
  public AssemblyNameFlags Flags { get; }
  public string FullName { get; }
  public AssemblyHashAlgorithm HashAlgorithm { get; }
  public StrongNameKeyPair KeyPair { get; }
  public Version Version { get; }
  public AssemblyVersionCompatibility VersionCompatibility { get; }
  public string CultureName { get; }
  public AssemblyContentType ContentType { get; }
  public byte[] GetPublicKey();
  public byte[] GetPublicKeyToken();
  public static bool ReferenceMatchesDefinition(AssemblyName a, AssemblyName b);
  public void SetPublicKey(byte[] a);
  public void SetPublicKeyToken(byte[] a);
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public object Clone();
  public void OnDeserialization(object a);
  public static AssemblyName GetAssemblyName(string a);
}
public enum AssemblyNameFlags { None, PublicKey, EnableJITcompileOptimizer, EnableJITcompileTracking, Retargetable }
public class AssemblyNameProxy : MarshalByRefObject {
  public AssemblyName GetAssemblyName(string a);
}
public sealed class AssemblyProductAttribute : Attribute {
  public string Product { get; }
}
public sealed class AssemblySignatureKeyAttribute : Attribute {
  public string PublicKey { get; }
  public string Countersignature { get; }
}
public sealed class AssemblyTitleAttribute : Attribute {
  public string Title { get; }
}
public sealed class AssemblyTrademarkAttribute : Attribute {
  public string Trademark { get; }
}
public sealed class AssemblyVersionAttribute : Attribute {
  public string Version { get; }
}
public abstract class Binder {
  public abstract FieldInfo BindToField(BindingFlags a, FieldInfo[] b, object c, CultureInfo d);
  public abstract MethodBase BindToMethod(BindingFlags a, MethodBase[] b, ref object[] c, ParameterModifier[] d, CultureInfo e, string[] f, out object g);
  public abstract object ChangeType(object a, Type b, CultureInfo c);
  public abstract void ReorderArgumentArray(ref object[] a, object b);
  public abstract MethodBase SelectMethod(BindingFlags a, MethodBase[] b, Type[] c, ParameterModifier[] d);
  public abstract PropertyInfo SelectProperty(BindingFlags a, PropertyInfo[] b, Type c, Type[] d, ParameterModifier[] e);
  public bool CanChangeType(object a, Type b, CultureInfo c);
}
public enum BindingFlags { Default, IgnoreCase, DeclaredOnly, Instance, Static, Public, NonPublic, FlattenHierarchy, InvokeMethod, CreateInstance, GetField, SetField, GetProperty, SetProperty, PutDispProperty, PutRefDispProperty, ExactBinding, SuppressChangeType, OptionalParamBinding, IgnoreReturn, DoNotWrapExceptions }
public enum CallingConventions { Standard, VarArgs, Any, HasThis, ExplicitThis }
public abstract class ConstructorInfo : MethodBase {
  public static string ConstructorName;
  public static string TypeConstructorName;
  public MemberTypes MemberType { get; }
  public object Invoke(object[] a);
  public abstract object Invoke(BindingFlags a, Binder b, object[] c, CultureInfo d);
}
public class CustomAttributeData {
  public ConstructorInfo Constructor { get; }
  public IList<CustomAttributeTypedArgument> ConstructorArguments { get; }
  public IList<CustomAttributeNamedArgument> NamedArguments { get; }
  public Type AttributeType { get; }
  public static IList<CustomAttributeData> GetCustomAttributes(Assembly a);
  public static IList<CustomAttributeData> GetCustomAttributes(MemberInfo a);
  public static IList<CustomAttributeData> GetCustomAttributes(Module a);
  public static IList<CustomAttributeData> GetCustomAttributes(ParameterInfo a);
}
public static class CustomAttributeExtensions {
  public static Attribute GetCustomAttribute(this Assembly a, Type b);
  public static Attribute GetCustomAttribute(this Module a, Type b);
  public static Attribute GetCustomAttribute(this MemberInfo a, Type b);
  public static Attribute GetCustomAttribute(this ParameterInfo a, Type b);
  public static T GetCustomAttribute<T>(this Assembly a) where T : Attribute;
  public static T GetCustomAttribute<T>(this Module a) where T : Attribute;
  public static T GetCustomAttribute<T>(this MemberInfo a) where T : Attribute;
  public static T GetCustomAttribute<T>(this ParameterInfo a) where T : Attribute;
  public static Attribute GetCustomAttribute(this MemberInfo a, Type b, bool c);
  public static Attribute GetCustomAttribute(this ParameterInfo a, Type b, bool c);
  public static T GetCustomAttribute<T>(this MemberInfo a, bool b) where T : Attribute;
  public static T GetCustomAttribute<T>(this ParameterInfo a, bool b) where T : Attribute;
  public static IEnumerable<Attribute> GetCustomAttributes(this Assembly a);
  public static IEnumerable<Attribute> GetCustomAttributes(this Module a);
  public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo a);
  public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo a);
  public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo a, bool b);
  public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo a, bool b);
  public static IEnumerable<Attribute> GetCustomAttributes(this Assembly a, Type b);
  public static IEnumerable<Attribute> GetCustomAttributes(this Module a, Type b);
  public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo a, Type b);
  public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo a, Type b);
  public static IEnumerable<T> GetCustomAttributes<T>(this Assembly a) where T : Attribute;
  public static IEnumerable<T> GetCustomAttributes<T>(this Module a) where T : Attribute;
  public static IEnumerable<T> GetCustomAttributes<T>(this MemberInfo a) where T : Attribute;
  public static IEnumerable<T> GetCustomAttributes<T>(this ParameterInfo a) where T : Attribute;
  public static IEnumerable<Attribute> GetCustomAttributes(this MemberInfo a, Type b, bool c);
  public static IEnumerable<Attribute> GetCustomAttributes(this ParameterInfo a, Type b, bool c);
  public static IEnumerable<T> GetCustomAttributes<T>(this MemberInfo a, bool b) where T : Attribute;
  public static IEnumerable<T> GetCustomAttributes<T>(this ParameterInfo a, bool b) where T : Attribute;
  public static bool IsDefined(this Assembly a, Type b);
  public static bool IsDefined(this Module a, Type b);
  public static bool IsDefined(this MemberInfo a, Type b);
  public static bool IsDefined(this ParameterInfo a, Type b);
  public static bool IsDefined(this MemberInfo a, Type b, bool c);
  public static bool IsDefined(this ParameterInfo a, Type b, bool c);
}
public class CustomAttributeFormatException : FormatException {
}
public struct CustomAttributeNamedArgument {
  public CustomAttributeTypedArgument TypedValue { get; }
  public bool IsField { get; }
  public string MemberName { get; }
  public MemberInfo MemberInfo { get; }
}
public struct CustomAttributeTypedArgument {
  public Type ArgumentType { get; }
  public object Value { get; }
}
public sealed class DefaultMemberAttribute : Attribute {
  public string MemberName { get; }
}
public abstract class DispatchProxy {
  public abstract object Invoke(MethodInfo a, object[] b);
  public static T Create<T, TProxy>() where TProxy : DispatchProxy;
}
public enum EventAttributes { None, SpecialName, RTSpecialName, ReservedMask }
public abstract class EventInfo : MemberInfo {
  public MemberTypes MemberType { get; }
  public EventAttributes Attributes { get; }
  public bool IsSpecialName { get; }
  public MethodInfo AddMethod { get; }
  public MethodInfo RemoveMethod { get; }
  public MethodInfo RaiseMethod { get; }
  public bool IsMulticast { get; }
  public Type EventHandlerType { get; }
  public MethodInfo[] GetOtherMethods();
  public MethodInfo[] GetOtherMethods(bool a);
  public MethodInfo GetAddMethod();
  public MethodInfo GetRemoveMethod();
  public MethodInfo GetRaiseMethod();
  public abstract MethodInfo GetAddMethod(bool a);
  public abstract MethodInfo GetRemoveMethod(bool a);
  public abstract MethodInfo GetRaiseMethod(bool a);
  public void RemoveEventHandler(object a, Delegate b);
  public void AddEventHandler(object a, Delegate b);
}
public static class EventInfoExtensions {
  public static MethodInfo GetAddMethod(EventInfo a);
  public static MethodInfo GetAddMethod(EventInfo a, bool b);
  public static MethodInfo GetRaiseMethod(EventInfo a);
  public static MethodInfo GetRaiseMethod(EventInfo a, bool b);
  public static MethodInfo GetRemoveMethod(EventInfo a);
  public static MethodInfo GetRemoveMethod(EventInfo a, bool b);
}
public class ExceptionHandlingClause {
  public Type CatchType { get; }
  public int FilterOffset { get; }
  public ExceptionHandlingClauseOptions Flags { get; }
  public int HandlerLength { get; }
  public int HandlerOffset { get; }
  public int TryLength { get; }
  public int TryOffset { get; }
}
public enum ExceptionHandlingClauseOptions { Clause, Filter, Finally, Fault }
public enum FieldAttributes { FieldAccessMask, PrivateScope, Private, FamANDAssem, Assembly, Family, FamORAssem, Public, Static, InitOnly, Literal, NotSerialized, SpecialName, PinvokeImpl, RTSpecialName, HasFieldMarshal, HasDefault, HasFieldRVA, ReservedMask }
public abstract class FieldInfo : MemberInfo {
  public MemberTypes MemberType { get; }
  public FieldAttributes Attributes { get; }
  public Type FieldType { get; }
  public bool IsInitOnly { get; }
  public bool IsLiteral { get; }
  public bool IsNotSerialized { get; }
  public bool IsPinvokeImpl { get; }
  public bool IsSpecialName { get; }
  public bool IsStatic { get; }
  public bool IsAssembly { get; }
  public bool IsFamily { get; }
  public bool IsFamilyAndAssembly { get; }
  public bool IsFamilyOrAssembly { get; }
  public bool IsPrivate { get; }
  public bool IsPublic { get; }
  public bool IsSecurityCritical { get; }
  public bool IsSecuritySafeCritical { get; }
  public bool IsSecurityTransparent { get; }
  public RuntimeFieldHandle FieldHandle { get; }
  public abstract object GetValue(object a);
  public void SetValue(object a, object b);
  public abstract void SetValue(object a, object b, BindingFlags c, Binder d, CultureInfo e);
  public void SetValueDirect(TypedReference a, object b);
  public object GetValueDirect(TypedReference a);
  public object GetRawConstantValue();
  public Type[] GetOptionalCustomModifiers();
  public Type[] GetRequiredCustomModifiers();
  public static FieldInfo GetFieldFromHandle(RuntimeFieldHandle a);
  public static FieldInfo GetFieldFromHandle(RuntimeFieldHandle a, RuntimeTypeHandle b);
}
public enum GenericParameterAttributes { None, VarianceMask, Covariant, Contravariant, SpecialConstraintMask, ReferenceTypeConstraint, NotNullableValueTypeConstraint, DefaultConstructorConstraint }
public interface ICustomAttributeProvider {
  public object[] GetCustomAttributes(bool a);
  public object[] GetCustomAttributes(Type a, bool b);
  public bool IsDefined(Type a, bool b);
}
public interface IReflect {
  public Type UnderlyingSystemType { get; }
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
}
public interface IReflectableType {
  public TypeInfo GetTypeInfo();
}
public enum ImageFileMachine { I386, IA64, AMD64, ARM }
public struct InterfaceMapping {
  public Type TargetType;
  public Type InterfaceType;
  public MethodInfo[] TargetMethods;
  public MethodInfo[] InterfaceMethods;
}
public static class IntrospectionExtensions {
  public static TypeInfo GetTypeInfo(this Type a);
}
public class InvalidFilterCriteriaException : ApplicationException {
}
public class LocalVariableInfo {
  public bool IsPinned { get; }
  public int LocalIndex { get; }
  public Type LocalType { get; }
}
public class ManifestResourceInfo {
  public Assembly ReferencedAssembly { get; }
  public string FileName { get; }
  public ResourceLocation ResourceLocation { get; }
}
public delegate bool MemberFilter(MemberInfo a, object b);
public abstract class MemberInfo : ICustomAttributeProvider {
  public MemberTypes MemberType { get; }
  public string Name { get; }
  public Type DeclaringType { get; }
  public Type ReflectedType { get; }
  public Module Module { get; }
  public IEnumerable<CustomAttributeData> CustomAttributes { get; }
  public int MetadataToken { get; }
  public bool HasSameMetadataDefinitionAs(MemberInfo a);
  public abstract bool IsDefined(Type a, bool b);
  public abstract object[] GetCustomAttributes(bool a);
  public abstract object[] GetCustomAttributes(Type a, bool b);
  public IList<CustomAttributeData> GetCustomAttributesData();
}
public static class MemberInfoExtensions {
  public static bool HasMetadataToken(this MemberInfo a);
  public static int GetMetadataToken(this MemberInfo a);
}
public enum MemberTypes { Constructor, Event, Field, Method, Property, TypeInfo, Custom, NestedType, All }
public enum MethodAttributes { MemberAccessMask, PrivateScope, Private, FamANDAssem, Assembly, Family, FamORAssem, Public, Static, Final, Virtual, HideBySig, CheckAccessOnOverride, VtableLayoutMask, ReuseSlot, NewSlot, Abstract, SpecialName, PinvokeImpl, UnmanagedExport, RTSpecialName, HasSecurity, RequireSecObject, ReservedMask }
public abstract class MethodBase : MemberInfo {
  public MethodAttributes Attributes { get; }
  public MethodImplAttributes MethodImplementationFlags { get; }
  public CallingConventions CallingConvention { get; }
  public bool IsAbstract { get; }
  public bool IsConstructor { get; }
  public bool IsFinal { get; }
  public bool IsHideBySig { get; }
  public bool IsSpecialName { get; }
  public bool IsStatic { get; }
  public bool IsVirtual { get; }
  public bool IsAssembly { get; }
  public bool IsFamily { get; }
  public bool IsFamilyAndAssembly { get; }
  public bool IsFamilyOrAssembly { get; }
  public bool IsPrivate { get; }
  public bool IsPublic { get; }
  public bool IsConstructedGenericMethod { get; }
  public bool IsGenericMethod { get; }
  public bool IsGenericMethodDefinition { get; }
  public bool ContainsGenericParameters { get; }
  public RuntimeMethodHandle MethodHandle { get; }
  public bool IsSecurityCritical { get; }
  public bool IsSecuritySafeCritical { get; }
  public bool IsSecurityTransparent { get; }
  public abstract ParameterInfo[] GetParameters();
  public abstract MethodImplAttributes GetMethodImplementationFlags();
  public MethodBody GetMethodBody();
  public Type[] GetGenericArguments();
  public object Invoke(object a, object[] b);
  public abstract object Invoke(object a, BindingFlags b, Binder c, object[] d, CultureInfo e);
  public static MethodBase GetMethodFromHandle(RuntimeMethodHandle a);
  public static MethodBase GetMethodFromHandle(RuntimeMethodHandle a, RuntimeTypeHandle b);
  public static MethodBase GetCurrentMethod();
}
public class MethodBody {
  public IList<ExceptionHandlingClause> ExceptionHandlingClauses { get; }
  public IList<LocalVariableInfo> LocalVariables { get; }
  public bool InitLocals { get; }
  public int LocalSignatureMetadataToken { get; }
  public int MaxStackSize { get; }
  public byte[] GetILAsByteArray();
}
public enum MethodImplAttributes { CodeTypeMask, IL, Native, OPTIL, Runtime, ManagedMask, Unmanaged, Managed, ForwardRef, PreserveSig, InternalCall, Synchronized, NoInlining, AggressiveInlining, NoOptimization, MaxMethodImplVal }
public abstract class MethodInfo : MethodBase, _MethodInfo {
  public MemberTypes MemberType { get; }
  public ParameterInfo ReturnParameter { get; }
  public Type ReturnType { get; }
  public ICustomAttributeProvider ReturnTypeCustomAttributes { get; }
  public MethodInfo GetGenericMethodDefinition();
  public MethodInfo MakeGenericMethod(params Type[] a);
  public abstract MethodInfo GetBaseDefinition();
  public Delegate CreateDelegate(Type a);
  public Delegate CreateDelegate(Type a, object b);
}
public static class MethodInfoExtensions {
  public static MethodInfo GetBaseDefinition(MethodInfo a);
}
public sealed class Missing : ISerializable {
  public static Missing Value;
}
public sealed class MissingMetadataException : TypeAccessException {
}
public abstract class Module : ICustomAttributeProvider, ISerializable {
  public static TypeFilter FilterTypeName;
  public static TypeFilter FilterTypeNameIgnoreCase;
  public Assembly Assembly { get; }
  public string FullyQualifiedName { get; }
  public string Name { get; }
  public int MDStreamVersion { get; }
  public Guid ModuleVersionId { get; }
  public string ScopeName { get; }
  public ModuleHandle ModuleHandle { get; }
  public IEnumerable<CustomAttributeData> CustomAttributes { get; }
  public int MetadataToken { get; }
  public void GetPEKind(out PortableExecutableKinds a, out ImageFileMachine b);
  public bool IsResource();
  public bool IsDefined(Type a, bool b);
  public IList<CustomAttributeData> GetCustomAttributesData();
  public object[] GetCustomAttributes(bool a);
  public object[] GetCustomAttributes(Type a, bool b);
  public MethodInfo GetMethod(string a);
  public MethodInfo GetMethod(string a, Type[] b);
  public MethodInfo GetMethod(string a, BindingFlags b, Binder c, CallingConventions d, Type[] e, ParameterModifier[] f);
  public MethodInfo GetMethodImpl(string a, BindingFlags b, Binder c, CallingConventions d, Type[] e, ParameterModifier[] f);
  public MethodInfo[] GetMethods();
  public MethodInfo[] GetMethods(BindingFlags a);
  public FieldInfo GetField(string a);
  public FieldInfo GetField(string a, BindingFlags b);
  public FieldInfo[] GetFields();
  public FieldInfo[] GetFields(BindingFlags a);
  public Type[] GetTypes();
  public Type GetType(string a);
  public Type GetType(string a, bool b);
  public Type GetType(string a, bool b, bool c);
  public Type[] FindTypes(TypeFilter a, object b);
  public FieldInfo ResolveField(int a);
  public FieldInfo ResolveField(int a, Type[] b, Type[] c);
  public MemberInfo ResolveMember(int a);
  public MemberInfo ResolveMember(int a, Type[] b, Type[] c);
  public MethodBase ResolveMethod(int a);
  public MethodBase ResolveMethod(int a, Type[] b, Type[] c);
  public byte[] ResolveSignature(int a);
  public string ResolveString(int a);
  public Type ResolveType(int a);
  public Type ResolveType(int a, Type[] b, Type[] c);
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public X509Certificate GetSignerCertificate();
}
public static class ModuleExtensions {
  public static bool HasModuleVersionId(this Module a);
  public static Guid GetModuleVersionId(this Module a);
}
public delegate Module ModuleResolveEventHandler(object a, ResolveEventArgs b);
public sealed class ObfuscateAssemblyAttribute : Attribute {
  public bool AssemblyIsPrivate { get; }
  public bool StripAfterObfuscation { get; }
}
public sealed class ObfuscationAttribute : Attribute {
  public bool StripAfterObfuscation { get; }
  public bool Exclude { get; }
  public bool ApplyToMembers { get; }
  public string Feature { get; }
}
public enum ParameterAttributes { None, In, Out, Lcid, Retval, Optional, HasDefault, HasFieldMarshal, Reserved3, Reserved4, ReservedMask }
public class ParameterInfo : ICustomAttributeProvider, IObjectReference {
  public ParameterAttributes AttrsImpl;
  public Type ClassImpl;
  public object DefaultValueImpl;
  public MemberInfo MemberImpl;
  public string NameImpl;
  public int PositionImpl;
  public ParameterAttributes Attributes { get; }
  public MemberInfo Member { get; }
  public string Name { get; }
  public Type ParameterType { get; }
  public int Position { get; }
  public bool IsIn { get; }
  public bool IsLcid { get; }
  public bool IsOptional { get; }
  public bool IsOut { get; }
  public bool IsRetval { get; }
  public object DefaultValue { get; }
  public object RawDefaultValue { get; }
  public bool HasDefaultValue { get; }
  public IEnumerable<CustomAttributeData> CustomAttributes { get; }
  public int MetadataToken { get; }
  public bool IsDefined(Type a, bool b);
  public IList<CustomAttributeData> GetCustomAttributesData();
  public object[] GetCustomAttributes(bool a);
  public object[] GetCustomAttributes(Type a, bool b);
  public Type[] GetOptionalCustomModifiers();
  public Type[] GetRequiredCustomModifiers();
  public object GetRealObject(StreamingContext a);
}
public struct ParameterModifier {
  public bool this[int a] { get; }
}
public sealed class Pointer : ISerializable {
  public static object Box(void* a, Type b);
  public static void* Unbox(object a);
}
public enum PortableExecutableKinds { NotAPortableExecutableImage, ILOnly, Required32Bit, PE32Plus, Unmanaged32Bit, Preferred32Bit }
public enum ProcessorArchitecture { None, MSIL, X86, IA64, Amd64, Arm }
public enum PropertyAttributes { None, SpecialName, RTSpecialName, HasDefault, Reserved2, Reserved3, Reserved4, ReservedMask }
public abstract class PropertyInfo : MemberInfo {
  public MemberTypes MemberType { get; }
  public Type PropertyType { get; }
  public PropertyAttributes Attributes { get; }
  public bool IsSpecialName { get; }
  public bool CanRead { get; }
  public bool CanWrite { get; }
  public MethodInfo GetMethod { get; }
  public MethodInfo SetMethod { get; }
  public abstract ParameterInfo[] GetIndexParameters();
  public MethodInfo[] GetAccessors();
  public abstract MethodInfo[] GetAccessors(bool a);
  public MethodInfo GetGetMethod();
  public abstract MethodInfo GetGetMethod(bool a);
  public MethodInfo GetSetMethod();
  public abstract MethodInfo GetSetMethod(bool a);
  public Type[] GetOptionalCustomModifiers();
  public Type[] GetRequiredCustomModifiers();
  public object GetValue(object a);
  public object GetValue(object a, object[] b);
  public abstract object GetValue(object a, BindingFlags b, Binder c, object[] d, CultureInfo e);
  public object GetConstantValue();
  public object GetRawConstantValue();
  public void SetValue(object a, object b);
  public void SetValue(object a, object b, object[] c);
  public abstract void SetValue(object a, object b, BindingFlags c, Binder d, object[] e, CultureInfo f);
}
public static class PropertyInfoExtensions {
  public static MethodInfo[] GetAccessors(PropertyInfo a);
  public static MethodInfo[] GetAccessors(PropertyInfo a, bool b);
  public static MethodInfo GetGetMethod(PropertyInfo a);
  public static MethodInfo GetGetMethod(PropertyInfo a, bool b);
  public static MethodInfo GetSetMethod(PropertyInfo a);
  public static MethodInfo GetSetMethod(PropertyInfo a, bool b);
}
public abstract class ReflectionContext {
  public abstract Assembly MapAssembly(Assembly a);
  public abstract TypeInfo MapType(TypeInfo a);
  public TypeInfo GetTypeForObject(object a);
}
public sealed class ReflectionTypeLoadException : SystemException {
  public Type[] Types { get; }
  public Exception[] LoaderExceptions { get; }
  public string Message { get; }
}
public enum ResourceAttributes { Public, Private }
public enum ResourceLocation { ContainedInAnotherAssembly, ContainedInManifestFile, Embedded }
public static class RuntimeReflectionExtensions {
  public static IEnumerable<FieldInfo> GetRuntimeFields(this Type a);
  public static IEnumerable<MethodInfo> GetRuntimeMethods(this Type a);
  public static IEnumerable<PropertyInfo> GetRuntimeProperties(this Type a);
  public static IEnumerable<EventInfo> GetRuntimeEvents(this Type a);
  public static FieldInfo GetRuntimeField(this Type a, string b);
  public static MethodInfo GetRuntimeMethod(this Type a, string b, Type[] c);
  public static PropertyInfo GetRuntimeProperty(this Type a, string b);
  public static EventInfo GetRuntimeEvent(this Type a, string b);
  public static MethodInfo GetRuntimeBaseDefinition(this MethodInfo a);
  public static InterfaceMapping GetRuntimeInterfaceMap(this TypeInfo a, Type b);
  public static MethodInfo GetMethodInfo(this Delegate a);
}
public class StrongNameKeyPair : IDeserializationCallback, ISerializable {
  public byte[] PublicKey { get; }
}
public class TargetException : ApplicationException {
}
public sealed class TargetInvocationException : ApplicationException {
}
public sealed class TargetParameterCountException : ApplicationException {
}
public enum TypeAttributes { VisibilityMask, NotPublic, Public, NestedPublic, NestedPrivate, NestedFamily, NestedAssembly, NestedFamANDAssem, NestedFamORAssem, LayoutMask, AutoLayout, SequentialLayout, ExplicitLayout, ClassSemanticsMask, Class, Interface, Abstract, Sealed, SpecialName, Import, Serializable, WindowsRuntime, StringFormatMask, AnsiClass, UnicodeClass, AutoClass, CustomFormatClass, CustomFormatMask, BeforeFieldInit, RTSpecialName, HasSecurity, ReservedMask }
public class TypeDelegator : TypeInfo {
  public Type typeImpl;
  public Guid GUID { get; }
  public int MetadataToken { get; }
  public Module Module { get; }
  public Assembly Assembly { get; }
  public RuntimeTypeHandle TypeHandle { get; }
  public string Name { get; }
  public string FullName { get; }
  public string Namespace { get; }
  public string AssemblyQualifiedName { get; }
  public Type BaseType { get; }
  public bool IsTypeDefinition { get; }
  public bool IsSZArray { get; }
  public bool IsGenericTypeParameter { get; }
  public bool IsGenericMethodParameter { get; }
  public bool IsByRefLike { get; }
  public bool IsConstructedGenericType { get; }
  public bool IsCollectible { get; }
  public Type UnderlyingSystemType { get; }
}
public static class TypeExtensions {
  public static ConstructorInfo GetConstructor(Type a, Type[] b);
  public static ConstructorInfo[] GetConstructors(Type a);
  public static ConstructorInfo[] GetConstructors(Type a, BindingFlags b);
  public static MemberInfo[] GetDefaultMembers(Type a);
  public static EventInfo GetEvent(Type a, string b);
  public static EventInfo GetEvent(Type a, string b, BindingFlags c);
  public static EventInfo[] GetEvents(Type a);
  public static EventInfo[] GetEvents(Type a, BindingFlags b);
  public static FieldInfo GetField(Type a, string b);
  public static FieldInfo GetField(Type a, string b, BindingFlags c);
  public static FieldInfo[] GetFields(Type a);
  public static FieldInfo[] GetFields(Type a, BindingFlags b);
  public static Type[] GetGenericArguments(Type a);
  public static Type[] GetInterfaces(Type a);
  public static MemberInfo[] GetMember(Type a, string b);
  public static MemberInfo[] GetMember(Type a, string b, BindingFlags c);
  public static MemberInfo[] GetMembers(Type a);
  public static MemberInfo[] GetMembers(Type a, BindingFlags b);
  public static MethodInfo GetMethod(Type a, string b);
  public static MethodInfo GetMethod(Type a, string b, BindingFlags c);
  public static MethodInfo GetMethod(Type a, string b, Type[] c);
  public static MethodInfo[] GetMethods(Type a);
  public static MethodInfo[] GetMethods(Type a, BindingFlags b);
  public static Type GetNestedType(Type a, string b, BindingFlags c);
  public static Type[] GetNestedTypes(Type a, BindingFlags b);
  public static PropertyInfo[] GetProperties(Type a);
  public static PropertyInfo[] GetProperties(Type a, BindingFlags b);
  public static PropertyInfo GetProperty(Type a, string b);
  public static PropertyInfo GetProperty(Type a, string b, BindingFlags c);
  public static PropertyInfo GetProperty(Type a, string b, Type c);
  public static PropertyInfo GetProperty(Type a, string b, Type c, Type[] d);
  public static bool IsAssignableFrom(Type a, Type b);
  public static bool IsInstanceOfType(Type a, object b);
}
public delegate bool TypeFilter(Type a, object b);
public abstract class TypeInfo : Type, IReflectableType {
  public Type[] GenericTypeParameters { get; }
  public IEnumerable<ConstructorInfo> DeclaredConstructors { get; }
  public IEnumerable<EventInfo> DeclaredEvents { get; }
  public IEnumerable<FieldInfo> DeclaredFields { get; }
  public IEnumerable<MemberInfo> DeclaredMembers { get; }
  public IEnumerable<MethodInfo> DeclaredMethods { get; }
  public IEnumerable<TypeInfo> DeclaredNestedTypes { get; }
  public IEnumerable<PropertyInfo> DeclaredProperties { get; }
  public IEnumerable<Type> ImplementedInterfaces { get; }
  public Type AsType();
  public EventInfo GetDeclaredEvent(string a);
  public FieldInfo GetDeclaredField(string a);
  public MethodInfo GetDeclaredMethod(string a);
  public TypeInfo GetDeclaredNestedType(string a);
  public PropertyInfo GetDeclaredProperty(string a);
  public IEnumerable<MethodInfo> GetDeclaredMethods(string a);
  public bool IsAssignableFrom(TypeInfo a);
}
