// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Console;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
class AbstractStringBuilder implements Appendable,CharSequence {
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
  AbstractStringBuilder append(Object a);
  AbstractStringBuilder append(String a);
  AbstractStringBuilder append(StringBuffer a);
  AbstractStringBuilder append(CharSequence a);
  AbstractStringBuilder append(CharSequence a, int b, int c);
  AbstractStringBuilder append(char[] a);
  AbstractStringBuilder append(char[] a, int b, int c);
  AbstractStringBuilder append(boolean a);
  AbstractStringBuilder append(char a);
  AbstractStringBuilder append(int a);
  AbstractStringBuilder append(long a);
  AbstractStringBuilder append(float a);
  AbstractStringBuilder append(double a);
  AbstractStringBuilder delete(int a, int b);
  AbstractStringBuilder appendCodePoint(int a);
  AbstractStringBuilder deleteCharAt(int a);
  AbstractStringBuilder replace(int a, int b, String c);
  String substring(int a);
  CharSequence subSequence(int a, int b);
  String substring(int a, int b);
  AbstractStringBuilder insert(int a, char[] b, int c, int d);
  AbstractStringBuilder insert(int a, Object b);
  AbstractStringBuilder insert(int a, String b);
  AbstractStringBuilder insert(int a, char[] b);
  AbstractStringBuilder insert(int a, CharSequence b);
  AbstractStringBuilder insert(int a, CharSequence b, int c, int d);
  AbstractStringBuilder insert(int a, boolean b);
  AbstractStringBuilder insert(int a, char b);
  AbstractStringBuilder insert(int a, int b);
  AbstractStringBuilder insert(int a, long b);
  AbstractStringBuilder insert(int a, float b);
  AbstractStringBuilder insert(int a, double b);
  int indexOf(String a);
  int indexOf(String a, int b);
  int lastIndexOf(String a);
  int lastIndexOf(String a, int b);
  AbstractStringBuilder reverse();
  IntStream chars();
  IntStream codePoints();
  Appendable append(char a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(CharSequence a);
}
interface Appendable {
  Appendable append(CharSequence a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(char a);
}
class ArithmeticException extends RuntimeException {
}
class ArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
}
class ArrayStoreException extends RuntimeException {
}
class AssertionError extends Error {
}
interface AutoCloseable {
  void close();
}
final class Boolean implements Serializable, Comparable<Boolean>, Constable {
  static final Boolean TRUE, FALSE;
  static final Class<Boolean> TYPE;
  static boolean parseBoolean(String a);
  boolean booleanValue();
  static Boolean valueOf(boolean a);
  static Boolean valueOf(String a);
  static String toString(boolean a);
  static int hashCode(boolean a);
  static boolean getBoolean(String a);
  int compareTo(Boolean a);
  static int compare(boolean a, boolean b);
  static boolean logicalAnd(boolean a, boolean b);
  static boolean logicalOr(boolean a, boolean b);
  static boolean logicalXor(boolean a, boolean b);
  Optional<DynamicConstantDesc<Boolean>> describeConstable();
  int compareTo(Object a);
}
final class Byte extends Number implements Comparable<Byte>, Constable {
  static final byte MIN_VALUE, MAX_VALUE;
  static final Class<Byte> TYPE;
  static final int SIZE, BYTES;
  static String toString(byte a);
  Optional<DynamicConstantDesc<Byte>> describeConstable();
  static Byte valueOf(byte a);
  static byte parseByte(String a, int b);
  static byte parseByte(String a);
  static Byte valueOf(String a, int b);
  static Byte valueOf(String a);
  static Byte decode(String a);
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  static int hashCode(byte a);
  int compareTo(Byte a);
  static int compare(byte a, byte b);
  static int compareUnsigned(byte a, byte b);
  static int toUnsignedInt(byte a);
  static long toUnsignedLong(byte a);
  int compareTo(Object a);
}
interface CharSequence {
  int length();
  char charAt(int a);
  default boolean isEmpty();
  CharSequence subSequence(int a, int b);
  default IntStream chars();
  default IntStream codePoints();
  static int compare(CharSequence a, CharSequence b);
}
final class Character implements Serializable, Comparable<Character>, Constable {
  static final int MIN_RADIX, MAX_RADIX, MIN_SUPPLEMENTARY_CODE_POINT, MIN_CODE_POINT, MAX_CODE_POINT, SIZE, BYTES;
  static final char MIN_VALUE, MAX_VALUE, MIN_HIGH_SURROGATE, MAX_HIGH_SURROGATE, MIN_LOW_SURROGATE, MAX_LOW_SURROGATE, MIN_SURROGATE, MAX_SURROGATE;
  static final Class<Character> TYPE;
  static final byte UNASSIGNED, UPPERCASE_LETTER, LOWERCASE_LETTER, TITLECASE_LETTER, MODIFIER_LETTER, OTHER_LETTER, NON_SPACING_MARK, ENCLOSING_MARK, COMBINING_SPACING_MARK, DECIMAL_DIGIT_NUMBER, LETTER_NUMBER, OTHER_NUMBER, SPACE_SEPARATOR, LINE_SEPARATOR, PARAGRAPH_SEPARATOR, CONTROL, FORMAT, PRIVATE_USE, SURROGATE, DASH_PUNCTUATION, START_PUNCTUATION, END_PUNCTUATION, CONNECTOR_PUNCTUATION, OTHER_PUNCTUATION, MATH_SYMBOL, CURRENCY_SYMBOL, MODIFIER_SYMBOL, OTHER_SYMBOL, INITIAL_QUOTE_PUNCTUATION, FINAL_QUOTE_PUNCTUATION, DIRECTIONALITY_UNDEFINED, DIRECTIONALITY_LEFT_TO_RIGHT, DIRECTIONALITY_RIGHT_TO_LEFT, DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC, DIRECTIONALITY_EUROPEAN_NUMBER, DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR, DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR, DIRECTIONALITY_ARABIC_NUMBER, DIRECTIONALITY_COMMON_NUMBER_SEPARATOR, DIRECTIONALITY_NONSPACING_MARK, DIRECTIONALITY_BOUNDARY_NEUTRAL, DIRECTIONALITY_PARAGRAPH_SEPARATOR, DIRECTIONALITY_SEGMENT_SEPARATOR, DIRECTIONALITY_WHITESPACE, DIRECTIONALITY_OTHER_NEUTRALS, DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING, DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE, DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING, DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE, DIRECTIONALITY_POP_DIRECTIONAL_FORMAT, DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE, DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE, DIRECTIONALITY_FIRST_STRONG_ISOLATE, DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE;
  Optional<DynamicConstantDesc<Character>> describeConstable();
  static Character valueOf(char a);
  char charValue();
  static int hashCode(char a);
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
  static class Subset {
  }
  static final class UnicodeBlock extends Character.Subset {
    static final Character.UnicodeBlock BASIC_LATIN, LATIN_1_SUPPLEMENT, LATIN_EXTENDED_A, LATIN_EXTENDED_B, IPA_EXTENSIONS, SPACING_MODIFIER_LETTERS, COMBINING_DIACRITICAL_MARKS, GREEK, CYRILLIC, ARMENIAN, HEBREW, ARABIC, DEVANAGARI, BENGALI, GURMUKHI, GUJARATI, ORIYA, TAMIL, TELUGU, KANNADA, MALAYALAM, THAI, LAO, TIBETAN, GEORGIAN, HANGUL_JAMO, LATIN_EXTENDED_ADDITIONAL, GREEK_EXTENDED, GENERAL_PUNCTUATION, SUPERSCRIPTS_AND_SUBSCRIPTS, CURRENCY_SYMBOLS, COMBINING_MARKS_FOR_SYMBOLS, LETTERLIKE_SYMBOLS, NUMBER_FORMS, ARROWS, MATHEMATICAL_OPERATORS, MISCELLANEOUS_TECHNICAL, CONTROL_PICTURES, OPTICAL_CHARACTER_RECOGNITION, ENCLOSED_ALPHANUMERICS, BOX_DRAWING, BLOCK_ELEMENTS, GEOMETRIC_SHAPES, MISCELLANEOUS_SYMBOLS, DINGBATS, CJK_SYMBOLS_AND_PUNCTUATION, HIRAGANA, KATAKANA, BOPOMOFO, HANGUL_COMPATIBILITY_JAMO, KANBUN, ENCLOSED_CJK_LETTERS_AND_MONTHS, CJK_COMPATIBILITY, CJK_UNIFIED_IDEOGRAPHS, HANGUL_SYLLABLES, PRIVATE_USE_AREA, CJK_COMPATIBILITY_IDEOGRAPHS, ALPHABETIC_PRESENTATION_FORMS, ARABIC_PRESENTATION_FORMS_A, COMBINING_HALF_MARKS, CJK_COMPATIBILITY_FORMS, SMALL_FORM_VARIANTS, ARABIC_PRESENTATION_FORMS_B, HALFWIDTH_AND_FULLWIDTH_FORMS, SPECIALS, SURROGATES_AREA, SYRIAC, THAANA, SINHALA, MYANMAR, ETHIOPIC, CHEROKEE, UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS, OGHAM, RUNIC, KHMER, MONGOLIAN, BRAILLE_PATTERNS, CJK_RADICALS_SUPPLEMENT, KANGXI_RADICALS, IDEOGRAPHIC_DESCRIPTION_CHARACTERS, BOPOMOFO_EXTENDED, CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A, YI_SYLLABLES, YI_RADICALS, CYRILLIC_SUPPLEMENTARY, TAGALOG, HANUNOO, BUHID, TAGBANWA, LIMBU, TAI_LE, KHMER_SYMBOLS, PHONETIC_EXTENSIONS, MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A, SUPPLEMENTAL_ARROWS_A, SUPPLEMENTAL_ARROWS_B, MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B, SUPPLEMENTAL_MATHEMATICAL_OPERATORS, MISCELLANEOUS_SYMBOLS_AND_ARROWS, KATAKANA_PHONETIC_EXTENSIONS, YIJING_HEXAGRAM_SYMBOLS, VARIATION_SELECTORS, LINEAR_B_SYLLABARY, LINEAR_B_IDEOGRAMS, AEGEAN_NUMBERS, OLD_ITALIC, GOTHIC, UGARITIC, DESERET, SHAVIAN, OSMANYA, CYPRIOT_SYLLABARY, BYZANTINE_MUSICAL_SYMBOLS, MUSICAL_SYMBOLS, TAI_XUAN_JING_SYMBOLS, MATHEMATICAL_ALPHANUMERIC_SYMBOLS, CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B, CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT, TAGS, VARIATION_SELECTORS_SUPPLEMENT, SUPPLEMENTARY_PRIVATE_USE_AREA_A, SUPPLEMENTARY_PRIVATE_USE_AREA_B, HIGH_SURROGATES, HIGH_PRIVATE_USE_SURROGATES, LOW_SURROGATES, ARABIC_SUPPLEMENT, NKO, SAMARITAN, MANDAIC, ETHIOPIC_SUPPLEMENT, UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED, NEW_TAI_LUE, BUGINESE, TAI_THAM, BALINESE, SUNDANESE, BATAK, LEPCHA, OL_CHIKI, VEDIC_EXTENSIONS, PHONETIC_EXTENSIONS_SUPPLEMENT, COMBINING_DIACRITICAL_MARKS_SUPPLEMENT, GLAGOLITIC, LATIN_EXTENDED_C, COPTIC, GEORGIAN_SUPPLEMENT, TIFINAGH, ETHIOPIC_EXTENDED, CYRILLIC_EXTENDED_A, SUPPLEMENTAL_PUNCTUATION, CJK_STROKES, LISU, VAI, CYRILLIC_EXTENDED_B, BAMUM, MODIFIER_TONE_LETTERS, LATIN_EXTENDED_D, SYLOTI_NAGRI, COMMON_INDIC_NUMBER_FORMS, PHAGS_PA, SAURASHTRA, DEVANAGARI_EXTENDED, KAYAH_LI, REJANG, HANGUL_JAMO_EXTENDED_A, JAVANESE, CHAM, MYANMAR_EXTENDED_A, TAI_VIET, ETHIOPIC_EXTENDED_A, MEETEI_MAYEK, HANGUL_JAMO_EXTENDED_B, VERTICAL_FORMS, ANCIENT_GREEK_NUMBERS, ANCIENT_SYMBOLS, PHAISTOS_DISC, LYCIAN, CARIAN, OLD_PERSIAN, IMPERIAL_ARAMAIC, PHOENICIAN, LYDIAN, KHAROSHTHI, OLD_SOUTH_ARABIAN, AVESTAN, INSCRIPTIONAL_PARTHIAN, INSCRIPTIONAL_PAHLAVI, OLD_TURKIC, RUMI_NUMERAL_SYMBOLS, BRAHMI, KAITHI, CUNEIFORM, CUNEIFORM_NUMBERS_AND_PUNCTUATION, EGYPTIAN_HIEROGLYPHS, BAMUM_SUPPLEMENT, KANA_SUPPLEMENT, ANCIENT_GREEK_MUSICAL_NOTATION, COUNTING_ROD_NUMERALS, MAHJONG_TILES, DOMINO_TILES, PLAYING_CARDS, ENCLOSED_ALPHANUMERIC_SUPPLEMENT, ENCLOSED_IDEOGRAPHIC_SUPPLEMENT, MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS, EMOTICONS, TRANSPORT_AND_MAP_SYMBOLS, ALCHEMICAL_SYMBOLS, CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C, CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D, ARABIC_EXTENDED_A, SUNDANESE_SUPPLEMENT, MEETEI_MAYEK_EXTENSIONS, MEROITIC_HIEROGLYPHS, MEROITIC_CURSIVE, SORA_SOMPENG, CHAKMA, SHARADA, TAKRI, MIAO, ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS, COMBINING_DIACRITICAL_MARKS_EXTENDED, MYANMAR_EXTENDED_B, LATIN_EXTENDED_E, COPTIC_EPACT_NUMBERS, OLD_PERMIC, ELBASAN, CAUCASIAN_ALBANIAN, LINEAR_A, PALMYRENE, NABATAEAN, OLD_NORTH_ARABIAN, MANICHAEAN, PSALTER_PAHLAVI, MAHAJANI, SINHALA_ARCHAIC_NUMBERS, KHOJKI, KHUDAWADI, GRANTHA, TIRHUTA, SIDDHAM, MODI, WARANG_CITI, PAU_CIN_HAU, MRO, BASSA_VAH, PAHAWH_HMONG, DUPLOYAN, SHORTHAND_FORMAT_CONTROLS, MENDE_KIKAKUI, ORNAMENTAL_DINGBATS, GEOMETRIC_SHAPES_EXTENDED, SUPPLEMENTAL_ARROWS_C, CHEROKEE_SUPPLEMENT, HATRAN, OLD_HUNGARIAN, MULTANI, AHOM, EARLY_DYNASTIC_CUNEIFORM, ANATOLIAN_HIEROGLYPHS, SUTTON_SIGNWRITING, SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS, CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E, SYRIAC_SUPPLEMENT, CYRILLIC_EXTENDED_C, OSAGE, NEWA, MONGOLIAN_SUPPLEMENT, MARCHEN, IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION, TANGUT, TANGUT_COMPONENTS, KANA_EXTENDED_A, GLAGOLITIC_SUPPLEMENT, ADLAM, MASARAM_GONDI, ZANABAZAR_SQUARE, NUSHU, SOYOMBO, BHAIKSUKI, CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F, GEORGIAN_EXTENDED, HANIFI_ROHINGYA, OLD_SOGDIAN, SOGDIAN, DOGRA, GUNJALA_GONDI, MAKASAR, MEDEFAIDRIN, MAYAN_NUMERALS, INDIC_SIYAQ_NUMBERS, CHESS_SYMBOLS, ELYMAIC, NANDINAGARI, TAMIL_SUPPLEMENT, EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS, SMALL_KANA_EXTENSION, NYIAKENG_PUACHUE_HMONG, WANCHO, OTTOMAN_SIYAQ_NUMBERS, SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A, YEZIDI, CHORASMIAN, DIVES_AKURU, LISU_SUPPLEMENT, KHITAN_SMALL_SCRIPT, TANGUT_SUPPLEMENT, SYMBOLS_FOR_LEGACY_COMPUTING, CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G;
    static Character.UnicodeBlock of(char a);
    static Character.UnicodeBlock of(int a);
    static final Character.UnicodeBlock forName(String a);
  }
  static final class UnicodeScript extends Enum<Character.UnicodeScript> {
    static final Character.UnicodeScript COMMON, LATIN, GREEK, CYRILLIC, ARMENIAN, HEBREW, ARABIC, SYRIAC, THAANA, DEVANAGARI, BENGALI, GURMUKHI, GUJARATI, ORIYA, TAMIL, TELUGU, KANNADA, MALAYALAM, SINHALA, THAI, LAO, TIBETAN, MYANMAR, GEORGIAN, HANGUL, ETHIOPIC, CHEROKEE, CANADIAN_ABORIGINAL, OGHAM, RUNIC, KHMER, MONGOLIAN, HIRAGANA, KATAKANA, BOPOMOFO, HAN, YI, OLD_ITALIC, GOTHIC, DESERET, INHERITED, TAGALOG, HANUNOO, BUHID, TAGBANWA, LIMBU, TAI_LE, LINEAR_B, UGARITIC, SHAVIAN, OSMANYA, CYPRIOT, BRAILLE, BUGINESE, COPTIC, NEW_TAI_LUE, GLAGOLITIC, TIFINAGH, SYLOTI_NAGRI, OLD_PERSIAN, KHAROSHTHI, BALINESE, CUNEIFORM, PHOENICIAN, PHAGS_PA, NKO, SUNDANESE, BATAK, LEPCHA, OL_CHIKI, VAI, SAURASHTRA, KAYAH_LI, REJANG, LYCIAN, CARIAN, LYDIAN, CHAM, TAI_THAM, TAI_VIET, AVESTAN, EGYPTIAN_HIEROGLYPHS, SAMARITAN, MANDAIC, LISU, BAMUM, JAVANESE, MEETEI_MAYEK, IMPERIAL_ARAMAIC, OLD_SOUTH_ARABIAN, INSCRIPTIONAL_PARTHIAN, INSCRIPTIONAL_PAHLAVI, OLD_TURKIC, BRAHMI, KAITHI, MEROITIC_HIEROGLYPHS, MEROITIC_CURSIVE, SORA_SOMPENG, CHAKMA, SHARADA, TAKRI, MIAO, CAUCASIAN_ALBANIAN, BASSA_VAH, DUPLOYAN, ELBASAN, GRANTHA, PAHAWH_HMONG, KHOJKI, LINEAR_A, MAHAJANI, MANICHAEAN, MENDE_KIKAKUI, MODI, MRO, OLD_NORTH_ARABIAN, NABATAEAN, PALMYRENE, PAU_CIN_HAU, OLD_PERMIC, PSALTER_PAHLAVI, SIDDHAM, KHUDAWADI, TIRHUTA, WARANG_CITI, AHOM, ANATOLIAN_HIEROGLYPHS, HATRAN, MULTANI, OLD_HUNGARIAN, SIGNWRITING, ADLAM, BHAIKSUKI, MARCHEN, NEWA, OSAGE, TANGUT, MASARAM_GONDI, NUSHU, SOYOMBO, ZANABAZAR_SQUARE, HANIFI_ROHINGYA, OLD_SOGDIAN, SOGDIAN, DOGRA, GUNJALA_GONDI, MAKASAR, MEDEFAIDRIN, ELYMAIC, NANDINAGARI, NYIAKENG_PUACHUE_HMONG, WANCHO, YEZIDI, CHORASMIAN, DIVES_AKURU, KHITAN_SMALL_SCRIPT, UNKNOWN;
    static Character.UnicodeScript[] values();
    static Character.UnicodeScript valueOf(String a);
    static Character.UnicodeScript of(int a);
    static final Character.UnicodeScript forName(String a);
  }
}
final class Class<T> implements Serializable, GenericDeclaration, Type, AnnotatedElement, TypeDescriptor.OfField<Class<?>>, Constable {
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
  TypeDescriptor.OfField arrayType();
  TypeDescriptor.OfField componentType();
}
class ClassCastException extends RuntimeException {
}
class ClassLoader {
  String getName();
  Class<?> loadClass(String a);
  protected Class<?> loadClass(String a, boolean b);
  protected Object getClassLoadingLock(String a);
  protected Class<?> findClass(String a);
  protected Class<?> findClass(String a, String b);
  protected final Class<?> defineClass(byte[] a, int b, int c);
  protected final Class<?> defineClass(String a, byte[] b, int c, int d);
  protected final Class<?> defineClass(String a, byte[] b, int c, int d, ProtectionDomain e);
  protected final Class<?> defineClass(String a, ByteBuffer b, ProtectionDomain c);
  protected final void resolveClass(Class<?> a);
  protected final Class<?> findSystemClass(String a);
  protected final Class<?> findLoadedClass(String a);
  protected final void setSigners(Class<?> a, Object[] b);
  protected URL findResource(String a, String b);
  URL getResource(String a);
  Enumeration<URL> getResources(String a);
  Stream<URL> resources(String a);
  protected URL findResource(String a);
  protected Enumeration<URL> findResources(String a);
  protected static boolean registerAsParallelCapable();
  final boolean isRegisteredAsParallelCapable();
  static URL getSystemResource(String a);
  static Enumeration<URL> getSystemResources(String a);
  InputStream getResourceAsStream(String a);
  static InputStream getSystemResourceAsStream(String a);
  final ClassLoader getParent();
  final Module getUnnamedModule();
  static ClassLoader getPlatformClassLoader();
  static ClassLoader getSystemClassLoader();
  protected Package definePackage(String a, String b, String c, String d, String e, String f, String g, URL h);
  final Package getDefinedPackage(String a);
  final Package[] getDefinedPackages();
  protected Package getPackage(String a);
  protected Package[] getPackages();
  protected String findLibrary(String a);
  void setDefaultAssertionStatus(boolean a);
  void setPackageAssertionStatus(String a, boolean b);
  void setClassAssertionStatus(String a, boolean b);
  void clearAssertionStatus();
}
class ClassNotFoundException extends ReflectiveOperationException {
  Throwable getException();
}
class ClassValue<T> {
  protected T computeValue(Class<?> a);
  T get(Class<?> a);
  void remove(Class<?> a);
}
class CloneNotSupportedException extends Exception {
}
interface Cloneable {
}
interface Comparable<T> {
  int compareTo(T a);
}
interface Deprecated extends Annotation {
  String since();
  boolean forRemoval();
}
final class Double extends Number implements Comparable<Double>, Constable, ConstantDesc {
  static final double POSITIVE_INFINITY, NEGATIVE_INFINITY, NaN, MAX_VALUE, MIN_NORMAL, MIN_VALUE;
  static final int MAX_EXPONENT, MIN_EXPONENT, SIZE, BYTES;
  static final Class<Double> TYPE;
  static String toString(double a);
  static String toHexString(double a);
  static Double valueOf(String a);
  static Double valueOf(double a);
  static double parseDouble(String a);
  static boolean isNaN(double a);
  static boolean isInfinite(double a);
  static boolean isFinite(double a);
  boolean isNaN();
  boolean isInfinite();
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  static int hashCode(double a);
  static long doubleToLongBits(double a);
  static long doubleToRawLongBits(double a);
  static double longBitsToDouble(long a);
  int compareTo(Double a);
  static int compare(double a, double b);
  static double sum(double a, double b);
  static double max(double a, double b);
  static double min(double a, double b);
  Optional<Double> describeConstable();
  Double resolveConstantDesc(MethodHandles.Lookup a);
  int compareTo(Object a);
  Object resolveConstantDesc(MethodHandles.Lookup a);
}
class Enum<E extends Enum<E>> implements Constable, Comparable<E>, Serializable {
  final String name();
  final int ordinal();
  final int compareTo(E a);
  final Class<E> getDeclaringClass();
  final Optional<Enum.EnumDesc<E>> describeConstable();
  static <T extends Enum<T>> T valueOf(Class<T> a, String b);
  int compareTo(Object a);
  static final class EnumDesc<E extends Enum<E>> extends DynamicConstantDesc<E> {
    static <E extends Enum<E>> Enum.EnumDesc<E> of(ClassDesc a, String b);
    E resolveConstantDesc(MethodHandles.Lookup a);
    Object resolveConstantDesc(MethodHandles.Lookup a);
  }
}
class EnumConstantNotPresentException extends RuntimeException {
  Class<? extends Enum> enumType();
  String constantName();
}
class Error extends Throwable {
}
class Exception extends Throwable {
}
class ExceptionInInitializerError extends LinkageError {
  Throwable getException();
}
final class Float extends Number implements Comparable<Float>, Constable, ConstantDesc {
  static final float POSITIVE_INFINITY, NEGATIVE_INFINITY, NaN, MAX_VALUE, MIN_NORMAL, MIN_VALUE;
  static final int MAX_EXPONENT, MIN_EXPONENT, SIZE, BYTES;
  static final Class<Float> TYPE;
  static String toString(float a);
  static String toHexString(float a);
  static Float valueOf(String a);
  static Float valueOf(float a);
  static float parseFloat(String a);
  static boolean isNaN(float a);
  static boolean isInfinite(float a);
  static boolean isFinite(float a);
  boolean isNaN();
  boolean isInfinite();
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  static int hashCode(float a);
  static int floatToIntBits(float a);
  static int floatToRawIntBits(float a);
  static float intBitsToFloat(int a);
  int compareTo(Float a);
  static int compare(float a, float b);
  static float sum(float a, float b);
  static float max(float a, float b);
  static float min(float a, float b);
  Optional<Float> describeConstable();
  Float resolveConstantDesc(MethodHandles.Lookup a);
  int compareTo(Object a);
  Object resolveConstantDesc(MethodHandles.Lookup a);
}
interface FunctionalInterface extends Annotation {
}
class IllegalAccessException extends ReflectiveOperationException {
}
class IllegalArgumentException extends RuntimeException {
}
class IllegalStateException extends RuntimeException {
}
class IndexOutOfBoundsException extends RuntimeException {
}
class InheritableThreadLocal<T> extends ThreadLocal<T> {
  protected T childValue(T a);
}
class InstantiationException extends ReflectiveOperationException {
}
final class Integer extends Number implements Comparable<Integer>, Constable, ConstantDesc {
  static final int MIN_VALUE, MAX_VALUE, SIZE, BYTES;
  static final Class<Integer> TYPE;
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
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  static int hashCode(int a);
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
  Integer resolveConstantDesc(MethodHandles.Lookup a);
  int compareTo(Object a);
  Object resolveConstantDesc(MethodHandles.Lookup a);
}
class InterruptedException extends Exception {
}
interface Iterable<T> {
  Iterator<T> iterator();
  default void forEach(Consumer<? super T> a);
  default Spliterator<T> spliterator();
}
class LinkageError extends Error {
}
final class Long extends Number implements Comparable<Long>, Constable, ConstantDesc {
  static final long MIN_VALUE, MAX_VALUE;
  static final Class<Long> TYPE;
  static final int SIZE, BYTES;
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
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  static int hashCode(long a);
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
  Long resolveConstantDesc(MethodHandles.Lookup a);
  int compareTo(Object a);
  Object resolveConstantDesc(MethodHandles.Lookup a);
}
final class Math {
  static final double E, PI;
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
final class Module implements AnnotatedElement {
  boolean isNamed();
  String getName();
  ClassLoader getClassLoader();
  ModuleDescriptor getDescriptor();
  ModuleLayer getLayer();
  boolean canRead(Module a);
  Module addReads(Module a);
  boolean isExported(String a, Module b);
  boolean isOpen(String a, Module b);
  boolean isExported(String a);
  boolean isOpen(String a);
  Module addExports(String a, Module b);
  Module addOpens(String a, Module b);
  Module addUses(Class<?> a);
  boolean canUse(Class<?> a);
  Set<String> getPackages();
  <T extends Annotation> T getAnnotation(Class<T> a);
  Annotation[] getAnnotations();
  Annotation[] getDeclaredAnnotations();
  InputStream getResourceAsStream(String a);
}
class NegativeArraySizeException extends RuntimeException {
}
class NoClassDefFoundError extends LinkageError {
}
class NoSuchFieldException extends ReflectiveOperationException {
}
class NoSuchMethodException extends ReflectiveOperationException {
}
class NullPointerException extends RuntimeException {
  Throwable fillInStackTrace();
  String getMessage();
}
class Number implements Serializable {
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  byte byteValue();
  short shortValue();
}
class NumberFormatException extends IllegalArgumentException {
}
class Object {
  final Class<?> getClass();
  int hashCode();
  boolean equals(Object a);
  protected Object clone();
  String toString();
  final void notify();
  final void notifyAll();
  final void wait();
  final void wait(long a);
  final void wait(long a, int b);
  protected void finalize();
}
class OutOfMemoryError extends VirtualMachineError {
}
interface Override extends Annotation {
}
class Package extends NamedPackage implements AnnotatedElement {
  String getName();
  String getSpecificationTitle();
  String getSpecificationVersion();
  String getSpecificationVendor();
  String getImplementationTitle();
  String getImplementationVersion();
  String getImplementationVendor();
  boolean isSealed();
  boolean isSealed(URL a);
  boolean isCompatibleWith(String a);
  static Package getPackage(String a);
  static Package[] getPackages();
  <A extends Annotation> A getAnnotation(Class<A> a);
  boolean isAnnotationPresent(Class<? extends Annotation> a);
  <A extends Annotation> A[] getAnnotationsByType(Class<A> a);
  Annotation[] getAnnotations();
  <A extends Annotation> A getDeclaredAnnotation(Class<A> a);
  <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> a);
  Annotation[] getDeclaredAnnotations();
}
class Process {
  OutputStream getOutputStream();
  InputStream getInputStream();
  InputStream getErrorStream();
  final BufferedReader inputReader();
  final BufferedReader inputReader(Charset a);
  final BufferedReader errorReader();
  final BufferedReader errorReader(Charset a);
  final BufferedWriter outputWriter();
  final BufferedWriter outputWriter(Charset a);
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
  ProcessHandle.Info info();
  Stream<ProcessHandle> children();
  Stream<ProcessHandle> descendants();
}
final class ProcessBuilder {
  ProcessBuilder command(List<String> a);
  ProcessBuilder command(String... a);
  List<String> command();
  Map<String, String> environment();
  File directory();
  ProcessBuilder directory(File a);
  ProcessBuilder redirectInput(ProcessBuilder.Redirect a);
  ProcessBuilder redirectOutput(ProcessBuilder.Redirect a);
  ProcessBuilder redirectError(ProcessBuilder.Redirect a);
  ProcessBuilder redirectInput(File a);
  ProcessBuilder redirectOutput(File a);
  ProcessBuilder redirectError(File a);
  ProcessBuilder.Redirect redirectInput();
  ProcessBuilder.Redirect redirectOutput();
  ProcessBuilder.Redirect redirectError();
  ProcessBuilder inheritIO();
  boolean redirectErrorStream();
  ProcessBuilder redirectErrorStream(boolean a);
  Process start();
  static List<Process> startPipeline(List<ProcessBuilder> a);
  static class Redirect {
    static final ProcessBuilder.Redirect PIPE, INHERIT, DISCARD;
    ProcessBuilder.Redirect.Type type();
    File file();
    static ProcessBuilder.Redirect from(File a);
    static ProcessBuilder.Redirect to(File a);
    static ProcessBuilder.Redirect appendTo(File a);
    static final class Type extends Enum<ProcessBuilder.Redirect.Type> {
      static final ProcessBuilder.Redirect.Type PIPE, INHERIT, READ, WRITE, APPEND;
      static ProcessBuilder.Redirect.Type[] values();
      static ProcessBuilder.Redirect.Type valueOf(String a);
    }
  }
}
interface Readable {
  int read(CharBuffer a);
}
class Record {
}
class ReflectiveOperationException extends Exception {
}
interface Runnable {
  void run();
}
class Runtime {
  static Runtime getRuntime();
  void exit(int a);
  void addShutdownHook(Thread a);
  boolean removeShutdownHook(Thread a);
  void halt(int a);
  Process exec(String a);
  Process exec(String a, String[] b);
  Process exec(String a, String[] b, File c);
  Process exec(String[] a);
  Process exec(String[] a, String[] b);
  Process exec(String[] a, String[] b, File c);
  int availableProcessors();
  long freeMemory();
  long totalMemory();
  long maxMemory();
  void gc();
  void runFinalization();
  void load(String a);
  void loadLibrary(String a);
  static Runtime.Version version();
}
class RuntimeException extends Exception {
}
interface SafeVarargs extends Annotation {
}
class SecurityException extends RuntimeException {
}
final class Short extends Number implements Comparable<Short>, Constable {
  static final short MIN_VALUE, MAX_VALUE;
  static final Class<Short> TYPE;
  static final int SIZE, BYTES;
  static String toString(short a);
  static short parseShort(String a, int b);
  static short parseShort(String a);
  static Short valueOf(String a, int b);
  static Short valueOf(String a);
  Optional<DynamicConstantDesc<Short>> describeConstable();
  static Short valueOf(short a);
  static Short decode(String a);
  byte byteValue();
  short shortValue();
  int intValue();
  long longValue();
  float floatValue();
  double doubleValue();
  static int hashCode(short a);
  int compareTo(Short a);
  static int compare(short a, short b);
  static int compareUnsigned(short a, short b);
  static short reverseBytes(short a);
  static int toUnsignedInt(short a);
  static long toUnsignedLong(short a);
  int compareTo(Object a);
}
class StackOverflowError extends VirtualMachineError {
}
final class StackTraceElement implements Serializable {
  String getFileName();
  int getLineNumber();
  String getModuleName();
  String getModuleVersion();
  String getClassLoaderName();
  String getClassName();
  String getMethodName();
  boolean isNativeMethod();
}
final class StrictMath {
  static final double E, PI;
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
final class String implements Serializable, Comparable<String>, CharSequence, Constable, ConstantDesc {
  static final Comparator<String> CASE_INSENSITIVE_ORDER;
  int length();
  boolean isEmpty();
  char charAt(int a);
  int codePointAt(int a);
  int codePointBefore(int a);
  int codePointCount(int a, int b);
  int offsetByCodePoints(int a, int b);
  byte[] getBytes(String a);
  byte[] getBytes(Charset a);
  byte[] getBytes();
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
  String resolveConstantDesc(MethodHandles.Lookup a);
  int compareTo(Object a);
  Object resolveConstantDesc(MethodHandles.Lookup a);
}
final class StringBuffer extends AbstractStringBuilder implements Serializable, Comparable<StringBuffer>, CharSequence {
  int compareTo(StringBuffer a);
  int length();
  int capacity();
  char charAt(int a);
  int codePointAt(int a);
  int codePointBefore(int a);
  int codePointCount(int a, int b);
  int offsetByCodePoints(int a, int b);
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
final class StringBuilder extends AbstractStringBuilder implements Serializable, Comparable<StringBuilder>, CharSequence {
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
  int offsetByCodePoints(int a, int b);
  int codePointCount(int a, int b);
  int codePointBefore(int a);
  int codePointAt(int a);
  char charAt(int a);
  int capacity();
  int length();
  Appendable append(char a);
  Appendable append(CharSequence a, int b, int c);
  Appendable append(CharSequence a);
  int compareTo(Object a);
}
class StringIndexOutOfBoundsException extends IndexOutOfBoundsException {
}
interface SuppressWarnings extends Annotation {
  String[] value();
}
final class System {
  static final InputStream in;
  static final PrintStream out, err;
  static Console console();
  static Channel inheritedChannel();
  static SecurityManager getSecurityManager();
  static long currentTimeMillis();
  static long nanoTime();
  static int identityHashCode(Object a);
  static Properties getProperties();
  static String lineSeparator();
  static String getProperty(String a);
  static String getProperty(String a, String b);
  static String setProperty(String a, String b);
  static String clearProperty(String a);
  static String getenv(String a);
  static Map<String, String> getenv();
  static System.Logger getLogger(String a);
  static System.Logger getLogger(String a, ResourceBundle b);
  static String mapLibraryName(String a);
  interface Logger {
    String getName();
    boolean isLoggable(System.Logger.Level a);
    default void log(System.Logger.Level a, String b);
    default void log(System.Logger.Level a, Supplier<String> b);
    default void log(System.Logger.Level a, Object b);
    default void log(System.Logger.Level a, String b, Throwable c);
    default void log(System.Logger.Level a, Supplier<String> b, Throwable c);
    default void log(System.Logger.Level a, String b, Object... c);
    void log(System.Logger.Level a, ResourceBundle b, String c, Throwable d);
    void log(System.Logger.Level a, ResourceBundle b, String c, Object... d);
    static final class Level extends Enum<System.Logger.Level> {
      static final System.Logger.Level ALL, TRACE, DEBUG, INFO, WARNING, ERROR, OFF;
      static System.Logger.Level[] values();
      static System.Logger.Level valueOf(String a);
      final String getName();
      final int getSeverity();
    }
  }
  static class LoggerFinder {
    System.Logger getLogger(String a, Module b);
    System.Logger getLocalizedLogger(String a, ResourceBundle b, Module c);
    static System.LoggerFinder getLoggerFinder();
  }
}
class Thread implements Runnable {
  static final int MIN_PRIORITY, NORM_PRIORITY, MAX_PRIORITY;
  static Thread currentThread();
  static void yield();
  static void sleep(long a);
  static void sleep(long a, int b);
  static void onSpinWait();
  void start();
  void run();
  final void stop();
  void interrupt();
  static boolean interrupted();
  boolean isInterrupted();
  final boolean isAlive();
  final void suspend();
  final void resume();
  final void setPriority(int a);
  final int getPriority();
  final void setName(String a);
  final String getName();
  final ThreadGroup getThreadGroup();
  static int activeCount();
  static int enumerate(Thread[] a);
  int countStackFrames();
  final void join(long a);
  final void join(long a, int b);
  final void join();
  static void dumpStack();
  final void setDaemon(boolean a);
  final boolean isDaemon();
  final void checkAccess();
  ClassLoader getContextClassLoader();
  void setContextClassLoader(ClassLoader a);
  static boolean holdsLock(Object a);
  StackTraceElement[] getStackTrace();
  static Map<Thread, StackTraceElement[]> getAllStackTraces();
  long getId();
  Thread.State getState();
  static void setDefaultUncaughtExceptionHandler(Thread.UncaughtExceptionHandler a);
  static Thread.UncaughtExceptionHandler getDefaultUncaughtExceptionHandler();
  Thread.UncaughtExceptionHandler getUncaughtExceptionHandler();
  void setUncaughtExceptionHandler(Thread.UncaughtExceptionHandler a);
  static final class State extends Enum<Thread.State> {
    static final Thread.State NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED;
    static Thread.State[] values();
    static Thread.State valueOf(String a);
  }
  interface UncaughtExceptionHandler {
    void uncaughtException(Thread a, Throwable b);
  }
}
class ThreadDeath extends Error {
}
class ThreadLocal<T> {
  protected T initialValue();
  static <S> ThreadLocal<S> withInitial(Supplier<? extends S> a);
  T get();
  void set(T a);
  void remove();
}
class Throwable implements Serializable {
  String getMessage();
  String getLocalizedMessage();
  Throwable getCause();
  Throwable initCause(Throwable a);
  void printStackTrace();
  void printStackTrace(PrintStream a);
  void printStackTrace(PrintWriter a);
  Throwable fillInStackTrace();
  StackTraceElement[] getStackTrace();
  void setStackTrace(StackTraceElement[] a);
  final void addSuppressed(Throwable a);
  final Throwable[] getSuppressed();
}
class TypeNotPresentException extends RuntimeException {
  String typeName();
}
class UnsupportedOperationException extends RuntimeException {
}
class VirtualMachineError extends Error {
}
final class Void {
  static final Class<Void> TYPE;
}
// The types of values that are no objects. Each extends the one to which the language converts it unasked.
final class double_ {}
final class float_ extends double_ {}
final class long_ extends float_ {}
final class int_ extends long_ {}
final class short_ extends int_ {}
final class byte_ extends short_ {}
final class char_ extends int_ {}
final class boolean_ {}
// The type from which every enumeration is derived, with the methods that the compiler adds.
class Enumeration<E extends Enum<E>> extends Enum<E> {
  static E[] values();
  static E valueOf(String a);
}
// The type of all arrays. `element` and `iterator` are members that no program names.
class Array<E> implements Cloneable {
  int length;
  E element(int a);
  Array<E> clone();
  Iterator<E> iterator();
}
