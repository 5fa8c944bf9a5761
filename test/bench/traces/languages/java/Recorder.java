package treeatlas.trace;

import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.StackWalker.StackFrame;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Writes each call once, as soon as it is seen, as fields with tabs between: path, first line, name and class of the
 * callee; path, line, name, class and base class of the caller; `direct` or `library`.
 */
public final class Recorder {
  /** After this many calls without a new one, only one of `SAMPLE` calls of a function is looked at. */
  private static final int OFTEN = 5_000;

  private static final int SAMPLE = 100;

  private static final class Method {
    final String type;
    final String path;
    final String name;
    final int line;

    /** Calls since the last new one; threads may lose some. */
    int quiet;

    Method(String type, String path, String name, int line) {
      this.type = type;
      this.path = path;
      this.name = name;
      this.line = line;
    }
  }

  private record Site(int callee, String type, String method, int instruction) {}

  private record Type(String path, String base) {}

  private static final Site NONE = new Site(-1, "", "", 0);

  private static volatile Method[] methods = new Method[1024];
  private static int registered = 0;
  private static final Map<String, Type> types = new ConcurrentHashMap<>();
  private static final Set<String> skipped = ConcurrentHashMap.newKeySet();
  /** Sites in the repository whose call is written. Above a frame of a library there may be other functions. */
  private static final Set<Site> direct = ConcurrentHashMap.newKeySet();
  private static final Set<String> written = ConcurrentHashMap.newKeySet();
  /** Reflection is the library that a call comes through, so its frames are kept; those of lambdas are not. */
  private static final StackWalker walker = StackWalker.getInstance(Set.of(StackWalker.Option.SHOW_REFLECT_FRAMES));

  /** What the recorder itself calls may be instrumented. */
  private static final ThreadLocal<Boolean> busy = new ThreadLocal<>();

  private static PrintWriter out;

  private Recorder() {}

  public static void open(String folder) throws IOException {
    String file = folder + "/calls-" + ProcessHandle.current().pid() + ".tsv";
    out = new PrintWriter(new FileWriter(file), false);
  }

  public static void place(String type, String path, String base) {
    types.put(type, new Type(path, base));
  }

  public static void skip(String type, String method, String descriptor) {
    skipped.add(type + " " + method + descriptor);
  }

  public static synchronized int register(String type, String path, String base, String name, int line) {
    place(type, path, base);
    if (registered == methods.length) methods = Arrays.copyOf(methods, 2 * registered);
    methods[registered] = new Method(type, path, name, line);
    return registered++;
  }

  public static void enter(int id) {
    if (busy.get() != null) return;
    Method callee = methods[id];
    // Walking the stack takes long, and most calls of a function that is called often are known.
    int quiet = ++callee.quiet;
    if (quiet > OFTEN && quiet % SAMPLE != 0) return;
    busy.set(true);
    try {
      walker.walk(frames -> record(id, callee, frames));
    } finally {
      busy.remove();
    }
  }

  private static Void record(int id, Method callee, Stream<StackFrame> frames) {
    Iterator<StackFrame> above = frames.iterator();
    // The recorder itself and the callee.
    above.next();
    above.next();
    boolean library = false;
    Site site = null;
    while (above.hasNext()) {
      StackFrame frame = above.next();
      String type = frame.getClassName();
      if (site == null) {
        site = new Site(id, type, frame.getMethodName(), frame.getByteCodeIndex());
        if (direct.contains(site)) return null;
      }
      Type known = types.get(type);
      if (known == null) {
        library = true;
        continue;
      }
      // Something else may be above the same frame the next time.
      if (skipped.contains(type + " " + frame.getMethodName() + frame.getDescriptor())) site = NONE;
      else {
        if (!library && site != NONE) direct.add(site);
        write(callee, known, frame, library);
        return null;
      }
    }
    return null;
  }

  private static void write(Method callee, Type known, StackFrame frame, boolean library) {
    String line =
        String.join(
            "\t",
            callee.path,
            String.valueOf(callee.line),
            callee.name,
            callee.type,
            known.path,
            String.valueOf(frame.getLineNumber()),
            frame.getMethodName(),
            frame.getClassName(),
            known.base,
            library ? "library" : "direct");
    if (!written.add(line)) return;
    callee.quiet = 0;
    synchronized (written) {
      out.println(line);
      out.flush();
    }
  }
}
