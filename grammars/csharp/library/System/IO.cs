// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Runtime.InteropServices;
using System.Runtime.Serialization;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
public class BinaryReader : IDisposable {
  public Stream BaseStream { get; }
  public void Close();
  public void Dispose(bool a);
  public void Dispose();
  public int PeekChar();
  public int Read();
  public bool ReadBoolean();
  public byte ReadByte();
  public sbyte ReadSByte();
  public char ReadChar();
  public short ReadInt16();
  public ushort ReadUInt16();
  public int ReadInt32();
  public uint ReadUInt32();
  public long ReadInt64();
  public ulong ReadUInt64();
  public float ReadSingle();
  public double ReadDouble();
  public decimal ReadDecimal();
  public string ReadString();
  public int Read(char[] a, int b, int c);
  public char[] ReadChars(int a);
  public int Read(Span<char> a);
  public int Read(Span<byte> a);
  public int Read(byte[] a, int b, int c);
  public byte[] ReadBytes(int a);
  public void FillBuffer(int a);
  public int Read7BitEncodedInt();
}
public class BinaryWriter : IDisposable, IAsyncDisposable {
  public static BinaryWriter Null;
  public Stream OutStream;
  public Stream BaseStream { get; }
  public void Close();
  public void Dispose(bool a);
  public void Dispose();
  public void Flush();
  public long Seek(int a, SeekOrigin b);
  public void Write(ReadOnlySpan<byte> a);
  public void Write(ReadOnlySpan<char> a);
  public ValueTask DisposeAsync();
  public void Write(bool a);
  public void Write(byte a);
  public void Write(sbyte a);
  public void Write(byte[] a);
  public void Write(byte[] a, int b, int c);
  public void Write(char a);
  public void Write(char[] a);
  public void Write(char[] a, int b, int c);
  public void Write(double a);
  public void Write(decimal a);
  public void Write(short a);
  public void Write(ushort a);
  public void Write(int a);
  public void Write(uint a);
  public void Write(long a);
  public void Write(ulong a);
  public void Write(float a);
  public void Write(string a);
  public void Write7BitEncodedInt(int a);
}
public sealed class BufferedStream : Stream {
  public Stream UnderlyingStream { get; }
  public int BufferSize { get; }
  public bool CanRead { get; }
  public bool CanWrite { get; }
  public bool CanSeek { get; }
  public long Length { get; }
  public long Position { get; }
}
public static class Directory {
  public static DirectoryInfo GetParent(string a);
  public static DirectoryInfo CreateDirectory(string a);
  public static bool Exists(string a);
  public static void SetCreationTime(string a, DateTime b);
  public static void SetCreationTimeUtc(string a, DateTime b);
  public static DateTime GetCreationTime(string a);
  public static DateTime GetCreationTimeUtc(string a);
  public static void SetLastWriteTime(string a, DateTime b);
  public static void SetLastWriteTimeUtc(string a, DateTime b);
  public static DateTime GetLastWriteTime(string a);
  public static DateTime GetLastWriteTimeUtc(string a);
  public static void SetLastAccessTime(string a, DateTime b);
  public static void SetLastAccessTimeUtc(string a, DateTime b);
  public static DateTime GetLastAccessTime(string a);
  public static DateTime GetLastAccessTimeUtc(string a);
  public static string[] GetFiles(string a);
  public static string[] GetFiles(string a, string b);
  public static string[] GetFiles(string a, string b, SearchOption c);
  public static string[] GetFiles(string a, string b, EnumerationOptions c);
  public static string[] GetDirectories(string a);
  public static string[] GetDirectories(string a, string b);
  public static string[] GetDirectories(string a, string b, SearchOption c);
  public static string[] GetDirectories(string a, string b, EnumerationOptions c);
  public static string[] GetFileSystemEntries(string a);
  public static string[] GetFileSystemEntries(string a, string b);
  public static string[] GetFileSystemEntries(string a, string b, SearchOption c);
  public static string[] GetFileSystemEntries(string a, string b, EnumerationOptions c);
  public static IEnumerable<string> EnumerateDirectories(string a);
  public static IEnumerable<string> EnumerateDirectories(string a, string b);
  public static IEnumerable<string> EnumerateDirectories(string a, string b, SearchOption c);
  public static IEnumerable<string> EnumerateDirectories(string a, string b, EnumerationOptions c);
  public static IEnumerable<string> EnumerateFiles(string a);
  public static IEnumerable<string> EnumerateFiles(string a, string b);
  public static IEnumerable<string> EnumerateFiles(string a, string b, SearchOption c);
  public static IEnumerable<string> EnumerateFiles(string a, string b, EnumerationOptions c);
  public static IEnumerable<string> EnumerateFileSystemEntries(string a);
  public static IEnumerable<string> EnumerateFileSystemEntries(string a, string b);
  public static IEnumerable<string> EnumerateFileSystemEntries(string a, string b, SearchOption c);
  public static IEnumerable<string> EnumerateFileSystemEntries(string a, string b, EnumerationOptions c);
  public static string GetDirectoryRoot(string a);
  public static string GetCurrentDirectory();
  public static void SetCurrentDirectory(string a);
  public static void Move(string a, string b);
  public static void Delete(string a);
  public static void Delete(string a, bool b);
  public static string[] GetLogicalDrives();
  public static DirectoryInfo CreateDirectory(string a, DirectorySecurity b);
  public static DirectorySecurity GetAccessControl(string a, AccessControlSections b);
  public static DirectorySecurity GetAccessControl(string a);
  public static void SetAccessControl(string a, DirectorySecurity b);
}
public sealed class DirectoryInfo : FileSystemInfo {
  public DirectoryInfo Parent { get; }
  public DirectoryInfo Root { get; }
  public DirectoryInfo CreateSubdirectory(string a);
  public void Create();
  public FileInfo[] GetFiles();
  public FileInfo[] GetFiles(string a);
  public FileInfo[] GetFiles(string a, SearchOption b);
  public FileInfo[] GetFiles(string a, EnumerationOptions b);
  public FileSystemInfo[] GetFileSystemInfos();
  public FileSystemInfo[] GetFileSystemInfos(string a);
  public FileSystemInfo[] GetFileSystemInfos(string a, SearchOption b);
  public FileSystemInfo[] GetFileSystemInfos(string a, EnumerationOptions b);
  public DirectoryInfo[] GetDirectories();
  public DirectoryInfo[] GetDirectories(string a);
  public DirectoryInfo[] GetDirectories(string a, SearchOption b);
  public DirectoryInfo[] GetDirectories(string a, EnumerationOptions b);
  public IEnumerable<DirectoryInfo> EnumerateDirectories();
  public IEnumerable<DirectoryInfo> EnumerateDirectories(string a);
  public IEnumerable<DirectoryInfo> EnumerateDirectories(string a, SearchOption b);
  public IEnumerable<DirectoryInfo> EnumerateDirectories(string a, EnumerationOptions b);
  public IEnumerable<FileInfo> EnumerateFiles();
  public IEnumerable<FileInfo> EnumerateFiles(string a);
  public IEnumerable<FileInfo> EnumerateFiles(string a, SearchOption b);
  public IEnumerable<FileInfo> EnumerateFiles(string a, EnumerationOptions b);
  public IEnumerable<FileSystemInfo> EnumerateFileSystemInfos();
  public IEnumerable<FileSystemInfo> EnumerateFileSystemInfos(string a);
  public IEnumerable<FileSystemInfo> EnumerateFileSystemInfos(string a, SearchOption b);
  public IEnumerable<FileSystemInfo> EnumerateFileSystemInfos(string a, EnumerationOptions b);
  public void MoveTo(string a);
  public void Delete(bool a);
  public void Create(DirectorySecurity a);
  public DirectoryInfo CreateSubdirectory(string a, DirectorySecurity b);
  public DirectorySecurity GetAccessControl();
  public DirectorySecurity GetAccessControl(AccessControlSections a);
  public void SetAccessControl(DirectorySecurity a);
}
public class DirectoryNotFoundException : IOException {
}
public sealed class DriveInfo : ISerializable {
  public long AvailableFreeSpace { get; }
  public long TotalFreeSpace { get; }
  public long TotalSize { get; }
  public string VolumeLabel { get; }
  public string DriveFormat { get; }
  public DriveType DriveType { get; }
  public string Name { get; }
  public DirectoryInfo RootDirectory { get; }
  public bool IsReady { get; }
  public static DriveInfo[] GetDrives();
}
public class DriveNotFoundException : IOException {
}
public enum DriveType { Unknown, NoRootDirectory, Removable, Fixed, Network, CDRom, Ram }
public class EndOfStreamException : IOException {
}
public class EnumerationOptions {
  public bool RecurseSubdirectories { get; }
  public bool IgnoreInaccessible { get; }
  public int BufferSize { get; }
  public FileAttributes AttributesToSkip { get; }
  public MatchType MatchType { get; }
  public MatchCasing MatchCasing { get; }
  public bool ReturnSpecialDirectories { get; }
}
public class ErrorEventArgs : EventArgs {
  public Exception GetException();
}
public delegate void ErrorEventHandler(object a, ErrorEventArgs b);
public static class File {
  public static StreamReader OpenText(string a);
  public static StreamWriter CreateText(string a);
  public static StreamWriter AppendText(string a);
  public static void Copy(string a, string b);
  public static void Copy(string a, string b, bool c);
  public static FileStream Create(string a);
  public static FileStream Create(string a, int b);
  public static FileStream Create(string a, int b, FileOptions c);
  public static void Delete(string a);
  public static bool Exists(string a);
  public static FileStream Open(string a, FileMode b);
  public static FileStream Open(string a, FileMode b, FileAccess c);
  public static FileStream Open(string a, FileMode b, FileAccess c, FileShare d);
  public static void SetCreationTime(string a, DateTime b);
  public static void SetCreationTimeUtc(string a, DateTime b);
  public static DateTime GetCreationTime(string a);
  public static DateTime GetCreationTimeUtc(string a);
  public static void SetLastAccessTime(string a, DateTime b);
  public static void SetLastAccessTimeUtc(string a, DateTime b);
  public static DateTime GetLastAccessTime(string a);
  public static DateTime GetLastAccessTimeUtc(string a);
  public static void SetLastWriteTime(string a, DateTime b);
  public static void SetLastWriteTimeUtc(string a, DateTime b);
  public static DateTime GetLastWriteTime(string a);
  public static DateTime GetLastWriteTimeUtc(string a);
  public static FileAttributes GetAttributes(string a);
  public static void SetAttributes(string a, FileAttributes b);
  public static FileStream OpenRead(string a);
  public static FileStream OpenWrite(string a);
  public static string ReadAllText(string a);
  public static string ReadAllText(string a, Encoding b);
  public static void WriteAllText(string a, string b);
  public static void WriteAllText(string a, string b, Encoding c);
  public static byte[] ReadAllBytes(string a);
  public static void WriteAllBytes(string a, byte[] b);
  public static string[] ReadAllLines(string a);
  public static string[] ReadAllLines(string a, Encoding b);
  public static IEnumerable<string> ReadLines(string a);
  public static IEnumerable<string> ReadLines(string a, Encoding b);
  public static void WriteAllLines(string a, string[] b);
  public static void WriteAllLines(string a, IEnumerable<string> b);
  public static void WriteAllLines(string a, string[] b, Encoding c);
  public static void WriteAllLines(string a, IEnumerable<string> b, Encoding c);
  public static void AppendAllText(string a, string b);
  public static void AppendAllText(string a, string b, Encoding c);
  public static void AppendAllLines(string a, IEnumerable<string> b);
  public static void AppendAllLines(string a, IEnumerable<string> b, Encoding c);
  public static void Replace(string a, string b, string c);
  public static void Replace(string a, string b, string c, bool d);
  public static void Move(string a, string b);
  public static void Encrypt(string a);
  public static void Decrypt(string a);
  public static Task<string> ReadAllTextAsync(string a, CancellationToken b = default);
  public static Task<string> ReadAllTextAsync(string a, Encoding b, CancellationToken c = default);
  public static Task WriteAllTextAsync(string a, string b, CancellationToken c = default);
  public static Task WriteAllTextAsync(string a, string b, Encoding c, CancellationToken d = default);
  public static Task<byte[]> ReadAllBytesAsync(string a, CancellationToken b = default);
  public static Task WriteAllBytesAsync(string a, byte[] b, CancellationToken c = default);
  public static Task<string[]> ReadAllLinesAsync(string a, CancellationToken b = default);
  public static Task<string[]> ReadAllLinesAsync(string a, Encoding b, CancellationToken c = default);
  public static Task WriteAllLinesAsync(string a, IEnumerable<string> b, CancellationToken c = default);
  public static Task WriteAllLinesAsync(string a, IEnumerable<string> b, Encoding c, CancellationToken d = default);
  public static Task AppendAllTextAsync(string a, string b, CancellationToken c = default);
  public static Task AppendAllTextAsync(string a, string b, Encoding c, CancellationToken d = default);
  public static Task AppendAllLinesAsync(string a, IEnumerable<string> b, CancellationToken c = default);
  public static Task AppendAllLinesAsync(string a, IEnumerable<string> b, Encoding c, CancellationToken d = default);
  public static FileStream Create(string a, int b, FileOptions c, FileSecurity d);
  public static FileSecurity GetAccessControl(string a);
  public static FileSecurity GetAccessControl(string a, AccessControlSections b);
  public static void SetAccessControl(string a, FileSecurity b);
}
public enum FileAccess { Read, Write, ReadWrite }
public enum FileAttributes { ReadOnly, Hidden, System, Directory, Archive, Device, Normal, Temporary, SparseFile, ReparsePoint, Compressed, Offline, NotContentIndexed, Encrypted, IntegrityStream, NoScrubData }
public sealed class FileInfo : FileSystemInfo {
  public long Length { get; }
  public string DirectoryName { get; }
  public DirectoryInfo Directory { get; }
  public bool IsReadOnly { get; }
  public string Name { get; }
  public StreamReader OpenText();
  public StreamWriter CreateText();
  public StreamWriter AppendText();
  public FileInfo CopyTo(string a);
  public FileInfo CopyTo(string a, bool b);
  public FileStream Create();
  public FileStream Open(FileMode a);
  public FileStream Open(FileMode a, FileAccess b);
  public FileStream Open(FileMode a, FileAccess b, FileShare c);
  public FileStream OpenRead();
  public FileStream OpenWrite();
  public void MoveTo(string a);
  public FileInfo Replace(string a, string b);
  public FileInfo Replace(string a, string b, bool c);
  public void Decrypt();
  public void Encrypt();
  public FileSecurity GetAccessControl();
  public FileSecurity GetAccessControl(AccessControlSections a);
  public void SetAccessControl(FileSecurity a);
}
public class FileLoadException : IOException {
  public string Message { get; }
  public string FileName { get; }
  public string FusionLog { get; }
}
public enum FileMode { CreateNew, Create, Open, OpenOrCreate, Truncate, Append }
public class FileNotFoundException : IOException {
  public string Message { get; }
  public string FileName { get; }
  public string FusionLog { get; }
}
public enum FileOptions { None, WriteThrough, Asynchronous, RandomAccess, DeleteOnClose, SequentialScan, Encrypted }
public enum FileShare { None, Read, Write, ReadWrite, Delete, Inheritable }
public class FileStream : Stream {
  public bool CanRead { get; }
  public bool CanWrite { get; }
  public bool CanSeek { get; }
  public bool IsAsync { get; }
  public string Name { get; }
  public long Length { get; }
  public long Position { get; }
  public IntPtr Handle { get; }
  public SafeFileHandle SafeFileHandle { get; }
  public void Flush(bool a);
  public void Lock(long a, long b);
  public void Unlock(long a, long b);
  public FileSecurity GetAccessControl();
  public void SetAccessControl(FileSecurity a);
}
public class FileSystemEventArgs : EventArgs {
  public WatcherChangeTypes ChangeType { get; }
  public string FullPath { get; }
  public string Name { get; }
}
public delegate void FileSystemEventHandler(object a, FileSystemEventArgs b);
public abstract class FileSystemInfo : MarshalByRefObject, ISerializable {
  public string FullPath;
  public string OriginalPath;
  public FileAttributes Attributes { get; }
  public string FullName { get; }
  public string Extension { get; }
  public string Name { get; }
  public bool Exists { get; }
  public DateTime CreationTime { get; }
  public DateTime CreationTimeUtc { get; }
  public DateTime LastAccessTime { get; }
  public DateTime LastAccessTimeUtc { get; }
  public DateTime LastWriteTime { get; }
  public DateTime LastWriteTimeUtc { get; }
  public void Refresh();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public abstract void Delete();
}
public class FileSystemWatcher : Component, ISupportInitialize {
  public bool EnableRaisingEvents { get; }
  public string Filter { get; }
  public bool IncludeSubdirectories { get; }
  public int InternalBufferSize { get; }
  public NotifyFilters NotifyFilter { get; }
  public string Path { get; }
  public ISite Site { get; }
  public ISynchronizeInvoke SynchronizingObject { get; }
  public event FileSystemEventHandler Changed;
  public event FileSystemEventHandler Created;
  public event FileSystemEventHandler Deleted;
  public event ErrorEventHandler Error;
  public event RenamedEventHandler Renamed;
  public void BeginInit();
  public void EndInit();
  public void OnChanged(FileSystemEventArgs a);
  public void OnCreated(FileSystemEventArgs a);
  public void OnDeleted(FileSystemEventArgs a);
  public void OnError(ErrorEventArgs a);
  public void OnRenamed(RenamedEventArgs a);
  public WaitForChangedResult WaitForChanged(WatcherChangeTypes a);
  public WaitForChangedResult WaitForChanged(WatcherChangeTypes a, int b);
}
public enum HandleInheritability { None, Inheritable }
public class IODescriptionAttribute : DescriptionAttribute {
  public string Description { get; }
}
public class IOException : SystemException {
}
public class InternalBufferOverflowException : SystemException {
}
public sealed class InvalidDataException : SystemException {
}
public enum MatchCasing { PlatformDefault, CaseSensitive, CaseInsensitive }
public enum MatchType { Simple, Win32 }
public class MemoryStream : Stream {
  public bool CanRead { get; }
  public bool CanSeek { get; }
  public bool CanWrite { get; }
  public int Capacity { get; }
  public long Length { get; }
  public long Position { get; }
  public byte[] GetBuffer();
  public bool TryGetBuffer(out ArraySegment<byte> a);
  public byte[] ToArray();
  public void WriteTo(Stream a);
}
public enum NotifyFilters { Attributes, CreationTime, DirectoryName, FileName, LastAccess, LastWrite, Security, Size }
public static class Path {
  public static char[] InvalidPathChars;
  public static char AltDirectorySeparatorChar;
  public static char DirectorySeparatorChar;
  public static char PathSeparator;
  public static char VolumeSeparatorChar;
  public static string ChangeExtension(string a, string b);
  public static string Combine(string a, string b);
  public static string GetDirectoryName(string a);
  public static ReadOnlySpan<char> GetDirectoryName(ReadOnlySpan<char> a);
  public static string GetExtension(string a);
  public static string GetFileName(string a);
  public static string GetFileNameWithoutExtension(string a);
  public static string GetFullPath(string a);
  public static string GetPathRoot(string a);
  public static string GetTempFileName();
  public static string GetTempPath();
  public static bool HasExtension(string a);
  public static bool IsPathRooted(ReadOnlySpan<char> a);
  public static bool IsPathRooted(string a);
  public static char[] GetInvalidFileNameChars();
  public static char[] GetInvalidPathChars();
  public static string GetRandomFileName();
  public static string Combine(params string[] a);
  public static string Combine(string a, string b, string c);
  public static string Combine(string a, string b, string c, string d);
  public static ReadOnlySpan<char> GetFileName(ReadOnlySpan<char> a);
  public static string Join(ReadOnlySpan<char> a, ReadOnlySpan<char> b);
  public static string Join(ReadOnlySpan<char> a, ReadOnlySpan<char> b, ReadOnlySpan<char> c);
  public static bool TryJoin(ReadOnlySpan<char> a, ReadOnlySpan<char> b, Span<char> c, out int d);
  public static bool TryJoin(ReadOnlySpan<char> a, ReadOnlySpan<char> b, ReadOnlySpan<char> c, Span<char> d, out int e);
  public static ReadOnlySpan<char> GetExtension(ReadOnlySpan<char> a);
  public static ReadOnlySpan<char> GetFileNameWithoutExtension(ReadOnlySpan<char> a);
  public static ReadOnlySpan<char> GetPathRoot(ReadOnlySpan<char> a);
  public static bool HasExtension(ReadOnlySpan<char> a);
  public static string GetRelativePath(string a, string b);
  public static bool IsPathFullyQualified(string a);
  public static bool IsPathFullyQualified(ReadOnlySpan<char> a);
  public static string GetFullPath(string a, string b);
}
public class PathTooLongException : IOException {
}
public class RenamedEventArgs : FileSystemEventArgs {
  public string OldFullPath { get; }
  public string OldName { get; }
}
public delegate void RenamedEventHandler(object a, RenamedEventArgs b);
public enum SearchOption { TopDirectoryOnly, AllDirectories }
public enum SeekOrigin { Begin, Current, End }
public abstract class Stream : MarshalByRefObject, IDisposable, IAsyncDisposable {
  public static Stream Null;
  public bool CanRead { get; }
  public bool CanSeek { get; }
  public bool CanTimeout { get; }
  public bool CanWrite { get; }
  public long Length { get; }
  public long Position { get; }
  public int ReadTimeout { get; }
  public int WriteTimeout { get; }
  public Task CopyToAsync(Stream a);
  public Task CopyToAsync(Stream a, int b);
  public Task CopyToAsync(Stream a, CancellationToken b);
  public Task CopyToAsync(Stream a, int b, CancellationToken c);
  public void CopyTo(Stream a);
  public void CopyTo(Stream a, int b);
  public void Close();
  public void Dispose();
  public void Dispose(bool a);
  public abstract void Flush();
  public Task FlushAsync();
  public Task FlushAsync(CancellationToken a);
  public WaitHandle CreateWaitHandle();
  public IAsyncResult BeginRead(byte[] a, int b, int c, AsyncCallback d, object e);
  public int EndRead(IAsyncResult a);
  public Task<int> ReadAsync(byte[] a, int b, int c);
  public Task<int> ReadAsync(byte[] a, int b, int c, CancellationToken d);
  public ValueTask<int> ReadAsync(Memory<byte> a, CancellationToken b = default);
  public IAsyncResult BeginWrite(byte[] a, int b, int c, AsyncCallback d, object e);
  public void EndWrite(IAsyncResult a);
  public Task WriteAsync(byte[] a, int b, int c);
  public Task WriteAsync(byte[] a, int b, int c, CancellationToken d);
  public ValueTask WriteAsync(ReadOnlyMemory<byte> a, CancellationToken b = default);
  public abstract long Seek(long a, SeekOrigin b);
  public abstract void SetLength(long a);
  public abstract int Read(byte[] a, int b, int c);
  public int Read(Span<byte> a);
  public int ReadByte();
  public abstract void Write(byte[] a, int b, int c);
  public void Write(ReadOnlySpan<byte> a);
  public void WriteByte(byte a);
  public static Stream Synchronized(Stream a);
  public void ObjectInvariant();
  public ValueTask DisposeAsync();
}
public class StreamReader : TextReader {
  public static StreamReader Null;
  public Encoding CurrentEncoding { get; }
  public Stream BaseStream { get; }
  public bool EndOfStream { get; }
  public void DiscardBufferedData();
}
public class StreamWriter : TextWriter {
  public static StreamWriter Null;
  public bool AutoFlush { get; }
  public Stream BaseStream { get; }
  public Encoding Encoding { get; }
}
public class StringReader : TextReader {
}
public class StringWriter : TextWriter {
  public Encoding Encoding { get; }
  public StringBuilder GetStringBuilder();
}
public abstract class TextReader : MarshalByRefObject, IDisposable {
  public static TextReader Null;
  public void Close();
  public void Dispose();
  public void Dispose(bool a);
  public int Peek();
  public int Read();
  public int Read(char[] a, int b, int c);
  public int Read(Span<char> a);
  public string ReadToEnd();
  public int ReadBlock(char[] a, int b, int c);
  public int ReadBlock(Span<char> a);
  public string ReadLine();
  public Task<string> ReadLineAsync();
  public Task<string> ReadToEndAsync();
  public Task<int> ReadAsync(char[] a, int b, int c);
  public ValueTask<int> ReadAsync(Memory<char> a, CancellationToken b = default);
  public Task<int> ReadBlockAsync(char[] a, int b, int c);
  public ValueTask<int> ReadBlockAsync(Memory<char> a, CancellationToken b = default);
  public static TextReader Synchronized(TextReader a);
}
public abstract class TextWriter : MarshalByRefObject, IDisposable, IAsyncDisposable {
  public static TextWriter Null;
  public char[] CoreNewLine;
  public IFormatProvider FormatProvider { get; }
  public Encoding Encoding { get; }
  public string NewLine { get; }
  public void Close();
  public void Dispose(bool a);
  public void Dispose();
  public ValueTask DisposeAsync();
  public void Flush();
  public void Write(char a);
  public void Write(char[] a);
  public void Write(char[] a, int b, int c);
  public void Write(ReadOnlySpan<char> a);
  public void Write(bool a);
  public void Write(int a);
  public void Write(uint a);
  public void Write(long a);
  public void Write(ulong a);
  public void Write(float a);
  public void Write(double a);
  public void Write(decimal a);
  public void Write(string a);
  public void Write(object a);
  public void Write(string a, object b);
  public void Write(string a, object b, object c);
  public void Write(string a, object b, object c, object d);
  public void Write(string a, params object[] b);
  public void WriteLine();
  public void WriteLine(char a);
  public void WriteLine(char[] a);
  public void WriteLine(char[] a, int b, int c);
  public void WriteLine(ReadOnlySpan<char> a);
  public void WriteLine(bool a);
  public void WriteLine(int a);
  public void WriteLine(uint a);
  public void WriteLine(long a);
  public void WriteLine(ulong a);
  public void WriteLine(float a);
  public void WriteLine(double a);
  public void WriteLine(decimal a);
  public void WriteLine(string a);
  public void WriteLine(object a);
  public void WriteLine(string a, object b);
  public void WriteLine(string a, object b, object c);
  public void WriteLine(string a, object b, object c, object d);
  public void WriteLine(string a, params object[] b);
  public Task WriteAsync(char a);
  public Task WriteAsync(string a);
  public Task WriteAsync(char[] a);
  public Task WriteAsync(char[] a, int b, int c);
  public Task WriteAsync(ReadOnlyMemory<char> a, CancellationToken b = default);
  public Task WriteLineAsync(char a);
  public Task WriteLineAsync(string a);
  public Task WriteLineAsync(char[] a);
  public Task WriteLineAsync(char[] a, int b, int c);
  public Task WriteLineAsync(ReadOnlyMemory<char> a, CancellationToken b = default);
  public Task WriteLineAsync();
  public Task FlushAsync();
  public static TextWriter Synchronized(TextWriter a);
}
public class UnmanagedMemoryAccessor : IDisposable {
  public long Capacity { get; }
  public bool CanRead { get; }
  public bool CanWrite { get; }
  public bool IsOpen { get; }
  public void Initialize(SafeBuffer a, long b, long c, FileAccess d);
  public void Dispose(bool a);
  public void Dispose();
  public bool ReadBoolean(long a);
  public byte ReadByte(long a);
  public char ReadChar(long a);
  public short ReadInt16(long a);
  public int ReadInt32(long a);
  public long ReadInt64(long a);
  public decimal ReadDecimal(long a);
  public float ReadSingle(long a);
  public double ReadDouble(long a);
  public sbyte ReadSByte(long a);
  public ushort ReadUInt16(long a);
  public uint ReadUInt32(long a);
  public ulong ReadUInt64(long a);
  public void Read<T>(long a, out T b);
  public int ReadArray<T>(long a, T[] b, int c, int d);
  public void Write(long a, bool b);
  public void Write(long a, byte b);
  public void Write(long a, char b);
  public void Write(long a, short b);
  public void Write(long a, int b);
  public void Write(long a, long b);
  public void Write(long a, decimal b);
  public void Write(long a, float b);
  public void Write(long a, double b);
  public void Write(long a, sbyte b);
  public void Write(long a, ushort b);
  public void Write(long a, uint b);
  public void Write(long a, ulong b);
  public void Write<T>(long a, ref T b);
  public void WriteArray<T>(long a, T[] b, int c, int d);
}
public class UnmanagedMemoryStream : Stream {
  public bool CanRead { get; }
  public bool CanSeek { get; }
  public bool CanWrite { get; }
  public long Length { get; }
  public long Capacity { get; }
  public long Position { get; }
  public byte* PositionPointer { get; }
  public void Initialize(SafeBuffer a, long b, long c, FileAccess d);
  public void Initialize(byte* a, long b, long c, FileAccess d);
}
public struct WaitForChangedResult {
  public WatcherChangeTypes ChangeType { get; }
  public string Name { get; }
  public string OldName { get; }
  public bool TimedOut { get; }
}
public enum WatcherChangeTypes { All, Changed, Created, Deleted, Renamed }
