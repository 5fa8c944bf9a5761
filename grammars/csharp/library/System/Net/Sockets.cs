// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.IO;
using System.Net;
using System.Threading;
using System.Threading.Tasks;
public enum AddressFamily { Unknown, Unspecified, Unix, InterNetwork, ImpLink, Pup, Chaos, NS, Ipx, Iso, Osi, Ecma, DataKit, Ccitt, Sna, DecNet, DataLink, Lat, HyperChannel, AppleTalk, NetBios, VoiceView, FireFox, Banyan, Atm, InterNetworkV6, Cluster, Ieee12844, Irda, NetworkDesigners, Max }
public enum IOControlCode { AsyncIO, NonBlockingIO, DataToRead, OobDataRead, AssociateHandle, EnableCircularQueuing, Flush, GetBroadcastAddress, GetExtensionFunctionPointer, GetQos, GetGroupQos, MultipointLoopback, MulticastScope, SetQos, SetGroupQos, TranslateHandle, RoutingInterfaceQuery, RoutingInterfaceChange, AddressListQuery, AddressListChange, QueryTargetPnpHandle, NamespaceChange, AddressListSort, ReceiveAll, ReceiveAllMulticast, ReceiveAllIgmpMulticast, KeepAliveValues, AbsorbRouterAlert, UnicastInterface, LimitBroadcasts, BindToInterface, MulticastInterface, AddMulticastGroupOnInterface, DeleteMulticastGroupFromInterface }
public struct IPPacketInformation {
  public IPAddress Address { get; }
  public int Interface { get; }
}
public enum IPProtectionLevel { Unspecified, Unrestricted, EdgeRestricted, Restricted }
public class IPv6MulticastOption {
  public IPAddress Group { get; }
  public long InterfaceIndex { get; }
}
public class LingerOption {
  public bool Enabled { get; }
  public int LingerTime { get; }
}
public class MulticastOption {
  public IPAddress Group { get; }
  public IPAddress LocalAddress { get; }
  public int InterfaceIndex { get; }
}
public class NetworkStream : Stream {
  public Socket Socket { get; }
  public bool Readable { get; }
  public bool Writeable { get; }
  public bool CanRead { get; }
  public bool CanSeek { get; }
  public bool CanWrite { get; }
  public bool CanTimeout { get; }
  public int ReadTimeout { get; }
  public int WriteTimeout { get; }
  public bool DataAvailable { get; }
  public long Length { get; }
  public long Position { get; }
  public void Close(int a);
}
public enum ProtocolFamily { Unknown, Unspecified, Unix, InterNetwork, ImpLink, Pup, Chaos, NS, Ipx, Iso, Osi, Ecma, DataKit, Ccitt, Sna, DecNet, DataLink, Lat, HyperChannel, AppleTalk, NetBios, VoiceView, FireFox, Banyan, Atm, InterNetworkV6, Cluster, Ieee12844, Irda, NetworkDesigners, Max }
public enum ProtocolType { IP, IPv6HopByHopOptions, Icmp, Igmp, Ggp, IPv4, Tcp, Pup, Udp, Idp, IPv6, IPv6RoutingHeader, IPv6FragmentHeader, IPSecEncapsulatingSecurityPayload, IPSecAuthenticationHeader, IcmpV6, IPv6NoNextHeader, IPv6DestinationOptions, ND, Raw, Unspecified, Ipx, Spx, SpxII, Unknown }
public enum SelectMode { SelectRead, SelectWrite, SelectError }
public class SendPacketsElement {
  public string FilePath { get; }
  public byte[] Buffer { get; }
  public int Count { get; }
  public int Offset { get; }
  public bool EndOfPacket { get; }
}
public class Socket : IDisposable {
  public static bool SupportsIPv4 { get; }
  public static bool OSSupportsIPv4 { get; }
  public static bool SupportsIPv6 { get; }
  public static bool OSSupportsIPv6 { get; }
  public IntPtr Handle { get; }
  public bool UseOnlyOverlappedIO { get; }
  public AddressFamily AddressFamily { get; }
  public SocketType SocketType { get; }
  public ProtocolType ProtocolType { get; }
  public bool ExclusiveAddressUse { get; }
  public int ReceiveBufferSize { get; }
  public int SendBufferSize { get; }
  public int ReceiveTimeout { get; }
  public int SendTimeout { get; }
  public LingerOption LingerState { get; }
  public short Ttl { get; }
  public bool DontFragment { get; }
  public bool DualMode { get; }
  public int Available { get; }
  public bool EnableBroadcast { get; }
  public bool IsBound { get; }
  public bool MulticastLoopback { get; }
  public EndPoint LocalEndPoint { get; }
  public bool Blocking { get; }
  public bool Connected { get; }
  public bool NoDelay { get; }
  public EndPoint RemoteEndPoint { get; }
  public void Connect(IPAddress[] a, int b);
  public int Send(byte[] a, int b, SocketFlags c);
  public int Send(byte[] a, SocketFlags b);
  public int Send(byte[] a);
  public int Send(IList<ArraySegment<byte>> a);
  public int Send(IList<ArraySegment<byte>> a, SocketFlags b);
  public void SendFile(string a);
  public int Send(byte[] a, int b, int c, SocketFlags d);
  public int SendTo(byte[] a, int b, SocketFlags c, EndPoint d);
  public int SendTo(byte[] a, SocketFlags b, EndPoint c);
  public int SendTo(byte[] a, EndPoint b);
  public int Receive(byte[] a, int b, SocketFlags c);
  public int Receive(byte[] a, SocketFlags b);
  public int Receive(byte[] a);
  public int Receive(byte[] a, int b, int c, SocketFlags d);
  public int Receive(IList<ArraySegment<byte>> a);
  public int Receive(IList<ArraySegment<byte>> a, SocketFlags b);
  public int ReceiveFrom(byte[] a, int b, SocketFlags c, ref EndPoint d);
  public int ReceiveFrom(byte[] a, SocketFlags b, ref EndPoint c);
  public int ReceiveFrom(byte[] a, ref EndPoint b);
  public int IOControl(IOControlCode a, byte[] b, byte[] c);
  public void SetIPProtectionLevel(IPProtectionLevel a);
  public IAsyncResult BeginSendFile(string a, AsyncCallback b, object c);
  public IAsyncResult BeginConnect(IPAddress a, int b, AsyncCallback c, object d);
  public IAsyncResult BeginSend(byte[] a, int b, int c, SocketFlags d, AsyncCallback e, object f);
  public IAsyncResult BeginSend(IList<ArraySegment<byte>> a, SocketFlags b, AsyncCallback c, object d);
  public int EndSend(IAsyncResult a);
  public IAsyncResult BeginReceive(byte[] a, int b, int c, SocketFlags d, AsyncCallback e, object f);
  public IAsyncResult BeginReceive(IList<ArraySegment<byte>> a, SocketFlags b, AsyncCallback c, object d);
  public int EndReceive(IAsyncResult a);
  public IAsyncResult BeginAccept(int a, AsyncCallback b, object c);
  public Socket EndAccept(out byte[] a, IAsyncResult b);
  public void Dispose();
  public static bool ConnectAsync(SocketType a, ProtocolType b, SocketAsyncEventArgs c);
  public static void Select(IList a, IList b, IList c, int d);
  public bool Poll(int a, SelectMode b);
  public Socket Accept();
  public bool AcceptAsync(SocketAsyncEventArgs a);
  public IAsyncResult BeginAccept(AsyncCallback a, object b);
  public IAsyncResult BeginAccept(Socket a, int b, AsyncCallback c, object d);
  public Socket EndAccept(IAsyncResult a);
  public Socket EndAccept(out byte[] a, out int b, IAsyncResult c);
  public void Bind(EndPoint a);
  public void Listen(int a);
  public void Connect(IPAddress a, int b);
  public void Connect(string a, int b);
  public void Connect(EndPoint a);
  public bool ConnectAsync(SocketAsyncEventArgs a);
  public static void CancelConnectAsync(SocketAsyncEventArgs a);
  public IAsyncResult BeginConnect(string a, int b, AsyncCallback c, object d);
  public IAsyncResult BeginConnect(EndPoint a, AsyncCallback b, object c);
  public IAsyncResult BeginConnect(IPAddress[] a, int b, AsyncCallback c, object d);
  public void EndConnect(IAsyncResult a);
  public void Disconnect(bool a);
  public bool DisconnectAsync(SocketAsyncEventArgs a);
  public IAsyncResult BeginDisconnect(bool a, AsyncCallback b, object c);
  public void EndDisconnect(IAsyncResult a);
  public int Receive(byte[] a, int b, int c, SocketFlags d, out SocketError e);
  public int Receive(IList<ArraySegment<byte>> a, SocketFlags b, out SocketError c);
  public int Receive(Span<byte> a, SocketFlags b, out SocketError c);
  public int Send(ReadOnlySpan<byte> a, SocketFlags b, out SocketError c);
  public int Receive(Span<byte> a, SocketFlags b);
  public int Receive(Span<byte> a);
  public bool ReceiveAsync(SocketAsyncEventArgs a);
  public IAsyncResult BeginReceive(byte[] a, int b, int c, SocketFlags d, out SocketError e, AsyncCallback f, object g);
  public IAsyncResult BeginReceive(IList<ArraySegment<byte>> a, SocketFlags b, out SocketError c, AsyncCallback d, object e);
  public int EndReceive(IAsyncResult a, out SocketError b);
  public int ReceiveFrom(byte[] a, int b, int c, SocketFlags d, ref EndPoint e);
  public bool ReceiveFromAsync(SocketAsyncEventArgs a);
  public IAsyncResult BeginReceiveFrom(byte[] a, int b, int c, SocketFlags d, ref EndPoint e, AsyncCallback f, object g);
  public int EndReceiveFrom(IAsyncResult a, ref EndPoint b);
  public int ReceiveMessageFrom(byte[] a, int b, int c, ref SocketFlags d, ref EndPoint e, out IPPacketInformation f);
  public bool ReceiveMessageFromAsync(SocketAsyncEventArgs a);
  public IAsyncResult BeginReceiveMessageFrom(byte[] a, int b, int c, SocketFlags d, ref EndPoint e, AsyncCallback f, object g);
  public int EndReceiveMessageFrom(IAsyncResult a, ref SocketFlags b, ref EndPoint c, out IPPacketInformation d);
  public int Send(byte[] a, int b, int c, SocketFlags d, out SocketError e);
  public int Send(IList<ArraySegment<byte>> a, SocketFlags b, out SocketError c);
  public int Send(ReadOnlySpan<byte> a, SocketFlags b);
  public int Send(ReadOnlySpan<byte> a);
  public bool SendAsync(SocketAsyncEventArgs a);
  public IAsyncResult BeginSend(byte[] a, int b, int c, SocketFlags d, out SocketError e, AsyncCallback f, object g);
  public IAsyncResult BeginSend(IList<ArraySegment<byte>> a, SocketFlags b, out SocketError c, AsyncCallback d, object e);
  public int EndSend(IAsyncResult a, out SocketError b);
  public int SendTo(byte[] a, int b, int c, SocketFlags d, EndPoint e);
  public bool SendToAsync(SocketAsyncEventArgs a);
  public IAsyncResult BeginSendTo(byte[] a, int b, int c, SocketFlags d, EndPoint e, AsyncCallback f, object g);
  public int EndSendTo(IAsyncResult a);
  public void SendFile(string a, byte[] b, byte[] c, TransmitFileOptions d);
  public IAsyncResult BeginSendFile(string a, byte[] b, byte[] c, TransmitFileOptions d, AsyncCallback e, object f);
  public void EndSendFile(IAsyncResult a);
  public bool SendPacketsAsync(SocketAsyncEventArgs a);
  public SocketInformation DuplicateAndClose(int a);
  public void GetSocketOption(SocketOptionLevel a, SocketOptionName b, byte[] c);
  public byte[] GetSocketOption(SocketOptionLevel a, SocketOptionName b, int c);
  public object GetSocketOption(SocketOptionLevel a, SocketOptionName b);
  public void SetSocketOption(SocketOptionLevel a, SocketOptionName b, byte[] c);
  public void SetSocketOption(SocketOptionLevel a, SocketOptionName b, object c);
  public void SetSocketOption(SocketOptionLevel a, SocketOptionName b, bool c);
  public void SetSocketOption(SocketOptionLevel a, SocketOptionName b, int c);
  public int IOControl(int a, byte[] b, byte[] c);
  public void Close();
  public void Close(int a);
  public void Shutdown(SocketShutdown a);
  public void Dispose(bool a);
}
public class SocketAsyncEventArgs : EventArgs, IDisposable {
  public Exception ConnectByNameError { get; }
  public Socket AcceptSocket { get; }
  public int BytesTransferred { get; }
  public bool DisconnectReuseSocket { get; }
  public SocketAsyncOperation LastOperation { get; }
  public EndPoint RemoteEndPoint { get; }
  public IPPacketInformation ReceiveMessageFromPacketInfo { get; }
  public SendPacketsElement[] SendPacketsElements { get; }
  public TransmitFileOptions SendPacketsFlags { get; }
  public int SendPacketsSendSize { get; }
  public SocketError SocketError { get; }
  public SocketFlags SocketFlags { get; }
  public object UserToken { get; }
  public Socket ConnectSocket { get; }
  public byte[] Buffer { get; }
  public Memory<byte> MemoryBuffer { get; }
  public int Offset { get; }
  public int Count { get; }
  public IList<ArraySegment<byte>> BufferList { get; }
  public event EventHandler<SocketAsyncEventArgs> Completed;
  public void Dispose();
  public void OnCompleted(SocketAsyncEventArgs a);
  public void SetBuffer(int a, int b);
  public void SetBuffer(byte[] a, int b, int c);
  public void SetBuffer(Memory<byte> a);
}
public enum SocketAsyncOperation { None, Accept, Connect, Disconnect, Receive, ReceiveFrom, ReceiveMessageFrom, Send, SendPackets, SendTo }
public enum SocketClientAccessPolicyProtocol { Tcp, Http }
public enum SocketError { Success, SocketError, Interrupted, AccessDenied, Fault, InvalidArgument, TooManyOpenSockets, WouldBlock, InProgress, AlreadyInProgress, NotSocket, DestinationAddressRequired, MessageSize, ProtocolType, ProtocolOption, ProtocolNotSupported, SocketNotSupported, OperationNotSupported, ProtocolFamilyNotSupported, AddressFamilyNotSupported, AddressAlreadyInUse, AddressNotAvailable, NetworkDown, NetworkUnreachable, NetworkReset, ConnectionAborted, ConnectionReset, NoBufferSpaceAvailable, IsConnected, NotConnected, Shutdown, TimedOut, ConnectionRefused, HostDown, HostUnreachable, ProcessLimit, SystemNotReady, VersionNotSupported, NotInitialized, Disconnecting, TypeNotFound, HostNotFound, TryAgain, NoRecovery, NoData, IOPending, OperationAborted }
public class SocketException : Win32Exception {
  public int ErrorCode { get; }
  public string Message { get; }
  public SocketError SocketErrorCode { get; }
}
public enum SocketFlags { None, OutOfBand, Peek, DontRoute, MaxIOVectorLength, Truncated, ControlDataTruncated, Broadcast, Multicast, Partial }
public struct SocketInformation {
  public byte[] ProtocolInformation { get; }
  public SocketInformationOptions Options { get; }
}
public enum SocketInformationOptions { NonBlocking, Connected, Listening, UseOnlyOverlappedIO }
public enum SocketOptionLevel { Socket, IP, IPv6, Tcp, Udp }
public enum SocketOptionName { Debug, AcceptConnection, ReuseAddress, KeepAlive, DontRoute, Broadcast, UseLoopback, Linger, OutOfBandInline, DontLinger, ExclusiveAddressUse, SendBuffer, ReceiveBuffer, SendLowWater, ReceiveLowWater, SendTimeout, ReceiveTimeout, Error, Type, ReuseUnicastPort, MaxConnections, IPOptions, HeaderIncluded, TypeOfService, IpTimeToLive, MulticastInterface, MulticastTimeToLive, MulticastLoopback, AddMembership, DropMembership, DontFragment, AddSourceMembership, DropSourceMembership, BlockSource, UnblockSource, PacketInformation, HopLimit, IPProtectionLevel, IPv6Only, NoDelay, BsdUrgent, Expedited, NoChecksum, ChecksumCoverage, UpdateAcceptContext, UpdateConnectContext }
public struct SocketReceiveFromResult {
  public int ReceivedBytes;
  public EndPoint RemoteEndPoint;
}
public struct SocketReceiveMessageFromResult {
  public int ReceivedBytes;
  public SocketFlags SocketFlags;
  public EndPoint RemoteEndPoint;
  public IPPacketInformation PacketInformation;
}
public enum SocketShutdown { Receive, Send, Both }
public static class SocketTaskExtensions {
  public static Task<Socket> AcceptAsync(this Socket a);
  public static Task<Socket> AcceptAsync(this Socket a, Socket b);
  public static Task ConnectAsync(this Socket a, EndPoint b);
  public static Task ConnectAsync(this Socket a, IPAddress b, int c);
  public static Task ConnectAsync(this Socket a, IPAddress[] b, int c);
  public static Task ConnectAsync(this Socket a, string b, int c);
  public static Task<int> ReceiveAsync(this Socket a, ArraySegment<byte> b, SocketFlags c);
  public static Task<int> ReceiveAsync(this Socket a, IList<ArraySegment<byte>> b, SocketFlags c);
  public static Task<SocketReceiveFromResult> ReceiveFromAsync(this Socket a, ArraySegment<byte> b, SocketFlags c, EndPoint d);
  public static Task<SocketReceiveMessageFromResult> ReceiveMessageFromAsync(this Socket a, ArraySegment<byte> b, SocketFlags c, EndPoint d);
  public static Task<int> SendAsync(this Socket a, ArraySegment<byte> b, SocketFlags c);
  public static Task<int> SendAsync(this Socket a, IList<ArraySegment<byte>> b, SocketFlags c);
  public static Task<int> SendToAsync(this Socket a, ArraySegment<byte> b, SocketFlags c, EndPoint d);
  public static ValueTask<int> SendAsync(this Socket a, ReadOnlyMemory<byte> b, SocketFlags c, CancellationToken d = default);
  public static ValueTask<int> ReceiveAsync(this Socket a, Memory<byte> b, SocketFlags c, CancellationToken d = default);
}
public enum SocketType { Stream, Dgram, Raw, Rdm, Seqpacket, Unknown }
public class TcpClient : IDisposable {
  public Socket Client { get; }
  public bool Active { get; }
  public int Available { get; }
  public bool Connected { get; }
  public bool ExclusiveAddressUse { get; }
  public int ReceiveBufferSize { get; }
  public int SendBufferSize { get; }
  public int ReceiveTimeout { get; }
  public int SendTimeout { get; }
  public LingerOption LingerState { get; }
  public bool NoDelay { get; }
  public void Connect(string a, int b);
  public void Connect(IPAddress a, int b);
  public void Connect(IPEndPoint a);
  public void Connect(IPAddress[] a, int b);
  public IAsyncResult BeginConnect(string a, int b, AsyncCallback c, object d);
  public IAsyncResult BeginConnect(IPAddress a, int b, AsyncCallback c, object d);
  public IAsyncResult BeginConnect(IPAddress[] a, int b, AsyncCallback c, object d);
  public void EndConnect(IAsyncResult a);
  public Task ConnectAsync(IPAddress a, int b);
  public Task ConnectAsync(string a, int b);
  public Task ConnectAsync(IPAddress[] a, int b);
  public NetworkStream GetStream();
  public void Close();
  public void Dispose(bool a);
  public void Dispose();
}
public class TcpListener {
  public Socket Server { get; }
  public bool Active { get; }
  public EndPoint LocalEndpoint { get; }
  public bool ExclusiveAddressUse { get; }
  public static TcpListener Create(int a);
  public void AllowNatTraversal(bool a);
  public void Start();
  public void Start(int a);
  public void Stop();
  public bool Pending();
  public Socket AcceptSocket();
  public TcpClient AcceptTcpClient();
  public IAsyncResult BeginAcceptSocket(AsyncCallback a, object b);
  public Socket EndAcceptSocket(IAsyncResult a);
  public IAsyncResult BeginAcceptTcpClient(AsyncCallback a, object b);
  public TcpClient EndAcceptTcpClient(IAsyncResult a);
  public Task<Socket> AcceptSocketAsync();
  public Task<TcpClient> AcceptTcpClientAsync();
}
public enum TransmitFileOptions { UseDefaultWorkerThread, Disconnect, ReuseSocket, WriteBehind, UseSystemThread, UseKernelApc }
public class UdpClient : IDisposable {
  public Socket Client { get; }
  public bool Active { get; }
  public int Available { get; }
  public short Ttl { get; }
  public bool DontFragment { get; }
  public bool MulticastLoopback { get; }
  public bool EnableBroadcast { get; }
  public bool ExclusiveAddressUse { get; }
  public void AllowNatTraversal(bool a);
  public void Close();
  public void Dispose();
  public void Dispose(bool a);
  public void Connect(string a, int b);
  public void Connect(IPAddress a, int b);
  public void Connect(IPEndPoint a);
  public int Send(byte[] a, int b, IPEndPoint c);
  public int Send(byte[] a, int b, string c, int d);
  public int Send(byte[] a, int b);
  public IAsyncResult BeginSend(byte[] a, int b, IPEndPoint c, AsyncCallback d, object e);
  public IAsyncResult BeginSend(byte[] a, int b, string c, int d, AsyncCallback e, object f);
  public IAsyncResult BeginSend(byte[] a, int b, AsyncCallback c, object d);
  public int EndSend(IAsyncResult a);
  public byte[] Receive(ref IPEndPoint a);
  public IAsyncResult BeginReceive(AsyncCallback a, object b);
  public byte[] EndReceive(IAsyncResult a, ref IPEndPoint b);
  public void JoinMulticastGroup(IPAddress a);
  public void JoinMulticastGroup(IPAddress a, IPAddress b);
  public void JoinMulticastGroup(int a, IPAddress b);
  public void JoinMulticastGroup(IPAddress a, int b);
  public void DropMulticastGroup(IPAddress a);
  public void DropMulticastGroup(IPAddress a, int b);
  public Task<int> SendAsync(byte[] a, int b);
  public Task<int> SendAsync(byte[] a, int b, IPEndPoint c);
  public Task<int> SendAsync(byte[] a, int b, string c, int d);
  public Task<UdpReceiveResult> ReceiveAsync();
}
public struct UdpReceiveResult : IEquatable<UdpReceiveResult> {
  public byte[] Buffer { get; }
  public IPEndPoint RemoteEndPoint { get; }
  public bool Equals(UdpReceiveResult a);
}
public sealed class UnixDomainSocketEndPoint : EndPoint {
  public AddressFamily AddressFamily { get; }
}
