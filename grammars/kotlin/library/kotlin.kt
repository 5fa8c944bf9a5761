// Declarations of the standard library of Kotlin that types need, written by hand. Types that a program of the JVM shares with Java
// are those of Java.
package kotlin

typealias Any = Object
typealias Boolean = boolean_
typealias Byte = byte_
typealias Char = char_
typealias Short = short_
typealias Int = int_
typealias Long = long_
typealias Float = float_
typealias Double = double_
typealias Unit = Void
typealias Nothing = Void
typealias NoSuchElementException = java.util.NoSuchElementException
typealias ConcurrentModificationException = java.util.ConcurrentModificationException
typealias Comparator<T> = java.util.Comparator<T>

class NotImplementedError(message: String) : Error(message)
class KotlinVersion
annotation class Suppress
annotation class Deprecated
annotation class ReplaceWith
annotation class OptIn
annotation class RequiresOptIn
annotation class PublishedApi
annotation class ExperimentalStdlibApi
annotation class DslMarker
annotation class BuilderInference
annotation class OverloadResolutionByLambdaReturnType

interface Function<R>
interface Lazy<T> {
  fun __delegated(): T
  val value: T
  fun isInitialized(): Boolean
}
fun <T> lazy(initializer: () -> T): Lazy<T>
fun <T> lazy(mode: LazyThreadSafetyMode, initializer: () -> T): Lazy<T>
fun <T> lazyOf(value: T): Lazy<T>
enum class LazyThreadSafetyMode { SYNCHRONIZED, PUBLICATION, NONE }
class Pair<A, B>(val first: A, val second: B)
class Triple<A, B, C>(val first: A, val second: B, val third: C)
class Result<T> {
  val isSuccess: Boolean
  val isFailure: Boolean
  fun getOrNull(): T
  fun exceptionOrNull(): Throwable
}
infix fun <A, B> A.to(that: B): Pair<A, B>
fun <T> Result<T>.getOrThrow(): T
fun <T> Result<T>.getOrElse(onFailure: (Throwable) -> T): T
fun <T> Result<T>.getOrDefault(defaultValue: T): T
fun <T> Result<T>.onSuccess(action: (T) -> Unit): Result<T>
fun <T> Result<T>.onFailure(action: (Throwable) -> Unit): Result<T>
fun <T, R> Result<T>.map(transform: (T) -> R): Result<R>
fun <R> runCatching(block: () -> R): Result<R>
fun <R> run(block: () -> R): R
fun <T, R> with(receiver: T, block: T.() -> R): R
fun repeat(times: Int, action: (Int) -> Unit)
fun TODO(): Nothing
fun TODO(reason: String): Nothing
fun error(message: Any): Nothing
fun require(value: Boolean)
fun require(value: Boolean, lazyMessage: () -> Any)
fun <T> requireNotNull(value: T): T
fun <T> requireNotNull(value: T, lazyMessage: () -> Any): T
fun check(value: Boolean)
fun check(value: Boolean, lazyMessage: () -> Any)
fun <T> checkNotNull(value: T): T
fun <T> checkNotNull(value: T, lazyMessage: () -> Any): T
fun assert(value: Boolean)
fun assert(value: Boolean, lazyMessage: () -> Any)
fun <R> synchronized(lock: Any, block: () -> R): R
fun <T> arrayOf(vararg elements: T): Array<T>
fun <T> arrayOfNulls(size: Int): Array<T>
fun <T> emptyArray(): Array<T>
fun intArrayOf(vararg elements: Int): IntArray
fun longArrayOf(vararg elements: Long): LongArray
fun byteArrayOf(vararg elements: Byte): ByteArray
fun charArrayOf(vararg elements: Char): CharArray
fun booleanArrayOf(vararg elements: Boolean): BooleanArray
fun doubleArrayOf(vararg elements: Double): DoubleArray
fun floatArrayOf(vararg elements: Float): FloatArray
typealias ByteArray = Array<byte_>
typealias CharArray = Array<char_>
typealias ShortArray = Array<short_>
typealias IntArray = Array<int_>
typealias LongArray = Array<long_>
typealias FloatArray = Array<float_>
typealias DoubleArray = Array<double_>
typealias BooleanArray = Array<boolean_>

fun <T> T.apply(block: T.() -> Unit): T
fun <T> T.also(block: (T) -> Unit): T
fun <T, R> T.let(block: (T) -> R): R
fun <T, R> T.run(block: T.() -> R): R
fun <T> T.takeIf(predicate: (T) -> Boolean): T
fun <T> T.takeUnless(predicate: (T) -> Boolean): T
fun <T : AutoCloseable, R> T.use(block: (T) -> R): R
fun Any.toString(): String
fun Any.hashCode(): Int
fun Throwable.stackTraceToString(): String
fun Throwable.addSuppressed(exception: Throwable)
val Throwable.message: String
val Throwable.cause: Throwable
val String.length: Int
val CharSequence.length: Int
operator fun String.get(index: Int): Char
operator fun String.plus(other: Any): String
fun Int.toInt(): Int
fun Int.toLong(): Long
fun Int.toDouble(): Double
fun Int.toFloat(): Float
fun Int.toByte(): Byte
fun Int.toShort(): Short
fun Int.toChar(): Char
infix fun Int.shl(bitCount: Int): Int
infix fun Int.shr(bitCount: Int): Int
infix fun Int.ushr(bitCount: Int): Int
infix fun Int.and(other: Int): Int
infix fun Int.or(other: Int): Int
infix fun Int.xor(other: Int): Int
fun Int.inv(): Int
fun Long.toInt(): Int
fun Long.toLong(): Long
fun Long.toDouble(): Double
fun Long.toByte(): Byte
infix fun Long.shl(bitCount: Int): Long
infix fun Long.shr(bitCount: Int): Long
infix fun Long.ushr(bitCount: Int): Long
infix fun Long.and(other: Long): Long
infix fun Long.or(other: Long): Long
infix fun Long.xor(other: Long): Long
fun Long.inv(): Long
fun Double.toInt(): Int
fun Double.toLong(): Long
fun Double.toFloat(): Float
fun Float.toDouble(): Double
fun Float.toInt(): Int
val Char.code: Int
fun Char.toInt(): Int
infix fun Boolean.and(other: Boolean): Boolean
infix fun Boolean.or(other: Boolean): Boolean
infix fun Boolean.xor(other: Boolean): Boolean
fun Boolean.not(): Boolean
