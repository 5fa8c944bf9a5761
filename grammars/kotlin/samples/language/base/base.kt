package shop.base

interface Shape {
  fun area(): Double
  val name: String get() = describe() // Shape.describe
  fun describe(): String = "shape"
}

open class Base(val id: Int) : Shape { // Shape
  override fun area() = 1.0
  open fun grow(by: Int = 1): Base = Base(id + by) // Base, Base.Base, Base.id
}

data class Point(val x: Item, val y: Item)

class Item(val weight: Int) {
  fun weigh(): Int = weight // Item.weight
  operator fun plus(other: Item): Item = Item(weight + other.weight)
  operator fun get(key: String): Item = this
  operator fun invoke(count: Int): Item = this
  operator fun contains(part: Int): Boolean = true
  infix fun with(other: Item): Item = other

  companion object {
    const val MAX = 3
    fun create(): Item = Item(MAX) // Item.MAX
  }
}

class Feather { // Two types with the same members: a guess by the name would be ambiguous.
  fun weigh(): Int = 0
  fun heavier(): Feather = this
}

object Registry {
  val items = mutableListOf<Item>()
  fun register(item: Item) { items.add(item) } // Registry.items
}

class Box<T : Shape>(val held: T) {
  val action: (Int) -> Item = { Item(it) } // Item, Item | Item.Item
  fun size(): Double = held.area() // Box.held, Shape.area
}

fun topLevel(item: Item, label: String = ""): Item = item
val topProperty: Item = Item(1)
fun Item.heavier(): Item = Item(weight + this.weight) // Item.weight
fun Feather.lighter(): Feather = this
val Item.double: Item get() = heavier() // base/base.kt:heavier
fun <T> T.tap(block: T.() -> Unit): T = this

enum class Color(val item: Item) {
  RED(Item.create()), // Item.create
  GREEN(topProperty);

  fun mix(): Item = item // Color.item
}

typealias Things = List<Item>

sealed class Node
class Leaf(val item: Item) : Node()
class Branch(val left: Node, val right: Node) : Node()
