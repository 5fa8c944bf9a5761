// Writes the library of C#: names and types of the public and protected members of the base class library, as reflection
// over the assemblies of Mono shows them. The arguments are the folder to write and the assemblies.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;

static class Generate {
  static readonly HashSet<string> Namespaces = new HashSet<string> {
    "System", "System.Collections", "System.Collections.Generic", "System.Collections.ObjectModel",
    "System.Collections.Specialized", "System.Collections.Concurrent", "System.ComponentModel", "System.Diagnostics",
    "System.Globalization", "System.IO", "System.IO.Compression", "System.Linq", "System.Net",
    "System.Net.Sockets", "System.Numerics", "System.Reflection", "System.Reflection.Emit",
    "System.Runtime.CompilerServices", "System.Runtime.InteropServices", "System.Runtime.Serialization",
    "System.Security.Cryptography", "System.Text", "System.Text.RegularExpressions", "System.Threading",
    "System.Threading.Tasks", "System.Xml", "System.Xml.Linq",
  };

  static readonly Dictionary<string, string> Keywords = new Dictionary<string, string> {
    { "Void", "void" }, { "Object", "object" }, { "String", "string" }, { "Boolean", "bool" }, { "Char", "char" },
    { "Byte", "byte" }, { "SByte", "sbyte" }, { "Int16", "short" }, { "UInt16", "ushort" }, { "Int32", "int" },
    { "UInt32", "uint" }, { "Int64", "long" }, { "UInt64", "ulong" }, { "Single", "float" }, { "Double", "double" },
    { "Decimal", "decimal" },
  };

  /// <summary>
  /// A number is converted without a cast to those that it is declared to extend here: an integer also to those without
  /// a sign, as constants are.
  /// </summary>
  static readonly Dictionary<string, string> Wider = new Dictionary<string, string> {
    { "SByte", "Int16" }, { "Byte", "Int16, UInt16" }, { "Int16", "Int32" }, { "UInt16", "Int32, UInt32" },
    { "Char", "UInt16" }, { "Int32", "Int64, UInt32, UInt64" }, { "UInt32", "Int64, UInt64" }, { "Int64", "Single, Decimal" },
    { "UInt64", "Single, Decimal" }, { "Single", "Double" },
  };

  /// <summary>Members that no program calls: the elements of what is iterated, and the result of what is awaited.</summary>
  static readonly Dictionary<string, string> Added = new Dictionary<string, string> {
    { "System.Collections.IEnumerable", "object __element();" },
    { "System.Collections.Generic.IEnumerable`1", "T __element();" },
    { "System.Collections.IEnumerator", "object __current();" },
    { "System.Collections.Generic.IAsyncEnumerable`1", "T __element();" },
    { "System.Runtime.CompilerServices.ConfiguredCancelableAsyncEnumerable`1", "T __element();" },
    { "System.Runtime.CompilerServices.ConfiguredTaskAwaitable`1", "TResult __result();" },
    { "System.Runtime.CompilerServices.ConfiguredValueTaskAwaitable`1", "TResult __result();" },
    { "System.Threading.Tasks.ValueTask`1", "TResult __result();" },
    { "System.Collections.Generic.IEnumerator`1", "T __current();" },
    { "System.Threading.Tasks.Task", "void __result();" },
    { "System.Threading.Tasks.Task`1", "TResult __result();" },
  };

  const BindingFlags Declared = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;
  static readonly HashSet<string> used = new HashSet<string>();

