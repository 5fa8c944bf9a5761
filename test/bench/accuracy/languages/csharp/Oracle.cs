using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using ICSharpCode.NRefactory;
using ICSharpCode.NRefactory.CSharp;
using ICSharpCode.NRefactory.CSharp.Resolver;
using ICSharpCode.NRefactory.CSharp.TypeSystem;
using ICSharpCode.NRefactory.Semantics;
using ICSharpCode.NRefactory.TypeSystem;

/// <summary>
/// Writes the definition of every name in C# sources, as the semantic model of NRefactory resolves it.
///
/// Arguments: the root of the sources, the file to write, the symbols that are defined for `#if` and the assemblies
/// that are referenced, both between commas. The output has a line of JSON for each source, as that of `Oracle.java`:
/// {"path", "occurrences": [[line, column, definition (1) or reference (0), symbol]]}. Lines and columns count from 0,
/// columns in UTF-16 code units. Overloads are numbered from +0 in the order of their declaration. A constructor that
/// is the only one of its class has no number.
/// </summary>
class Oracle
{
    static void Main(string[] args)
    {
        string root = args[0].TrimEnd('/') + "/";
        var settings = new CompilerSettings();
        foreach (string symbol in args[2].Split(',')) settings.ConditionalSymbols.Add(symbol);
        IProjectContent project = new CSharpProjectContent().SetAssemblyName("Own").SetCompilerSettings(settings);
        foreach (string path in args[3].Split(','))
            project = project.AddAssemblyReferences(new CecilLoader().LoadAssemblyFile(path));
        var sources = new List<Source>();
        string[] paths = Directory.GetFiles(root, "*.cs", SearchOption.AllDirectories);
        Array.Sort(paths, string.CompareOrdinal);
        foreach (string path in paths)
        {
            string text = File.ReadAllText(path);
            SyntaxTree tree = new CSharpParser(settings).Parse(text, path);
            CSharpUnresolvedFile file = tree.ToTypeSystem();
            project = project.AddOrUpdateFiles(file);
            sources.Add(new Source { Path = path.Substring(root.Length), Text = text, Tree = tree, File = file });
        }
        ICompilation compilation = project.CreateCompilation();
        var symbols = new Symbols(compilation);
        using (var output = new StreamWriter(args[1]))
            foreach (Source source in sources) output.WriteLine(new Occurrences(source, compilation, symbols).Json());
        // Names that are not understood are not in the output.
        foreach (Source source in sources.Where(each => each.Tree.Errors.Count > 0))
            Console.WriteLine(source.Path + ": " + source.Tree.Errors[0].Message);
    }
}

class Source
{
    public string Path;
    public string Text;
    public SyntaxTree Tree;
    public CSharpUnresolvedFile File;
}

/// <summary>Names of symbols.</summary>
class Symbols
{
    public const string Outside = "csharp outside . . ";
    private readonly ICompilation compilation;
    private readonly Dictionary<string, string> locals = new Dictionary<string, string>();

    public Symbols(ICompilation compilation)
    {
        this.compilation = compilation;
    }

    public string OfLocal(IVariable variable)
    {
        DomRegion region = variable.Region;
        string key = region.FileName + ":" + region.BeginLine + ":" + region.BeginColumn + ":" + variable.Name;
        string name;
        if (!locals.TryGetValue(key, out name)) locals[key] = name = "local " + locals.Count;
        return name;
    }

    public string OfType(IType type)
    {
        if (type.Kind == TypeKind.TypeParameter)
        {
            var parameter = (ITypeParameter)type;
            return "local " + (parameter.Owner == null ? "" : Escaped(parameter.Owner.ReflectionName)) + parameter.Name;
        }
        ITypeDefinition definition = type.GetDefinition();
        if (definition == null) return null;
        return Package(definition) + Chain(definition);
    }

