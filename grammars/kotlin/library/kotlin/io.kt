package kotlin.io

import java.io.File
import java.io.Reader

fun println(message: Any)
fun println()
fun print(message: Any)
fun readLine(): String
fun readln(): String
fun File.readText(): String
fun File.readLines(): List<String>
fun File.readBytes(): ByteArray
fun File.writeText(text: String)
fun File.writeBytes(array: ByteArray)
fun File.appendText(text: String)
fun File.deleteRecursively(): Boolean
fun File.resolve(relative: String): File
fun <T> File.useLines(block: (Sequence<String>) -> T): T
fun File.forEachLine(action: (String) -> Unit)
fun Reader.readText(): String
val File.extension: String
val File.nameWithoutExtension: String
