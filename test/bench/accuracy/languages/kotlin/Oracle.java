import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import org.jetbrains.kotlin.analyzer.AnalysisResult;
import org.jetbrains.kotlin.cli.common.config.ContentRootsKt;
import org.jetbrains.kotlin.cli.common.messages.MessageCollector;
import org.jetbrains.kotlin.cli.jvm.compiler.*;
import org.jetbrains.kotlin.cli.jvm.config.JvmContentRootsKt;
import org.jetbrains.kotlin.com.intellij.openapi.util.Disposer;
import org.jetbrains.kotlin.com.intellij.psi.*;
import org.jetbrains.kotlin.com.intellij.psi.util.PsiTreeUtil;
import org.jetbrains.kotlin.config.*;
import org.jetbrains.kotlin.descriptors.*;
import org.jetbrains.kotlin.descriptors.impl.TypeAliasConstructorDescriptor;
import org.jetbrains.kotlin.descriptors.synthetic.SyntheticMemberDescriptor;
import org.jetbrains.kotlin.diagnostics.Diagnostic;
import org.jetbrains.kotlin.diagnostics.Severity;
import org.jetbrains.kotlin.diagnostics.rendering.DefaultErrorMessages;
import org.jetbrains.kotlin.lexer.KtTokens;
import org.jetbrains.kotlin.psi.*;
import org.jetbrains.kotlin.resolve.BindingContext;
import org.jetbrains.kotlin.resolve.DescriptorUtils;
import org.jetbrains.kotlin.resolve.ImportedFromObjectCallableDescriptor;
import org.jetbrains.kotlin.resolve.calls.model.ResolvedCall;
import org.jetbrains.kotlin.resolve.calls.model.VariableAsFunctionResolvedCall;
import org.jetbrains.kotlin.resolve.calls.util.FakeCallableDescriptorForObject;
import org.jetbrains.kotlin.resolve.multiplatform.ExpectedActualResolverKt;
import org.jetbrains.kotlin.resolve.source.PsiSourceElementKt;
import org.jetbrains.kotlin.synthetic.SyntheticJavaPropertyDescriptor;

/**
 * Writes the definition of every name in Kotlin sources, as the front end of the compiler resolves it, and the
 * definitions of the Java sources between them.
 *
 * <p>Arguments: the root of the sources, folders below it that hold packages (with commas), the file to write, the class
 * path. The output has a line of JSON for each source: {@code {"path", "occurrences": [[line, column, definition (1) or
 * reference (0), symbol]]}}. Lines and columns count from 0, columns in UTF-16 code units. Symbols are those of SCIP, of
 * which the first descriptor is the path of the file. Constructors are their class. Declarations of one name are numbered
 * in the order of their declaration. The errors of the compiler are printed, a line each.
 */
