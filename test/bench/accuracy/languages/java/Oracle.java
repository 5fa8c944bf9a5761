import com.sun.source.tree.*;
import com.sun.source.util.*;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import javax.lang.model.element.*;
import javax.tools.*;

/**
 * Writes the definition of every name in Java sources, as javac resolves it.
 *
 * <p>Arguments: the root of the sources, the version of Java, the file to write, the class path. The output has a line of JSON for each
 * source: {@code {"path", "occurrences": [[line, column, definition (1) or reference (0), symbol]]}}. Lines and columns
 * count from 0, columns in UTF-16 code units. Symbols are those of SCIP. Overloads are numbered from {@code +0} in the
 * order of their declaration. A constructor that is the only one of its class has no number. The errors of the compiler
 * are printed, a line each: names that they concern are not in the output.
 */
public class Oracle {
  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]).toAbsolutePath();
    List<Path> sources;
    try (Stream<Path> files = Files.walk(root)) {
      sources = files.filter(path -> path.toString().endsWith(".java")).sorted().collect(Collectors.toList());
    }
    // Their classes are visible to those that are not in a module as well.
    sources.removeIf(path -> path.endsWith("module-info.java"));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    List<String> options =
        List.of(
            "--release", args[1], "-cp", args[3], "-proc:none", "-implicit:none", "-nowarn", "-Xmaxerrs", "100000");
    JavacTask task =
        (JavacTask)
            compiler.getTask(null, manager, problems, options, null, manager.getJavaFileObjectsFromPaths(sources));
    List<CompilationUnitTree> units = new ArrayList<>();
    task.parse().forEach(units::add);
    task.analyze();
    Symbols symbols = new Symbols();
    for (CompilationUnitTree unit : units) new Declared(symbols).scan(unit, null);
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(args[2])))) {
      for (CompilationUnitTree unit : units) {
        String path = root.relativize(Path.of(unit.getSourceFile().toUri())).toString().replace('\\', '/');
        out.println(new Occurrences(unit, symbols, Trees.instance(task)).json(path));
      }
    }
    problems.getDiagnostics().stream()
        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .map(each -> each.getMessage(Locale.ENGLISH).replaceAll("\\s+", " "))
        .distinct()
        .forEach(System.out::println);
  }
}

/** Collects the definitions of the repository, so that all others are known to be outside of it. */
class Declared extends TreeScanner<Void, Void> {
  private final Symbols symbols;

  Declared(Symbols symbols) {
    this.symbols = symbols;
  }

  @Override
  public Void visitClass(ClassTree tree, Void unused) {
    symbols.declared.add(((JCTree.JCClassDecl) tree).sym);
    return super.visitClass(tree, null);
  }

  @Override
  public Void visitMethod(MethodTree tree, Void unused) {
    symbols.declared.add(((JCTree.JCMethodDecl) tree).sym);
    return super.visitMethod(tree, null);
  }

  @Override
  public Void visitVariable(VariableTree tree, Void unused) {
    symbols.declared.add(((JCTree.JCVariableDecl) tree).sym);
    return super.visitVariable(tree, null);
  }

  @Override
  public Void visitTypeParameter(TypeParameterTree tree, Void unused) {
    symbols.declared.add(((JCTree.JCTypeParameter) tree).type.tsym);
    return super.visitTypeParameter(tree, null);
  }
}

/** Names of symbols. */
class Symbols {
  final Set<Symbol> declared = new HashSet<>();
  private final Map<Symbol, String> locals = new HashMap<>();

  /** Undefined ({@code null}) for what javac could not resolve and for what has no name. */
  String nameOf(Symbol symbol) {
    if (symbol == null || symbol.type == null || symbol.type.hasTag(TypeTag.ERROR)) return null;
    if (symbol.kind == Kinds.Kind.PCK || symbol.kind == Kinds.Kind.MDL || symbol.kind.isResolutionError()) return null;
    Symbol base = symbol.baseSymbol();
    Symbol known = declaredFor(base);
    if (known == null) return isFromSource(base) ? null : "java outside . . " + outsideChain(base);
    if (isLocal(known)) return locals.computeIfAbsent(known, each -> "local " + locals.size());
    return "java maven own . " + chain(known);
  }

