// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.nio.file;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.Charset;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
final class AccessMode extends Enum<AccessMode> {
  static final AccessMode READ, WRITE, EXECUTE;
  static AccessMode[] values();
  static AccessMode valueOf(String a);
}
interface CopyOption {
}
interface DirectoryStream<T> extends Closeable, Iterable<T> {
  Iterator<T> iterator();
  interface Filter<T> {
    boolean accept(T a);
  }
}
class FileStore {
  String name();
  String type();
  boolean isReadOnly();
  long getTotalSpace();
  long getUsableSpace();
  long getUnallocatedSpace();
  long getBlockSize();
  boolean supportsFileAttributeView(Class<? extends FileAttributeView> a);
  boolean supportsFileAttributeView(String a);
  <V extends FileStoreAttributeView> V getFileStoreAttributeView(Class<V> a);
  Object getAttribute(String a);
}
class FileSystem implements Closeable {
  FileSystemProvider provider();
  void close();
  boolean isOpen();
  boolean isReadOnly();
  String getSeparator();
  Iterable<Path> getRootDirectories();
  Iterable<FileStore> getFileStores();
  Set<String> supportedFileAttributeViews();
  Path getPath(String a, String... b);
  PathMatcher getPathMatcher(String a);
  UserPrincipalLookupService getUserPrincipalLookupService();
  WatchService newWatchService();
  final class FileSystems {
    static FileSystem getDefault();
    static FileSystem getFileSystem(URI a);
    static FileSystem newFileSystem(URI a, Map<String, ?> b);
    static FileSystem newFileSystem(URI a, Map<String, ?> b, ClassLoader c);
    static FileSystem newFileSystem(Path a, ClassLoader b);
    static FileSystem newFileSystem(Path a, Map<String, ?> b);
    static FileSystem newFileSystem(Path a);
    static FileSystem newFileSystem(Path a, Map<String, ?> b, ClassLoader c);
  }
}
class FileSystemException extends IOException {
  String getFile();
  String getOtherFile();
  String getReason();
  String getMessage();
}
final class FileSystems {
  static FileSystem getDefault();
  static FileSystem getFileSystem(URI a);
  static FileSystem newFileSystem(URI a, Map<String, ?> b);
  static FileSystem newFileSystem(URI a, Map<String, ?> b, ClassLoader c);
  static FileSystem newFileSystem(Path a, ClassLoader b);
  static FileSystem newFileSystem(Path a, Map<String, ?> b);
  static FileSystem newFileSystem(Path a);
  static FileSystem newFileSystem(Path a, Map<String, ?> b, ClassLoader c);
}
final class FileVisitOption extends Enum<FileVisitOption> {
  static final FileVisitOption FOLLOW_LINKS;
  static FileVisitOption[] values();
  static FileVisitOption valueOf(String a);
}
final class FileVisitResult extends Enum<FileVisitResult> {
  static final FileVisitResult CONTINUE, TERMINATE, SKIP_SUBTREE, SKIP_SIBLINGS;
  static FileVisitResult[] values();
  static FileVisitResult valueOf(String a);
}
interface FileVisitor<T> {
  FileVisitResult preVisitDirectory(T a, BasicFileAttributes b);
  FileVisitResult visitFile(T a, BasicFileAttributes b);
  FileVisitResult visitFileFailed(T a, IOException b);
  FileVisitResult postVisitDirectory(T a, IOException b);
}
final class Files {
  static InputStream newInputStream(Path a, OpenOption... b);
  static OutputStream newOutputStream(Path a, OpenOption... b);
  static SeekableByteChannel newByteChannel(Path a, Set<? extends OpenOption> b, FileAttribute<?>... c);
  static SeekableByteChannel newByteChannel(Path a, OpenOption... b);
  static DirectoryStream<Path> newDirectoryStream(Path a);
  static DirectoryStream<Path> newDirectoryStream(Path a, String b);
  static DirectoryStream<Path> newDirectoryStream(Path a, DirectoryStream.Filter<? super Path> b);
  static Path createFile(Path a, FileAttribute<?>... b);
  static Path createDirectory(Path a, FileAttribute<?>... b);
  static Path createDirectories(Path a, FileAttribute<?>... b);
  static Path createTempFile(Path a, String b, String c, FileAttribute<?>... d);
  static Path createTempFile(String a, String b, FileAttribute<?>... c);
  static Path createTempDirectory(Path a, String b, FileAttribute<?>... c);
  static Path createTempDirectory(String a, FileAttribute<?>... b);
  static Path createSymbolicLink(Path a, Path b, FileAttribute<?>... c);
  static Path createLink(Path a, Path b);
  static boolean deleteIfExists(Path a);
  static Path copy(Path a, Path b, CopyOption... c);
  static Path move(Path a, Path b, CopyOption... c);
  static Path readSymbolicLink(Path a);
  static FileStore getFileStore(Path a);
  static boolean isSameFile(Path a, Path b);
  static long mismatch(Path a, Path b);
  static boolean isHidden(Path a);
  static String probeContentType(Path a);
  static <V extends FileAttributeView> V getFileAttributeView(Path a, Class<V> b, LinkOption... c);
  static <A extends BasicFileAttributes> A readAttributes(Path a, Class<A> b, LinkOption... c);
  static Path setAttribute(Path a, String b, Object c, LinkOption... d);
  static Object getAttribute(Path a, String b, LinkOption... c);
  static Map<String, Object> readAttributes(Path a, String b, LinkOption... c);
  static Set<PosixFilePermission> getPosixFilePermissions(Path a, LinkOption... b);
  static Path setPosixFilePermissions(Path a, Set<PosixFilePermission> b);
  static UserPrincipal getOwner(Path a, LinkOption... b);
  static Path setOwner(Path a, UserPrincipal b);
  static boolean isSymbolicLink(Path a);
  static boolean isDirectory(Path a, LinkOption... b);
  static boolean isRegularFile(Path a, LinkOption... b);
  static FileTime getLastModifiedTime(Path a, LinkOption... b);
  static Path setLastModifiedTime(Path a, FileTime b);
  static long size(Path a);
  static boolean exists(Path a, LinkOption... b);
  static boolean notExists(Path a, LinkOption... b);
  static boolean isReadable(Path a);
  static boolean isWritable(Path a);
  static boolean isExecutable(Path a);
  static Path walkFileTree(Path a, Set<FileVisitOption> b, int c, FileVisitor<? super Path> d);
  static Path walkFileTree(Path a, FileVisitor<? super Path> b);
  static BufferedReader newBufferedReader(Path a, Charset b);
  static BufferedReader newBufferedReader(Path a);
  static BufferedWriter newBufferedWriter(Path a, Charset b, OpenOption... c);
  static BufferedWriter newBufferedWriter(Path a, OpenOption... b);
  static long copy(InputStream a, Path b, CopyOption... c);
  static long copy(Path a, OutputStream b);
  static byte[] readAllBytes(Path a);
  static String readString(Path a);
  static String readString(Path a, Charset b);
  static List<String> readAllLines(Path a, Charset b);
  static List<String> readAllLines(Path a);
  static Path write(Path a, byte[] b, OpenOption... c);
  static Path write(Path a, Iterable<? extends CharSequence> b, Charset c, OpenOption... d);
  static Path write(Path a, Iterable<? extends CharSequence> b, OpenOption... c);
  static Path writeString(Path a, CharSequence b, OpenOption... c);
  static Path writeString(Path a, CharSequence b, Charset c, OpenOption... d);
  static Stream<Path> list(Path a);
  static Stream<Path> walk(Path a, int b, FileVisitOption... c);
  static Stream<Path> walk(Path a, FileVisitOption... b);
  static Stream<Path> find(Path a, int b, BiPredicate<Path, BasicFileAttributes> c, FileVisitOption... d);
  static Stream<String> lines(Path a, Charset b);
  static Stream<String> lines(Path a);
}
final class LinkOption extends Enum<LinkOption> implements OpenOption, CopyOption {
  static final LinkOption NOFOLLOW_LINKS;
  static LinkOption[] values();
  static LinkOption valueOf(String a);
}
class NoSuchFileException extends FileSystemException {
}
interface OpenOption {
}
interface Path extends Comparable<Path>, Iterable<Path>, Watchable {
  static Path of(String a, String... b);
  static Path of(URI a);
  FileSystem getFileSystem();
  boolean isAbsolute();
  Path getRoot();
  Path getFileName();
  Path getParent();
  int getNameCount();
  Path getName(int a);
  Path subpath(int a, int b);
  boolean startsWith(Path a);
  default boolean startsWith(String a);
  boolean endsWith(Path a);
  default boolean endsWith(String a);
  Path normalize();
  Path resolve(Path a);
  default Path resolve(String a);
  default Path resolveSibling(Path a);
  default Path resolveSibling(String a);
  Path relativize(Path a);
  URI toUri();
  Path toAbsolutePath();
  Path toRealPath(LinkOption... a);
  default File toFile();
  WatchKey register(WatchService a, WatchEvent.Kind<?>[] b, WatchEvent.Modifier... c);
  default WatchKey register(WatchService a, WatchEvent.Kind<?>... b);
  default Iterator<Path> iterator();
  int compareTo(Path a);
  default int compareTo(Object a);
  final class Paths {
    static Path get(String a, String... b);
    static Path get(URI a);
  }
}
interface PathMatcher {
  boolean matches(Path a);
}
final class Paths {
  static Path get(String a, String... b);
  static Path get(URI a);
}
interface SecureDirectoryStream<T> extends DirectoryStream<T> {
  SecureDirectoryStream<T> newDirectoryStream(T a, LinkOption... b);
  SeekableByteChannel newByteChannel(T a, Set<? extends OpenOption> b, FileAttribute<?>... c);
  void deleteFile(T a);
  void deleteDirectory(T a);
  void move(T a, SecureDirectoryStream<T> b, T c);
  <V extends FileAttributeView> V getFileAttributeView(Class<V> a);
  <V extends FileAttributeView> V getFileAttributeView(T a, Class<V> b, LinkOption... c);
}
class SimpleFileVisitor<T> implements FileVisitor<T> {
  FileVisitResult preVisitDirectory(T a, BasicFileAttributes b);
  FileVisitResult visitFile(T a, BasicFileAttributes b);
  FileVisitResult visitFileFailed(T a, IOException b);
  FileVisitResult postVisitDirectory(T a, IOException b);
}
final class StandardCopyOption extends Enum<StandardCopyOption> implements CopyOption {
  static final StandardCopyOption REPLACE_EXISTING, COPY_ATTRIBUTES, ATOMIC_MOVE;
  static StandardCopyOption[] values();
  static StandardCopyOption valueOf(String a);
}
final class StandardOpenOption extends Enum<StandardOpenOption> implements OpenOption {
  static final StandardOpenOption READ, WRITE, APPEND, TRUNCATE_EXISTING, CREATE, CREATE_NEW, DELETE_ON_CLOSE, SPARSE, SYNC, DSYNC;
  static StandardOpenOption[] values();
  static StandardOpenOption valueOf(String a);
}
final class StandardWatchEventKinds {
  static final WatchEvent.Kind<Object> OVERFLOW;
  static final WatchEvent.Kind<Path> ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY;
}
interface WatchKey {
  boolean isValid();
  List<WatchEvent<?>> pollEvents();
  boolean reset();
  void cancel();
  Watchable watchable();
}
interface WatchService extends Closeable {
  void close();
  WatchKey poll();
  WatchKey poll(long a, TimeUnit b);
  WatchKey take();
}
interface Watchable {
  WatchKey register(WatchService a, WatchEvent.Kind<?>[] b, WatchEvent.Modifier... c);
  WatchKey register(WatchService a, WatchEvent.Kind<?>... b);
}