public class Oracle {
  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]).toRealPath();
    CompilerConfiguration configuration = configurationOf(root, args[1].split(","), args[3]);
    KotlinCoreEnvironment environment =
        KotlinCoreEnvironment.createForProduction(
            Disposer.newDisposable("oracle"), configuration, EnvironmentConfigFiles.JVM_CONFIG_FILES);
    List<KtFile> files = environment.getSourceFiles();
    AnalysisResult result =
        TopDownAnalyzerFacadeForJVM.analyzeFilesWithJavaIntegration(
            environment.getProject(),
            files,
            new NoScopeRecordCliBindingTrace(environment.getProject()),
            configuration,
            environment::createPackagePartProvider);
    BindingContext context = result.getBindingContext();
    Symbols symbols = new Symbols(root);
    Targets targets = new Targets(result.getModuleDescriptor(), symbols);
    SortedMap<String, String> lines = new TreeMap<>();
    for (KtFile file : files) {
      Occurrences found = new Occurrences(file, symbols);
      found.addKotlin(context, targets);
      lines.put(symbols.pathOf(file), found.json());
    }
    PsiManager manager = PsiManager.getInstance(environment.getProject());
    for (Path path : sources(root, ".java")) {
      var virtual = environment.getProjectEnvironment().getEnvironment().getLocalFileSystem().findFileByPath(path.toString());
      PsiFile file = virtual == null ? null : manager.findFile(virtual);
      if (file == null) continue;
      Occurrences found = new Occurrences(file, symbols);
      found.addJava();
      lines.put(symbols.pathOf(file), found.json());
    }
    Files.write(Path.of(args[2]), lines.values());
    for (Diagnostic each : context.getDiagnostics())
      if (each.getSeverity() == Severity.ERROR) {
        PsiFile file = each.getPsiFile();
        String message = DefaultErrorMessages.render(each).replaceAll("\\s+", " ");
        System.out.println(message + " (" + symbols.pathOf(file) + ":" + lineOf(file, each) + ")");
      }
    // The environment keeps threads.
    System.exit(0);
  }

  private static int lineOf(PsiFile file, Diagnostic each) {
    int offset = each.getTextRanges().get(0).getStartOffset();
    return (int) file.getText().substring(0, offset).chars().filter(letter -> letter == '\n').count() + 1;
  }

  private static CompilerConfiguration configurationOf(Path root, String[] folders, String classPath) {
    CompilerConfiguration configuration = new CompilerConfiguration();
    configuration.put(CommonConfigurationKeys.MODULE_NAME, "main");
    configuration.put(CommonConfigurationKeys.MESSAGE_COLLECTOR_KEY, MessageCollector.Companion.getNONE());
    Map<AnalysisFlag<?>, Object> flags = new HashMap<>();
    flags.put(AnalysisFlags.getSkipMetadataVersionCheck(), true);
    flags.put(AnalysisFlags.getOptIn(), List.of("kotlin.RequiresOptIn"));
    Map<LanguageFeature, LanguageFeature.State> features = new HashMap<>();
    features.put(LanguageFeature.MultiPlatformProjects, LanguageFeature.State.ENABLED);
    features.put(LanguageFeature.ContextReceivers, LanguageFeature.State.ENABLED);
    // The last version whose front end tells the definitions of names from outside.
    configuration.put(
        CommonConfigurationKeys.LANGUAGE_VERSION_SETTINGS,
        new LanguageVersionSettingsImpl(LanguageVersion.KOTLIN_1_9, ApiVersion.LATEST_STABLE, flags, features));
    configuration.put(JVMConfigurationKeys.JDK_HOME, new File(System.getProperty("java.home")));
    JvmContentRootsKt.configureJdkClasspathRoots(configuration);
    JvmContentRootsKt.addJvmClasspathRoots(
        configuration,
        Stream.of(classPath.split(File.pathSeparator)).filter(each -> !each.isEmpty()).map(File::new).collect(Collectors.toList()));
    for (String folder : folders) {
      Path path = root.resolve(folder);
      ContentRootsKt.addKotlinSourceRoot(configuration, path.toString(), folder.startsWith("common"));
      JvmContentRootsKt.addJavaSourceRoot(configuration, path.toFile());
    }
    return configuration;
  }

  private static List<Path> sources(Path root, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(path -> path.toString().endsWith(ending)).sorted().collect(Collectors.toList());
    }
  }
}

/** Names of the declarations in sources. */
class Symbols {
  private final Path root;
  private final Map<PsiElement, String> locals = new HashMap<>();
  private final Map<PsiElement, Map<String, List<PsiElement>>> siblings = new HashMap<>();

  Symbols(Path root) {
    this.root = root;
  }

  String pathOf(PsiFile file) {
    return root.relativize(Path.of(file.getVirtualFile().getPath())).toString().replace('\\', '/');
  }

  boolean isOwn(PsiElement element) {
    PsiFile file = element.getContainingFile();
    return file != null && file.getVirtualFile() != null && Path.of(file.getVirtualFile().getPath()).startsWith(root);
  }

  /** Undefined ({@code null}) for what has no name. */
  String nameOf(PsiElement element) {
    PsiElement declaration = declarationOf(element);
    if (declaration == null) return null;
    if (isLocal(declaration)) return locals.computeIfAbsent(declaration, each -> "local " + locals.size());
    String chain = chain(declaration);
    return chain == null ? null : "kotlin maven own . " + chain;
  }

