// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.text;
import java.io.InvalidObjectException;
import java.io.Serializable;
import java.math.RoundingMode;
import java.util.Calendar;
import java.util.Comparator;
import java.util.Currency;
import java.util.Date;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
class Annotation {
  Object getValue();
}
interface AttributedCharacterIterator extends CharacterIterator {
  int getRunStart();
  int getRunStart(AttributedCharacterIterator.Attribute a);
  int getRunStart(Set<? extends AttributedCharacterIterator.Attribute> a);
  int getRunLimit();
  int getRunLimit(AttributedCharacterIterator.Attribute a);
  int getRunLimit(Set<? extends AttributedCharacterIterator.Attribute> a);
  Map<AttributedCharacterIterator.Attribute, Object> getAttributes();
  Object getAttribute(AttributedCharacterIterator.Attribute a);
  Set<AttributedCharacterIterator.Attribute> getAllAttributeKeys();
  static class Attribute implements Serializable {
    static final AttributedCharacterIterator.Attribute LANGUAGE, READING, INPUT_METHOD_SEGMENT;
    protected String getName();
    protected Object readResolve();
  }
}
class AttributedString {
  void addAttribute(AttributedCharacterIterator.Attribute a, Object b);
  void addAttribute(AttributedCharacterIterator.Attribute a, Object b, int c, int d);
  void addAttributes(Map<? extends AttributedCharacterIterator.Attribute, ?> a, int b, int c);
  AttributedCharacterIterator getIterator();
  AttributedCharacterIterator getIterator(AttributedCharacterIterator.Attribute[] a);
  AttributedCharacterIterator getIterator(AttributedCharacterIterator.Attribute[] a, int b, int c);
}
class BreakIterator implements Cloneable {
  static final int DONE;
  int first();
  int last();
  int next(int a);
  int next();
  int previous();
  int following(int a);
  int preceding(int a);
  boolean isBoundary(int a);
  int current();
  CharacterIterator getText();
  void setText(String a);
  void setText(CharacterIterator a);
  static BreakIterator getWordInstance();
  static BreakIterator getWordInstance(Locale a);
  static BreakIterator getLineInstance();
  static BreakIterator getLineInstance(Locale a);
  static BreakIterator getCharacterInstance();
  static BreakIterator getCharacterInstance(Locale a);
  static BreakIterator getSentenceInstance();
  static BreakIterator getSentenceInstance(Locale a);
  static Locale[] getAvailableLocales();
}
interface CharacterIterator extends Cloneable {
  static final char DONE;
  char first();
  char last();
  char current();
  char next();
  char previous();
  char setIndex(int a);
  int getBeginIndex();
  int getEndIndex();
  int getIndex();
}
class ChoiceFormat extends NumberFormat {
  void applyPattern(String a);
  String toPattern();
  void setChoices(double[] a, String[] b);
  double[] getLimits();
  Object[] getFormats();
  StringBuffer format(long a, StringBuffer b, FieldPosition c);
  StringBuffer format(double a, StringBuffer b, FieldPosition c);
  Number parse(String a, ParsePosition b);
  static final double nextDouble(double a);
  static final double previousDouble(double a);
  static double nextDouble(double a, boolean b);
}
class Collator implements Comparator<Object>, Cloneable {
  static final int PRIMARY, SECONDARY, TERTIARY, IDENTICAL, NO_DECOMPOSITION, CANONICAL_DECOMPOSITION, FULL_DECOMPOSITION;
  static Collator getInstance();
  static Collator getInstance(Locale a);
  int compare(String a, String b);
  int compare(Object a, Object b);
  CollationKey getCollationKey(String a);
  boolean equals(String a, String b);
  int getStrength();
  void setStrength(int a);
  int getDecomposition();
  void setDecomposition(int a);
  static Locale[] getAvailableLocales();
}
class DateFormat extends Format {
  protected Calendar calendar;
  protected NumberFormat numberFormat;
  static final int ERA_FIELD, YEAR_FIELD, MONTH_FIELD, DATE_FIELD, HOUR_OF_DAY1_FIELD, HOUR_OF_DAY0_FIELD, MINUTE_FIELD, SECOND_FIELD, MILLISECOND_FIELD, DAY_OF_WEEK_FIELD, DAY_OF_YEAR_FIELD, DAY_OF_WEEK_IN_MONTH_FIELD, WEEK_OF_YEAR_FIELD, WEEK_OF_MONTH_FIELD, AM_PM_FIELD, HOUR1_FIELD, HOUR0_FIELD, TIMEZONE_FIELD, FULL, LONG, MEDIUM, SHORT, DEFAULT;
  final StringBuffer format(Object a, StringBuffer b, FieldPosition c);
  StringBuffer format(Date a, StringBuffer b, FieldPosition c);
  final String format(Date a);
  Date parse(String a);
  Date parse(String a, ParsePosition b);
  Object parseObject(String a, ParsePosition b);
  static final DateFormat getTimeInstance();
  static final DateFormat getTimeInstance(int a);
  static final DateFormat getTimeInstance(int a, Locale b);
  static final DateFormat getDateInstance();
  static final DateFormat getDateInstance(int a);
  static final DateFormat getDateInstance(int a, Locale b);
  static final DateFormat getDateTimeInstance();
  static final DateFormat getDateTimeInstance(int a, int b);
  static final DateFormat getDateTimeInstance(int a, int b, Locale c);
  static final DateFormat getInstance();
  static Locale[] getAvailableLocales();
  void setCalendar(Calendar a);
  Calendar getCalendar();
  void setNumberFormat(NumberFormat a);
  NumberFormat getNumberFormat();
  void setTimeZone(TimeZone a);
  TimeZone getTimeZone();
  void setLenient(boolean a);
  boolean isLenient();
  static class Field extends Format.Field {
    static final DateFormat.Field ERA, YEAR, MONTH, DAY_OF_MONTH, HOUR_OF_DAY1, HOUR_OF_DAY0, MINUTE, SECOND, MILLISECOND, DAY_OF_WEEK, DAY_OF_YEAR, DAY_OF_WEEK_IN_MONTH, WEEK_OF_YEAR, WEEK_OF_MONTH, AM_PM, HOUR1, HOUR0, TIME_ZONE;
    static DateFormat.Field ofCalendarField(int a);
    int getCalendarField();
    protected Object readResolve();
  }
}
class DateFormatSymbols implements Serializable,Cloneable {
  static Locale[] getAvailableLocales();
  static final DateFormatSymbols getInstance();
  static final DateFormatSymbols getInstance(Locale a);
  String[] getEras();
  void setEras(String[] a);
  String[] getMonths();
  void setMonths(String[] a);
  String[] getShortMonths();
  void setShortMonths(String[] a);
  String[] getWeekdays();
  void setWeekdays(String[] a);
  String[] getShortWeekdays();
  void setShortWeekdays(String[] a);
  String[] getAmPmStrings();
  void setAmPmStrings(String[] a);
  String[][] getZoneStrings();
  void setZoneStrings(String[][] a);
  String getLocalPatternChars();
  void setLocalPatternChars(String a);
}
class DecimalFormat extends NumberFormat {
  final StringBuffer format(Object a, StringBuffer b, FieldPosition c);
  StringBuffer format(double a, StringBuffer b, FieldPosition c);
  StringBuffer format(long a, StringBuffer b, FieldPosition c);
  AttributedCharacterIterator formatToCharacterIterator(Object a);
  Number parse(String a, ParsePosition b);
  DecimalFormatSymbols getDecimalFormatSymbols();
  void setDecimalFormatSymbols(DecimalFormatSymbols a);
  String getPositivePrefix();
  void setPositivePrefix(String a);
  String getNegativePrefix();
  void setNegativePrefix(String a);
  String getPositiveSuffix();
  void setPositiveSuffix(String a);
  String getNegativeSuffix();
  void setNegativeSuffix(String a);
  int getMultiplier();
  void setMultiplier(int a);
  void setGroupingUsed(boolean a);
  int getGroupingSize();
  void setGroupingSize(int a);
  boolean isDecimalSeparatorAlwaysShown();
  void setDecimalSeparatorAlwaysShown(boolean a);
  boolean isParseBigDecimal();
  void setParseBigDecimal(boolean a);
  String toPattern();
  String toLocalizedPattern();
  void applyPattern(String a);
  void applyLocalizedPattern(String a);
  void setMaximumIntegerDigits(int a);
  void setMinimumIntegerDigits(int a);
  void setMaximumFractionDigits(int a);
  void setMinimumFractionDigits(int a);
  int getMaximumIntegerDigits();
  int getMinimumIntegerDigits();
  int getMaximumFractionDigits();
  int getMinimumFractionDigits();
  Currency getCurrency();
  void setCurrency(Currency a);
  RoundingMode getRoundingMode();
  void setRoundingMode(RoundingMode a);
}
class DecimalFormatSymbols implements Cloneable,Serializable {
  static Locale[] getAvailableLocales();
  static final DecimalFormatSymbols getInstance();
  static final DecimalFormatSymbols getInstance(Locale a);
  char getZeroDigit();
  void setZeroDigit(char a);
  char getGroupingSeparator();
  void setGroupingSeparator(char a);
  char getDecimalSeparator();
  void setDecimalSeparator(char a);
  char getPerMill();
  void setPerMill(char a);
  char getPercent();
  void setPercent(char a);
  char getDigit();
  void setDigit(char a);
  char getPatternSeparator();
  void setPatternSeparator(char a);
  String getInfinity();
  void setInfinity(String a);
  String getNaN();
  void setNaN(String a);
  char getMinusSign();
  void setMinusSign(char a);
  String getCurrencySymbol();
  void setCurrencySymbol(String a);
  String getInternationalCurrencySymbol();
  void setInternationalCurrencySymbol(String a);
  Currency getCurrency();
  void setCurrency(Currency a);
  char getMonetaryDecimalSeparator();
  void setMonetaryDecimalSeparator(char a);
  String getExponentSeparator();
  void setExponentSeparator(String a);
  char getMonetaryGroupingSeparator();
  void setMonetaryGroupingSeparator(char a);
}
class FieldPosition {
  Format.Field getFieldAttribute();
  int getField();
  int getBeginIndex();
  int getEndIndex();
  void setBeginIndex(int a);
  void setEndIndex(int a);
}
class Format implements Serializable,Cloneable {
  final String format(Object a);
  StringBuffer format(Object a, StringBuffer b, FieldPosition c);
  AttributedCharacterIterator formatToCharacterIterator(Object a);
  Object parseObject(String a, ParsePosition b);
  Object parseObject(String a);
  static class Field extends AttributedCharacterIterator.Attribute {
  }
}
class MessageFormat extends Format {
  void setLocale(Locale a);
  Locale getLocale();
  void applyPattern(String a);
  String toPattern();
  void setFormatsByArgumentIndex(Format[] a);
  void setFormats(Format[] a);
  void setFormatByArgumentIndex(int a, Format b);
  void setFormat(int a, Format b);
  Format[] getFormatsByArgumentIndex();
  Format[] getFormats();
  final StringBuffer format(Object[] a, StringBuffer b, FieldPosition c);
  static String format(String a, Object... b);
  final StringBuffer format(Object a, StringBuffer b, FieldPosition c);
  AttributedCharacterIterator formatToCharacterIterator(Object a);
  Object[] parse(String a, ParsePosition b);
  Object[] parse(String a);
  Object parseObject(String a, ParsePosition b);
  static class Field extends Format.Field {
    static final MessageFormat.Field ARGUMENT;
    protected Object readResolve();
  }
}
class NumberFormat extends Format {
  static final int INTEGER_FIELD, FRACTION_FIELD;
  StringBuffer format(Object a, StringBuffer b, FieldPosition c);
  final Object parseObject(String a, ParsePosition b);
  final String format(double a);
  final String format(long a);
  StringBuffer format(double a, StringBuffer b, FieldPosition c);
  StringBuffer format(long a, StringBuffer b, FieldPosition c);
  Number parse(String a, ParsePosition b);
  Number parse(String a);
  boolean isParseIntegerOnly();
  void setParseIntegerOnly(boolean a);
  static final NumberFormat getInstance();
  static NumberFormat getInstance(Locale a);
  static final NumberFormat getNumberInstance();
  static NumberFormat getNumberInstance(Locale a);
  static final NumberFormat getIntegerInstance();
  static NumberFormat getIntegerInstance(Locale a);
  static final NumberFormat getCurrencyInstance();
  static NumberFormat getCurrencyInstance(Locale a);
  static final NumberFormat getPercentInstance();
  static NumberFormat getPercentInstance(Locale a);
  static NumberFormat getCompactNumberInstance();
  static NumberFormat getCompactNumberInstance(Locale a, NumberFormat.Style b);
  static Locale[] getAvailableLocales();
  boolean isGroupingUsed();
  void setGroupingUsed(boolean a);
  int getMaximumIntegerDigits();
  void setMaximumIntegerDigits(int a);
  int getMinimumIntegerDigits();
  void setMinimumIntegerDigits(int a);
  int getMaximumFractionDigits();
  void setMaximumFractionDigits(int a);
  int getMinimumFractionDigits();
  void setMinimumFractionDigits(int a);
  Currency getCurrency();
  void setCurrency(Currency a);
  RoundingMode getRoundingMode();
  void setRoundingMode(RoundingMode a);
  static class Field extends Format.Field {
    static final NumberFormat.Field INTEGER, FRACTION, EXPONENT, DECIMAL_SEPARATOR, SIGN, GROUPING_SEPARATOR, EXPONENT_SYMBOL, PERCENT, PERMILLE, CURRENCY, EXPONENT_SIGN, PREFIX, SUFFIX;
    protected Object readResolve();
  }
  static final class Style extends Enum<NumberFormat.Style> {
    static final NumberFormat.Style SHORT, LONG;
    static NumberFormat.Style[] values();
    static NumberFormat.Style valueOf(String a);
  }
}
class ParseException extends Exception {
  int getErrorOffset();
}
class ParsePosition {
  int getIndex();
  void setIndex(int a);
  void setErrorIndex(int a);
  int getErrorIndex();
}
class SimpleDateFormat extends DateFormat {
  void set2DigitYearStart(Date a);
  Date get2DigitYearStart();
  StringBuffer format(Date a, StringBuffer b, FieldPosition c);
  AttributedCharacterIterator formatToCharacterIterator(Object a);
  Date parse(String a, ParsePosition b);
  String toPattern();
  String toLocalizedPattern();
  void applyPattern(String a);
  void applyLocalizedPattern(String a);
  DateFormatSymbols getDateFormatSymbols();
  void setDateFormatSymbols(DateFormatSymbols a);
}
