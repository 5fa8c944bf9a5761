// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Runtime.Serialization;
using System.Threading;
using System.Threading.Tasks;
using System.Xml;
public static class Extensions {
  public static IEnumerable<XAttribute> Attributes(this IEnumerable<XElement> a);
  public static IEnumerable<XAttribute> Attributes(this IEnumerable<XElement> a, XName b);
  public static IEnumerable<XElement> Ancestors<T>(this IEnumerable<T> a) where T : XNode;
  public static IEnumerable<XElement> Ancestors<T>(this IEnumerable<T> a, XName b) where T : XNode;
  public static IEnumerable<XElement> AncestorsAndSelf(this IEnumerable<XElement> a);
  public static IEnumerable<XElement> AncestorsAndSelf(this IEnumerable<XElement> a, XName b);
  public static IEnumerable<XNode> Nodes<T>(this IEnumerable<T> a) where T : XContainer;
  public static IEnumerable<XNode> DescendantNodes<T>(this IEnumerable<T> a) where T : XContainer;
  public static IEnumerable<XElement> Descendants<T>(this IEnumerable<T> a) where T : XContainer;
  public static IEnumerable<XElement> Descendants<T>(this IEnumerable<T> a, XName b) where T : XContainer;
  public static IEnumerable<XNode> DescendantNodesAndSelf(this IEnumerable<XElement> a);
  public static IEnumerable<XElement> DescendantsAndSelf(this IEnumerable<XElement> a);
  public static IEnumerable<XElement> DescendantsAndSelf(this IEnumerable<XElement> a, XName b);
  public static IEnumerable<XElement> Elements<T>(this IEnumerable<T> a) where T : XContainer;
  public static IEnumerable<XElement> Elements<T>(this IEnumerable<T> a, XName b) where T : XContainer;
  public static IEnumerable<T> InDocumentOrder<T>(this IEnumerable<T> a) where T : XNode;
  public static void Remove(this IEnumerable<XAttribute> a);
  public static void Remove<T>(this IEnumerable<T> a) where T : XNode;
}
public enum LoadOptions { None, PreserveWhitespace, SetBaseUri, SetLineInfo }
public enum ReaderOptions { None, OmitDuplicateNamespaces }
public enum SaveOptions { None, DisableFormatting, OmitDuplicateNamespaces }
public class XAttribute : XObject {
  public static IEnumerable<XAttribute> EmptySequence { get; }
  public bool IsNamespaceDeclaration { get; }
  public XName Name { get; }
  public XAttribute NextAttribute { get; }
  public XmlNodeType NodeType { get; }
  public XAttribute PreviousAttribute { get; }
  public string Value { get; }
  public void Remove();
  public void SetValue(object a);
}
public class XCData : XText {
  public XmlNodeType NodeType { get; }
}
public class XComment : XNode {
  public XmlNodeType NodeType { get; }
  public string Value { get; }
}
public abstract class XContainer : XNode {
  public XNode FirstNode { get; }
  public XNode LastNode { get; }
  public void Add(object a);
  public void Add(params object[] a);
  public void AddFirst(object a);
  public void AddFirst(params object[] a);
  public XmlWriter CreateWriter();
  public IEnumerable<XNode> DescendantNodes();
  public IEnumerable<XElement> Descendants();
  public IEnumerable<XElement> Descendants(XName a);
  public XElement Element(XName a);
  public IEnumerable<XElement> Elements();
  public IEnumerable<XElement> Elements(XName a);
  public IEnumerable<XNode> Nodes();
  public void RemoveNodes();
  public void ReplaceNodes(object a);
  public void ReplaceNodes(params object[] a);
}
public class XDeclaration {
  public string Encoding { get; }
  public string Standalone { get; }
  public string Version { get; }
}
public class XDocument : XContainer {
  public XDeclaration Declaration { get; }
  public XDocumentType DocumentType { get; }
  public XmlNodeType NodeType { get; }
  public XElement Root { get; }
  public static XDocument Load(string a);
  public static XDocument Load(string a, LoadOptions b);
  public static XDocument Load(Stream a);
  public static XDocument Load(Stream a, LoadOptions b);
  public static Task<XDocument> LoadAsync(Stream a, LoadOptions b, CancellationToken c);
  public static XDocument Load(TextReader a);
  public static XDocument Load(TextReader a, LoadOptions b);
  public static Task<XDocument> LoadAsync(TextReader a, LoadOptions b, CancellationToken c);
  public static XDocument Load(XmlReader a);
  public static XDocument Load(XmlReader a, LoadOptions b);
  public static Task<XDocument> LoadAsync(XmlReader a, LoadOptions b, CancellationToken c);
  public static XDocument Parse(string a);
  public static XDocument Parse(string a, LoadOptions b);
  public void Save(Stream a);
  public void Save(Stream a, SaveOptions b);
  public Task SaveAsync(Stream a, SaveOptions b, CancellationToken c);
  public void Save(TextWriter a);
  public void Save(TextWriter a, SaveOptions b);
  public void Save(XmlWriter a);
  public Task SaveAsync(TextWriter a, SaveOptions b, CancellationToken c);
  public void Save(string a);
  public Task SaveAsync(XmlWriter a, CancellationToken b);
  public void Save(string a, SaveOptions b);
}
public class XDocumentType : XNode {
  public string InternalSubset { get; }
  public string Name { get; }
  public XmlNodeType NodeType { get; }
  public string PublicId { get; }
  public string SystemId { get; }
}
public class XElement : XContainer, IXmlSerializable {
  public static IEnumerable<XElement> EmptySequence { get; }
  public XAttribute FirstAttribute { get; }
  public bool HasAttributes { get; }
  public bool HasElements { get; }
  public bool IsEmpty { get; }
  public XAttribute LastAttribute { get; }
  public XName Name { get; }
  public XmlNodeType NodeType { get; }
  public string Value { get; }
  public void Save(string a);
  public void Save(string a, SaveOptions b);
  public IEnumerable<XElement> AncestorsAndSelf();
  public IEnumerable<XElement> AncestorsAndSelf(XName a);
  public XAttribute Attribute(XName a);
  public IEnumerable<XAttribute> Attributes();
  public IEnumerable<XAttribute> Attributes(XName a);
  public IEnumerable<XNode> DescendantNodesAndSelf();
  public IEnumerable<XElement> DescendantsAndSelf();
  public IEnumerable<XElement> DescendantsAndSelf(XName a);
  public XNamespace GetDefaultNamespace();
  public XNamespace GetNamespaceOfPrefix(string a);
  public string GetPrefixOfNamespace(XNamespace a);
  public static XElement Load(string a);
  public static XElement Load(string a, LoadOptions b);
  public static XElement Load(Stream a);
  public static XElement Load(Stream a, LoadOptions b);
  public static Task<XElement> LoadAsync(Stream a, LoadOptions b, CancellationToken c);
  public static XElement Load(TextReader a);
  public static XElement Load(TextReader a, LoadOptions b);
  public static Task<XElement> LoadAsync(TextReader a, LoadOptions b, CancellationToken c);
  public static XElement Load(XmlReader a);
  public static XElement Load(XmlReader a, LoadOptions b);
  public static Task<XElement> LoadAsync(XmlReader a, LoadOptions b, CancellationToken c);
  public static XElement Parse(string a);
  public static XElement Parse(string a, LoadOptions b);
  public void RemoveAll();
  public void RemoveAttributes();
  public void ReplaceAll(object a);
  public void ReplaceAll(params object[] a);
  public void ReplaceAttributes(object a);
  public void ReplaceAttributes(params object[] a);
  public void Save(Stream a);
  public void Save(Stream a, SaveOptions b);
  public Task SaveAsync(Stream a, SaveOptions b, CancellationToken c);
  public void Save(TextWriter a);
  public void Save(TextWriter a, SaveOptions b);
  public Task SaveAsync(TextWriter a, SaveOptions b, CancellationToken c);
  public void Save(XmlWriter a);
  public Task SaveAsync(XmlWriter a, CancellationToken b);
  public void SetAttributeValue(XName a, object b);
  public void SetElementValue(XName a, object b);
  public void SetValue(object a);
}
public sealed class XName : IEquatable<XName>, ISerializable {
  public string LocalName { get; }
  public XNamespace Namespace { get; }
  public string NamespaceName { get; }
  public static XName Get(string a);
  public static XName Get(string a, string b);
}
public sealed class XNamespace {
  public string NamespaceName { get; }
  public static XNamespace None { get; }
  public static XNamespace Xml { get; }
  public static XNamespace Xmlns { get; }
  public XName GetName(string a);
  public static XNamespace Get(string a);
}
public abstract class XNode : XObject {
  public XNode NextNode { get; }
  public XNode PreviousNode { get; }
  public static XNodeDocumentOrderComparer DocumentOrderComparer { get; }
  public static XNodeEqualityComparer EqualityComparer { get; }
  public void AddAfterSelf(object a);
  public void AddAfterSelf(params object[] a);
  public void AddBeforeSelf(object a);
  public void AddBeforeSelf(params object[] a);
  public IEnumerable<XElement> Ancestors();
  public IEnumerable<XElement> Ancestors(XName a);
  public static int CompareDocumentOrder(XNode a, XNode b);
  public XmlReader CreateReader();
  public XmlReader CreateReader(ReaderOptions a);
  public IEnumerable<XNode> NodesAfterSelf();
  public IEnumerable<XNode> NodesBeforeSelf();
  public IEnumerable<XElement> ElementsAfterSelf();
  public IEnumerable<XElement> ElementsAfterSelf(XName a);
  public IEnumerable<XElement> ElementsBeforeSelf();
  public IEnumerable<XElement> ElementsBeforeSelf(XName a);
  public bool IsAfter(XNode a);
  public bool IsBefore(XNode a);
  public static XNode ReadFrom(XmlReader a);
  public static Task<XNode> ReadFromAsync(XmlReader a, CancellationToken b);
  public void Remove();
  public void ReplaceWith(object a);
  public void ReplaceWith(params object[] a);
  public string ToString(SaveOptions a);
  public static bool DeepEquals(XNode a, XNode b);
  public abstract void WriteTo(XmlWriter a);
  public abstract Task WriteToAsync(XmlWriter a, CancellationToken b);
}
public sealed class XNodeDocumentOrderComparer : IComparer<XNode>, IComparer {
  public int Compare(XNode a, XNode b);
}
public sealed class XNodeEqualityComparer : IEqualityComparer, IEqualityComparer<XNode> {
  public bool Equals(XNode a, XNode b);
  public int GetHashCode(XNode a);
}
public abstract class XObject : IXmlLineInfo {
  public string BaseUri { get; }
  public XDocument Document { get; }
  public XmlNodeType NodeType { get; }
  public XElement Parent { get; }
  public event EventHandler<XObjectChangeEventArgs> Changed;
  public event EventHandler<XObjectChangeEventArgs> Changing;
  public void AddAnnotation(object a);
  public object Annotation(Type a);
  public T Annotation<T>();
  public IEnumerable<object> Annotations(Type a);
  public IEnumerable<T> Annotations<T>();
  public void RemoveAnnotations(Type a);
  public void RemoveAnnotations<T>();
}
public enum XObjectChange { Add, Remove, Name, Value }
public class XObjectChangeEventArgs : EventArgs {
  public static XObjectChangeEventArgs Add;
  public static XObjectChangeEventArgs Remove;
  public static XObjectChangeEventArgs Name;
  public static XObjectChangeEventArgs Value;
  public XObjectChange ObjectChange { get; }
}
public class XProcessingInstruction : XNode {
  public string Data { get; }
  public XmlNodeType NodeType { get; }
  public string Target { get; }
}
public class XStreamingElement {
  public XName Name { get; }
  public void Add(object a);
  public void Add(params object[] a);
  public void Save(Stream a);
  public void Save(Stream a, SaveOptions b);
  public void Save(TextWriter a);
  public void Save(TextWriter a, SaveOptions b);
  public void Save(XmlWriter a);
  public void Save(string a);
  public void Save(string a, SaveOptions b);
  public string ToString(SaveOptions a);
  public void WriteTo(XmlWriter a);
}
public class XText : XNode {
  public XmlNodeType NodeType { get; }
  public string Value { get; }
}
