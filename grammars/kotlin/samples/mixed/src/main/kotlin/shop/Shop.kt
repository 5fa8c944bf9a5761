package shop

interface Priced {
  fun price(): Int
}

class Item(val amount: Int) {
  fun cost(): Int = amount
  fun made(): Item = this
  companion object {
    @JvmStatic fun create(): Item = Item(1)
  }
}

open class Shelf {
  private val carts = ArrayList<Cart>()
  fun put(cart: Cart) { carts.add(cart) }
  fun first(): Item = carts[0].first() // Cart.first
  fun total(): Int = carts.sumOf { it.price() } // Cart.price
}

fun Cart.describe() = price() // Cart.price

fun main() {
  val cart = Cart("me") // Cart | Cart.Cart
  cart.price() // Cart.price
  cart.first().cost() // Cart.first, Item.cost
  cart.maker.made().cost() // maker -> Cart.getMaker, Item.made, Item.cost
  if (cart.isEmpty) return // isEmpty -> Cart.isEmpty
  cart.describe() // src/main/kotlin/shop/Shop.kt:describe
  Shelf().put(cart) // Shelf.put
}
