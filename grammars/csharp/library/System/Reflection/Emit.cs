// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using System.Runtime.InteropServices;
public sealed class AssemblyBuilder : Assembly, _AssemblyBuilder {
  public string CodeBase { get; }
  public string EscapedCodeBase { get; }
  public MethodInfo EntryPoint { get; }
  public string Location { get; }
  public string ImageRuntimeVersion { get; }
  public bool ReflectionOnly { get; }
  public Module ManifestModule { get; }
  public bool GlobalAssemblyCache { get; }
  public bool IsDynamic { get; }
  public string FullName { get; }
  public Evidence Evidence { get; }
  public void AddResourceFile(string a, string b);
  public void AddResourceFile(string a, string b, ResourceAttributes c);
  public static AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b);
  public static AssemblyBuilder DefineDynamicAssembly(AssemblyName a, AssemblyBuilderAccess b, IEnumerable<CustomAttributeBuilder> c);
  public ModuleBuilder DefineDynamicModule(string a);
  public ModuleBuilder DefineDynamicModule(string a, bool b);
  public ModuleBuilder DefineDynamicModule(string a, string b);
  public ModuleBuilder DefineDynamicModule(string a, string b, bool c);
  public IResourceWriter DefineResource(string a, string b, string c);
  public IResourceWriter DefineResource(string a, string b, string c, ResourceAttributes d);
  public void DefineUnmanagedResource(byte[] a);
  public void DefineUnmanagedResource(string a);
  public void DefineVersionInfoResource();
  public void DefineVersionInfoResource(string a, string b, string c, string d, string e);
  public ModuleBuilder GetDynamicModule(string a);
  public void Save(string a, PortableExecutableKinds b, ImageFileMachine c);
  public void Save(string a);
  public void SetEntryPoint(MethodInfo a);
  public void SetEntryPoint(MethodInfo a, PEFileKinds b);
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
}
public enum AssemblyBuilderAccess { Run, Save, RunAndSave, ReflectionOnly, RunAndCollect }
public sealed class ConstructorBuilder : ConstructorInfo, _ConstructorBuilder {
  public CallingConventions CallingConvention { get; }
  public bool InitLocals { get; }
  public RuntimeMethodHandle MethodHandle { get; }
  public MethodAttributes Attributes { get; }
  public Type ReflectedType { get; }
  public Type DeclaringType { get; }
  public Type ReturnType { get; }
  public string Name { get; }
  public string Signature { get; }
  public Module Module { get; }
  public void AddDeclarativeSecurity(SecurityAction a, PermissionSet b);
  public ParameterBuilder DefineParameter(int a, ParameterAttributes b, string c);
  public ILGenerator GetILGenerator();
  public ILGenerator GetILGenerator(int a);
  public void SetMethodBody(byte[] a, int b, byte[] c, IEnumerable<ExceptionHandler> d, IEnumerable<int> e);
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
  public void SetImplementationFlags(MethodImplAttributes a);
  public Module GetModule();
  public MethodToken GetToken();
  public void SetSymCustomAttribute(string a, byte[] b);
}
public class CustomAttributeBuilder : _CustomAttributeBuilder {
}
public class DynamicILInfo {
  public DynamicMethod DynamicMethod { get; }
  public int GetTokenFor(byte[] a);
  public int GetTokenFor(DynamicMethod a);
  public int GetTokenFor(RuntimeFieldHandle a);
  public int GetTokenFor(RuntimeMethodHandle a);
  public int GetTokenFor(RuntimeTypeHandle a);
  public int GetTokenFor(string a);
  public int GetTokenFor(RuntimeMethodHandle a, RuntimeTypeHandle b);
  public int GetTokenFor(RuntimeFieldHandle a, RuntimeTypeHandle b);
  public void SetCode(byte[] a, int b);
  public void SetCode(byte* a, int b, int c);
  public void SetExceptions(byte[] a);
  public void SetExceptions(byte* a, int b);
  public void SetLocalSignature(byte[] a);
  public void SetLocalSignature(byte* a, int b);
}
public sealed class DynamicMethod : MethodInfo {
  public MethodAttributes Attributes { get; }
  public CallingConventions CallingConvention { get; }
  public Type DeclaringType { get; }
  public bool InitLocals { get; }
  public RuntimeMethodHandle MethodHandle { get; }
  public Module Module { get; }
  public string Name { get; }
  public Type ReflectedType { get; }
  public ParameterInfo ReturnParameter { get; }
  public Type ReturnType { get; }
  public ICustomAttributeProvider ReturnTypeCustomAttributes { get; }
  public ParameterBuilder DefineParameter(int a, ParameterAttributes b, string c);
  public DynamicILInfo GetDynamicILInfo();
  public ILGenerator GetILGenerator();
  public ILGenerator GetILGenerator(int a);
}
public sealed class EnumBuilder : TypeInfo, _EnumBuilder {
  public Assembly Assembly { get; }
  public string AssemblyQualifiedName { get; }
  public Type BaseType { get; }
  public Type DeclaringType { get; }
  public string FullName { get; }
  public Guid GUID { get; }
  public Module Module { get; }
  public string Name { get; }
  public string Namespace { get; }
  public Type ReflectedType { get; }
  public RuntimeTypeHandle TypeHandle { get; }
  public TypeToken TypeToken { get; }
  public FieldBuilder UnderlyingField { get; }
  public Type UnderlyingSystemType { get; }
  public bool IsConstructedGenericType { get; }
  public bool IsTypeDefinition { get; }
  public Type CreateType();
  public TypeInfo CreateTypeInfo();
  public FieldBuilder DefineLiteral(string a, object b);
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
}
public sealed class EventBuilder : _EventBuilder {
  public void AddOtherMethod(MethodBuilder a);
  public EventToken GetEventToken();
  public void SetAddOnMethod(MethodBuilder a);
  public void SetRaiseMethod(MethodBuilder a);
  public void SetRemoveOnMethod(MethodBuilder a);
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
}
public struct EventToken : IEquatable<EventToken> {
  public static EventToken Empty;
  public int Token { get; }
  public bool Equals(EventToken a);
}
public struct ExceptionHandler : IEquatable<ExceptionHandler> {
  public int ExceptionTypeToken { get; }
  public int TryOffset { get; }
  public int TryLength { get; }
  public int FilterOffset { get; }
  public int HandlerOffset { get; }
  public int HandlerLength { get; }
  public ExceptionHandlingClauseOptions Kind { get; }
  public bool Equals(ExceptionHandler a);
}
public sealed class FieldBuilder : FieldInfo, _FieldBuilder {
  public FieldAttributes Attributes { get; }
  public Type DeclaringType { get; }
  public RuntimeFieldHandle FieldHandle { get; }
  public Type FieldType { get; }
  public string Name { get; }
  public Type ReflectedType { get; }
  public int MetadataToken { get; }
  public Module Module { get; }
  public FieldToken GetToken();
  public void SetConstant(object a);
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
  public void SetMarshal(UnmanagedMarshal a);
  public void SetOffset(int a);
}
public struct FieldToken : IEquatable<FieldToken> {
  public static FieldToken Empty;
  public int Token { get; }
  public bool Equals(FieldToken a);
}
public enum FlowControl { Branch, Break, Call, Cond_Branch, Meta, Next, Phi, Return, Throw }
public sealed class GenericTypeParameterBuilder : TypeInfo {
  public Type UnderlyingSystemType { get; }
  public Assembly Assembly { get; }
  public string AssemblyQualifiedName { get; }
  public Type BaseType { get; }
  public string FullName { get; }
  public Guid GUID { get; }
  public string Name { get; }
  public string Namespace { get; }
  public Module Module { get; }
  public Type DeclaringType { get; }
  public Type ReflectedType { get; }
  public RuntimeTypeHandle TypeHandle { get; }
  public bool ContainsGenericParameters { get; }
  public bool IsGenericParameter { get; }
  public bool IsGenericType { get; }
  public bool IsGenericTypeDefinition { get; }
  public GenericParameterAttributes GenericParameterAttributes { get; }
  public int GenericParameterPosition { get; }
  public MethodBase DeclaringMethod { get; }
  public void SetBaseTypeConstraint(Type a);
  public void SetInterfaceConstraints(params Type[] a);
  public void SetGenericParameterAttributes(GenericParameterAttributes a);
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
}
public class ILGenerator : _ILGenerator {
  public int ILOffset { get; }
  public void BeginCatchBlock(Type a);
  public void BeginExceptFilterBlock();
  public Label BeginExceptionBlock();
  public void BeginFaultBlock();
  public void BeginFinallyBlock();
  public void BeginScope();
  public LocalBuilder DeclareLocal(Type a);
  public LocalBuilder DeclareLocal(Type a, bool b);
  public Label DefineLabel();
  public void Emit(OpCode a);
  public void Emit(OpCode a, byte b);
  public void Emit(OpCode a, ConstructorInfo b);
  public void Emit(OpCode a, double b);
  public void Emit(OpCode a, FieldInfo b);
  public void Emit(OpCode a, short b);
  public void Emit(OpCode a, int b);
  public void Emit(OpCode a, long b);
  public void Emit(OpCode a, Label b);
  public void Emit(OpCode a, Label[] b);
  public void Emit(OpCode a, LocalBuilder b);
  public void Emit(OpCode a, MethodInfo b);
  public void Emit(OpCode a, sbyte b);
  public void Emit(OpCode a, SignatureHelper b);
  public void Emit(OpCode a, float b);
  public void Emit(OpCode a, string b);
  public void Emit(OpCode a, Type b);
  public void EmitCall(OpCode a, MethodInfo b, Type[] c);
  public void EmitCalli(OpCode a, CallingConvention b, Type c, Type[] d);
  public void EmitCalli(OpCode a, CallingConventions b, Type c, Type[] d, Type[] e);
  public void EmitWriteLine(FieldInfo a);
  public void EmitWriteLine(LocalBuilder a);
  public void EmitWriteLine(string a);
  public void EndExceptionBlock();
  public void EndScope();
  public void MarkLabel(Label a);
  public void MarkSequencePoint(ISymbolDocumentWriter a, int b, int c, int d, int e);
  public void ThrowException(Type a);
  public void UsingNamespace(string a);
}
public struct Label : IEquatable<Label> {
  public bool Equals(Label a);
}
public sealed class LocalBuilder : LocalVariableInfo, _LocalBuilder {
  public Type LocalType { get; }
  public bool IsPinned { get; }
  public int LocalIndex { get; }
  public void SetLocalSymInfo(string a, int b, int c);
  public void SetLocalSymInfo(string a);
}
public sealed class MethodBuilder : MethodInfo, _MethodBuilder {
  public bool ContainsGenericParameters { get; }
  public bool InitLocals { get; }
  public RuntimeMethodHandle MethodHandle { get; }
  public Type ReturnType { get; }
  public Type ReflectedType { get; }
  public Type DeclaringType { get; }
  public string Name { get; }
  public MethodAttributes Attributes { get; }
  public ICustomAttributeProvider ReturnTypeCustomAttributes { get; }
  public CallingConventions CallingConvention { get; }
  public string Signature { get; }
  public bool IsGenericMethodDefinition { get; }
  public bool IsGenericMethod { get; }
  public Module Module { get; }
  public ParameterInfo ReturnParameter { get; }
  public MethodToken GetToken();
  public Module GetModule();
  public void CreateMethodBody(byte[] a, int b);
  public void SetMethodBody(byte[] a, int b, byte[] c, IEnumerable<ExceptionHandler> d, IEnumerable<int> e);
  public ILGenerator GetILGenerator();
  public ILGenerator GetILGenerator(int a);
  public ParameterBuilder DefineParameter(int a, ParameterAttributes b, string c);
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
  public void SetImplementationFlags(MethodImplAttributes a);
  public void AddDeclarativeSecurity(SecurityAction a, PermissionSet b);
  public void SetMarshal(UnmanagedMarshal a);
  public void SetSymCustomAttribute(string a, byte[] b);
  public GenericTypeParameterBuilder[] DefineGenericParameters(params string[] a);
  public void SetReturnType(Type a);
  public void SetParameters(params Type[] a);
  public void SetSignature(Type a, Type[] b, Type[] c, Type[] d, Type[][] e, Type[][] f);
}
public sealed class MethodRental : _MethodRental {
  public static int JitImmediate;
  public static int JitOnDemand;
  public static void SwapMethodBody(Type a, int b, IntPtr c, int d, int e);
}
public struct MethodToken : IEquatable<MethodToken> {
  public static MethodToken Empty;
  public int Token { get; }
  public bool Equals(MethodToken a);
}
public class ModuleBuilder : Module, _ModuleBuilder {
  public string FullyQualifiedName { get; }
  public Assembly Assembly { get; }
  public string Name { get; }
  public string ScopeName { get; }
  public Guid ModuleVersionId { get; }
  public int MetadataToken { get; }
  public bool IsTransient();
  public void CreateGlobalFunctions();
  public FieldBuilder DefineInitializedData(string a, byte[] b, FieldAttributes c);
  public FieldBuilder DefineUninitializedData(string a, int b, FieldAttributes c);
  public MethodBuilder DefineGlobalMethod(string a, MethodAttributes b, Type c, Type[] d);
  public MethodBuilder DefineGlobalMethod(string a, MethodAttributes b, CallingConventions c, Type d, Type[] e);
  public MethodBuilder DefineGlobalMethod(string a, MethodAttributes b, CallingConventions c, Type d, Type[] e, Type[] f, Type[] g, Type[][] h, Type[][] i);
  public MethodBuilder DefinePInvokeMethod(string a, string b, MethodAttributes c, CallingConventions d, Type e, Type[] f, CallingConvention g, CharSet h);
  public MethodBuilder DefinePInvokeMethod(string a, string b, string c, MethodAttributes d, CallingConventions e, Type f, Type[] g, CallingConvention h, CharSet i);
  public TypeBuilder DefineType(string a);
  public TypeBuilder DefineType(string a, TypeAttributes b);
  public TypeBuilder DefineType(string a, TypeAttributes b, Type c);
  public TypeBuilder DefineType(string a, TypeAttributes b, Type c, Type[] d);
  public TypeBuilder DefineType(string a, TypeAttributes b, Type c, int d);
  public TypeBuilder DefineType(string a, TypeAttributes b, Type c, PackingSize d);
  public TypeBuilder DefineType(string a, TypeAttributes b, Type c, PackingSize d, int e);
  public MethodInfo GetArrayMethod(Type a, string b, CallingConventions c, Type d, Type[] e);
  public EnumBuilder DefineEnum(string a, TypeAttributes b, Type c);
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
  public ISymbolWriter GetSymWriter();
  public ISymbolDocumentWriter DefineDocument(string a, Guid b, Guid c, Guid d);
  public IResourceWriter DefineResource(string a, string b, ResourceAttributes c);
  public IResourceWriter DefineResource(string a, string b);
  public void DefineUnmanagedResource(byte[] a);
  public void DefineUnmanagedResource(string a);
  public void DefineManifestResource(string a, Stream b, ResourceAttributes c);
  public void SetSymCustomAttribute(string a, byte[] b);
  public void SetUserEntryPoint(MethodInfo a);
  public MethodToken GetMethodToken(MethodInfo a);
  public MethodToken GetMethodToken(MethodInfo a, IEnumerable<Type> b);
  public MethodToken GetArrayMethodToken(Type a, string b, CallingConventions c, Type d, Type[] e);
  public MethodToken GetConstructorToken(ConstructorInfo a);
  public MethodToken GetConstructorToken(ConstructorInfo a, IEnumerable<Type> b);
  public FieldToken GetFieldToken(FieldInfo a);
  public SignatureToken GetSignatureToken(byte[] a, int b);
  public SignatureToken GetSignatureToken(SignatureHelper a);
  public StringToken GetStringConstant(string a);
  public TypeToken GetTypeToken(Type a);
  public TypeToken GetTypeToken(string a);
}
public struct OpCode : IEquatable<OpCode> {
  public string Name { get; }
  public int Size { get; }
  public OpCodeType OpCodeType { get; }
  public OperandType OperandType { get; }
  public FlowControl FlowControl { get; }
  public StackBehaviour StackBehaviourPop { get; }
  public StackBehaviour StackBehaviourPush { get; }
  public short Value { get; }
  public bool Equals(OpCode a);
}
public enum OpCodeType { Annotation, Macro, Nternal, Objmodel, Prefix, Primitive }
public class OpCodes {
  public static OpCode Nop;
  public static OpCode Break;
  public static OpCode Ldarg_0;
  public static OpCode Ldarg_1;
  public static OpCode Ldarg_2;
  public static OpCode Ldarg_3;
  public static OpCode Ldloc_0;
  public static OpCode Ldloc_1;
  public static OpCode Ldloc_2;
  public static OpCode Ldloc_3;
  public static OpCode Stloc_0;
  public static OpCode Stloc_1;
  public static OpCode Stloc_2;
  public static OpCode Stloc_3;
  public static OpCode Ldarg_S;
  public static OpCode Ldarga_S;
  public static OpCode Starg_S;
  public static OpCode Ldloc_S;
  public static OpCode Ldloca_S;
  public static OpCode Stloc_S;
  public static OpCode Ldnull;
  public static OpCode Ldc_I4_M1;
  public static OpCode Ldc_I4_0;
  public static OpCode Ldc_I4_1;
  public static OpCode Ldc_I4_2;
  public static OpCode Ldc_I4_3;
  public static OpCode Ldc_I4_4;
  public static OpCode Ldc_I4_5;
  public static OpCode Ldc_I4_6;
  public static OpCode Ldc_I4_7;
  public static OpCode Ldc_I4_8;
  public static OpCode Ldc_I4_S;
  public static OpCode Ldc_I4;
  public static OpCode Ldc_I8;
  public static OpCode Ldc_R4;
  public static OpCode Ldc_R8;
  public static OpCode Dup;
  public static OpCode Pop;
  public static OpCode Jmp;
  public static OpCode Call;
  public static OpCode Calli;
  public static OpCode Ret;
  public static OpCode Br_S;
  public static OpCode Brfalse_S;
  public static OpCode Brtrue_S;
  public static OpCode Beq_S;
  public static OpCode Bge_S;
  public static OpCode Bgt_S;
  public static OpCode Ble_S;
  public static OpCode Blt_S;
  public static OpCode Bne_Un_S;
  public static OpCode Bge_Un_S;
  public static OpCode Bgt_Un_S;
  public static OpCode Ble_Un_S;
  public static OpCode Blt_Un_S;
  public static OpCode Br;
  public static OpCode Brfalse;
  public static OpCode Brtrue;
  public static OpCode Beq;
  public static OpCode Bge;
  public static OpCode Bgt;
  public static OpCode Ble;
  public static OpCode Blt;
  public static OpCode Bne_Un;
  public static OpCode Bge_Un;
  public static OpCode Bgt_Un;
  public static OpCode Ble_Un;
  public static OpCode Blt_Un;
  public static OpCode Switch;
  public static OpCode Ldind_I1;
  public static OpCode Ldind_U1;
  public static OpCode Ldind_I2;
  public static OpCode Ldind_U2;
  public static OpCode Ldind_I4;
  public static OpCode Ldind_U4;
  public static OpCode Ldind_I8;
  public static OpCode Ldind_I;
  public static OpCode Ldind_R4;
  public static OpCode Ldind_R8;
  public static OpCode Ldind_Ref;
  public static OpCode Stind_Ref;
  public static OpCode Stind_I1;
  public static OpCode Stind_I2;
  public static OpCode Stind_I4;
  public static OpCode Stind_I8;
  public static OpCode Stind_R4;
  public static OpCode Stind_R8;
  public static OpCode Add;
  public static OpCode Sub;
  public static OpCode Mul;
  public static OpCode Div;
  public static OpCode Div_Un;
  public static OpCode Rem;
  public static OpCode Rem_Un;
  public static OpCode And;
  public static OpCode Or;
  public static OpCode Xor;
  public static OpCode Shl;
  public static OpCode Shr;
  public static OpCode Shr_Un;
  public static OpCode Neg;
  public static OpCode Not;
  public static OpCode Conv_I1;
  public static OpCode Conv_I2;
  public static OpCode Conv_I4;
  public static OpCode Conv_I8;
  public static OpCode Conv_R4;
  public static OpCode Conv_R8;
  public static OpCode Conv_U4;
  public static OpCode Conv_U8;
  public static OpCode Callvirt;
  public static OpCode Cpobj;
  public static OpCode Ldobj;
  public static OpCode Ldstr;
  public static OpCode Newobj;
  public static OpCode Castclass;
  public static OpCode Isinst;
  public static OpCode Conv_R_Un;
  public static OpCode Unbox;
  public static OpCode Throw;
  public static OpCode Ldfld;
  public static OpCode Ldflda;
  public static OpCode Stfld;
  public static OpCode Ldsfld;
  public static OpCode Ldsflda;
  public static OpCode Stsfld;
  public static OpCode Stobj;
  public static OpCode Conv_Ovf_I1_Un;
  public static OpCode Conv_Ovf_I2_Un;
  public static OpCode Conv_Ovf_I4_Un;
  public static OpCode Conv_Ovf_I8_Un;
  public static OpCode Conv_Ovf_U1_Un;
  public static OpCode Conv_Ovf_U2_Un;
  public static OpCode Conv_Ovf_U4_Un;
  public static OpCode Conv_Ovf_U8_Un;
  public static OpCode Conv_Ovf_I_Un;
  public static OpCode Conv_Ovf_U_Un;
  public static OpCode Box;
  public static OpCode Newarr;
  public static OpCode Ldlen;
  public static OpCode Ldelema;
  public static OpCode Ldelem_I1;
  public static OpCode Ldelem_U1;
  public static OpCode Ldelem_I2;
  public static OpCode Ldelem_U2;
  public static OpCode Ldelem_I4;
  public static OpCode Ldelem_U4;
  public static OpCode Ldelem_I8;
  public static OpCode Ldelem_I;
  public static OpCode Ldelem_R4;
  public static OpCode Ldelem_R8;
  public static OpCode Ldelem_Ref;
  public static OpCode Stelem_I;
  public static OpCode Stelem_I1;
  public static OpCode Stelem_I2;
  public static OpCode Stelem_I4;
  public static OpCode Stelem_I8;
  public static OpCode Stelem_R4;
  public static OpCode Stelem_R8;
  public static OpCode Stelem_Ref;
  public static OpCode Ldelem;
  public static OpCode Stelem;
  public static OpCode Unbox_Any;
  public static OpCode Conv_Ovf_I1;
  public static OpCode Conv_Ovf_U1;
  public static OpCode Conv_Ovf_I2;
  public static OpCode Conv_Ovf_U2;
  public static OpCode Conv_Ovf_I4;
  public static OpCode Conv_Ovf_U4;
  public static OpCode Conv_Ovf_I8;
  public static OpCode Conv_Ovf_U8;
  public static OpCode Refanyval;
  public static OpCode Ckfinite;
  public static OpCode Mkrefany;
  public static OpCode Ldtoken;
  public static OpCode Conv_U2;
  public static OpCode Conv_U1;
  public static OpCode Conv_I;
  public static OpCode Conv_Ovf_I;
  public static OpCode Conv_Ovf_U;
  public static OpCode Add_Ovf;
  public static OpCode Add_Ovf_Un;
  public static OpCode Mul_Ovf;
  public static OpCode Mul_Ovf_Un;
  public static OpCode Sub_Ovf;
  public static OpCode Sub_Ovf_Un;
  public static OpCode Endfinally;
  public static OpCode Leave;
  public static OpCode Leave_S;
  public static OpCode Stind_I;
  public static OpCode Conv_U;
  public static OpCode Prefix7;
  public static OpCode Prefix6;
  public static OpCode Prefix5;
  public static OpCode Prefix4;
  public static OpCode Prefix3;
  public static OpCode Prefix2;
  public static OpCode Prefix1;
  public static OpCode Prefixref;
  public static OpCode Arglist;
  public static OpCode Ceq;
  public static OpCode Cgt;
  public static OpCode Cgt_Un;
  public static OpCode Clt;
  public static OpCode Clt_Un;
  public static OpCode Ldftn;
  public static OpCode Ldvirtftn;
  public static OpCode Ldarg;
  public static OpCode Ldarga;
  public static OpCode Starg;
  public static OpCode Ldloc;
  public static OpCode Ldloca;
  public static OpCode Stloc;
  public static OpCode Localloc;
  public static OpCode Endfilter;
  public static OpCode Unaligned;
  public static OpCode Volatile;
  public static OpCode Tailcall;
  public static OpCode Initobj;
  public static OpCode Constrained;
  public static OpCode Cpblk;
  public static OpCode Initblk;
  public static OpCode Rethrow;
  public static OpCode Sizeof;
  public static OpCode Refanytype;
  public static OpCode Readonly;
  public static bool TakesSingleByteArgument(OpCode a);
}
public enum OperandType { InlineBrTarget, InlineField, InlineI, InlineI8, InlineMethod, InlineNone, InlinePhi, InlineR, InlineSig, InlineString, InlineSwitch, InlineTok, InlineType, InlineVar, ShortInlineBrTarget, ShortInlineI, ShortInlineR, ShortInlineVar }
public enum PEFileKinds { Dll, ConsoleApplication, WindowApplication }
public enum PackingSize { Unspecified, Size1, Size2, Size4, Size8, Size16, Size32, Size64, Size128 }
public class ParameterBuilder : _ParameterBuilder {
  public int Attributes { get; }
  public bool IsIn { get; }
  public bool IsOut { get; }
  public bool IsOptional { get; }
  public string Name { get; }
  public int Position { get; }
  public ParameterToken GetToken();
  public void SetConstant(object a);
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
  public void SetMarshal(UnmanagedMarshal a);
}
public struct ParameterToken : IEquatable<ParameterToken> {
  public static ParameterToken Empty;
  public int Token { get; }
  public bool Equals(ParameterToken a);
}
public sealed class PropertyBuilder : PropertyInfo, _PropertyBuilder {
  public PropertyAttributes Attributes { get; }
  public bool CanRead { get; }
  public bool CanWrite { get; }
  public Type DeclaringType { get; }
  public string Name { get; }
  public PropertyToken PropertyToken { get; }
  public Type PropertyType { get; }
  public Type ReflectedType { get; }
  public Module Module { get; }
  public void AddOtherMethod(MethodBuilder a);
  public void SetConstant(object a);
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
  public void SetGetMethod(MethodBuilder a);
  public void SetSetMethod(MethodBuilder a);
}
public struct PropertyToken : IEquatable<PropertyToken> {
  public static PropertyToken Empty;
  public int Token { get; }
  public bool Equals(PropertyToken a);
}
public sealed class SignatureHelper : _SignatureHelper {
  public static SignatureHelper GetFieldSigHelper(Module a);
  public static SignatureHelper GetLocalVarSigHelper(Module a);
  public static SignatureHelper GetLocalVarSigHelper();
  public static SignatureHelper GetMethodSigHelper(CallingConventions a, Type b);
  public static SignatureHelper GetMethodSigHelper(CallingConvention a, Type b);
  public static SignatureHelper GetMethodSigHelper(Module a, CallingConventions b, Type c);
  public static SignatureHelper GetMethodSigHelper(Module a, CallingConvention b, Type c);
  public static SignatureHelper GetMethodSigHelper(Module a, Type b, Type[] c);
  public static SignatureHelper GetPropertySigHelper(Module a, Type b, Type[] c);
  public static SignatureHelper GetPropertySigHelper(Module a, Type b, Type[] c, Type[] d, Type[] e, Type[][] f, Type[][] g);
  public static SignatureHelper GetPropertySigHelper(Module a, CallingConventions b, Type c, Type[] d, Type[] e, Type[] f, Type[][] g, Type[][] h);
  public void AddArguments(Type[] a, Type[][] b, Type[][] c);
  public void AddArgument(Type a, bool b);
  public void AddArgument(Type a, Type[] b, Type[] c);
  public void AddArgument(Type a);
  public void AddSentinel();
  public byte[] GetSignature();
}
public struct SignatureToken : IEquatable<SignatureToken> {
  public static SignatureToken Empty;
  public int Token { get; }
  public bool Equals(SignatureToken a);
}
public enum StackBehaviour { Pop0, Pop1, Pop1_pop1, Popi, Popi_pop1, Popi_popi, Popi_popi8, Popi_popi_popi, Popi_popr4, Popi_popr8, Popref, Popref_pop1, Popref_popi, Popref_popi_popi, Popref_popi_popi8, Popref_popi_popr4, Popref_popi_popr8, Popref_popi_popref, Push0, Push1, Push1_push1, Pushi, Pushi8, Pushr4, Pushr8, Pushref, Varpop, Varpush, Popref_popi_pop1 }
public struct StringToken : IEquatable<StringToken> {
  public int Token { get; }
  public bool Equals(StringToken a);
}
public sealed class TypeBuilder : TypeInfo, _TypeBuilder {
  public static int UnspecifiedTypeSize;
  public Assembly Assembly { get; }
  public string AssemblyQualifiedName { get; }
  public Type BaseType { get; }
  public Type DeclaringType { get; }
  public Type UnderlyingSystemType { get; }
  public string FullName { get; }
  public Guid GUID { get; }
  public Module Module { get; }
  public string Name { get; }
  public string Namespace { get; }
  public PackingSize PackingSize { get; }
  public int Size { get; }
  public Type ReflectedType { get; }
  public RuntimeTypeHandle TypeHandle { get; }
  public TypeToken TypeToken { get; }
  public bool ContainsGenericParameters { get; }
  public bool IsGenericParameter { get; }
  public GenericParameterAttributes GenericParameterAttributes { get; }
  public bool IsGenericTypeDefinition { get; }
  public bool IsGenericType { get; }
  public int GenericParameterPosition { get; }
  public MethodBase DeclaringMethod { get; }
  public bool IsConstructedGenericType { get; }
  public bool IsTypeDefinition { get; }
  public void AddDeclarativeSecurity(SecurityAction a, PermissionSet b);
  public void AddInterfaceImplementation(Type a);
  public TypeBuilder DefineNestedType(string a);
  public TypeBuilder DefineNestedType(string a, TypeAttributes b);
  public TypeBuilder DefineNestedType(string a, TypeAttributes b, Type c);
  public TypeBuilder DefineNestedType(string a, TypeAttributes b, Type c, Type[] d);
  public TypeBuilder DefineNestedType(string a, TypeAttributes b, Type c, int d);
  public TypeBuilder DefineNestedType(string a, TypeAttributes b, Type c, PackingSize d);
  public TypeBuilder DefineNestedType(string a, TypeAttributes b, Type c, PackingSize d, int e);
  public ConstructorBuilder DefineConstructor(MethodAttributes a, CallingConventions b, Type[] c);
  public ConstructorBuilder DefineConstructor(MethodAttributes a, CallingConventions b, Type[] c, Type[][] d, Type[][] e);
  public ConstructorBuilder DefineDefaultConstructor(MethodAttributes a);
  public MethodBuilder DefineMethod(string a, MethodAttributes b, Type c, Type[] d);
  public MethodBuilder DefineMethod(string a, MethodAttributes b, CallingConventions c, Type d, Type[] e);
  public MethodBuilder DefineMethod(string a, MethodAttributes b, CallingConventions c, Type d, Type[] e, Type[] f, Type[] g, Type[][] h, Type[][] i);
  public MethodBuilder DefinePInvokeMethod(string a, string b, string c, MethodAttributes d, CallingConventions e, Type f, Type[] g, CallingConvention h, CharSet i);
  public MethodBuilder DefinePInvokeMethod(string a, string b, string c, MethodAttributes d, CallingConventions e, Type f, Type[] g, Type[] h, Type[] i, Type[][] j, Type[][] k, CallingConvention l, CharSet m);
  public MethodBuilder DefinePInvokeMethod(string a, string b, MethodAttributes c, CallingConventions d, Type e, Type[] f, CallingConvention g, CharSet h);
  public MethodBuilder DefineMethod(string a, MethodAttributes b);
  public MethodBuilder DefineMethod(string a, MethodAttributes b, CallingConventions c);
  public void DefineMethodOverride(MethodInfo a, MethodInfo b);
  public FieldBuilder DefineField(string a, Type b, FieldAttributes c);
  public FieldBuilder DefineField(string a, Type b, Type[] c, Type[] d, FieldAttributes e);
  public PropertyBuilder DefineProperty(string a, PropertyAttributes b, Type c, Type[] d);
  public PropertyBuilder DefineProperty(string a, PropertyAttributes b, CallingConventions c, Type d, Type[] e);
  public PropertyBuilder DefineProperty(string a, PropertyAttributes b, Type c, Type[] d, Type[] e, Type[] f, Type[][] g, Type[][] h);
  public PropertyBuilder DefineProperty(string a, PropertyAttributes b, CallingConventions c, Type d, Type[] e, Type[] f, Type[] g, Type[][] h, Type[][] i);
  public ConstructorBuilder DefineTypeInitializer();
  public Type CreateType();
  public TypeInfo CreateTypeInfo();
  public void SetCustomAttribute(CustomAttributeBuilder a);
  public void SetCustomAttribute(ConstructorInfo a, byte[] b);
  public EventBuilder DefineEvent(string a, EventAttributes b, Type c);
  public FieldBuilder DefineInitializedData(string a, byte[] b, FieldAttributes c);
  public FieldBuilder DefineUninitializedData(string a, int b, FieldAttributes c);
  public void SetParent(Type a);
  public bool IsCreated();
  public GenericTypeParameterBuilder[] DefineGenericParameters(params string[] a);
  public static ConstructorInfo GetConstructor(Type a, ConstructorInfo b);
  public static MethodInfo GetMethod(Type a, MethodInfo b);
  public static FieldInfo GetField(Type a, FieldInfo b);
}
public struct TypeToken : IEquatable<TypeToken> {
  public static TypeToken Empty;
  public int Token { get; }
  public bool Equals(TypeToken a);
}
public sealed class UnmanagedMarshal {
  public UnmanagedType BaseType { get; }
  public int ElementCount { get; }
  public UnmanagedType GetUnmanagedType { get; }
  public Guid IIDGuid { get; }
  public static UnmanagedMarshal DefineByValArray(int a);
  public static UnmanagedMarshal DefineByValTStr(int a);
  public static UnmanagedMarshal DefineLPArray(UnmanagedType a);
  public static UnmanagedMarshal DefineSafeArray(UnmanagedType a);
  public static UnmanagedMarshal DefineUnmanagedMarshal(UnmanagedType a);
}
