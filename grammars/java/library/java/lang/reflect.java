package java.lang.reflect;


interface Type {
  default String getTypeName();
}
interface ParameterizedType extends Type {
  Type[] getActualTypeArguments();
  Type getRawType();
  Type getOwnerType();
}
final class Method extends Executable {
  void setAccessible(boolean a);
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
  boolean equals(Object a);
  int hashCode();
  String toString();
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
final class Field extends AccessibleObject implements Member {
  void setAccessible(boolean a);
  Class<?> getDeclaringClass();
  String getName();
  int getModifiers();
  boolean isEnumConstant();
  boolean isSynthetic();
  Class<?> getType();
  Type getGenericType();
  boolean equals(Object a);
  int hashCode();
  String toString();
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
  void set(Object a, Object b);
  void setBoolean(Object a, boolean b);
  void setByte(Object a, byte b);
  void setChar(Object a, char b);
  void setShort(Object a, short b);
  void setInt(Object a, int b);
  void setLong(Object a, long b);
  void setFloat(Object a, float b);
  void setDouble(Object a, double b);
  <T extends Annotation> T getAnnotation(Class<T> a);
  <T extends Annotation> T[] getAnnotationsByType(Class<T> a);
  Annotation[] getDeclaredAnnotations();
  AnnotatedType getAnnotatedType();
}
final class Constructor<T> extends Executable {
  void setAccessible(boolean a);
  Class<T> getDeclaringClass();
  String getName();
  int getModifiers();
  TypeVariable<Constructor<T>>[] getTypeParameters();
  Class<?>[] getParameterTypes();
  int getParameterCount();
  Type[] getGenericParameterTypes();
  Class<?>[] getExceptionTypes();
  Type[] getGenericExceptionTypes();
  boolean equals(Object a);
  int hashCode();
  String toString();
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
interface TypeVariable<D extends GenericDeclaration> extends Type, AnnotatedElement {
  Type[] getBounds();
  D getGenericDeclaration();
  String getName();
  AnnotatedType[] getAnnotatedBounds();
}
interface WildcardType extends Type {
  Type[] getUpperBounds();
  Type[] getLowerBounds();
}
interface GenericArrayType extends Type {
  Type getGenericComponentType();
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
interface Member {
  static int PUBLIC;
  static int DECLARED;
  Class<?> getDeclaringClass();
  String getName();
  int getModifiers();
  boolean isSynthetic();
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
  static void set(Object a, int b, Object c);
  static void setBoolean(Object a, int b, boolean c);
  static void setByte(Object a, int b, byte c);
  static void setChar(Object a, int b, char c);
  static void setShort(Object a, int b, short c);
  static void setInt(Object a, int b, int c);
  static void setLong(Object a, int b, long c);
  static void setFloat(Object a, int b, float c);
  static void setDouble(Object a, int b, double c);
}
