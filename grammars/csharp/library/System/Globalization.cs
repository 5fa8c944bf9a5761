// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Reflection;
using System.Runtime.Serialization;
public abstract class Calendar : ICloneable {
  public static int CurrentEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public bool IsReadOnly { get; }
  public int[] Eras { get; }
  public int DaysInYearBeforeMinSupportedYear { get; }
  public int TwoDigitYearMax { get; }
  public object Clone();
  public static Calendar ReadOnly(Calendar a);
  public DateTime AddMilliseconds(DateTime a, double b);
  public DateTime AddDays(DateTime a, int b);
  public DateTime AddHours(DateTime a, int b);
  public DateTime AddMinutes(DateTime a, int b);
  public abstract DateTime AddMonths(DateTime a, int b);
  public DateTime AddSeconds(DateTime a, int b);
  public DateTime AddWeeks(DateTime a, int b);
  public abstract DateTime AddYears(DateTime a, int b);
  public abstract int GetDayOfMonth(DateTime a);
  public abstract DayOfWeek GetDayOfWeek(DateTime a);
  public abstract int GetDayOfYear(DateTime a);
  public int GetDaysInMonth(int a, int b);
  public abstract int GetDaysInMonth(int a, int b, int c);
  public int GetDaysInYear(int a);
  public abstract int GetDaysInYear(int a, int b);
  public abstract int GetEra(DateTime a);
  public int GetHour(DateTime a);
  public double GetMilliseconds(DateTime a);
  public int GetMinute(DateTime a);
  public abstract int GetMonth(DateTime a);
  public int GetMonthsInYear(int a);
  public abstract int GetMonthsInYear(int a, int b);
  public int GetSecond(DateTime a);
  public int GetWeekOfYear(DateTime a, CalendarWeekRule b, DayOfWeek c);
  public abstract int GetYear(DateTime a);
  public bool IsLeapDay(int a, int b, int c);
  public abstract bool IsLeapDay(int a, int b, int c, int d);
  public bool IsLeapMonth(int a, int b);
  public abstract bool IsLeapMonth(int a, int b, int c);
  public int GetLeapMonth(int a);
  public int GetLeapMonth(int a, int b);
  public bool IsLeapYear(int a);
  public abstract bool IsLeapYear(int a, int b);
  public DateTime ToDateTime(int a, int b, int c, int d, int e, int f, int g);
  public abstract DateTime ToDateTime(int a, int b, int c, int d, int e, int f, int g, int h);
  public int ToFourDigitYear(int a);
}
public enum CalendarAlgorithmType { Unknown, SolarCalendar, LunarCalendar, LunisolarCalendar }
public enum CalendarWeekRule { FirstDay, FirstFullWeek, FirstFourDayWeek }
public static class CharUnicodeInfo {
  public static double GetNumericValue(char a);
  public static double GetNumericValue(string a, int b);
  public static int GetDecimalDigitValue(char a);
  public static int GetDecimalDigitValue(string a, int b);
  public static int GetDigitValue(char a);
  public static int GetDigitValue(string a, int b);
  public static UnicodeCategory GetUnicodeCategory(char a);
  public static UnicodeCategory GetUnicodeCategory(int a);
  public static UnicodeCategory GetUnicodeCategory(string a, int b);
}
public class ChineseLunisolarCalendar : EastAsianLunisolarCalendar {
  public static int ChineseEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public int DaysInYearBeforeMinSupportedYear { get; }
  public int[] Eras { get; }
}
public class CompareInfo : IDeserializationCallback {
  public string Name { get; }
  public SortVersion Version { get; }
  public int LCID { get; }
  public static CompareInfo GetCompareInfo(int a, Assembly b);
  public static CompareInfo GetCompareInfo(string a, Assembly b);
  public static CompareInfo GetCompareInfo(int a);
  public static CompareInfo GetCompareInfo(string a);
  public static bool IsSortable(char a);
  public static bool IsSortable(string a);
  public int Compare(string a, string b);
  public int Compare(string a, string b, CompareOptions c);
  public int Compare(string a, int b, int c, string d, int e, int f);
  public int Compare(string a, int b, string c, int d, CompareOptions e);
  public int Compare(string a, int b, string c, int d);
  public int Compare(string a, int b, int c, string d, int e, int f, CompareOptions g);
  public bool IsPrefix(string a, string b, CompareOptions c);
  public bool IsPrefix(string a, string b);
  public bool IsSuffix(string a, string b, CompareOptions c);
  public bool IsSuffix(string a, string b);
  public int IndexOf(string a, char b);
  public int IndexOf(string a, string b);
  public int IndexOf(string a, char b, CompareOptions c);
  public int IndexOf(string a, string b, CompareOptions c);
  public int IndexOf(string a, char b, int c);
  public int IndexOf(string a, string b, int c);
  public int IndexOf(string a, char b, int c, CompareOptions d);
  public int IndexOf(string a, string b, int c, CompareOptions d);
  public int IndexOf(string a, char b, int c, int d);
  public int IndexOf(string a, string b, int c, int d);
  public int IndexOf(string a, char b, int c, int d, CompareOptions e);
  public int IndexOf(string a, string b, int c, int d, CompareOptions e);
  public int LastIndexOf(string a, char b);
  public int LastIndexOf(string a, string b);
  public int LastIndexOf(string a, char b, CompareOptions c);
  public int LastIndexOf(string a, string b, CompareOptions c);
  public int LastIndexOf(string a, char b, int c);
  public int LastIndexOf(string a, string b, int c);
  public int LastIndexOf(string a, char b, int c, CompareOptions d);
  public int LastIndexOf(string a, string b, int c, CompareOptions d);
  public int LastIndexOf(string a, char b, int c, int d);
  public int LastIndexOf(string a, string b, int c, int d);
  public int LastIndexOf(string a, char b, int c, int d, CompareOptions e);
  public int LastIndexOf(string a, string b, int c, int d, CompareOptions e);
  public SortKey GetSortKey(string a, CompareOptions b);
  public SortKey GetSortKey(string a);
  public int GetHashCode(string a, CompareOptions b);
}
public enum CompareOptions { None, IgnoreCase, IgnoreNonSpace, IgnoreSymbols, IgnoreKanaType, IgnoreWidth, OrdinalIgnoreCase, StringSort, Ordinal }
public class CultureInfo : IFormatProvider, ICloneable {
  public static CultureInfo InvariantCulture { get; }
  public static CultureInfo CurrentCulture { get; }
  public static CultureInfo CurrentUICulture { get; }
  public CultureTypes CultureTypes { get; }
  public string IetfLanguageTag { get; }
  public int KeyboardLayoutId { get; }
  public int LCID { get; }
  public string Name { get; }
  public string NativeName { get; }
  public Calendar Calendar { get; }
  public Calendar[] OptionalCalendars { get; }
  public CultureInfo Parent { get; }
  public TextInfo TextInfo { get; }
  public string ThreeLetterISOLanguageName { get; }
  public string ThreeLetterWindowsLanguageName { get; }
  public string TwoLetterISOLanguageName { get; }
  public bool UseUserOverride { get; }
  public CompareInfo CompareInfo { get; }
  public bool IsNeutralCulture { get; }
  public NumberFormatInfo NumberFormat { get; }
  public DateTimeFormatInfo DateTimeFormat { get; }
  public string DisplayName { get; }
  public string EnglishName { get; }
  public static CultureInfo InstalledUICulture { get; }
  public bool IsReadOnly { get; }
  public static CultureInfo DefaultThreadCurrentCulture { get; }
  public static CultureInfo DefaultThreadCurrentUICulture { get; }
  public CultureInfo GetConsoleFallbackUICulture();
  public void ClearCachedData();
  public object Clone();
  public static CultureInfo[] GetCultures(CultureTypes a);
  public static CultureInfo ReadOnly(CultureInfo a);
  public object GetFormat(Type a);
  public static CultureInfo GetCultureInfo(int a);
  public static CultureInfo GetCultureInfo(string a);
  public static CultureInfo GetCultureInfo(string a, string b);
  public static CultureInfo GetCultureInfoByIetfLanguageTag(string a);
  public static CultureInfo CreateSpecificCulture(string a);
}
public class CultureNotFoundException : ArgumentException {
  public int? InvalidCultureId { get; }
  public string InvalidCultureName { get; }
  public string Message { get; }
}
public enum CultureTypes { NeutralCultures, SpecificCultures, InstalledWin32Cultures, AllCultures, UserCustomCulture, ReplacementCultures, WindowsOnlyCultures, FrameworkCultures }
public sealed class DateTimeFormatInfo : IFormatProvider, ICloneable {
  public static DateTimeFormatInfo InvariantInfo { get; }
  public static DateTimeFormatInfo CurrentInfo { get; }
  public string AMDesignator { get; }
  public Calendar Calendar { get; }
  public string DateSeparator { get; }
  public DayOfWeek FirstDayOfWeek { get; }
  public CalendarWeekRule CalendarWeekRule { get; }
  public string FullDateTimePattern { get; }
  public string LongDatePattern { get; }
  public string LongTimePattern { get; }
  public string MonthDayPattern { get; }
  public string PMDesignator { get; }
  public string RFC1123Pattern { get; }
  public string ShortDatePattern { get; }
  public string ShortTimePattern { get; }
  public string SortableDateTimePattern { get; }
  public string TimeSeparator { get; }
  public string UniversalSortableDateTimePattern { get; }
  public string YearMonthPattern { get; }
  public string[] AbbreviatedDayNames { get; }
  public string[] ShortestDayNames { get; }
  public string[] DayNames { get; }
  public string[] AbbreviatedMonthNames { get; }
  public string[] MonthNames { get; }
  public bool IsReadOnly { get; }
  public string NativeCalendarName { get; }
  public string[] AbbreviatedMonthGenitiveNames { get; }
  public string[] MonthGenitiveNames { get; }
  public static DateTimeFormatInfo GetInstance(IFormatProvider a);
  public object GetFormat(Type a);
  public object Clone();
  public int GetEra(string a);
  public string GetEraName(int a);
  public string GetAbbreviatedEraName(int a);
  public string GetAbbreviatedDayName(DayOfWeek a);
  public string GetShortestDayName(DayOfWeek a);
  public string[] GetAllDateTimePatterns();
  public string[] GetAllDateTimePatterns(char a);
  public string GetDayName(DayOfWeek a);
  public string GetAbbreviatedMonthName(int a);
  public string GetMonthName(int a);
  public static DateTimeFormatInfo ReadOnly(DateTimeFormatInfo a);
  public void SetAllDateTimePatterns(string[] a, char b);
}
public enum DateTimeStyles { None, AllowLeadingWhite, AllowTrailingWhite, AllowInnerWhite, AllowWhiteSpaces, NoCurrentDateDefault, AdjustToUniversal, AssumeLocal, AssumeUniversal, RoundtripKind }
public class DaylightTime {
  public DateTime Start { get; }
  public DateTime End { get; }
  public TimeSpan Delta { get; }
}
public enum DigitShapes { Context, None, NativeNational }
public abstract class EastAsianLunisolarCalendar : Calendar {
  public CalendarAlgorithmType AlgorithmType { get; }
  public int TwoDigitYearMax { get; }
  public int GetSexagenaryYear(DateTime a);
  public int GetCelestialStem(int a);
  public int GetTerrestrialBranch(int a);
}
public static class GlobalizationExtensions {
  public static StringComparer GetStringComparer(this CompareInfo a, CompareOptions b);
}
public class GregorianCalendar : Calendar {
  public static int ADEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public GregorianCalendarTypes CalendarType { get; }
  public int[] Eras { get; }
  public int TwoDigitYearMax { get; }
}
public enum GregorianCalendarTypes { Localized, USEnglish, MiddleEastFrench, Arabic, TransliteratedEnglish, TransliteratedFrench }
public class HebrewCalendar : Calendar {
  public static int HebrewEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public int[] Eras { get; }
  public int TwoDigitYearMax { get; }
}
public class HijriCalendar : Calendar {
  public static int HijriEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public int DaysInYearBeforeMinSupportedYear { get; }
  public int HijriAdjustment { get; }
  public int[] Eras { get; }
  public int TwoDigitYearMax { get; }
}
public static class ISOWeek {
  public static int GetWeekOfYear(DateTime a);
  public static int GetYear(DateTime a);
  public static DateTime GetYearStart(int a);
  public static DateTime GetYearEnd(int a);
  public static int GetWeeksInYear(int a);
  public static DateTime ToDateTime(int a, int b, DayOfWeek c);
}
public sealed class IdnMapping {
  public bool AllowUnassigned { get; }
  public bool UseStd3AsciiRules { get; }
  public string GetAscii(string a);
  public string GetAscii(string a, int b);
  public string GetAscii(string a, int b, int c);
  public string GetUnicode(string a);
  public string GetUnicode(string a, int b);
  public string GetUnicode(string a, int b, int c);
}
public class JapaneseCalendar : Calendar {
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public int[] Eras { get; }
  public int TwoDigitYearMax { get; }
}
public class JapaneseLunisolarCalendar : EastAsianLunisolarCalendar {
  public static int JapaneseEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public int DaysInYearBeforeMinSupportedYear { get; }
  public int[] Eras { get; }
}
public class JulianCalendar : Calendar {
  public static int JulianEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public int[] Eras { get; }
  public int TwoDigitYearMax { get; }
}
public class KoreanCalendar : Calendar {
  public static int KoreanEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public int[] Eras { get; }
  public int TwoDigitYearMax { get; }
}
public class KoreanLunisolarCalendar : EastAsianLunisolarCalendar {
  public static int GregorianEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public int DaysInYearBeforeMinSupportedYear { get; }
  public int[] Eras { get; }
}
public sealed class NumberFormatInfo : IFormatProvider, ICloneable {
  public static NumberFormatInfo InvariantInfo { get; }
  public int CurrencyDecimalDigits { get; }
  public string CurrencyDecimalSeparator { get; }
  public bool IsReadOnly { get; }
  public int[] CurrencyGroupSizes { get; }
  public int[] NumberGroupSizes { get; }
  public int[] PercentGroupSizes { get; }
  public string CurrencyGroupSeparator { get; }
  public string CurrencySymbol { get; }
  public static NumberFormatInfo CurrentInfo { get; }
  public string NaNSymbol { get; }
  public int CurrencyNegativePattern { get; }
  public int NumberNegativePattern { get; }
  public int PercentPositivePattern { get; }
  public int PercentNegativePattern { get; }
  public string NegativeInfinitySymbol { get; }
  public string NegativeSign { get; }
  public int NumberDecimalDigits { get; }
  public string NumberDecimalSeparator { get; }
  public string NumberGroupSeparator { get; }
  public int CurrencyPositivePattern { get; }
  public string PositiveInfinitySymbol { get; }
  public string PositiveSign { get; }
  public int PercentDecimalDigits { get; }
  public string PercentDecimalSeparator { get; }
  public string PercentGroupSeparator { get; }
  public string PercentSymbol { get; }
  public string PerMilleSymbol { get; }
  public string[] NativeDigits { get; }
  public DigitShapes DigitSubstitution { get; }
  public static NumberFormatInfo GetInstance(IFormatProvider a);
  public object Clone();
  public object GetFormat(Type a);
  public static NumberFormatInfo ReadOnly(NumberFormatInfo a);
}
public enum NumberStyles { None, AllowLeadingWhite, AllowTrailingWhite, AllowLeadingSign, AllowTrailingSign, AllowParentheses, AllowDecimalPoint, AllowThousands, AllowExponent, AllowCurrencySymbol, AllowHexSpecifier, Integer, HexNumber, Number, Float, Currency, Any }
public class PersianCalendar : Calendar {
  public static int PersianEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public int[] Eras { get; }
  public int TwoDigitYearMax { get; }
}
public class RegionInfo {
  public static RegionInfo CurrentRegion { get; }
  public string CurrencyEnglishName { get; }
  public string CurrencySymbol { get; }
  public string DisplayName { get; }
  public string EnglishName { get; }
  public int GeoId { get; }
  public bool IsMetric { get; }
  public string ISOCurrencySymbol { get; }
  public string NativeName { get; }
  public string CurrencyNativeName { get; }
  public string Name { get; }
  public string ThreeLetterISORegionName { get; }
  public string ThreeLetterWindowsRegionName { get; }
  public string TwoLetterISORegionName { get; }
}
public class SortKey {
  public string OriginalString { get; }
  public byte[] KeyData { get; }
  public static int Compare(SortKey a, SortKey b);
}
public sealed class SortVersion : IEquatable<SortVersion> {
  public int FullVersion { get; }
  public Guid SortId { get; }
  public bool Equals(SortVersion a);
}
public class StringInfo {
  public string String { get; }
  public int LengthInTextElements { get; }
  public string SubstringByTextElements(int a);
  public string SubstringByTextElements(int a, int b);
  public static string GetNextTextElement(string a);
  public static string GetNextTextElement(string a, int b);
  public static TextElementEnumerator GetTextElementEnumerator(string a);
  public static TextElementEnumerator GetTextElementEnumerator(string a, int b);
  public static int[] ParseCombiningCharacters(string a);
}
public class TaiwanCalendar : Calendar {
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public int[] Eras { get; }
  public int TwoDigitYearMax { get; }
}
public class TaiwanLunisolarCalendar : EastAsianLunisolarCalendar {
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public int DaysInYearBeforeMinSupportedYear { get; }
  public int[] Eras { get; }
}
public class TextElementEnumerator : IEnumerator {
  public object Current { get; }
  public int ElementIndex { get; }
  public bool MoveNext();
  public string GetTextElement();
  public void Reset();
}
public class TextInfo : IDeserializationCallback, ICloneable {
  public int ANSICodePage { get; }
  public int OEMCodePage { get; }
  public int MacCodePage { get; }
  public int EBCDICCodePage { get; }
  public int LCID { get; }
  public string CultureName { get; }
  public bool IsReadOnly { get; }
  public string ListSeparator { get; }
  public bool IsRightToLeft { get; }
  public object Clone();
  public static TextInfo ReadOnly(TextInfo a);
  public char ToLower(char a);
  public string ToLower(string a);
  public char ToUpper(char a);
  public string ToUpper(string a);
  public string ToTitleCase(string a);
}
public class ThaiBuddhistCalendar : Calendar {
  public static int ThaiBuddhistEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public int[] Eras { get; }
  public int TwoDigitYearMax { get; }
}
public enum TimeSpanStyles { None, AssumeNegative }
public class UmAlQuraCalendar : Calendar {
  public static int UmAlQuraEra;
  public DateTime MinSupportedDateTime { get; }
  public DateTime MaxSupportedDateTime { get; }
  public CalendarAlgorithmType AlgorithmType { get; }
  public int DaysInYearBeforeMinSupportedYear { get; }
  public int[] Eras { get; }
  public int TwoDigitYearMax { get; }
}
public enum UnicodeCategory { UppercaseLetter, LowercaseLetter, TitlecaseLetter, ModifierLetter, OtherLetter, NonSpacingMark, SpacingCombiningMark, EnclosingMark, DecimalDigitNumber, LetterNumber, OtherNumber, SpaceSeparator, LineSeparator, ParagraphSeparator, Control, Format, Surrogate, PrivateUse, ConnectorPunctuation, DashPunctuation, OpenPunctuation, ClosePunctuation, InitialQuotePunctuation, FinalQuotePunctuation, OtherPunctuation, MathSymbol, CurrencySymbol, ModifierSymbol, OtherSymbol, OtherNotAssigned }
