// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.lang.reflect;
import java.lang.annotation.Annotation;
class AccessibleObject implements AnnotatedElement {
  static void setAccessible(AccessibleObject[] a, boolean b);
  void setAccessible(boolean a);
  final boolean trySetAccessible();
  boolean isAccessible();
  final boolean canAccess(Object a);
  <T extends Annotation> T getAnnotation(Class<T> a);
  boolean isAnnotationPresent(Class<? extends Annotation> a);
  <T extends Annotation> T[] getAnnotationsByType(Class<T> a);
  Annotation[] getAnnotations();
  <T extends Annotation> T getDeclaredAnnotation(Class<T> a);
  <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> a);
  Annotation[] getDeclaredAnnotations();
}
interface AnnotatedArrayType extends AnnotatedType {
  AnnotatedType getAnnotatedGenericComponentType();
  AnnotatedType getAnnotatedOwnerType();
}
interface AnnotatedElement {
  default boolean isAnnotationPresent(Class<? extends Annotation> a);
  <T extends Annotation> T getAnnotation(Class<T> a);
  Annotation[] getAnnotations();
  default <T extends Annotation> T[] getAnnotationsByType(Class<T> a);
  default <T extends Annotation> T getDeclaredAnnotation(Class<T> a);
  default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> a);
  Annotation[] getDeclaredAnnotations();
}
interface AnnotatedParameterizedType extends AnnotatedType {
  AnnotatedType[] getAnnotatedActualTypeArguments();
  AnnotatedType getAnnotatedOwnerType();
}
interface AnnotatedType extends AnnotatedElement {
  default AnnotatedType getAnnotatedOwnerType();
  Type getType();
  <T extends Annotation> T getAnnotation(Class<T> a);
  Annotation[] getAnnotations();
  Annotation[] getDeclaredAnnotations();
}
interface AnnotatedTypeVariable extends AnnotatedType {
  AnnotatedType[] getAnnotatedBounds();
  AnnotatedType getAnnotatedOwnerType();
}
interface AnnotatedWildcardType extends AnnotatedType {
  AnnotatedType[] getAnnotatedLowerBounds();
  AnnotatedType[] getAnnotatedUpperBounds();
  AnnotatedType getAnnotatedOwnerType();
}
final class Array {
  static Object newInstance(Class<?> a, int b);
  static Object newInstance(Class<?> a, int... b);
  static int getLength(Object a);
  static Object get(Object a, int b);
  static boolean getBoolean(Object a, int b);
  static byte getByte(Object a, int b);
  static char getChar(Object a, int b);
  static short getShort(Object a, int b);
  static int getInt(Object a, int b);
  static long getLong(Object a, int b);
  static float getFloat(Object a, int b);
  static double getDouble(Object a, int b);
}
final class Constructor<T> extends Executable {
  Class<T> getDeclaringClass();
  String getName();
  int getModifiers();
  TypeVariable<Constructor<T>>[] getTypeParameters();
  Class<?>[] getParameterTypes();
  int getParameterCount();
  Type[] getGenericParameterTypes();
  Class<?>[] getExceptionTypes();
  Type[] getGenericExceptionTypes();
  String toGenericString();
  T newInstance(Object... a);
  boolean isVarArgs();
  boolean isSynthetic();
  <T extends Annotation> T getAnnotation(Class<T> a);
  Annotation[] getDeclaredAnnotations();
  Annotation[][] getParameterAnnotations();
  AnnotatedType getAnnotatedReturnType();
  AnnotatedType getAnnotatedReceiverType();
}
class Executable extends AccessibleObject implements Member,GenericDeclaration {
  Class<?> getDeclaringClass();
  String getName();
  int getModifiers();
  TypeVariable<?>[] getTypeParameters();
  Class<?>[] getParameterTypes();
  int getParameterCount();
  Type[] getGenericParameterTypes();
  Parameter[] getParameters();
  Class<?>[] getExceptionTypes();
  Type[] getGenericExceptionTypes();
  String toGenericString();
  boolean isVarArgs();
  boolean isSynthetic();
  Annotation[][] getParameterAnnotations();
  <T extends Annotation> T getAnnotation(Class<T> a);
  <T extends Annotation> T[] getAnnotationsByType(Class<T> a);
  Annotation[] getDeclaredAnnotations();
  AnnotatedType getAnnotatedReturnType();
  AnnotatedType getAnnotatedReceiverType();
  AnnotatedType[] getAnnotatedParameterTypes();
  AnnotatedType[] getAnnotatedExceptionTypes();
}
final class Field extends AccessibleObject implements Member {
  Class<?> getDeclaringClass();
  String getName();
  int getModifiers();
  boolean isEnumConstant();
  boolean isSynthetic();
  Class<?> getType();
  Type getGenericType();
  String toGenericString();
  Object get(Object a);
  boolean getBoolean(Object a);
  byte getByte(Object a);
  char getChar(Object a);
  short getShort(Object a);
  int getInt(Object a);
  long getLong(Object a);
  float getFloat(Object a);
  double getDouble(Object a);
  <T extends Annotation> T getAnnotation(Class<T> a);
  <T extends Annotation> T[] getAnnotationsByType(Class<T> a);
  Annotation[] getDeclaredAnnotations();
  AnnotatedType getAnnotatedType();
}
interface GenericArrayType extends Type {
  Type getGenericComponentType();
}
interface GenericDeclaration extends AnnotatedElement {
  TypeVariable<?>[] getTypeParameters();
}
interface InvocationHandler {
  Object invoke(Object a, Method b, Object[] c);
  static Object invokeDefault(Object a, Method b, Object... c);
}
class InvocationTargetException extends ReflectiveOperationException {
  Throwable getTargetException();
  Throwable getCause();
}
interface Member {
  static final int PUBLIC, DECLARED;
  Class<?> getDeclaringClass();
  String getName();
  int getModifiers();
  boolean isSynthetic();
}
final class Method extends Executable {
  Class<?> getDeclaringClass();
  String getName();
  int getModifiers();
  TypeVariable<Method>[] getTypeParameters();
  Class<?> getReturnType();
  Type getGenericReturnType();
  Class<?>[] getParameterTypes();
  int getParameterCount();
  Type[] getGenericParameterTypes();
  Class<?>[] getExceptionTypes();
  Type[] getGenericExceptionTypes();
  String toGenericString();
  Object invoke(Object a, Object... b);
  boolean isBridge();
  boolean isVarArgs();
  boolean isSynthetic();
  boolean isDefault();
  Object getDefaultValue();
  <T extends Annotation> T getAnnotation(Class<T> a);
  Annotation[] getDeclaredAnnotations();
  Annotation[][] getParameterAnnotations();
  AnnotatedType getAnnotatedReturnType();
}
class Modifier {
  static final int PUBLIC, PRIVATE, PROTECTED, STATIC, FINAL, SYNCHRONIZED, VOLATILE, TRANSIENT, NATIVE, INTERFACE, ABSTRACT, STRICT;
  static boolean isPublic(int a);
  static boolean isPrivate(int a);
  static boolean isProtected(int a);
  static boolean isStatic(int a);
  static boolean isFinal(int a);
  static boolean isSynchronized(int a);
  static boolean isVolatile(int a);
  static boolean isTransient(int a);
  static boolean isNative(int a);
  static boolean isInterface(int a);
  static boolean isAbstract(int a);
  static boolean isStrict(int a);
  static String toString(int a);
  static int classModifiers();
  static int interfaceModifiers();
  static int constructorModifiers();
  static int methodModifiers();
  static int fieldModifiers();
  static int parameterModifiers();
}
final class Parameter implements AnnotatedElement {
  boolean isNamePresent();
  Executable getDeclaringExecutable();
  int getModifiers();
  String getName();
  Type getParameterizedType();
  Class<?> getType();
  AnnotatedType getAnnotatedType();
  boolean isImplicit();
  boolean isSynthetic();
  boolean isVarArgs();
  <T extends Annotation> T getAnnotation(Class<T> a);
  <T extends Annotation> T[] getAnnotationsByType(Class<T> a);
  Annotation[] getDeclaredAnnotations();
  <T extends Annotation> T getDeclaredAnnotation(Class<T> a);
  <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> a);
  Annotation[] getAnnotations();
}
interface ParameterizedType extends Type {
  Type[] getActualTypeArguments();
  Type getRawType();
  Type getOwnerType();
}
final class RecordComponent implements AnnotatedElement {
  String getName();
  Class<?> getType();
  String getGenericSignature();
  Type getGenericType();
  AnnotatedType getAnnotatedType();
  Method getAccessor();
  <T extends Annotation> T getAnnotation(Class<T> a);
  Annotation[] getAnnotations();
  Annotation[] getDeclaredAnnotations();
  Class<?> getDeclaringRecord();
}
interface Type {
  default String getTypeName();
}
interface TypeVariable<D extends GenericDeclaration> extends Type, AnnotatedElement {
  Type[] getBounds();
  D getGenericDeclaration();
  String getName();
  AnnotatedType[] getAnnotatedBounds();
}
class UndeclaredThrowableException extends RuntimeException {
  Throwable getUndeclaredThrowable();
}
interface WildcardType extends Type {
  Type[] getUpperBounds();
  Type[] getLowerBounds();
}
