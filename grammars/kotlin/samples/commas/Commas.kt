package commas

annotation class Uses(val names: Array<String>)

fun interface Sum {
    fun of(first: Int, second: Int): Int
}

@Uses(
    names = [
        "a",
    ],
)
class Totals
    @JvmOverloads
    constructor(
        val start: Int = 0,
    ) {
        val sum =
            Sum {
                first,
                second,
                ->
                plus(first, second)
            }
    }

fun plus(first: Int, second: Int) = first + second

fun total() = Totals(1).sum.of(2, 3)
