// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.net;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.security.Principal;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
class CacheRequest {
  OutputStream getBody();
  void abort();
}
class CacheResponse {
  Map<String, List<String>> getHeaders();
  InputStream getBody();
}
interface ContentHandlerFactory {
  ContentHandler createContentHandler(String a);
}
final class DatagramPacket {
  InetAddress getAddress();
  int getPort();
  byte[] getData();
  int getOffset();
  int getLength();
  SocketAddress getSocketAddress();
}
class DatagramSocket implements Closeable {
  void bind(SocketAddress a);
  void connect(InetAddress a, int b);
  void connect(SocketAddress a);
  void disconnect();
  boolean isBound();
  boolean isConnected();
  InetAddress getInetAddress();
  int getPort();
  SocketAddress getRemoteSocketAddress();
  SocketAddress getLocalSocketAddress();
  void send(DatagramPacket a);
  void receive(DatagramPacket a);
  InetAddress getLocalAddress();
  int getLocalPort();
  void setSoTimeout(int a);
  int getSoTimeout();
  void setSendBufferSize(int a);
  int getSendBufferSize();
  void setReceiveBufferSize(int a);
  int getReceiveBufferSize();
  void setReuseAddress(boolean a);
  boolean getReuseAddress();
  void setBroadcast(boolean a);
  boolean getBroadcast();
  void setTrafficClass(int a);
  int getTrafficClass();
  void close();
  boolean isClosed();
  DatagramChannel getChannel();
  static void setDatagramSocketImplFactory(DatagramSocketImplFactory a);
  <T> DatagramSocket setOption(SocketOption<T> a, T b);
  <T> T getOption(SocketOption<T> a);
  Set<SocketOption<?>> supportedOptions();
  void joinGroup(SocketAddress a, NetworkInterface b);
  void leaveGroup(SocketAddress a, NetworkInterface b);
}
interface FileNameMap {
  String getContentTypeFor(String a);
}
class HttpURLConnection extends URLConnection {
  protected String method, responseMessage;
  protected int chunkLength, fixedContentLength, responseCode;
  protected long fixedContentLengthLong;
  protected boolean instanceFollowRedirects;
  static final int HTTP_OK, HTTP_CREATED, HTTP_ACCEPTED, HTTP_NOT_AUTHORITATIVE, HTTP_NO_CONTENT, HTTP_RESET, HTTP_PARTIAL, HTTP_MULT_CHOICE, HTTP_MOVED_PERM, HTTP_MOVED_TEMP, HTTP_SEE_OTHER, HTTP_NOT_MODIFIED, HTTP_USE_PROXY, HTTP_BAD_REQUEST, HTTP_UNAUTHORIZED, HTTP_PAYMENT_REQUIRED, HTTP_FORBIDDEN, HTTP_NOT_FOUND, HTTP_BAD_METHOD, HTTP_NOT_ACCEPTABLE, HTTP_PROXY_AUTH, HTTP_CLIENT_TIMEOUT, HTTP_CONFLICT, HTTP_GONE, HTTP_LENGTH_REQUIRED, HTTP_PRECON_FAILED, HTTP_ENTITY_TOO_LARGE, HTTP_REQ_TOO_LONG, HTTP_UNSUPPORTED_TYPE, HTTP_SERVER_ERROR, HTTP_INTERNAL_ERROR, HTTP_NOT_IMPLEMENTED, HTTP_BAD_GATEWAY, HTTP_UNAVAILABLE, HTTP_GATEWAY_TIMEOUT, HTTP_VERSION;
  void setAuthenticator(Authenticator a);
  String getHeaderFieldKey(int a);
  void setFixedLengthStreamingMode(int a);
  void setFixedLengthStreamingMode(long a);
  void setChunkedStreamingMode(int a);
  String getHeaderField(int a);
  static void setFollowRedirects(boolean a);
  static boolean getFollowRedirects();
  void setInstanceFollowRedirects(boolean a);
  boolean getInstanceFollowRedirects();
  void setRequestMethod(String a);
  String getRequestMethod();
  int getResponseCode();
  String getResponseMessage();
  long getHeaderFieldDate(String a, long b);
  void disconnect();
  boolean usingProxy();
  Permission getPermission();
  InputStream getErrorStream();
}
final class Inet4Address extends InetAddress {
  boolean isMulticastAddress();
  boolean isAnyLocalAddress();
  boolean isLoopbackAddress();
  boolean isLinkLocalAddress();
  boolean isSiteLocalAddress();
  boolean isMCGlobal();
  boolean isMCNodeLocal();
  boolean isMCLinkLocal();
  boolean isMCSiteLocal();
  boolean isMCOrgLocal();
  byte[] getAddress();
  String getHostAddress();
}
final class Inet6Address extends InetAddress {
  static Inet6Address getByAddress(String a, byte[] b, NetworkInterface c);
  static Inet6Address getByAddress(String a, byte[] b, int c);
  boolean isMulticastAddress();
  boolean isAnyLocalAddress();
  boolean isLoopbackAddress();
  boolean isLinkLocalAddress();
  boolean isSiteLocalAddress();
  boolean isMCGlobal();
  boolean isMCNodeLocal();
  boolean isMCLinkLocal();
  boolean isMCSiteLocal();
  boolean isMCOrgLocal();
  byte[] getAddress();
  int getScopeId();
  NetworkInterface getScopedInterface();
  String getHostAddress();
  boolean isIPv4CompatibleAddress();
}
class InetAddress implements Serializable {
  boolean isMulticastAddress();
  boolean isAnyLocalAddress();
  boolean isLoopbackAddress();
  boolean isLinkLocalAddress();
  boolean isSiteLocalAddress();
  boolean isMCGlobal();
  boolean isMCNodeLocal();
  boolean isMCLinkLocal();
  boolean isMCSiteLocal();
  boolean isMCOrgLocal();
  boolean isReachable(int a);
  boolean isReachable(NetworkInterface a, int b, int c);
  String getHostName();
  String getCanonicalHostName();
  byte[] getAddress();
  String getHostAddress();
  static InetAddress getByAddress(String a, byte[] b);
  static InetAddress getByName(String a);
  static InetAddress[] getAllByName(String a);
  static InetAddress getLoopbackAddress();
  static InetAddress getByAddress(byte[] a);
  static InetAddress getLocalHost();
}
class InetSocketAddress extends SocketAddress {
  static InetSocketAddress createUnresolved(String a, int b);
  final int getPort();
  final InetAddress getAddress();
  final String getHostName();
  final String getHostString();
  final boolean isUnresolved();
}
class InterfaceAddress {
  InetAddress getAddress();
  InetAddress getBroadcast();
  short getNetworkPrefixLength();
}
class JarURLConnection extends URLConnection {
  protected URLConnection jarFileURLConnection;
  URL getJarFileURL();
  String getEntryName();
  JarFile getJarFile();
  Manifest getManifest();
  JarEntry getJarEntry();
  Attributes getAttributes();
  Attributes getMainAttributes();
  Certificate[] getCertificates();
}
class MalformedURLException extends IOException {
}
class MulticastSocket extends DatagramSocket {
  void setTTL(byte a);
  void setTimeToLive(int a);
  byte getTTL();
  int getTimeToLive();
  void joinGroup(InetAddress a);
  void leaveGroup(InetAddress a);
  void joinGroup(SocketAddress a, NetworkInterface b);
  void leaveGroup(SocketAddress a, NetworkInterface b);
  void setInterface(InetAddress a);
  InetAddress getInterface();
  void setNetworkInterface(NetworkInterface a);
  NetworkInterface getNetworkInterface();
  void setLoopbackMode(boolean a);
  boolean getLoopbackMode();
  void send(DatagramPacket a, byte b);
}
final class NetworkInterface {
  String getName();
  Enumeration<InetAddress> getInetAddresses();
  Stream<InetAddress> inetAddresses();
  List<InterfaceAddress> getInterfaceAddresses();
  Enumeration<NetworkInterface> getSubInterfaces();
  Stream<NetworkInterface> subInterfaces();
  NetworkInterface getParent();
  int getIndex();
  String getDisplayName();
  static NetworkInterface getByName(String a);
  static NetworkInterface getByIndex(int a);
  static NetworkInterface getByInetAddress(InetAddress a);
  static Enumeration<NetworkInterface> getNetworkInterfaces();
  static Stream<NetworkInterface> networkInterfaces();
  boolean isUp();
  boolean isLoopback();
  boolean isPointToPoint();
  boolean supportsMulticast();
  byte[] getHardwareAddress();
  int getMTU();
  boolean isVirtual();
}
final class PasswordAuthentication {
  String getUserName();
  char[] getPassword();
}
interface ProtocolFamily {
  String name();
}
class ResponseCache {
  static ResponseCache getDefault();
  static void setDefault(ResponseCache a);
  CacheResponse get(URI a, String b, Map<String, List<String>> c);
  CacheRequest put(URI a, URLConnection b);
}
class SecureCacheResponse extends CacheResponse {
  String getCipherSuite();
  List<Certificate> getLocalCertificateChain();
  List<Certificate> getServerCertificateChain();
  Principal getPeerPrincipal();
  Principal getLocalPrincipal();
  Optional<SSLSession> getSSLSession();
}
class ServerSocket implements Closeable {
  void bind(SocketAddress a);
  void bind(SocketAddress a, int b);
  InetAddress getInetAddress();
  int getLocalPort();
  SocketAddress getLocalSocketAddress();
  Socket accept();
  protected final void implAccept(Socket a);
  void close();
  ServerSocketChannel getChannel();
  boolean isBound();
  boolean isClosed();
  void setSoTimeout(int a);
  int getSoTimeout();
  void setReuseAddress(boolean a);
  boolean getReuseAddress();
  static void setSocketFactory(SocketImplFactory a);
  void setReceiveBufferSize(int a);
  int getReceiveBufferSize();
  void setPerformancePreferences(int a, int b, int c);
  <T> ServerSocket setOption(SocketOption<T> a, T b);
  <T> T getOption(SocketOption<T> a);
  Set<SocketOption<?>> supportedOptions();
}
class Socket implements Closeable {
  void connect(SocketAddress a);
  void connect(SocketAddress a, int b);
  void bind(SocketAddress a);
  InetAddress getInetAddress();
  InetAddress getLocalAddress();
  int getPort();
  int getLocalPort();
  SocketAddress getRemoteSocketAddress();
  SocketAddress getLocalSocketAddress();
  SocketChannel getChannel();
  InputStream getInputStream();
  OutputStream getOutputStream();
  void setTcpNoDelay(boolean a);
  boolean getTcpNoDelay();
  void setSoLinger(boolean a, int b);
  int getSoLinger();
  void sendUrgentData(int a);
  void setOOBInline(boolean a);
  boolean getOOBInline();
  void setSoTimeout(int a);
  int getSoTimeout();
  void setSendBufferSize(int a);
  int getSendBufferSize();
  void setReceiveBufferSize(int a);
  int getReceiveBufferSize();
  void setKeepAlive(boolean a);
  boolean getKeepAlive();
  void setTrafficClass(int a);
  int getTrafficClass();
  void setReuseAddress(boolean a);
  boolean getReuseAddress();
  void close();
  void shutdownInput();
  void shutdownOutput();
  boolean isConnected();
  boolean isBound();
  boolean isClosed();
  boolean isInputShutdown();
  boolean isOutputShutdown();
  static void setSocketImplFactory(SocketImplFactory a);
  void setPerformancePreferences(int a, int b, int c);
  <T> Socket setOption(SocketOption<T> a, T b);
  <T> T getOption(SocketOption<T> a);
  Set<SocketOption<?>> supportedOptions();
}
class SocketAddress implements Serializable {
}
class SocketException extends IOException {
}
class SocketTimeoutException extends InterruptedIOException {
}
final class StandardProtocolFamily extends Enum<StandardProtocolFamily> implements ProtocolFamily {
  static final StandardProtocolFamily INET, INET6, UNIX;
  static StandardProtocolFamily[] values();
  static StandardProtocolFamily valueOf(String a);
}
final class URI implements Comparable<URI>, Serializable {
  static URI create(String a);
  URI parseServerAuthority();
  URI normalize();
  URI resolve(URI a);
  URI resolve(String a);
  URI relativize(URI a);
  URL toURL();
  String getScheme();
  boolean isAbsolute();
  boolean isOpaque();
  String getRawSchemeSpecificPart();
  String getSchemeSpecificPart();
  String getRawAuthority();
  String getAuthority();
  String getRawUserInfo();
  String getUserInfo();
  String getHost();
  int getPort();
  String getRawPath();
  String getPath();
  String getRawQuery();
  String getQuery();
  String getRawFragment();
  String getFragment();
  int compareTo(URI a);
  String toASCIIString();
  int compareTo(Object a);
}
class URISyntaxException extends Exception {
  String getInput();
  String getReason();
  int getIndex();
  String getMessage();
}
final class URL implements Serializable {
  String getQuery();
  String getPath();
  String getUserInfo();
  String getAuthority();
  int getPort();
  int getDefaultPort();
  String getProtocol();
  String getHost();
  String getFile();
  String getRef();
  boolean sameFile(URL a);
  String toExternalForm();
  URI toURI();
  URLConnection openConnection();
  URLConnection openConnection(Proxy a);
  final InputStream openStream();
  final Object getContent();
  final Object getContent(Class<?>[] a);
}
class URLClassLoader extends SecureClassLoader implements Closeable {
  InputStream getResourceAsStream(String a);
  void close();
  protected void addURL(URL a);
  URL[] getURLs();
  protected Class<?> findClass(String a);
  protected Package definePackage(String a, Manifest b, URL c);
  URL findResource(String a);
  Enumeration<URL> findResources(String a);
  protected PermissionCollection getPermissions(CodeSource a);
  static URLClassLoader newInstance(URL[] a, ClassLoader b);
  static URLClassLoader newInstance(URL[] a);
}
class URLConnection {
  protected URL url;
  protected boolean doInput, doOutput, allowUserInteraction, useCaches, connected;
  protected long ifModifiedSince;
  static FileNameMap getFileNameMap();
  static void setFileNameMap(FileNameMap a);
  void connect();
  void setConnectTimeout(int a);
  int getConnectTimeout();
  void setReadTimeout(int a);
  int getReadTimeout();
  URL getURL();
  int getContentLength();
  long getContentLengthLong();
  String getContentType();
  String getContentEncoding();
  long getExpiration();
  long getDate();
  long getLastModified();
  String getHeaderField(String a);
  Map<String, List<String>> getHeaderFields();
  int getHeaderFieldInt(String a, int b);
  long getHeaderFieldLong(String a, long b);
  long getHeaderFieldDate(String a, long b);
  String getHeaderFieldKey(int a);
  String getHeaderField(int a);
  Object getContent();
  Object getContent(Class<?>[] a);
  Permission getPermission();
  InputStream getInputStream();
  OutputStream getOutputStream();
  void setDoInput(boolean a);
  boolean getDoInput();
  void setDoOutput(boolean a);
  boolean getDoOutput();
  void setAllowUserInteraction(boolean a);
  boolean getAllowUserInteraction();
  static void setDefaultAllowUserInteraction(boolean a);
  static boolean getDefaultAllowUserInteraction();
  void setUseCaches(boolean a);
  boolean getUseCaches();
  void setIfModifiedSince(long a);
  long getIfModifiedSince();
  boolean getDefaultUseCaches();
  void setDefaultUseCaches(boolean a);
  static void setDefaultUseCaches(String a, boolean b);
  static boolean getDefaultUseCaches(String a);
  void setRequestProperty(String a, String b);
  void addRequestProperty(String a, String b);
  String getRequestProperty(String a);
  Map<String, List<String>> getRequestProperties();
  static void setDefaultRequestProperty(String a, String b);
  static String getDefaultRequestProperty(String a);
  static void setContentHandlerFactory(ContentHandlerFactory a);
  static String guessContentTypeFromName(String a);
  static String guessContentTypeFromStream(InputStream a);
}
class URLDecoder {
  static String decode(String a);
  static String decode(String a, String b);
  static String decode(String a, Charset b);
}
class URLEncoder {
  static String encode(String a);
  static String encode(String a, String b);
  static String encode(String a, Charset b);
}
final class UnixDomainSocketAddress extends SocketAddress {
  static UnixDomainSocketAddress of(String a);
  static UnixDomainSocketAddress of(Path a);
  Path getPath();
}
class UnknownHostException extends IOException {
}
