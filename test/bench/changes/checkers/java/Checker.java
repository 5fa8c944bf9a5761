// A process that checks sources with javac again and again, each time with one changed file: see `run-checker.ts`.
// `java Checker.java FOLDER CLASSPATH`

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

public class Checker {
    private final Path folder;
    private final String classPath;
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);

    public static void main(String[] arguments) throws IOException {
        new Checker(Path.of(arguments[0]), arguments.length > 1 ? arguments[1] : "").run();
    }

    Checker(Path folder, String classPath) throws IOException {
        this.folder = folder;
        this.classPath = classPath;
        try (var found = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) found.sorted()::iterator) {
                String name = file.getFileName().toString();
                // Descriptions of modules ask for modules that are on no path here.
                if (!name.endsWith(".java") || name.equals("module-info.java")) continue;
                sources.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
    }

    private void run() throws IOException {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        var definitions = new ArrayList<String>();
        String errors = check(null, null, definitions);
        long lines = sources.values().stream().mapToLong(source -> source.lines().count()).sum();
        out.println("{\"checker\":" + Json.quote("javac " + System.getProperty("java.version")) + ",\"definitions\":["
            + String.join(",", definitions) + "],\"errors\":" + errors + ",\"lines\":" + lines + "}");
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Map<String, String> asked = Json.readStrings(line);
            String answer = check(asked.get("path"), asked.get("text"), null);
            out.println("{\"hasSyntaxError\":" + (answer == null) + ",\"errors\":" + (answer == null ? "[]" : answer) + "}");
        }
    }

    /** The errors with another text in one file, as JSON; null if the text cannot be parsed. Adds all definitions to a list that is given. */
    private String check(String path, String text, List<String> definitions) throws IOException {
        var units = new ArrayList<JavaFileObject>();
        for (var source : sources.entrySet())
            units.add(new Source(source.getKey(), source.getKey().equals(path) ? text : source.getValue()));
        var found = new DiagnosticCollector<JavaFileObject>();
        // With errors, javac would stop before it has looked at all.
        var options = List.of("-proc:none", "-Xmaxerrs", "1000000", "-nowarn", "-XDshould-stop.ifError=FLOW",
            "-XDshould-stop.at=FLOW", "-cp", classPath);
        var task = (JavacTask) compiler.getTask(null, files, found, options, null, units);
        var trees = new HashMap<String, CompilationUnitTree>();
        for (CompilationUnitTree unit : task.parse()) trees.put(pathOf(unit.getSourceFile()), unit);
        if (found.getDiagnostics().stream().anyMatch(each -> each.getKind() == Diagnostic.Kind.ERROR)) return null;
        SourcePositions positions = Trees.instance(task).getSourcePositions();
        if (definitions != null)
            for (var unit : trees.entrySet())
                new Definitions(unit.getKey(), unit.getValue(), sources.get(unit.getKey()), positions, definitions).scan(unit.getValue(), null);
        task.analyze();
        var errors = new ArrayList<String>();
        for (var problem : found.getDiagnostics()) {
            if (problem.getKind() != Diagnostic.Kind.ERROR || problem.getSource() == null) continue;
            String place = pathOf(problem.getSource());
            CompilationUnitTree unit = trees.get(place);
            Set<Long> lines = new TreeSet<>(List.of(problem.getLineNumber()));
            new EnclosingCall(unit, positions, problem.getStartPosition(), problem.getEndPosition()).addLines(lines);
            String message = problem.getMessage(null).lines().findFirst().orElse("");
            errors.add("{\"path\":" + Json.quote(place) + ",\"line\":" + problem.getLineNumber() + ",\"lines\":"
                + lines + ",\"message\":" + Json.quote(message) + "}");
        }
        return "[" + String.join(",", errors) + "]";
    }

    /** The compiler wraps the files that it is given, but their addresses stay. */
    private static String pathOf(JavaFileObject file) {
        return file.toUri().getPath().substring(1);
    }

    private static class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String path, String text) {
            super(URI.create("string:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override public CharSequence getCharContent(boolean ignoreEncodingErrors) { return text; }
    }

    /** The smallest call around a place. Bodies of classes and lambdas are no part of a call. */
    private static class EnclosingCall extends TreeScanner<Void, Void> {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final long start;
        private final long end;
        private Tree smallest;

        EnclosingCall(CompilationUnitTree unit, SourcePositions positions, long start, long end) {
            this.unit = unit;
            this.positions = positions;
            this.start = start;
            this.end = end;
        }

        void addLines(Set<Long> lines) {
            scan(unit, null);
            if (smallest instanceof MethodInvocationTree call) {
                // The name ends where the expression of what is called ends.
                lines.add(lineOf(positions.getEndPosition(unit, call.getMethodSelect()) - 1));
                for (ExpressionTree each : call.getArguments()) lines.add(lineOf(positions.getStartPosition(unit, each)));
            } else if (smallest instanceof NewClassTree call) {
                lines.add(lineOf(positions.getStartPosition(unit, call.getIdentifier())));
                for (ExpressionTree each : call.getArguments()) lines.add(lineOf(positions.getStartPosition(unit, each)));
            }
        }

        @Override public Void scan(Tree node, Void none) {
            if (node == null) return null;
            if (node != unit && (positions.getStartPosition(unit, node) > start || positions.getEndPosition(unit, node) < end)) return null;
            if (node instanceof ClassTree || node instanceof LambdaExpressionTree || node instanceof MethodTree) smallest = null;
            if (node instanceof MethodInvocationTree || node instanceof NewClassTree) smallest = node;
            return super.scan(node, none);
        }

        private long lineOf(long position) { return unit.getLineMap().getLineNumber(position); }
    }
}

/** The classes, methods and fields of a file that can be changed. Overloads are left alone. */
class Definitions extends TreeScanner<Void, ClassTree> {
    private final String path;
    private final CompilationUnitTree unit;
    private final String source;
    private final SourcePositions positions;
    private final List<String> found;

    Definitions(String path, CompilationUnitTree unit, String source, SourcePositions positions, List<String> found) {
        this.path = path;
        this.unit = unit;
        this.source = source;
        this.positions = positions;
        this.found = found;
    }

    @Override public Void visitClass(ClassTree node, ClassTree owner) {
        String name = node.getSimpleName().toString();
        // Of anonymous and local classes nothing is seen from elsewhere.
        if (name.isEmpty()) return null;
        var modifiers = node.getModifiers();
        add("type", name, node, modifiers, owner, positions.getEndPosition(unit, modifiers), "");
        for (Tree member : node.getMembers()) {
            if (member instanceof ClassTree || member instanceof MethodTree || member instanceof VariableTree) scan(member, node);
        }
        return null;
    }

    @Override public Void visitMethod(MethodTree node, ClassTree owner) {
        boolean isConstructor = node.getReturnType() == null;
        String name = node.getName().toString();
        long same = owner.getMembers().stream()
            .filter(each -> each instanceof MethodTree other && other.getName().equals(node.getName())
                && positions.getEndPosition(unit, other) >= 0).count();
        // Constructors that javac adds have no place of their own.
        if (same > 1 || positions.getEndPosition(unit, node) < 0) return null;
        var parameters = new ArrayList<String>();
        for (VariableTree each : node.getParameters()) {
            String type = text(each.getType());
            boolean isVariadic = text(each).contains("...");
            parameters.add("{\"range\":" + range(each) + ",\"name\":" + Json.quote(each.getName().toString()) + ",\"type\":"
                + Json.quote(type) + ",\"isOptional\":" + isVariadic + ",\"isPlain\":true}");
        }
        Tree result = node.getReturnType();
        long from = result == null ? positions.getEndPosition(unit, node.getModifiers()) : positions.getEndPosition(unit, result);
        if (from < 0) from = positions.getStartPosition(unit, node);
        String written = isConstructor ? owner.getSimpleName().toString() : name;
        int at = indexOfWord(written, (int) from);
        if (at < 0) return null;
        int open = source.indexOf('(', at) + 1;
        String more = ",\"parameters\":{\"range\":[" + open + "," + open + "],\"list\":[" + String.join(",", parameters) + "]}";
        if (result != null) more += ",\"result\":{\"range\":" + range(result) + ",\"text\":" + Json.quote(text(result)) + "}";
        if (node.getBody() != null) more += ",\"bodyRange\":" + range(node.getBody());
        add(isConstructor ? "constructor" : "method", written, node, node.getModifiers(), owner, at, more);
        return null;
    }

    @Override public Void visitVariable(VariableTree node, ClassTree owner) {
        // `int a, b;` is two fields with one type.
        int end = (int) positions.getEndPosition(unit, node);
        if (end < 0 || source.charAt(end - 1) != ';' || owner.getKind() == Tree.Kind.RECORD) return null;
        add("field", node.getName().toString(), node, node.getModifiers(), owner, positions.getEndPosition(unit, node.getType()), "");
        return null;
    }

    private void add(String kind, String name, Tree node, com.sun.source.tree.ModifiersTree modifiers, ClassTree owner, long from, String more) {
        int start = (int) positions.getStartPosition(unit, node);
        int at = indexOfWord(name, from < 0 ? start : (int) from);
        if (at < 0) return;
        boolean isPublic = modifiers.getFlags().contains(Modifier.PUBLIC);
        if (isPublic) {
            var keyword = Pattern.compile("\\bpublic\\s").matcher(source);
            if (keyword.find(afterAnnotations(modifiers, start)) && keyword.start() < at)
                more += ",\"exportRange\":[" + keyword.start() + "," + keyword.end() + "]";
        }
        found.add("{\"path\":" + Json.quote(path) + ",\"name\":" + Json.quote(name) + ",\"kind\":\"" + kind + "\",\"isMember\":"
            + (owner != null) + ",\"isExported\":" + isPublic + ",\"range\":" + range(node) + ",\"nameRange\":[" + at + ","
            + (at + name.length()) + "]" + more + "}");
    }

    private int afterAnnotations(com.sun.source.tree.ModifiersTree modifiers, int start) {
        int at = start;
        for (AnnotationTree each : modifiers.getAnnotations()) at = Math.max(at, (int) positions.getEndPosition(unit, each));
        var before = Pattern.compile("\\bpublic\\s").matcher(source);
        // Annotations may stand after the keyword.
        return before.find(start) && before.start() < at ? start : at;
    }

    private int indexOfWord(String name, int from) {
        var word = Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(source);
        return word.find(from) ? word.start() : -1;
    }

    private String text(Tree node) {
        return source.substring((int) positions.getStartPosition(unit, node), (int) positions.getEndPosition(unit, node));
    }

    private String range(Tree node) {
        return "[" + positions.getStartPosition(unit, node) + "," + positions.getEndPosition(unit, node) + "]";
    }
}

/** As much of JSON as the lines that are sent have. */
class Json {
    static String quote(String text) {
        var quoted = new StringBuilder("\"");
        for (char each : text.toCharArray()) {
            if (each == '"' || each == '\\') quoted.append('\\').append(each);
            else if (each < ' ') quoted.append(String.format("\\u%04x", (int) each));
            else quoted.append(each);
        }
        return quoted.append('"').toString();
    }

    /** An object whose values are all texts. */
    static Map<String, String> readStrings(String json) {
        var values = new ArrayList<String>();
        for (int at = json.indexOf('"'); at >= 0; at = json.indexOf('"', at)) {
            var value = new StringBuilder();
            for (at++; json.charAt(at) != '"'; at++) {
                char each = json.charAt(at);
                if (each != '\\') { value.append(each); continue; }
                char escaped = json.charAt(++at);
                switch (escaped) {
                    case 'n' -> value.append('\n');
                    case 't' -> value.append('\t');
                    case 'r' -> value.append('\r');
                    case 'b' -> value.append('\b');
                    case 'f' -> value.append('\f');
                    case 'u' -> { value.append((char) Integer.parseInt(json.substring(at + 1, at + 5), 16)); at += 4; }
                    default -> value.append(escaped);
                }
            }
            at++;
            values.add(value.toString());
        }
        var object = new HashMap<String, String>();
        for (int each = 0; each + 1 < values.size(); each += 2) object.put(values.get(each), values.get(each + 1));
        return object;
    }
}
