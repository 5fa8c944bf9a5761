import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Adds a call of the recorder to the start of each method whose source is in the repository.
 *
 * <p>Its argument is three paths with a `|` between: the jar of the recorder, the list of sources (`package/File.java`,
 * a tab, the path), and the folder to write to.
 */
public final class Agent implements ClassFileTransformer {
  private static final String RECORDER = "treeatlas/trace/Recorder";

  private static final Set<String> ofEveryEnum = Set.of("values()", "valueOf(Ljava/lang/String;)");

  private final Map<String, String> sources;

  private Agent(Map<String, String> sources) {
    this.sources = sources;
  }

  public static void premain(String argument, Instrumentation instrumentation) throws Exception {
    String[] parts = argument.split("\\|");
    // Tests make class loaders that know only the classes of the run-time.
    instrumentation.appendToBootstrapClassLoaderSearch(new JarFile(parts[0]));
    Map<String, String> sources = new HashMap<>();
    for (String line : Files.readAllLines(Path.of(parts[1]))) {
      int tab = line.indexOf('\t');
      sources.put(line.substring(0, tab), line.substring(tab + 1));
    }
    Class.forName("treeatlas.trace.Recorder", true, null).getMethod("open", String.class).invoke(null, parts[2]);
    instrumentation.addTransformer(new Agent(sources));
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
    if (loader == null || name == null) return null;
    try {
      ClassReader reader = new ClassReader(bytes);
      Shape shape = new Shape();
      reader.accept(shape, ClassReader.SKIP_FRAMES);
      String path = sources.get(name.substring(0, name.lastIndexOf('/') + 1) + shape.source);
      if (path == null) return null;
      ClassWriter writer = new ClassWriter(reader, 0);
      reader.accept(new Instrumenter(writer, name, path, shape), 0);
      return writer.toByteArray();
    } catch (RuntimeException error) {
      System.err.println("treeatlas trace: " + name + " is not traced: " + error);
      return null;
    }
  }

  /** Reads what the instrumentation of a class depends on. */
  private static final class Shape extends ClassVisitor {
    String name;
    String source;
    String base;
    boolean anonymous;
    /** The first line of each method, by name and descriptor. */
    final Map<String, Integer> lines = new HashMap<>();
    final Set<String> made = new HashSet<>();

    Shape() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String base, String[] interfaces) {
      this.name = name;
      this.base = base;
    }

    @Override
    public void visitSource(String source, String debug) {
      this.source = source;
    }

    @Override
    public void visitInnerClass(String name, String outer, String inner, int access) {
      if (name.equals(this.name) && inner == null) anonymous = true;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
      String key = name + descriptor;
      boolean synthetic = (access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) != 0;
      // The constructor of an anonymous class has no source of its own; the method of a lambda has.
      if (synthetic && !name.startsWith("lambda$") || anonymous && name.equals("<init>")) made.add(key);
      if (base.equals("java/lang/Enum") && ofEveryEnum.contains(key.substring(0, key.indexOf(')') + 1))) made.add(key);
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitLineNumber(int line, Label start) {
          lines.putIfAbsent(key, line);
        }
      };
    }
  }

  private static final class Instrumenter extends ClassVisitor {
    private final String owner;
    private final String path;
    private final Shape shape;

    Instrumenter(ClassVisitor next, String owner, String path, Shape shape) {
      super(Opcodes.ASM9, next);
      this.owner = owner;
      this.path = path;
      this.shape = shape;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
      String key = name + descriptor;
      String javaName = owner.replace('/', '.');
      if (shape.made.contains(key)) {
        treeatlas.trace.Recorder.skip(javaName, name, descriptor);
        return next;
      }
      int line = shape.lines.getOrDefault(key, 0);
      // A class is loaded at its first use, which no source calls.
      if (line == 0 || name.equals("<clinit>")) {
        treeatlas.trace.Recorder.place(javaName, path, shape.base.replace('/', '.'));
        return next;
      }
      int id = treeatlas.trace.Recorder.register(javaName, path, shape.base.replace('/', '.'), name, line);
      return new MethodVisitor(Opcodes.ASM9, next) {
        @Override
        public void visitCode() {
          super.visitCode();
          super.visitLdcInsn(id);
          super.visitMethodInsn(Opcodes.INVOKESTATIC, RECORDER, "enter", "(I)V", false);
        }

        @Override
        public void visitMaxs(int stack, int locals) {
          super.visitMaxs(Math.max(stack, 1), locals);
        }
      };
    }
  }
}
