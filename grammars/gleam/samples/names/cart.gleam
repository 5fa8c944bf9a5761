//// The goods of a customer.
import gleam/list
import shop/price.{type Price, Price}

/// Most lines of a cart.
const limit = 20

pub type Cart {
  Cart(lines: List(Line))
  Empty
}

pub type Line {
  Line(name: String, price: Price)
}

pub type Lines =
  List(Line)

/// Adds a line, unless the cart is full.
pub fn add(cart: Cart, line: Line) -> Cart {
  case cart {
    Empty -> Cart([line])
    Cart(lines) if limit > 1 -> Cart([line, ..lines])
    other -> other
  }
}

pub fn total(cart: Cart) -> Int {
  let prices = cart |> lines_of |> list.map(fn(line) { line.price })
  price.sum(prices)
}

fn lines_of(cart: Cart) -> List(Line) {
  case cart {
    Cart(lines) -> lines
    Empty -> []
  }
}