  static void Main(string[] arguments) {
    var types = new Dictionary<string, Type>();
    foreach (var path in arguments.Skip(1))
      foreach (var type in Assembly.LoadFrom(path).GetExportedTypes())
        if (type.Namespace != null && Namespaces.Contains(type.Namespace) && !type.IsNested)
          types[type.FullName] = type;
    foreach (var group in types.Values.GroupBy(type => type.Namespace).OrderBy(each => each.Key, StringComparer.Ordinal)) {
      used.Clear();
      var body = string.Concat(group.OrderBy(type => type.FullName, StringComparer.Ordinal).Select(Try));
      var usings = used.Where(name => name != group.Key && Namespaces.Contains(name)).OrderBy(name => name, StringComparer.Ordinal);
      var file = Path.Combine(arguments[0], group.Key.Replace('.', '/') + ".cs");
      Directory.CreateDirectory(Path.GetDirectoryName(file));
      var head = "// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.\n";
      File.WriteAllText(file, head + string.Concat(usings.Select(name => "using " + name + ";\n")) + body);
    }
  }

  /// <summary>A type that refers to an assembly which is not there is left out.</summary>
  static string Try(Type type) {
    try { return Declaration(type, ""); }
    catch (TypeLoadException) { return ""; }
    catch (FileNotFoundException) { return ""; }
  }

  static string Declaration(Type type, string indent) {
    var name = Bare(type.Name) + Parameters(OwnArguments(type));
    var rest = Constraints(OwnArguments(type));
    if (type.IsEnum) {
      var members = type.GetFields(BindingFlags.Public | BindingFlags.Static).Select(each => Escape(each.Name));
      return indent + "public enum " + name + " { " + string.Join(", ", members) + " }\n";
    }
    if (typeof(Delegate).IsAssignableFrom(type) && type.BaseType == typeof(MulticastDelegate)) {
      var invoke = type.GetMethod("Invoke");
      return indent + "public delegate " + Name(invoke.ReturnType) + " " + name + List(invoke) + rest + ";\n";
    }
    var inherited = new HashSet<Type>(type.GetInterfaces().SelectMany(each => each.GetInterfaces()));
    if (type.BaseType != null) inherited.UnionWith(type.BaseType.GetInterfaces());
    var bases = new List<string>();
    if (type.BaseType != null && type.BaseType != typeof(object) && type.BaseType != typeof(ValueType)) bases.Add(Name(type.BaseType));
    if (Wider.ContainsKey(type.Name)) bases.Add(Wider[type.Name]);
    bases.AddRange(type.GetInterfaces().Where(each => each.IsVisible && !inherited.Contains(each)).Select(Name));
    var kind = type.IsInterface ? "interface" : type.IsValueType ? "struct"
      : type.IsAbstract && type.IsSealed ? "static class" : type.IsAbstract ? "abstract class" : type.IsSealed ? "sealed class" : "class";
    var text = indent + "public " + kind + " " + name + (bases.Count > 0 ? " : " + string.Join(", ", bases) : "") + rest + " {\n";
    var lines = new HashSet<string>();
    if (Added.ContainsKey(type.FullName ?? "")) lines.Add("public " + Added[type.FullName]);
    foreach (var field in type.GetFields(Declared))
      if (IsSeen(field.IsPublic, field.IsFamily || field.IsFamilyOrAssembly))
        lines.Add("public " + (field.IsStatic ? "static " : "") + Name(field.FieldType) + " " + Escape(field.Name) + ";");
    foreach (var property in type.GetProperties(Declared)) {
      var accessor = property.GetGetMethod(true) ?? property.GetSetMethod(true);
      if (!IsSeen(accessor.IsPublic, accessor.IsFamily || accessor.IsFamilyOrAssembly)) continue;
      var index = property.GetIndexParameters();
      var head = "public " + (accessor.IsStatic ? "static " : "") + Name(property.PropertyType) + " ";
      lines.Add(index.Length > 0 ? head + "this[" + List(index) + "] { get; }" : head + Escape(property.Name) + " { get; }");
    }
    foreach (var each in type.GetEvents(Declared)) {
      var accessor = each.GetAddMethod(true);
      if (IsSeen(accessor.IsPublic, accessor.IsFamily || accessor.IsFamilyOrAssembly))
        lines.Add("public " + (accessor.IsStatic ? "static " : "") + "event " + Name(each.EventHandlerType) + " " + each.Name + ";");
    }
    foreach (var method in type.GetMethods(Declared)) {
      if (method.IsSpecialName || !IsSeen(method.IsPublic, method.IsFamily || method.IsFamilyOrAssembly)) continue;
      // A type that overrides a method has it from the type that declares it.
      if (method.GetBaseDefinition() != method) continue;
      var own = method.GetGenericArguments();
      var modifier = method.IsStatic ? "static " : method.IsAbstract && !type.IsInterface ? "abstract " : "";
      lines.Add("public " + modifier + Name(method.ReturnType) + " " + Escape(method.Name) + Parameters(own) + List(method) + Constraints(own) + ";");
    }
    text += string.Concat(lines.Select(line => indent + "  " + line + "\n"));
    foreach (var nested in type.GetNestedTypes(BindingFlags.Public)) text += Declaration(nested, indent + "  ");
    return text + indent + "}\n";
  }

