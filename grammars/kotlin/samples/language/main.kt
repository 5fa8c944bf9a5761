package shop.app

import shop.base.*
import shop.base.topLevel as top // topLevel -> base/base.kt:topLevel

class Circle(id: Int, private val item: Item) : Base(id), Runnable { // Base | Base.Base
  val cached by lazy { item.weigh() } // Circle.item, Item.weigh
  var total: Int = 0
    get() = item.weigh() // Circle.item, Item.weigh
    set(value) { field = value; log() } // Circle.log
  init { log() } // Circle.log
  constructor(item: Item) : this(1, item) { log() } // Circle.log
  private fun log() {}
  override fun run() { grow(by = 2).area() } // Base.grow, Base.area
  override fun area(): Double = super.area() // Base.area
  fun number() = id // Base.id
  fun sizes(): Things = listOf(item) // Things, Circle.item
}

class Named(shape: Shape) : Shape by shape

fun eval(node: Node): Item = when (node) {
  is Leaf -> node.item // Leaf.item
  is Branch -> eval(node.left) // Branch.left
}

fun calls(maybe: Item?) {
  val item = Item.create() // Item.create
  item.weigh() // Item.weigh
  top(item, label = "x").weigh() // Item.weigh
  Box(Circle(item)).held.sizes() // Box.held, Circle.sizes
  Box(Circle(item)).action(1).weigh() // Box.action, Item.weigh
  Registry.register(item) // Registry.register
  Registry.items.first().weigh() // Item.weigh
  Color.RED.mix().weigh() // Color.mix, Item.weigh
  Color.GREEN.item.weigh() // Color.item, Item.weigh
  topProperty.weigh() // Item.weigh
  maybe?.weigh() // Item.weigh
  maybe!!.weigh() // Item.weigh
  val other = (maybe ?: item).weigh() // Item.weigh
  println("${item.weigh()} and $other") // Item.weigh
}

fun operators(item: Item) {
  val sum = (item + item).weigh() // Item.weigh
  item["k"].weigh() // Item.weigh
  item(3).weigh() // Item.weigh
  val both = (item with item).weigh() // Item.with, Item.weigh
  val isPart = 3 in item
  val (a, b) = Point(item, y = item)
  a.weigh() // Item.weigh
  b.weigh() // Item.weigh
}

fun extensions(item: Item, feather: Feather) {
  item.heavier().weigh() // base/base.kt:heavier, Item.weigh
  feather.heavier().weigh() // Feather.heavier, Feather.weigh
  feather.lighter().weigh() // base/base.kt:lighter, Feather.weigh
  item.double.weigh() // base/base.kt:double, Item.weigh
  item.apply { weigh() }.let { it.weigh() } // Item.weigh, Item.weigh
  feather.tap { weigh() }.also { it.weigh() } // Feather.weigh, Feather.weigh
  item.run { heavier() }.weigh() // base/base.kt:heavier, Item.weigh
  with(feather) { weigh() } // Feather.weigh
  with(feather) { item.run { weigh() } } // Item.weigh
}

fun lists(item: Item, feathers: List<Feather>) {
  listOf(item).map { it.heavier() }.filter { x -> x.weigh() > 1 }.forEach { it.weigh() } // base/base.kt:heavier, Item.weigh, Item.weigh
  feathers.fold(item) { sum, feather -> feather.weigh(); sum.heavier() }.weigh() // Feather.weigh, base/base.kt:heavier, Item.weigh
  for (feather in feathers) { feather.weigh() } // Feather.weigh
  mapOf("a" to item)["a"]?.weigh() // Item.weigh
  feathers.sortedBy { it.weigh() }.firstOrNull()?.weigh() // Feather.weigh, Feather.weigh
  feathers.map(Feather::weigh) // Feather.weigh
  for (entry in mapOf("a" to item)) { entry.value.weigh() } // weigh -> ? Item.weigh | Feather.weigh
}

fun casts(shape: Any, item: Item) {
  if (shape is Circle && shape.sizes().isEmpty()) shape.run() // Circle.sizes, Circle.run
  val ran = (shape as Circle).run() // Circle.run
  val o = object : Shape {
    override fun area(): Double = item.weigh().toDouble() // Item.weigh
  }
  o.area()
}

fun guards(shape: Any) {
  if (shape !is Circle) return
  shape.run() // Circle.run
}

class Order {
  class Line(val item: Item)
  fun first(item: Item) = Line(item).item.weigh() // Line | Line.Line, Line.item, Item.weigh
}

fun lines(item: Item) {
  Order.Line(item).item.weigh() // Line | Line.Line, Line.item, Item.weigh
}