  /** A constructor is its class, and so is a companion without a name. */
  static PsiElement declarationOf(PsiElement element) {
    PsiElement at = element;
    if (at instanceof KtPropertyAccessor) at = at.getParent();
    if (at instanceof KtConstructor) at = ((KtConstructor<?>) at).getContainingClassOrObject();
    if (at instanceof PsiMethod && ((PsiMethod) at).isConstructor()) at = ((PsiMethod) at).getContainingClass();
    while (at instanceof KtObjectDeclaration && ((KtObjectDeclaration) at).getNameIdentifier() == null) {
      if (!((KtObjectDeclaration) at).isCompanion()) return null;
      at = PsiTreeUtil.getParentOfType(at, KtClassOrObject.class);
    }
    return nameIn(at) == null ? null : at;
  }

  static PsiElement nameIn(PsiElement declaration) {
    if (declaration instanceof KtFunctionLiteral) return null;
    return declaration instanceof PsiNameIdentifierOwner ? ((PsiNameIdentifierOwner) declaration).getNameIdentifier() : null;
  }

  private static boolean isLocal(PsiElement declaration) {
    if (declaration instanceof KtTypeParameter || declaration instanceof PsiTypeParameter) return true;
    if (declaration instanceof KtParameter && !((KtParameter) declaration).hasValOrVar()) return true;
    if (declaration instanceof PsiVariable && !(declaration instanceof PsiField)) return true;
    for (PsiElement at = ownerOf(declaration); !(at instanceof PsiFile); at = ownerOf(at)) {
      boolean isType = at instanceof PsiClass || (at instanceof KtClassOrObject && !(at instanceof KtEnumEntry));
      if (!isType || (at instanceof KtObjectDeclaration && ((KtObjectDeclaration) at).isObjectLiteral())) return true;
    }
    return false;
  }

  /** The declaration or expression around a declaration. */
  private static PsiElement ownerOf(PsiElement declaration) {
    PsiElement at = declaration.getParent();
    while (at instanceof KtClassBody || at instanceof KtParameterList || at instanceof KtPrimaryConstructor || at instanceof KtDestructuringDeclaration)
      at = at.getParent();
    return at;
  }

  private String chain(PsiElement declaration) {
    if (declaration instanceof PsiFile) return escaped(pathOf((PsiFile) declaration)) + "/";
    PsiElement owner = ownerOf(declaration);
    // The members of a companion without a name have a chain of their own: it can have names of its class.
    boolean isCompanion = owner instanceof KtObjectDeclaration && ((KtObjectDeclaration) owner).getNameIdentifier() == null;
    String before = isCompanion ? chain(PsiTreeUtil.getParentOfType(owner, KtClassOrObject.class)) + "Companion#" : chain(owner);
    String name = nameIn(declaration).getText().replace("`", "");
    if (declaration instanceof KtTypeAlias || declaration instanceof PsiClass) return before + escaped(name) + "#";
    if (declaration instanceof KtClassOrObject && !(declaration instanceof KtEnumEntry)) return before + escaped(name) + "#";
    List<PsiElement> same = siblings.computeIfAbsent(owner, Symbols::membersOf).getOrDefault(name, List.of());
    boolean isAlone = same.size() < 2;
    int index = same.indexOf(declaration);
    if (declaration instanceof KtNamedFunction || declaration instanceof PsiMethod)
      return before + escaped(name) + "(" + (isAlone ? "" : "+" + index) + ").";
    return before + escaped(isAlone ? name : name + "@" + index) + ".";
  }

  private static Map<String, List<PsiElement>> membersOf(PsiElement owner) {
    Map<String, List<PsiElement>> members = new HashMap<>();
    PsiTreeUtil.processElements(
        owner,
        each -> {
          PsiElement name = nameIn(each);
          if (name != null && ownerOf(each) == owner)
            members.computeIfAbsent(name.getText().replace("`", ""), unused -> new ArrayList<>()).add(each);
          return true;
        });
    return members;
  }

  static String escaped(String name) {
    return name.matches("[A-Za-z0-9_$+-]+") ? name : "`" + name.replace("`", "``") + "`";
  }
}

/** From the descriptors of the compiler to names of symbols. */
class Targets {
  private final ModuleDescriptor module;
  private final Symbols symbols;

  Targets(ModuleDescriptor module, Symbols symbols) {
    this.module = module;
    this.symbols = symbols;
  }

  Set<String> namesOf(DeclarationDescriptor descriptor) {
    Set<String> names = new LinkedHashSet<>();
    add(descriptor, names, true);
    return names;
  }