  /** The declaration of a member that the compiler adds: a constructor is its class, an accessor its component. */
  private Symbol declaredFor(Symbol symbol) {
    if (symbol instanceof MethodSymbol) {
      if (symbol.isConstructor() && (!declared.contains(symbol) || isGenerated(symbol)))
        return declared.contains(symbol.owner) ? symbol.owner : null;
      if (isGenerated(symbol) || !declared.contains(symbol)) {
        boolean isRecord = symbol.owner != null && (symbol.owner.flags() & Flags.RECORD) != 0;
        if (!isRecord) return declared.contains(symbol) && !isGenerated(symbol) ? symbol : null;
        for (Symbol member : symbol.owner.members().getSymbolsByName(symbol.name))
          if (member instanceof VarSymbol && declared.contains(member)) return member;
        return null;
      }
    }
    return declared.contains(symbol) ? symbol : null;
  }

  static boolean isGenerated(Symbol symbol) {
    return (symbol.flags() & (Flags.GENERATEDCONSTR | Flags.SYNTHETIC | Flags.GENERATED_MEMBER)) != 0;
  }

  private boolean isFromSource(Symbol symbol) {
    ClassSymbol owner = symbol.enclClass();
    return owner != null && declared.contains(owner);
  }

  private static boolean isLocal(Symbol symbol) {
    if (symbol.kind == Kinds.Kind.TYP && symbol.type.hasTag(TypeTag.TYPEVAR)) return true;
    for (Symbol at = symbol; at != null && at.kind != Kinds.Kind.PCK; at = at.owner) {
      if (at.name.isEmpty()) return true;
      if (at.owner != null && (at.owner.kind == Kinds.Kind.MTH || at.owner.kind == Kinds.Kind.VAR)) return true;
    }
    return false;
  }

  private String chain(Symbol symbol) {
    if (symbol instanceof ClassSymbol) {
      Symbol owner = symbol.owner;
      String before = owner.kind == Kinds.Kind.PCK ? folder(owner) : chain(owner);
      return before + escaped(symbol.name.toString()) + "#";
    }
    String owner = chain(symbol.owner);
    if (!(symbol instanceof MethodSymbol)) return owner + escaped(symbol.name.toString()) + ".";
    List<Symbol> overloads = new ArrayList<>();
    // The newest comes first.
    for (Symbol each : symbol.owner.members().getSymbolsByName(symbol.name))
      if (each instanceof MethodSymbol && declared.contains(each) && !isGenerated(each)) overloads.add(0, each);
    String number = overloads.size() > 1 ? "+" + overloads.indexOf(symbol) : "";
    return owner + escaped(symbol.name.toString()) + "(" + number + ").";
  }

  private static String outsideChain(Symbol symbol) {
    ClassSymbol owner = symbol.enclClass();
    return owner == null ? "unknown/" : folder(owner.packge()) + escaped(owner.name.toString()) + "#";
  }

  private static String folder(Symbol owner) {
    String name = ((PackageElement) owner).getQualifiedName().toString();
    return name.isEmpty() ? "_root_/" : escaped(name) + "/";
  }

  private static String escaped(String name) {
    return name.matches("[A-Za-z0-9_$+-]+") ? name : "`" + name.replace("`", "``") + "`";
  }
}

/** The occurrences of a source. */
class Occurrences extends TreePathScanner<Void, Void> {
  private final CompilationUnitTree unit;
  private final Symbols symbols;
  private final SourcePositions positions;
  private final String text;
  private final int[] lines;
  private final Set<String> found = new LinkedHashSet<>();

  Occurrences(CompilationUnitTree unit, Symbols symbols, Trees trees) throws IOException {
    this.unit = unit;
    this.symbols = symbols;
    this.positions = trees.getSourcePositions();
    this.text = unit.getSourceFile().getCharContent(true).toString();
    this.lines = IntStream.concat(IntStream.of(0), lineStarts(text)).toArray();
  }

  String json(String path) {
    scan(unit, null);
    return "{\"path\":" + quoted(path) + ",\"occurrences\":[" + String.join(",", found) + "]}";
  }

