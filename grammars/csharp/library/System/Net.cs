// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.ComponentModel;
using System.IO;
using System.Net.Sockets;
using System.Runtime.Serialization;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading.Tasks;
public class AuthenticationManager {
  public static ICredentialPolicy CredentialPolicy { get; }
  public static StringDictionary CustomTargetNameDictionary { get; }
  public static IEnumerator RegisteredModules { get; }
  public static Authorization Authenticate(string a, WebRequest b, ICredentials c);
  public static Authorization PreAuthenticate(WebRequest a, ICredentials b);
  public static void Register(IAuthenticationModule a);
  public static void Unregister(IAuthenticationModule a);
  public static void Unregister(string a);
}
public delegate AuthenticationSchemes AuthenticationSchemeSelector(HttpListenerRequest a);
public enum AuthenticationSchemes { None, Digest, Negotiate, Ntlm, Basic, Anonymous, IntegratedWindowsAuthentication }
public class Authorization {
  public string Message { get; }
  public string ConnectionGroupId { get; }
  public bool Complete { get; }
  public string[] ProtectionRealm { get; }
  public bool MutuallyAuthenticated { get; }
}
public delegate IPEndPoint BindIPEndPoint(ServicePoint a, IPEndPoint b, int c);
public sealed class Cookie {
  public string Comment { get; }
  public Uri CommentUri { get; }
  public bool HttpOnly { get; }
  public bool Discard { get; }
  public string Domain { get; }
  public bool Expired { get; }
  public DateTime Expires { get; }
  public string Name { get; }
  public string Path { get; }
  public string Port { get; }
  public bool Secure { get; }
  public DateTime TimeStamp { get; }
  public string Value { get; }
  public int Version { get; }
}
public class CookieCollection : ICollection {
  public bool IsReadOnly { get; }
  public Cookie this[int a] { get; }
  public Cookie this[string a] { get; }
  public int Count { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public void Add(Cookie a);
  public void Add(CookieCollection a);
  public void CopyTo(Array a, int b);
  public void CopyTo(Cookie[] a, int b);
  public IEnumerator GetEnumerator();
}
public class CookieContainer {
  public static int DefaultCookieLimit;
  public static int DefaultPerDomainCookieLimit;
  public static int DefaultCookieLengthLimit;
  public int Capacity { get; }
  public int Count { get; }
  public int MaxCookieSize { get; }
  public int PerDomainCapacity { get; }
  public void Add(Cookie a);
  public void Add(CookieCollection a);
  public void Add(Uri a, Cookie b);
  public void Add(Uri a, CookieCollection b);
  public CookieCollection GetCookies(Uri a);
  public string GetCookieHeader(Uri a);
  public void SetCookies(Uri a, string b);
}
public class CookieException : FormatException {
}
public class CredentialCache : IEnumerable, ICredentials, ICredentialsByHost {
  public static ICredentials DefaultCredentials { get; }
  public static NetworkCredential DefaultNetworkCredentials { get; }
  public void Add(Uri a, string b, NetworkCredential c);
  public void Add(string a, int b, string c, NetworkCredential d);
  public void Remove(Uri a, string b);
  public void Remove(string a, int b, string c);
  public NetworkCredential GetCredential(Uri a, string b);
  public NetworkCredential GetCredential(string a, int b, string c);
  public IEnumerator GetEnumerator();
}
public enum DecompressionMethods { None, GZip, Deflate }
public static class Dns {
  public static IAsyncResult BeginGetHostByName(string a, AsyncCallback b, object c);
  public static IAsyncResult BeginResolve(string a, AsyncCallback b, object c);
  public static IAsyncResult BeginGetHostAddresses(string a, AsyncCallback b, object c);
  public static IAsyncResult BeginGetHostEntry(string a, AsyncCallback b, object c);
  public static IAsyncResult BeginGetHostEntry(IPAddress a, AsyncCallback b, object c);
  public static IPHostEntry EndGetHostByName(IAsyncResult a);
  public static IPHostEntry EndResolve(IAsyncResult a);
  public static IPAddress[] EndGetHostAddresses(IAsyncResult a);
  public static IPHostEntry EndGetHostEntry(IAsyncResult a);
  public static IPHostEntry GetHostByAddress(IPAddress a);
  public static IPHostEntry GetHostByAddress(string a);
  public static IPHostEntry GetHostEntry(string a);
  public static IPHostEntry GetHostEntry(IPAddress a);
  public static IPAddress[] GetHostAddresses(string a);
  public static IPHostEntry GetHostByName(string a);
  public static string GetHostName();
  public static IPHostEntry Resolve(string a);
  public static Task<IPAddress[]> GetHostAddressesAsync(string a);
  public static Task<IPHostEntry> GetHostEntryAsync(IPAddress a);
  public static Task<IPHostEntry> GetHostEntryAsync(string a);
}
public class DnsEndPoint : EndPoint {
  public string Host { get; }
  public AddressFamily AddressFamily { get; }
  public int Port { get; }
}
public sealed class DnsPermission : CodeAccessPermission, IUnrestrictedPermission {
  public bool IsUnrestricted();
}
public sealed class DnsPermissionAttribute : CodeAccessSecurityAttribute {
}
public class DownloadDataCompletedEventArgs : AsyncCompletedEventArgs {
  public byte[] Result { get; }
}
public delegate void DownloadDataCompletedEventHandler(object a, DownloadDataCompletedEventArgs b);
public class DownloadProgressChangedEventArgs : ProgressChangedEventArgs {
  public long BytesReceived { get; }
  public long TotalBytesToReceive { get; }
}
public delegate void DownloadProgressChangedEventHandler(object a, DownloadProgressChangedEventArgs b);
public class DownloadStringCompletedEventArgs : AsyncCompletedEventArgs {
  public string Result { get; }
}
public delegate void DownloadStringCompletedEventHandler(object a, DownloadStringCompletedEventArgs b);
public abstract class EndPoint {
  public AddressFamily AddressFamily { get; }
  public SocketAddress Serialize();
  public EndPoint Create(SocketAddress a);
}
public class EndpointPermission {
  public string Hostname { get; }
  public int Port { get; }
  public TransportType Transport { get; }
}
public class FileWebRequest : WebRequest {
  public string ConnectionGroupName { get; }
  public long ContentLength { get; }
  public string ContentType { get; }
  public ICredentials Credentials { get; }
  public WebHeaderCollection Headers { get; }
  public string Method { get; }
  public bool PreAuthenticate { get; }
  public IWebProxy Proxy { get; }
  public int Timeout { get; }
  public Uri RequestUri { get; }
  public bool UseDefaultCredentials { get; }
}
public class FileWebResponse : WebResponse {
  public long ContentLength { get; }
  public string ContentType { get; }
  public WebHeaderCollection Headers { get; }
  public bool SupportsHeaders { get; }
  public Uri ResponseUri { get; }
}
public enum FtpStatusCode { Undefined, RestartMarker, ServiceTemporarilyNotAvailable, DataAlreadyOpen, OpeningData, CommandOK, CommandExtraneous, DirectoryStatus, FileStatus, SystemType, SendUserCommand, ClosingControl, ClosingData, EnteringPassive, LoggedInProceed, ServerWantsSecureSession, FileActionOK, PathnameCreated, SendPasswordCommand, NeedLoginAccount, FileCommandPending, ServiceNotAvailable, CantOpenData, ConnectionClosed, ActionNotTakenFileUnavailableOrBusy, ActionAbortedLocalProcessingError, ActionNotTakenInsufficientSpace, CommandSyntaxError, ArgumentSyntaxError, CommandNotImplemented, BadCommandSequence, NotLoggedIn, AccountNeeded, ActionNotTakenFileUnavailable, ActionAbortedUnknownPageType, FileActionAborted, ActionNotTakenFilenameNotAllowed }
public sealed class FtpWebRequest : WebRequest {
  public static RequestCachePolicy DefaultCachePolicy { get; }
  public string Method { get; }
  public string RenameTo { get; }
  public ICredentials Credentials { get; }
  public Uri RequestUri { get; }
  public int Timeout { get; }
  public int ReadWriteTimeout { get; }
  public long ContentOffset { get; }
  public long ContentLength { get; }
  public IWebProxy Proxy { get; }
  public string ConnectionGroupName { get; }
  public ServicePoint ServicePoint { get; }
  public bool KeepAlive { get; }
  public RequestCachePolicy CachePolicy { get; }
  public bool UseBinary { get; }
  public bool UsePassive { get; }
  public X509CertificateCollection ClientCertificates { get; }
  public bool EnableSsl { get; }
  public WebHeaderCollection Headers { get; }
  public string ContentType { get; }
  public bool UseDefaultCredentials { get; }
  public bool PreAuthenticate { get; }
}
public class FtpWebResponse : WebResponse {
  public long ContentLength { get; }
  public WebHeaderCollection Headers { get; }
  public bool SupportsHeaders { get; }
  public Uri ResponseUri { get; }
  public FtpStatusCode StatusCode { get; }
  public string StatusDescription { get; }
  public DateTime LastModified { get; }
  public string BannerMessage { get; }
  public string WelcomeMessage { get; }
  public string ExitMessage { get; }
}
public class GlobalProxySelection {
  public static IWebProxy Select { get; }
  public static IWebProxy GetEmptyWebProxy();
}
public delegate void HttpContinueDelegate(int a, WebHeaderCollection b);
public class HttpListenerBasicIdentity : GenericIdentity {
  public string Password { get; }
}
public class HttpListenerException : Win32Exception {
  public int ErrorCode { get; }
}
public class HttpListenerTimeoutManager {
  public TimeSpan EntityBody { get; }
  public TimeSpan DrainEntityBody { get; }
  public TimeSpan RequestQueue { get; }
  public TimeSpan IdleConnection { get; }
  public TimeSpan HeaderWait { get; }
  public long MinSendBytesPerSecond { get; }
}
public enum HttpRequestHeader { CacheControl, Connection, Date, KeepAlive, Pragma, Trailer, TransferEncoding, Upgrade, Via, Warning, Allow, ContentLength, ContentType, ContentEncoding, ContentLanguage, ContentLocation, ContentMd5, ContentRange, Expires, LastModified, Accept, AcceptCharset, AcceptEncoding, AcceptLanguage, Authorization, Cookie, Expect, From, Host, IfMatch, IfModifiedSince, IfNoneMatch, IfRange, IfUnmodifiedSince, MaxForwards, ProxyAuthorization, Referer, Range, Te, Translate, UserAgent }
public enum HttpResponseHeader { CacheControl, Connection, Date, KeepAlive, Pragma, Trailer, TransferEncoding, Upgrade, Via, Warning, Allow, ContentLength, ContentType, ContentEncoding, ContentLanguage, ContentLocation, ContentMd5, ContentRange, Expires, LastModified, AcceptRanges, Age, ETag, Location, ProxyAuthenticate, RetryAfter, Server, SetCookie, Vary, WwwAuthenticate }
public enum HttpStatusCode { Continue, SwitchingProtocols, Processing, EarlyHints, OK, Created, Accepted, NonAuthoritativeInformation, NoContent, ResetContent, PartialContent, MultiStatus, AlreadyReported, IMUsed, MultipleChoices, Ambiguous, MovedPermanently, Moved, Found, Redirect, SeeOther, RedirectMethod, NotModified, UseProxy, Unused, TemporaryRedirect, RedirectKeepVerb, PermanentRedirect, BadRequest, Unauthorized, PaymentRequired, Forbidden, NotFound, MethodNotAllowed, NotAcceptable, ProxyAuthenticationRequired, RequestTimeout, Conflict, Gone, LengthRequired, PreconditionFailed, RequestEntityTooLarge, RequestUriTooLong, UnsupportedMediaType, RequestedRangeNotSatisfiable, ExpectationFailed, MisdirectedRequest, UnprocessableEntity, Locked, FailedDependency, UpgradeRequired, PreconditionRequired, TooManyRequests, RequestHeaderFieldsTooLarge, UnavailableForLegalReasons, InternalServerError, NotImplemented, BadGateway, ServiceUnavailable, GatewayTimeout, HttpVersionNotSupported, VariantAlsoNegotiates, InsufficientStorage, LoopDetected, NotExtended, NetworkAuthenticationRequired }
public class HttpVersion {
  public static Version Unknown;
  public static Version Version10;
  public static Version Version11;
  public static Version Version20;
}
public class HttpWebResponse : WebResponse {
  public string CharacterSet { get; }
  public string ContentEncoding { get; }
  public long ContentLength { get; }
  public string ContentType { get; }
  public CookieCollection Cookies { get; }
  public WebHeaderCollection Headers { get; }
  public bool IsMutuallyAuthenticated { get; }
  public DateTime LastModified { get; }
  public string Method { get; }
  public Version ProtocolVersion { get; }
  public Uri ResponseUri { get; }
  public string Server { get; }
  public HttpStatusCode StatusCode { get; }
  public string StatusDescription { get; }
  public bool SupportsHeaders { get; }
  public string GetResponseHeader(string a);
}
public interface IAuthenticationModule {
  public bool CanPreAuthenticate { get; }
  public string AuthenticationType { get; }
  public Authorization Authenticate(string a, WebRequest b, ICredentials c);
  public Authorization PreAuthenticate(WebRequest a, ICredentials b);
}
public interface ICertificatePolicy {
  public bool CheckValidationResult(ServicePoint a, X509Certificate b, WebRequest c, int d);
}
public interface ICredentialPolicy {
  public bool ShouldSendCredential(Uri a, WebRequest b, NetworkCredential c, IAuthenticationModule d);
}
public interface ICredentials {
  public NetworkCredential GetCredential(Uri a, string b);
}
public interface ICredentialsByHost {
  public NetworkCredential GetCredential(string a, int b, string c);
}
public class IPAddress {
  public static IPAddress Any;
  public static IPAddress Loopback;
  public static IPAddress Broadcast;
  public static IPAddress None;
  public static IPAddress IPv6Any;
  public static IPAddress IPv6Loopback;
  public static IPAddress IPv6None;
  public AddressFamily AddressFamily { get; }
  public long ScopeId { get; }
  public bool IsIPv6Multicast { get; }
  public bool IsIPv6LinkLocal { get; }
  public bool IsIPv6SiteLocal { get; }
  public bool IsIPv6Teredo { get; }
  public bool IsIPv4MappedToIPv6 { get; }
  public long Address { get; }
  public static bool TryParse(string a, out IPAddress b);
  public static bool TryParse(ReadOnlySpan<char> a, out IPAddress b);
  public static IPAddress Parse(string a);
  public static IPAddress Parse(ReadOnlySpan<char> a);
  public bool TryWriteBytes(Span<byte> a, out int b);
  public byte[] GetAddressBytes();
  public bool TryFormat(Span<char> a, out int b);
  public static long HostToNetworkOrder(long a);
  public static int HostToNetworkOrder(int a);
  public static short HostToNetworkOrder(short a);
  public static long NetworkToHostOrder(long a);
  public static int NetworkToHostOrder(int a);
  public static short NetworkToHostOrder(short a);
  public static bool IsLoopback(IPAddress a);
  public IPAddress MapToIPv6();
  public IPAddress MapToIPv4();
}
public class IPEndPoint : EndPoint {
  public static int MinPort;
  public static int MaxPort;
  public AddressFamily AddressFamily { get; }
  public IPAddress Address { get; }
  public int Port { get; }
}
public class IPHostEntry {
  public string HostName { get; }
  public string[] Aliases { get; }
  public IPAddress[] AddressList { get; }
}
public interface IWebProxy {
  public ICredentials Credentials { get; }
  public Uri GetProxy(Uri a);
  public bool IsBypassed(Uri a);
}
public interface IWebProxyScript {
  public void Close();
  public bool Load(Uri a, string b, Type c);
  public string Run(string a, string b);
}
public interface IWebRequestCreate {
  public WebRequest Create(Uri a);
}
public enum NetworkAccess { Accept, Connect }
public class NetworkCredential : ICredentials, ICredentialsByHost {
  public string UserName { get; }
  public string Password { get; }
  public SecureString SecurePassword { get; }
  public string Domain { get; }
  public NetworkCredential GetCredential(Uri a, string b);
  public NetworkCredential GetCredential(string a, int b, string c);
}
public class OpenReadCompletedEventArgs : AsyncCompletedEventArgs {
  public Stream Result { get; }
}
public delegate void OpenReadCompletedEventHandler(object a, OpenReadCompletedEventArgs b);
public class OpenWriteCompletedEventArgs : AsyncCompletedEventArgs {
  public Stream Result { get; }
}
public delegate void OpenWriteCompletedEventHandler(object a, OpenWriteCompletedEventArgs b);
public class ProtocolViolationException : InvalidOperationException {
}
public enum SecurityProtocolType { SystemDefault, Ssl3, Tls, Tls11, Tls12, Tls13 }
public class ServicePoint {
  public Uri Address { get; }
  public BindIPEndPoint BindIPEndPointDelegate { get; }
  public int ConnectionLeaseTimeout { get; }
  public int ConnectionLimit { get; }
  public string ConnectionName { get; }
  public int CurrentConnections { get; }
  public DateTime IdleSince { get; }
  public int MaxIdleTime { get; }
  public Version ProtocolVersion { get; }
  public int ReceiveBufferSize { get; }
  public bool SupportsPipelining { get; }
  public bool Expect100Continue { get; }
  public bool UseNagleAlgorithm { get; }
  public X509Certificate Certificate { get; }
  public X509Certificate ClientCertificate { get; }
  public void SetTcpKeepAlive(bool a, int b, int c);
  public bool CloseConnectionGroup(string a);
}
public class ServicePointManager {
  public static int DefaultNonPersistentConnectionLimit;
  public static int DefaultPersistentConnectionLimit;
  public static ICertificatePolicy CertificatePolicy { get; }
  public static bool CheckCertificateRevocationList { get; }
  public static int DefaultConnectionLimit { get; }
  public static int DnsRefreshTimeout { get; }
  public static bool EnableDnsRoundRobin { get; }
  public static int MaxServicePointIdleTime { get; }
  public static int MaxServicePoints { get; }
  public static bool ReusePort { get; }
  public static SecurityProtocolType SecurityProtocol { get; }
  public static RemoteCertificateValidationCallback ServerCertificateValidationCallback { get; }
  public static EncryptionPolicy EncryptionPolicy { get; }
  public static bool Expect100Continue { get; }
  public static bool UseNagleAlgorithm { get; }
  public static void SetTcpKeepAlive(bool a, int b, int c);
  public static ServicePoint FindServicePoint(Uri a);
  public static ServicePoint FindServicePoint(string a, IWebProxy b);
  public static ServicePoint FindServicePoint(Uri a, IWebProxy b);
}
public class SocketAddress {
  public AddressFamily Family { get; }
  public int Size { get; }
  public byte this[int a] { get; }
}
public sealed class SocketPermission : CodeAccessPermission, IUnrestrictedPermission {
  public static int AllPorts;
  public IEnumerator AcceptList { get; }
  public IEnumerator ConnectList { get; }
  public void AddPermission(NetworkAccess a, TransportType b, string c, int d);
  public bool IsUnrestricted();
}
public sealed class SocketPermissionAttribute : CodeAccessSecurityAttribute {
  public string Access { get; }
  public string Host { get; }
  public string Port { get; }
  public string Transport { get; }
}
public abstract class TransportContext {
  public abstract ChannelBinding GetChannelBinding(ChannelBindingKind a);
  public IEnumerable<TokenBinding> GetTlsTokenBindings();
}
public enum TransportType { Udp, Connectionless, Tcp, ConnectionOriented, All }
public class UploadDataCompletedEventArgs : AsyncCompletedEventArgs {
  public byte[] Result { get; }
}
public delegate void UploadDataCompletedEventHandler(object a, UploadDataCompletedEventArgs b);
public class UploadFileCompletedEventArgs : AsyncCompletedEventArgs {
  public byte[] Result { get; }
}
public delegate void UploadFileCompletedEventHandler(object a, UploadFileCompletedEventArgs b);
public class UploadProgressChangedEventArgs : ProgressChangedEventArgs {
  public long BytesReceived { get; }
  public long TotalBytesToReceive { get; }
  public long BytesSent { get; }
  public long TotalBytesToSend { get; }
}
public delegate void UploadProgressChangedEventHandler(object a, UploadProgressChangedEventArgs b);
public class UploadStringCompletedEventArgs : AsyncCompletedEventArgs {
  public string Result { get; }
}
public delegate void UploadStringCompletedEventHandler(object a, UploadStringCompletedEventArgs b);
public class UploadValuesCompletedEventArgs : AsyncCompletedEventArgs {
  public byte[] Result { get; }
}
public delegate void UploadValuesCompletedEventHandler(object a, UploadValuesCompletedEventArgs b);
public class WebClient : Component {
  public Encoding Encoding { get; }
  public string BaseAddress { get; }
  public ICredentials Credentials { get; }
  public bool UseDefaultCredentials { get; }
  public WebHeaderCollection Headers { get; }
  public NameValueCollection QueryString { get; }
  public WebHeaderCollection ResponseHeaders { get; }
  public IWebProxy Proxy { get; }
  public RequestCachePolicy CachePolicy { get; }
  public bool IsBusy { get; }
  public bool AllowReadStreamBuffering { get; }
  public bool AllowWriteStreamBuffering { get; }
  public event DownloadStringCompletedEventHandler DownloadStringCompleted;
  public event DownloadDataCompletedEventHandler DownloadDataCompleted;
  public event AsyncCompletedEventHandler DownloadFileCompleted;
  public event UploadStringCompletedEventHandler UploadStringCompleted;
  public event UploadDataCompletedEventHandler UploadDataCompleted;
  public event UploadFileCompletedEventHandler UploadFileCompleted;
  public event UploadValuesCompletedEventHandler UploadValuesCompleted;
  public event OpenReadCompletedEventHandler OpenReadCompleted;
  public event OpenWriteCompletedEventHandler OpenWriteCompleted;
  public event DownloadProgressChangedEventHandler DownloadProgressChanged;
  public event UploadProgressChangedEventHandler UploadProgressChanged;
  public event WriteStreamClosedEventHandler WriteStreamClosed;
  public void OnDownloadStringCompleted(DownloadStringCompletedEventArgs a);
  public void OnDownloadDataCompleted(DownloadDataCompletedEventArgs a);
  public void OnDownloadFileCompleted(AsyncCompletedEventArgs a);
  public void OnDownloadProgressChanged(DownloadProgressChangedEventArgs a);
  public void OnUploadStringCompleted(UploadStringCompletedEventArgs a);
  public void OnUploadDataCompleted(UploadDataCompletedEventArgs a);
  public void OnUploadFileCompleted(UploadFileCompletedEventArgs a);
  public void OnUploadValuesCompleted(UploadValuesCompletedEventArgs a);
  public void OnUploadProgressChanged(UploadProgressChangedEventArgs a);
  public void OnOpenReadCompleted(OpenReadCompletedEventArgs a);
  public void OnOpenWriteCompleted(OpenWriteCompletedEventArgs a);
  public WebRequest GetWebRequest(Uri a);
  public WebResponse GetWebResponse(WebRequest a);
  public WebResponse GetWebResponse(WebRequest a, IAsyncResult b);
  public byte[] DownloadData(string a);
  public byte[] DownloadData(Uri a);
  public void DownloadFile(string a, string b);
  public void DownloadFile(Uri a, string b);
  public Stream OpenRead(string a);
  public Stream OpenRead(Uri a);
  public Stream OpenWrite(string a);
  public Stream OpenWrite(Uri a);
  public Stream OpenWrite(string a, string b);
  public Stream OpenWrite(Uri a, string b);
  public byte[] UploadData(string a, byte[] b);
  public byte[] UploadData(Uri a, byte[] b);
  public byte[] UploadData(string a, string b, byte[] c);
  public byte[] UploadData(Uri a, string b, byte[] c);
  public byte[] UploadFile(string a, string b);
  public byte[] UploadFile(Uri a, string b);
  public byte[] UploadFile(string a, string b, string c);
  public byte[] UploadFile(Uri a, string b, string c);
  public byte[] UploadValues(string a, NameValueCollection b);
  public byte[] UploadValues(Uri a, NameValueCollection b);
  public byte[] UploadValues(string a, string b, NameValueCollection c);
  public byte[] UploadValues(Uri a, string b, NameValueCollection c);
  public string UploadString(string a, string b);
  public string UploadString(Uri a, string b);
  public string UploadString(string a, string b, string c);
  public string UploadString(Uri a, string b, string c);
  public string DownloadString(string a);
  public string DownloadString(Uri a);
  public void OpenReadAsync(Uri a);
  public void OpenReadAsync(Uri a, object b);
  public void OpenWriteAsync(Uri a);
  public void OpenWriteAsync(Uri a, string b);
  public void OpenWriteAsync(Uri a, string b, object c);
  public void DownloadStringAsync(Uri a);
  public void DownloadStringAsync(Uri a, object b);
  public void DownloadDataAsync(Uri a);
  public void DownloadDataAsync(Uri a, object b);
  public void DownloadFileAsync(Uri a, string b);
  public void DownloadFileAsync(Uri a, string b, object c);
  public void UploadStringAsync(Uri a, string b);
  public void UploadStringAsync(Uri a, string b, string c);
  public void UploadStringAsync(Uri a, string b, string c, object d);
  public void UploadDataAsync(Uri a, byte[] b);
  public void UploadDataAsync(Uri a, string b, byte[] c);
  public void UploadDataAsync(Uri a, string b, byte[] c, object d);
  public void UploadFileAsync(Uri a, string b);
  public void UploadFileAsync(Uri a, string b, string c);
  public void UploadFileAsync(Uri a, string b, string c, object d);
  public void UploadValuesAsync(Uri a, NameValueCollection b);
  public void UploadValuesAsync(Uri a, string b, NameValueCollection c);
  public void UploadValuesAsync(Uri a, string b, NameValueCollection c, object d);
  public void CancelAsync();
  public Task<string> DownloadStringTaskAsync(string a);
  public Task<string> DownloadStringTaskAsync(Uri a);
  public Task<Stream> OpenReadTaskAsync(string a);
  public Task<Stream> OpenReadTaskAsync(Uri a);
  public Task<Stream> OpenWriteTaskAsync(string a);
  public Task<Stream> OpenWriteTaskAsync(Uri a);
  public Task<Stream> OpenWriteTaskAsync(string a, string b);
  public Task<Stream> OpenWriteTaskAsync(Uri a, string b);
  public Task<string> UploadStringTaskAsync(string a, string b);
  public Task<string> UploadStringTaskAsync(Uri a, string b);
  public Task<string> UploadStringTaskAsync(string a, string b, string c);
  public Task<string> UploadStringTaskAsync(Uri a, string b, string c);
  public Task<byte[]> DownloadDataTaskAsync(string a);
  public Task<byte[]> DownloadDataTaskAsync(Uri a);
  public Task DownloadFileTaskAsync(string a, string b);
  public Task DownloadFileTaskAsync(Uri a, string b);
  public Task<byte[]> UploadDataTaskAsync(string a, byte[] b);
  public Task<byte[]> UploadDataTaskAsync(Uri a, byte[] b);
  public Task<byte[]> UploadDataTaskAsync(string a, string b, byte[] c);
  public Task<byte[]> UploadDataTaskAsync(Uri a, string b, byte[] c);
  public Task<byte[]> UploadFileTaskAsync(string a, string b);
  public Task<byte[]> UploadFileTaskAsync(Uri a, string b);
  public Task<byte[]> UploadFileTaskAsync(string a, string b, string c);
  public Task<byte[]> UploadFileTaskAsync(Uri a, string b, string c);
  public Task<byte[]> UploadValuesTaskAsync(string a, NameValueCollection b);
  public Task<byte[]> UploadValuesTaskAsync(string a, string b, NameValueCollection c);
  public Task<byte[]> UploadValuesTaskAsync(Uri a, NameValueCollection b);
  public Task<byte[]> UploadValuesTaskAsync(Uri a, string b, NameValueCollection c);
  public void OnWriteStreamClosed(WriteStreamClosedEventArgs a);
}
public class WebException : InvalidOperationException {
  public WebExceptionStatus Status { get; }
  public WebResponse Response { get; }
}
public enum WebExceptionStatus { Success, NameResolutionFailure, ConnectFailure, ReceiveFailure, SendFailure, PipelineFailure, RequestCanceled, ProtocolError, ConnectionClosed, TrustFailure, SecureChannelFailure, ServerProtocolViolation, KeepAliveFailure, Pending, Timeout, ProxyNameResolutionFailure, UnknownError, MessageLengthLimitExceeded, CacheEntryNotFound, RequestProhibitedByCachePolicy, RequestProhibitedByProxy }
public class WebHeaderCollection : NameValueCollection {
  public string this[HttpRequestHeader a] { get; }
  public string this[HttpResponseHeader a] { get; }
  public int Count { get; }
  public NameObjectCollectionBase.KeysCollection Keys { get; }
  public string[] AllKeys { get; }
  public void Add(HttpRequestHeader a, string b);
  public void Add(HttpResponseHeader a, string b);
  public void Set(HttpRequestHeader a, string b);
  public void Set(HttpResponseHeader a, string b);
  public void Remove(HttpRequestHeader a);
  public void Remove(HttpResponseHeader a);
  public void AddWithoutValidate(string a, string b);
  public void Add(string a);
  public byte[] ToByteArray();
  public static bool IsRestricted(string a);
  public static bool IsRestricted(string a, bool b);
}
public sealed class WebPermission : CodeAccessPermission, IUnrestrictedPermission {
  public IEnumerator ConnectList { get; }
  public IEnumerator AcceptList { get; }
  public void AddPermission(NetworkAccess a, string b);
  public void AddPermission(NetworkAccess a, Regex b);
  public bool IsUnrestricted();
}
public sealed class WebPermissionAttribute : CodeAccessSecurityAttribute {
  public string Connect { get; }
  public string Accept { get; }
  public string ConnectPattern { get; }
  public string AcceptPattern { get; }
}
public class WebProxy : ISerializable {
  public Uri Address { get; }
  public bool BypassProxyOnLocal { get; }
  public string[] BypassList { get; }
  public ICredentials Credentials { get; }
  public bool UseDefaultCredentials { get; }
  public ArrayList BypassArrayList { get; }
  public Uri GetProxy(Uri a);
  public bool IsBypassed(Uri a);
  public static WebProxy GetDefaultProxy();
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public static IWebProxy CreateDefaultProxy();
}
public abstract class WebRequest : MarshalByRefObject, ISerializable {
  public IWebRequestCreate CreatorInstance { get; }
  public static RequestCachePolicy DefaultCachePolicy { get; }
  public RequestCachePolicy CachePolicy { get; }
  public string Method { get; }
  public Uri RequestUri { get; }
  public string ConnectionGroupName { get; }
  public WebHeaderCollection Headers { get; }
  public long ContentLength { get; }
  public string ContentType { get; }
  public ICredentials Credentials { get; }
  public bool UseDefaultCredentials { get; }
  public IWebProxy Proxy { get; }
  public bool PreAuthenticate { get; }
  public int Timeout { get; }
  public AuthenticationLevel AuthenticationLevel { get; }
  public TokenImpersonationLevel ImpersonationLevel { get; }
  public static IWebProxy DefaultWebProxy { get; }
  public static void RegisterPortableWebRequestCreator(IWebRequestCreate a);
  public static WebRequest Create(string a);
  public static WebRequest Create(Uri a);
  public static WebRequest CreateDefault(Uri a);
  public static HttpWebRequest CreateHttp(string a);
  public static HttpWebRequest CreateHttp(Uri a);
  public static bool RegisterPrefix(string a, IWebRequestCreate b);
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public Stream GetRequestStream();
  public WebResponse GetResponse();
  public IAsyncResult BeginGetResponse(AsyncCallback a, object b);
  public WebResponse EndGetResponse(IAsyncResult a);
  public IAsyncResult BeginGetRequestStream(AsyncCallback a, object b);
  public Stream EndGetRequestStream(IAsyncResult a);
  public Task<Stream> GetRequestStreamAsync();
  public Task<WebResponse> GetResponseAsync();
  public void Abort();
  public static IWebProxy GetSystemWebProxy();
}
public static class WebRequestMethods {
  public static class Ftp {
    public static string DownloadFile;
    public static string ListDirectory;
    public static string UploadFile;
    public static string DeleteFile;
    public static string AppendFile;
    public static string GetFileSize;
    public static string UploadFileWithUniqueName;
    public static string MakeDirectory;
    public static string RemoveDirectory;
    public static string ListDirectoryDetails;
    public static string GetDateTimestamp;
    public static string PrintWorkingDirectory;
    public static string Rename;
  }
  public static class Http {
    public static string Get;
    public static string Connect;
    public static string Head;
    public static string Put;
    public static string Post;
    public static string MkCol;
  }
  public static class File {
    public static string DownloadFile;
    public static string UploadFile;
  }
}
public abstract class WebResponse : MarshalByRefObject, IDisposable, ISerializable {
  public bool IsFromCache { get; }
  public bool IsMutuallyAuthenticated { get; }
  public long ContentLength { get; }
  public string ContentType { get; }
  public Uri ResponseUri { get; }
  public WebHeaderCollection Headers { get; }
  public bool SupportsHeaders { get; }
  public void GetObjectData(SerializationInfo a, StreamingContext b);
  public void Close();
  public void Dispose();
  public void Dispose(bool a);
  public Stream GetResponseStream();
}
public static class WebUtility {
  public static string HtmlEncode(string a);
  public static void HtmlEncode(string a, TextWriter b);
  public static string HtmlDecode(string a);
  public static void HtmlDecode(string a, TextWriter b);
  public static string UrlEncode(string a);
  public static byte[] UrlEncodeToBytes(byte[] a, int b, int c);
  public static string UrlDecode(string a);
  public static byte[] UrlDecodeToBytes(byte[] a, int b, int c);
}
public class WriteStreamClosedEventArgs : EventArgs {
  public Exception Error { get; }
}
public delegate void WriteStreamClosedEventHandler(object a, WriteStreamClosedEventArgs b);
