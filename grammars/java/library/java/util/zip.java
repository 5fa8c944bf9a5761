// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.util.zip;
import java.io.Closeable;
import java.io.File;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.time.LocalDateTime;
import java.util.Enumeration;
import java.util.stream.Stream;
class CRC32 implements Checksum {
  void update(int a);
  void update(byte[] a, int b, int c);
  void update(ByteBuffer a);
  void reset();
  long getValue();
  final class CRC32C implements Checksum {
    long getValue();
  }
}
final class CRC32C implements Checksum {
  long getValue();
}
class DataFormatException extends Exception {
}
class Deflater {
  static final int DEFLATED, NO_COMPRESSION, BEST_SPEED, BEST_COMPRESSION, DEFAULT_COMPRESSION, FILTERED, HUFFMAN_ONLY, DEFAULT_STRATEGY, NO_FLUSH, SYNC_FLUSH, FULL_FLUSH;
  void setInput(byte[] a, int b, int c);
  void setInput(byte[] a);
  void setInput(ByteBuffer a);
  void setDictionary(byte[] a, int b, int c);
  void setDictionary(byte[] a);
  void setDictionary(ByteBuffer a);
  void setStrategy(int a);
  void setLevel(int a);
  boolean needsInput();
  void finish();
  boolean finished();
  int deflate(byte[] a, int b, int c);
  int deflate(byte[] a);
  int deflate(ByteBuffer a);
  int deflate(byte[] a, int b, int c, int d);
  int deflate(ByteBuffer a, int b);
  int getAdler();
  int getTotalIn();
  long getBytesRead();
  int getTotalOut();
  long getBytesWritten();
  void reset();
  void end();
}
class DeflaterInputStream extends FilterInputStream {
  protected final Deflater def;
  protected final byte[] buf;
  void close();
  int read();
  int read(byte[] a, int b, int c);
  long skip(long a);
  int available();
  boolean markSupported();
  void mark(int a);
  void reset();
}
class DeflaterOutputStream extends FilterOutputStream {
  protected Deflater def;
  protected byte[] buf;
  void write(int a);
  void write(byte[] a, int b, int c);
  void finish();
  void close();
  protected void deflate();
  void flush();
}
class GZIPInputStream extends InflaterInputStream {
  protected CRC32 crc;
  protected boolean eos;
  static final int GZIP_MAGIC;
  int read(byte[] a, int b, int c);
  void close();
}
class GZIPOutputStream extends DeflaterOutputStream {
  protected CRC32 crc;
  void write(byte[] a, int b, int c);
  void finish();
}
class Inflater {
  void setInput(byte[] a, int b, int c);
  void setInput(byte[] a);
  void setInput(ByteBuffer a);
  void setDictionary(byte[] a, int b, int c);
  void setDictionary(byte[] a);
  void setDictionary(ByteBuffer a);
  int getRemaining();
  boolean needsInput();
  boolean needsDictionary();
  boolean finished();
  int inflate(byte[] a, int b, int c);
  int inflate(byte[] a);
  int inflate(ByteBuffer a);
  int getAdler();
  int getTotalIn();
  long getBytesRead();
  int getTotalOut();
  long getBytesWritten();
  void reset();
  void end();
}
class InflaterInputStream extends FilterInputStream {
  protected Inflater inf;
  protected byte[] buf;
  protected int len;
  int read();
  int read(byte[] a, int b, int c);
  int available();
  long skip(long a);
  void close();
  protected void fill();
  boolean markSupported();
  void mark(int a);
  void reset();
}
class InflaterOutputStream extends FilterOutputStream {
  protected final Inflater inf;
  protected final byte[] buf;
  void close();
  void flush();
  void finish();
  void write(int a);
  void write(byte[] a, int b, int c);
}
class ZipEntry implements ZipConstants,Cloneable {
  static final int STORED, DEFLATED;
  String getName();
  void setTime(long a);
  long getTime();
  void setTimeLocal(LocalDateTime a);
  LocalDateTime getTimeLocal();
  ZipEntry setLastModifiedTime(FileTime a);
  FileTime getLastModifiedTime();
  ZipEntry setLastAccessTime(FileTime a);
  FileTime getLastAccessTime();
  ZipEntry setCreationTime(FileTime a);
  FileTime getCreationTime();
  void setSize(long a);
  long getSize();
  long getCompressedSize();
  void setCompressedSize(long a);
  void setCrc(long a);
  long getCrc();
  void setMethod(int a);
  int getMethod();
  void setExtra(byte[] a);
  byte[] getExtra();
  void setComment(String a);
  String getComment();
  boolean isDirectory();
}
class ZipException extends IOException {
}
class ZipFile implements ZipConstants,Closeable {
  static final int OPEN_READ, OPEN_DELETE;
  String getComment();
  ZipEntry getEntry(String a);
  InputStream getInputStream(ZipEntry a);
  String getName();
  Enumeration<? extends ZipEntry> entries();
  Stream<? extends ZipEntry> stream();
  int size();
  void close();
}
class ZipInputStream extends InflaterInputStream implements ZipConstants {
  ZipEntry getNextEntry();
  void closeEntry();
  int available();
  int read(byte[] a, int b, int c);
  long skip(long a);
  void close();
  protected ZipEntry createZipEntry(String a);
}
class ZipOutputStream extends DeflaterOutputStream implements ZipConstants {
  static final int STORED, DEFLATED;
  void setComment(String a);
  void setMethod(int a);
  void setLevel(int a);
  void putNextEntry(ZipEntry a);
  void closeEntry();
  void write(byte[] a, int b, int c);
  void finish();
  void close();
}