  @Override
  public Void visitClass(ClassTree tree, Void unused) {
    JCTree.JCClassDecl node = (JCTree.JCClassDecl) tree;
    if (!node.name.isEmpty()) add(nameAfter(node.pos, node.name.toString()), true, node.sym);
    return super.visitClass(tree, null);
  }

  @Override
  public Void visitMethod(MethodTree tree, Void unused) {
    JCTree.JCMethodDecl node = (JCTree.JCMethodDecl) tree;
    // Members that the compiler adds to a class are not in the source.
    if (Symbols.isGenerated(node.sym)) return null;
    add(node.pos, true, node.sym);
    return super.visitMethod(tree, null);
  }

  @Override
  public Void visitVariable(VariableTree tree, Void unused) {
    JCTree.JCVariableDecl node = (JCTree.JCVariableDecl) tree;
    boolean isConstant = node.sym != null && (node.sym.flags() & Flags.ENUM) != 0;
    // A constant begins with its annotations.
    int start = isConstant ? nameAfter(Math.max(node.pos, end(node.mods)), node.name.toString()) : node.pos;
    if (node.sym != null && startsWith(start, node.name.toString())) add(start, true, node.sym);
    // The type and the call of the constructor of a constant are not written.
    if (!isConstant) return super.visitVariable(tree, null);
    scan(tree.getModifiers(), null);
    if (tree.getInitializer() instanceof NewClassTree) {
      NewClassTree made = (NewClassTree) tree.getInitializer();
      scan(made.getArguments(), null);
      if (made.getClassBody() != null) scan(made.getClassBody(), null);
    }
    return null;
  }

  @Override
  public Void visitTypeParameter(TypeParameterTree tree, Void unused) {
    JCTree.JCTypeParameter node = (JCTree.JCTypeParameter) tree;
    add(nameAfter(node.getAnnotations().isEmpty() ? node.pos : end(node.getAnnotations().last()), node.name.toString()), true, node.type.tsym);
    return super.visitTypeParameter(tree, null);
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void unused) {
    JCTree.JCIdent node = (JCTree.JCIdent) tree;
    String name = node.name.toString();
    boolean isKeyword = name.equals("this") || name.equals("super");
    if (!isKeyword && startsWith(node.pos, name)) add(node.pos, false, node.sym);
    return super.visitIdentifier(tree, null);
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
    JCTree.JCFieldAccess node = (JCTree.JCFieldAccess) tree;
    String name = node.name.toString();
    int start = end(node) - name.length();
    boolean isKeyword = name.equals("this") || name.equals("super") || name.equals("class") || name.equals("*");
    if (!isKeyword && startsWith(start, name)) add(start, false, node.sym);
    return super.visitMemberSelect(tree, null);
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
    JCTree.JCMemberReference node = (JCTree.JCMemberReference) tree;
    String name = node.name.toString();
    int start = end(node) - name.length();
    // The name of the class in `A::new` stands for the constructor as well.
    if (tree.getMode() == MemberReferenceTree.ReferenceMode.NEW) addConstructor(plain(node.expr), node.sym);
    else if (startsWith(start, name)) add(start, false, node.sym);
    return super.visitMemberReference(tree, null);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
    JCTree select = (JCTree) tree.getMethodSelect();
    String name = select instanceof JCTree.JCIdent ? ((JCTree.JCIdent) select).name.toString() : "";
    if (select instanceof JCTree.JCFieldAccess) name = ((JCTree.JCFieldAccess) select).name.toString();
    if (name.equals("this") || name.equals("super")) {
      int start = select instanceof JCTree.JCIdent ? select.pos : end(select) - name.length();
      Symbol constructor =
          select instanceof JCTree.JCIdent ? ((JCTree.JCIdent) select).sym : ((JCTree.JCFieldAccess) select).sym;
      if (startsWith(start, name)) add(start, false, constructor);
    }
    return super.visitMethodInvocation(tree, null);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void unused) {
    JCTree.JCNewClass node = (JCTree.JCNewClass) tree;
    boolean isAnonymous = node.getClassBody() != null;
    Symbol made = isAnonymous ? constructorOfBase(node) : node.constructor;
    scan(tree.getEnclosingExpression(), null);
    scan(tree.getTypeArguments(), null);
    // The name stands for the class and for the constructor.
    addConstructor(plain(node.clazz), made);
    scan(tree.getIdentifier(), null);
    scan(tree.getArguments(), null);
    if (isAnonymous) scanMembers(node.def);
    return null;
  }