    public string OfMember(IMember member)
    {
        IMember definition = member.MemberDefinition;
        var method = definition as IMethod;
        if (method != null && method.ReducedFrom != null) definition = method.ReducedFrom.MemberDefinition;
        ITypeDefinition owner = definition.DeclaringTypeDefinition;
        if (owner == null) return null;
        if (owner.ParentAssembly != compilation.MainAssembly) return Package(owner) + Chain(owner);
        // A member that the compiler adds, as a constructor without parameters, is its type.
        if (definition.IsSynthetic || definition.Region.IsEmpty) return OfType(owner);
        if (!(definition is IMethod)) return Package(owner) + Chain(owner) + Escaped(NameOf(definition)) + ".";
        List<IMethod> overloads = owner.Methods
            .Where(each => each.Name == definition.Name && !each.IsSynthetic)
            .ToList();
        int index = overloads.FindIndex(each => each.Region.Equals(definition.Region));
        string number = overloads.Count > 1 ? "+" + index : "";
        return Package(owner) + Chain(owner) + Escaped(definition.Name) + "(" + number + ").";
    }

    /// <summary>A member that implements one of an interface explicitly can stand beside another with its name.</summary>
    private static string NameOf(IMember member)
    {
        bool isExplicit = member.IsExplicitInterfaceImplementation && member.ImplementedInterfaceMembers.Count > 0;
        return isExplicit ? member.ImplementedInterfaceMembers[0].DeclaringType.Name + "." + member.Name : member.Name;
    }

    private string Package(ITypeDefinition definition)
    {
        return definition.ParentAssembly == compilation.MainAssembly ? "csharp assembly own . " : Outside;
    }

    private static string Chain(ITypeDefinition definition)
    {
        string arity = definition.TypeParameterCount > 0 ? "`" + definition.TypeParameterCount : "";
        ITypeDefinition owner = definition.DeclaringTypeDefinition;
        string before = owner != null
            ? Chain(owner)
            : (definition.Namespace == "" ? "_root_/" : Escaped(definition.Namespace) + "/");
        return before + Escaped(definition.Name + arity) + "#";
    }

    private static string Escaped(string name)
    {
        return name.All(each => char.IsLetterOrDigit(each) || each == '_') && name.All(each => each < 128)
            ? name
            : "`" + name.Replace("`", "``") + "`";
    }
}

/// <summary>The occurrences of a source.</summary>
class Occurrences
{
    private readonly Source source;
    private readonly CSharpAstResolver resolver;
    private readonly Symbols symbols;
    private readonly string[] lines;
    private readonly HashSet<string> seen = new HashSet<string>();
    private readonly List<string> found = new List<string>();

    public Occurrences(Source source, ICompilation compilation, Symbols symbols)
    {
        this.source = source;
        this.symbols = symbols;
        resolver = new CSharpAstResolver(compilation, source.Tree, source.File);
        lines = source.Text.Split('\n');
    }

    public string Json()
    {
        foreach (AstNode node in source.Tree.Descendants) Visit(node);
        return "{\"path\":" + Quoted(source.Path) + ",\"occurrences\":[" + string.Join(",", found) + "]}";
    }

    private void Visit(AstNode node)
    {
        if (node is EntityDeclaration) VisitEntity((EntityDeclaration)node);
        else if (node is VariableInitializer) VisitVariable((VariableInitializer)node);
        else if (node is ParameterDeclaration)
            Add(((ParameterDeclaration)node).NameToken, true, SymbolOf(resolver.Resolve(node)));
        else if (node is ForeachStatement) VisitLoop((ForeachStatement)node);
        else if (node is InvocationExpression) VisitInvocation((InvocationExpression)node);
        else if (node is ObjectCreateExpression) VisitCreation((ObjectCreateExpression)node);
        else if (node is ConstructorInitializer) VisitInitializer((ConstructorInitializer)node);
        else if (node is IdentifierExpression) VisitName((Expression)node, ((IdentifierExpression)node).IdentifierToken);
        else if (node is MemberReferenceExpression)
            VisitName((Expression)node, ((MemberReferenceExpression)node).MemberNameToken);
        else if (node is NamedExpression) Add(((NamedExpression)node).NameToken, false, SymbolOf(resolver.Resolve(node)));
        else if (node is SimpleType || node is MemberType) VisitType((AstType)node);
    }

    private void VisitEntity(EntityDeclaration node)
    {
        if (node is FieldDeclaration || node is EventDeclaration || node is FixedFieldDeclaration || node is Accessor) return;
        if (node is OperatorDeclaration || node is IndexerDeclaration || node is DestructorDeclaration) return;
        Add(node.NameToken, true, SymbolOf(resolver.Resolve(node)));
    }

    private void VisitVariable(VariableInitializer node)
    {
        ResolveResult result = resolver.Resolve(node);
        Add(node.NameToken, true, SymbolOf(result));
    }

