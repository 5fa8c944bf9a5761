package shop

import okio.Source
import javax.net.ssl.SSLSession

/** Functions that return their own receiver, constructors that call others, and receivers of types from outside. */
class Maker internal constructor() {
  var label: String = ""

  constructor(first: String) : this() {
    label = first
  }

  fun named(text: String) = apply { label = text }
  fun make(): Made = Made(label)
  fun label(label: String): Maker = label(label, true)
  fun label(label: String, isFinal: Boolean) = apply { this.label = label + isFinal }
}

class Made(val text: String) {
  val later by lazy { Maker() }

  fun part(index: Int): String = text + index
  fun show(): Int {
    val part = part(1)
    return part.length
  }
  fun again() = later.make()
}

fun use(): Int = Maker("a").named("b").make().show()

fun helper() = "x"
fun SSLSession.made(): Made = Made(helper())
fun Source.closeQuietly() {}

fun close(source: Source, session: SSLSession) {
  source.closeQuietly()
  session.made().show()
  session.invalidate()
}
