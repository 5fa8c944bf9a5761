// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.util.regex;
import java.io.Serializable;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
interface MatchResult {
  int start();
  int start(int a);
  int end();
  int end(int a);
  String group();
  String group(int a);
  int groupCount();
}
final class Matcher implements MatchResult {
  Pattern pattern();
  MatchResult toMatchResult();
  Matcher usePattern(Pattern a);
  Matcher reset();
  Matcher reset(CharSequence a);
  int start();
  int start(int a);
  int start(String a);
  int end();
  int end(int a);
  int end(String a);
  String group();
  String group(int a);
  String group(String a);
  int groupCount();
  boolean matches();
  boolean find();
  boolean find(int a);
  boolean lookingAt();
  static String quoteReplacement(String a);
  Matcher appendReplacement(StringBuffer a, String b);
  Matcher appendReplacement(StringBuilder a, String b);
  StringBuffer appendTail(StringBuffer a);
  StringBuilder appendTail(StringBuilder a);
  String replaceAll(String a);
  String replaceAll(Function<MatchResult, String> a);
  Stream<MatchResult> results();
  String replaceFirst(String a);
  String replaceFirst(Function<MatchResult, String> a);
  Matcher region(int a, int b);
  int regionStart();
  int regionEnd();
  boolean hasTransparentBounds();
  Matcher useTransparentBounds(boolean a);
  boolean hasAnchoringBounds();
  Matcher useAnchoringBounds(boolean a);
  boolean hitEnd();
  boolean requireEnd();
}
final class Pattern implements Serializable {
  static final int UNIX_LINES, CASE_INSENSITIVE, COMMENTS, MULTILINE, LITERAL, DOTALL, UNICODE_CASE, CANON_EQ, UNICODE_CHARACTER_CLASS;
  static Pattern compile(String a);
  static Pattern compile(String a, int b);
  String pattern();
  Matcher matcher(CharSequence a);
  int flags();
  static boolean matches(String a, CharSequence b);
  String[] split(CharSequence a, int b);
  String[] split(CharSequence a);
  static String quote(String a);
  Predicate<String> asPredicate();
  Predicate<String> asMatchPredicate();
  Stream<String> splitAsStream(CharSequence a);
}
class PatternSyntaxException extends IllegalArgumentException {
  int getIndex();
  String getDescription();
  String getPattern();
  String getMessage();
}
