// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Net;
using System.Text;
using System.Threading.Tasks;
public enum ConformanceLevel { Auto, Fragment, Document }
public enum DtdProcessing { Prohibit, Ignore, Parse }
public enum EntityHandling { ExpandEntities, ExpandCharEntities }
public enum Formatting { None, Indented }
public interface IApplicationResourceStreamResolver {
  public Stream GetApplicationResourceStream(Uri a);
}
public interface IHasXmlNode {
  public XmlNode GetNode();
}
public interface IXmlLineInfo {
  public int LineNumber { get; }
  public int LinePosition { get; }
  public bool HasLineInfo();
}
public interface IXmlNamespaceResolver {
  public IDictionary<string, string> GetNamespacesInScope(XmlNamespaceScope a);
  public string LookupNamespace(string a);
  public string LookupPrefix(string a);
}
public class NameTable : XmlNameTable {
}
public enum NamespaceHandling { Default, OmitDuplicates }
public enum NewLineHandling { Replace, Entitize, None }
public enum ReadState { Initial, Interactive, Error, EndOfFile, Closed }
public enum ValidationType { None, Auto, DTD, XDR, Schema }
public enum WhitespaceHandling { All, Significant, None }
public enum WriteState { Start, Prolog, Element, Attribute, Content, Closed, Error }
public class XmlAttribute : XmlNode {
  public XmlNode ParentNode { get; }
  public string Name { get; }
  public string LocalName { get; }
  public string NamespaceURI { get; }
  public string Prefix { get; }
  public XmlNodeType NodeType { get; }
  public XmlDocument OwnerDocument { get; }
  public string Value { get; }
  public IXmlSchemaInfo SchemaInfo { get; }
  public string InnerText { get; }
  public bool Specified { get; }
  public XmlElement OwnerElement { get; }
  public string InnerXml { get; }
  public string BaseURI { get; }
}
public sealed class XmlAttributeCollection : XmlNamedNodeMap, ICollection {
  public XmlAttribute this[int a] { get; }
  public XmlAttribute this[string a] { get; }
  public XmlAttribute this[string a, string b] { get; }
  public XmlAttribute Prepend(XmlAttribute a);
  public XmlAttribute Append(XmlAttribute a);
  public XmlAttribute InsertBefore(XmlAttribute a, XmlAttribute b);
  public XmlAttribute InsertAfter(XmlAttribute a, XmlAttribute b);
  public XmlAttribute Remove(XmlAttribute a);
  public XmlAttribute RemoveAt(int a);
  public void RemoveAll();
  public void CopyTo(XmlAttribute[] a, int b);
}
public class XmlCDataSection : XmlCharacterData {
  public string Name { get; }
  public string LocalName { get; }
  public XmlNodeType NodeType { get; }
  public XmlNode ParentNode { get; }
  public XmlNode PreviousText { get; }
}
public abstract class XmlCharacterData : XmlLinkedNode {
  public string Value { get; }
  public string InnerText { get; }
  public string Data { get; }
  public int Length { get; }
  public string Substring(int a, int b);
  public void AppendData(string a);
  public void InsertData(int a, string b);
  public void DeleteData(int a, int b);
  public void ReplaceData(int a, int b, string c);
}
public class XmlComment : XmlCharacterData {
  public string Name { get; }
  public string LocalName { get; }
  public XmlNodeType NodeType { get; }
}
public class XmlConvert {
  public static string EncodeName(string a);
  public static string EncodeNmToken(string a);
  public static string EncodeLocalName(string a);
  public static string DecodeName(string a);
  public static string VerifyName(string a);
  public static string VerifyNCName(string a);
  public static string VerifyTOKEN(string a);
  public static string VerifyNMTOKEN(string a);
  public static string VerifyXmlChars(string a);
  public static string VerifyPublicId(string a);
  public static string VerifyWhitespace(string a);
  public static bool IsStartNCNameChar(char a);
  public static bool IsNCNameChar(char a);
  public static bool IsXmlChar(char a);
  public static bool IsXmlSurrogatePair(char a, char b);
  public static bool IsPublicIdChar(char a);
  public static bool IsWhitespaceChar(char a);
  public static string ToString(bool a);
  public static string ToString(char a);
  public static string ToString(decimal a);
  public static string ToString(sbyte a);
  public static string ToString(short a);
  public static string ToString(int a);
  public static string ToString(long a);
  public static string ToString(byte a);
  public static string ToString(ushort a);
  public static string ToString(uint a);
  public static string ToString(ulong a);
  public static string ToString(float a);
  public static string ToString(double a);
  public static string ToString(TimeSpan a);
  public static string ToString(DateTime a);
  public static string ToString(DateTime a, string b);
  public static string ToString(DateTime a, XmlDateTimeSerializationMode b);
  public static string ToString(DateTimeOffset a);
  public static string ToString(DateTimeOffset a, string b);
  public static string ToString(Guid a);
  public static bool ToBoolean(string a);
  public static char ToChar(string a);
  public static decimal ToDecimal(string a);
  public static sbyte ToSByte(string a);
  public static short ToInt16(string a);
  public static int ToInt32(string a);
  public static long ToInt64(string a);
  public static byte ToByte(string a);
  public static ushort ToUInt16(string a);
  public static uint ToUInt32(string a);
  public static ulong ToUInt64(string a);
  public static float ToSingle(string a);
  public static double ToDouble(string a);
  public static TimeSpan ToTimeSpan(string a);
  public static DateTime ToDateTime(string a);
  public static DateTime ToDateTime(string a, string b);
  public static DateTime ToDateTime(string a, string[] b);
  public static DateTime ToDateTime(string a, XmlDateTimeSerializationMode b);
  public static DateTimeOffset ToDateTimeOffset(string a);
  public static DateTimeOffset ToDateTimeOffset(string a, string b);
  public static DateTimeOffset ToDateTimeOffset(string a, string[] b);
  public static Guid ToGuid(string a);
}
public enum XmlDateTimeSerializationMode { Local, Utc, Unspecified, RoundtripKind }
public class XmlDeclaration : XmlLinkedNode {
  public string Version { get; }
  public string Encoding { get; }
  public string Standalone { get; }
  public string Value { get; }
  public string InnerText { get; }
  public string Name { get; }
  public string LocalName { get; }
  public XmlNodeType NodeType { get; }
}
public class XmlDocument : XmlNode {
  public XmlNodeType NodeType { get; }
  public XmlNode ParentNode { get; }
  public XmlDocumentType DocumentType { get; }
  public XmlImplementation Implementation { get; }
  public string Name { get; }
  public string LocalName { get; }
  public XmlElement DocumentElement { get; }
  public XmlDocument OwnerDocument { get; }
  public XmlSchemaSet Schemas { get; }
  public XmlResolver XmlResolver { get; }
  public XmlNameTable NameTable { get; }
  public bool PreserveWhitespace { get; }
  public bool IsReadOnly { get; }
  public string InnerText { get; }
  public string InnerXml { get; }
  public IXmlSchemaInfo SchemaInfo { get; }
  public string BaseURI { get; }
  public event XmlNodeChangedEventHandler NodeInserting;
  public event XmlNodeChangedEventHandler NodeInserted;
  public event XmlNodeChangedEventHandler NodeRemoving;
  public event XmlNodeChangedEventHandler NodeRemoved;
  public event XmlNodeChangedEventHandler NodeChanging;
  public event XmlNodeChangedEventHandler NodeChanged;
  public XmlAttribute CreateAttribute(string a);
  public XmlCDataSection CreateCDataSection(string a);
  public XmlComment CreateComment(string a);
  public XmlDocumentType CreateDocumentType(string a, string b, string c, string d);
  public XmlDocumentFragment CreateDocumentFragment();
  public XmlElement CreateElement(string a);
  public XmlEntityReference CreateEntityReference(string a);
  public XmlProcessingInstruction CreateProcessingInstruction(string a, string b);
  public XmlDeclaration CreateXmlDeclaration(string a, string b, string c);
  public XmlText CreateTextNode(string a);
  public XmlSignificantWhitespace CreateSignificantWhitespace(string a);
  public XPathNavigator CreateNavigator(XmlNode a);
  public XmlWhitespace CreateWhitespace(string a);
  public XmlNodeList GetElementsByTagName(string a);
  public XmlAttribute CreateAttribute(string a, string b);
  public XmlElement CreateElement(string a, string b);
  public XmlNodeList GetElementsByTagName(string a, string b);
  public XmlElement GetElementById(string a);
  public XmlNode ImportNode(XmlNode a, bool b);
  public XmlAttribute CreateAttribute(string a, string b, string c);
  public XmlAttribute CreateDefaultAttribute(string a, string b, string c);
  public XmlElement CreateElement(string a, string b, string c);
  public XmlNode CreateNode(XmlNodeType a, string b, string c, string d);
  public XmlNode CreateNode(string a, string b, string c);
  public XmlNode CreateNode(XmlNodeType a, string b, string c);
  public XmlNode ReadNode(XmlReader a);
  public void Load(string a);
  public void Load(Stream a);
  public void Load(TextReader a);
  public void Load(XmlReader a);
  public void LoadXml(string a);
  public void Save(string a);
  public void Save(Stream a);
  public void Save(TextWriter a);
  public void Save(XmlWriter a);
  public void Validate(ValidationEventHandler a);
  public void Validate(ValidationEventHandler a, XmlNode b);
}
public class XmlDocumentFragment : XmlNode {
  public string Name { get; }
  public string LocalName { get; }
  public XmlNodeType NodeType { get; }
  public XmlNode ParentNode { get; }
  public XmlDocument OwnerDocument { get; }
  public string InnerXml { get; }
}
public class XmlDocumentType : XmlLinkedNode {
  public string Name { get; }
  public string LocalName { get; }
  public XmlNodeType NodeType { get; }
  public bool IsReadOnly { get; }
  public XmlNamedNodeMap Entities { get; }
  public XmlNamedNodeMap Notations { get; }
  public string PublicId { get; }
  public string SystemId { get; }
  public string InternalSubset { get; }
}
public class XmlElement : XmlLinkedNode {
  public string Name { get; }
  public string LocalName { get; }
  public string NamespaceURI { get; }
  public string Prefix { get; }
  public XmlNodeType NodeType { get; }
  public XmlNode ParentNode { get; }
  public XmlDocument OwnerDocument { get; }
  public bool IsEmpty { get; }
  public XmlAttributeCollection Attributes { get; }
  public bool HasAttributes { get; }
  public IXmlSchemaInfo SchemaInfo { get; }
  public string InnerXml { get; }
  public string InnerText { get; }
  public XmlNode NextSibling { get; }
  public string GetAttribute(string a);
  public void SetAttribute(string a, string b);
  public void RemoveAttribute(string a);
  public XmlAttribute GetAttributeNode(string a);
  public XmlAttribute SetAttributeNode(XmlAttribute a);
  public XmlAttribute RemoveAttributeNode(XmlAttribute a);
  public XmlNodeList GetElementsByTagName(string a);
  public string GetAttribute(string a, string b);
  public string SetAttribute(string a, string b, string c);
  public void RemoveAttribute(string a, string b);
  public XmlAttribute GetAttributeNode(string a, string b);
  public XmlAttribute SetAttributeNode(string a, string b);
  public XmlAttribute RemoveAttributeNode(string a, string b);
  public XmlNodeList GetElementsByTagName(string a, string b);
  public bool HasAttribute(string a);
  public bool HasAttribute(string a, string b);
  public XmlNode RemoveAttributeAt(int a);
  public void RemoveAllAttributes();
}
public class XmlEntity : XmlNode {
  public bool IsReadOnly { get; }
  public string Name { get; }
  public string LocalName { get; }
  public string InnerText { get; }
  public XmlNodeType NodeType { get; }
  public string PublicId { get; }
  public string SystemId { get; }
  public string NotationName { get; }
  public string OuterXml { get; }
  public string InnerXml { get; }
  public string BaseURI { get; }
}
public class XmlEntityReference : XmlLinkedNode {
  public string Name { get; }
  public string LocalName { get; }
  public string Value { get; }
  public XmlNodeType NodeType { get; }
  public bool IsReadOnly { get; }
  public string BaseURI { get; }
}
public class XmlException : SystemException {
  public int LineNumber { get; }
  public int LinePosition { get; }
  public string SourceUri { get; }
  public string Message { get; }
}
public class XmlImplementation {
  public bool HasFeature(string a, string b);
  public XmlDocument CreateDocument();
}
public abstract class XmlLinkedNode : XmlNode {
  public XmlNode PreviousSibling { get; }
  public XmlNode NextSibling { get; }
}
public abstract class XmlNameTable {
  public abstract string Get(char[] a, int b, int c);
  public abstract string Get(string a);
  public abstract string Add(char[] a, int b, int c);
  public abstract string Add(string a);
}
public class XmlNamedNodeMap : IEnumerable {
  public int Count { get; }
  public XmlNode GetNamedItem(string a);
  public XmlNode SetNamedItem(XmlNode a);
  public XmlNode RemoveNamedItem(string a);
  public XmlNode Item(int a);
  public XmlNode GetNamedItem(string a, string b);
  public XmlNode RemoveNamedItem(string a, string b);
  public IEnumerator GetEnumerator();
}
public class XmlNamespaceManager : IEnumerable, IXmlNamespaceResolver {
  public XmlNameTable NameTable { get; }
  public string DefaultNamespace { get; }
  public void PushScope();
  public bool PopScope();
  public void AddNamespace(string a, string b);
  public void RemoveNamespace(string a, string b);
  public IEnumerator GetEnumerator();
  public IDictionary<string, string> GetNamespacesInScope(XmlNamespaceScope a);
  public string LookupNamespace(string a);
  public string LookupPrefix(string a);
  public bool HasNamespace(string a);
}
public enum XmlNamespaceScope { All, ExcludeXml, Local }
public abstract class XmlNode : IEnumerable, IXPathNavigable, ICloneable {
  public string Name { get; }
  public string Value { get; }
  public XmlNodeType NodeType { get; }
  public XmlNode ParentNode { get; }
  public XmlNodeList ChildNodes { get; }
  public XmlNode PreviousSibling { get; }
  public XmlNode NextSibling { get; }
  public XmlAttributeCollection Attributes { get; }
  public XmlDocument OwnerDocument { get; }
  public XmlNode FirstChild { get; }
  public XmlNode LastChild { get; }
  public bool HasChildNodes { get; }
  public string NamespaceURI { get; }
  public string Prefix { get; }
  public string LocalName { get; }
  public bool IsReadOnly { get; }
  public string InnerText { get; }
  public string OuterXml { get; }
  public string InnerXml { get; }
  public IXmlSchemaInfo SchemaInfo { get; }
  public string BaseURI { get; }
  public XmlElement this[string a] { get; }
  public XmlElement this[string a, string b] { get; }
  public XmlNode PreviousText { get; }
  public XPathNavigator CreateNavigator();
  public XmlNode SelectSingleNode(string a);
  public XmlNode SelectSingleNode(string a, XmlNamespaceManager b);
  public XmlNodeList SelectNodes(string a);
  public XmlNodeList SelectNodes(string a, XmlNamespaceManager b);
  public XmlNode InsertBefore(XmlNode a, XmlNode b);
  public XmlNode InsertAfter(XmlNode a, XmlNode b);
  public XmlNode ReplaceChild(XmlNode a, XmlNode b);
  public XmlNode RemoveChild(XmlNode a);
  public XmlNode PrependChild(XmlNode a);
  public XmlNode AppendChild(XmlNode a);
  public abstract XmlNode CloneNode(bool a);
  public void Normalize();
  public bool Supports(string a, string b);
  public XmlNode Clone();
  public IEnumerator GetEnumerator();
  public abstract void WriteTo(XmlWriter a);
  public abstract void WriteContentTo(XmlWriter a);
  public void RemoveAll();
  public string GetNamespaceOfPrefix(string a);
  public string GetPrefixOfNamespace(string a);
}
public enum XmlNodeChangedAction { Insert, Remove, Change }
public class XmlNodeChangedEventArgs : EventArgs {
  public XmlNodeChangedAction Action { get; }
  public XmlNode Node { get; }
  public XmlNode OldParent { get; }
  public XmlNode NewParent { get; }
  public string OldValue { get; }
  public string NewValue { get; }
}
public delegate void XmlNodeChangedEventHandler(object a, XmlNodeChangedEventArgs b);
public abstract class XmlNodeList : IEnumerable, IDisposable {
  public int Count { get; }
  public XmlNode this[int a] { get; }
  public abstract XmlNode Item(int a);
  public abstract IEnumerator GetEnumerator();
  public void PrivateDisposeNodeList();
}
public enum XmlNodeOrder { Before, After, Same, Unknown }
public class XmlNodeReader : XmlReader, IXmlNamespaceResolver {
  public XmlNodeType NodeType { get; }
  public string Name { get; }
  public string LocalName { get; }
  public string NamespaceURI { get; }
  public string Prefix { get; }
  public bool HasValue { get; }
  public string Value { get; }
  public int Depth { get; }
  public string BaseURI { get; }
  public bool CanResolveEntity { get; }
  public bool IsEmptyElement { get; }
  public bool IsDefault { get; }
  public XmlSpace XmlSpace { get; }
  public string XmlLang { get; }
  public IXmlSchemaInfo SchemaInfo { get; }
  public int AttributeCount { get; }
  public bool EOF { get; }
  public ReadState ReadState { get; }
  public bool HasAttributes { get; }
  public XmlNameTable NameTable { get; }
  public bool CanReadBinaryContent { get; }
}
public enum XmlNodeType { None, Element, Attribute, Text, CDATA, EntityReference, Entity, ProcessingInstruction, Comment, Document, DocumentType, DocumentFragment, Notation, Whitespace, SignificantWhitespace, EndElement, EndEntity, XmlDeclaration }
public class XmlNotation : XmlNode {
  public string Name { get; }
  public string LocalName { get; }
  public XmlNodeType NodeType { get; }
  public bool IsReadOnly { get; }
  public string PublicId { get; }
  public string SystemId { get; }
  public string OuterXml { get; }
  public string InnerXml { get; }
}
public enum XmlOutputMethod { Xml, Html, Text, AutoDetect }
public class XmlParserContext {
  public XmlNameTable NameTable { get; }
  public XmlNamespaceManager NamespaceManager { get; }
  public string DocTypeName { get; }
  public string PublicId { get; }
  public string SystemId { get; }
  public string BaseURI { get; }
  public string InternalSubset { get; }
  public string XmlLang { get; }
  public XmlSpace XmlSpace { get; }
  public Encoding Encoding { get; }
}
public class XmlProcessingInstruction : XmlLinkedNode {
  public string Name { get; }
  public string LocalName { get; }
  public string Value { get; }
  public string Target { get; }
  public string Data { get; }
  public string InnerText { get; }
  public XmlNodeType NodeType { get; }
}
public class XmlQualifiedName {
  public static XmlQualifiedName Empty;
  public string Namespace { get; }
  public string Name { get; }
  public bool IsEmpty { get; }
  public static string ToString(string a, string b);
}
public abstract class XmlReader : IDisposable {
  public XmlReaderSettings Settings { get; }
  public XmlNodeType NodeType { get; }
  public string Name { get; }
  public string LocalName { get; }
  public string NamespaceURI { get; }
  public string Prefix { get; }
  public bool HasValue { get; }
  public string Value { get; }
  public int Depth { get; }
  public string BaseURI { get; }
  public bool IsEmptyElement { get; }
  public bool IsDefault { get; }
  public char QuoteChar { get; }
  public XmlSpace XmlSpace { get; }
  public string XmlLang { get; }
  public IXmlSchemaInfo SchemaInfo { get; }
  public Type ValueType { get; }
  public int AttributeCount { get; }
  public string this[int a] { get; }
  public string this[string a] { get; }
  public string this[string a, string b] { get; }
  public bool EOF { get; }
  public ReadState ReadState { get; }
  public XmlNameTable NameTable { get; }
  public bool CanResolveEntity { get; }
  public bool CanReadBinaryContent { get; }
  public bool CanReadValueChunk { get; }
  public bool HasAttributes { get; }
  public object ReadContentAsObject();
  public bool ReadContentAsBoolean();
  public DateTime ReadContentAsDateTime();
  public DateTimeOffset ReadContentAsDateTimeOffset();
  public double ReadContentAsDouble();
  public float ReadContentAsFloat();
  public decimal ReadContentAsDecimal();
  public int ReadContentAsInt();
  public long ReadContentAsLong();
  public string ReadContentAsString();
  public object ReadContentAs(Type a, IXmlNamespaceResolver b);
  public object ReadElementContentAsObject();
  public object ReadElementContentAsObject(string a, string b);
  public bool ReadElementContentAsBoolean();
  public bool ReadElementContentAsBoolean(string a, string b);
  public DateTime ReadElementContentAsDateTime();
  public DateTime ReadElementContentAsDateTime(string a, string b);
  public double ReadElementContentAsDouble();
  public double ReadElementContentAsDouble(string a, string b);
  public float ReadElementContentAsFloat();
  public float ReadElementContentAsFloat(string a, string b);
  public decimal ReadElementContentAsDecimal();
  public decimal ReadElementContentAsDecimal(string a, string b);
  public int ReadElementContentAsInt();
  public int ReadElementContentAsInt(string a, string b);
  public long ReadElementContentAsLong();
  public long ReadElementContentAsLong(string a, string b);
  public string ReadElementContentAsString();
  public string ReadElementContentAsString(string a, string b);
  public object ReadElementContentAs(Type a, IXmlNamespaceResolver b);
  public object ReadElementContentAs(Type a, IXmlNamespaceResolver b, string c, string d);
  public abstract string GetAttribute(string a);
  public abstract string GetAttribute(string a, string b);
  public abstract string GetAttribute(int a);
  public abstract bool MoveToAttribute(string a);
  public abstract bool MoveToAttribute(string a, string b);
  public void MoveToAttribute(int a);
  public abstract bool MoveToFirstAttribute();
  public abstract bool MoveToNextAttribute();
  public abstract bool MoveToElement();
  public abstract bool ReadAttributeValue();
  public abstract bool Read();
  public void Close();
  public void Skip();
  public abstract string LookupNamespace(string a);
  public abstract void ResolveEntity();
  public int ReadContentAsBase64(byte[] a, int b, int c);
  public int ReadElementContentAsBase64(byte[] a, int b, int c);
  public int ReadContentAsBinHex(byte[] a, int b, int c);
  public int ReadElementContentAsBinHex(byte[] a, int b, int c);
  public int ReadValueChunk(char[] a, int b, int c);
  public string ReadString();
  public XmlNodeType MoveToContent();
  public void ReadStartElement();
  public void ReadStartElement(string a);
  public void ReadStartElement(string a, string b);
  public string ReadElementString();
  public string ReadElementString(string a);
  public string ReadElementString(string a, string b);
  public void ReadEndElement();
  public bool IsStartElement();
  public bool IsStartElement(string a);
  public bool IsStartElement(string a, string b);
  public bool ReadToFollowing(string a);
  public bool ReadToFollowing(string a, string b);
  public bool ReadToDescendant(string a);
  public bool ReadToDescendant(string a, string b);
  public bool ReadToNextSibling(string a);
  public bool ReadToNextSibling(string a, string b);
  public static bool IsName(string a);
  public static bool IsNameToken(string a);
  public string ReadInnerXml();
  public string ReadOuterXml();
  public XmlReader ReadSubtree();
  public void Dispose();
  public void Dispose(bool a);
  public static XmlReader Create(string a);
  public static XmlReader Create(string a, XmlReaderSettings b);
  public static XmlReader Create(string a, XmlReaderSettings b, XmlParserContext c);
  public static XmlReader Create(Stream a);
  public static XmlReader Create(Stream a, XmlReaderSettings b);
  public static XmlReader Create(Stream a, XmlReaderSettings b, string c);
  public static XmlReader Create(Stream a, XmlReaderSettings b, XmlParserContext c);
  public static XmlReader Create(TextReader a);
  public static XmlReader Create(TextReader a, XmlReaderSettings b);
  public static XmlReader Create(TextReader a, XmlReaderSettings b, string c);
  public static XmlReader Create(TextReader a, XmlReaderSettings b, XmlParserContext c);
  public static XmlReader Create(XmlReader a, XmlReaderSettings b);
  public Task<string> GetValueAsync();
  public Task<object> ReadContentAsObjectAsync();
  public Task<string> ReadContentAsStringAsync();
  public Task<object> ReadContentAsAsync(Type a, IXmlNamespaceResolver b);
  public Task<object> ReadElementContentAsObjectAsync();
  public Task<string> ReadElementContentAsStringAsync();
  public Task<object> ReadElementContentAsAsync(Type a, IXmlNamespaceResolver b);
  public Task<bool> ReadAsync();
  public Task SkipAsync();
  public Task<int> ReadContentAsBase64Async(byte[] a, int b, int c);
  public Task<int> ReadElementContentAsBase64Async(byte[] a, int b, int c);
  public Task<int> ReadContentAsBinHexAsync(byte[] a, int b, int c);
  public Task<int> ReadElementContentAsBinHexAsync(byte[] a, int b, int c);
  public Task<int> ReadValueChunkAsync(char[] a, int b, int c);
  public Task<XmlNodeType> MoveToContentAsync();
  public Task<string> ReadInnerXmlAsync();
  public Task<string> ReadOuterXmlAsync();
}
public sealed class XmlReaderSettings {
  public bool Async { get; }
  public XmlNameTable NameTable { get; }
  public XmlResolver XmlResolver { get; }
  public int LineNumberOffset { get; }
  public int LinePositionOffset { get; }
  public ConformanceLevel ConformanceLevel { get; }
  public bool CheckCharacters { get; }
  public long MaxCharactersInDocument { get; }
  public long MaxCharactersFromEntities { get; }
  public bool IgnoreWhitespace { get; }
  public bool IgnoreProcessingInstructions { get; }
  public bool IgnoreComments { get; }
  public bool ProhibitDtd { get; }
  public DtdProcessing DtdProcessing { get; }
  public bool CloseInput { get; }
  public ValidationType ValidationType { get; }
  public XmlSchemaValidationFlags ValidationFlags { get; }
  public XmlSchemaSet Schemas { get; }
  public event ValidationEventHandler ValidationEventHandler;
  public void Reset();
  public XmlReaderSettings Clone();
}
public abstract class XmlResolver {
  public ICredentials Credentials { get; }
  public abstract object GetEntity(Uri a, string b, Type c);
  public Uri ResolveUri(Uri a, string b);
  public bool SupportsType(Uri a, Type b);
  public Task<object> GetEntityAsync(Uri a, string b, Type c);
}
public class XmlSecureResolver : XmlResolver {
  public ICredentials Credentials { get; }
  public static Evidence CreateEvidenceForUrl(string a);
}
public class XmlSignificantWhitespace : XmlCharacterData {
  public string Name { get; }
  public string LocalName { get; }
  public XmlNodeType NodeType { get; }
  public XmlNode ParentNode { get; }
  public string Value { get; }
  public XmlNode PreviousText { get; }
}
public enum XmlSpace { None, Default, Preserve }
public class XmlText : XmlCharacterData {
  public string Name { get; }
  public string LocalName { get; }
  public XmlNodeType NodeType { get; }
  public XmlNode ParentNode { get; }
  public string Value { get; }
  public XmlNode PreviousText { get; }
  public XmlText SplitText(int a);
}
public class XmlTextReader : XmlReader, IXmlLineInfo, IXmlNamespaceResolver {
  public XmlNodeType NodeType { get; }
  public string Name { get; }
  public string LocalName { get; }
  public string NamespaceURI { get; }
  public string Prefix { get; }
  public bool HasValue { get; }
  public string Value { get; }
  public int Depth { get; }
  public string BaseURI { get; }
  public bool IsEmptyElement { get; }
  public bool IsDefault { get; }
  public char QuoteChar { get; }
  public XmlSpace XmlSpace { get; }
  public string XmlLang { get; }
  public int AttributeCount { get; }
  public bool EOF { get; }
  public ReadState ReadState { get; }
  public XmlNameTable NameTable { get; }
  public bool CanResolveEntity { get; }
  public bool CanReadBinaryContent { get; }
  public bool CanReadValueChunk { get; }
  public int LineNumber { get; }
  public int LinePosition { get; }
  public bool Namespaces { get; }
  public bool Normalization { get; }
  public Encoding Encoding { get; }
  public WhitespaceHandling WhitespaceHandling { get; }
  public bool ProhibitDtd { get; }
  public DtdProcessing DtdProcessing { get; }
  public EntityHandling EntityHandling { get; }
  public XmlResolver XmlResolver { get; }
  public bool HasLineInfo();
  public IDictionary<string, string> GetNamespacesInScope(XmlNamespaceScope a);
  public void ResetState();
  public TextReader GetRemainder();
  public int ReadChars(char[] a, int b, int c);
  public int ReadBase64(byte[] a, int b, int c);
  public int ReadBinHex(byte[] a, int b, int c);
}
public class XmlTextWriter : XmlWriter {
  public Stream BaseStream { get; }
  public bool Namespaces { get; }
  public Formatting Formatting { get; }
  public int Indentation { get; }
  public char IndentChar { get; }
  public char QuoteChar { get; }
  public WriteState WriteState { get; }
  public XmlSpace XmlSpace { get; }
  public string XmlLang { get; }
}
public enum XmlTokenizedType { CDATA, ID, IDREF, IDREFS, ENTITY, ENTITIES, NMTOKEN, NMTOKENS, NOTATION, ENUMERATION, QName, NCName, None }
public class XmlUrlResolver : XmlResolver {
  public ICredentials Credentials { get; }
  public IWebProxy Proxy { get; }
  public RequestCachePolicy CachePolicy { get; }
}
public class XmlValidatingReader : XmlReader, IXmlLineInfo, IXmlNamespaceResolver {
  public XmlNodeType NodeType { get; }
  public string Name { get; }
  public string LocalName { get; }
  public string NamespaceURI { get; }
  public string Prefix { get; }
  public bool HasValue { get; }
  public string Value { get; }
  public int Depth { get; }
  public string BaseURI { get; }
  public bool IsEmptyElement { get; }
  public bool IsDefault { get; }
  public char QuoteChar { get; }
  public XmlSpace XmlSpace { get; }
  public string XmlLang { get; }
  public int AttributeCount { get; }
  public bool EOF { get; }
  public ReadState ReadState { get; }
  public XmlNameTable NameTable { get; }
  public bool CanResolveEntity { get; }
  public bool CanReadBinaryContent { get; }
  public int LineNumber { get; }
  public int LinePosition { get; }
  public object SchemaType { get; }
  public XmlReader Reader { get; }
  public ValidationType ValidationType { get; }
  public XmlSchemaCollection Schemas { get; }
  public EntityHandling EntityHandling { get; }
  public XmlResolver XmlResolver { get; }
  public bool Namespaces { get; }
  public Encoding Encoding { get; }
  public event ValidationEventHandler ValidationEventHandler;
  public bool HasLineInfo();
  public object ReadTypedValue();
}
public class XmlWhitespace : XmlCharacterData {
  public string Name { get; }
  public string LocalName { get; }
  public XmlNodeType NodeType { get; }
  public XmlNode ParentNode { get; }
  public string Value { get; }
  public XmlNode PreviousText { get; }
}
public abstract class XmlWriter : IDisposable {
  public XmlWriterSettings Settings { get; }
  public WriteState WriteState { get; }
  public XmlSpace XmlSpace { get; }
  public string XmlLang { get; }
  public abstract void WriteStartDocument();
  public abstract void WriteStartDocument(bool a);
  public abstract void WriteEndDocument();
  public abstract void WriteDocType(string a, string b, string c, string d);
  public void WriteStartElement(string a, string b);
  public abstract void WriteStartElement(string a, string b, string c);
  public void WriteStartElement(string a);
  public abstract void WriteEndElement();
  public abstract void WriteFullEndElement();
  public void WriteAttributeString(string a, string b, string c);
  public void WriteAttributeString(string a, string b);
  public void WriteAttributeString(string a, string b, string c, string d);
  public void WriteStartAttribute(string a, string b);
  public abstract void WriteStartAttribute(string a, string b, string c);
  public void WriteStartAttribute(string a);
  public abstract void WriteEndAttribute();
  public abstract void WriteCData(string a);
  public abstract void WriteComment(string a);
  public abstract void WriteProcessingInstruction(string a, string b);
  public abstract void WriteEntityRef(string a);
  public abstract void WriteCharEntity(char a);
  public abstract void WriteWhitespace(string a);
  public abstract void WriteString(string a);
  public abstract void WriteSurrogateCharEntity(char a, char b);
  public abstract void WriteChars(char[] a, int b, int c);
  public abstract void WriteRaw(char[] a, int b, int c);
  public abstract void WriteRaw(string a);
  public abstract void WriteBase64(byte[] a, int b, int c);
  public void WriteBinHex(byte[] a, int b, int c);
  public void Close();
  public abstract void Flush();
  public abstract string LookupPrefix(string a);
  public void WriteNmToken(string a);
  public void WriteName(string a);
  public void WriteQualifiedName(string a, string b);
  public void WriteValue(object a);
  public void WriteValue(string a);
  public void WriteValue(bool a);
  public void WriteValue(DateTime a);
  public void WriteValue(DateTimeOffset a);
  public void WriteValue(double a);
  public void WriteValue(float a);
  public void WriteValue(decimal a);
  public void WriteValue(int a);
  public void WriteValue(long a);
  public void WriteAttributes(XmlReader a, bool b);
  public void WriteNode(XmlReader a, bool b);
  public void WriteNode(XPathNavigator a, bool b);
  public void WriteElementString(string a, string b);
  public void WriteElementString(string a, string b, string c);
  public void WriteElementString(string a, string b, string c, string d);
  public void Dispose();
  public void Dispose(bool a);
  public static XmlWriter Create(string a);
  public static XmlWriter Create(string a, XmlWriterSettings b);
  public static XmlWriter Create(Stream a);
  public static XmlWriter Create(Stream a, XmlWriterSettings b);
  public static XmlWriter Create(TextWriter a);
  public static XmlWriter Create(TextWriter a, XmlWriterSettings b);
  public static XmlWriter Create(StringBuilder a);
  public static XmlWriter Create(StringBuilder a, XmlWriterSettings b);
  public static XmlWriter Create(XmlWriter a);
  public static XmlWriter Create(XmlWriter a, XmlWriterSettings b);
  public Task WriteStartDocumentAsync();
  public Task WriteStartDocumentAsync(bool a);
  public Task WriteEndDocumentAsync();
  public Task WriteDocTypeAsync(string a, string b, string c, string d);
  public Task WriteStartElementAsync(string a, string b, string c);
  public Task WriteEndElementAsync();
  public Task WriteFullEndElementAsync();
  public Task WriteAttributeStringAsync(string a, string b, string c, string d);
  public Task WriteStartAttributeAsync(string a, string b, string c);
  public Task WriteEndAttributeAsync();
  public Task WriteCDataAsync(string a);
  public Task WriteCommentAsync(string a);
  public Task WriteProcessingInstructionAsync(string a, string b);
  public Task WriteEntityRefAsync(string a);
  public Task WriteCharEntityAsync(char a);
  public Task WriteWhitespaceAsync(string a);
  public Task WriteStringAsync(string a);
  public Task WriteSurrogateCharEntityAsync(char a, char b);
  public Task WriteCharsAsync(char[] a, int b, int c);
  public Task WriteRawAsync(char[] a, int b, int c);
  public Task WriteRawAsync(string a);
  public Task WriteBase64Async(byte[] a, int b, int c);
  public Task WriteBinHexAsync(byte[] a, int b, int c);
  public Task FlushAsync();
  public Task WriteNmTokenAsync(string a);
  public Task WriteNameAsync(string a);
  public Task WriteQualifiedNameAsync(string a, string b);
  public Task WriteAttributesAsync(XmlReader a, bool b);
  public Task WriteNodeAsync(XmlReader a, bool b);
  public Task WriteNodeAsync(XPathNavigator a, bool b);
  public Task WriteElementStringAsync(string a, string b, string c, string d);
}
public sealed class XmlWriterSettings {
  public bool Async { get; }
  public Encoding Encoding { get; }
  public bool OmitXmlDeclaration { get; }
  public NewLineHandling NewLineHandling { get; }
  public string NewLineChars { get; }
  public bool Indent { get; }
  public string IndentChars { get; }
  public bool NewLineOnAttributes { get; }
  public bool CloseOutput { get; }
  public ConformanceLevel ConformanceLevel { get; }
  public bool CheckCharacters { get; }
  public NamespaceHandling NamespaceHandling { get; }
  public bool WriteEndDocumentOnClose { get; }
  public XmlOutputMethod OutputMethod { get; }
  public bool DoNotEscapeUriAttributes { get; }
  public void Reset();
  public XmlWriterSettings Clone();
}
public class XmlXapResolver : XmlResolver {
  public static void RegisterApplicationResourceStreamResolver(IApplicationResourceStreamResolver a);
}