  private void add(DeclarationDescriptor given, Set<String> names, boolean withCounterparts) {
    if (given == null) return;
    if (given instanceof TypeAliasConstructorDescriptor) {
      add(((TypeAliasConstructorDescriptor) given).getTypeAliasDescriptor(), names, withCounterparts);
      add(((TypeAliasConstructorDescriptor) given).getUnderlyingConstructorDescriptor(), names, false);
      return;
    }
    if (given instanceof FakeCallableDescriptorForObject) {
      add(((FakeCallableDescriptorForObject) given).getClassDescriptor(), names, withCounterparts);
      return;
    }
    if (given instanceof ImportedFromObjectCallableDescriptor) {
      add(((ImportedFromObjectCallableDescriptor<?>) given).getCallableFromObject(), names, withCounterparts);
      return;
    }
    DeclarationDescriptor descriptor = given.getOriginal();
    if (descriptor instanceof SyntheticJavaPropertyDescriptor) {
      add(((SyntheticJavaPropertyDescriptor) descriptor).getGetMethod(), names, false);
      add(((SyntheticJavaPropertyDescriptor) descriptor).getSetMethod(), names, false);
      return;
    }
    if (descriptor instanceof SyntheticMemberDescriptor) {
      add(((SyntheticMemberDescriptor<?>) descriptor).getBaseDescriptorForSynthetic(), names, false);
      return;
    }
    if (descriptor instanceof PropertyAccessorDescriptor) {
      add(((PropertyAccessorDescriptor) descriptor).getCorrespondingProperty(), names, withCounterparts);
      return;
    }
    if (descriptor instanceof CallableMemberDescriptor) {
      CallableMemberDescriptor callable = (CallableMemberDescriptor) descriptor;
      if (!callable.getKind().isReal() && !isSynthesized(callable)) {
        for (CallableMemberDescriptor each : callable.getOverriddenDescriptors()) add(each, names, withCounterparts);
        return;
      }
    }
    // Members that the compiler adds, as `values` of an enum and `copy`, have no definition. Their source is the class.
    if (isSynthesized(descriptor) && !(sourceOf(descriptor) instanceof KtParameter)) {
      if (!isInOwn(descriptor)) names.add("kotlin outside . . " + outside(descriptor));
      return;
    }
    if (descriptor instanceof PackageViewDescriptor || descriptor instanceof PackageFragmentDescriptor) return;
    if (descriptor instanceof ConstructorDescriptor) {
      add(((ConstructorDescriptor) descriptor).getConstructedClass(), names, withCounterparts);
      return;
    }
    PsiElement source = sourceOf(descriptor);
    if (source != null && symbols.isOwn(source)) {
      String name = symbols.nameOf(source);
      if (name != null) names.add(name);
    } else if (!isInOwn(descriptor)) names.add("kotlin outside . . " + outside(descriptor));
    if (withCounterparts) addCounterparts(descriptor, names);
  }

  private static boolean isSynthesized(DeclarationDescriptor descriptor) {
    return descriptor instanceof CallableMemberDescriptor
        && ((CallableMemberDescriptor) descriptor).getKind() == CallableMemberDescriptor.Kind.SYNTHESIZED;
  }

  /** Either of a declaration for all platforms and the one for this platform is meant. */
  private void addCounterparts(DeclarationDescriptor descriptor, Set<String> names) {
    if (!(descriptor instanceof MemberDescriptor)) return;
    MemberDescriptor member = (MemberDescriptor) descriptor;
    List<MemberDescriptor> others = List.of();
    if (member.isExpect()) others = ExpectedActualResolverKt.findActuals(member, module);
    else if (member.isActual()) others = ExpectedActualResolverKt.findExpects(member);
    for (MemberDescriptor each : others) add(each, names, false);
  }

  private static PsiElement sourceOf(DeclarationDescriptor descriptor) {
    if (!(descriptor instanceof DeclarationDescriptorWithSource)) return null;
    return PsiSourceElementKt.getPsi(((DeclarationDescriptorWithSource) descriptor).getSource());
  }

