package kotlin.ranges

interface ClosedRange<T> {
  val start: T
  val endInclusive: T
  operator fun contains(value: T): Boolean
}
class IntRange : IntProgression(), ClosedRange<Int> {
  val first: Int
  val last: Int
}
class LongRange : Iterable<Long> {
  val first: Long
  val last: Long
}
class CharRange : Iterable<Char>
open class IntProgression : Iterable<Int> {
  val step: Int
}
operator fun Int.rangeTo(other: Int): IntRange
operator fun Char.rangeTo(other: Char): CharRange
operator fun Long.rangeTo(other: Long): LongRange
infix fun Int.until(to: Int): IntRange
infix fun Long.until(to: Long): LongRange
infix fun Int.downTo(to: Int): IntProgression
infix fun IntProgression.step(step: Int): IntProgression
fun Int.coerceAtLeast(minimumValue: Int): Int
fun Int.coerceAtMost(maximumValue: Int): Int
fun Int.coerceIn(minimumValue: Int, maximumValue: Int): Int
fun Long.coerceAtLeast(minimumValue: Long): Long
fun Long.coerceAtMost(maximumValue: Long): Long
fun Long.coerceIn(minimumValue: Long, maximumValue: Long): Long
