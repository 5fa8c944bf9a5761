// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System.IO;
public enum CompressionLevel { Optimal, Fastest, NoCompression }
public enum CompressionMode { Decompress, Compress }
public class DeflateStream : Stream {
  public Stream BaseStream { get; }
  public bool CanRead { get; }
  public bool CanSeek { get; }
  public bool CanWrite { get; }
  public long Length { get; }
  public long Position { get; }
}
public class GZipStream : Stream {
  public bool CanRead { get; }
  public bool CanWrite { get; }
  public bool CanSeek { get; }
  public long Length { get; }
  public long Position { get; }
  public Stream BaseStream { get; }
}
