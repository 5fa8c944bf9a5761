let cat = Cat(name: "Tom")  // ? Shelter.swift:Cat

if #available(macOS 13, *), cat.feed(2) {  // ? Animal.feed | Cat.feed
    [1, 2].forEach { amount in cat.feed(amount) }  // ? Animal.feed | Cat.feed
}
