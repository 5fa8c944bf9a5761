import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Spliterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class Object {
  Object() {}
  Class<?> getClass();
  int hashCode();
  boolean equals(Object a);
  String toString();
  void notify();
  void notifyAll();
  void wait();
  void wait(long a);
  void wait(long a, int b);
}
final class Class<T> implements Serializable, GenericDeclaration, Type, AnnotatedElement, OfField<Class<?>>, Constable {
  String toString();
  String toGenericString();
  static Class<?> forName(String a);
  static Class<?> forName(String a, boolean b, ClassLoader c);
  static Class<?> forName(Module a, String b);
  T newInstance();
  boolean isInstance(Object a);
  boolean isAssignableFrom(Class<?> a);
  boolean isInterface();
  boolean isArray();
  boolean isPrimitive();
  boolean isAnnotation();
  boolean isSynthetic();
  String getName();
  ClassLoader getClassLoader();
  Module getModule();
  TypeVariable<Class<T>>[] getTypeParameters();
  Class<? super T> getSuperclass();
  Type getGenericSuperclass();
  Package getPackage();
  String getPackageName();
  Class<?>[] getInterfaces();
  Type[] getGenericInterfaces();
  Class<?> getComponentType();
  int getModifiers();
  Object[] getSigners();
  Method getEnclosingMethod();
  Constructor<?> getEnclosingConstructor();
  Class<?> getDeclaringClass();
  Class<?> getEnclosingClass();
  String getSimpleName();
  String getTypeName();
  String getCanonicalName();
  boolean isAnonymousClass();
  boolean isLocalClass();
  boolean isMemberClass();
  Class<?>[] getClasses();
  Field[] getFields();
  Method[] getMethods();
  Constructor<?>[] getConstructors();
  Field getField(String a);
  Method getMethod(String a, Class<?>... b);
  Constructor<T> getConstructor(Class<?>... a);
  Class<?>[] getDeclaredClasses();
  Field[] getDeclaredFields();
  RecordComponent[] getRecordComponents();
  Method[] getDeclaredMethods();
  Constructor<?>[] getDeclaredConstructors();
  Field getDeclaredField(String a);
  Method getDeclaredMethod(String a, Class<?>... b);
  Constructor<T> getDeclaredConstructor(Class<?>... a);
  InputStream getResourceAsStream(String a);
  URL getResource(String a);
  ProtectionDomain getProtectionDomain();
  boolean desiredAssertionStatus();
  boolean isEnum();
  boolean isRecord();
  T[] getEnumConstants();
  T cast(Object a);
  <U> Class<? extends U> asSubclass(Class<U> a);
  <A extends Annotation> A getAnnotation(Class<A> a);
  boolean isAnnotationPresent(Class<? extends Annotation> a);
  <A extends Annotation> A[] getAnnotationsByType(Class<A> a);
  Annotation[] getAnnotations();
  <A extends Annotation> A getDeclaredAnnotation(Class<A> a);
  <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> a);
  Annotation[] getDeclaredAnnotations();
  AnnotatedType getAnnotatedSuperclass();
  AnnotatedType[] getAnnotatedInterfaces();
  Class<?> getNestHost();
  boolean isNestmateOf(Class<?> a);
  Class<?>[] getNestMembers();
  String descriptorString();
  Class<?> componentType();
  Class<?> arrayType();
  Optional<ClassDesc> describeConstable();
  boolean isHidden();
  Class<?>[] getPermittedSubclasses();
  boolean isSealed();
  OfField arrayType();
  OfField componentType();
}
final class String implements Serializable, Comparable<String>, CharSequence, Constable, ConstantDesc {
  static Comparator<String> CASE_INSENSITIVE_ORDER;
  String() {}
  String(String a) {}
  String(char[] a) {}
  String(char[] a, int b, int c) {}
  String(int[] a, int b, int c) {}
  String(byte[] a, int b, int c, int d) {}
  String(byte[] a, int b) {}
  String(byte[] a, int b, int c, String d) {}
  String(byte[] a, int b, int c, Charset d) {}
  String(byte[] a, String b) {}
  String(byte[] a, Charset b) {}
  String(byte[] a, int b, int c) {}
  String(byte[] a) {}
  String(StringBuffer a) {}
  String(StringBuilder a) {}
  int length();
  boolean isEmpty();
  char charAt(int a);
  int codePointAt(int a);
  int codePointBefore(int a);
  int codePointCount(int a, int b);
  int offsetByCodePoints(int a, int b);
  void getChars(int a, int b, char[] c, int d);
  void getBytes(int a, int b, byte[] c, int d);
  byte[] getBytes(String a);
  byte[] getBytes(Charset a);
  byte[] getBytes();
  boolean equals(Object a);
  boolean contentEquals(StringBuffer a);
  boolean contentEquals(CharSequence a);
  boolean equalsIgnoreCase(String a);
  int compareTo(String a);
  int compareToIgnoreCase(String a);
  boolean regionMatches(int a, String b, int c, int d);
  boolean regionMatches(boolean a, int b, String c, int d, int e);
  boolean startsWith(String a, int b);
  boolean startsWith(String a);
  boolean endsWith(String a);
  int hashCode();
  int indexOf(int a);
  int indexOf(int a, int b);
  int lastIndexOf(int a);
  int lastIndexOf(int a, int b);
  int indexOf(String a);
  int indexOf(String a, int b);
  int lastIndexOf(String a);
  int lastIndexOf(String a, int b);
  String substring(int a);
  String substring(int a, int b);
  CharSequence subSequence(int a, int b);
  String concat(String a);
  String replace(char a, char b);
  boolean matches(String a);
  boolean contains(CharSequence a);
  String replaceFirst(String a, String b);
  String replaceAll(String a, String b);
  String replace(CharSequence a, CharSequence b);
  String[] split(String a, int b);
  String[] split(String a);
  static String join(CharSequence a, CharSequence... b);
  static String join(CharSequence a, Iterable<? extends CharSequence> b);
  String toLowerCase(Locale a);
  String toLowerCase();
  String toUpperCase(Locale a);
  String toUpperCase();
  String trim();
  String strip();
  String stripLeading();
  String stripTrailing();
  boolean isBlank();
  Stream<String> lines();
  String indent(int a);
  String stripIndent();
  String translateEscapes();
  <R> R transform(Function<? super String, ? extends R> a);
  String toString();
  IntStream chars();
  IntStream codePoints();
  char[] toCharArray();
  static String format(String a, Object... b);
  static String format(Locale a, String b, Object... c);
  String formatted(Object... a);
  static String valueOf(Object a);
  static String valueOf(char[] a);
  static String valueOf(char[] a, int b, int c);
  static String copyValueOf(char[] a, int b, int c);
  static String copyValueOf(char[] a);
  static String valueOf(boolean a);
  static String valueOf(char a);
  static String valueOf(int a);
  static String valueOf(long a);
  static String valueOf(float a);
  static String valueOf(double a);
  String intern();
  String repeat(int a);
  Optional<String> describeConstable();
  String resolveConstantDesc(Lookup a);
  int compareTo(Object a);
  Object resolveConstantDesc(Lookup a);
}
interface CharSequence {
  int length();
  char charAt(int a);
  default boolean isEmpty();
  CharSequence subSequence(int a, int b);
  String toString();
  default IntStream chars();
  default IntStream codePoints();
  static int compare(CharSequence a, CharSequence b);
}
interface Comparable<T> {
  int compareTo(T a);
}
interface Iterable<T> {
  Iterator<T> iterator();
  default void forEach(Consumer<? super T> a);
  default Spliterator<T> spliterator();
}
interface Runnable {
  void run();
}
interface AutoCloseable {
  void close();
}
abstract class Number implements Serializable {
  Number() {}
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  byte byteValue();
  short shortValue();
}
final class Integer extends Number implements Comparable<Integer>, Constable, ConstantDesc {
  static int MIN_VALUE;
  static int MAX_VALUE;
  static Class<Integer> TYPE;
  static int SIZE;
  static int BYTES;
  static String toString(int a, int b);
  static String toUnsignedString(int a, int b);
  static String toHexString(int a);
  static String toOctalString(int a);
  static String toBinaryString(int a);
  static String toString(int a);
  static String toUnsignedString(int a);
  static int parseInt(String a, int b);
  static int parseInt(CharSequence a, int b, int c, int d);
  static int parseInt(String a);
  static int parseUnsignedInt(String a, int b);
  static int parseUnsignedInt(CharSequence a, int b, int c, int d);
  static int parseUnsignedInt(String a);
  static Integer valueOf(String a, int b);
  static Integer valueOf(String a);
  static Integer valueOf(int a);
  Integer(int a) {}
  Integer(String a) {}
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  String toString();
  int hashCode();
  static int hashCode(int a);
  boolean equals(Object a);
  static Integer getInteger(String a);
  static Integer getInteger(String a, int b);
  static Integer getInteger(String a, Integer b);
  static Integer decode(String a);
  int compareTo(Integer a);
  static int compare(int a, int b);
  static int compareUnsigned(int a, int b);
  static long toUnsignedLong(int a);
  static int divideUnsigned(int a, int b);
  static int remainderUnsigned(int a, int b);
  static int highestOneBit(int a);
  static int lowestOneBit(int a);
  static int numberOfLeadingZeros(int a);
  static int numberOfTrailingZeros(int a);
  static int bitCount(int a);
  static int rotateLeft(int a, int b);
  static int rotateRight(int a, int b);
  static int reverse(int a);
  static int signum(int a);
  static int reverseBytes(int a);
  static int sum(int a, int b);
  static int max(int a, int b);
  static int min(int a, int b);
  Optional<Integer> describeConstable();
  Integer resolveConstantDesc(Lookup a);
  int compareTo(Object a);
  Object resolveConstantDesc(Lookup a);
}
final class Long extends Number implements Comparable<Long>, Constable, ConstantDesc {
  static long MIN_VALUE;
  static long MAX_VALUE;
  static Class<Long> TYPE;
  static int SIZE;
  static int BYTES;
  static String toString(long a, int b);
  static String toUnsignedString(long a, int b);
  static String toHexString(long a);
  static String toOctalString(long a);
  static String toBinaryString(long a);
  static String toString(long a);
  static String toUnsignedString(long a);
  static long parseLong(String a, int b);
  static long parseLong(CharSequence a, int b, int c, int d);
  static long parseLong(String a);
  static long parseUnsignedLong(String a, int b);
  static long parseUnsignedLong(CharSequence a, int b, int c, int d);
  static long parseUnsignedLong(String a);
  static Long valueOf(String a, int b);
  static Long valueOf(String a);
  static Long valueOf(long a);
  static Long decode(String a);
  Long(long a) {}
  Long(String a) {}
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  String toString();
  int hashCode();
  static int hashCode(long a);
  boolean equals(Object a);
  static Long getLong(String a);
  static Long getLong(String a, long b);
  static Long getLong(String a, Long b);
  int compareTo(Long a);
  static int compare(long a, long b);
  static int compareUnsigned(long a, long b);
  static long divideUnsigned(long a, long b);
  static long remainderUnsigned(long a, long b);
  static long highestOneBit(long a);
  static long lowestOneBit(long a);
  static int numberOfLeadingZeros(long a);
  static int numberOfTrailingZeros(long a);
  static int bitCount(long a);
  static long rotateLeft(long a, int b);
  static long rotateRight(long a, int b);
  static long reverse(long a);
  static int signum(long a);
  static long reverseBytes(long a);
  static long sum(long a, long b);
  static long max(long a, long b);
  static long min(long a, long b);
  Optional<Long> describeConstable();
  Long resolveConstantDesc(Lookup a);
  int compareTo(Object a);
  Object resolveConstantDesc(Lookup a);
}
final class Short extends Number implements Comparable<Short>, Constable {
  static short MIN_VALUE;
  static short MAX_VALUE;
  static Class<Short> TYPE;
  static int SIZE;
  static int BYTES;
  static String toString(short a);
  static short parseShort(String a, int b);
  static short parseShort(String a);
  static Short valueOf(String a, int b);
  static Short valueOf(String a);
  Optional<DynamicConstantDesc<Short>> describeConstable();
  static Short valueOf(short a);
  static Short decode(String a);
  Short(short a) {}
  Short(String a) {}
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  String toString();
  int hashCode();
  static int hashCode(short a);
  boolean equals(Object a);
  int compareTo(Short a);
  static int compare(short a, short b);
  static int compareUnsigned(short a, short b);
  static short reverseBytes(short a);
  static int toUnsignedInt(short a);
  static long toUnsignedLong(short a);
  int compareTo(Object a);
}
final class Byte extends Number implements Comparable<Byte>, Constable {
  static byte MIN_VALUE;
  static byte MAX_VALUE;
  static Class<Byte> TYPE;
  static int SIZE;
  static int BYTES;
  static String toString(byte a);
  Optional<DynamicConstantDesc<Byte>> describeConstable();
  static Byte valueOf(byte a);
  static byte parseByte(String a, int b);
  static byte parseByte(String a);
  static Byte valueOf(String a, int b);
  static Byte valueOf(String a);
  static Byte decode(String a);
  Byte(byte a) {}
  Byte(String a) {}
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  String toString();
  int hashCode();
  static int hashCode(byte a);
  boolean equals(Object a);
  int compareTo(Byte a);
  static int compare(byte a, byte b);
  static int compareUnsigned(byte a, byte b);
  static int toUnsignedInt(byte a);
  static long toUnsignedLong(byte a);
  int compareTo(Object a);
}
final class Float extends Number implements Comparable<Float>, Constable, ConstantDesc {
  static float POSITIVE_INFINITY;
  static float NEGATIVE_INFINITY;
  static float NaN;
  static float MAX_VALUE;
  static float MIN_NORMAL;
  static float MIN_VALUE;
  static int MAX_EXPONENT;
  static int MIN_EXPONENT;
  static int SIZE;
  static int BYTES;
  static Class<Float> TYPE;
  static String toString(float a);
  static String toHexString(float a);
  static Float valueOf(String a);
  static Float valueOf(float a);
  static float parseFloat(String a);
  static boolean isNaN(float a);
  static boolean isInfinite(float a);
  static boolean isFinite(float a);
  Float(float a) {}
  Float(double a) {}
  Float(String a) {}
  boolean isNaN();
  boolean isInfinite();
  String toString();
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  int hashCode();
  static int hashCode(float a);
  boolean equals(Object a);
  static int floatToIntBits(float a);
  static int floatToRawIntBits(float a);
  static float intBitsToFloat(int a);
  int compareTo(Float a);
  static int compare(float a, float b);
  static float sum(float a, float b);
  static float max(float a, float b);
  static float min(float a, float b);
  Optional<Float> describeConstable();
  Float resolveConstantDesc(Lookup a);
  int compareTo(Object a);
  Object resolveConstantDesc(Lookup a);
}
final class Double extends Number implements Comparable<Double>, Constable, ConstantDesc {
  static double POSITIVE_INFINITY;
  static double NEGATIVE_INFINITY;
  static double NaN;
  static double MAX_VALUE;
  static double MIN_NORMAL;
  static double MIN_VALUE;
  static int MAX_EXPONENT;
  static int MIN_EXPONENT;
  static int SIZE;
  static int BYTES;
  static Class<Double> TYPE;
  static String toString(double a);
  static String toHexString(double a);
  static Double valueOf(String a);
  static Double valueOf(double a);
  static double parseDouble(String a);
  static boolean isNaN(double a);
  static boolean isInfinite(double a);
  static boolean isFinite(double a);
  Double(double a) {}
  Double(String a) {}
  boolean isNaN();
  boolean isInfinite();
  String toString();
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  int hashCode();
  static int hashCode(double a);
  boolean equals(Object a);
  static long doubleToLongBits(double a);
  static long doubleToRawLongBits(double a);
  static double longBitsToDouble(long a);
  int compareTo(Double a);
  static int compare(double a, double b);
  static double sum(double a, double b);
  static double max(double a, double b);
  static double min(double a, double b);
  Optional<Double> describeConstable();
  Double resolveConstantDesc(Lookup a);
  int compareTo(Object a);
  Object resolveConstantDesc(Lookup a);
}
final class Boolean implements Serializable, Comparable<Boolean>, Constable {
  static Boolean TRUE;
  static Boolean FALSE;
  static Class<Boolean> TYPE;
  Boolean(boolean a) {}
  Boolean(String a) {}
  static boolean parseBoolean(String a);
  boolean booleanValue();
  static Boolean valueOf(boolean a);
  static Boolean valueOf(String a);
  static String toString(boolean a);
  String toString();
  int hashCode();
  static int hashCode(boolean a);
  boolean equals(Object a);
  static boolean getBoolean(String a);
  int compareTo(Boolean a);
  static int compare(boolean a, boolean b);
  static boolean logicalAnd(boolean a, boolean b);
  static boolean logicalOr(boolean a, boolean b);
  static boolean logicalXor(boolean a, boolean b);
  Optional<DynamicConstantDesc<Boolean>> describeConstable();
  int compareTo(Object a);
}
final class Character implements Serializable, Comparable<Character>, Constable {
  static int MIN_RADIX;
  static int MAX_RADIX;
  static char MIN_VALUE;
  static char MAX_VALUE;
  static Class<Character> TYPE;
  static byte UNASSIGNED;
  static byte UPPERCASE_LETTER;
  static byte LOWERCASE_LETTER;
  static byte TITLECASE_LETTER;
  static byte MODIFIER_LETTER;
  static byte OTHER_LETTER;
  static byte NON_SPACING_MARK;
  static byte ENCLOSING_MARK;
  static byte COMBINING_SPACING_MARK;
  static byte DECIMAL_DIGIT_NUMBER;
  static byte LETTER_NUMBER;
  static byte OTHER_NUMBER;
  static byte SPACE_SEPARATOR;
  static byte LINE_SEPARATOR;
  static byte PARAGRAPH_SEPARATOR;
  static byte CONTROL;
  static byte FORMAT;
  static byte PRIVATE_USE;
  static byte SURROGATE;
  static byte DASH_PUNCTUATION;
  static byte START_PUNCTUATION;
  static byte END_PUNCTUATION;
  static byte CONNECTOR_PUNCTUATION;
  static byte OTHER_PUNCTUATION;
  static byte MATH_SYMBOL;
  static byte CURRENCY_SYMBOL;
  static byte MODIFIER_SYMBOL;
  static byte OTHER_SYMBOL;
  static byte INITIAL_QUOTE_PUNCTUATION;
  static byte FINAL_QUOTE_PUNCTUATION;
  static byte DIRECTIONALITY_UNDEFINED;
  static byte DIRECTIONALITY_LEFT_TO_RIGHT;
  static byte DIRECTIONALITY_RIGHT_TO_LEFT;
  static byte DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
  static byte DIRECTIONALITY_EUROPEAN_NUMBER;
  static byte DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR;
  static byte DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR;
  static byte DIRECTIONALITY_ARABIC_NUMBER;
  static byte DIRECTIONALITY_COMMON_NUMBER_SEPARATOR;
  static byte DIRECTIONALITY_NONSPACING_MARK;
  static byte DIRECTIONALITY_BOUNDARY_NEUTRAL;
  static byte DIRECTIONALITY_PARAGRAPH_SEPARATOR;
  static byte DIRECTIONALITY_SEGMENT_SEPARATOR;
  static byte DIRECTIONALITY_WHITESPACE;
  static byte DIRECTIONALITY_OTHER_NEUTRALS;
  static byte DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING;
  static byte DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE;
  static byte DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING;
  static byte DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE;
  static byte DIRECTIONALITY_POP_DIRECTIONAL_FORMAT;
  static byte DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE;
  static byte DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE;
  static byte DIRECTIONALITY_FIRST_STRONG_ISOLATE;
  static byte DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE;
  static char MIN_HIGH_SURROGATE;
  static char MAX_HIGH_SURROGATE;
  static char MIN_LOW_SURROGATE;
  static char MAX_LOW_SURROGATE;
  static char MIN_SURROGATE;
  static char MAX_SURROGATE;
  static int MIN_SUPPLEMENTARY_CODE_POINT;
  static int MIN_CODE_POINT;
  static int MAX_CODE_POINT;
  static int SIZE;
  static int BYTES;
  Optional<DynamicConstantDesc<Character>> describeConstable();
  Character(char a) {}
  static Character valueOf(char a);
  char charValue();
  int hashCode();
  static int hashCode(char a);
  boolean equals(Object a);
  String toString();
  static String toString(char a);
  static String toString(int a);
  static boolean isValidCodePoint(int a);
  static boolean isBmpCodePoint(int a);
  static boolean isSupplementaryCodePoint(int a);
  static boolean isHighSurrogate(char a);
  static boolean isLowSurrogate(char a);
  static boolean isSurrogate(char a);
  static boolean isSurrogatePair(char a, char b);
  static int charCount(int a);
  static int toCodePoint(char a, char b);
  static int codePointAt(CharSequence a, int b);
  static int codePointAt(char[] a, int b);
  static int codePointAt(char[] a, int b, int c);
  static int codePointBefore(CharSequence a, int b);
  static int codePointBefore(char[] a, int b);
  static int codePointBefore(char[] a, int b, int c);
  static char highSurrogate(int a);
  static char lowSurrogate(int a);
  static int toChars(int a, char[] b, int c);
  static char[] toChars(int a);
  static int codePointCount(CharSequence a, int b, int c);
  static int codePointCount(char[] a, int b, int c);
  static int offsetByCodePoints(CharSequence a, int b, int c);
  static int offsetByCodePoints(char[] a, int b, int c, int d, int e);
  static boolean isLowerCase(char a);
  static boolean isLowerCase(int a);
  static boolean isUpperCase(char a);
  static boolean isUpperCase(int a);
  static boolean isTitleCase(char a);
  static boolean isTitleCase(int a);
  static boolean isDigit(char a);
  static boolean isDigit(int a);
  static boolean isDefined(char a);
  static boolean isDefined(int a);
  static boolean isLetter(char a);
  static boolean isLetter(int a);
  static boolean isLetterOrDigit(char a);
  static boolean isLetterOrDigit(int a);
  static boolean isJavaLetter(char a);
  static boolean isJavaLetterOrDigit(char a);
  static boolean isAlphabetic(int a);
  static boolean isIdeographic(int a);
  static boolean isJavaIdentifierStart(char a);
  static boolean isJavaIdentifierStart(int a);
  static boolean isJavaIdentifierPart(char a);
  static boolean isJavaIdentifierPart(int a);
  static boolean isUnicodeIdentifierStart(char a);
  static boolean isUnicodeIdentifierStart(int a);
  static boolean isUnicodeIdentifierPart(char a);
  static boolean isUnicodeIdentifierPart(int a);
  static boolean isIdentifierIgnorable(char a);
  static boolean isIdentifierIgnorable(int a);
  static char toLowerCase(char a);
  static int toLowerCase(int a);
  static char toUpperCase(char a);
  static int toUpperCase(int a);
  static char toTitleCase(char a);
  static int toTitleCase(int a);
  static int digit(char a, int b);
  static int digit(int a, int b);
  static int getNumericValue(char a);
  static int getNumericValue(int a);
  static boolean isSpace(char a);
  static boolean isSpaceChar(char a);
  static boolean isSpaceChar(int a);
  static boolean isWhitespace(char a);
  static boolean isWhitespace(int a);
  static boolean isISOControl(char a);
  static boolean isISOControl(int a);
  static int getType(char a);
  static int getType(int a);
  static char forDigit(int a, int b);
  static byte getDirectionality(char a);
  static byte getDirectionality(int a);
  static boolean isMirrored(char a);
  static boolean isMirrored(int a);
  int compareTo(Character a);
  static int compare(char a, char b);
  static char reverseBytes(char a);
  static String getName(int a);
  static int codePointOf(String a);
  int compareTo(Object a);
}
final class Void {
  static Class<Void> TYPE;
}
class Throwable implements Serializable {
  Throwable() {}
  Throwable(String a) {}
  Throwable(String a, Throwable b) {}
  Throwable(Throwable a) {}
  String getMessage();
  String getLocalizedMessage();
  Throwable getCause();
  Throwable initCause(Throwable a);
  String toString();
  void printStackTrace();
  void printStackTrace(PrintStream a);
  void printStackTrace(PrintWriter a);
  Throwable fillInStackTrace();
  StackTraceElement[] getStackTrace();
  void setStackTrace(StackTraceElement[] a);
  void addSuppressed(Throwable a);
  Throwable[] getSuppressed();
}
class Exception extends Throwable {
  Exception() {}
  Exception(String a) {}
  Exception(String a, Throwable b) {}
  Exception(Throwable a) {}
}
class RuntimeException extends Exception {
  RuntimeException() {}
  RuntimeException(String a) {}
  RuntimeException(String a, Throwable b) {}
  RuntimeException(Throwable a) {}
}
class Error extends Throwable {
  Error() {}
  Error(String a) {}
  Error(String a, Throwable b) {}
  Error(Throwable a) {}
}
class IllegalArgumentException extends RuntimeException {
  IllegalArgumentException() {}
  IllegalArgumentException(String a) {}
  IllegalArgumentException(String a, Throwable b) {}
  IllegalArgumentException(Throwable a) {}
}
class IllegalStateException extends RuntimeException {
  IllegalStateException() {}
  IllegalStateException(String a) {}
  IllegalStateException(String a, Throwable b) {}
  IllegalStateException(Throwable a) {}
}
final class StringBuilder extends AbstractStringBuilder implements Serializable, Comparable<StringBuilder>, CharSequence {
  StringBuilder() {}
  StringBuilder(int a) {}
  StringBuilder(String a) {}
  StringBuilder(CharSequence a) {}
  int compareTo(StringBuilder a);
  StringBuilder append(Object a);
  StringBuilder append(String a);
  StringBuilder append(StringBuffer a);
  StringBuilder append(CharSequence a);
  StringBuilder append(CharSequence a, int b, int c);
  StringBuilder append(char[] a);
  StringBuilder append(char[] a, int b, int c);
  StringBuilder append(boolean a);
  StringBuilder append(char a);
  StringBuilder append(int a);
  StringBuilder append(long a);
  StringBuilder append(float a);
  StringBuilder append(double a);
  StringBuilder appendCodePoint(int a);
  StringBuilder delete(int a, int b);
  StringBuilder deleteCharAt(int a);
  StringBuilder replace(int a, int b, String c);
  StringBuilder insert(int a, char[] b, int c, int d);
  StringBuilder insert(int a, Object b);
  StringBuilder insert(int a, String b);
  StringBuilder insert(int a, char[] b);
  StringBuilder insert(int a, CharSequence b);
  StringBuilder insert(int a, CharSequence b, int c, int d);
  StringBuilder insert(int a, boolean b);
  StringBuilder insert(int a, char b);
  StringBuilder insert(int a, int b);
  StringBuilder insert(int a, long b);
  StringBuilder insert(int a, float b);
  StringBuilder insert(int a, double b);
  int indexOf(String a);
  int indexOf(String a, int b);
  int lastIndexOf(String a);
  int lastIndexOf(String a, int b);
  StringBuilder reverse();
  String toString();
  IntStream codePoints();
  IntStream chars();
  AbstractStringBuilder reverse();
  AbstractStringBuilder insert(int a, double b);
  AbstractStringBuilder insert(int a, float b);
  AbstractStringBuilder insert(int a, long b);
  AbstractStringBuilder insert(int a, int b);
  AbstractStringBuilder insert(int a, char b);
  AbstractStringBuilder insert(int a, boolean b);
  AbstractStringBuilder insert(int a, CharSequence b, int c, int d);
  AbstractStringBuilder insert(int a, CharSequence b);
  AbstractStringBuilder insert(int a, char[] b);
  AbstractStringBuilder insert(int a, String b);
  AbstractStringBuilder insert(int a, Object b);
  AbstractStringBuilder insert(int a, char[] b, int c, int d);
  String substring(int a, int b);
  CharSequence subSequence(int a, int b);
  String substring(int a);
  AbstractStringBuilder replace(int a, int b, String c);
  AbstractStringBuilder deleteCharAt(int a);
  AbstractStringBuilder appendCodePoint(int a);
  AbstractStringBuilder delete(int a, int b);
  AbstractStringBuilder append(double a);
  AbstractStringBuilder append(float a);
  AbstractStringBuilder append(long a);
  AbstractStringBuilder append(int a);
  AbstractStringBuilder append(char a);
  AbstractStringBuilder append(boolean a);
  AbstractStringBuilder append(char[] a, int b, int c);
  AbstractStringBuilder append(char[] a);
  AbstractStringBuilder append(CharSequence a, int b, int c);
  AbstractStringBuilder append(CharSequence a);
  AbstractStringBuilder append(StringBuffer a);
  AbstractStringBuilder append(String a);
  AbstractStringBuilder append(Object a);
  void setCharAt(int a, char b);
  void getChars(int a, int b, char[] c, int d);
  int offsetByCodePoints(int a, int b);
  int codePointCount(int a, int b);
  int codePointBefore(int a);
  int codePointAt(int a);
  char charAt(int a);
  void setLength(int a);
  void trimToSize();
  void ensureCapacity(int a);
  int capacity();
  int length();
  Appendable append(char a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(CharSequence a);
  int compareTo(Object a);
}
final class StringBuffer extends AbstractStringBuilder implements Serializable, Comparable<StringBuffer>, CharSequence {
  StringBuffer() {}
  StringBuffer(int a) {}
  StringBuffer(String a) {}
  StringBuffer(CharSequence a) {}
  int compareTo(StringBuffer a);
  int length();
  int capacity();
  void ensureCapacity(int a);
  void trimToSize();
  void setLength(int a);
  char charAt(int a);
  int codePointAt(int a);
  int codePointBefore(int a);
  int codePointCount(int a, int b);
  int offsetByCodePoints(int a, int b);
  void getChars(int a, int b, char[] c, int d);
  void setCharAt(int a, char b);
  StringBuffer append(Object a);
  StringBuffer append(String a);
  StringBuffer append(StringBuffer a);
  StringBuffer append(CharSequence a);
  StringBuffer append(CharSequence a, int b, int c);
  StringBuffer append(char[] a);
  StringBuffer append(char[] a, int b, int c);
  StringBuffer append(boolean a);
  StringBuffer append(char a);
  StringBuffer append(int a);
  StringBuffer appendCodePoint(int a);
  StringBuffer append(long a);
  StringBuffer append(float a);
  StringBuffer append(double a);
  StringBuffer delete(int a, int b);
  StringBuffer deleteCharAt(int a);
  StringBuffer replace(int a, int b, String c);
  String substring(int a);
  CharSequence subSequence(int a, int b);
  String substring(int a, int b);
  StringBuffer insert(int a, char[] b, int c, int d);
  StringBuffer insert(int a, Object b);
  StringBuffer insert(int a, String b);
  StringBuffer insert(int a, char[] b);
  StringBuffer insert(int a, CharSequence b);
  StringBuffer insert(int a, CharSequence b, int c, int d);
  StringBuffer insert(int a, boolean b);
  StringBuffer insert(int a, char b);
  StringBuffer insert(int a, int b);
  StringBuffer insert(int a, long b);
  StringBuffer insert(int a, float b);
  StringBuffer insert(int a, double b);
  int indexOf(String a);
  int indexOf(String a, int b);
  int lastIndexOf(String a);
  int lastIndexOf(String a, int b);
  StringBuffer reverse();
  String toString();
  IntStream codePoints();
  IntStream chars();
  AbstractStringBuilder reverse();
  AbstractStringBuilder insert(int a, double b);
  AbstractStringBuilder insert(int a, float b);
  AbstractStringBuilder insert(int a, long b);
  AbstractStringBuilder insert(int a, int b);
  AbstractStringBuilder insert(int a, char b);
  AbstractStringBuilder insert(int a, boolean b);
  AbstractStringBuilder insert(int a, CharSequence b, int c, int d);
  AbstractStringBuilder insert(int a, CharSequence b);
  AbstractStringBuilder insert(int a, char[] b);
  AbstractStringBuilder insert(int a, String b);
  AbstractStringBuilder insert(int a, Object b);
  AbstractStringBuilder insert(int a, char[] b, int c, int d);
  AbstractStringBuilder replace(int a, int b, String c);
  AbstractStringBuilder deleteCharAt(int a);
  AbstractStringBuilder appendCodePoint(int a);
  AbstractStringBuilder delete(int a, int b);
  AbstractStringBuilder append(double a);
  AbstractStringBuilder append(float a);
  AbstractStringBuilder append(long a);
  AbstractStringBuilder append(int a);
  AbstractStringBuilder append(char a);
  AbstractStringBuilder append(boolean a);
  AbstractStringBuilder append(char[] a, int b, int c);
  AbstractStringBuilder append(char[] a);
  AbstractStringBuilder append(CharSequence a, int b, int c);
  AbstractStringBuilder append(CharSequence a);
  AbstractStringBuilder append(StringBuffer a);
  AbstractStringBuilder append(String a);
  AbstractStringBuilder append(Object a);
  Appendable append(char a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(CharSequence a);
  int compareTo(Object a);
}
class Thread implements Runnable {
  static int MIN_PRIORITY;
  static int NORM_PRIORITY;
  static int MAX_PRIORITY;
  static Thread currentThread();
  static void yield();
  static void sleep(long a);
  static void sleep(long a, int b);
  static void onSpinWait();
  Thread() {}
  Thread(Runnable a) {}
  Thread(ThreadGroup a, Runnable b) {}
  Thread(String a) {}
  Thread(ThreadGroup a, String b) {}
  Thread(Runnable a, String b) {}
  Thread(ThreadGroup a, Runnable b, String c) {}
  Thread(ThreadGroup a, Runnable b, String c, long d) {}
  Thread(ThreadGroup a, Runnable b, String c, long d, boolean e) {}
  void start();
  void run();
  void stop();
  void interrupt();
  static boolean interrupted();
  boolean isInterrupted();
  boolean isAlive();
  void suspend();
  void resume();
  void setPriority(int a);
  int getPriority();
  void setName(String a);
  String getName();
  ThreadGroup getThreadGroup();
  static int activeCount();
  static int enumerate(Thread[] a);
  int countStackFrames();
  void join(long a);
  void join(long a, int b);
  void join();
  static void dumpStack();
  void setDaemon(boolean a);
  boolean isDaemon();
  void checkAccess();
  String toString();
  ClassLoader getContextClassLoader();
  void setContextClassLoader(ClassLoader a);
  static boolean holdsLock(Object a);
  StackTraceElement[] getStackTrace();
  static Map<Thread, StackTraceElement[]> getAllStackTraces();
  long getId();
  State getState();
  static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler a);
  static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler();
  UncaughtExceptionHandler getUncaughtExceptionHandler();
  void setUncaughtExceptionHandler(UncaughtExceptionHandler a);
}
abstract class Enum<E extends Enum<E>> implements Constable, Comparable<E>, Serializable {
  String name();
  int ordinal();
  String toString();
  boolean equals(Object a);
  int hashCode();
  int compareTo(E a);
  Class<E> getDeclaringClass();
  Optional<EnumDesc<E>> describeConstable();
  static <T extends Enum<T>> T valueOf(Class<T> a, String b);
  int compareTo(Object a);
}
abstract class Record {
  boolean equals(Object a);
  int hashCode();
  String toString();
}
final class Math {
  static double E;
  static double PI;
  static double sin(double a);
  static double cos(double a);
  static double tan(double a);
  static double asin(double a);
  static double acos(double a);
  static double atan(double a);
  static double toRadians(double a);
  static double toDegrees(double a);
  static double exp(double a);
  static double log(double a);
  static double log10(double a);
  static double sqrt(double a);
  static double cbrt(double a);
  static double IEEEremainder(double a, double b);
  static double ceil(double a);
  static double floor(double a);
  static double rint(double a);
  static double atan2(double a, double b);
  static double pow(double a, double b);
  static int round(float a);
  static long round(double a);
  static double random();
  static int addExact(int a, int b);
  static long addExact(long a, long b);
  static int subtractExact(int a, int b);
  static long subtractExact(long a, long b);
  static int multiplyExact(int a, int b);
  static long multiplyExact(long a, int b);
  static long multiplyExact(long a, long b);
  static int incrementExact(int a);
  static long incrementExact(long a);
  static int decrementExact(int a);
  static long decrementExact(long a);
  static int negateExact(int a);
  static long negateExact(long a);
  static int toIntExact(long a);
  static long multiplyFull(int a, int b);
  static long multiplyHigh(long a, long b);
  static int floorDiv(int a, int b);
  static long floorDiv(long a, int b);
  static long floorDiv(long a, long b);
  static int floorMod(int a, int b);
  static int floorMod(long a, int b);
  static long floorMod(long a, long b);
  static int abs(int a);
  static int absExact(int a);
  static long abs(long a);
  static long absExact(long a);
  static float abs(float a);
  static double abs(double a);
  static int max(int a, int b);
  static long max(long a, long b);
  static float max(float a, float b);
  static double max(double a, double b);
  static int min(int a, int b);
  static long min(long a, long b);
  static float min(float a, float b);
  static double min(double a, double b);
  static double fma(double a, double b, double c);
  static float fma(float a, float b, float c);
  static double ulp(double a);
  static float ulp(float a);
  static double signum(double a);
  static float signum(float a);
  static double sinh(double a);
  static double cosh(double a);
  static double tanh(double a);
  static double hypot(double a, double b);
  static double expm1(double a);
  static double log1p(double a);
  static double copySign(double a, double b);
  static float copySign(float a, float b);
  static int getExponent(float a);
  static int getExponent(double a);
  static double nextAfter(double a, double b);
  static float nextAfter(float a, double b);
  static double nextUp(double a);
  static float nextUp(float a);
  static double nextDown(double a);
  static float nextDown(float a);
  static double scalb(double a, int b);
  static float scalb(float a, int b);
}
final class System {
  static InputStream in;
  static PrintStream out;
  static PrintStream err;
  static void setIn(InputStream a);
  static void setOut(PrintStream a);
  static void setErr(PrintStream a);
  static Console console();
  static Channel inheritedChannel();
  static void setSecurityManager(SecurityManager a);
  static SecurityManager getSecurityManager();
  static long currentTimeMillis();
  static long nanoTime();
  static void arraycopy(Object a, int b, Object c, int d, int e);
  static int identityHashCode(Object a);
  static Properties getProperties();
  static String lineSeparator();
  static void setProperties(Properties a);
  static String getProperty(String a);
  static String getProperty(String a, String b);
  static String setProperty(String a, String b);
  static String clearProperty(String a);
  static String getenv(String a);
  static Map<String, String> getenv();
  static Logger getLogger(String a);
  static Logger getLogger(String a, ResourceBundle b);
  static void exit(int a);
  static void gc();
  static void runFinalization();
  static void load(String a);
  static void loadLibrary(String a);
  static String mapLibraryName(String a);
}
class ThreadLocal<T> {
  static <S> ThreadLocal<S> withInitial(Supplier<? extends S> a);
  ThreadLocal() {}
  T get();
  void set(T a);
  void remove();
}
interface Appendable {
  Appendable append(CharSequence a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(char a);
}
interface Cloneable {

}
abstract class Process {
  Process() {}
  OutputStream getOutputStream();
  InputStream getInputStream();
  InputStream getErrorStream();
  BufferedReader inputReader();
  BufferedReader inputReader(Charset a);
  BufferedReader errorReader();
  BufferedReader errorReader(Charset a);
  BufferedWriter outputWriter();
  BufferedWriter outputWriter(Charset a);
  int waitFor();
  boolean waitFor(long a, TimeUnit b);
  int exitValue();
  void destroy();
  Process destroyForcibly();
  boolean supportsNormalTermination();
  boolean isAlive();
  long pid();
  CompletableFuture<Process> onExit();
  ProcessHandle toHandle();
  Info info();
  Stream<ProcessHandle> children();
  Stream<ProcessHandle> descendants();
}
abstract class ClassLoader {
  String getName();
  Class<?> loadClass(String a);
  URL getResource(String a);
  Enumeration<URL> getResources(String a);
  Stream<URL> resources(String a);
  boolean isRegisteredAsParallelCapable();
  static URL getSystemResource(String a);
  static Enumeration<URL> getSystemResources(String a);
  InputStream getResourceAsStream(String a);
  static InputStream getSystemResourceAsStream(String a);
  ClassLoader getParent();
  Module getUnnamedModule();
  static ClassLoader getPlatformClassLoader();
  static ClassLoader getSystemClassLoader();
  Package getDefinedPackage(String a);
  Package[] getDefinedPackages();
  void setDefaultAssertionStatus(boolean a);
  void setPackageAssertionStatus(String a, boolean b);
  void setClassAssertionStatus(String a, boolean b);
  void clearAssertionStatus();
}
final class StackTraceElement implements Serializable {
  StackTraceElement(String a, String b, String c, int d) {}
  StackTraceElement(String a, String b, String c, String d, String e, String f, int g) {}
  String getFileName();
  int getLineNumber();
  String getModuleName();
  String getModuleVersion();
  String getClassLoaderName();
  String getClassName();
  String getMethodName();
  boolean isNativeMethod();
  String toString();
  boolean equals(Object a);
  int hashCode();
}
class Array<E> {
  int length;
  E element(int a);
  Array<E> clone();
  Iterator<E> iterator();
}
final class double_ {}
final class float_ extends double_ {}
final class long_ extends float_ {}
final class int_ extends long_ {}
final class short_ extends int_ {}
final class byte_ extends short_ {}
final class char_ extends int_ {}
final class boolean_ {}
