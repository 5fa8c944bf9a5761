// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.security;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.util.Random;
final class AccessController {
  static <T> T doPrivileged(PrivilegedAction<T> a);
  static <T> T doPrivilegedWithCombiner(PrivilegedAction<T> a);
  static <T> T doPrivileged(PrivilegedAction<T> a, AccessControlContext b);
  static <T> T doPrivileged(PrivilegedAction<T> a, AccessControlContext b, Permission... c);
  static <T> T doPrivilegedWithCombiner(PrivilegedAction<T> a, AccessControlContext b, Permission... c);
  static <T> T doPrivileged(PrivilegedExceptionAction<T> a);
  static <T> T doPrivilegedWithCombiner(PrivilegedExceptionAction<T> a);
  static <T> T doPrivileged(PrivilegedExceptionAction<T> a, AccessControlContext b);
  static <T> T doPrivileged(PrivilegedExceptionAction<T> a, AccessControlContext b, Permission... c);
  static <T> T doPrivilegedWithCombiner(PrivilegedExceptionAction<T> a, AccessControlContext b, Permission... c);
  static AccessControlContext getContext();
}
class GeneralSecurityException extends Exception {
}
interface Key extends Serializable {
  static final long serialVersionUID;
  String getAlgorithm();
  String getFormat();
  byte[] getEncoded();
}
class MessageDigest extends MessageDigestSpi {
  static MessageDigest getInstance(String a);
  static MessageDigest getInstance(String a, String b);
  static MessageDigest getInstance(String a, Provider b);
  final Provider getProvider();
  void update(byte a);
  void update(byte[] a, int b, int c);
  void update(byte[] a);
  final void update(ByteBuffer a);
  byte[] digest();
  int digest(byte[] a, int b, int c);
  byte[] digest(byte[] a);
  static boolean isEqual(byte[] a, byte[] b);
  void reset();
  final String getAlgorithm();
  final int getDigestLength();
}
class NoSuchAlgorithmException extends GeneralSecurityException {
}
interface Principal {
  String getName();
  default boolean implies(Subject a);
}
interface PrivateKey extends Key,Destroyable {
  static final long serialVersionUID;
}
interface PrivilegedAction<T> {
  T run();
}
class PrivilegedActionException extends Exception {
  Exception getException();
}
interface PrivilegedExceptionAction<T> {
  T run();
}
interface PublicKey extends Key {
  static final long serialVersionUID;
}
class SecureRandom extends Random {
  static SecureRandom getInstance(String a);
  static SecureRandom getInstance(String a, String b);
  static SecureRandom getInstance(String a, Provider b);
  static SecureRandom getInstance(String a, SecureRandomParameters b);
  static SecureRandom getInstance(String a, SecureRandomParameters b, String c);
  static SecureRandom getInstance(String a, SecureRandomParameters b, Provider c);
  final Provider getProvider();
  String getAlgorithm();
  SecureRandomParameters getParameters();
  void setSeed(byte[] a);
  void setSeed(long a);
  void nextBytes(byte[] a);
  void nextBytes(byte[] a, SecureRandomParameters b);
  protected final int next(int a);
  static byte[] getSeed(int a);
  byte[] generateSeed(int a);
  static SecureRandom getInstanceStrong();
  void reseed();
  void reseed(SecureRandomParameters a);
}
interface SecureRandomParameters {
}
