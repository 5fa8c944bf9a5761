// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Globalization;
public struct BigInteger : IComparable, IComparable<BigInteger>, IEquatable<BigInteger>, IFormattable {
  public static BigInteger Zero { get; }
  public static BigInteger One { get; }
  public static BigInteger MinusOne { get; }
  public bool IsPowerOfTwo { get; }
  public bool IsZero { get; }
  public bool IsOne { get; }
  public bool IsEven { get; }
  public int Sign { get; }
  public static BigInteger Parse(string a);
  public static BigInteger Parse(string a, NumberStyles b);
  public static BigInteger Parse(string a, IFormatProvider b);
  public static BigInteger Parse(string a, NumberStyles b, IFormatProvider c);
  public static bool TryParse(string a, out BigInteger b);
  public static bool TryParse(string a, NumberStyles b, IFormatProvider c, out BigInteger d);
  public static BigInteger Parse(ReadOnlySpan<char> a, NumberStyles b = default, IFormatProvider c = default);
  public static bool TryParse(ReadOnlySpan<char> a, out BigInteger b);
  public static bool TryParse(ReadOnlySpan<char> a, NumberStyles b, IFormatProvider c, out BigInteger d);
  public static int Compare(BigInteger a, BigInteger b);
  public static BigInteger Abs(BigInteger a);
  public static BigInteger Add(BigInteger a, BigInteger b);
  public static BigInteger Subtract(BigInteger a, BigInteger b);
  public static BigInteger Multiply(BigInteger a, BigInteger b);
  public static BigInteger Divide(BigInteger a, BigInteger b);
  public static BigInteger Remainder(BigInteger a, BigInteger b);
  public static BigInteger DivRem(BigInteger a, BigInteger b, out BigInteger c);
  public static BigInteger Negate(BigInteger a);
  public static double Log(BigInteger a);
  public static double Log(BigInteger a, double b);
  public static double Log10(BigInteger a);
  public static BigInteger GreatestCommonDivisor(BigInteger a, BigInteger b);
  public static BigInteger Max(BigInteger a, BigInteger b);
  public static BigInteger Min(BigInteger a, BigInteger b);
  public static BigInteger ModPow(BigInteger a, BigInteger b, BigInteger c);
  public static BigInteger Pow(BigInteger a, int b);
  public bool Equals(long a);
  public bool Equals(ulong a);
  public bool Equals(BigInteger a);
  public int CompareTo(long a);
  public int CompareTo(ulong a);
  public int CompareTo(BigInteger a);
  public int CompareTo(object a);
  public byte[] ToByteArray();
  public byte[] ToByteArray(bool a = default, bool b = default);
  public bool TryWriteBytes(Span<byte> a, out int b, bool c = default, bool d = default);
  public int GetByteCount(bool a = default);
  public string ToString(IFormatProvider a);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public bool TryFormat(Span<char> a, out int b, ReadOnlySpan<char> c = default, IFormatProvider d = default);
}
public struct Complex : IEquatable<Complex>, IFormattable {
  public static Complex Zero;
  public static Complex One;
  public static Complex ImaginaryOne;
  public double Real { get; }
  public double Imaginary { get; }
  public double Magnitude { get; }
  public double Phase { get; }
  public static Complex FromPolarCoordinates(double a, double b);
  public static Complex Negate(Complex a);
  public static Complex Add(Complex a, Complex b);
  public static Complex Subtract(Complex a, Complex b);
  public static Complex Multiply(Complex a, Complex b);
  public static Complex Divide(Complex a, Complex b);
  public static double Abs(Complex a);
  public static Complex Conjugate(Complex a);
  public static Complex Reciprocal(Complex a);
  public bool Equals(Complex a);
  public string ToString(string a);
  public string ToString(IFormatProvider a);
  public string ToString(string a, IFormatProvider b);
  public static Complex Sin(Complex a);
  public static Complex Sinh(Complex a);
  public static Complex Asin(Complex a);
  public static Complex Cos(Complex a);
  public static Complex Cosh(Complex a);
  public static Complex Acos(Complex a);
  public static Complex Tan(Complex a);
  public static Complex Tanh(Complex a);
  public static Complex Atan(Complex a);
  public static Complex Log(Complex a);
  public static Complex Log(Complex a, double b);
  public static Complex Log10(Complex a);
  public static Complex Exp(Complex a);
  public static Complex Sqrt(Complex a);
  public static Complex Pow(Complex a, Complex b);
  public static Complex Pow(Complex a, double b);
}
public struct Matrix3x2 : IEquatable<Matrix3x2> {
  public float M11;
  public float M12;
  public float M21;
  public float M22;
  public float M31;
  public float M32;
  public static Matrix3x2 Identity { get; }
  public bool IsIdentity { get; }
  public Vector2 Translation { get; }
  public static Matrix3x2 CreateTranslation(Vector2 a);
  public static Matrix3x2 CreateTranslation(float a, float b);
  public static Matrix3x2 CreateScale(float a, float b);
  public static Matrix3x2 CreateScale(float a, float b, Vector2 c);
  public static Matrix3x2 CreateScale(Vector2 a);
  public static Matrix3x2 CreateScale(Vector2 a, Vector2 b);
  public static Matrix3x2 CreateScale(float a);
  public static Matrix3x2 CreateScale(float a, Vector2 b);
  public static Matrix3x2 CreateSkew(float a, float b);
  public static Matrix3x2 CreateSkew(float a, float b, Vector2 c);
  public static Matrix3x2 CreateRotation(float a);
  public static Matrix3x2 CreateRotation(float a, Vector2 b);
  public float GetDeterminant();
  public static bool Invert(Matrix3x2 a, out Matrix3x2 b);
  public static Matrix3x2 Lerp(Matrix3x2 a, Matrix3x2 b, float c);
  public static Matrix3x2 Negate(Matrix3x2 a);
  public static Matrix3x2 Add(Matrix3x2 a, Matrix3x2 b);
  public static Matrix3x2 Subtract(Matrix3x2 a, Matrix3x2 b);
  public static Matrix3x2 Multiply(Matrix3x2 a, Matrix3x2 b);
  public static Matrix3x2 Multiply(Matrix3x2 a, float b);
  public bool Equals(Matrix3x2 a);
}
public struct Matrix4x4 : IEquatable<Matrix4x4> {
  public float M11;
  public float M12;
  public float M13;
  public float M14;
  public float M21;
  public float M22;
  public float M23;
  public float M24;
  public float M31;
  public float M32;
  public float M33;
  public float M34;
  public float M41;
  public float M42;
  public float M43;
  public float M44;
  public static Matrix4x4 Identity { get; }
  public bool IsIdentity { get; }
  public Vector3 Translation { get; }
  public static Matrix4x4 CreateBillboard(Vector3 a, Vector3 b, Vector3 c, Vector3 d);
  public static Matrix4x4 CreateConstrainedBillboard(Vector3 a, Vector3 b, Vector3 c, Vector3 d, Vector3 e);
  public static Matrix4x4 CreateTranslation(Vector3 a);
  public static Matrix4x4 CreateTranslation(float a, float b, float c);
  public static Matrix4x4 CreateScale(float a, float b, float c);
  public static Matrix4x4 CreateScale(float a, float b, float c, Vector3 d);
  public static Matrix4x4 CreateScale(Vector3 a);
  public static Matrix4x4 CreateScale(Vector3 a, Vector3 b);
  public static Matrix4x4 CreateScale(float a);
  public static Matrix4x4 CreateScale(float a, Vector3 b);
  public static Matrix4x4 CreateRotationX(float a);
  public static Matrix4x4 CreateRotationX(float a, Vector3 b);
  public static Matrix4x4 CreateRotationY(float a);
  public static Matrix4x4 CreateRotationY(float a, Vector3 b);
  public static Matrix4x4 CreateRotationZ(float a);
  public static Matrix4x4 CreateRotationZ(float a, Vector3 b);
  public static Matrix4x4 CreateFromAxisAngle(Vector3 a, float b);
  public static Matrix4x4 CreatePerspectiveFieldOfView(float a, float b, float c, float d);
  public static Matrix4x4 CreatePerspective(float a, float b, float c, float d);
  public static Matrix4x4 CreatePerspectiveOffCenter(float a, float b, float c, float d, float e, float f);
  public static Matrix4x4 CreateOrthographic(float a, float b, float c, float d);
  public static Matrix4x4 CreateOrthographicOffCenter(float a, float b, float c, float d, float e, float f);
  public static Matrix4x4 CreateLookAt(Vector3 a, Vector3 b, Vector3 c);
  public static Matrix4x4 CreateWorld(Vector3 a, Vector3 b, Vector3 c);
  public static Matrix4x4 CreateFromQuaternion(Quaternion a);
  public static Matrix4x4 CreateFromYawPitchRoll(float a, float b, float c);
  public static Matrix4x4 CreateShadow(Vector3 a, Plane b);
  public static Matrix4x4 CreateReflection(Plane a);
  public float GetDeterminant();
  public static bool Invert(Matrix4x4 a, out Matrix4x4 b);
  public static bool Decompose(Matrix4x4 a, out Vector3 b, out Quaternion c, out Vector3 d);
  public static Matrix4x4 Transform(Matrix4x4 a, Quaternion b);
  public static Matrix4x4 Transpose(Matrix4x4 a);
  public static Matrix4x4 Lerp(Matrix4x4 a, Matrix4x4 b, float c);
  public static Matrix4x4 Negate(Matrix4x4 a);
  public static Matrix4x4 Add(Matrix4x4 a, Matrix4x4 b);
  public static Matrix4x4 Subtract(Matrix4x4 a, Matrix4x4 b);
  public static Matrix4x4 Multiply(Matrix4x4 a, Matrix4x4 b);
  public static Matrix4x4 Multiply(Matrix4x4 a, float b);
  public bool Equals(Matrix4x4 a);
}
public struct Plane : IEquatable<Plane> {
  public Vector3 Normal;
  public float D;
  public static Plane CreateFromVertices(Vector3 a, Vector3 b, Vector3 c);
  public static Plane Normalize(Plane a);
  public static Plane Transform(Plane a, Matrix4x4 b);
  public static Plane Transform(Plane a, Quaternion b);
  public static float Dot(Plane a, Vector4 b);
  public static float DotCoordinate(Plane a, Vector3 b);
  public static float DotNormal(Plane a, Vector3 b);
  public bool Equals(Plane a);
}
public struct Quaternion : IEquatable<Quaternion> {
  public float X;
  public float Y;
  public float Z;
  public float W;
  public static Quaternion Identity { get; }
  public bool IsIdentity { get; }
  public float Length();
  public float LengthSquared();
  public static Quaternion Normalize(Quaternion a);
  public static Quaternion Conjugate(Quaternion a);
  public static Quaternion Inverse(Quaternion a);
  public static Quaternion CreateFromAxisAngle(Vector3 a, float b);
  public static Quaternion CreateFromYawPitchRoll(float a, float b, float c);
  public static Quaternion CreateFromRotationMatrix(Matrix4x4 a);
  public static float Dot(Quaternion a, Quaternion b);
  public static Quaternion Slerp(Quaternion a, Quaternion b, float c);
  public static Quaternion Lerp(Quaternion a, Quaternion b, float c);
  public static Quaternion Concatenate(Quaternion a, Quaternion b);
  public static Quaternion Negate(Quaternion a);
  public static Quaternion Add(Quaternion a, Quaternion b);
  public static Quaternion Subtract(Quaternion a, Quaternion b);
  public static Quaternion Multiply(Quaternion a, Quaternion b);
  public static Quaternion Multiply(Quaternion a, float b);
  public static Quaternion Divide(Quaternion a, Quaternion b);
  public bool Equals(Quaternion a);
}
public static class Vector {
  public static bool IsHardwareAccelerated { get; }
  public static void Widen(Vector<byte> a, out Vector<ushort> b, out Vector<ushort> c);
  public static void Widen(Vector<ushort> a, out Vector<uint> b, out Vector<uint> c);
  public static void Widen(Vector<uint> a, out Vector<ulong> b, out Vector<ulong> c);
  public static void Widen(Vector<sbyte> a, out Vector<short> b, out Vector<short> c);
  public static void Widen(Vector<short> a, out Vector<int> b, out Vector<int> c);
  public static void Widen(Vector<int> a, out Vector<long> b, out Vector<long> c);
  public static void Widen(Vector<float> a, out Vector<double> b, out Vector<double> c);
  public static Vector<byte> Narrow(Vector<ushort> a, Vector<ushort> b);
  public static Vector<ushort> Narrow(Vector<uint> a, Vector<uint> b);
  public static Vector<uint> Narrow(Vector<ulong> a, Vector<ulong> b);
  public static Vector<sbyte> Narrow(Vector<short> a, Vector<short> b);
  public static Vector<short> Narrow(Vector<int> a, Vector<int> b);
  public static Vector<int> Narrow(Vector<long> a, Vector<long> b);
  public static Vector<float> Narrow(Vector<double> a, Vector<double> b);
  public static Vector<float> ConvertToSingle(Vector<int> a);
  public static Vector<float> ConvertToSingle(Vector<uint> a);
  public static Vector<double> ConvertToDouble(Vector<long> a);
  public static Vector<double> ConvertToDouble(Vector<ulong> a);
  public static Vector<int> ConvertToInt32(Vector<float> a);
  public static Vector<uint> ConvertToUInt32(Vector<float> a);
  public static Vector<long> ConvertToInt64(Vector<double> a);
  public static Vector<ulong> ConvertToUInt64(Vector<double> a);
  public static Vector<float> ConditionalSelect(Vector<int> a, Vector<float> b, Vector<float> c);
  public static Vector<double> ConditionalSelect(Vector<long> a, Vector<double> b, Vector<double> c);
  public static Vector<T> ConditionalSelect<T>(Vector<T> a, Vector<T> b, Vector<T> c);
  public static Vector<T> Equals<T>(Vector<T> a, Vector<T> b);
  public static Vector<int> Equals(Vector<float> a, Vector<float> b);
  public static Vector<int> Equals(Vector<int> a, Vector<int> b);
  public static Vector<long> Equals(Vector<double> a, Vector<double> b);
  public static Vector<long> Equals(Vector<long> a, Vector<long> b);
  public static bool EqualsAll<T>(Vector<T> a, Vector<T> b);
  public static bool EqualsAny<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> LessThan<T>(Vector<T> a, Vector<T> b);
  public static Vector<int> LessThan(Vector<float> a, Vector<float> b);
  public static Vector<int> LessThan(Vector<int> a, Vector<int> b);
  public static Vector<long> LessThan(Vector<double> a, Vector<double> b);
  public static Vector<long> LessThan(Vector<long> a, Vector<long> b);
  public static bool LessThanAll<T>(Vector<T> a, Vector<T> b);
  public static bool LessThanAny<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> LessThanOrEqual<T>(Vector<T> a, Vector<T> b);
  public static Vector<int> LessThanOrEqual(Vector<float> a, Vector<float> b);
  public static Vector<int> LessThanOrEqual(Vector<int> a, Vector<int> b);
  public static Vector<long> LessThanOrEqual(Vector<long> a, Vector<long> b);
  public static Vector<long> LessThanOrEqual(Vector<double> a, Vector<double> b);
  public static bool LessThanOrEqualAll<T>(Vector<T> a, Vector<T> b);
  public static bool LessThanOrEqualAny<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> GreaterThan<T>(Vector<T> a, Vector<T> b);
  public static Vector<int> GreaterThan(Vector<float> a, Vector<float> b);
  public static Vector<int> GreaterThan(Vector<int> a, Vector<int> b);
  public static Vector<long> GreaterThan(Vector<double> a, Vector<double> b);
  public static Vector<long> GreaterThan(Vector<long> a, Vector<long> b);
  public static bool GreaterThanAll<T>(Vector<T> a, Vector<T> b);
  public static bool GreaterThanAny<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> GreaterThanOrEqual<T>(Vector<T> a, Vector<T> b);
  public static Vector<int> GreaterThanOrEqual(Vector<float> a, Vector<float> b);
  public static Vector<int> GreaterThanOrEqual(Vector<int> a, Vector<int> b);
  public static Vector<long> GreaterThanOrEqual(Vector<long> a, Vector<long> b);
  public static Vector<long> GreaterThanOrEqual(Vector<double> a, Vector<double> b);
  public static bool GreaterThanOrEqualAll<T>(Vector<T> a, Vector<T> b);
  public static bool GreaterThanOrEqualAny<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> Abs<T>(Vector<T> a);
  public static Vector<T> Min<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> Max<T>(Vector<T> a, Vector<T> b);
  public static T Dot<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> SquareRoot<T>(Vector<T> a);
  public static Vector<T> Add<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> Subtract<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> Multiply<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> Multiply<T>(Vector<T> a, T b);
  public static Vector<T> Multiply<T>(T a, Vector<T> b);
  public static Vector<T> Divide<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> Negate<T>(Vector<T> a);
  public static Vector<T> BitwiseAnd<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> BitwiseOr<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> OnesComplement<T>(Vector<T> a);
  public static Vector<T> Xor<T>(Vector<T> a, Vector<T> b);
  public static Vector<T> AndNot<T>(Vector<T> a, Vector<T> b);
  public static Vector<byte> AsVectorByte<T>(Vector<T> a);
  public static Vector<sbyte> AsVectorSByte<T>(Vector<T> a);
  public static Vector<ushort> AsVectorUInt16<T>(Vector<T> a);
  public static Vector<short> AsVectorInt16<T>(Vector<T> a);
  public static Vector<uint> AsVectorUInt32<T>(Vector<T> a);
  public static Vector<int> AsVectorInt32<T>(Vector<T> a);
  public static Vector<ulong> AsVectorUInt64<T>(Vector<T> a);
  public static Vector<long> AsVectorInt64<T>(Vector<T> a);
  public static Vector<float> AsVectorSingle<T>(Vector<T> a);
  public static Vector<double> AsVectorDouble<T>(Vector<T> a);
}
public struct Vector2 : IEquatable<Vector2>, IFormattable {
  public float X;
  public float Y;
  public static Vector2 Zero { get; }
  public static Vector2 One { get; }
  public static Vector2 UnitX { get; }
  public static Vector2 UnitY { get; }
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public float Length();
  public float LengthSquared();
  public static float Distance(Vector2 a, Vector2 b);
  public static float DistanceSquared(Vector2 a, Vector2 b);
  public static Vector2 Normalize(Vector2 a);
  public static Vector2 Reflect(Vector2 a, Vector2 b);
  public static Vector2 Clamp(Vector2 a, Vector2 b, Vector2 c);
  public static Vector2 Lerp(Vector2 a, Vector2 b, float c);
  public static Vector2 Transform(Vector2 a, Matrix3x2 b);
  public static Vector2 Transform(Vector2 a, Matrix4x4 b);
  public static Vector2 TransformNormal(Vector2 a, Matrix3x2 b);
  public static Vector2 TransformNormal(Vector2 a, Matrix4x4 b);
  public static Vector2 Transform(Vector2 a, Quaternion b);
  public static Vector2 Add(Vector2 a, Vector2 b);
  public static Vector2 Subtract(Vector2 a, Vector2 b);
  public static Vector2 Multiply(Vector2 a, Vector2 b);
  public static Vector2 Multiply(Vector2 a, float b);
  public static Vector2 Multiply(float a, Vector2 b);
  public static Vector2 Divide(Vector2 a, Vector2 b);
  public static Vector2 Divide(Vector2 a, float b);
  public static Vector2 Negate(Vector2 a);
  public void CopyTo(float[] a);
  public void CopyTo(float[] a, int b);
  public bool Equals(Vector2 a);
  public static float Dot(Vector2 a, Vector2 b);
  public static Vector2 Min(Vector2 a, Vector2 b);
  public static Vector2 Max(Vector2 a, Vector2 b);
  public static Vector2 Abs(Vector2 a);
  public static Vector2 SquareRoot(Vector2 a);
}
public struct Vector3 : IEquatable<Vector3>, IFormattable {
  public float X;
  public float Y;
  public float Z;
  public static Vector3 Zero { get; }
  public static Vector3 One { get; }
  public static Vector3 UnitX { get; }
  public static Vector3 UnitY { get; }
  public static Vector3 UnitZ { get; }
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public float Length();
  public float LengthSquared();
  public static float Distance(Vector3 a, Vector3 b);
  public static float DistanceSquared(Vector3 a, Vector3 b);
  public static Vector3 Normalize(Vector3 a);
  public static Vector3 Cross(Vector3 a, Vector3 b);
  public static Vector3 Reflect(Vector3 a, Vector3 b);
  public static Vector3 Clamp(Vector3 a, Vector3 b, Vector3 c);
  public static Vector3 Lerp(Vector3 a, Vector3 b, float c);
  public static Vector3 Transform(Vector3 a, Matrix4x4 b);
  public static Vector3 TransformNormal(Vector3 a, Matrix4x4 b);
  public static Vector3 Transform(Vector3 a, Quaternion b);
  public static Vector3 Add(Vector3 a, Vector3 b);
  public static Vector3 Subtract(Vector3 a, Vector3 b);
  public static Vector3 Multiply(Vector3 a, Vector3 b);
  public static Vector3 Multiply(Vector3 a, float b);
  public static Vector3 Multiply(float a, Vector3 b);
  public static Vector3 Divide(Vector3 a, Vector3 b);
  public static Vector3 Divide(Vector3 a, float b);
  public static Vector3 Negate(Vector3 a);
  public void CopyTo(float[] a);
  public void CopyTo(float[] a, int b);
  public bool Equals(Vector3 a);
  public static float Dot(Vector3 a, Vector3 b);
  public static Vector3 Min(Vector3 a, Vector3 b);
  public static Vector3 Max(Vector3 a, Vector3 b);
  public static Vector3 Abs(Vector3 a);
  public static Vector3 SquareRoot(Vector3 a);
}
public struct Vector4 : IEquatable<Vector4>, IFormattable {
  public float X;
  public float Y;
  public float Z;
  public float W;
  public static Vector4 Zero { get; }
  public static Vector4 One { get; }
  public static Vector4 UnitX { get; }
  public static Vector4 UnitY { get; }
  public static Vector4 UnitZ { get; }
  public static Vector4 UnitW { get; }
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
  public float Length();
  public float LengthSquared();
  public static float Distance(Vector4 a, Vector4 b);
  public static float DistanceSquared(Vector4 a, Vector4 b);
  public static Vector4 Normalize(Vector4 a);
  public static Vector4 Clamp(Vector4 a, Vector4 b, Vector4 c);
  public static Vector4 Lerp(Vector4 a, Vector4 b, float c);
  public static Vector4 Transform(Vector2 a, Matrix4x4 b);
  public static Vector4 Transform(Vector3 a, Matrix4x4 b);
  public static Vector4 Transform(Vector4 a, Matrix4x4 b);
  public static Vector4 Transform(Vector2 a, Quaternion b);
  public static Vector4 Transform(Vector3 a, Quaternion b);
  public static Vector4 Transform(Vector4 a, Quaternion b);
  public static Vector4 Add(Vector4 a, Vector4 b);
  public static Vector4 Subtract(Vector4 a, Vector4 b);
  public static Vector4 Multiply(Vector4 a, Vector4 b);
  public static Vector4 Multiply(Vector4 a, float b);
  public static Vector4 Multiply(float a, Vector4 b);
  public static Vector4 Divide(Vector4 a, Vector4 b);
  public static Vector4 Divide(Vector4 a, float b);
  public static Vector4 Negate(Vector4 a);
  public void CopyTo(float[] a);
  public void CopyTo(float[] a, int b);
  public bool Equals(Vector4 a);
  public static float Dot(Vector4 a, Vector4 b);
  public static Vector4 Min(Vector4 a, Vector4 b);
  public static Vector4 Max(Vector4 a, Vector4 b);
  public static Vector4 Abs(Vector4 a);
  public static Vector4 SquareRoot(Vector4 a);
}
public struct Vector<T> : IEquatable<Vector<T>>, IFormattable {
  public static int Count { get; }
  public static Vector<T> Zero { get; }
  public static Vector<T> One { get; }
  public T this[int a] { get; }
  public void CopyTo(T[] a);
  public void CopyTo(T[] a, int b);
  public bool Equals(Vector<T> a);
  public string ToString(string a);
  public string ToString(string a, IFormatProvider b);
}
