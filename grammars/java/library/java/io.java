// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.io;
import java.lang.annotation.Annotation;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Locale;
import java.util.stream.Stream;
class BufferedInputStream extends FilterInputStream {
  protected byte[] buf;
  protected int count, pos, markpos, marklimit;
  int read();
  int read(byte[] a, int b, int c);
  long skip(long a);
  int available();
  void mark(int a);
  void reset();
  boolean markSupported();
  void close();
}
class BufferedOutputStream extends FilterOutputStream {
  protected byte[] buf;
  protected int count;
  void write(int a);
  void write(byte[] a, int b, int c);
  void flush();
}
class BufferedReader extends Reader {
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
  void write(int a);
  void write(char[] a, int b, int c);
  void write(String a, int b, int c);
  void newLine();
  void flush();
  void close();
}
class ByteArrayInputStream extends InputStream {
  protected byte[] buf;
  protected int pos, mark, count;
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
  protected byte[] buf;
  protected int count;
  void write(int a);
  void write(byte[] a, int b, int c);
  void writeBytes(byte[] a);
  void writeTo(OutputStream a);
  void reset();
  byte[] toByteArray();
  int size();
  String toString(String a);
  String toString(Charset a);
  String toString(int a);
  void close();
}
class CharArrayReader extends Reader {
  protected char[] buf;
  protected int pos, markedPos, count;
  int read();
  int read(char[] a, int b, int c);
  int read(CharBuffer a);
  long skip(long a);
  boolean ready();
  boolean markSupported();
  void mark(int a);
  void reset();
  void close();
}
class CharArrayWriter extends Writer {
  protected char[] buf;
  protected int count;
  void write(int a);
  void write(char[] a, int b, int c);
  void write(String a, int b, int c);
  void writeTo(Writer a);
  CharArrayWriter append(CharSequence a);
  CharArrayWriter append(CharSequence a, int b, int c);
  CharArrayWriter append(char a);
  void reset();
  char[] toCharArray();
  int size();
  void flush();
  void close();
  Writer append(char a);
  Writer append(CharSequence a, int b, int c);
  Writer append(CharSequence a);
  Appendable append(char a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(CharSequence a);
}
interface Closeable extends AutoCloseable {
  void close();
}
final class Console implements Flushable {
  PrintWriter writer();
  Reader reader();
  Console format(String a, Object... b);
  Console printf(String a, Object... b);
  String readLine(String a, Object... b);
  String readLine();
  char[] readPassword(String a, Object... b);
  char[] readPassword();
  Charset charset();
}
interface DataInput {
  void readFully(byte[] a);
  void readFully(byte[] a, int b, int c);
  int skipBytes(int a);
  boolean readBoolean();
  byte readByte();
  int readUnsignedByte();
  short readShort();
  int readUnsignedShort();
  char readChar();
  int readInt();
  long readLong();
  float readFloat();
  double readDouble();
  String readLine();
  String readUTF();
}
class DataInputStream extends FilterInputStream implements DataInput {
  final int read(byte[] a);
  final int read(byte[] a, int b, int c);
  final void readFully(byte[] a);
  final void readFully(byte[] a, int b, int c);
  final int skipBytes(int a);
  final boolean readBoolean();
  final byte readByte();
  final int readUnsignedByte();
  final short readShort();
  final int readUnsignedShort();
  final char readChar();
  final int readInt();
  final long readLong();
  final float readFloat();
  final double readDouble();
  final String readLine();
  final String readUTF();
  static final String readUTF(DataInput a);
}
interface DataOutput {
  void write(int a);
  void write(byte[] a);
  void write(byte[] a, int b, int c);
  void writeBoolean(boolean a);
  void writeByte(int a);
  void writeShort(int a);
  void writeChar(int a);
  void writeInt(int a);
  void writeLong(long a);
  void writeFloat(float a);
  void writeDouble(double a);
  void writeBytes(String a);
  void writeChars(String a);
  void writeUTF(String a);
}
class DataOutputStream extends FilterOutputStream implements DataOutput {
  protected int written;
  void write(int a);
  void write(byte[] a, int b, int c);
  void flush();
  final void writeBoolean(boolean a);
  final void writeByte(int a);
  final void writeShort(int a);
  final void writeChar(int a);
  final void writeInt(int a);
  final void writeLong(long a);
  final void writeFloat(float a);
  final void writeDouble(double a);
  final void writeBytes(String a);
  final void writeChars(String a);
  final void writeUTF(String a);
  final int size();
}
class EOFException extends IOException {
}
interface Externalizable extends Serializable {
  void writeExternal(ObjectOutput a);
  void readExternal(ObjectInput a);
}
class File implements Serializable, Comparable<File> {
  static final char separatorChar, pathSeparatorChar;
  static final String separator, pathSeparator;
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
  Path toPath();
  int compareTo(Object a);
}
final class FileDescriptor {
  static final FileDescriptor in, out, err;
  boolean valid();
}
interface FileFilter {
  boolean accept(File a);
}
class FileInputStream extends InputStream {
  int read();
  int read(byte[] a);
  int read(byte[] a, int b, int c);
  byte[] readAllBytes();
  byte[] readNBytes(int a);
  long skip(long a);
  int available();
  void close();
  final FileDescriptor getFD();
  FileChannel getChannel();
}
class FileNotFoundException extends IOException {
}
class FileOutputStream extends OutputStream {
  void write(int a);
  void write(byte[] a);
  void write(byte[] a, int b, int c);
  void close();
  final FileDescriptor getFD();
  FileChannel getChannel();
}
class FileReader extends InputStreamReader {
}
class FileWriter extends OutputStreamWriter {
}
interface FilenameFilter {
  boolean accept(File a, String b);
}
class FilterInputStream extends InputStream {
  protected InputStream in;
  int read();
  int read(byte[] a);
  int read(byte[] a, int b, int c);
  long skip(long a);
  int available();
  void close();
  void mark(int a);
  void reset();
  boolean markSupported();
}
class FilterOutputStream extends OutputStream {
  protected OutputStream out;
  void write(int a);
  void write(byte[] a);
  void write(byte[] a, int b, int c);
  void flush();
  void close();
}
class FilterReader extends Reader {
  protected Reader in;
  int read();
  int read(char[] a, int b, int c);
  long skip(long a);
  boolean ready();
  boolean markSupported();
  void mark(int a);
  void reset();
  void close();
}
class FilterWriter extends Writer {
  protected Writer out;
  void write(int a);
  void write(char[] a, int b, int c);
  void write(String a, int b, int c);
  void flush();
  void close();
}
interface Flushable {
  void flush();
}
class IOException extends Exception {
}
class InputStream implements Closeable {
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
class InputStreamReader extends Reader {
  String getEncoding();
  int read(CharBuffer a);
  int read();
  int read(char[] a, int b, int c);
  boolean ready();
  void close();
}
class InvalidClassException extends ObjectStreamException {
  String classname;
  String getMessage();
}
class InvalidObjectException extends ObjectStreamException {
}
class NotSerializableException extends ObjectStreamException {
}
interface ObjectInput extends DataInput,AutoCloseable {
  Object readObject();
  int read();
  int read(byte[] a);
  int read(byte[] a, int b, int c);
  long skip(long a);
  int available();
  void close();
}
class ObjectInputStream extends InputStream implements ObjectInput,ObjectStreamConstants {
  final Object readObject();
  protected Object readObjectOverride();
  Object readUnshared();
  void defaultReadObject();
  ObjectInputStream.GetField readFields();
  void registerValidation(ObjectInputValidation a, int b);
  protected Class<?> resolveClass(ObjectStreamClass a);
  protected Class<?> resolveProxyClass(String[] a);
  protected Object resolveObject(Object a);
  protected boolean enableResolveObject(boolean a);
  protected void readStreamHeader();
  protected ObjectStreamClass readClassDescriptor();
  int read();
  int read(byte[] a, int b, int c);
  int available();
  void close();
  boolean readBoolean();
  byte readByte();
  int readUnsignedByte();
  char readChar();
  short readShort();
  int readUnsignedShort();
  int readInt();
  long readLong();
  float readFloat();
  double readDouble();
  void readFully(byte[] a);
  void readFully(byte[] a, int b, int c);
  int skipBytes(int a);
  String readLine();
  String readUTF();
  final ObjectInputFilter getObjectInputFilter();
  final void setObjectInputFilter(ObjectInputFilter a);
}
interface ObjectOutput extends DataOutput,AutoCloseable {
  void writeObject(Object a);
  void write(int a);
  void write(byte[] a);
  void write(byte[] a, int b, int c);
  void flush();
  void close();
}
class ObjectOutputStream extends OutputStream implements ObjectOutput,ObjectStreamConstants {
  void useProtocolVersion(int a);
  final void writeObject(Object a);
  protected void writeObjectOverride(Object a);
  void writeUnshared(Object a);
  void defaultWriteObject();
  ObjectOutputStream.PutField putFields();
  void writeFields();
  void reset();
  protected void annotateClass(Class<?> a);
  protected void annotateProxyClass(Class<?> a);
  protected Object replaceObject(Object a);
  protected boolean enableReplaceObject(boolean a);
  protected void writeStreamHeader();
  protected void writeClassDescriptor(ObjectStreamClass a);
  void write(int a);
  void write(byte[] a);
  void write(byte[] a, int b, int c);
  void flush();
  protected void drain();
  void close();
  void writeBoolean(boolean a);
  void writeByte(int a);
  void writeShort(int a);
  void writeChar(int a);
  void writeInt(int a);
  void writeLong(long a);
  void writeFloat(float a);
  void writeDouble(double a);
  void writeBytes(String a);
  void writeChars(String a);
  void writeUTF(String a);
}
class ObjectStreamClass implements Serializable {
  static final ObjectStreamField[] NO_FIELDS;
  static ObjectStreamClass lookup(Class<?> a);
  static ObjectStreamClass lookupAny(Class<?> a);
  String getName();
  long getSerialVersionUID();
  Class<?> forClass();
  ObjectStreamField[] getFields();
  ObjectStreamField getField(String a);
}
interface ObjectStreamConstants {
  static final short STREAM_MAGIC, STREAM_VERSION;
  static final byte TC_BASE, TC_NULL, TC_REFERENCE, TC_CLASSDESC, TC_OBJECT, TC_STRING, TC_ARRAY, TC_CLASS, TC_BLOCKDATA, TC_ENDBLOCKDATA, TC_RESET, TC_BLOCKDATALONG, TC_EXCEPTION, TC_LONGSTRING, TC_PROXYCLASSDESC, TC_ENUM, TC_MAX, SC_WRITE_METHOD, SC_BLOCK_DATA, SC_SERIALIZABLE, SC_EXTERNALIZABLE, SC_ENUM;
  static final int baseWireHandle, PROTOCOL_VERSION_1, PROTOCOL_VERSION_2;
  static final SerializablePermission SUBSTITUTION_PERMISSION, SUBCLASS_IMPLEMENTATION_PERMISSION, SERIAL_FILTER_PERMISSION;
}
class ObjectStreamException extends IOException {
}
class ObjectStreamField implements Comparable<Object> {
  String getName();
  Class<?> getType();
  char getTypeCode();
  String getTypeString();
  int getOffset();
  protected void setOffset(int a);
  boolean isPrimitive();
  boolean isUnshared();
  int compareTo(Object a);
}
class OutputStream implements Closeable,Flushable {
  static OutputStream nullOutputStream();
  void write(int a);
  void write(byte[] a);
  void write(byte[] a, int b, int c);
  void flush();
  void close();
}
class OutputStreamWriter extends Writer {
  String getEncoding();
  void write(int a);
  void write(char[] a, int b, int c);
  void write(String a, int b, int c);
  Writer append(CharSequence a, int b, int c);
  Writer append(CharSequence a);
  void flush();
  void close();
  Appendable append(CharSequence a, int b, int c);
  Appendable append(CharSequence a);
}
class PrintStream extends FilterOutputStream implements Appendable,Closeable {
  void flush();
  void close();
  boolean checkError();
  protected void setError();
  protected void clearError();
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
  protected Writer out;
  void flush();
  void close();
  boolean checkError();
  protected void setError();
  protected void clearError();
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
class PushbackInputStream extends FilterInputStream {
  protected byte[] buf;
  protected int pos;
  int read();
  int read(byte[] a, int b, int c);
  void unread(int a);
  void unread(byte[] a, int b, int c);
  void unread(byte[] a);
  int available();
  long skip(long a);
  boolean markSupported();
  void mark(int a);
  void reset();
  void close();
}
class PushbackReader extends FilterReader {
  int read();
  int read(char[] a, int b, int c);
  void unread(int a);
  void unread(char[] a, int b, int c);
  void unread(char[] a);
  boolean ready();
  void mark(int a);
  void reset();
  boolean markSupported();
  void close();
  long skip(long a);
}
class RandomAccessFile implements DataOutput,DataInput,Closeable {
  final FileDescriptor getFD();
  final FileChannel getChannel();
  int read();
  int read(byte[] a, int b, int c);
  int read(byte[] a);
  final void readFully(byte[] a);
  final void readFully(byte[] a, int b, int c);
  int skipBytes(int a);
  void write(int a);
  void write(byte[] a);
  void write(byte[] a, int b, int c);
  long getFilePointer();
  void seek(long a);
  long length();
  void setLength(long a);
  void close();
  final boolean readBoolean();
  final byte readByte();
  final int readUnsignedByte();
  final short readShort();
  final int readUnsignedShort();
  final char readChar();
  final int readInt();
  final long readLong();
  final float readFloat();
  final double readDouble();
  final String readLine();
  final String readUTF();
  final void writeBoolean(boolean a);
  final void writeByte(int a);
  final void writeShort(int a);
  final void writeChar(int a);
  final void writeInt(int a);
  final void writeLong(long a);
  final void writeFloat(float a);
  final void writeDouble(double a);
  final void writeBytes(String a);
  final void writeChars(String a);
  final void writeUTF(String a);
}
class Reader implements Readable,Closeable {
  protected Object lock;
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
class SequenceInputStream extends InputStream {
  int available();
  int read();
  int read(byte[] a, int b, int c);
  void close();
}
interface Serial extends Annotation {
}
interface Serializable {
}
class StreamCorruptedException extends ObjectStreamException {
}
class StringBufferInputStream extends InputStream {
  protected String buffer;
  protected int pos, count;
  int read();
  int read(byte[] a, int b, int c);
  long skip(long a);
  int available();
  void reset();
}
class StringReader extends Reader {
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
  void write(int a);
  void write(char[] a, int b, int c);
  void write(String a);
  void write(String a, int b, int c);
  StringWriter append(CharSequence a);
  StringWriter append(CharSequence a, int b, int c);
  StringWriter append(char a);
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
class UncheckedIOException extends RuntimeException {
  IOException getCause();
  Throwable getCause();
}
class UnsupportedEncodingException extends IOException {
}
class Writer implements Appendable,Closeable,Flushable {
  protected Object lock;
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
