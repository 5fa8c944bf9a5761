package kotlin.comparisons

fun <T> compareBy(selector: (T) -> Any): Comparator<T>
fun <T> compareByDescending(selector: (T) -> Any): Comparator<T>
fun <T> maxOf(a: T, b: T): T
fun <T> minOf(a: T, b: T): T
fun <T> compareValues(a: T, b: T): Int
fun <T> naturalOrder(): Comparator<T>
fun <T> reverseOrder(): Comparator<T>
fun <T> Comparator<T>.thenBy(selector: (T) -> Any): Comparator<T>
