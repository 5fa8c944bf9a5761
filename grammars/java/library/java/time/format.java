// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.time.format;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
final class DateTimeFormatterBuilder {
  static String getLocalizedDateTimePattern(FormatStyle a, FormatStyle b, Chronology c, Locale d);
  DateTimeFormatterBuilder parseCaseSensitive();
  DateTimeFormatterBuilder parseCaseInsensitive();
  DateTimeFormatterBuilder parseStrict();
  DateTimeFormatterBuilder parseLenient();
  DateTimeFormatterBuilder parseDefaulting(TemporalField a, long b);
  DateTimeFormatterBuilder appendValue(TemporalField a);
  DateTimeFormatterBuilder appendValue(TemporalField a, int b);
  DateTimeFormatterBuilder appendValue(TemporalField a, int b, int c, SignStyle d);
  DateTimeFormatterBuilder appendValueReduced(TemporalField a, int b, int c, int d);
  DateTimeFormatterBuilder appendValueReduced(TemporalField a, int b, int c, ChronoLocalDate d);
  DateTimeFormatterBuilder appendFraction(TemporalField a, int b, int c, boolean d);
  DateTimeFormatterBuilder appendText(TemporalField a);
  DateTimeFormatterBuilder appendText(TemporalField a, TextStyle b);
  DateTimeFormatterBuilder appendText(TemporalField a, Map<Long, String> b);
  DateTimeFormatterBuilder appendInstant();
  DateTimeFormatterBuilder appendInstant(int a);
  DateTimeFormatterBuilder appendOffsetId();
  DateTimeFormatterBuilder appendOffset(String a, String b);
  DateTimeFormatterBuilder appendLocalizedOffset(TextStyle a);
  DateTimeFormatterBuilder appendZoneId();
  DateTimeFormatterBuilder appendZoneRegionId();
  DateTimeFormatterBuilder appendZoneOrOffsetId();
  DateTimeFormatterBuilder appendZoneText(TextStyle a);
  DateTimeFormatterBuilder appendZoneText(TextStyle a, Set<ZoneId> b);
  DateTimeFormatterBuilder appendGenericZoneText(TextStyle a);
  DateTimeFormatterBuilder appendGenericZoneText(TextStyle a, Set<ZoneId> b);
  DateTimeFormatterBuilder appendChronologyId();
  DateTimeFormatterBuilder appendChronologyText(TextStyle a);
  DateTimeFormatterBuilder appendLocalized(FormatStyle a, FormatStyle b);
  DateTimeFormatterBuilder appendLiteral(char a);
  DateTimeFormatterBuilder appendLiteral(String a);
  DateTimeFormatterBuilder appendDayPeriodText(TextStyle a);
  DateTimeFormatterBuilder append(DateTimeFormatter a);
  DateTimeFormatterBuilder appendOptional(DateTimeFormatter a);
  DateTimeFormatterBuilder appendPattern(String a);
  DateTimeFormatterBuilder padNext(int a);
  DateTimeFormatterBuilder padNext(int a, char b);
  DateTimeFormatterBuilder optionalStart();
  DateTimeFormatterBuilder optionalEnd();
  DateTimeFormatter toFormatter();
  DateTimeFormatter toFormatter(Locale a);
}
class DateTimeParseException extends DateTimeException {
  String getParsedString();
  int getErrorIndex();
}
final class DecimalStyle {
  static final DecimalStyle STANDARD;
  static Set<Locale> getAvailableLocales();
  static DecimalStyle ofDefaultLocale();
  static DecimalStyle of(Locale a);
  char getZeroDigit();
  DecimalStyle withZeroDigit(char a);
  char getPositiveSign();
  DecimalStyle withPositiveSign(char a);
  char getNegativeSign();
  DecimalStyle withNegativeSign(char a);
  char getDecimalSeparator();
  DecimalStyle withDecimalSeparator(char a);
}
final class FormatStyle extends Enum<FormatStyle> {
  static final FormatStyle FULL, LONG, MEDIUM, SHORT;
  static FormatStyle[] values();
  static FormatStyle valueOf(String a);
}
final class ResolverStyle extends Enum<ResolverStyle> {
  static final ResolverStyle STRICT, SMART, LENIENT;
  static ResolverStyle[] values();
  static ResolverStyle valueOf(String a);
}
final class SignStyle extends Enum<SignStyle> {
  static final SignStyle NORMAL, ALWAYS, NEVER, NOT_NEGATIVE, EXCEEDS_PAD;
  static SignStyle[] values();
  static SignStyle valueOf(String a);
}
final class TextStyle extends Enum<TextStyle> {
  static final TextStyle FULL, FULL_STANDALONE, SHORT, SHORT_STANDALONE, NARROW, NARROW_STANDALONE;
  static TextStyle[] values();
  static TextStyle valueOf(String a);
  boolean isStandalone();
  TextStyle asStandalone();
  TextStyle asNormal();
}
