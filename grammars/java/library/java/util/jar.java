// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.util.jar;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
class Attributes implements Map<Object, Object>, Cloneable {
  protected Map<Object, Object> map;
  Object get(Object a);
  String getValue(String a);
  String getValue(Attributes.Name a);
  Object put(Object a, Object b);
  String putValue(String a, String b);
  Object remove(Object a);
  boolean containsValue(Object a);
  boolean containsKey(Object a);
  void putAll(Map<?, ?> a);
  void clear();
  int size();
  boolean isEmpty();
  Set<Object> keySet();
  Collection<Object> values();
  Set<Map.Entry<Object, Object>> entrySet();
  static class Name {
    static final Attributes.Name MANIFEST_VERSION, SIGNATURE_VERSION, CONTENT_TYPE, CLASS_PATH, MAIN_CLASS, SEALED, EXTENSION_LIST, EXTENSION_NAME, EXTENSION_INSTALLATION, IMPLEMENTATION_TITLE, IMPLEMENTATION_VERSION, IMPLEMENTATION_VENDOR, IMPLEMENTATION_VENDOR_ID, IMPLEMENTATION_URL, SPECIFICATION_TITLE, SPECIFICATION_VERSION, SPECIFICATION_VENDOR, MULTI_RELEASE;
  }
}
class JarEntry extends ZipEntry {
  Attributes getAttributes();
  Certificate[] getCertificates();
  CodeSigner[] getCodeSigners();
  String getRealName();
}
class JarFile extends ZipFile {
  static final String MANIFEST_NAME;
  static Runtime.Version baseVersion();
  static Runtime.Version runtimeVersion();
  final Runtime.Version getVersion();
  final boolean isMultiRelease();
  Manifest getManifest();
  JarEntry getJarEntry(String a);
  ZipEntry getEntry(String a);
  Enumeration<JarEntry> entries();
  Stream<JarEntry> stream();
  Stream<JarEntry> versionedStream();
  InputStream getInputStream(ZipEntry a);
}
class JarInputStream extends ZipInputStream {
  Manifest getManifest();
  ZipEntry getNextEntry();
  JarEntry getNextJarEntry();
  int read(byte[] a, int b, int c);
  protected ZipEntry createZipEntry(String a);
}
class JarOutputStream extends ZipOutputStream {
  void putNextEntry(ZipEntry a);
}
class Manifest implements Cloneable {
  Attributes getMainAttributes();
  Map<String, Attributes> getEntries();
  Attributes getAttributes(String a);
  void clear();
  void write(OutputStream a);
  void read(InputStream a);
}