    private void VisitLoop(ForeachStatement node)
    {
        var result = resolver.Resolve(node) as ForEachResolveResult;
        if (result != null) Add(node.VariableNameToken, true, symbols.OfLocal(result.ElementVariable));
    }

    private void VisitInvocation(InvocationExpression node)
    {
        var result = resolver.Resolve(node) as InvocationResolveResult;
        if (result == null || IsDelegate(node)) return;
        Add(NameOf(node.Target), false, symbols.OfMember(result.Member));
    }

    /// <summary>The name in front of the parentheses is the value then, which is resolved as any other.</summary>
    private bool IsDelegate(InvocationExpression node)
    {
        var result = resolver.Resolve(node) as CSharpInvocationResolveResult;
        return result != null && result.IsDelegateInvocation;
    }

    private void VisitCreation(ObjectCreateExpression node)
    {
        var result = resolver.Resolve(node) as InvocationResolveResult;
        if (result != null) Add(NameOf(node.Type), false, symbols.OfMember(result.Member));
    }

    private void VisitInitializer(ConstructorInitializer node)
    {
        var result = resolver.Resolve(node) as InvocationResolveResult;
        if (result == null) return;
        AstNode keyword = node.Children.FirstOrDefault(
            each => each.Role == ConstructorInitializer.BaseKeywordRole || each.Role == ConstructorInitializer.ThisKeywordRole);
        if (keyword != null) Add(keyword.StartLocation, null, false, symbols.OfMember(result.Member));
    }

    private void VisitName(Expression node, Identifier token)
    {
        var call = node.Parent as InvocationExpression;
        if (call != null && call.Target == node && !IsDelegate(call) && resolver.Resolve(call) is InvocationResolveResult)
            return;
        ResolveResult result = resolver.Resolve(node);
        var group = result as MethodGroupResolveResult;
        if (group != null)
        {
            // A method that is passed by name is chosen by the delegate that it becomes.
            IMethod method = resolver.GetConversion(node).Method;
            if (method != null) Add(token, false, symbols.OfMember(method));
        }
        else Add(token, false, SymbolOf(result));
    }

    private void VisitType(AstType node)
    {
        if (node.IsVar()) return;
        var result = resolver.Resolve(node) as TypeResolveResult;
        if (result != null) Add(NameOf(node), false, symbols.OfType(result.Type));
    }

    private string SymbolOf(ResolveResult result)
    {
        if (result is LocalResolveResult) return symbols.OfLocal(((LocalResolveResult)result).Variable);
        if (result is MemberResolveResult) return symbols.OfMember(((MemberResolveResult)result).Member);
        if (result is TypeResolveResult) return symbols.OfType(result.Type);
        return null;
    }

    private static Identifier NameOf(AstNode node)
    {
        if (node is IdentifierExpression) return ((IdentifierExpression)node).IdentifierToken;
        if (node is MemberReferenceExpression) return ((MemberReferenceExpression)node).MemberNameToken;
        if (node is SimpleType) return ((SimpleType)node).IdentifierToken;
        if (node is MemberType) return ((MemberType)node).MemberNameToken;
        if (node is ParenthesizedExpression) return NameOf(((ParenthesizedExpression)node).Expression);
        return null;
    }

    private void Add(Identifier token, bool isDefinition, string symbol)
    {
        if (token != null && !token.IsNull) Add(token.StartLocation, token.Name, isDefinition, symbol);
    }

    private void Add(TextLocation at, string name, bool isDefinition, string symbol)
    {
        // A type of the framework that is defined again is resolved to that of the framework.
        if (symbol == null || isDefinition && symbol.StartsWith(Symbols.Outside)) return;
        string line = lines[at.Line - 1];
        int column = at.Column - 1;
        // The compiler gives names to what has none in the source.
        if (name != null && string.CompareOrdinal(line, column, name, 0, name.Length) != 0) return;
        string entry = "[" + (at.Line - 1) + "," + column + "," + (isDefinition ? 1 : 0) + "," + Quoted(symbol) + "]";
        if (seen.Add(entry)) found.Add(entry);
    }

    private static string Quoted(string text)
    {
        return '"' + text.Replace("\\", "\\\\").Replace("\"", "\\\"") + '"';
    }
}
