package shop

class Main : Comparable<Main> {
  override fun toString(): String = "main"
  override fun compareTo(other: Main): Int = 0
}

@RestController
class Pages {
  @GetMapping("/")
  fun index(): String = "index"
}

fun main() {
  println(Main())
}