  /** Members that the compiler adds to a class of the repository have no definition. */
  private boolean isInOwn(DeclarationDescriptor descriptor) {
    for (DeclarationDescriptor at = descriptor; at != null; at = at.getContainingDeclaration()) {
      PsiElement source = sourceOf(at);
      if (source != null && symbols.isOwn(source)) return true;
    }
    return false;
  }

  private static String outside(DeclarationDescriptor descriptor) {
    String name = DescriptorUtils.getFqName(descriptor).asString();
    return Symbols.escaped(name.isEmpty() ? "unknown" : name) + "#";
  }
}

/** The occurrences of a source. */
class Occurrences {
  private final PsiFile file;
  private final Symbols symbols;
  private final String text;
  private final int[] lines;
  private final Set<String> found = new LinkedHashSet<>();

  Occurrences(PsiFile file, Symbols symbols) {
    this.file = file;
    this.symbols = symbols;
    this.text = file.getText();
    this.lines =
        IntStream.concat(
                IntStream.of(0), IntStream.range(0, text.length()).filter(at -> text.charAt(at) == '\n').map(at -> at + 1))
            .toArray();
  }

  String json() {
    return "{\"path\":" + quoted(symbols.pathOf(file)) + ",\"occurrences\":[" + String.join(",", found) + "]}";
  }

  void addJava() {
    PsiTreeUtil.processElements(
        file,
        each -> {
          if (each instanceof PsiMember || each instanceof PsiVariable) addDefinition(each);
          return true;
        });
  }

  void addKotlin(BindingContext context, Targets targets) {
    PsiTreeUtil.processElements(
        file,
        each -> {
          if (each instanceof KtNamedDeclaration) addDefinition(each);
          else if (each instanceof KtReferenceExpression && isWritten((KtReferenceExpression) each))
            addReference((KtReferenceExpression) each, context, targets);
          return true;
        });
  }

  private void addDefinition(PsiElement declaration) {
    PsiElement known = Symbols.declarationOf(declaration);
    // A constructor and a companion are defined where their class is.
    if (known != declaration) return;
    add(Symbols.nameIn(declaration), true, symbols.nameOf(declaration));
  }

  /** Whether a name stands there, or the keyword of a call of another constructor. */
  private static boolean isWritten(KtReferenceExpression expression) {
    if (expression instanceof KtConstructorDelegationReferenceExpression) return expression.getTextLength() > 0;
    if (expression instanceof KtOperationReferenceExpression)
      return ((KtOperationReferenceExpression) expression).getReferencedNameElementType() == KtTokens.IDENTIFIER;
    boolean isInstance = expression.getParent() instanceof KtInstanceExpressionWithLabel;
    return expression instanceof KtNameReferenceExpression && !isInstance;
  }

  private void addReference(KtReferenceExpression expression, BindingContext context, Targets targets) {
    Set<String> names = new LinkedHashSet<>();
    DeclarationDescriptor target = context.get(BindingContext.REFERENCE_TARGET, expression);
    if (target != null) names.addAll(targets.namesOf(target));
    Collection<? extends DeclarationDescriptor> several = context.get(BindingContext.AMBIGUOUS_REFERENCE_TARGET, expression);
    // Only an import may name several: elsewhere the compiler does not know which one is meant.
    boolean isImport = PsiTreeUtil.getParentOfType(expression, KtImportDirective.class) != null;
    if (target == null && several != null && isImport) for (DeclarationDescriptor each : several) names.addAll(targets.namesOf(each));
    Call call = context.get(BindingContext.CALL, expression);
    ResolvedCall<?> resolved = call == null ? null : context.get(BindingContext.RESOLVED_CALL, call);
    // A value is called; its type has the function.
    if (resolved instanceof VariableAsFunctionResolvedCall)
      for (String name : targets.namesOf(((VariableAsFunctionResolvedCall) resolved).getFunctionCall().getResultingDescriptor()))
        if (!name.startsWith("kotlin outside")) names.add(name);
    for (String name : names) add(expression, false, name);
  }

  private void add(PsiElement element, boolean isDefinition, String name) {
    if (element == null || name == null) return;
    int position = element.getTextRange().getStartOffset();
    int index = Arrays.binarySearch(lines, position);
    int line = index >= 0 ? index : -index - 2;
    found.add("[" + line + "," + (position - lines[line]) + "," + (isDefinition ? 1 : 0) + "," + quoted(name) + "]");
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
