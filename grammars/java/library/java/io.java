package java.io;

import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

interface Closeable extends AutoCloseable {
  void close();
}
abstract class InputStream implements Closeable {
  InputStream() {}
  static InputStream nullInputStream();
  int read();
  int read(byte[] a);
  int read(byte[] a, int b, int c);
  byte[] readAllBytes();
  byte[] readNBytes(int a);
  int readNBytes(byte[] a, int b, int c);
  long skip(long a);
  void skipNBytes(long a);
  int available();
  void close();
  void mark(int a);
  void reset();
  boolean markSupported();
  long transferTo(OutputStream a);
}
abstract class OutputStream implements Closeable,Flushable {
  OutputStream() {}
  static OutputStream nullOutputStream();
  void write(int a);
  void write(byte[] a);
  void write(byte[] a, int b, int c);
  void flush();
  void close();
}
abstract class Reader implements Readable,Closeable {
  static Reader nullReader();
  int read(CharBuffer a);
  int read();
  int read(char[] a);
  int read(char[] a, int b, int c);
  long skip(long a);
  boolean ready();
  boolean markSupported();
  void mark(int a);
  void reset();
  void close();
  long transferTo(Writer a);
}
abstract class Writer implements Appendable,Closeable,Flushable {
  static Writer nullWriter();
  void write(int a);
  void write(char[] a);
  void write(char[] a, int b, int c);
  void write(String a);
  void write(String a, int b, int c);
  Writer append(CharSequence a);
  Writer append(CharSequence a, int b, int c);
  Writer append(char a);
  void flush();
  void close();
  Appendable append(char a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(CharSequence a);
}
class File implements Serializable, Comparable<File> {
  static char separatorChar;
  static String separator;
  static char pathSeparatorChar;
  static String pathSeparator;
  File(String a) {}
  File(String a, String b) {}
  File(File a, String b) {}
  File(URI a) {}
  String getName();
  String getParent();
  File getParentFile();
  String getPath();
  boolean isAbsolute();
  String getAbsolutePath();
  File getAbsoluteFile();
  String getCanonicalPath();
  File getCanonicalFile();
  URL toURL();
  URI toURI();
  boolean canRead();
  boolean canWrite();
  boolean exists();
  boolean isDirectory();
  boolean isFile();
  boolean isHidden();
  long lastModified();
  long length();
  boolean createNewFile();
  boolean delete();
  void deleteOnExit();
  String[] list();
  String[] list(FilenameFilter a);
  File[] listFiles();
  File[] listFiles(FilenameFilter a);
  File[] listFiles(FileFilter a);
  boolean mkdir();
  boolean mkdirs();
  boolean renameTo(File a);
  boolean setLastModified(long a);
  boolean setReadOnly();
  boolean setWritable(boolean a, boolean b);
  boolean setWritable(boolean a);
  boolean setReadable(boolean a, boolean b);
  boolean setReadable(boolean a);
  boolean setExecutable(boolean a, boolean b);
  boolean setExecutable(boolean a);
  boolean canExecute();
  static File[] listRoots();
  long getTotalSpace();
  long getFreeSpace();
  long getUsableSpace();
  static File createTempFile(String a, String b, File c);
  static File createTempFile(String a, String b);
  int compareTo(File a);
  boolean equals(Object a);
  int hashCode();
  String toString();
  Path toPath();
  int compareTo(Object a);
}
class StringReader extends Reader {
  StringReader(String a) {}
  int read();
  int read(char[] a, int b, int c);
  long skip(long a);
  boolean ready();
  boolean markSupported();
  void mark(int a);
  void reset();
  void close();
}
class StringWriter extends Writer {
  StringWriter() {}
  StringWriter(int a) {}
  void write(int a);
  void write(char[] a, int b, int c);
  void write(String a);
  void write(String a, int b, int c);
  StringWriter append(CharSequence a);
  StringWriter append(CharSequence a, int b, int c);
  StringWriter append(char a);
  String toString();
  StringBuffer getBuffer();
  void flush();
  void close();
  Writer append(char a);
  Writer append(CharSequence a, int b, int c);
  Writer append(CharSequence a);
  Appendable append(char a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(CharSequence a);
}
class BufferedReader extends Reader {
  BufferedReader(Reader a, int b) {}
  BufferedReader(Reader a) {}
  int read();
  int read(char[] a, int b, int c);
  String readLine();
  long skip(long a);
  boolean ready();
  boolean markSupported();
  void mark(int a);
  void reset();
  void close();
  Stream<String> lines();
}
class BufferedWriter extends Writer {
  BufferedWriter(Writer a) {}
  BufferedWriter(Writer a, int b) {}
  void write(int a);
  void write(char[] a, int b, int c);
  void write(String a, int b, int c);
  void newLine();
  void flush();
  void close();
}
class InputStreamReader extends Reader {
  InputStreamReader(InputStream a) {}
  InputStreamReader(InputStream a, String b) {}
  InputStreamReader(InputStream a, Charset b) {}
  InputStreamReader(InputStream a, CharsetDecoder b) {}
  String getEncoding();
  int read(CharBuffer a);
  int read();
  int read(char[] a, int b, int c);
  boolean ready();
  void close();
}
class PrintStream extends FilterOutputStream implements Appendable,Closeable {
  PrintStream(OutputStream a) {}
  PrintStream(OutputStream a, boolean b) {}
  PrintStream(OutputStream a, boolean b, String c) {}
  PrintStream(OutputStream a, boolean b, Charset c) {}
  PrintStream(String a) {}
  PrintStream(String a, String b) {}
  PrintStream(String a, Charset b) {}
  PrintStream(File a) {}
  PrintStream(File a, String b) {}
  PrintStream(File a, Charset b) {}
  void flush();
  void close();
  boolean checkError();
  void write(int a);
  void write(byte[] a, int b, int c);
  void write(byte[] a);
  void writeBytes(byte[] a);
  void print(boolean a);
  void print(char a);
  void print(int a);
  void print(long a);
  void print(float a);
  void print(double a);
  void print(char[] a);
  void print(String a);
  void print(Object a);
  void println();
  void println(boolean a);
  void println(char a);
  void println(int a);
  void println(long a);
  void println(float a);
  void println(double a);
  void println(char[] a);
  void println(String a);
  void println(Object a);
  PrintStream printf(String a, Object... b);
  PrintStream printf(Locale a, String b, Object... c);
  PrintStream format(String a, Object... b);
  PrintStream format(Locale a, String b, Object... c);
  PrintStream append(CharSequence a);
  PrintStream append(CharSequence a, int b, int c);
  PrintStream append(char a);
  Appendable append(char a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(CharSequence a);
}
class PrintWriter extends Writer {
  PrintWriter(Writer a) {}
  PrintWriter(Writer a, boolean b) {}
  PrintWriter(OutputStream a) {}
  PrintWriter(OutputStream a, boolean b) {}
  PrintWriter(OutputStream a, boolean b, Charset c) {}
  PrintWriter(String a) {}
  PrintWriter(String a, String b) {}
  PrintWriter(String a, Charset b) {}
  PrintWriter(File a) {}
  PrintWriter(File a, String b) {}
  PrintWriter(File a, Charset b) {}
  void flush();
  void close();
  boolean checkError();
  void write(int a);
  void write(char[] a, int b, int c);
  void write(char[] a);
  void write(String a, int b, int c);
  void write(String a);
  void print(boolean a);
  void print(char a);
  void print(int a);
  void print(long a);
  void print(float a);
  void print(double a);
  void print(char[] a);
  void print(String a);
  void print(Object a);
  void println();
  void println(boolean a);
  void println(char a);
  void println(int a);
  void println(long a);
  void println(float a);
  void println(double a);
  void println(char[] a);
  void println(String a);
  void println(Object a);
  PrintWriter printf(String a, Object... b);
  PrintWriter printf(Locale a, String b, Object... c);
  PrintWriter format(String a, Object... b);
  PrintWriter format(Locale a, String b, Object... c);
  PrintWriter append(CharSequence a);
  PrintWriter append(CharSequence a, int b, int c);
  PrintWriter append(char a);
  Writer append(char a);
  Writer append(CharSequence a, int b, int c);
  Writer append(CharSequence a);
  Appendable append(char a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(CharSequence a);
}
class IOException extends Exception {
  IOException() {}
  IOException(String a) {}
  IOException(String a, Throwable b) {}
  IOException(Throwable a) {}
}
class ByteArrayInputStream extends InputStream {
  ByteArrayInputStream(byte[] a) {}
  ByteArrayInputStream(byte[] a, int b, int c) {}
  int read();
  int read(byte[] a, int b, int c);
  byte[] readAllBytes();
  int readNBytes(byte[] a, int b, int c);
  long transferTo(OutputStream a);
  long skip(long a);
  int available();
  boolean markSupported();
  void mark(int a);
  void reset();
  void close();
}
class ByteArrayOutputStream extends OutputStream {
  ByteArrayOutputStream() {}
  ByteArrayOutputStream(int a) {}
  void write(int a);
  void write(byte[] a, int b, int c);
  void writeBytes(byte[] a);
  void writeTo(OutputStream a);
  void reset();
  byte[] toByteArray();
  int size();
  String toString();
  String toString(String a);
  String toString(Charset a);
  String toString(int a);
  void close();
}