  static bool IsSeen(bool isPublic, bool isProtected) { return isPublic || isProtected; }

  static Type[] OwnArguments(Type type) {
    var all = type.GetGenericArguments();
    return type.IsNested ? all.Skip(type.DeclaringType.GetGenericArguments().Length).ToArray() : all;
  }

  static string Parameters(Type[] own) {
    return own.Length == 0 ? "" : "<" + string.Join(", ", own.Select(each => each.Name)) + ">";
  }

  static string Constraints(Type[] own) {
    return string.Concat(own.Select(each => {
      var types = each.GetGenericParameterConstraints().Where(type => type != typeof(ValueType)).Select(Name).ToList();
      return types.Count == 0 ? "" : " where " + each.Name + " : " + string.Join(", ", types);
    }));
  }

  static string List(MethodInfo method) {
    var isExtension = method.IsDefined(typeof(System.Runtime.CompilerServices.ExtensionAttribute), false);
    return "(" + (isExtension ? "this " : "") + List(method.GetParameters()) + ")";
  }

  static string List(ParameterInfo[] parameters) {
    return string.Join(", ", parameters.Select((each, index) => {
      var type = each.ParameterType;
      var modifier = each.IsDefined(typeof(ParamArrayAttribute), false) ? "params " : each.IsOut && type.IsByRef ? "out " : type.IsByRef ? "ref " : "";
      return modifier + Name(type) + " " + (char)('a' + index) + (each.IsOptional ? " = default" : "");
    }));
  }

  static string Name(Type type) {
    if (type.IsByRef) return Name(type.GetElementType());
    if (type.IsArray) return Name(type.GetElementType()) + "[" + new string(',', type.GetArrayRank() - 1) + "]";
    if (type.IsPointer) return Name(type.GetElementType()) + "*";
    if (type.IsGenericParameter) return type.Name;
    if (type.Namespace == "System" && !type.IsGenericType && !type.IsNested && Keywords.ContainsKey(type.Name)) return Keywords[type.Name];
    if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Nullable<>)) return Name(type.GetGenericArguments()[0]) + "?";
    used.Add(type.Namespace);
    var all = type.GetGenericArguments();
    var outer = type.IsNested ? type.DeclaringType.GetGenericArguments().Length : 0;
    var own = all.Skip(outer).Select(Name).ToArray();
    var name = Bare(type.Name) + (own.Length > 0 ? "<" + string.Join(", ", own) + ">" : "");
    if (!type.IsNested) return name;
    var around = type.DeclaringType.IsGenericTypeDefinition && outer > 0 ? type.DeclaringType.MakeGenericType(all.Take(outer).ToArray()) : type.DeclaringType;
    return Name(around) + "." + name;
  }

  static string Bare(string name) {
    var end = name.IndexOf('`');
    return end < 0 ? name : name.Substring(0, end);
  }

  static string Escape(string name) {
    return Reserved.Contains(name) ? "@" + name : name;
  }

  static readonly HashSet<string> Reserved = new HashSet<string> { "add", "lock", "object", "event", "in", "out", "is", "as", "switch", "break", "this", "base" };
}
