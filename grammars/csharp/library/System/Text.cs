// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections.Generic;
using System.Runtime.Serialization;
public class ASCIIEncoding : Encoding {
  public bool IsSingleByte { get; }
}
public abstract class Decoder {
  public DecoderFallback Fallback { get; }
  public DecoderFallbackBuffer FallbackBuffer { get; }
  public void Reset();
  public abstract int GetCharCount(byte[] a, int b, int c);
  public int GetCharCount(byte[] a, int b, int c, bool d);
  public int GetCharCount(byte* a, int b, bool c);
  public int GetCharCount(ReadOnlySpan<byte> a, bool b);
  public abstract int GetChars(byte[] a, int b, int c, char[] d, int e);
  public int GetChars(byte[] a, int b, int c, char[] d, int e, bool f);
  public int GetChars(byte* a, int b, char* c, int d, bool e);
  public int GetChars(ReadOnlySpan<byte> a, Span<char> b, bool c);
  public void Convert(byte[] a, int b, int c, char[] d, int e, int f, bool g, out int h, out int i, out bool j);
  public void Convert(byte* a, int b, char* c, int d, bool e, out int f, out int g, out bool h);
  public void Convert(ReadOnlySpan<byte> a, Span<char> b, bool c, out int d, out int e, out bool f);
}
public sealed class DecoderExceptionFallback : DecoderFallback {
  public int MaxCharCount { get; }
}
public sealed class DecoderExceptionFallbackBuffer : DecoderFallbackBuffer {
  public int Remaining { get; }
}
public abstract class DecoderFallback {
  public static DecoderFallback ReplacementFallback { get; }
  public static DecoderFallback ExceptionFallback { get; }
  public int MaxCharCount { get; }
  public abstract DecoderFallbackBuffer CreateFallbackBuffer();
}
public abstract class DecoderFallbackBuffer {
  public int Remaining { get; }
  public abstract bool Fallback(byte[] a, int b);
  public abstract char GetNextChar();
  public abstract bool MovePrevious();
  public void Reset();
}
public sealed class DecoderFallbackException : ArgumentException {
  public byte[] BytesUnknown { get; }
  public int Index { get; }
}
public sealed class DecoderReplacementFallback : DecoderFallback, ISerializable {
  public string DefaultString { get; }
  public int MaxCharCount { get; }
}
public sealed class DecoderReplacementFallbackBuffer : DecoderFallbackBuffer {
  public int Remaining { get; }
}
public abstract class Encoder {
  public EncoderFallback Fallback { get; }
  public EncoderFallbackBuffer FallbackBuffer { get; }
  public void Reset();
  public abstract int GetByteCount(char[] a, int b, int c, bool d);
  public int GetByteCount(char* a, int b, bool c);
  public int GetByteCount(ReadOnlySpan<char> a, bool b);
  public abstract int GetBytes(char[] a, int b, int c, byte[] d, int e, bool f);
  public int GetBytes(char* a, int b, byte* c, int d, bool e);
  public int GetBytes(ReadOnlySpan<char> a, Span<byte> b, bool c);
  public void Convert(char[] a, int b, int c, byte[] d, int e, int f, bool g, out int h, out int i, out bool j);
  public void Convert(char* a, int b, byte* c, int d, bool e, out int f, out int g, out bool h);
  public void Convert(ReadOnlySpan<char> a, Span<byte> b, bool c, out int d, out int e, out bool f);
}
public sealed class EncoderExceptionFallback : EncoderFallback {
  public int MaxCharCount { get; }
}
public sealed class EncoderExceptionFallbackBuffer : EncoderFallbackBuffer {
  public int Remaining { get; }
}
public abstract class EncoderFallback {
  public static EncoderFallback ReplacementFallback { get; }
  public static EncoderFallback ExceptionFallback { get; }
  public int MaxCharCount { get; }
  public abstract EncoderFallbackBuffer CreateFallbackBuffer();
}
public abstract class EncoderFallbackBuffer {
  public int Remaining { get; }
  public abstract bool Fallback(char a, int b);
  public abstract bool Fallback(char a, char b, int c);
  public abstract char GetNextChar();
  public abstract bool MovePrevious();
  public void Reset();
}
public sealed class EncoderFallbackException : ArgumentException {
  public char CharUnknown { get; }
  public char CharUnknownHigh { get; }
  public char CharUnknownLow { get; }
  public int Index { get; }
  public bool IsUnknownSurrogate();
}
public sealed class EncoderReplacementFallback : EncoderFallback, ISerializable {
  public string DefaultString { get; }
  public int MaxCharCount { get; }
}
public sealed class EncoderReplacementFallbackBuffer : EncoderFallbackBuffer {
  public int Remaining { get; }
}
public abstract class Encoding : ICloneable {
  public ReadOnlySpan<byte> Preamble { get; }
  public string BodyName { get; }
  public string EncodingName { get; }
  public string HeaderName { get; }
  public string WebName { get; }
  public int WindowsCodePage { get; }
  public bool IsBrowserDisplay { get; }
  public bool IsBrowserSave { get; }
  public bool IsMailNewsDisplay { get; }
  public bool IsMailNewsSave { get; }
  public bool IsSingleByte { get; }
  public EncoderFallback EncoderFallback { get; }
  public DecoderFallback DecoderFallback { get; }
  public bool IsReadOnly { get; }
  public static Encoding ASCII { get; }
  public int CodePage { get; }
  public static Encoding Default { get; }
  public static Encoding Unicode { get; }
  public static Encoding BigEndianUnicode { get; }
  public static Encoding UTF7 { get; }
  public static Encoding UTF8 { get; }
  public static Encoding UTF32 { get; }
  public static byte[] Convert(Encoding a, Encoding b, byte[] c);
  public static byte[] Convert(Encoding a, Encoding b, byte[] c, int d, int e);
  public static void RegisterProvider(EncodingProvider a);
  public static Encoding GetEncoding(int a);
  public static Encoding GetEncoding(int a, EncoderFallback b, DecoderFallback c);
  public static Encoding GetEncoding(string a);
  public static Encoding GetEncoding(string a, EncoderFallback b, DecoderFallback c);
  public static EncodingInfo[] GetEncodings();
  public byte[] GetPreamble();
  public object Clone();
  public int GetByteCount(char[] a);
  public int GetByteCount(string a);
  public abstract int GetByteCount(char[] a, int b, int c);
  public int GetByteCount(string a, int b, int c);
  public int GetByteCount(char* a, int b);
  public byte[] GetBytes(char[] a);
  public byte[] GetBytes(char[] a, int b, int c);
  public abstract int GetBytes(char[] a, int b, int c, byte[] d, int e);
  public byte[] GetBytes(string a);
  public int GetBytes(string a, int b, int c, byte[] d, int e);
  public int GetBytes(char* a, int b, byte* c, int d);
  public int GetCharCount(byte[] a);
  public abstract int GetCharCount(byte[] a, int b, int c);
  public int GetCharCount(byte* a, int b);
  public char[] GetChars(byte[] a);
  public char[] GetChars(byte[] a, int b, int c);
  public abstract int GetChars(byte[] a, int b, int c, char[] d, int e);
  public int GetChars(byte* a, int b, char* c, int d);
  public string GetString(byte* a, int b);
  public int GetChars(ReadOnlySpan<byte> a, Span<char> b);
  public string GetString(ReadOnlySpan<byte> a);
  public bool IsAlwaysNormalized();
  public bool IsAlwaysNormalized(NormalizationForm a);
  public Decoder GetDecoder();
  public Encoder GetEncoder();
  public abstract int GetMaxByteCount(int a);
  public abstract int GetMaxCharCount(int a);
  public string GetString(byte[] a);
  public string GetString(byte[] a, int b, int c);
  public int GetCharCount(ReadOnlySpan<byte> a);
  public int GetByteCount(ReadOnlySpan<char> a);
  public int GetBytes(ReadOnlySpan<char> a, Span<byte> b);
  public byte[] GetBytes(string a, int b, int c);
}
public sealed class EncodingInfo {
  public int CodePage { get; }
  public string Name { get; }
  public string DisplayName { get; }
  public Encoding GetEncoding();
}
public abstract class EncodingProvider {
  public abstract Encoding GetEncoding(string a);
  public abstract Encoding GetEncoding(int a);
  public Encoding GetEncoding(string a, EncoderFallback b, DecoderFallback c);
  public Encoding GetEncoding(int a, EncoderFallback b, DecoderFallback c);
}
public enum NormalizationForm { FormC, FormD, FormKC, FormKD }
public sealed class StringBuilder : ISerializable {
  public int Capacity { get; }
  public int MaxCapacity { get; }
  public int Length { get; }
  public char this[int a] { get; }
  public int EnsureCapacity(int a);
  public string ToString(int a, int b);
  public StringBuilder Clear();
  public StringBuilder Append(char a, int b);
  public StringBuilder Append(char[] a, int b, int c);
  public StringBuilder Append(string a);
  public StringBuilder Append(string a, int b, int c);
  public StringBuilder Append(StringBuilder a);
  public StringBuilder Append(StringBuilder a, int b, int c);
  public StringBuilder AppendLine();
  public StringBuilder AppendLine(string a);
  public void CopyTo(int a, char[] b, int c, int d);
  public void CopyTo(int a, Span<char> b, int c);
  public StringBuilder Insert(int a, string b, int c);
  public StringBuilder Remove(int a, int b);
  public StringBuilder Append(bool a);
  public StringBuilder Append(char a);
  public StringBuilder Append(sbyte a);
  public StringBuilder Append(byte a);
  public StringBuilder Append(short a);
  public StringBuilder Append(int a);
  public StringBuilder Append(long a);
  public StringBuilder Append(float a);
  public StringBuilder Append(double a);
  public StringBuilder Append(decimal a);
  public StringBuilder Append(ushort a);
  public StringBuilder Append(uint a);
  public StringBuilder Append(ulong a);
  public StringBuilder Append(object a);
  public StringBuilder Append(char[] a);
  public StringBuilder Append(ReadOnlySpan<char> a);
  public StringBuilder AppendJoin(string a, params object[] b);
  public StringBuilder AppendJoin<T>(string a, IEnumerable<T> b);
  public StringBuilder AppendJoin(string a, params string[] b);
  public StringBuilder AppendJoin(char a, params object[] b);
  public StringBuilder AppendJoin<T>(char a, IEnumerable<T> b);
  public StringBuilder AppendJoin(char a, params string[] b);
  public StringBuilder Insert(int a, string b);
  public StringBuilder Insert(int a, bool b);
  public StringBuilder Insert(int a, sbyte b);
  public StringBuilder Insert(int a, byte b);
  public StringBuilder Insert(int a, short b);
  public StringBuilder Insert(int a, char b);
  public StringBuilder Insert(int a, char[] b);
  public StringBuilder Insert(int a, char[] b, int c, int d);
  public StringBuilder Insert(int a, int b);
  public StringBuilder Insert(int a, long b);
  public StringBuilder Insert(int a, float b);
  public StringBuilder Insert(int a, double b);
  public StringBuilder Insert(int a, decimal b);
  public StringBuilder Insert(int a, ushort b);
  public StringBuilder Insert(int a, uint b);
  public StringBuilder Insert(int a, ulong b);
  public StringBuilder Insert(int a, object b);
  public StringBuilder Insert(int a, ReadOnlySpan<char> b);
  public StringBuilder AppendFormat(string a, object b);
  public StringBuilder AppendFormat(string a, object b, object c);
  public StringBuilder AppendFormat(string a, object b, object c, object d);
  public StringBuilder AppendFormat(string a, params object[] b);
  public StringBuilder AppendFormat(IFormatProvider a, string b, object c);
  public StringBuilder AppendFormat(IFormatProvider a, string b, object c, object d);
  public StringBuilder AppendFormat(IFormatProvider a, string b, object c, object d, object e);
  public StringBuilder AppendFormat(IFormatProvider a, string b, params object[] c);
  public StringBuilder Replace(string a, string b);
  public bool Equals(StringBuilder a);
  public bool Equals(ReadOnlySpan<char> a);
  public StringBuilder Replace(string a, string b, int c, int d);
  public StringBuilder Replace(char a, char b);
  public StringBuilder Replace(char a, char b, int c, int d);
  public StringBuilder Append(char* a, int b);
}
public sealed class UTF32Encoding : Encoding {
  public ReadOnlySpan<byte> Preamble { get; }
}
public class UTF7Encoding : Encoding {
}
public class UTF8Encoding : Encoding {
  public ReadOnlySpan<byte> Preamble { get; }
}
public class UnicodeEncoding : Encoding {
  public static int CharSize;
  public ReadOnlySpan<byte> Preamble { get; }
}
