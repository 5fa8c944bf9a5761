import shelter.*

@main def run(): Unit =
  val cat = Cat("Tom")
  for amount <- List(1, 2) do
    cat.feed(amount)
  println(cat.name)
