// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.ObjectModel;
using System.IO;
public abstract class Aes : SymmetricAlgorithm {
  public static Aes Create();
  public static Aes Create(string a);
}
public sealed class AesCcm : IDisposable {
  public static KeySizes NonceByteSizes { get; }
  public static KeySizes TagByteSizes { get; }
  public void Decrypt(byte[] a, byte[] b, byte[] c, byte[] d, byte[] e = default);
  public void Decrypt(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b, ReadOnlySpan<byte> c, Span<byte> d, ReadOnlySpan<byte> e = default);
  public void Dispose();
  public void Encrypt(byte[] a, byte[] b, byte[] c, byte[] d, byte[] e = default);
  public void Encrypt(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b, Span<byte> c, Span<byte> d, ReadOnlySpan<byte> e = default);
}
public sealed class AesCng : Aes {
  public byte[] Key { get; }
  public int KeySize { get; }
}
public sealed class AesCryptoServiceProvider : Aes {
  public byte[] IV { get; }
  public byte[] Key { get; }
  public int KeySize { get; }
  public int FeedbackSize { get; }
  public CipherMode Mode { get; }
  public PaddingMode Padding { get; }
}
public sealed class AesGcm : IDisposable {
  public static KeySizes NonceByteSizes { get; }
  public static KeySizes TagByteSizes { get; }
  public void Decrypt(byte[] a, byte[] b, byte[] c, byte[] d, byte[] e = default);
  public void Decrypt(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b, ReadOnlySpan<byte> c, Span<byte> d, ReadOnlySpan<byte> e = default);
  public void Dispose();
  public void Encrypt(byte[] a, byte[] b, byte[] c, byte[] d, byte[] e = default);
  public void Encrypt(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b, Span<byte> c, Span<byte> d, ReadOnlySpan<byte> e = default);
}
public sealed class AesManaged : Aes {
  public int FeedbackSize { get; }
  public byte[] IV { get; }
  public byte[] Key { get; }
  public int KeySize { get; }
  public CipherMode Mode { get; }
  public PaddingMode Padding { get; }
}
public class AsnEncodedData {
  public Oid Oid { get; }
  public byte[] RawData { get; }
  public void CopyFrom(AsnEncodedData a);
  public string Format(bool a);
}
public sealed class AsnEncodedDataCollection : ICollection {
  public AsnEncodedData this[int a] { get; }
  public int Count { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public int Add(AsnEncodedData a);
  public void Remove(AsnEncodedData a);
  public AsnEncodedDataEnumerator GetEnumerator();
  public void CopyTo(AsnEncodedData[] a, int b);
}
public sealed class AsnEncodedDataEnumerator : IEnumerator {
  public AsnEncodedData Current { get; }
  public bool MoveNext();
  public void Reset();
}
public abstract class AsymmetricAlgorithm : IDisposable {
  public int KeySizeValue;
  public KeySizes[] LegalKeySizesValue;
  public int KeySize { get; }
  public KeySizes[] LegalKeySizes { get; }
  public string SignatureAlgorithm { get; }
  public string KeyExchangeAlgorithm { get; }
  public void Dispose();
  public void Clear();
  public void Dispose(bool a);
  public static AsymmetricAlgorithm Create();
  public static AsymmetricAlgorithm Create(string a);
  public void FromXmlString(string a);
  public string ToXmlString(bool a);
  public byte[] ExportEncryptedPkcs8PrivateKey(ReadOnlySpan<byte> a, PbeParameters b);
  public byte[] ExportEncryptedPkcs8PrivateKey(ReadOnlySpan<char> a, PbeParameters b);
  public byte[] ExportPkcs8PrivateKey();
  public byte[] ExportSubjectPublicKeyInfo();
  public void ImportEncryptedPkcs8PrivateKey(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b, out int c);
  public void ImportEncryptedPkcs8PrivateKey(ReadOnlySpan<char> a, ReadOnlySpan<byte> b, out int c);
  public void ImportPkcs8PrivateKey(ReadOnlySpan<byte> a, out int b);
  public void ImportSubjectPublicKeyInfo(ReadOnlySpan<byte> a, out int b);
  public bool TryExportEncryptedPkcs8PrivateKey(ReadOnlySpan<byte> a, PbeParameters b, Span<byte> c, out int d);
  public bool TryExportEncryptedPkcs8PrivateKey(ReadOnlySpan<char> a, PbeParameters b, Span<byte> c, out int d);
  public bool TryExportPkcs8PrivateKey(Span<byte> a, out int b);
  public bool TryExportSubjectPublicKeyInfo(Span<byte> a, out int b);
}
public abstract class AsymmetricKeyExchangeDeformatter {
  public string Parameters { get; }
  public abstract void SetKey(AsymmetricAlgorithm a);
  public abstract byte[] DecryptKeyExchange(byte[] a);
}
public abstract class AsymmetricKeyExchangeFormatter {
  public string Parameters { get; }
  public abstract void SetKey(AsymmetricAlgorithm a);
  public abstract byte[] CreateKeyExchange(byte[] a);
  public abstract byte[] CreateKeyExchange(byte[] a, Type b);
}
public abstract class AsymmetricSignatureDeformatter {
  public abstract void SetKey(AsymmetricAlgorithm a);
  public abstract void SetHashAlgorithm(string a);
  public bool VerifySignature(HashAlgorithm a, byte[] b);
  public abstract bool VerifySignature(byte[] a, byte[] b);
}
public abstract class AsymmetricSignatureFormatter {
  public abstract void SetKey(AsymmetricAlgorithm a);
  public abstract void SetHashAlgorithm(string a);
  public byte[] CreateSignature(HashAlgorithm a);
  public abstract byte[] CreateSignature(byte[] a);
}
public enum CipherMode { CBC, ECB, OFB, CFB, CTS }
public sealed class CngAlgorithm : IEquatable<CngAlgorithm> {
  public string Algorithm { get; }
  public static CngAlgorithm Rsa { get; }
  public static CngAlgorithm ECDiffieHellman { get; }
  public static CngAlgorithm ECDiffieHellmanP256 { get; }
  public static CngAlgorithm ECDiffieHellmanP384 { get; }
  public static CngAlgorithm ECDiffieHellmanP521 { get; }
  public static CngAlgorithm ECDsa { get; }
  public static CngAlgorithm ECDsaP256 { get; }
  public static CngAlgorithm ECDsaP384 { get; }
  public static CngAlgorithm ECDsaP521 { get; }
  public static CngAlgorithm MD5 { get; }
  public static CngAlgorithm Sha1 { get; }
  public static CngAlgorithm Sha256 { get; }
  public static CngAlgorithm Sha384 { get; }
  public static CngAlgorithm Sha512 { get; }
  public bool Equals(CngAlgorithm a);
}
public sealed class CngAlgorithmGroup : IEquatable<CngAlgorithmGroup> {
  public string AlgorithmGroup { get; }
  public static CngAlgorithmGroup DiffieHellman { get; }
  public static CngAlgorithmGroup Dsa { get; }
  public static CngAlgorithmGroup ECDiffieHellman { get; }
  public static CngAlgorithmGroup ECDsa { get; }
  public static CngAlgorithmGroup Rsa { get; }
  public bool Equals(CngAlgorithmGroup a);
}
public enum CngExportPolicies { None, AllowExport, AllowPlaintextExport, AllowArchiving, AllowPlaintextArchiving }
public sealed class CngKey : IDisposable {
  public CngAlgorithmGroup AlgorithmGroup { get; }
  public CngAlgorithm Algorithm { get; }
  public CngExportPolicies ExportPolicy { get; }
  public SafeNCryptKeyHandle Handle { get; }
  public bool IsEphemeral { get; }
  public bool IsMachineKey { get; }
  public string KeyName { get; }
  public int KeySize { get; }
  public CngKeyUsages KeyUsage { get; }
  public IntPtr ParentWindowHandle { get; }
  public CngProvider Provider { get; }
  public SafeNCryptProviderHandle ProviderHandle { get; }
  public string UniqueName { get; }
  public CngUIPolicy UIPolicy { get; }
  public static CngKey Create(CngAlgorithm a);
  public static CngKey Create(CngAlgorithm a, string b);
  public static CngKey Create(CngAlgorithm a, string b, CngKeyCreationParameters c);
  public void Delete();
  public void Dispose();
  public static bool Exists(string a);
  public static bool Exists(string a, CngProvider b);
  public static bool Exists(string a, CngProvider b, CngKeyOpenOptions c);
  public static CngKey Import(byte[] a, CngKeyBlobFormat b);
  public static CngKey Import(byte[] a, CngKeyBlobFormat b, CngProvider c);
  public byte[] Export(CngKeyBlobFormat a);
  public CngProperty GetProperty(string a, CngPropertyOptions b);
  public bool HasProperty(string a, CngPropertyOptions b);
  public static CngKey Open(string a);
  public static CngKey Open(string a, CngProvider b);
  public static CngKey Open(string a, CngProvider b, CngKeyOpenOptions c);
  public static CngKey Open(SafeNCryptKeyHandle a, CngKeyHandleOpenOptions b);
  public void SetProperty(CngProperty a);
}
public sealed class CngKeyBlobFormat : IEquatable<CngKeyBlobFormat> {
  public string Format { get; }
  public static CngKeyBlobFormat EccPrivateBlob { get; }
  public static CngKeyBlobFormat EccPublicBlob { get; }
  public static CngKeyBlobFormat EccFullPrivateBlob { get; }
  public static CngKeyBlobFormat EccFullPublicBlob { get; }
  public static CngKeyBlobFormat GenericPrivateBlob { get; }
  public static CngKeyBlobFormat GenericPublicBlob { get; }
  public static CngKeyBlobFormat OpaqueTransportBlob { get; }
  public static CngKeyBlobFormat Pkcs8PrivateBlob { get; }
  public bool Equals(CngKeyBlobFormat a);
}
public enum CngKeyCreationOptions { None, MachineKey, OverwriteExistingKey }
public sealed class CngKeyCreationParameters {
  public CngExportPolicies? ExportPolicy { get; }
  public CngKeyCreationOptions KeyCreationOptions { get; }
  public CngKeyUsages? KeyUsage { get; }
  public IntPtr ParentWindowHandle { get; }
  public CngPropertyCollection Parameters { get; }
  public CngProvider Provider { get; }
  public CngUIPolicy UIPolicy { get; }
}
public enum CngKeyHandleOpenOptions { None, EphemeralKey }
public enum CngKeyOpenOptions { None, UserKey, MachineKey, Silent }
public enum CngKeyUsages { None, Decryption, Signing, KeyAgreement, AllUsages }
public struct CngProperty : IEquatable<CngProperty> {
  public string Name { get; }
  public CngPropertyOptions Options { get; }
  public byte[] GetValue();
  public bool Equals(CngProperty a);
}
public sealed class CngPropertyCollection : Collection<CngProperty> {
}
public enum CngPropertyOptions { None, CustomProperty, Persist }
public sealed class CngProvider : IEquatable<CngProvider> {
  public string Provider { get; }
  public static CngProvider MicrosoftSmartCardKeyStorageProvider { get; }
  public static CngProvider MicrosoftSoftwareKeyStorageProvider { get; }
  public bool Equals(CngProvider a);
}
public sealed class CngUIPolicy {
  public string CreationTitle { get; }
  public string Description { get; }
  public string FriendlyName { get; }
  public CngUIProtectionLevels ProtectionLevel { get; }
  public string UseContext { get; }
}
public enum CngUIProtectionLevels { None, ProtectKey, ForceHighProtection }
public sealed class CryptoAPITransform : ICryptoTransform {
  public bool CanReuseTransform { get; }
  public bool CanTransformMultipleBlocks { get; }
  public int InputBlockSize { get; }
  public IntPtr KeyHandle { get; }
  public int OutputBlockSize { get; }
  public void Dispose();
  public void Clear();
  public int TransformBlock(byte[] a, int b, int c, byte[] d, int e);
  public byte[] TransformFinalBlock(byte[] a, int b, int c);
  public void Reset();
}
public class CryptoConfig {
  public static bool AllowOnlyFipsAlgorithms { get; }
  public static void AddAlgorithm(Type a, params string[] b);
  public static byte[] EncodeOID(string a);
  public static object CreateFromName(string a);
  public static object CreateFromName(string a, params object[] b);
  public static string MapNameToOID(string a);
  public static void AddOID(string a, params string[] b);
}
public class CryptoStream : Stream {
  public bool CanRead { get; }
  public bool CanSeek { get; }
  public bool CanWrite { get; }
  public long Length { get; }
  public long Position { get; }
  public bool HasFlushedFinalBlock { get; }
  public void FlushFinalBlock();
  public void Clear();
}
public enum CryptoStreamMode { Read, Write }
public class CryptographicException : SystemException {
}
public static class CryptographicOperations {
  public static bool FixedTimeEquals(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b);
  public static void ZeroMemory(Span<byte> a);
}
public class CryptographicUnexpectedOperationException : CryptographicException {
}
public sealed class CspKeyContainerInfo {
  public bool Accessible { get; }
  public CryptoKeySecurity CryptoKeySecurity { get; }
  public bool Exportable { get; }
  public bool HardwareDevice { get; }
  public string KeyContainerName { get; }
  public KeyNumber KeyNumber { get; }
  public bool MachineKeyStore { get; }
  public bool Protected { get; }
  public string ProviderName { get; }
  public int ProviderType { get; }
  public bool RandomlyGenerated { get; }
  public bool Removable { get; }
  public string UniqueKeyContainerName { get; }
}
public sealed class CspParameters {
  public int ProviderType;
  public string ProviderName;
  public string KeyContainerName;
  public int KeyNumber;
  public CspProviderFlags Flags { get; }
  public CryptoKeySecurity CryptoKeySecurity { get; }
  public SecureString KeyPassword { get; }
  public IntPtr ParentWindowHandle { get; }
}
public enum CspProviderFlags { NoFlags, UseMachineKeyStore, UseDefaultKeyContainer, UseNonExportableKey, UseExistingKey, UseArchivableKey, UseUserProtectedKey, NoPrompt, CreateEphemeralKey }
public abstract class DES : SymmetricAlgorithm {
  public byte[] Key { get; }
  public static DES Create();
  public static DES Create(string a);
  public static bool IsWeakKey(byte[] a);
  public static bool IsSemiWeakKey(byte[] a);
}
public sealed class DESCryptoServiceProvider : DES {
}
public abstract class DSA : AsymmetricAlgorithm {
  public static DSA Create();
  public static DSA Create(string a);
  public abstract byte[] CreateSignature(byte[] a);
  public abstract bool VerifySignature(byte[] a, byte[] b);
  public byte[] HashData(byte[] a, int b, int c, HashAlgorithmName d);
  public byte[] HashData(Stream a, HashAlgorithmName b);
  public byte[] SignData(byte[] a, HashAlgorithmName b);
  public byte[] SignData(byte[] a, int b, int c, HashAlgorithmName d);
  public byte[] SignData(Stream a, HashAlgorithmName b);
  public bool VerifyData(byte[] a, byte[] b, HashAlgorithmName c);
  public bool VerifyData(byte[] a, int b, int c, byte[] d, HashAlgorithmName e);
  public bool VerifyData(Stream a, byte[] b, HashAlgorithmName c);
  public abstract DSAParameters ExportParameters(bool a);
  public abstract void ImportParameters(DSAParameters a);
  public static DSA Create(int a);
  public static DSA Create(DSAParameters a);
  public bool TryCreateSignature(ReadOnlySpan<byte> a, Span<byte> b, out int c);
  public bool TryHashData(ReadOnlySpan<byte> a, Span<byte> b, HashAlgorithmName c, out int d);
  public bool TrySignData(ReadOnlySpan<byte> a, Span<byte> b, HashAlgorithmName c, out int d);
  public bool VerifyData(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b, HashAlgorithmName c);
  public bool VerifySignature(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b);
}
public sealed class DSACryptoServiceProvider : DSA, ICspAsymmetricAlgorithm {
  public string KeyExchangeAlgorithm { get; }
  public int KeySize { get; }
  public bool PersistKeyInCsp { get; }
  public bool PublicOnly { get; }
  public string SignatureAlgorithm { get; }
  public static bool UseMachineKeyStore { get; }
  public CspKeyContainerInfo CspKeyContainerInfo { get; }
  public byte[] SignData(byte[] a);
  public byte[] SignData(byte[] a, int b, int c);
  public byte[] SignData(Stream a);
  public byte[] SignHash(byte[] a, string b);
  public bool VerifyData(byte[] a, byte[] b);
  public bool VerifyHash(byte[] a, string b, byte[] c);
  public byte[] ExportCspBlob(bool a);
  public void ImportCspBlob(byte[] a);
}
public struct DSAParameters {
  public byte[] P;
  public byte[] Q;
  public byte[] G;
  public byte[] Y;
  public byte[] J;
  public byte[] X;
  public byte[] Seed;
  public int Counter;
}
public class DSASignatureDeformatter : AsymmetricSignatureDeformatter {
}
public class DSASignatureFormatter : AsymmetricSignatureFormatter {
}
public abstract class DeriveBytes : IDisposable {
  public abstract byte[] GetBytes(int a);
  public abstract void Reset();
  public void Dispose();
  public void Dispose(bool a);
}
public struct ECCurve {
  public byte[] A;
  public byte[] B;
  public ECPoint G;
  public byte[] Order;
  public byte[] Cofactor;
  public byte[] Seed;
  public ECCurve.ECCurveType CurveType;
  public HashAlgorithmName? Hash;
  public byte[] Polynomial;
  public byte[] Prime;
  public Oid Oid { get; }
  public bool IsPrime { get; }
  public bool IsCharacteristic2 { get; }
  public bool IsExplicit { get; }
  public bool IsNamed { get; }
  public static ECCurve CreateFromOid(Oid a);
  public static ECCurve CreateFromFriendlyName(string a);
  public static ECCurve CreateFromValue(string a);
  public void Validate();
  public enum ECCurveType { Implicit, PrimeShortWeierstrass, PrimeTwistedEdwards, PrimeMontgomery, Characteristic2, Named }
  public static class NamedCurves {
    public static ECCurve brainpoolP160r1 { get; }
    public static ECCurve brainpoolP160t1 { get; }
    public static ECCurve brainpoolP192r1 { get; }
    public static ECCurve brainpoolP192t1 { get; }
    public static ECCurve brainpoolP224r1 { get; }
    public static ECCurve brainpoolP224t1 { get; }
    public static ECCurve brainpoolP256r1 { get; }
    public static ECCurve brainpoolP256t1 { get; }
    public static ECCurve brainpoolP320r1 { get; }
    public static ECCurve brainpoolP320t1 { get; }
    public static ECCurve brainpoolP384r1 { get; }
    public static ECCurve brainpoolP384t1 { get; }
    public static ECCurve brainpoolP512r1 { get; }
    public static ECCurve brainpoolP512t1 { get; }
    public static ECCurve nistP256 { get; }
    public static ECCurve nistP384 { get; }
    public static ECCurve nistP521 { get; }
  }
}
public abstract class ECDiffieHellman : AsymmetricAlgorithm {
  public string KeyExchangeAlgorithm { get; }
  public string SignatureAlgorithm { get; }
  public ECDiffieHellmanPublicKey PublicKey { get; }
  public static ECDiffieHellman Create();
  public static ECDiffieHellman Create(string a);
  public static ECDiffieHellman Create(ECCurve a);
  public static ECDiffieHellman Create(ECParameters a);
  public byte[] DeriveKeyMaterial(ECDiffieHellmanPublicKey a);
  public byte[] DeriveKeyFromHash(ECDiffieHellmanPublicKey a, HashAlgorithmName b);
  public byte[] DeriveKeyFromHash(ECDiffieHellmanPublicKey a, HashAlgorithmName b, byte[] c, byte[] d);
  public byte[] DeriveKeyFromHmac(ECDiffieHellmanPublicKey a, HashAlgorithmName b, byte[] c);
  public byte[] DeriveKeyFromHmac(ECDiffieHellmanPublicKey a, HashAlgorithmName b, byte[] c, byte[] d, byte[] e);
  public byte[] DeriveKeyTls(ECDiffieHellmanPublicKey a, byte[] b, byte[] c);
  public ECParameters ExportParameters(bool a);
  public ECParameters ExportExplicitParameters(bool a);
  public void ImportParameters(ECParameters a);
  public void GenerateKey(ECCurve a);
  public byte[] ExportECPrivateKey();
  public bool TryExportECPrivateKey(Span<byte> a, out int b);
  public void ImportECPrivateKey(ReadOnlySpan<byte> a, out int b);
}
public abstract class ECDiffieHellmanPublicKey : IDisposable {
  public void Dispose();
  public void Dispose(bool a);
  public byte[] ToByteArray();
  public string ToXmlString();
  public ECParameters ExportParameters();
  public ECParameters ExportExplicitParameters();
}
public abstract class ECDsa : AsymmetricAlgorithm {
  public string KeyExchangeAlgorithm { get; }
  public string SignatureAlgorithm { get; }
  public static ECDsa Create();
  public static ECDsa Create(string a);
  public static ECDsa Create(ECCurve a);
  public static ECDsa Create(ECParameters a);
  public abstract byte[] SignHash(byte[] a);
  public abstract bool VerifyHash(byte[] a, byte[] b);
  public byte[] HashData(byte[] a, int b, int c, HashAlgorithmName d);
  public byte[] HashData(Stream a, HashAlgorithmName b);
  public byte[] SignData(byte[] a, HashAlgorithmName b);
  public byte[] SignData(byte[] a, int b, int c, HashAlgorithmName d);
  public byte[] SignData(Stream a, HashAlgorithmName b);
  public bool VerifyData(byte[] a, byte[] b, HashAlgorithmName c);
  public bool VerifyData(byte[] a, int b, int c, byte[] d, HashAlgorithmName e);
  public bool VerifyData(Stream a, byte[] b, HashAlgorithmName c);
  public ECParameters ExportParameters(bool a);
  public ECParameters ExportExplicitParameters(bool a);
  public void ImportParameters(ECParameters a);
  public void GenerateKey(ECCurve a);
  public bool TryHashData(ReadOnlySpan<byte> a, Span<byte> b, HashAlgorithmName c, out int d);
  public bool TrySignHash(ReadOnlySpan<byte> a, Span<byte> b, out int c);
  public bool VerifyHash(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b);
  public bool TrySignData(ReadOnlySpan<byte> a, Span<byte> b, HashAlgorithmName c, out int d);
  public bool VerifyData(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b, HashAlgorithmName c);
  public byte[] ExportECPrivateKey();
  public bool TryExportECPrivateKey(Span<byte> a, out int b);
  public void ImportECPrivateKey(ReadOnlySpan<byte> a, out int b);
}
public sealed class ECDsaCng : ECDsa {
  public CngAlgorithm HashAlgorithm { get; }
  public CngKey Key { get; }
  public void FromXmlString(string a, ECKeyXmlFormat b);
  public byte[] SignData(byte[] a);
  public byte[] SignData(Stream a);
  public byte[] SignData(byte[] a, int b, int c);
  public string ToXmlString(ECKeyXmlFormat a);
  public bool VerifyData(byte[] a, byte[] b);
  public bool VerifyData(Stream a, byte[] b);
  public bool VerifyData(byte[] a, int b, int c, byte[] d);
}
public enum ECKeyXmlFormat { Rfc4050 }
public struct ECParameters {
  public ECPoint Q;
  public byte[] D;
  public ECCurve Curve;
  public void Validate();
}
public struct ECPoint {
  public byte[] X;
  public byte[] Y;
}
public class FromBase64Transform : ICryptoTransform {
  public int InputBlockSize { get; }
  public int OutputBlockSize { get; }
  public bool CanTransformMultipleBlocks { get; }
  public bool CanReuseTransform { get; }
  public int TransformBlock(byte[] a, int b, int c, byte[] d, int e);
  public byte[] TransformFinalBlock(byte[] a, int b, int c);
  public void Dispose();
  public void Clear();
  public void Dispose(bool a);
}
public enum FromBase64TransformMode { IgnoreWhiteSpaces, DoNotIgnoreWhiteSpaces }
public abstract class HMAC : KeyedHashAlgorithm {
  public int BlockSizeValue { get; }
  public byte[] Key { get; }
  public string HashName { get; }
  public static HMAC Create();
  public static HMAC Create(string a);
}
public class HMACMD5 : HMAC {
}
public class HMACRIPEMD160 : HMAC {
}
public class HMACSHA1 : HMAC {
}
public class HMACSHA256 : HMAC {
}
public class HMACSHA384 : HMAC {
  public bool ProduceLegacyHmacValues { get; }
}
public class HMACSHA512 : HMAC {
  public bool ProduceLegacyHmacValues { get; }
}
public abstract class HashAlgorithm : ICryptoTransform {
  public int HashSizeValue;
  public byte[] HashValue;
  public int State;
  public int HashSize { get; }
  public byte[] Hash { get; }
  public int InputBlockSize { get; }
  public int OutputBlockSize { get; }
  public bool CanTransformMultipleBlocks { get; }
  public bool CanReuseTransform { get; }
  public static HashAlgorithm Create();
  public static HashAlgorithm Create(string a);
  public byte[] ComputeHash(byte[] a);
  public bool TryComputeHash(ReadOnlySpan<byte> a, Span<byte> b, out int c);
  public byte[] ComputeHash(byte[] a, int b, int c);
  public byte[] ComputeHash(Stream a);
  public void Dispose();
  public void Clear();
  public void Dispose(bool a);
  public int TransformBlock(byte[] a, int b, int c, byte[] d, int e);
  public byte[] TransformFinalBlock(byte[] a, int b, int c);
  public abstract void HashCore(byte[] a, int b, int c);
  public abstract byte[] HashFinal();
  public abstract void Initialize();
  public void HashCore(ReadOnlySpan<byte> a);
  public bool TryHashFinal(Span<byte> a, out int b);
}
public struct HashAlgorithmName : IEquatable<HashAlgorithmName> {
  public static HashAlgorithmName MD5 { get; }
  public static HashAlgorithmName SHA1 { get; }
  public static HashAlgorithmName SHA256 { get; }
  public static HashAlgorithmName SHA384 { get; }
  public static HashAlgorithmName SHA512 { get; }
  public string Name { get; }
  public bool Equals(HashAlgorithmName a);
}
public interface ICryptoTransform : IDisposable {
  public int InputBlockSize { get; }
  public int OutputBlockSize { get; }
  public bool CanTransformMultipleBlocks { get; }
  public bool CanReuseTransform { get; }
  public int TransformBlock(byte[] a, int b, int c, byte[] d, int e);
  public byte[] TransformFinalBlock(byte[] a, int b, int c);
}
public interface ICspAsymmetricAlgorithm {
  public CspKeyContainerInfo CspKeyContainerInfo { get; }
  public byte[] ExportCspBlob(bool a);
  public void ImportCspBlob(byte[] a);
}
public sealed class IncrementalHash : IDisposable {
  public HashAlgorithmName AlgorithmName { get; }
  public void AppendData(byte[] a);
  public void AppendData(byte[] a, int b, int c);
  public byte[] GetHashAndReset();
  public void Dispose();
  public static IncrementalHash CreateHash(HashAlgorithmName a);
  public static IncrementalHash CreateHMAC(HashAlgorithmName a, byte[] b);
  public void AppendData(ReadOnlySpan<byte> a);
  public bool TryGetHashAndReset(Span<byte> a, out int b);
}
public enum KeyNumber { Exchange, Signature }
public sealed class KeySizes {
  public int MinSize { get; }
  public int MaxSize { get; }
  public int SkipSize { get; }
}
public abstract class KeyedHashAlgorithm : HashAlgorithm {
  public byte[] KeyValue;
  public byte[] Key { get; }
  public static KeyedHashAlgorithm Create();
  public static KeyedHashAlgorithm Create(string a);
}
public class MACTripleDES : KeyedHashAlgorithm {
  public PaddingMode Padding { get; }
}
public abstract class MD5 : HashAlgorithm {
  public static MD5 Create();
  public static MD5 Create(string a);
}
public sealed class MD5Cng : MD5 {
}
public sealed class MD5CryptoServiceProvider : MD5 {
}
public abstract class MaskGenerationMethod {
  public abstract byte[] GenerateMask(byte[] a, int b);
}
public sealed class Oid {
  public string Value { get; }
  public string FriendlyName { get; }
  public static Oid FromFriendlyName(string a, OidGroup b);
  public static Oid FromOidValue(string a, OidGroup b);
}
public sealed class OidCollection : ICollection {
  public Oid this[int a] { get; }
  public Oid this[string a] { get; }
  public int Count { get; }
  public bool IsSynchronized { get; }
  public object SyncRoot { get; }
  public int Add(Oid a);
  public OidEnumerator GetEnumerator();
  public void CopyTo(Oid[] a, int b);
}
public sealed class OidEnumerator : IEnumerator {
  public Oid Current { get; }
  public bool MoveNext();
  public void Reset();
}
public enum OidGroup { All, HashAlgorithm, EncryptionAlgorithm, PublicKeyAlgorithm, SignatureAlgorithm, Attribute, ExtensionOrAttribute, EnhancedKeyUsage, Policy, Template, KeyDerivationFunction }
public class PKCS1MaskGenerationMethod : MaskGenerationMethod {
  public string HashName { get; }
}
public enum PaddingMode { None, PKCS7, Zeros, ANSIX923, ISO10126 }
public class PasswordDeriveBytes : DeriveBytes {
  public string HashName { get; }
  public int IterationCount { get; }
  public byte[] Salt { get; }
  public byte[] CryptDeriveKey(string a, string b, int c, byte[] d);
}
public enum PbeEncryptionAlgorithm { Unknown, Aes128Cbc, Aes192Cbc, Aes256Cbc, TripleDes3KeyPkcs12 }
public sealed class PbeParameters {
  public PbeEncryptionAlgorithm EncryptionAlgorithm { get; }
  public HashAlgorithmName HashAlgorithm { get; }
  public int IterationCount { get; }
}
public abstract class RC2 : SymmetricAlgorithm {
  public int EffectiveKeySizeValue;
  public int EffectiveKeySize { get; }
  public int KeySize { get; }
  public static RC2 Create();
  public static RC2 Create(string a);
}
public sealed class RC2CryptoServiceProvider : RC2 {
  public int EffectiveKeySize { get; }
  public bool UseSalt { get; }
}
public abstract class RIPEMD160 : HashAlgorithm {
  public static RIPEMD160 Create();
  public static RIPEMD160 Create(string a);
}
public class RIPEMD160Managed : RIPEMD160 {
}
public sealed class RNGCryptoServiceProvider : RandomNumberGenerator {
}
public abstract class RSA : AsymmetricAlgorithm {
  public string KeyExchangeAlgorithm { get; }
  public string SignatureAlgorithm { get; }
  public static RSA Create();
  public static RSA Create(string a);
  public byte[] Encrypt(byte[] a, RSAEncryptionPadding b);
  public byte[] Decrypt(byte[] a, RSAEncryptionPadding b);
  public byte[] SignHash(byte[] a, HashAlgorithmName b, RSASignaturePadding c);
  public bool VerifyHash(byte[] a, byte[] b, HashAlgorithmName c, RSASignaturePadding d);
  public byte[] HashData(byte[] a, int b, int c, HashAlgorithmName d);
  public byte[] HashData(Stream a, HashAlgorithmName b);
  public byte[] SignData(byte[] a, HashAlgorithmName b, RSASignaturePadding c);
  public byte[] SignData(byte[] a, int b, int c, HashAlgorithmName d, RSASignaturePadding e);
  public byte[] SignData(Stream a, HashAlgorithmName b, RSASignaturePadding c);
  public bool VerifyData(byte[] a, byte[] b, HashAlgorithmName c, RSASignaturePadding d);
  public bool VerifyData(byte[] a, int b, int c, byte[] d, HashAlgorithmName e, RSASignaturePadding f);
  public bool VerifyData(Stream a, byte[] b, HashAlgorithmName c, RSASignaturePadding d);
  public byte[] DecryptValue(byte[] a);
  public byte[] EncryptValue(byte[] a);
  public abstract RSAParameters ExportParameters(bool a);
  public abstract void ImportParameters(RSAParameters a);
  public static RSA Create(int a);
  public static RSA Create(RSAParameters a);
  public bool TryDecrypt(ReadOnlySpan<byte> a, Span<byte> b, RSAEncryptionPadding c, out int d);
  public bool TryEncrypt(ReadOnlySpan<byte> a, Span<byte> b, RSAEncryptionPadding c, out int d);
  public bool TryHashData(ReadOnlySpan<byte> a, Span<byte> b, HashAlgorithmName c, out int d);
  public bool TrySignHash(ReadOnlySpan<byte> a, Span<byte> b, HashAlgorithmName c, RSASignaturePadding d, out int e);
  public bool TrySignData(ReadOnlySpan<byte> a, Span<byte> b, HashAlgorithmName c, RSASignaturePadding d, out int e);
  public bool VerifyData(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b, HashAlgorithmName c, RSASignaturePadding d);
  public bool VerifyHash(ReadOnlySpan<byte> a, ReadOnlySpan<byte> b, HashAlgorithmName c, RSASignaturePadding d);
  public byte[] ExportRSAPrivateKey();
  public byte[] ExportRSAPublicKey();
  public void ImportRSAPrivateKey(ReadOnlySpan<byte> a, out int b);
  public void ImportRSAPublicKey(ReadOnlySpan<byte> a, out int b);
  public bool TryExportRSAPrivateKey(Span<byte> a, out int b);
  public bool TryExportRSAPublicKey(Span<byte> a, out int b);
}
public sealed class RSACng : RSA {
  public CngKey Key { get; }
}
public sealed class RSACryptoServiceProvider : RSA, ICspAsymmetricAlgorithm {
  public string SignatureAlgorithm { get; }
  public static bool UseMachineKeyStore { get; }
  public string KeyExchangeAlgorithm { get; }
  public int KeySize { get; }
  public bool PersistKeyInCsp { get; }
  public bool PublicOnly { get; }
  public CspKeyContainerInfo CspKeyContainerInfo { get; }
  public byte[] Decrypt(byte[] a, bool b);
  public byte[] Encrypt(byte[] a, bool b);
  public byte[] SignData(byte[] a, object b);
  public byte[] SignData(Stream a, object b);
  public byte[] SignData(byte[] a, int b, int c, object d);
  public byte[] SignHash(byte[] a, string b);
  public bool VerifyData(byte[] a, object b, byte[] c);
  public bool VerifyHash(byte[] a, string b, byte[] c);
  public byte[] ExportCspBlob(bool a);
  public void ImportCspBlob(byte[] a);
}
public sealed class RSAEncryptionPadding : IEquatable<RSAEncryptionPadding> {
  public static RSAEncryptionPadding Pkcs1 { get; }
  public static RSAEncryptionPadding OaepSHA1 { get; }
  public static RSAEncryptionPadding OaepSHA256 { get; }
  public static RSAEncryptionPadding OaepSHA384 { get; }
  public static RSAEncryptionPadding OaepSHA512 { get; }
  public RSAEncryptionPaddingMode Mode { get; }
  public HashAlgorithmName OaepHashAlgorithm { get; }
  public static RSAEncryptionPadding CreateOaep(HashAlgorithmName a);
  public bool Equals(RSAEncryptionPadding a);
}
public enum RSAEncryptionPaddingMode { Pkcs1, Oaep }
public class RSAOAEPKeyExchangeDeformatter : AsymmetricKeyExchangeDeformatter {
  public string Parameters { get; }
}
public class RSAOAEPKeyExchangeFormatter : AsymmetricKeyExchangeFormatter {
  public byte[] Parameter { get; }
  public string Parameters { get; }
  public RandomNumberGenerator Rng { get; }
}
public class RSAPKCS1KeyExchangeDeformatter : AsymmetricKeyExchangeDeformatter {
  public RandomNumberGenerator RNG { get; }
  public string Parameters { get; }
}
public class RSAPKCS1KeyExchangeFormatter : AsymmetricKeyExchangeFormatter {
  public string Parameters { get; }
  public RandomNumberGenerator Rng { get; }
}
public class RSAPKCS1SignatureDeformatter : AsymmetricSignatureDeformatter {
}
public class RSAPKCS1SignatureFormatter : AsymmetricSignatureFormatter {
}
public struct RSAParameters {
  public byte[] Exponent;
  public byte[] Modulus;
  public byte[] P;
  public byte[] Q;
  public byte[] DP;
  public byte[] DQ;
  public byte[] InverseQ;
  public byte[] D;
}
public sealed class RSASignaturePadding : IEquatable<RSASignaturePadding> {
  public static RSASignaturePadding Pkcs1 { get; }
  public static RSASignaturePadding Pss { get; }
  public RSASignaturePaddingMode Mode { get; }
  public bool Equals(RSASignaturePadding a);
}
public enum RSASignaturePaddingMode { Pkcs1, Pss }
public abstract class RandomNumberGenerator : IDisposable {
  public static RandomNumberGenerator Create();
  public static RandomNumberGenerator Create(string a);
  public void Dispose();
  public void Dispose(bool a);
  public abstract void GetBytes(byte[] a);
  public void GetBytes(byte[] a, int b, int c);
  public void GetNonZeroBytes(byte[] a);
  public static void Fill(Span<byte> a);
  public void GetBytes(Span<byte> a);
  public void GetNonZeroBytes(Span<byte> a);
  public static int GetInt32(int a, int b);
  public static int GetInt32(int a);
}
public class Rfc2898DeriveBytes : DeriveBytes {
  public HashAlgorithmName HashAlgorithm { get; }
  public int IterationCount { get; }
  public byte[] Salt { get; }
  public byte[] CryptDeriveKey(string a, string b, int c, byte[] d);
}
public abstract class Rijndael : SymmetricAlgorithm {
  public static Rijndael Create();
  public static Rijndael Create(string a);
}
public sealed class RijndaelManaged : Rijndael {
}
public sealed class RijndaelManagedTransform : ICryptoTransform {
  public int BlockSizeValue { get; }
  public int InputBlockSize { get; }
  public int OutputBlockSize { get; }
  public bool CanTransformMultipleBlocks { get; }
  public bool CanReuseTransform { get; }
  public void Dispose();
  public void Clear();
  public int TransformBlock(byte[] a, int b, int c, byte[] d, int e);
  public byte[] TransformFinalBlock(byte[] a, int b, int c);
  public void Reset();
}
public abstract class SHA1 : HashAlgorithm {
  public static SHA1 Create();
  public static SHA1 Create(string a);
}
public sealed class SHA1Cng : SHA1 {
}
public sealed class SHA1CryptoServiceProvider : SHA1 {
}
public class SHA1Managed : SHA1 {
}
public abstract class SHA256 : HashAlgorithm {
  public static SHA256 Create();
  public static SHA256 Create(string a);
}
public sealed class SHA256Cng : SHA256 {
}
public sealed class SHA256CryptoServiceProvider : SHA256 {
}
public class SHA256Managed : SHA256 {
}
public abstract class SHA384 : HashAlgorithm {
  public static SHA384 Create();
  public static SHA384 Create(string a);
}
public sealed class SHA384Cng : SHA384 {
}
public sealed class SHA384CryptoServiceProvider : SHA384 {
}
public class SHA384Managed : SHA384 {
}
public abstract class SHA512 : HashAlgorithm {
  public static SHA512 Create();
  public static SHA512 Create(string a);
}
public sealed class SHA512Cng : SHA512 {
}
public sealed class SHA512CryptoServiceProvider : SHA512 {
}
public class SHA512Managed : SHA512 {
}
public class SignatureDescription {
  public string KeyAlgorithm { get; }
  public string DigestAlgorithm { get; }
  public string FormatterAlgorithm { get; }
  public string DeformatterAlgorithm { get; }
  public AsymmetricSignatureDeformatter CreateDeformatter(AsymmetricAlgorithm a);
  public AsymmetricSignatureFormatter CreateFormatter(AsymmetricAlgorithm a);
  public HashAlgorithm CreateDigest();
}
public abstract class SymmetricAlgorithm : IDisposable {
  public int BlockSizeValue;
  public int FeedbackSizeValue;
  public byte[] IVValue;
  public byte[] KeyValue;
  public KeySizes[] LegalBlockSizesValue;
  public KeySizes[] LegalKeySizesValue;
  public int KeySizeValue;
  public CipherMode ModeValue;
  public PaddingMode PaddingValue;
  public int BlockSize { get; }
  public int FeedbackSize { get; }
  public byte[] IV { get; }
  public byte[] Key { get; }
  public KeySizes[] LegalBlockSizes { get; }
  public KeySizes[] LegalKeySizes { get; }
  public int KeySize { get; }
  public CipherMode Mode { get; }
  public PaddingMode Padding { get; }
  public void Dispose();
  public void Clear();
  public void Dispose(bool a);
  public bool ValidKeySize(int a);
  public static SymmetricAlgorithm Create();
  public static SymmetricAlgorithm Create(string a);
  public ICryptoTransform CreateEncryptor();
  public abstract ICryptoTransform CreateEncryptor(byte[] a, byte[] b);
  public ICryptoTransform CreateDecryptor();
  public abstract ICryptoTransform CreateDecryptor(byte[] a, byte[] b);
  public abstract void GenerateKey();
  public abstract void GenerateIV();
}
public class ToBase64Transform : ICryptoTransform {
  public int InputBlockSize { get; }
  public int OutputBlockSize { get; }
  public bool CanTransformMultipleBlocks { get; }
  public bool CanReuseTransform { get; }
  public int TransformBlock(byte[] a, int b, int c, byte[] d, int e);
  public byte[] TransformFinalBlock(byte[] a, int b, int c);
  public void Dispose();
  public void Clear();
  public void Dispose(bool a);
}
public abstract class TripleDES : SymmetricAlgorithm {
  public byte[] Key { get; }
  public static TripleDES Create();
  public static TripleDES Create(string a);
  public static bool IsWeakKey(byte[] a);
}
public sealed class TripleDESCng : TripleDES {
  public byte[] Key { get; }
  public int KeySize { get; }
}
public sealed class TripleDESCryptoServiceProvider : TripleDES {
}
