// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Serialization;
public class Capture {
  public int Index { get; }
  public int Length { get; }
  public string Value { get; }
}
public class CaptureCollection : IReadOnlyList<Capture>, IList, IList<Capture> {
  public bool IsReadOnly { get; }
  public int Count { get; }
  public Capture this[int a] { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public IEnumerator GetEnumerator();
  public void CopyTo(Array a, int b);
  public void CopyTo(Capture[] a, int b);
}
public class Group : Capture {
  public bool Success { get; }
  public string Name { get; }
  public CaptureCollection Captures { get; }
  public static Group Synchronized(Group a);
}
public class GroupCollection : IReadOnlyList<Group>, IList, IList<Group> {
  public bool IsReadOnly { get; }
  public int Count { get; }
  public Group this[int a] { get; }
  public Group this[string a] { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public IEnumerator GetEnumerator();
  public void CopyTo(Array a, int b);
  public void CopyTo(Group[] a, int b);
}
public class Match : Group {
  public static Match Empty { get; }
  public GroupCollection Groups { get; }
  public Match NextMatch();
  public string Result(string a);
  public static Match Synchronized(Match a);
}
public class MatchCollection : IReadOnlyList<Match>, IList, IList<Match> {
  public bool IsReadOnly { get; }
  public int Count { get; }
  public Match this[int a] { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public IEnumerator GetEnumerator();
  public void CopyTo(Array a, int b);
  public void CopyTo(Match[] a, int b);
}
public delegate string MatchEvaluator(Match a);
public class Regex : ISerializable {
  public static TimeSpan InfiniteMatchTimeout;
  public TimeSpan internalMatchTimeout;
  public string pattern;
  public RegexOptions roptions;
  public RegexRunnerFactory factory;
  public Hashtable caps;
  public Hashtable capnames;
  public string[] capslist;
  public int capsize;
  public static int CacheSize { get; }
  public TimeSpan MatchTimeout { get; }
  public IDictionary Caps { get; }
  public IDictionary CapNames { get; }
  public RegexOptions Options { get; }
  public bool RightToLeft { get; }
  public static bool IsMatch(string a, string b);
  public static bool IsMatch(string a, string b, RegexOptions c);
  public static bool IsMatch(string a, string b, RegexOptions c, TimeSpan d);
  public bool IsMatch(string a);
  public bool IsMatch(string a, int b);
  public static Match Match(string a, string b);
  public static Match Match(string a, string b, RegexOptions c);
  public static Match Match(string a, string b, RegexOptions c, TimeSpan d);
  public Match Match(string a);
  public Match Match(string a, int b);
  public Match Match(string a, int b, int c);
  public static MatchCollection Matches(string a, string b);
  public static MatchCollection Matches(string a, string b, RegexOptions c);
  public static MatchCollection Matches(string a, string b, RegexOptions c, TimeSpan d);
  public MatchCollection Matches(string a);
  public MatchCollection Matches(string a, int b);
  public static string Replace(string a, string b, string c);
  public static string Replace(string a, string b, string c, RegexOptions d);
  public static string Replace(string a, string b, string c, RegexOptions d, TimeSpan e);
  public string Replace(string a, string b);
  public string Replace(string a, string b, int c);
  public string Replace(string a, string b, int c, int d);
  public static string Replace(string a, string b, MatchEvaluator c);
  public static string Replace(string a, string b, MatchEvaluator c, RegexOptions d);
  public static string Replace(string a, string b, MatchEvaluator c, RegexOptions d, TimeSpan e);
  public string Replace(string a, MatchEvaluator b);
  public string Replace(string a, MatchEvaluator b, int c);
  public string Replace(string a, MatchEvaluator b, int c, int d);
  public static string[] Split(string a, string b);
  public static string[] Split(string a, string b, RegexOptions c);
  public static string[] Split(string a, string b, RegexOptions c, TimeSpan d);
  public string[] Split(string a);
  public string[] Split(string a, int b);
  public string[] Split(string a, int b, int c);
  public static void ValidateMatchTimeout(TimeSpan a);
  public static void CompileToAssembly(RegexCompilationInfo[] a, AssemblyName b);
  public static void CompileToAssembly(RegexCompilationInfo[] a, AssemblyName b, CustomAttributeBuilder[] c);
  public static void CompileToAssembly(RegexCompilationInfo[] a, AssemblyName b, CustomAttributeBuilder[] c, string d);
  public static string Escape(string a);
  public static string Unescape(string a);
  public string[] GetGroupNames();
  public int[] GetGroupNumbers();
  public string GroupNameFromNumber(int a);
  public int GroupNumberFromName(string a);
  public void InitializeReferences();
  public bool UseOptionC();
  public bool UseOptionR();
}
public class RegexCompilationInfo {
  public bool IsPublic { get; }
  public TimeSpan MatchTimeout { get; }
  public string Name { get; }
  public string Namespace { get; }
  public RegexOptions Options { get; }
  public string Pattern { get; }
}
public class RegexMatchTimeoutException : TimeoutException {
  public string Input { get; }
  public string Pattern { get; }
  public TimeSpan MatchTimeout { get; }
}
public enum RegexOptions { None, IgnoreCase, Multiline, ExplicitCapture, Compiled, Singleline, IgnorePatternWhitespace, RightToLeft, ECMAScript, CultureInvariant }
public abstract class RegexRunner {
  public int runtextbeg;
  public int runtextend;
  public int runtextstart;
  public string runtext;
  public int runtextpos;
  public int[] runtrack;
  public int runtrackpos;
  public int[] runstack;
  public int runstackpos;
  public int[] runcrawl;
  public int runcrawlpos;
  public int runtrackcount;
  public Match runmatch;
  public Regex runregex;
  public Match Scan(Regex a, string b, int c, int d, int e, int f, bool g);
  public Match Scan(Regex a, string b, int c, int d, int e, int f, bool g, TimeSpan h);
  public void CheckTimeout();
  public abstract void Go();
  public abstract bool FindFirstChar();
  public abstract void InitTrackCount();
  public void EnsureStorage();
  public bool IsBoundary(int a, int b, int c);
  public bool IsECMABoundary(int a, int b, int c);
  public static bool CharInSet(char a, string b, string c);
  public static bool CharInClass(char a, string b);
  public void DoubleTrack();
  public void DoubleStack();
  public void DoubleCrawl();
  public void Crawl(int a);
  public int Popcrawl();
  public int Crawlpos();
  public void Capture(int a, int b, int c);
  public void TransferCapture(int a, int b, int c, int d);
  public void Uncapture();
  public bool IsMatched(int a);
  public int MatchIndex(int a);
  public int MatchLength(int a);
}
public abstract class RegexRunnerFactory {
  public abstract RegexRunner CreateInstance();
}
