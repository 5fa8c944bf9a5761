package kotlin.text


class Regex(pattern: String) {
  val pattern: String
  fun matches(input: CharSequence): Boolean
  fun matchEntire(input: CharSequence): MatchResult
  fun containsMatchIn(input: CharSequence): Boolean
  fun find(input: CharSequence, startIndex: Int = 0): MatchResult
  fun findAll(input: CharSequence, startIndex: Int = 0): Sequence<MatchResult>
  fun replace(input: CharSequence, replacement: String): String
  fun replace(input: CharSequence, transform: (MatchResult) -> CharSequence): String
  fun split(input: CharSequence, limit: Int = 0): List<String>
}
interface MatchResult {
  val value: String
  val range: IntRange
  val groups: List<MatchGroup>
  val groupValues: List<String>
  fun next(): MatchResult
}
class MatchGroup(val value: String, val range: IntRange)
object Charsets {
  val UTF_8: java.nio.charset.Charset
  val US_ASCII: java.nio.charset.Charset
  val ISO_8859_1: java.nio.charset.Charset
}
fun buildString(builderAction: StringBuilder.() -> Unit): String
fun StringBuilder.appendLine(value: Any): StringBuilder
fun StringBuilder.appendLine(): StringBuilder
val CharSequence.indices: IntRange
val CharSequence.lastIndex: Int
fun CharSequence.isEmpty(): Boolean
fun CharSequence.isNotEmpty(): Boolean
fun CharSequence.isBlank(): Boolean
fun CharSequence.isNotBlank(): Boolean
fun CharSequence.isNullOrEmpty(): Boolean
fun CharSequence.isNullOrBlank(): Boolean
fun CharSequence.trim(): String
fun String.trim(): String
fun String.trim(predicate: (Char) -> Boolean): String
fun String.trimStart(): String
fun String.trimEnd(): String
fun String.trimIndent(): String
fun String.trimMargin(): String
fun String.trimMargin(marginPrefix: String): String
fun String.orEmpty(): String
fun String.ifEmpty(defaultValue: () -> String): String
fun String.ifBlank(defaultValue: () -> String): String
fun CharSequence.split(vararg delimiters: String): List<String>
fun CharSequence.splitToSequence(vararg delimiters: String): Sequence<String>
fun CharSequence.lines(): List<String>
fun CharSequence.lineSequence(): Sequence<String>
fun CharSequence.contains(other: CharSequence): Boolean
fun CharSequence.contains(other: CharSequence, ignoreCase: Boolean): Boolean
fun CharSequence.startsWith(prefix: CharSequence): Boolean
fun CharSequence.startsWith(char: Char): Boolean
fun CharSequence.endsWith(char: Char): Boolean
fun CharSequence.forEach(action: (Char) -> Unit)
fun CharSequence.any(predicate: (Char) -> Boolean): Boolean
fun CharSequence.all(predicate: (Char) -> Boolean): Boolean
fun CharSequence.none(predicate: (Char) -> Boolean): Boolean
fun CharSequence.count(predicate: (Char) -> Boolean): Int
fun CharSequence.first(): Char
fun CharSequence.last(): Char
fun CharSequence.firstOrNull(): Char
fun CharSequence.lastOrNull(): Char
fun <R> CharSequence.map(transform: (Char) -> R): List<R>
fun CharSequence.indexOfFirst(predicate: (Char) -> Boolean): Int
fun CharSequence.toList(): List<Char>
fun String.filter(predicate: (Char) -> Boolean): String
fun String.drop(n: Int): String
fun String.dropLast(n: Int): String
fun String.take(n: Int): String
fun String.takeLast(n: Int): String
fun String.takeWhile(predicate: (Char) -> Boolean): String
fun String.padStart(length: Int, padChar: Char = ' '): String
fun String.padEnd(length: Int, padChar: Char = ' '): String
fun String.removePrefix(prefix: CharSequence): String
fun String.removeSuffix(suffix: CharSequence): String
fun String.removeSurrounding(delimiter: CharSequence): String
fun String.replaceFirst(oldValue: String, newValue: String): String
fun String.replaceFirstChar(transform: (Char) -> Char): String
fun String.reversed(): String
fun String.lowercase(): String
fun String.uppercase(): String
fun String.capitalize(): String
fun String.decapitalize(): String
fun String.substringBefore(delimiter: String): String
fun String.substringAfter(delimiter: String): String
fun String.substringBeforeLast(delimiter: String): String
fun String.substringAfterLast(delimiter: String): String
fun String.toInt(): Int
fun String.toInt(radix: Int): Int
fun String.toIntOrNull(): Int
fun String.toLong(): Long
fun String.toLongOrNull(): Long
fun String.toDouble(): Double
fun String.toDoubleOrNull(): Double
fun String.toFloat(): Float
fun String.toBoolean(): Boolean
fun String.toRegex(): Regex
fun String.toByteArray(): ByteArray
fun String.toByteArray(charset: java.nio.charset.Charset): ByteArray
fun String.toCharArray(): CharArray
fun String.encodeToByteArray(): ByteArray
fun ByteArray.decodeToString(): String
fun String.repeat(n: Int): String
fun Char.isDigit(): Boolean
fun Char.isLetter(): Boolean
fun Char.isLetterOrDigit(): Boolean
fun Char.isWhitespace(): Boolean
fun Char.isUpperCase(): Boolean
fun Char.isLowerCase(): Boolean
fun Char.lowercaseChar(): Char
fun Char.uppercaseChar(): Char
fun Char.uppercase(): String
fun Char.lowercase(): String
fun Char.digitToInt(): Int