  private void addConstructor(JCTree type, Symbol constructor) {
    if (type instanceof JCTree.JCIdent) add(type.pos, false, constructor);
    else if (type instanceof JCTree.JCFieldAccess)
      add(end(type) - ((JCTree.JCFieldAccess) type).name.length(), false, constructor);
  }

  private static JCTree plain(JCTree type) {
    JCTree bare = type instanceof JCTree.JCAnnotatedType ? ((JCTree.JCAnnotatedType) type).underlyingType : type;
    return bare instanceof JCTree.JCTypeApply ? ((JCTree.JCTypeApply) bare).clazz : bare;
  }

  /** The class body of an expression, without the clauses that the compiler adds. */
  private void scanMembers(JCTree.JCClassDecl body) {
    for (JCTree member : body.defs) scan(member, null);
  }

  /** An anonymous class calls the constructor of its base; of an interface, the interface is all there is. */
  private Symbol constructorOfBase(JCTree.JCNewClass node) {
    ClassSymbol anonymous = node.def.sym;
    if (anonymous == null) return null;
    if (!anonymous.getInterfaces().isEmpty()) return anonymous.getInterfaces().head.tsym;
    for (JCTree member : node.def.defs) {
      if (!(member instanceof JCTree.JCMethodDecl) || !((JCTree.JCMethodDecl) member).sym.isConstructor()) continue;
      for (StatementTree statement : ((JCTree.JCMethodDecl) member).body.getStatements()) {
        if (!(statement instanceof JCTree.JCExpressionStatement)) continue;
        JCTree call = ((JCTree.JCExpressionStatement) statement).expr;
        if (!(call instanceof JCTree.JCMethodInvocation)) continue;
        JCTree select = ((JCTree.JCMethodInvocation) call).meth;
        if (select instanceof JCTree.JCIdent) return ((JCTree.JCIdent) select).sym;
        if (select instanceof JCTree.JCFieldAccess) return ((JCTree.JCFieldAccess) select).sym;
      }
    }
    return anonymous.getSuperclass().tsym;
  }

  @Override
  public Void visitImport(ImportTree tree, Void unused) {
    JCTree.JCFieldAccess name = (JCTree.JCFieldAccess) tree.getQualifiedIdentifier();
    if (!tree.isStatic() || name.name.contentEquals("*")) return super.visitImport(tree, null);
    // All members with the name are imported.
    int start = end(name) - name.name.length();
    Symbol owner = ((JCTree) name.selected).type == null ? null : ((JCTree) name.selected).type.tsym;
    for (Symbol at = owner; at instanceof ClassSymbol; at = ((ClassSymbol) at).getSuperclass().tsym)
      for (Symbol member : at.members().getSymbolsByName(name.name)) if (member.isStatic()) add(start, false, member);
    return scan(name.selected, null);
  }

  private int end(Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }

  private boolean startsWith(int position, String name) {
    return position >= 0 && text.startsWith(name, position);
  }

  /** The name comes after a keyword. */
  private int nameAfter(int position, String name) {
    for (int at = text.indexOf(name, position); at >= 0; at = text.indexOf(name, at + 1)) {
      int after = at + name.length();
      boolean begins = at == 0 || !Character.isJavaIdentifierPart(text.charAt(at - 1));
      if (begins && (after == text.length() || !Character.isJavaIdentifierPart(text.charAt(after)))) return at;
    }
    return -1;
  }

  private void add(int position, boolean isDefinition, Symbol symbol) {
    String name = symbols.nameOf(symbol);
    if (name == null || position < 0) return;
    int index = Arrays.binarySearch(lines, position);
    int line = index >= 0 ? index : -index - 2;
    found.add("[" + line + "," + (position - lines[line]) + "," + (isDefinition ? 1 : 0) + "," + quoted(name) + "]");
  }

  private static IntStream lineStarts(String text) {
    return IntStream.range(0, text.length())
        .filter(at -> text.charAt(at) == '\n' || text.charAt(at) == '\r' && !text.startsWith("\n", at + 1))
        .map(at -> at + 1);
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
