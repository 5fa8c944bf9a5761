// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.nio.charset;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
class CharacterCodingException extends IOException {
}
class Charset implements Comparable<Charset> {
  static boolean isSupported(String a);
  static Charset forName(String a);
  static SortedMap<String, Charset> availableCharsets();
  static Charset defaultCharset();
  final String name();
  final Set<String> aliases();
  String displayName();
  final boolean isRegistered();
  String displayName(Locale a);
  boolean contains(Charset a);
  CharsetDecoder newDecoder();
  CharsetEncoder newEncoder();
  boolean canEncode();
  final CharBuffer decode(ByteBuffer a);
  final ByteBuffer encode(CharBuffer a);
  final ByteBuffer encode(String a);
  final int compareTo(Charset a);
  int compareTo(Object a);
}
class CharsetDecoder {
  final Charset charset();
  final String replacement();
  final CharsetDecoder replaceWith(String a);
  protected void implReplaceWith(String a);
  CodingErrorAction malformedInputAction();
  final CharsetDecoder onMalformedInput(CodingErrorAction a);
  protected void implOnMalformedInput(CodingErrorAction a);
  CodingErrorAction unmappableCharacterAction();
  final CharsetDecoder onUnmappableCharacter(CodingErrorAction a);
  protected void implOnUnmappableCharacter(CodingErrorAction a);
  final float averageCharsPerByte();
  final float maxCharsPerByte();
  final CoderResult decode(ByteBuffer a, CharBuffer b, boolean c);
  final CoderResult flush(CharBuffer a);
  protected CoderResult implFlush(CharBuffer a);
  final CharsetDecoder reset();
  protected void implReset();
  protected CoderResult decodeLoop(ByteBuffer a, CharBuffer b);
  final CharBuffer decode(ByteBuffer a);
  boolean isAutoDetecting();
  boolean isCharsetDetected();
  Charset detectedCharset();
}
class CharsetEncoder {
  final Charset charset();
  final byte[] replacement();
  final CharsetEncoder replaceWith(byte[] a);
  protected void implReplaceWith(byte[] a);
  boolean isLegalReplacement(byte[] a);
  CodingErrorAction malformedInputAction();
  final CharsetEncoder onMalformedInput(CodingErrorAction a);
  protected void implOnMalformedInput(CodingErrorAction a);
  CodingErrorAction unmappableCharacterAction();
  final CharsetEncoder onUnmappableCharacter(CodingErrorAction a);
  protected void implOnUnmappableCharacter(CodingErrorAction a);
  final float averageBytesPerChar();
  final float maxBytesPerChar();
  final CoderResult encode(CharBuffer a, ByteBuffer b, boolean c);
  final CoderResult flush(ByteBuffer a);
  protected CoderResult implFlush(ByteBuffer a);
  final CharsetEncoder reset();
  protected void implReset();
  protected CoderResult encodeLoop(CharBuffer a, ByteBuffer b);
  final ByteBuffer encode(CharBuffer a);
  boolean canEncode(char a);
  boolean canEncode(CharSequence a);
}
class CoderResult {
  static final CoderResult UNDERFLOW, OVERFLOW;
  boolean isUnderflow();
  boolean isOverflow();
  boolean isError();
  boolean isMalformed();
  boolean isUnmappable();
  int length();
  static CoderResult malformedForLength(int a);
  static CoderResult unmappableForLength(int a);
  void throwException();
}
class CodingErrorAction {
  static final CodingErrorAction IGNORE, REPLACE, REPORT;
}
final class StandardCharsets {
  static final Charset US_ASCII, ISO_8859_1, UTF_8, UTF_16BE, UTF_16LE, UTF_16;
}
