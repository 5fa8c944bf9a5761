// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.IO;
using System.Reflection;
public abstract class Formatter : IFormatter {
  public ObjectIDGenerator m_idGenerator;
  public Queue m_objectQueue;
  public ISurrogateSelector SurrogateSelector { get; }
  public SerializationBinder Binder { get; }
  public StreamingContext Context { get; }
  public abstract object Deserialize(Stream a);
  public object GetNext(out long a);
  public long Schedule(object a);
  public abstract void Serialize(Stream a, object b);
  public abstract void WriteArray(object a, string b, Type c);
  public abstract void WriteBoolean(bool a, string b);
  public abstract void WriteByte(byte a, string b);
  public abstract void WriteChar(char a, string b);
  public abstract void WriteDateTime(DateTime a, string b);
  public abstract void WriteDecimal(decimal a, string b);
  public abstract void WriteDouble(double a, string b);
  public abstract void WriteInt16(short a, string b);
  public abstract void WriteInt32(int a, string b);
  public abstract void WriteInt64(long a, string b);
  public abstract void WriteObjectRef(object a, string b, Type c);
  public void WriteMember(string a, object b);
  public abstract void WriteSByte(sbyte a, string b);
  public abstract void WriteSingle(float a, string b);
  public abstract void WriteTimeSpan(TimeSpan a, string b);
  public abstract void WriteUInt16(ushort a, string b);
  public abstract void WriteUInt32(uint a, string b);
  public abstract void WriteUInt64(ulong a, string b);
  public abstract void WriteValueType(object a, string b, Type c);
}
public class FormatterConverter : IFormatterConverter {
  public object Convert(object a, Type b);
  public object Convert(object a, TypeCode b);
  public bool ToBoolean(object a);
  public char ToChar(object a);
  public sbyte ToSByte(object a);
  public byte ToByte(object a);
  public short ToInt16(object a);
  public ushort ToUInt16(object a);
  public int ToInt32(object a);
  public uint ToUInt32(object a);
  public long ToInt64(object a);
  public ulong ToUInt64(object a);
  public float ToSingle(object a);
  public double ToDouble(object a);
  public decimal ToDecimal(object a);
  public DateTime ToDateTime(object a);
  public string ToString(object a);
}
public static class FormatterServices {
  public static MemberInfo[] GetSerializableMembers(Type a);
  public static MemberInfo[] GetSerializableMembers(Type a, StreamingContext b);
  public static void CheckTypeSecurity(Type a, TypeFilterLevel b);
  public static object GetUninitializedObject(Type a);
  public static object GetSafeUninitializedObject(Type a);
  public static object PopulateObjectMembers(object a, MemberInfo[] b, object[] c);
  public static object[] GetObjectData(object a, MemberInfo[] b);
  public static ISerializationSurrogate GetSurrogateForCyclicalReference(ISerializationSurrogate a);
  public static Type GetTypeFromAssembly(Assembly a, string b);
}
public interface IDeserializationCallback {
  public void OnDeserialization(object a);
}
public interface IFormatter {
  public ISurrogateSelector SurrogateSelector { get; }
  public SerializationBinder Binder { get; }
  public StreamingContext Context { get; }
  public object Deserialize(Stream a);
  public void Serialize(Stream a, object b);
}
public interface IFormatterConverter {
  public object Convert(object a, Type b);
  public object Convert(object a, TypeCode b);
  public bool ToBoolean(object a);
  public char ToChar(object a);
  public sbyte ToSByte(object a);
  public byte ToByte(object a);
  public short ToInt16(object a);
  public ushort ToUInt16(object a);
  public int ToInt32(object a);
  public uint ToUInt32(object a);
  public long ToInt64(object a);
  public ulong ToUInt64(object a);
  public float ToSingle(object a);
  public double ToDouble(object a);
  public decimal ToDecimal(object a);
  public DateTime ToDateTime(object a);
  public string ToString(object a);
}
public interface IObjectReference {
  public object GetRealObject(StreamingContext a);
}
public interface ISafeSerializationData {
  public void CompleteDeserialization(object a);
}
public interface ISerializable {
  public void GetObjectData(SerializationInfo a, StreamingContext b);
}
public interface ISerializationSurrogate {
  public void GetObjectData(object a, SerializationInfo b, StreamingContext c);
  public object SetObjectData(object a, SerializationInfo b, StreamingContext c, ISurrogateSelector d);
}
public interface ISurrogateSelector {
  public void ChainSelector(ISurrogateSelector a);
  public ISerializationSurrogate GetSurrogate(Type a, StreamingContext b, out ISurrogateSelector c);
  public ISurrogateSelector GetNextSelector();
}
public class ObjectIDGenerator {
  public long GetId(object a, out bool b);
  public long HasId(object a, out bool b);
}
public class ObjectManager {
  public object GetObject(long a);
  public void RegisterObject(object a, long b);
  public void RegisterObject(object a, long b, SerializationInfo c);
  public void RegisterObject(object a, long b, SerializationInfo c, long d, MemberInfo e);
  public void RegisterObject(object a, long b, SerializationInfo c, long d, MemberInfo e, int[] f);
  public void DoFixups();
  public void RecordFixup(long a, MemberInfo b, long c);
  public void RecordDelayedFixup(long a, string b, long c);
  public void RecordArrayElementFixup(long a, int b, long c);
  public void RecordArrayElementFixup(long a, int[] b, long c);
  public void RaiseDeserializationEvent();
  public void RaiseOnDeserializingEvent(object a);
}
public sealed class OnDeserializedAttribute : Attribute {
}
public sealed class OnDeserializingAttribute : Attribute {
}
public sealed class OnSerializedAttribute : Attribute {
}
public sealed class OnSerializingAttribute : Attribute {
}
public sealed class OptionalFieldAttribute : Attribute {
  public int VersionAdded { get; }
}
public sealed class SafeSerializationEventArgs : EventArgs {
  public StreamingContext StreamingContext { get; }
  public void AddSerializedState(ISafeSerializationData a);
}
public abstract class SerializationBinder {
  public void BindToName(Type a, out string b, out string c);
  public abstract Type BindToType(string a, string b);
}
public struct SerializationEntry {
  public object Value { get; }
  public string Name { get; }
  public Type ObjectType { get; }
}
public delegate void SerializationEventHandler(StreamingContext a);
public class SerializationException : SystemException {
}
public sealed class SerializationInfo {
  public string FullTypeName { get; }
  public string AssemblyName { get; }
  public int MemberCount { get; }
  public Type ObjectType { get; }
  public bool IsFullTypeNameSetExplicit { get; }
  public bool IsAssemblyNameSetExplicit { get; }
  public void SetType(Type a);
  public SerializationInfoEnumerator GetEnumerator();
  public void AddValue(string a, object b, Type c);
  public void AddValue(string a, object b);
  public void AddValue(string a, bool b);
  public void AddValue(string a, char b);
  public void AddValue(string a, sbyte b);
  public void AddValue(string a, byte b);
  public void AddValue(string a, short b);
  public void AddValue(string a, ushort b);
  public void AddValue(string a, int b);
  public void AddValue(string a, uint b);
  public void AddValue(string a, long b);
  public void AddValue(string a, ulong b);
  public void AddValue(string a, float b);
  public void AddValue(string a, double b);
  public void AddValue(string a, decimal b);
  public void AddValue(string a, DateTime b);
  public object GetValue(string a, Type b);
  public bool GetBoolean(string a);
  public char GetChar(string a);
  public sbyte GetSByte(string a);
  public byte GetByte(string a);
  public short GetInt16(string a);
  public ushort GetUInt16(string a);
  public int GetInt32(string a);
  public uint GetUInt32(string a);
  public long GetInt64(string a);
  public ulong GetUInt64(string a);
  public float GetSingle(string a);
  public double GetDouble(string a);
  public decimal GetDecimal(string a);
  public DateTime GetDateTime(string a);
  public string GetString(string a);
}
public sealed class SerializationInfoEnumerator : IEnumerator {
  public SerializationEntry Current { get; }
  public string Name { get; }
  public object Value { get; }
  public Type ObjectType { get; }
  public bool MoveNext();
  public void Reset();
}
public sealed class SerializationObjectManager {
  public void RegisterObject(object a);
  public void RaiseOnSerializedEvent();
}
public struct StreamingContext {
  public object Context { get; }
  public StreamingContextStates State { get; }
}
public enum StreamingContextStates { CrossProcess, CrossMachine, File, Persistence, Remoting, Other, Clone, CrossAppDomain, All }
public class SurrogateSelector : ISurrogateSelector {
  public void AddSurrogate(Type a, StreamingContext b, ISerializationSurrogate c);
  public void ChainSelector(ISurrogateSelector a);
  public ISurrogateSelector GetNextSelector();
  public ISerializationSurrogate GetSurrogate(Type a, StreamingContext b, out ISurrogateSelector c);
  public void RemoveSurrogate(Type a, StreamingContext b);
}
