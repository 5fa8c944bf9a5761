pub type Price {
  Price(cents: Int)
}

// The sum of prices.
pub fn sum(prices: List(Price)) -> Int {
  case prices {
    [] -> 0
    [Price(cents), ..rest] -> cents + sum(rest)
  }
}

@external(erlang, "price", "now")
pub fn now() -> Price
